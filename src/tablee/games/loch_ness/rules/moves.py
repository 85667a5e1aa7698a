"""The move space of Loch Ness, and the names of cameras, spaces, actions and photos.

A camera space is a number (LN-02): the two front spaces of group g (0..14) are 2g and 2g+1, its rear space is 30+g.
"""

from typing import Final

from tablee.engine.moves import MoveTable

RING: Final = 15
FRONTS: Final = 30
SPACES: Final = 45
CAMERAS: Final = 5

FRONT_SPACES: Final = (1 << FRONTS) - 1
ALL_SPACES: Final = (1 << SPACES) - 1
NOWHERE: Final = -1  # in fields and rows: no space, no action, no card, no bid

THREE: Final = 0
FOUR: Final = 1
SEVEN: Final = 2
FIVE: Final = 3
WHITE: Final = 4

HOTEL: Final = 0
CORNEMUSES: Final = 1
PUB: Final = 2
BOUTIQUE: Final = 3
CHATEAU: Final = 4
DISTILLERIE: Final = 5
EGLISE: Final = 6

DUMMY: Final = 5  # what the Église looks at when it is not the card of seat 0..4

# The first move of each range. Those asked most come first.
CAMERA: Final = 0
PASS: Final = 225
JOURNALIST: Final = 226
PHOTO: Final = 233
LAY: Final = 237
LOOK: Final = 245
BAGPIPES: Final = 251
BID: Final = 252
NESSIE: Final = 284
BLOCKER: Final = 299

PILE: Final = 3  # the photo move that takes from the pile; 0..2 take from the display

CAMERA_NAMES: Final = ["3", "4", "7", "5", "white"]
ACTION_NAMES: Final = ["hotel", "cornemuses", "pub", "boutique", "chateau", "distillerie", "eglise"]
PHOTO_NAMES: Final = ["head", "body", "tail"]
SPACE_NAMES: Final = [f"g{g}{side}" for g in range(1, RING + 1) for side in "ab"] + [
    f"g{g}r" for g in range(1, RING + 1)
]
SEA_NAMES: Final = [f"s{s}" for s in range(1, RING + 1)]


def cards_text(cards: int) -> str:
    """A set of cards 1..5 as text: "1+3", or "none". Card v is bit v."""
    return "+".join(str(value) for value in range(1, 6) if cards >> value & 1) or "none"


def lay_out() -> MoveTable:
    table = MoveTable()
    assert table.add("camera", CAMERA_NAMES, SPACE_NAMES) == CAMERA
    assert table.add("pass") == PASS
    assert table.add("journalist", ACTION_NAMES) == JOURNALIST
    assert table.add("photo", ["1", "2", "3", "pile"]) == PHOTO
    assert table.add("lay", [str(value) for value in range(8)]) == LAY
    assert table.add("look", ["0", "1", "2", "3", "4", "dummy"]) == LOOK
    assert table.add("bagpipes") == BAGPIPES
    assert table.add("bid", [cards_text(cards << 1) for cards in range(32)]) == BID
    assert table.add("nessie", SEA_NAMES) == NESSIE
    assert table.add("blocker", SPACE_NAMES[:FRONTS]) == BLOCKER
    return table


MOVES: Final = lay_out()
