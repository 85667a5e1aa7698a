"""Chances: a rate that was counted, and how sure it is."""

from math import sqrt

from msgspec import Struct

Z95 = 1.959964  # standard deviations either side that hold 95 % of a normal distribution


class Share(Struct, frozen=True):
    """A rate with its 95 % confidence interval."""

    rate: float
    low: float
    high: float


def share(won: float, games: int) -> Share:
    """A win rate by Wilson's score interval, which holds for few games and for rates near 0 and 1 too.

    A victory shared by k seats is 1/k of a win; that spreads less than whole wins do, so the interval is
    on the safe side.
    """
    rate = won / games
    squared = Z95 * Z95
    centre = (rate + squared / (2 * games)) / (1 + squared / games)
    half = Z95 / (1 + squared / games) * sqrt(rate * (1 - rate) / games + squared / (4 * games * games))
    return Share(round(rate, 6), round(max(0.0, centre - half), 6), round(min(1.0, centre + half), 6))
