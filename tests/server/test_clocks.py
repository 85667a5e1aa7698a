"""Clocks, from stamps alone."""

import pytest

from tablee.games import load
from tablee.server.match.clocks import FREE, RESERVE, Clocks
from tablee.server.wire.rooms import ClockChoice, ClockMode, RuleTime

GAME = load("harbour")
TINY = load("tiny")


def at_once(seat: int) -> int:
    """Nobody's answer is on its way."""
    return 0


def test_a_decision_costs_nothing_at_first_and_then_the_reserve() -> None:
    match = GAME.start(2, seed=1)
    clocks = Clocks(ClockChoice("normal"), 2)
    clocks.follow(match, 1000)
    (seat,) = match.asked
    assert clocks.remaining(seat, 1000) == FREE + RESERVE
    match.play(seat, match.decision(seat).moves[0])
    clocks.follow(match, 1000 + FREE + 7)
    assert clocks.reserve[seat] == RESERVE - 7


def test_relaxed_time_is_as_many_times_longer_as_the_table_says() -> None:
    match = GAME.start(2, seed=1)
    clocks = Clocks(ClockChoice("relaxed", factor=5), 2)
    clocks.follow(match, 0)
    (seat,) = match.asked
    assert clocks.remaining(seat, 0) == 5 * (FREE + RESERVE)


def test_a_pause_and_a_restart_cost_nobody_time() -> None:
    match = GAME.start(2, seed=1)
    clocks = Clocks(ClockChoice("normal"), 2)
    clocks.follow(match, 0)
    (seat,) = match.asked
    clocks.pause(100)
    assert clocks.remaining(seat, 10_000) == FREE + RESERVE - 100
    assert clocks.next_due(10_000, at_once) is None
    clocks.go(10_100)
    assert clocks.remaining(seat, 10_100) == FREE + RESERVE - 100
    clocks.credit(5_000)
    assert clocks.remaining(seat, 15_100) == FREE + RESERVE - 100


def test_an_answer_on_its_way_is_waited_for() -> None:
    match = GAME.start(2, seed=1)
    clocks = Clocks(ClockChoice("normal"), 2)
    clocks.follow(match, 0)
    (seat,) = match.asked
    assert clocks.next_due(FREE + RESERVE, lambda seat: 150) == (seat, 150)
    assert clocks.next_due(FREE + RESERVE + 155, lambda seat: 150) == (seat, 0)


def test_without_a_clock_nothing_is_due_and_nothing_shown() -> None:
    match = GAME.start(2, seed=1)
    clocks = Clocks(ClockChoice("none"), 2)
    clocks.follow(match, 0)
    assert clocks.next_due(10**12, at_once) is None and clocks.shown(2, 0) is None


@pytest.mark.parametrize("mode", ["none", "relaxed", "normal"])
@pytest.mark.parametrize(("rule_time", "limit"), [("x1", 200), ("x1.5", 300), ("x2", 400), ("x5", 1000)])
def test_rule_time_runs_whatever_the_mode_and_as_long_as_the_table_says(
    mode: ClockMode, rule_time: RuleTime, limit: int
) -> None:
    match = TINY.start(2, options={"hurried": True})
    clocks = Clocks(ClockChoice(mode, 10, rule_time), 2)
    clocks.follow(match, 1000)
    assert clocks.limit(0) == limit and clocks.trial
    assert clocks.next_due(1100, at_once) == (0, limit - 100)
    shown = clocks.shown(2, 1100)
    assert shown is not None and (shown.seats[0].remaining_ms, shown.seats[0].limit_ms) == (limit - 100, limit)
    assert [each.seat for each in shown.seats] == ([0] if mode == "none" else [0, 1])


def test_rule_time_that_is_switched_off_leaves_thinking_time_if_the_table_keeps_any() -> None:
    match = TINY.start(2, options={"hurried": True})
    none, normal = Clocks(ClockChoice(rule_time="off"), 2), Clocks(ClockChoice("normal", rule_time="off"), 2)
    for clocks in (none, normal):
        clocks.follow(match, 0)
        assert clocks.limit(0) is None and not clocks.trial
    assert none.next_due(10**12, at_once) is None and none.shown(2, 0) is None
    assert normal.next_due(0, at_once) == (0, FREE + RESERVE)
