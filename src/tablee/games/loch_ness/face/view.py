"""What one seat, or a spectator, sees of a table of Loch Ness: built from nothing, field by field."""

from typing import Literal

from msgspec import Struct

from tablee.engine.outcome import Outcome
from tablee.games.loch_ness.rules.auction import bids_at_auction
from tablee.games.loch_ness.rules.board import CARDS_IN, COLOURS
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.fields import FIELDS
from tablee.games.loch_ness.rules.knowledge import knows_card
from tablee.games.loch_ness.rules.moves import (
    CAMERA_NAMES,
    CAMERAS,
    DISTILLERIE,
    DUMMY,
    EGLISE,
    NOWHERE,
    SEA_NAMES,
    SPACE_NAMES,
    cards_text,
)
from tablee.games.loch_ness.rules.phases import Phase
from tablee.games.loch_ness.rules.piles import octal_digits
from tablee.games.loch_ness.rules.turns import cards_to_lay, seat_on

NOBODY = -1  # a spectator's seat: no seat's secrets are his


class CameraView(Struct, frozen=True):
    camera: str | None  # None when it lies face down and this viewer is not to remember which it is
    space: str
    face_down: bool


class LaidView(Struct, frozen=True):
    deck: Literal["hand", "white"]
    value: int | None  # None for whoever does not know it


class LookView(Struct, frozen=True):
    by: int
    target: int | Literal["dummy"]


class DummyView(Struct, frozen=True):
    left: int
    up: list[int]
    top: int | None  # the next card, for whoever has looked at it


class SeatView(Struct, frozen=True):
    seat: int
    colour: str
    score: int
    rank: int | None  # None before the end
    photo_points: int
    standing: str | None  # the action its journalist stands on
    cameras: list[CameraView]
    bought_five: bool
    hand: list[int] | None  # the own cards, or the white deck; None for others
    hand_deck: Literal["hand", "white"]
    cards: int
    discard: list[int]
    laid: LaidView | None
    album: list[int] | None  # heads, bodies, tails; None for others until the end
    public_album: list[int]
    photos: int
    due: int
    has_bid: bool
    bid: str | None  # None for others


class View(Struct, frozen=True):
    phase: str
    round: int
    first: int
    asked: list[int]
    kind: str | None  # of the decision; None when the match is over
    big: str | None  # this and the next: None before Nessie is placed
    origin: str | None
    little: int
    symbol: int
    orage: bool
    valet: bool
    blockers: list[str]
    dummy: DummyView | None  # with two players only
    looked: LookView | None
    pile: int
    display: list[str]
    seats: list[SeatView]


def view(state: Components, seat: int | None) -> View:
    """What this seat knows; None is a spectator."""
    viewer = NOBODY if seat is None else seat
    placed = state.phase is not Phase.SETUP_NESSIE
    outcome = state.outcome()
    return View(
        **FIELDS.public(state),
        asked=state.pending(),
        kind=state.kind(state.actor) if outcome is None else None,
        big=SEA_NAMES[state.big] if placed else None,
        origin=SEA_NAMES[state.origin] if placed else None,
        dummy=dummy(state, viewer),
        looked=looked(state),
        pile=sum(state.pile),
        seats=[seat_view(state, owner, viewer, outcome) for owner in range(state.seats)],
    )


def seat_view(state: Components, owner: int, viewer: int, outcome: Outcome | None) -> SeatView:
    own = owner == viewer
    bid = state.bids[owner]
    album = state.album[3 * owner : 3 * owner + 3]
    white = holds_white_deck(state, owner)
    return SeatView(
        **FIELDS.public_of_seat(state, owner),
        seat=owner,
        colour=COLOURS[state.colours[owner]],
        rank=None if outcome is None else outcome.ranks[owner],
        cameras=cameras(state, owner, own=own),
        bought_five=not bids_at_auction(state, owner),
        hand=CARDS_IN[cards_to_lay(state, owner) if white else state.hand[owner]] if own else None,
        hand_deck="white" if white else "hand",
        cards=state.hand[owner].bit_count(),
        laid=laid(state, owner, viewer),
        album=album if own or outcome is not None else None,
        public_album=state.public[3 * owner : 3 * owner + 3],
        photos=sum(album),
        has_bid=bid != NOWHERE,
        bid=cards_text(bid) if own and bid != NOWHERE else None,
    )


def holds_white_deck(state: Components, owner: int) -> bool:
    """Whether this seat has the white deck in hand instead of its own cards, and has not laid from it. (LN-34)"""
    return state.standing[owner] == DISTILLERIE and state.laid[owner] == NOWHERE


def cameras(state: Components, owner: int, *, own: bool) -> list[CameraView]:
    """The cameras of a seat by space; with masked memory others do not see which one lies face down. (LN-G15)"""
    seen: list[tuple[int, CameraView]] = []
    for camera, name in enumerate(CAMERA_NAMES):
        place = owner * CAMERAS + camera
        space = state.spot[place]
        if space != NOWHERE:
            down = bool(state.down >> place & 1)
            hidden = down and state.masked and not own
            seen.append((space, CameraView(None if hidden else name, SPACE_NAMES[space], down)))
    return [camera for _, camera in sorted(seen, key=lambda pair: pair[0])]


def laid(state: Components, owner: int, viewer: int) -> LaidView | None:
    """The card a seat has laid: everybody sees its back, who may know it its value. (LN-21, LN-42)"""
    if state.laid[owner] == NOWHERE:
        return None
    return LaidView(
        deck="white" if state.standing[owner] == DISTILLERIE else "hand",
        value=state.laid[owner] if knows_card(state, viewer, owner) else None,
    )


def looked(state: Components) -> LookView | None:
    """Who looked at which card this round; the value is told to nobody else. (LN-42)"""
    if state.looked == NOWHERE:
        return None
    return LookView(seat_on(state, EGLISE), "dummy" if state.looked == DUMMY else state.looked)


def dummy(state: Components, viewer: int) -> DummyView | None:
    """The dummy deck of two players. (LN-43, LN-95)"""
    if state.seats != 2:
        return None
    up = octal_digits(state.dummy_up)
    knows_top = viewer != NOBODY and state.standing[viewer] == EGLISE and state.dummy_top != NOWHERE
    return DummyView(left=5 - len(up), up=up, top=state.dummy_top if knows_top else None)
