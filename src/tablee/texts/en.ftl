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
