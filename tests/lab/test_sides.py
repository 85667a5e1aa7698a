"""Sides: those who win together win a whole match each, and are counted as one."""

import pytest

from tablee.bots import Budget
from tablee.engine.outcome import Outcome
from tablee.lab.arena import Contest, Played, line_up, report, seated
from tablee.lab.tally import Tally

SIDES = [[0], [1, 2, 3]]


def test_the_victory_of_a_side_is_a_whole_one_for_each_of_its_seats() -> None:
    tally = Tally(4)
    tally.count(Outcome([3, 9, 9, 9], [2, 1, 1, 1], "X-1", SIDES), 10, None)
    tally.count(Outcome([8, 2, 2, 2], [1, 2, 2, 2], "X-1", SIDES), 10, None)
    tally.count(Outcome([5, 5, 5, 5], [1, 1, 1, 1], "X-1", SIDES), 10, None)
    assert [tally.won(seat) for seat in range(4)] == [1.5, 1.5, 1.5, 1.5]
    assert tally.shared == 1
    assert tally.sides == {(0,): {3: 1, 8: 1, 5: 1}, (1, 2, 3): {9: 1, 2: 1, 5: 1}}
    assert tally.margin == {6: 2, 0: 1}, "between sides, not between seats of one side"


def test_tallies_of_sides_add_up_in_any_order() -> None:
    outcomes = [
        Outcome([3, 9, 9, 9], [2, 1, 1, 1], "X-1", SIDES),
        Outcome([8, 2, 2, 2], [1, 2, 2, 2], "X-2", SIDES),
        Outcome([5, 5, 5, 5], [1, 1, 1, 1], "X-1", SIDES),
    ]
    one, other = Tally(4), Tally(4)
    for outcome in outcomes:
        one.count(outcome, 5, None)
    for outcome in reversed(outcomes):
        part = Tally(4)
        part.count(outcome, 5, None)
        other.add(part)
    assert vars(one) == vars(other)


def contest(levels: list[str], sides: list[list[int]]) -> Contest:
    seats = sum(len(side) for side in sides)
    return Contest("harbour", 2, seats, line_up(levels, len(sides)), 7, Budget(iterations=2), {}, sides)


def test_those_of_a_side_are_of_one_level_and_levels_change_sides_from_match_to_match() -> None:
    two = contest(["expert", "simple"], SIDES)
    assert seated(two, 0) == ["expert", "simple", "simple", "simple"]
    assert seated(two, 1) == ["simple", "expert", "expert", "expert"]
    together = contest(["expert", "simple"], [[0, 1]])
    assert [seated(together, number) for number in range(2)] == [["expert"] * 2, ["simple"] * 2]


def test_the_arena_counts_a_victory_of_a_side_whole_and_says_what_is_fair() -> None:
    levels = ["expert", "simple", "simple", "simple"]
    played = [
        Played(levels, [3, 9, 9, 9], [2, 1, 1, 1], SIDES),
        Played(levels, [5, 5, 5, 5], [1, 1, 1, 1], SIDES),
    ]
    found = report(contest(["expert", "simple"], SIDES), played)
    assert found.fair == 0.5
    assert [(told.level, told.seats, told.wins.rate) for told in found.levels] == [
        ("expert", 2, 0.25),
        ("simple", 6, 0.75),
    ]
    won = [Played(["simple"] * 2, [9, 9], [1, 1], [[0, 1]])]
    alone = report(contest(["simple"], [[0, 1]]), won)
    assert alone.fair is None
    assert alone.levels[0].wins.rate == pytest.approx(1.0)
