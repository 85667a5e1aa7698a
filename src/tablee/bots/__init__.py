"""Bots: they choose moves for a seat from what that seat can know."""

from secrets import randbits

from tablee.bots.advice import Hope, advise
from tablee.bots.levels import AT_THE_TABLE, LEVELS, Budget, policy, searched
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.rng import Rng
from tablee.engine.state import State

__all__ = ["LEVELS", "Bot", "Budget", "Hope", "advise", "make", "policy", "searched"]


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


def make(game: Game, level: str, seed: int | None = None) -> Bot:
    """A bot for a game; refuses a level there is not. The same seed gives the same luck, without one it is new."""
    return Bot(game, level, randbits(96) if seed is None else seed)
