"""Why a move is not allowed now: the rule behind it, from what the seat that asks may know."""

from typing import assert_never

from tablee.games.james_bond_007.rules.board import GADGETS_OF
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.dossiers import opens
from tablee.games.james_bond_007.rules.moves import (
    ATTACK,
    CARDS_OF_BASE,
    CONTINUE,
    DONE,
    GADGET,
    GONE,
    HQ,
    INTEL,
    NEUTRALISE,
    PASS,
    PLACE,
    RAISE_SKILL,
    SCOUT,
    SITES,
    STOP,
    TAKE_CARD,
)
from tablee.games.james_bond_007.rules.phases import Phase, Roll
from tablee.games.james_bond_007.rules.state import may_intervene


def why_not(state: Components, seat: int, move: int) -> str:
    """The ID of the rule that forbids this move to this seat, which is asked something else or somewhere else."""
    match state.phase:
        case Phase.PASSPORT:
            return "JB-15"
        case Phase.PLACEMENT:
            return "JB-28" if PLACE <= move < PLACE + HQ else "JB-17"
        case Phase.OPERATION:
            return why_not_operation(state, seat, move)
        case Phase.ACTION_WINDOW:
            return why_not_gadget(state, move, otherwise="JB-35")
        case Phase.REWARD:
            return why_not_reward(state, move)
        case Phase.CONFRONTATION:
            return "JB-10" if GADGET <= move < PASS else "JB-60"
        case Phase.DUEL_WINDOW:
            return why_not_gadget(state, move, otherwise="JB-63")
        case Phase.FIGHT_WINDOW:
            return why_not_bonus(state, move)
        case Phase.CHAIN:
            return "JB-79" if elsewhere(state, move) else "JB-93"
        case Phase.OVER:
            return "JB-95"
        case _ as never:
            assert_never(never)


def why_not_operation(state: Components, seat: int, move: int) -> str:
    if move < SITES:
        here = state.spot[seat] == move and state.must_leave >> seat & 1
        return "JB-53" if here else "JB-28"
    if SCOUT <= move < ATTACK:
        return why_not_intervention(state, seat, move)
    return "JB-30" if move == PLACE + HQ else "JB-22"


def why_not_intervention(state: Components, seat: int, move: int) -> str:
    """No intel of the colour, nobody there, nothing to scout, or a card that is not in the dossier."""
    first = SCOUT if move < NEUTRALISE else NEUTRALISE
    slot = (move - first) // CARDS_OF_BASE
    base = slot // 3
    if not may_intervene(state, seat):
        return "JB-57"
    if not opens(state, seat, base):
        return "JB-75"
    if state.slots[slot] == GONE:
        return "JB-76"
    if first == SCOUT and state.up >> slot & 1:
        face_down = [at for at in range(3 * base, 3 * base + 3) if state.slots[at] != GONE and not state.up >> at & 1]
        return "JB-80" if face_down else "JB-76 open"
    return "JB-77"


def why_not_gadget(state: Components, move: int, *, otherwise: str) -> str:
    """A gadget of another skill, or one that is not in the dossier."""
    if not GADGET <= move < PASS:
        return otherwise
    return "JB-5" if GADGETS_OF[state.skill] >> move - GADGET & 1 else "JB-9"


def why_not_reward(state: Components, move: int) -> str:
    if GADGET <= move < PASS:
        if state.roll is Roll.TRAINING:
            return "JB-41"
        return "JB-11" if state.used else "JB-12"
    if move == TAKE_CARD:
        return "JB-41" if state.roll is Roll.TRAINING else "JB-37"
    return "JB-38" if move == RAISE_SKILL else "JB-43"


def why_not_bonus(state: Components, move: int) -> str:
    """One gadget of the skill, and each card about this criminal once."""
    if GADGET <= move < PASS:
        return "JB-11" if state.used else why_not_gadget(state, move, otherwise="JB-87")
    if INTEL <= move < DONE:
        card = move - INTEL
        if card // 2 != state.foe:
            return "JB-87"
        return "JB-88" if state.backing >> card % 2 & 1 else "JB-5"
    return "JB-89"


def elsewhere(state: Components, move: int) -> bool:
    """Whether a move is an intervention in another base than the one the agent is in."""
    if CONTINUE <= move < STOP:
        return (move - CONTINUE) // 3 != state.slot // 3
    if SCOUT <= move < NEUTRALISE:
        return (move - SCOUT) // 18 != state.slot // 3
    return NEUTRALISE <= move < ATTACK and (move - NEUTRALISE) // 18 != state.slot // 3
