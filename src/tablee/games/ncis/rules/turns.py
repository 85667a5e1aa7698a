"""Whose turn it is, who speaks for the team, and how turns follow each other."""

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.lanes import camp_of_seat
from tablee.games.ncis.rules.moves import CAMP_NAMES, CRIMINAL, NCIS
from tablee.games.ncis.rules.phases import Phase, Step

LAST_TURN = 400  # (NCIS-156)


def ask(state: Components, phase: Phase, seat: i64) -> Step:
    """Somebody must choose."""
    state.phase = phase
    state.asked = seat
    return Step.ASK


def speaker(state: Components, camp: i64) -> i64:
    """Who decides for a camp: the Criminel; for the team the agent on turn, or who plays next. (NCIS-004)"""
    return state.due if camp == NCIS else 0


def opponent(state: Components) -> i64:
    """Who decides for the camp that is not on turn."""
    return speaker(state, NCIS - camp_of_seat(state.actor))


def may_accuse(state: Components, seat: i64) -> bool:
    """Whether accusing is open to whoever is asked: the agent whose turn it is. (NCIS-150, NCIS-151)"""
    return seat != 0 and seat == state.actor and not state.training


def next_agent(state: Components, seat: i64) -> i64:
    """Agents follow each other clockwise. (NCIS-011)"""
    return seat + 1 if seat + 1 < state.seats else 1


def end_turn(state: Components) -> Step:
    """An agent's turn closes with the end window; the Criminel's is over. (NCIS-014, NCIS-151)"""
    if state.actor and not state.training:
        return ask(state, Phase.END_TURN, state.actor)
    return Step.NEXT_TURN


def close(state: Components, seat: i64) -> Step:
    """The agent leaves his turn without an accusation. (NCIS-151)"""
    if state.tape is not None:
        state.tell(Event("turn-ended", {"seat": seat}))
    return Step.NEXT_TURN


def begin_next_turn(state: Components) -> Step:
    """Turns alternate between the camps, and no match has more than 400. (NCIS-011, NCIS-012, NCIS-013, NCIS-156)"""
    if state.turn == LAST_TURN:
        return finish(state, CRIMINAL, "NCIS-156")
    again = state.criminal_first and state.resolved
    if state.actor:
        state.due = next_agent(state, state.actor)
        state.actor = 0
    elif not again:
        state.actor = state.due
    state.turn += 1
    state.resolved = False
    return ask(state, Phase.PLAY, state.actor)


def finish(state: Components, winner: i64, rule: str) -> Step:
    """The match is over. (NCIS-152, NCIS-154, NCIS-155, NCIS-156)"""
    state.phase = Phase.OVER
    if state.tape is not None:
        state.tell(Event("match-over", {"camp": CAMP_NAMES[winner], "rule": rule}, reveals=True))
    return Step.ASK
