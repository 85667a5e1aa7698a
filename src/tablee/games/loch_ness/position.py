"""A position of Loch Ness: the whole table as JSON, and the table again from it."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tablee.engine.game import Json
from tablee.engine.options import Options
from tablee.engine.refused import Refused
from tablee.games.loch_ness.board import HAND
from tablee.games.loch_ness.invariants import broken
from tablee.games.loch_ness.moves import (
    ACTION_NAMES,
    CAMERA_NAMES,
    CAMERAS,
    DUMMY,
    PHOTO_NAMES,
    SEA_NAMES,
    SPACE_NAMES,
    cards_text,
)
from tablee.games.loch_ness.rules import State, settle
from tablee.games.loch_ness.state import ALL_SPACES, NOWHERE, Phase, Table, octal_digits, packed

SLUG = "loch-ness"


Number = Annotated[int, Meta(ge=-(10**6), le=10**6)]  # no match counts further, and a compiled field holds it


class SeatPosition(Struct, forbid_unknown_fields=True):
    score: Number
    photo_points: Number
    standing: str | None
    cameras: dict[str, str]
    down: list[str]
    hand: list[Number]
    discard: list[Number]
    laid: Number | None
    album: list[Number]
    public: list[Number]
    due: Number
    bid: str | None


class Position(Struct, forbid_unknown_fields=True):
    phase: str
    round: Number
    first: Number
    actor: Number
    turn: Number
    big: str
    origin: str
    little: Number
    symbol: Number
    looked: Number | str | None
    dummy_up: list[Number]
    dummy_top: Number | None
    blockers: list[str]
    pile: list[Number]
    display: list[str]
    seats: list[SeatPosition]


def to_position(state: Table) -> dict[str, Json]:
    looked: Json = None if state.looked == NOWHERE else "dummy" if state.looked == DUMMY else state.looked
    return {
        "phase": state.phase.value,
        "round": state.round,
        "first": state.first,
        "actor": state.actor,
        "turn": state.turn,
        "big": SEA_NAMES[state.big],
        "origin": SEA_NAMES[state.origin],
        "little": state.little,
        "symbol": state.symbol,
        "looked": looked,
        "dummy_up": list(octal_digits(state.dummy_up)),
        "dummy_top": number(state.dummy_top),
        "blockers": [name for space, name in enumerate(SPACE_NAMES) if state.blockers >> space & 1],
        "pile": list(state.pile),
        "display": [PHOTO_NAMES[kind] for kind in state.display],
        "seats": [seat_position(state, seat) for seat in range(state.seats)],
    }


def seat_position(state: Table, seat: int) -> Json:
    cameras: dict[str, Json] = {}
    down: list[Json] = []
    for camera, name in enumerate(CAMERA_NAMES):
        own = seat * CAMERAS + camera
        if state.spot[own] != NOWHERE:
            cameras[name] = SPACE_NAMES[state.spot[own]]
            if state.down >> own & 1:
                down.append(name)
    action, bid = state.standing[seat], state.bids[seat]
    return {
        "score": state.scores[seat],
        "photo_points": state.photo_points[seat],
        "standing": None if action == NOWHERE else ACTION_NAMES[action],
        "cameras": cameras,
        "down": down,
        "hand": list(cards(state.hand[seat])),
        "discard": list(octal_digits(state.discard[seat])),
        "laid": number(state.laid[seat]),
        "album": list(state.album[3 * seat : 3 * seat + 3]),
        "public": list(state.public[3 * seat : 3 * seat + 3]),
        "due": state.due[seat],
        "bid": None if bid == NOWHERE else cards_text(bid),
    }


def number(value: int) -> int | None:
    return None if value == NOWHERE else value


def cards(hand: int) -> list[int]:
    """The cards of a set, lowest first."""
    return [value for value in range(8) if hand >> value & 1]


def to_state(position: Json, seats: int, options: Options) -> State:
    """The table of a position; refuses one that cannot come up."""
    try:
        read = msgspec.convert(position, Position, strict=True)
    except msgspec.ValidationError as error:
        raise Refused("bad-position", {"game": SLUG, "why": str(error)}) from None
    if len(read.seats) != seats:
        raise refused("seats", str(len(read.seats)), str(seats))
    state = State()
    settle(state, seats, options)
    phases = {phase.value: phase for phase in Phase}
    state.phase = phases[one_of("phase", read.phase, list(phases))]
    state.round, state.turn, state.symbol, state.little = read.round, read.turn, read.symbol, read.little
    state.first = below("first", read.first, seats)
    state.actor = below("actor", read.actor, seats)
    state.big = index("big", read.big, SEA_NAMES)
    state.origin = index("origin", read.origin, SEA_NAMES)
    state.looked = looked_at(read.looked, seats)
    state.dummy_up = packed([card("dummy_up", value) for value in read.dummy_up])
    state.dummy_top = NOWHERE if read.dummy_top is None else card("dummy_top", read.dummy_top)
    state.pile = of_each_kind("pile", read.pile)
    state.display = [index("display", name, PHOTO_NAMES) for name in read.display]
    state.spot = [NOWHERE] * (CAMERAS * seats)
    state.empty = ALL_SPACES
    for name in read.blockers:
        space = occupy(state, name)
        state.blockers |= 1 << space
    for seat, row in enumerate(read.seats):
        for camera, name in row.cameras.items():
            state.spot[seat * CAMERAS + index("cameras", camera, CAMERA_NAMES)] = occupy(state, name)
        for camera in row.down:
            state.down |= 1 << seat * CAMERAS + index("down", camera, CAMERA_NAMES)
    state.scores = [row.score for row in read.seats]
    state.photo_points = [row.photo_points for row in read.seats]
    state.standing = [
        NOWHERE if row.standing is None else index("standing", row.standing, ACTION_NAMES) for row in read.seats
    ]
    state.hand = [sum(1 << card("hand", value) for value in row.hand) for row in read.seats]
    state.discard = [packed([card("discard", value) for value in row.discard]) for row in read.seats]
    state.laid = [NOWHERE if row.laid is None else below("laid", row.laid, 8) for row in read.seats]
    state.album = [count for row in read.seats for count in of_each_kind("album", row.album)]
    state.public = [count for row in read.seats for count in of_each_kind("public", row.public)]
    state.due = [row.due for row in read.seats]
    state.bids = [NOWHERE if row.bid is None else bid_set(row.bid) for row in read.seats]
    wrong = broken(state)
    if wrong:
        raise Refused("bad-position", {"game": SLUG, "why": ", ".join(wrong)})
    return state


def occupy(state: Table, name: str) -> int:
    """Put something on a camera space. (LN-03)"""
    space = index("space", name, SPACE_NAMES)
    if not state.empty >> space & 1:
        raise Refused("bad-position", {"game": SLUG, "why": f"two cameras on {name}"})
    state.empty &= ~(1 << space)
    return space


def bid_set(text: str) -> int:
    every = {cards_text(half << 1): half << 1 for half in range((HAND >> 1) + 1)}
    return every[one_of("bid", text, list(every))]


def looked_at(looked: int | str | None, seats: int) -> int:
    if looked is None:
        return NOWHERE
    if isinstance(looked, int):
        return below("looked", looked, seats)
    one_of("looked", looked, ["dummy"])
    return DUMMY


def index(field: str, name: str, names: list[str]) -> int:
    return names.index(one_of(field, name, names))


def one_of(field: str, name: str, names: list[str]) -> str:
    if name not in names:
        raise refused(field, name, ", ".join(names))
    return name


def of_each_kind(field: str, counts: list[int]) -> list[int]:
    """How many heads, bodies and tails."""
    if len(counts) != len(PHOTO_NAMES):
        raise refused(field, str(counts), ", ".join(PHOTO_NAMES))
    return counts


def card(field: str, value: int) -> int:
    """A card of a coloured set."""
    if value not in cards(HAND):
        raise refused(field, str(value), ", ".join(map(str, cards(HAND))))
    return value


def below(field: str, value: int, bound: int) -> int:
    if not 0 <= value < bound:
        raise refused(field, str(value), f"0..{bound - 1}")
    return value


def refused(field: str, got: str, expected: str) -> Refused:
    return Refused("wrong-field", {"field": field, "got": got, "expected": expected})
