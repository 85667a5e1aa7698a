"""The arena: its figures, and that they can be had again."""

import pytest

from tablee.bots import Budget
from tablee.engine.refused import Refused
from tablee.games import load
from tablee.lab.arena import ArenaReport, Contest, Played, line_up, play, report, run

BUDGET = Budget(iterations=2)


def contest(levels: list[str], games: int, seats: int = 4, seed: int = 7) -> Contest:
    return Contest("harbour", games, seats, line_up(levels, seats), seed, BUDGET, {})


def arena(levels: list[str], games: int, workers: int = 1, seats: int = 2) -> ArenaReport:
    return run("harbour", levels, games, seats, 7, BUDGET, {}, workers, lambda played: None)


def test_wins_and_scores_are_counted_by_level_and_shared_wins_are_split() -> None:
    levels = ["expert", "simple", "simple"]
    played = [
        Played(levels, [30, 20, 10], [1, 2, 3]),
        Played(levels, [30, 30, 0], [1, 1, 3]),
        Played(levels, [10, 40, 30], [3, 1, 2]),
        Played(levels, [50, 50, 50], [1, 1, 1]),
    ]
    expert, simple = report(contest(levels, 4, seats=3), played).levels
    assert (expert.level, expert.seats, simple.level, simple.seats) == ("expert", 4, "simple", 8)
    assert expert.wins.rate == pytest.approx((1 + 1 / 2 + 1 / 3) / 4, abs=1e-6)
    assert simple.wins.rate == pytest.approx((1 / 2 + 1 + 2 / 3) / 8, abs=1e-6)
    assert (expert.score.mean, simple.score.mean) == (30.0, 28.75)
    assert expert.wins.low < expert.wins.rate < expert.wins.high
    assert report(contest(levels, 4, seats=3), played[::-1]).levels == [expert, simple]


def test_a_match_that_everybody_lost_is_a_win_for_nobody() -> None:
    (simple,) = report(contest(["simple"], 1, seats=2), [Played(["simple", "simple"], [3, 3], [2, 2])]).levels
    assert simple.wins.rate == 0


def test_levels_fill_the_seats_in_turn_and_move_on_by_a_seat_from_match_to_match() -> None:
    assert line_up(["expert", "simple", "random"], 4) == ["expert", "simple", "random", "expert"]
    settled = load("harbour").settle(2, {})
    three = Contest("harbour", 3, 2, line_up(["simple", "random", "simple"], 2), 7, BUDGET, settled)
    assert [play((three, number)).levels for number in range(3)] == [
        ["simple", "random"],
        ["random", "simple"],
        ["simple", "simple"],
    ]


def test_levels_are_told_in_the_order_they_were_named_whatever_match_ended_first() -> None:
    played = [Played(["simple", "expert"], [1, 2], [2, 1]), Played(["expert", "simple"], [2, 1], [1, 2])]
    levels = report(contest(["expert", "simple", "random"], 2, seats=2), played).levels
    assert [told.level for told in levels] == ["expert", "simple"]


def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    simple, random = arena(["simple", "random"], 120).levels
    assert simple.wins.low > 0.5 > random.wins.high
    assert simple.score.mean > random.score.mean


def test_the_same_seed_gives_the_same_report_on_any_number_of_processes() -> None:
    told: list[int] = []
    levels = ["expert", "simple", "random"]
    alone = run("harbour", levels, 2, 3, 7, BUDGET, {"storm": True}, 1, told.append)
    assert told == [1, 2]
    assert alone == run("harbour", levels, 2, 3, 7, BUDGET, {"storm": True}, 2, told.append)


def test_a_level_that_is_none_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Refused, match="unknown-bot"):
        arena(["simple", "god"], 1)
