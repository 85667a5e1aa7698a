"""The rule against a move, told from what the seat may know."""

from tablee.games.operation_zebre.rules.moves import (
    ASK_HINT,
    DECLARE,
    ERASE,
    FACE,
    FACES,
    GIVE_UP,
    GUESS,
    INITIAL,
    LOCK,
    READER,
    RULE,
    SEAL,
    SHOW,
    TIMEOUT,
)
from tablee.games.operation_zebre.rules.phases import Phase
from tablee.games.operation_zebre.rules.sides import box_of, open_missions, team_of
from tablee.games.operation_zebre.rules.state import State


def why_not(state: State, seat: int, move: int) -> str:
    """(section 6.5 of the rules)"""
    phase = state.phase
    if phase is Phase.CENSOR and DECLARE <= move <= LOCK:
        return why_not_censored(state, seat, move)
    if phase in (Phase.DESIGNATE, Phase.NEXT) and READER <= move < FACE:
        return why_not_reader(state, seat, move - READER)
    if phase is Phase.DECODE and move == ASK_HINT:
        return "OZ-41" if state.hints else "OZ-64"
    if phase is Phase.DECODE and GUESS <= move < GIVE_UP:
        return "OZ-111" if move - GUESS < FACES else "OZ-102"
    if phase is Phase.INTERCEPT:
        return "OZ-111" if SEAL <= move < SEAL + FACES else "OZ-102" if SEAL <= move < GUESS else "OZ-76"
    if phase is Phase.HINT and ERASE <= move < RULE:
        lines = len(box_of(state).values[state.face[seat]])
        return "OZ-55" if move - ERASE < lines else "OZ-45"
    if INITIAL <= move < RULE:
        return "OZ-79" if state.versus else "OZ-42"
    if move == TIMEOUT:
        return "OZ-103"
    return "OZ-21"


def why_not_censored(state: State, seat: int, move: int) -> str:
    """Lines that the face does not have, or that protocols or the mission rule out."""
    if move < SHOW:
        started = state.kept[seat] != 0 or state.declared[seat] >= 0
        in_play = open_missions(state) >> (move - DECLARE) & 1
        return "OZ-58 started" if started else "OZ-58" if in_play else "OZ-58 closed"
    if move < LOCK and move - SHOW >= len(box_of(state).values[state.face[seat]]):
        return "OZ-09"
    if move < LOCK and state.kept[seat] >> (move - SHOW):
        return "OZ-09 order"
    if move == LOCK and state.kept[seat] == 0:
        return "OZ-10"
    return "OZ-58 lines" if state.declared[seat] >= 0 else "OZ-55"


def why_not_reader(state: State, seat: int, other: int) -> str:
    """Somebody of another team, or somebody who reads already."""
    if state.phase is Phase.NEXT:
        return "OZ-31"
    if other >= state.seats or team_of(state, other) != team_of(state, seat):
        return "OZ-66 team"
    return "OZ-66 twice"
