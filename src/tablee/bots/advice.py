"""Advice: what an expert would do, what it hopes for from each move it looked at, and how sure it is."""

from math import sqrt

from msgspec import Struct

from tablee.bots.chances import Z95, Share, share
from tablee.bots.levels import AT_THE_TABLE, Budget, searching
from tablee.bots.search import Prospect
from tablee.engine.game import Game
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State

MOST = 3  # moves that are spoken of
LEAST = 30  # playouts of a move before anything is said about it


class Hope(Struct, frozen=True):
    """A move and how its playouts went: how often they were won, and their score with how far that may be off.

    There is no score (None) where playouts were judged before the end of the match. `alike` is whether chance alone may
    be why the best move came out ahead of this one.
    """

    move: str
    tries: int
    win: Share
    score: float | None
    off: float
    alike: bool


def advise(game: Game, imagined: State, seat: int, luck: Rng, budget: Budget = AT_THE_TABLE) -> list[Hope]:
    """The expert's move first, then the others it tried most. A move that is the only one comes without playouts.

    Refuses a judged decision: nobody is told the answer of a trial.
    """
    if imagined.judged(seat) is not None:
        raise Refused("no-hint-here", {})
    search = searching(game, budget)
    chosen = search.choose(imagined, seat, luck)
    tried = sorted(search.prospects, key=lambda each: (each.move != chosen, -each.tries))
    if not tried:
        return [Hope(game.moves.text(chosen), 0, Share(0.0, 0.0, 0.0), None, 0.0, alike=True)]
    spoken = [tried[0], *(each for each in tried[1:MOST] if each.tries >= LEAST)]
    return [hope(game, each, tried[0]) for each in spoken]


def hope(game: Game, prospect: Prospect, best: Prospect) -> Hope:
    tries = prospect.tries
    return Hope(
        game.moves.text(prospect.move),
        tries,
        share(prospect.wins, tries),
        score(prospect) if finished(prospect) else None,
        Z95 * spread(prospect) if finished(prospect) else 0.0,
        alike=prospect is best or not apart(best, prospect),
    )


def finished(prospect: Prospect) -> bool:
    """Whether all playouts of a move went to the end of the match, so that there are scores to speak of."""
    return prospect.ended == prospect.tries


def score(prospect: Prospect) -> float:
    return prospect.points / prospect.ended


def spread(prospect: Prospect) -> float:
    """The standard error of a move's score."""
    return sqrt(max(0.0, prospect.squares / prospect.ended - score(prospect) ** 2) / prospect.ended)


def apart(best: Prospect, other: Prospect) -> bool:
    """Whether the best move wins more often, or as often with a better score, beyond what chance explains."""
    ahead, off = difference(chance(best), chance(other))
    if abs(ahead) > off:
        return ahead > 0
    if not finished(best) or not finished(other):
        return False
    points, off = difference((score(best), spread(best) ** 2), (score(other), spread(other) ** 2))
    return points > off


def chance(prospect: Prospect) -> tuple[float, float]:
    """A move's win rate and the variance of that, with one win and one loss added so that neither is ever certain."""
    tries = prospect.tries + 2
    rate = (prospect.wins + 1) / tries
    return rate, rate * (1 - rate) / tries


def difference(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """How far one mean is ahead of another, and how far chance alone may put them apart."""
    return one[0] - other[0], Z95 * sqrt(one[1] + other[1])
