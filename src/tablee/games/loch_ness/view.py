"""What one seat, or a spectator, sees of a table of Loch Ness: built from nothing, field by field."""

from tablee.engine.game import Json
from tablee.games.loch_ness.auction import bids_at_auction
from tablee.games.loch_ness.board import COLOURS
from tablee.games.loch_ness.knowledge import knows_card
from tablee.games.loch_ness.moves import (
    ACTION_NAMES,
    CAMERA_NAMES,
    CAMERAS,
    DISTILLERIE,
    DUMMY,
    EGLISE,
    PHOTO_NAMES,
    SEA_NAMES,
    SPACE_NAMES,
    cards_text,
)
from tablee.games.loch_ness.position import cards, number
from tablee.games.loch_ness.state import NOWHERE, Phase, Table, octal_digits

NOBODY = -1  # a spectator's seat: no seat's secrets are his


def view(state: Table, seat: int | None) -> dict[str, Json]:
    """What this seat knows; None is a spectator."""
    viewer = NOBODY if seat is None else seat
    return {
        "phase": state.phase.value,
        "round": state.round,
        "first": state.first,
        "asked": list(state.pending()),
        "kind": state.kind(state.actor) if state.phase is not Phase.OVER else None,
        "big": SEA_NAMES[state.big] if state.phase is not Phase.SETUP_NESSIE else None,
        "origin": SEA_NAMES[state.origin] if state.phase is not Phase.SETUP_NESSIE else None,
        "little": state.little,
        "symbol": state.symbol,
        "orage": state.orage,
        "valet": state.valet,
        "blockers": [name for space, name in enumerate(SPACE_NAMES) if state.blockers >> space & 1],
        "dummy": dummy(state, viewer),
        "looked": looked(state),
        "pile": sum(state.pile),
        "display": [PHOTO_NAMES[kind] for kind in state.display],
        "seats": [seat_view(state, owner, viewer) for owner in range(state.seats)],
    }


def seat_view(state: Table, owner: int, viewer: int) -> Json:
    own = owner == viewer
    over = state.phase is Phase.OVER
    action = state.standing[owner]
    album = state.album[3 * owner : 3 * owner + 3]
    bid = state.bids[owner]
    outcome = state.outcome()
    white = holds_white_deck(state, owner)
    return {
        "seat": owner,
        "colour": COLOURS[state.colours[owner]],
        "score": state.scores[owner],
        "rank": None if outcome is None else outcome.ranks[owner],
        "photo_points": state.photo_points[owner],
        "standing": None if action == NOWHERE else ACTION_NAMES[action],
        "cameras": cameras(state, owner, own=own),
        "bought_five": not bids_at_auction(state, owner),
        "hand": list(cards(state.cards_to_lay(owner) if white else state.hand[owner])) if own else None,
        "hand_deck": "white" if white else "hand",
        "cards": state.hand[owner].bit_count(),
        "discard": list(octal_digits(state.discard[owner])),
        "laid": laid(state, owner, viewer),
        "album": list(album) if own or over else None,
        "public_album": list(state.public[3 * owner : 3 * owner + 3]),
        "photos": sum(album),
        "due": state.due[owner],
        "has_bid": bid != NOWHERE,
        "bid": cards_text(bid) if own and bid != NOWHERE else None,
    }


def holds_white_deck(state: Table, owner: int) -> bool:
    """Whether this seat has the white deck in hand instead of its own cards, and has not laid from it. (LN-34)"""
    return state.standing[owner] == DISTILLERIE and state.laid[owner] == NOWHERE


def cameras(state: Table, owner: int, *, own: bool) -> list[Json]:
    """The cameras of a seat by space; with masked memory others do not see which one lies face down. (LN-G15)"""
    seen: list[tuple[int, Json]] = []
    for camera, name in enumerate(CAMERA_NAMES):
        place = owner * CAMERAS + camera
        if state.spot[place] == NOWHERE:
            continue
        down = bool(state.down >> place & 1)
        hidden = down and state.masked and not own
        row: Json = {
            "camera": None if hidden else name,
            "space": SPACE_NAMES[state.spot[place]],
            "face_down": down,
        }
        seen.append((state.spot[place], row))
    return [row for _, row in sorted(seen, key=lambda pair: pair[0])]


def laid(state: Table, owner: int, viewer: int) -> Json:
    """The card a seat has laid: everybody sees its back, who may know it its value. (LN-21, LN-42)"""
    if state.laid[owner] == NOWHERE:
        return None
    return {
        "deck": "white" if state.standing[owner] == DISTILLERIE else "hand",
        "value": state.laid[owner] if knows_card(state, viewer, owner) else None,
    }


def looked(state: Table) -> Json:
    """Who looked at which card this round; the value is told to nobody else. (LN-42)"""
    if state.looked == NOWHERE:
        return None
    return {"by": state.on(EGLISE), "target": "dummy" if state.looked == DUMMY else state.looked}


def dummy(state: Table, viewer: int) -> Json:
    """The dummy deck of two players. (LN-43, LN-95)"""
    if state.seats != 2:
        return None
    up = octal_digits(state.dummy_up)
    knows_top = viewer != NOBODY and state.standing[viewer] == EGLISE
    return {"left": 5 - len(up), "up": list(up), "top": number(state.dummy_top) if knows_top else None}
