"""Why a move is not allowed now: the rule behind it, from what everybody can see."""

from typing import assert_never

from tablee.games.loch_ness.rules.board import HAND
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import (
    BID,
    CAMERAS,
    DUMMY,
    FIVE,
    FRONTS,
    HOTEL,
    JOURNALIST,
    LAY,
    LOOK,
    NESSIE,
    NOWHERE,
    PASS,
    PHOTO,
    SPACES,
    WHITE,
)
from tablee.games.loch_ness.rules.phases import Phase


def why_not(state: Components, seat: int, move: int) -> str:
    """The ID of the rule that forbids this move to this seat, which is asked something else or somewhere else."""
    match state.phase:
        case Phase.SETUP_NESSIE:
            return "LN-01"
        case Phase.SETUP_BLOCKERS:
            return "LN-03 blocker"
        case Phase.CARDS:
            return why_not_lay(move)
        case Phase.PLACE:
            return why_not_camera(state, seat, move, must="LN-26", rear="LN-26 rear")
        case Phase.ACTIONS:
            return why_not_action(state, move)
        case Phase.PUB_PLACE:
            return why_not_camera(state, seat, move, must="LN-33", rear="LN-33 rear")
        case Phase.CHURCH:
            return "LN-43" if move == LOOK + DUMMY else "LN-41"
        case Phase.MOVE1:
            return why_not_camera(state, seat, move, must="LN-44", rear="LN-45")
        case Phase.MOVE2:
            return why_not_camera(state, seat, move, must="LN-48", rear="LN-45")
        case Phase.CASTLE:
            return why_not_camera(state, seat, move, must="LN-51", rear="LN-53")
        case Phase.BAGPIPES:
            return "LN-66"
        case Phase.PHOTOS:
            return "LN-78" if move == PASS else "LN-76"
        case Phase.AUCTION:
            return "LN-136" if BID <= move < NESSIE else "LN-114"
        case Phase.AUCTION_PLACE:
            return why_not_camera(state, seat, move, must="LN-120", rear="LN-120 rear")
        case Phase.OVER:
            return "LN-100"
        case _ as never:
            assert_never(never)


def why_not_lay(move: int) -> str:
    if move == PASS:
        return "LN-39"
    if not LAY <= move < LOOK:
        return "LN-37"
    return "LN-40" if HAND >> move - LAY & 1 else "LN-34"


def why_not_action(state: Components, move: int) -> str:
    if not JOURNALIST <= move < PHOTO:
        return "LN-30"
    action = move - JOURNALIST
    if action == HOTEL and not state.valet:
        return "LN-130"
    return "LN-32"


def why_not_camera(state: Components, seat: int, move: int, *, must: str, rear: str) -> str:
    """Another camera, another space: not his to use now, face down, occupied, behind, or where it already stands."""
    if move >= PASS:
        return must
    camera, space = move // SPACES, move % SPACES
    spot = state.spot[seat * CAMERAS + camera]
    if state.phase is Phase.PLACE:
        if camera in (FIVE, WHITE):
            return "LN-06"
        if spot != NOWHERE:
            return "LN-25"
    elif state.phase is Phase.PUB_PLACE or state.phase is Phase.AUCTION_PLACE:
        if camera != (WHITE if state.phase is Phase.PUB_PLACE else FIVE):
            return must
    elif spot == NOWHERE:
        return "LN-06"
    elif state.phase is not Phase.MOVE1 and state.down >> seat * CAMERAS + camera & 1:
        return "LN-50"
    if spot == space:
        return "LN-44 here"
    if not state.empty >> space & 1:
        return "LN-03"
    if space >= FRONTS and state.phase is not Phase.CASTLE:
        return rear
    return must
