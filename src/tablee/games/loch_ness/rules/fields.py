"""What lies on the table in Loch Ness: every component, where it is, and where the rules stand.

Sets of cards, spaces, cameras and seats are bit sets; card v is bit v. A camera is seat * 5 + its place among 3, 4, 7,
5, white. Photos are counted: a pile nobody has seen has no order.
"""

from typing import TYPE_CHECKING

from tablee.fields import (
    ByName,
    Choice,
    Derived,
    EachSeat,
    Fields,
    Named,
    Names,
    Number,
    Packed,
    Row,
    Seat,
    Settled,
    Stack,
)
from tablee.games.loch_ness.rules.board import CARDS_IN, HAND
from tablee.games.loch_ness.rules.moves import (
    ACTION_NAMES,
    ALL_SPACES,
    CAMERA_NAMES,
    DUMMY,
    FRONTS,
    NOWHERE,
    PHOTO_NAMES,
    SEA_NAMES,
    SPACE_NAMES,
    cards_text,
)
from tablee.games.loch_ness.rules.phases import Phase

if TYPE_CHECKING:
    from tablee.games.loch_ness.rules.components import Components

CARDS = CARDS_IN[HAND]
BIDS = {cards: cards_text(cards) for cards in range(0, HAND + 1, 2)}


def empty_spaces(state: "Components") -> int:
    """(LN-03)"""
    taken = state.blockers
    for space in state.spot:
        if space != NOWHERE:
            taken |= 1 << space
    return ALL_SPACES & ~taken


FIELDS = Fields(
    "The table, settled before the match.",
    Settled("seats"),
    Settled("orage", "bool", public=True),
    Settled("valet", "bool", public=True),
    Settled("chosen_first_card", "bool"),
    Settled("masked", "bool"),
    Settled("kilt"),
    Settled("bare"),
    Settled("colours", "list[int]"),
    "Where the rules stand.",
    Choice("phase", Phase, public=True),
    Number("round", start=1, public=True),
    Seat("first", public=True),
    Seat("actor", note="the seat on turn; when several are, it means nothing"),
    Number("turn", note="how many have had their turn in this phase"),
    "The Nessies and the score track.",
    Named("big", SEA_NAMES),
    Named("origin", SEA_NAMES, note="where the big one started this round"),
    Number("little", public=True),
    Number("symbol", public=True, note="the auction symbol passed this round, 0 if none"),
    "The Église and the dummy deck.",
    Seat("looked", or_none=True, also={"dummy": DUMMY}, note="what the Église looked at this round"),
    Stack("dummy_up", CARDS, note="the dummy cards turned up"),
    Number("dummy_top", 1, 5, or_none=True, note="the dummy card drawn by a look and not yet turned up"),
    "The board and the photos.",
    Names("blockers", SPACE_NAMES[:FRONTS], public=True),
    Derived("empty", empty_spaces, start=ALL_SPACES, note="spaces without a camera"),
    Row(Number("pile", 0), each=PHOTO_NAMES),
    Row(Named("display", PHOTO_NAMES, public=True, note="the kinds that lie open")),
    "What each seat has.",
    EachSeat(
        Number("scores", key="score", public=True),
        Number("photo_points", public=True, note="what photos have scored so far"),
        Named("standing", ACTION_NAMES, or_none=True, public=True),
        ByName(Named("spot", SPACE_NAMES, key="cameras", start=NOWHERE), CAMERA_NAMES),
        Packed(Names("down", CAMERA_NAMES, note="cameras face down: moved this round")),
        Names("hand", [card if card in CARDS else None for card in range(6)]),
        Stack("discard", CARDS, public=True),
        Number("laid", 0, 7, or_none=True),
        Row(Number("album", 0), each=PHOTO_NAMES),
        Row(Number("public", 0, note="that part of the albums that came from the display"), each=PHOTO_NAMES),
        Number("due", 0, 6, public=True),
        Named("bids", BIDS, key="bid", or_none=True),
    ),
)
