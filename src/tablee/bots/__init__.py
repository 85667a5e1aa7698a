"""Bots: they choose moves for a seat from what that seat can know."""

from secrets import randbits

from msgspec import Struct

from tablee.bots.advice import Hope, advise
from tablee.bots.levels import AT_THE_TABLE, LEVELS, Budget, policy, searched
from tablee.engine.game import Game
from tablee.engine.json import Json
from tablee.engine.match import Match
from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State

__all__ = ["LEVELS", "Bot", "Budget", "Hope", "Thought", "advise", "make", "policy", "searched"]


class Thought(Struct, frozen=True):
    """What a bot would do, how many milliseconds a person of its level would take (0: the table's pace), and how sure
    it is, from 0 to 1; None where it would suggest nothing to those it decides with. `raw` is what a person would
    answer, where the decision is judged and the game can say it.

    `move` is the text of a move, or of a run where a person's answer would be one: to be made as one step
    (`Match.repeat`), so that nobody learns from the number of steps what a bot is about.
    """

    move: str
    delay: int
    confidence: float | None
    raw: Json = None


class Bot:
    """A bot of one level, with luck of its own. It never looks at a true state."""

    def __init__(self, game: Game, level: str, seed: int) -> None:
        policy(game, level)
        self.game = game
        self.level = level
        self.luck = Rng()
        self.luck.seed(seed)

    def choose(self, match: Match, seat: int, budget: Budget = AT_THE_TABLE) -> str:
        """A legal move for the decision that this seat faces; refuses a seat that is not asked."""
        match.decision(seat)
        return self.choose_from(match.state.imagine(seat, self.luck), seat, budget)

    def choose_from(self, imagined: State, seat: int, budget: Budget = AT_THE_TABLE) -> str:
        """The same from a state that was imagined for this seat, in another process perhaps."""
        move = policy(self.game, self.level, budget).choose(imagined, seat, self.luck)
        return self.game.moves.text(move)

    def think(self, match: Match, seat: int, budget: Budget = AT_THE_TABLE) -> Thought:
        """What to do about that decision, with what a table needs to know: when to do it, or how to suggest it."""
        match.decision(seat)
        return self.think_from(match.state.imagine(seat, self.luck), seat, budget)

    def think_from(self, imagined: State, seat: int, budget: Budget = AT_THE_TABLE) -> Thought:
        """The same from a state that was imagined for this seat."""
        mind = policy(self.game, self.level, budget)
        move = mind.choose(imagined, seat, self.luck)
        delay = mind.delay(imagined, seat, move, self.luck)
        sure = mind.confidence(imagined, seat, move)
        raw = None if imagined.judged(seat) is None else self.game.wording(imagined, seat, move)
        return Thought(self.game.moves.run_text(self._run(mind, imagined, seat, move)), delay, sure, raw)

    def _run(self, mind: Policy, imagined: State, seat: int, move: int) -> list[int]:
        """The moves that belong to one answer: while this seat is asked the same judged thing, and no luck came."""
        run, kind, luck = [move], imagined.kind(seat), imagined.luck_n
        if imagined.judged(seat) is None:
            return run
        world = imagined.copy()
        while True:
            world.apply(seat, run[-1])
            same = seat in world.pending() and world.kind(seat) == kind and world.judged(seat) is not None
            if not same or world.luck_n != luck:
                return run
            run.append(mind.choose(world, seat, self.luck))


def make(game: Game, level: str, seed: int | None = None) -> Bot:
    """A bot for a game; refuses a level there is not. The same seed gives the same luck, without one it is new."""
    return Bot(game, level, randbits(96) if seed is None else seed)
