"""Measures: what a pile of whole numbers comes to. They are counted by value, so that millions take no room."""

from collections import Counter
from math import sqrt

from msgspec import Struct

from tablee.bots.chances import Share, share

__all__ = ["Distribution", "Share", "distribution", "quantile", "share"]

QUANTILES = (5, 25, 50, 75, 95)


class Distribution(Struct, frozen=True):
    """How numbers spread. `quantiles` has the least number that so many percent of them do not exceed."""

    count: int
    mean: float
    sigma: float
    least: int
    most: int
    quantiles: dict[str, int]


def distribution(counts: Counter[int]) -> Distribution:
    """The spread of numbers given by how often each came up: exact, whatever the order they came in."""
    total = sum(counts.values())
    first = sum(value * times for value, times in counts.items())
    second = sum(value * value * times for value, times in counts.items())
    mean = first / total
    # Whole numbers until the last division: the same figures however the work was split.
    variance = (total * second - first * first) / (total * (total - 1)) if total > 1 else 0.0
    return Distribution(
        total,
        round(mean, 6),
        round(sqrt(variance), 6),
        min(counts),
        max(counts),
        {str(percent): quantile(counts, percent, total) for percent in QUANTILES},
    )


def quantile(counts: Counter[int], percent: int, total: int) -> int:
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached * 100 >= percent * total:
            return value
    raise AssertionError("more than all of them")
