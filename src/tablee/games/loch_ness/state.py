"""The table of Loch Ness: every component, where it is, and where the rules stand."""

from enum import Enum
from typing import Final

from mypy_extensions import i64

from tablee.engine.rows import NO_ROW
from tablee.engine.state import State as Base
from tablee.games.loch_ness.board import WHITE_DECK
from tablee.games.loch_ness.moves import DISTILLERIE

NOWHERE: Final = -1  # in the lists below: no space, no action, no card, no bid

FRONT_SPACES: Final = (1 << 30) - 1
ALL_SPACES: Final = (1 << 45) - 1


class Phase(Enum):
    """Where the rules stand: the decision that comes next."""

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


class Table(Base):
    """The components. Sets of cards, spaces, cameras and seats are bit sets; lists go by seat and are rows: a change
    makes a new one, so that copies share them.

    A camera is seat * 5 + its place among 3, 4, 7, 5, white. Photos are counted: a pile nobody has seen has no order.
    """

    def __init__(self) -> None:
        super().__init__()
        # The table, settled before the match.
        self.seats: i64 = 0
        self.orage: bool = False
        self.valet: bool = False
        self.chosen_first_card: bool = False
        self.masked: bool = False
        self.kilt: i64 = 0
        self.bare: i64 = 0
        self.colours: list[int] = NO_ROW
        # Where the rules stand.
        self.phase: Phase = Phase.SETUP_NESSIE
        self.round: i64 = 1
        self.first: i64 = 0
        self.actor: i64 = 0  # the seat on turn; when several are, it means nothing
        self.turn: i64 = 0  # how many have had their turn in this phase
        # The Nessies and the score track.
        self.big: i64 = 0
        self.origin: i64 = 0  # where the big one started this round
        self.little: i64 = 0
        self.symbol: i64 = 0  # the auction symbol passed this round, 0 if none
        self.scores: list[int] = NO_ROW
        # Journalists on action spaces.
        self.standing: list[int] = NO_ROW
        # Cameras.
        self.spot: list[int] = NO_ROW
        self.down: i64 = 0  # cameras face down: moved this round
        self.blockers: i64 = 0  # spaces
        self.empty: i64 = 0  # spaces without a camera
        # Movement cards. Card v is bit v; a discard is its values as octal digits, the last on top.
        self.hand: list[int] = NO_ROW
        self.discard: list[int] = NO_ROW
        self.laid: list[int] = NO_ROW
        self.looked: i64 = NOWHERE  # what the Église looked at this round
        self.dummy_up: i64 = 0  # the dummy cards turned up, as octal digits
        self.dummy_top: i64 = NOWHERE  # the dummy card drawn by a look and not yet turned up
        # Photos: head, body, tail.
        self.pile: list[int] = NO_ROW
        self.display: list[int] = NO_ROW  # the kinds that lie open
        self.album: list[int] = NO_ROW  # seat * 3 + kind
        self.public: list[int] = NO_ROW  # that part of the albums that came from the display
        self.due: list[int] = NO_ROW
        self.photo_points: list[int] = NO_ROW  # what photos have scored so far, by seat
        # The auction.
        self.bids: list[int] = NO_ROW

    def copy_to(self, twin: "Table") -> None:
        """Make an argument-free new table equal to this one."""
        twin.take_luck(self)
        twin.seats = self.seats
        twin.orage = self.orage
        twin.valet = self.valet
        twin.chosen_first_card = self.chosen_first_card
        twin.masked = self.masked
        twin.kilt = self.kilt
        twin.bare = self.bare
        twin.colours = self.colours
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.actor = self.actor
        twin.turn = self.turn
        twin.big = self.big
        twin.origin = self.origin
        twin.little = self.little
        twin.symbol = self.symbol
        twin.scores = self.scores
        twin.standing = self.standing
        twin.spot = self.spot
        twin.down = self.down
        twin.blockers = self.blockers
        twin.empty = self.empty
        twin.hand = self.hand
        twin.discard = self.discard
        twin.laid = self.laid
        twin.looked = self.looked
        twin.dummy_up = self.dummy_up
        twin.dummy_top = self.dummy_top
        twin.pile = self.pile
        twin.display = self.display
        twin.album = self.album
        twin.public = self.public
        twin.due = self.due
        twin.photo_points = self.photo_points
        twin.bids = self.bids

    def card_players(self) -> i64:
        """How many seats lay a card: the first ones in turn order. (LN-09)"""
        return 3 if self.seats > 3 else self.seats

    def seat_at(self, place: i64) -> i64:
        """The seat that comes at this place in turn order. (LN-08)"""
        seat = self.first + place
        return seat - self.seats if seat >= self.seats else seat

    def lays(self, seat: i64) -> bool:
        """Whether this seat is a card player of the round. (LN-09)"""
        place = seat - self.first
        if place < 0:
            place += self.seats
        return place < self.card_players()

    def on(self, action: i64) -> i64:
        """The seat whose journalist stands on this action space, or NOWHERE."""
        for seat in range(self.seats):
            if self.standing[seat] == action:
                return seat
        return NOWHERE

    def cards_to_lay(self, seat: i64) -> i64:
        """The set this seat lays its card from: its hand, or the white deck. (LN-34)"""
        return WHITE_DECK if self.standing[seat] == DISTILLERIE else self.hand[seat]


def octal_digits(packed: i64) -> list[int]:
    """The cards of a packed pile, bottom first."""
    cards: list[int] = []
    while packed:
        cards.insert(0, packed & 7)
        packed >>= 3
    return cards


def packed(cards: list[int]) -> int:
    """A pile of cards 1..7 as octal digits, bottom first."""
    pile = 0
    for card in cards:
        pile = pile << 3 | card
    return pile
