"""Clocks, from stamps alone."""

from tablee.games import load
from tablee.server.clocks import FREE, LAG, RESERVE, Clocks
from tablee.server.rooms import ClockChoice

GAME = load("loch-ness")


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
    assert clocks.next_due(10_000) is None
    clocks.go(10_100)
    assert clocks.remaining(seat, 10_100) == FREE + RESERVE - 100
    clocks.credit(5_000)
    assert clocks.remaining(seat, 15_100) == FREE + RESERVE - 100


def test_an_answer_on_its_way_is_waited_for() -> None:
    match = GAME.start(2, seed=1)
    clocks = Clocks(ClockChoice("normal"), 2)
    clocks.follow(match, 0)
    (seat,) = match.asked
    assert clocks.next_due(FREE + RESERVE) == (seat, LAG)
    assert clocks.next_due(FREE + RESERVE + LAG + 5) == (seat, 0)


def test_without_a_clock_nothing_is_due_and_nothing_shown() -> None:
    match = GAME.start(2, seed=1)
    clocks = Clocks(ClockChoice("none"), 2)
    clocks.follow(match, 0)
    assert clocks.next_due(10**12) is None and clocks.shown(2, 0) is None
