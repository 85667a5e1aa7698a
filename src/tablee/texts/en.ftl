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
refused-undo-range = Cannot go back to move { $to }: it must lie between 0 and the last move made, and the match has { $steps }.
refused-step-range = This match has no move { $step }: its last one is number { $steps }.

refused-unknown-game = No game is called “{ $game }”.{ meant } Known games: { $known }.
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
cli-tablee = Five board games round one table.
cli-serve = Open the table in the browser.
cli-games = List the games with their players and options.
cli-play = Play in this terminal, against bots.
cli-simulate = Play many matches at once and sum up their scores.
cli-arena = Let bots play each other and measure how strong they are.
cli-replay = Go through a stored match move by move.
cli-verify = Replay a journal and prove that nothing in it was changed, luck included.
cli-fuzz = Play at random and keep the journal of anything that goes wrong.
cli-bench = Measure how fast the games and the bots are.

## Server

bot-names = Ada, Basil, Cleo, Dario, Edda, Felix, Gwen, Hugo, Iris, Jonas, Kira, Leon, Maud, Nino, Olga, Pablo

# What happened at the table, besides the game
event-undo-asked = { $seat } would like to take a move back.
event-undo-agreed = { $seat } agrees.
event-undo-declined = { $seat } would rather not.
event-undone = { $seat } takes back { $steps ->
    [one] one move
   *[other] { $steps } moves
}.
event-paused = { $seat } pauses the match.
event-resumed = { $seat } resumes the match.
event-stood-in = A bot stands in for { $seat }.
event-came-back = { $seat } is back.
event-time-ran-out = { $seat } has run out of time: the table plays for them.

verify-proved = The luck of this match is proved: all { $steps } steps follow from the secret whose hash was shown before the deal.
verify-draws = All { $steps } steps follow from the key of this match. The file does not say what was promised before the deal.
verify-altered = This match does not hold together: replayed from its key, it does not lead where it says.
verify-secret = The secret of this match is not the one that was promised before the deal.
verify-key = The key of this match does not come from its secret and the players’ own shares.

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

refused-no-seat = You have no seat at this table.
refused-not-host = Only the host of the table can do that.
refused-not-your-seat = That is not your seat.
refused-not-your-decision = That decision is somebody else’s.
refused-not-allowed = This table is private: you need an invitation.
refused-begun-already = The match has already begun.
refused-not-begun = The match has not begun yet.
refused-not-yet-over = That can be seen when the match is over.
refused-match-over = The match is over.
refused-table-full = All seats are taken.
refused-seat-taken = That seat is taken.
refused-seat-open = A seat is still open: invite somebody or give it to a bot.
refused-not-ready = { $seat } is not ready yet.
refused-colour-taken = { $seat } already has that colour.
refused-decision-closed = Too late: that decision is no longer open.
refused-paused = The match is paused.
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
refused-not-absent = { $seat } is at the table.
refused-nothing-said = There is nothing in that message.
refused-too-chatty = One thing at a time: wait a few seconds.
refused-said-already = You have just said that.
refused-journal-unfinished = This journal is of a match that is not over.
