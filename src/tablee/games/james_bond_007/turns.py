"""Turns, rounds and the end. (JB-21, JB-22, JB-25, JB-95..102)"""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.outcome import Outcome, ranked
from tablee.games.james_bond_007.sets import count
from tablee.games.james_bond_007.state import Phase, Table


def roll_for_first(state: Table) -> None:
    """The highest sum of both dice starts; whoever ties for it rolls again. (JB-21)"""
    rolling = list(range(state.seats))
    while len(rolling) > 1:
        best: i64 = 0
        leading: list[int] = []
        for seat in rolling:
            black = state.below(6) + 1
            white = state.below(6) + 1
            if state.tape is not None:
                facts: Facts = {"seat": seat, "black": black, "white": white, "total": black + white}
                state.tell(Event("start-rolled", facts))
            if black + white > best:
                best = black + white
                leading = []
            if black + white == best:
                leading.append(seat)
        rolling = leading
    state.first = rolling[0]
    if state.tape is not None:
        state.tell(Event("first-player", {"seat": state.first}))
    begin_round(state)


def begin_round(state: Table) -> None:
    state.round += 1
    if state.tape is not None:
        state.tell(Event("round-begun", {"round": state.round, "seat": state.first}))
    begin_turn(state, state.first)


def begin_turn(state: Table, seat: i64) -> None:
    state.active = seat
    state.actor = seat
    state.phase = Phase.OPERATION


def end_turn(state: Table) -> None:
    """The next seat clockwise plays; when a round is complete, a clock may end the match. (JB-25, JB-101, JB-102)"""
    following = state.active + 1
    if following == state.seats:
        following = 0
    if following != state.first:
        begin_turn(state, following)
    elif is_stale(state):
        finish(state, Event("stale-end", {"rounds": state.round - state.struck}))
    elif state.round_limit and state.round >= state.round_limit:
        finish(state, Event("round-limit-reached", {"round": state.round}))
    else:
        begin_round(state)


def is_stale(state: Table) -> bool:
    """Whether as many complete rounds as the table allows have passed without a neutralisation. (JB-101)"""
    return state.stale_limit > 0 and state.round - state.struck >= state.stale_limit


def finish(state: Table, why: Event) -> None:
    state.phase = Phase.OVER
    if state.tape is not None:
        state.tell(why)
        for seat in result(state).winners():
            facts: Facts = {"seat": seat, "trophies": count(state.trophies[seat]), "levels": points(state, seat)}
            state.tell(Event("licence-awarded", facts))


def points(state: Table, seat: i64) -> i64:
    """The sum of an agent's levels. (JB-97)"""
    return state.levels[3 * seat] + state.levels[3 * seat + 1] + state.levels[3 * seat + 2]


def result(state: Table) -> Outcome:
    """Most trophies, then most points; the rest share. (JB-96..102)"""
    trophies: list[int] = [count(each) for each in state.trophies]
    keys: list[list[int]] = []
    for seat in range(state.seats):
        keys.append([trophies[seat], points(state, seat)])
    clock = "JB-101" if is_stale(state) else "JB-102"
    return Outcome(trophies, ranked(keys), "JB-95" if sum(trophies) == 3 * state.seats else clock)
