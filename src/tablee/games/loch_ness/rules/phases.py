"""Where the rules of Loch Ness stand, and what is asked there."""

from enum import Enum
from typing import Final


class Phase(Enum):
    """The decision that comes next."""

    SETUP_NESSIE = "setup-nessie"
    SETUP_BLOCKERS = "setup-blockers"
    CARDS = "cards"
    PLACE = "place"
    ACTIONS = "actions"
    PUB_PLACE = "pub-place"
    CHURCH = "church"
    MOVE1 = "move1"
    MOVE2 = "move2"
    CASTLE = "castle"
    BAGPIPES = "bagpipes"
    PHOTOS = "photos"
    AUCTION = "auction"
    AUCTION_PLACE = "auction-place"
    OVER = "over"


KINDS: Final = {
    Phase.SETUP_NESSIE: "choose_nessie_start",
    Phase.SETUP_BLOCKERS: "place_blocker",
    Phase.CARDS: "lay_card",
    Phase.PLACE: "place_camera",
    Phase.ACTIONS: "place_journalist",
    Phase.PUB_PLACE: "place_pub_camera",
    Phase.CHURCH: "church_look",
    Phase.MOVE1: "move_camera",
    Phase.MOVE2: "move_second_camera",
    Phase.CASTLE: "castle_move",
    Phase.BAGPIPES: "bagpipes",
    Phase.PHOTOS: "take_photo",
    Phase.AUCTION: "bid",
    Phase.AUCTION_PLACE: "place_bought_camera",
}
