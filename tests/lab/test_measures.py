"""What many matches come to."""

import statistics
from collections import Counter

import pytest

from tablee.engine.outcome import Outcome
from tablee.lab.measures import distribution, share
from tablee.lab.tally import Tally


def test_a_distribution_agrees_with_the_statistics_of_the_plain_list() -> None:
    numbers = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9]
    found = distribution(Counter(numbers))
    assert found.mean == pytest.approx(statistics.mean(numbers), abs=1e-6)
    assert found.sigma == pytest.approx(statistics.stdev(numbers), abs=1e-6)
    assert (found.least, found.most, found.count) == (1, 9, 15)
    assert found.quantiles["50"] == statistics.median(numbers)


def test_one_number_has_no_spread() -> None:
    found = distribution(Counter([7]))
    assert (found.mean, found.sigma, found.quantiles["5"], found.quantiles["95"]) == (7, 0, 7, 7)


def test_the_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    few, many = share(25, 100), share(2500, 10000)
    assert few.low < 0.25 < few.high
    assert many.high - many.low < few.high - few.low
    assert [few.low, few.high] == pytest.approx([0.1755, 0.3430], abs=1e-4)


def test_an_interval_never_leaves_0_to_1_and_is_never_a_point() -> None:
    never, always = share(0, 10), share(10, 10)
    assert never.low == 0 < never.high < 1
    assert 0 < always.low < always.high == 1


def test_a_shared_victory_is_a_part_of_a_win_for_each() -> None:
    tally = Tally(3)
    tally.count(Outcome([5, 5, 1], [1, 1, 3], "X-1"), 10, None)
    tally.count(Outcome([5, 2, 1], [1, 2, 3], "X-1"), 12, None)
    assert [tally.won(seat) for seat in range(3)] == [1.5, 0.5, 0]
    assert tally.shared == 1


def test_a_match_that_everybody_lost_is_nobody_s_win() -> None:
    tally = Tally(2)
    tally.count(Outcome([0, 0], [2, 2], "X-2"), 10, 4)
    assert [tally.won(seat) for seat in range(2)] == [0, 0]


def test_tallies_add_up_in_any_order() -> None:
    outcomes = [Outcome([5, 2], [1, 2], "X-1"), Outcome([3, 3], [1, 1], "X-2"), Outcome([0, 9], [2, 1], "X-1")]
    whole = Tally(2)
    parts = []
    for number, outcome in enumerate(outcomes):
        whole.count(outcome, 10 + number, 3)
        part = Tally(2)
        part.count(outcome, 10 + number, 3)
        parts.append(part)
    backwards = Tally(2)
    for part in reversed(parts):
        backwards.add(part)
    assert vars(backwards) == vars(whole)
