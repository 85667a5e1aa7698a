"""Turns, rounds and the end."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.outcome import Outcome, ranked
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.criminals import fallen
from tablee.games.james_bond_007.rules.phases import Phase
from tablee.games.james_bond_007.rules.sets import count


def roll_for_first(state: Components) -> None:
    """The highest sum of both dice starts; whoever ties for it rolls again. (JB-7, JB-21)"""
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


def begin_round(state: Components) -> None:
    state.round += 1
    if state.tape is not None:
        state.tell(Event("round-begun", {"round": state.round, "seat": state.first}))
    begin_turn(state, state.first)


def begin_turn(state: Components, seat: i64) -> None:
    """One operation, and no way to pass. (JB-22)"""
    state.active = seat
    state.actor = seat
    state.phase = Phase.OPERATION


def end_turn(state: Components) -> None:
    """The next seat clockwise plays; when a round is complete, a clock may end the match. (JB-25, JB-101, JB-102)"""
    following = state.active + 1
    if following == state.seats:
        following = 0
    if following != state.first:
        begin_turn(state, following)
    elif is_stale(state):
        finish(state, Event("stale-end", {"rounds": state.round - state.struck}))
    elif is_last_round(state):
        finish(state, Event("round-limit-reached", {"round": state.round}))
    else:
        begin_round(state)


def quiet_rounds(state: Components) -> i64:
    """Complete rounds in a row without a neutralisation. (JB-101)"""
    complete = state.round if state.phase is Phase.OVER else state.round - 1
    return complete - state.struck if complete > state.struck else 0


def is_stale(state: Components) -> bool:
    """Whether as many complete rounds as the table allows have passed without a neutralisation. (JB-101, JB-G19)"""
    return state.stale_limit > 0 and state.round - state.struck >= state.stale_limit


def is_last_round(state: Components) -> bool:
    """Whether the table has set this round as the last. (JB-102)"""
    return state.round_limit > 0 and state.round >= state.round_limit


def all_neutralised(state: Components) -> bool:
    """Whether no criminal in play is left. (JB-95)"""
    return count(fallen(state)) == 3 * state.seats


def finish(state: Components, why: Event) -> None:
    """The match is over, and each winner receives a licence to kill. (JB-98)"""
    state.phase = Phase.OVER
    if state.tape is not None:
        state.tell(why)
        for seat in result(state).winners():
            facts: Facts = {"seat": seat, "trophies": count(state.trophies[seat]), "levels": points(state, seat)}
            state.tell(Event("licence-awarded", facts))


def points(state: Components, seat: i64) -> i64:
    """The sum of an agent's levels. (JB-97)"""
    return state.levels[3 * seat] + state.levels[3 * seat + 1] + state.levels[3 * seat + 2]


def result(state: Components) -> Outcome:
    """Most trophies, each worth as much as any, then most points; who is level shares the rank. When both clocks have
    run out, the standstill is the reason. (JB-96, JB-97, JB-98, JB-99, JB-100, JB-102, JB-G20)"""
    trophies: list[int] = [count(each) for each in state.trophies]
    keys: list[list[int]] = []
    for seat in range(state.seats):
        keys.append([trophies[seat], points(state, seat)])
    clock = "JB-101" if is_stale(state) else "JB-102"
    return Outcome(trophies, ranked(keys), "JB-95" if all_neutralised(state) else clock)
