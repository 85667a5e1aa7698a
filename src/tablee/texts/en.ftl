### The words of the house: what Tablée says whatever the game.

## Players

# $number: the place round the table, counted from 1
seat-name = Player { $number }
spectator = Spectator
bot-random = Random
    .note = Plays any allowed move without a thought.
bot-simple = Simple
    .note = Follows a few sound principles; a fair opponent to start with.
bot-expert = Expert
    .note = Imagines what it cannot see and thinks several moves ahead.

## Refusals: a request that is not allowed

# "Did you mean ...?": { $like } is empty when nothing comes close
meant = { GIVEN($like) ->
    [yes] {" "}Did you mean “{ $like }”?
   *[no] {""}
}

refused-unknown-move = “{ $move }” is not a move of this game.{ meant }
refused-illegal-move = “{ $move }” is not allowed now: see rule { $rule }.
refused-not-asked = Nothing is being asked of { $seat } at the moment: wait for the next decision.
refused-seats = { $most ->
    [1] { $game } is played alone; { $seats } seats were asked for.
   *[other] { $game } is for { $least } to { $most } players; { $seats } seats were asked for.
}
refused-unknown-option = { $game } has no option called “{ $option }”.{ meant } Known options: { $known }.
refused-option-value = The option “{ $option }” cannot be { $value }. It may be: { $allowed }.
refused-option-per-seat = The option “{ $option }” wants a list with one value per player, { $seats } in all, and got { $value }.
refused-option-distinct = The option “{ $option }” wants a different value for each player and got { $value }.
refused-not-judged = { $game } expects no free answer here: choose a move from the list.
refused-answer-wanted = “{ $move }” is no answer here: this decision is answered in your own way, not by a move of the list.
refused-answer-text = { $got } is no answer: write between 1 and { $most } characters.
refused-answer-fields = { $got } is no answer: expected an object with { $fields }.
refused-answer-number = { $got } is no answer: { $field } must be a whole number from { $least } to { $most }.
refused-answer-one = { $got } names two things: give one answer.
refused-answer-lines = { $got } is no answer: expected at least one line from 1 to { $most }, each once.
refused-answer-cell = { $got } is no answer: expected a cell, a letter and a number, from A1 to { $last }.
refused-answer-shots = { $got } is no answer: expected at most { $most } shots in order, each a moment and two whole numbers.
refused-answer-size = This answer is far too long: { $most } characters at most.
refused-clock-only = “{ $move }” is played by the clock alone.
refused-undo-final = Cannot go back to move { $to }: move { $step } was a trial, and nobody tries twice.
refused-undo-nobody-there = This can only be taken back with the consent of the others, and none of them is there: bots play in their places.
refused-too-much-work = This would take the server longer than the { $seconds } seconds it gives to one request.
refused-undo-range = Cannot go back to move { $to }: it must lie between 0 and the last move made, and the match has { $steps }.
refused-entry-range = The journal of this table has no entry { $entry }: its last one is number { $entries }.
refused-step-range = This match has no move { $step }: its last one is number { $steps }.

refused-unknown-game = No game is called “{ $game }”.{ meant } Known games: { $known }.
refused-broken-game = The game “{ $game }” cannot be played here, because its package is not in order: { $why }
refused-unknown-bot = No bot is called “{ $bot }”. Known bots: { $known }.
refused-unknown-locale = The language “{ $locale }” is not available. Known languages: { $known }.

refused-no-such-file = The file “{ $file }” does not exist or cannot be read.
refused-not-a-position = This is not a position of { $game }: a complete JSON object was expected, got: { $got }.
refused-position-field = The position of { $game } is incomplete: it lacks “{ $field }”.
refused-bad-position = This position of { $game } is impossible: { $why }.
refused-wrong-field = The field “{ $field }” is { $got }; { $expected } was expected.
refused-bad-content = { $file }{ GIVEN($entry) ->
    [yes] , { $entry }
   *[no] {""}
}: expected { $expected }, got { $got }.{ meant }

refused-journal-unreadable = This cannot be read as the journal of a match: { $why }.
refused-journal-step = The journal stops making sense at move { $step }: “{ $move }” was not allowed there.
refused-journal-altered = The journal has been altered: at move { $step } the replayed match no longer agrees with what is written.
refused-journal-truncated = The journal is incomplete: it announces { $expected } steps and stops after { $steps }.

## Command line

# One line per command, for the help
cli-tablee = Board games round one table.
cli-backup = Copy all that is stored into one file, while people play.
cli-restore = Fill an empty database from such a file.
cli-serve = Open the table in the browser.
cli-games = List the games with their players and options.
cli-play = Play in this terminal, against bots.
cli-simulate = Play many matches at once and sum up their scores.
cli-arena = Let bots play each other and measure how strong they are.
cli-replay = Go through a stored match move by move.
cli-verify = Replay a journal and prove that nothing in it was changed, luck included.
cli-fuzz = Play at random and keep the journal of anything that goes wrong.
cli-bench = Measure how fast the games and the bots are.
cli-check = Check that the words, data and drawings of a game, or of every game, are in order.

# Headings of the help
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = default:
cli-help-required = required

# One line per argument and flag
cli-arg-help = Show this help.
cli-arg-locale = Language: fr or en. Without it, that of the environment.
cli-arg-version = Show the version.
cli-arg-install_completion = Install completion for this shell.
cli-arg-show_completion = Show completion for this shell, to copy or adapt it.
cli-arg-slug = The game, by its short name: see “tablee games”.
cli-arg-file = The journal of a match, as play and the table in the browser save it.
cli-arg-seats = Number of seats.
cli-arg-seed = Seed of the luck: the same seed gives the same match, and the same figures on any number of cores.
cli-arg-option = An option of the game, several times if need be. One value per seat is written with commas: kilt=true,false,false.
cli-arg-workers = Number of processes; without it, one per core.
cli-arg-as_json = Answer in JSON, for programs.
cli-arg-games = Number of matches.
cli-arg-bots = Level of the bots: random, simple or expert; one for all, or one per seat with commas.
cli-arg-play-seats = Number of seats, yours included.
cli-arg-play-level = Level of your opponents: random, simple or expert; one for all, or one each with commas.
cli-arg-play-name = Your name at the table.
cli-arg-play-journal = Where to save the journal; without it, in your data folder.
cli-arg-play-pace = How often the time that the rules of a trial give: 1, 1.5, 2, 5, or off.
cli-arg-play-resume = Go on with the match of this journal.
cli-arg-replay-seat = Whose knowledge: the number of a seat from 1, “public” for a spectator’s, “all” with everything open.
cli-arg-replay-step = Show the table as it was after this move.
cli-arg-verify-promised = The commitment that was shown before the deal.
cli-arg-arena-bots = The bots that meet, with commas. They take turns in the seats.
cli-arg-arena-ms = Time to think for each decision, in milliseconds.
cli-arg-arena-iterations = Number of playouts for each decision, instead of a time: the same figures on any machine.
cli-arg-fuzz-seconds = How long to search, looking thoroughly at every match; 30 without it.
cli-arg-fuzz-games = Number of matches to play quickly, some of them thoroughly.
cli-arg-fuzz-out = Folder for the journals of what goes wrong.
cli-arg-bench-slug = One game only.
cli-arg-bench-rounds = Number of rounds, of which the best counts.
cli-arg-bench-ms = Length of a round, in milliseconds.
cli-arg-serve-host = Address to listen on; 0.0.0.0 lets other machines in.
cli-arg-serve-port = Port to listen on; 0 takes any that is free.
cli-arg-serve-open = Open the browser.
cli-arg-backup-file = The file to write; it must not be there yet.
cli-arg-restore-file = The file that was written by a backup.
cli-arg-database = Where tables are kept: an SQLite file or the URL of a PostgreSQL database; without it, where “serve” keeps them.
cli-arg-serve-database = Where tables are kept: an SQLite file or the URL of a PostgreSQL database.

# The list of games
cli-game-heading = { $title } ({ $slug })
cli-game-players = { $most ->
    [1] For one player
   *[other] { $least } to { $most } players
}, { $shortest } to { $longest } minutes
cli-option-each = { $title } (one per seat, with commas)

# The text table
cli-section-players = Players
cli-section-result = Result
cli-section-board = Board
cli-section-tray = Beside the board
cli-section-mat = In front of { $name }
cli-section-hand = Your hand
cli-section-hand-of = Hand of { $name }
cli-section-log = So far
cli-section-news = What happened
cli-section-coach = Advice
cli-section-rules = Rules
cli-section-commands = What you can type
cli-pair = { $label }: { $value }
cli-piece-count = { $label } × { $count }
cli-mark-you = you
cli-mark-first = goes first
cli-mark-active = to decide
cli-score = { $score ->
    [1] 1 point
   *[other] { $score } points
}
cli-result-row = { $rank }. { $name }: { $score }{ GIVEN($parts) ->
    [yes] {" "}({ $parts })
   *[no] {""}
}

# Playing in the terminal
cli-play-welcome = Type the number of a choice. “?” for help, “q” to stop: the match is saved at every move.
cli-play-saved = The match is saved in { $file }.
cli-bot-name = { $level } { $number }
cli-ask = >
cli-answer-text = Type your answer.
cli-answer-lines = Type the numbers of the lines to keep, such as 1 3 5.
cli-answer-words = Type the cell of the first letter, such as C7; where a whole word is wanted, the first and the last cell.
cli-answer-bullets = Type the number of the bullet.
cli-answer-path = Type the number of the exit.
cli-answer-gallery = Type a target to aim at it, Enter to fire, a full stop when you are done.
cli-answer-commands = Commands begin with { $mark } here: { $mark }help, { $mark }log, { $mark }table, { $mark }quit.
cli-answer-time = You have { $seconds } seconds.
cli-time-up = Time is up.
cli-gallery-aimed = You aim at { $target }.
cli-gallery-unknown = There is no target “{ $typed }”: { $known }.
cli-gallery-not-loaded = Not loaded yet.
cli-gallery-empty = No shot is left.
cli-gallery-missed = Missed.
cli-gallery-fell = { $target } falls.
cli-sure = { $choice }: this cannot be taken back. Go ahead (y/n)?
cli-undo-revealed = Something has been revealed since. Take your move back all the same (y/n)?
cli-undone = Taken back to move { $move }.
cli-word-help = help
cli-word-undo = undo
cli-word-log = log
cli-word-table = table
cli-word-quit = quit
# all the ways to say yes
cli-word-yes = y yes
cli-help-choosing = The number of a choice, the move itself, or some words of it to narrow the list; Enter shows all choices again.
cli-help-help = this help
cli-help-undo = take your last move back, with what the bots did since
cli-help-log = all that has happened so far
cli-help-table = the table once more
cli-help-quit = stop here; go on later with --resume

# Replaying
cli-replay-start = The match begins
cli-replay-step = { GIVEN($move) ->
    [yes] Move { $step } of { $steps }, { $name }: { $move }
   *[no] Move { $step } of { $steps }, { $name }
}
cli-replay-keys = Enter: next move. -: the one before. A number: that move. q: stop.
cli-replay-ask = { $step }/{ $steps } >

# Verifying
cli-verify-game = { $title }, rules version { $rules }, { $seats } seats.
cli-verify-moves = Proved: { $entries ->
    [one] the only entry
   *[other] all { $entries } entries
} of the journal replayed, { $steps } moves legal, { $undone } taken back; the state after every move is the one written down.
cli-verify-draws = Proved: luck was drawn in { $lucky ->
    [one] { $lucky } move
   *[other] { $lucky } moves
}, every draw follows from the key of the match and the number of the move, and nothing else.
cli-verify-luck-promised = Proved: the key comes from the secret that was promised before the deal, { $commitment }.
cli-verify-luck-secret = Proved: the key comes from the secret of the table and the players’ own shares. Compare its commitment with the one you were shown before the deal: { $commitment }
cli-verify-luck-key = Not proved: that the key was settled before the deal. Compare its commitment with the one you were shown: { $commitment }
cli-verify-judged = { $judged ->
    [one] The one answer in words
   *[other] The { $judged } answers in words
} stand as they were judged; { $dissents ->
    [0] today’s judge would say the same.
    [one] today’s judge would see one of them otherwise:
   *[other] today’s judge would see { $dissents } of them otherwise:
}
cli-verify-dissent = move { $step }: { $raw } was judged “{ $then }” and would now be “{ $now }”.
cli-verify-outcome = { $over ->
    [true] Proved: the match ended with the scores { $scores }.
   *[false] The match is not over.
}

# Simulation and arena
cli-simulate-heading = { $title }: { $games } matches with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
cli-simulate-shared = { $shared ->
    [0] No shared victory.
    [one] { $shared } shared victory.
   *[other] { $shared } shared victories.
}
cli-simulate-time = { $seconds } s, { $speed } decisions per second
cli-percent = { $value } %
cli-column-seat = Seat
cli-column-side = Side
cli-measure-side = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-interval = 95 % interval
cli-column-share = If equal
cli-column-matches = Seats played
cli-column-measure = Measure
cli-column-mean = Mean
cli-column-sigma = σ
cli-column-least = Least
cli-column-q5 = 5 %
cli-column-q25 = 25 %
cli-column-q50 = Median
cli-column-q75 = 75 %
cli-column-q95 = 95 %
cli-column-most = Most
cli-measure-seat = Score of seat { $seat }
cli-measure-score = Score of all seats
cli-measure-best_score = Best score
cli-measure-margin = Margin of victory
cli-measure-decisions = Decisions
cli-measure-rounds = Rounds
cli-arena-heading = { $title }: { $games } matches with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
cli-arena-budget = The expert thinks { $iterations ->
    [0] { $ms } ms
   *[other] { $ms ->
        [0] { $iterations } playouts
       *[other] { $iterations } playouts or { $ms } ms
    }
} about each move.

# Fuzzing
cli-fuzz-so-far = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} played, { $failures ->
    [one] { $failures } failure
   *[other] { $failures } failures
}
cli-fuzz-played = { $matches } matches ({ $thorough } thoroughly), { $decisions } decisions, { $seconds } s, seed { $seed }
cli-fuzz-failure = { $law }: { $seats } seats, move { $step }. Journal: { $file }
cli-fuzz-result = { $failures ->
    [0] Nothing went wrong.
    [one] { $failures } match went wrong.
   *[other] { $failures } matches went wrong.
}

# Checking
cli-check-file-missing = { $game }: the file { $file } is missing.
cli-backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file }, as things stood when the copy began. The file holds secrets: keep it private.
cli-restore-done = { $tables ->
    [one] One table has
   *[other] { $tables } tables have
} come back from { $file }.
cli-game-left-out = Left out: { $game }, whose package is not in order: { $why }
cli-check-import-fails = { $game }: the package cannot be imported: { $why }
cli-check-text-unreadable = { $game }: { $file } has something that cannot be read: { $text }
cli-check-text-missing = { $game }: { $file } lacks { $code }.
cli-check-text-facts = { $game }: { $file } uses other facts in { $code } than the other language: { $facts }.
cli-check-drawing-unreadable = { $game }: the drawing { $file } cannot be read: { $why }
cli-check-place-missing = { $game }: { $file } has no place { $place }.
cli-check-symbol-missing = { $game }: { $file } has no symbol { $symbol }.
cli-check-result = { $games ->
    [one] { $games } game
   *[other] { $games } games
} checked: { $problems ->
    [0] all in order.
    [one] { $problems } problem.
   *[other] { $problems } problems.
}

# Benchmark
cli-column-game = Game
cli-column-seats = Seats
cli-column-compiled = Compiled k
cli-column-interpreted = Interpr. k
cli-column-ratio = Ratio
cli-column-copying = Copying
cli-column-copy = Copy µs
cli-column-imagine = Imagine µs
cli-column-expert = Expert
cli-bench-note = One core, best of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, Python { $python }. Compiled, Interpreted: thousands of decisions of random play per second of processor time. Copying: how many times longer with a copy before every move. Copy, Imagine: what one takes. Expert: full playouts per second from the first decision.
cli-bench-interpreted = There is no compiled build on this machine: everything was measured interpreted.

# Command lines that cannot be understood
refused-no-such-command = There is no command “{ $command }”.{ meant } Commands: { $known }.
refused-no-such-flag = There is no flag “{ $flag }” here.{ meant } See --help.
refused-flag-alone = “{ $flag }” is not used like that: see --help.
refused-flag-value = “{ $flag }” cannot be “{ $value }”: expected { $expected }.
refused-flag-number = “{ $flag }” cannot be “{ $value }”: expected a whole number from { $least } up.
refused-flag-range = “{ $flag }” cannot be “{ $value }”: expected a whole number from { $least } to { NUMBER($most, useGrouping: 0) }.
refused-flags-together = { $flags } do not go together: choose one.
refused-missing-argument = { $argument } is missing: see --help.
refused-extra-argument = “{ $argument }” is one argument too many.
refused-command-line = This command line cannot be understood: { $why }
refused-no-such-seat = There is no seat { $got }: expected 1 to { $seats }.
refused-luck-secret = The luck does not keep its promise: the secret gives the commitment { $got }, and { $expected } was shown.
refused-luck-key = The luck does not keep its promise: the key is { $got }, and the secret and the players’ shares give { $expected }.
refused-luck-promise = The luck is not the one promised: this journal’s commitment is { $got }, and { $expected } was shown.
refused-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }.
refused-file-exists = The file { $file } is there already; a backup never overwrites one.
refused-cannot-write = The file { $file } cannot be written: { $why }
refused-no-backup = The file { $file } is not a backup of Tablée.
refused-database-in-use = The database already holds tables; a backup fills an empty one only.
refused-cannot-open-database = The database { $database } cannot be opened: { $why }
refused-cannot-write = { $file } cannot be written: { $why }.

## Server

bot-names = Ada, Basil, Cleo, Dario, Edda, Felix, Gwen, Hugo, Iris, Jonas, Kira, Leon, Maud, Nino, Olga, Pablo

# What somebody is told who is not there
notice-turn = { $game }: it is your turn, { $name }.

# What happened at the table, besides the game
event-undo-asked = { $seat } would like to take back { $steps ->
    [one] one move
   *[other] { $steps } moves
}.
event-undo-agreed = { $seat } agrees.
event-undo-declined = { $seat } would rather not.
event-undone = { $seat } takes back { $steps ->
    [one] one move
   *[other] { $steps } moves
}.
event-paused = { $seat } pauses the match.
event-resumed = { $seat } resumes the match.
event-wait-agreed = { $seat } would wait for { $target }.
event-wait-declined = { $seat } would rather play on.
event-waits = The table waits for { $seat }.
event-stood-in = A bot stands in for { $seat }.
event-came-back = { $seat } is back.
event-time-ran-out = { $seat } has run out of time: the table plays for them.

proof-proved = The luck of this match is proved: all { $steps } steps follow from the secret whose hash was shown before the deal.
proof-dealt = All { $steps } steps follow from the key of this match, and the key from the server’s secret. Not everybody added a share of their own before the deal (a match that is dealt at once takes none), so it is not proved that the server left its luck to chance.
proof-file = All { $steps } steps follow from the key of this match, and the key from the secret and the shares in its file. Only who was there can tell whether that secret’s hash was shown before the deal.
proof-draws = All { $steps } steps follow from the key of this match. The file does not say what was promised before the deal.
proof-altered = This match does not hold together: replayed from its key, it does not lead where it says.
proof-secret = The secret of this match is not the one that was promised before the deal.
proof-key = The key of this match does not come from its secret and the players’ own shares.

refused-unknown-table = There is no table “{ $table }”.
refused-unknown-page = There is nothing at “{ $page }”.
refused-unknown-code = This invitation is not valid, or not any more.
refused-unknown-seat = This table has no such seat.
refused-no-such-method = “{ $method }” is not possible here.
refused-bad-request = This request cannot be understood{ GIVEN($field) ->
    [yes] {" "}({ $field })
   *[no] {""}
}: { $why }.
refused-bad-frame = This message cannot be understood: { $why }.
refused-too-large = That is too much at once: { $most } bytes at most.
refused-too-many = Too many requests: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-wrong-origin = Requests from { $origin } are not accepted.
refused-internal = Something went wrong on our side. Nothing was lost; please try again.
refused-closing = The server is restarting: back in a moment.
refused-not-stored = The move could not be saved, so it was not made: please try again.
refused-stopped = This table has been stopped by a fault. Nothing was lost, and it will be looked into.
refused-rules-changed = This match was played with version { $got } of the rules; this server plays version { $expected }.

refused-no-careers = { $game } keeps no careers.
refused-hints-alone = Hints are for those who play alone: other people sit at this table.
refused-no-hint-here = There is no hint for this kind of decision.
refused-no-hint-now = The expert has no answer just now: try again in a moment.
refused-no-seat = You have no seat at this table.
refused-not-host = Only the host of the table can do that.
refused-not-your-seat = That is not your seat.
refused-not-your-decision = That decision is somebody else’s.
refused-not-allowed = This table is private: you need an invitation.
refused-begun-already = The match has already begun.
refused-not-begun = The match has not begun yet.
refused-not-yet-over = That can be seen when the match is over.
refused-match-over = The match is over.
refused-seen-too-much = You have looked into hands as a spectator of this match: you cannot sit down in it any more, but in the next one.
refused-address-not-allowed = Nothing may be sent to “{ $host }”. This server sends to: { $allowed }, by https.
refused-table-full = All seats are taken.
refused-seat-taken = That seat is taken.
refused-seat-open = A seat is still open: invite somebody or give it to a bot.
refused-not-ready = { $seat } is not ready yet.
refused-colour-taken = { $seat } already has that colour.
refused-decision-closed = Too late: that decision is no longer open.
refused-paused = The match is paused.
refused-too-late = Time was up { $milliseconds } ms before this answer came: it does not count.
refused-silence = The rules want silence of you now: you can talk again afterwards.
refused-answer-waits = An answer of { $seat } is about to count: hold it back first.
refused-nothing-waits = No answer of your group is about to count.
refused-held-back = { $seat } has held this answer back.
refused-unknown-notes = You share no notes called “{ $notes }”.
refused-unknown-row = The notes “{ $notes }” have no row “{ $row }”.
refused-channel-closed = “{ $channel }” is closed to you now; open: { $open }.
refused-no-pause-now = A trial against time is under way: it cannot be paused.
refused-nothing-to-undo = There is nothing to take back.
refused-undo-not-yours = Only { $seat } can take that move back.
refused-undo-pending = { $seat } has already asked to take a move back.
refused-undo-too-soon = Ask again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-nothing-asked = Nobody is asking you anything at the moment.
refused-not-a-person = That seat is played by a bot anyway.
refused-not-absent-long = { $seat } may be back in a moment: a bot can stand in after { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
}.
refused-not-absent = { $seat } is at the table.
refused-nothing-said = There is nothing in that message.
refused-too-chatty = One thing at a time: wait a few seconds.
refused-said-already = You have just said that.
refused-journal-unfinished = This journal is of a match that is not over.

## Careers

career-not-position = This match was played on from a position: it does not count in your career.
career-not-taken-back = Something that had come to light was taken back: this match does not count in your career.
career-not-stand-in = A bot played most of your moves: this match does not count in your career.
career-not-shared = Several people played on this screen: this match does not count in a career.

## Hints

# $rate, $low, $high: percentages
hint-win = { $rate }% to win (between { $low } and { $high }%)
# $score, $off: points at the end, and how far off that may be
hint-points = { $score } points on average (± { $off })
hint-only = It is the only move.
hint-alone = The expert hardly looked at anything else: nothing promised as much.
hint-unsure = There was too little time to be sure: take this as a first thought.
hint-clear = This move stands out: beyond chance, it does better than the others.
hint-alike = Nearly even: chance alone may explain why this move comes first.
hint-how = Counted over { $tries } continuations. In each of them what you cannot see, cards and dice alike, is imagined anew, and bots play it to the end.

# Why something cannot be picked.
objection-no-part = { $label } plays no part now. { $prompt }
