"""The components on the table, made from fields.py by `make fields`: change that file, not this one."""

from mypy_extensions import i64

from tablee.engine.rows import NO_ROW
from tablee.engine.state import State as Base
from tablee.games.loch_ness.rules.phases import Phase


class Components(Base):
    """Every field of fields.py. Lists are rows: a change makes a new one, so that copies share them."""

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
        # The Église and the dummy deck.
        self.looked: i64 = -1  # what the Église looked at this round
        self.dummy_up: i64 = 0  # the dummy cards turned up
        self.dummy_top: i64 = -1  # the dummy card drawn by a look and not yet turned up
        # The board and the photos.
        self.blockers: i64 = 0
        self.empty: i64 = 35184372088831  # spaces without a camera
        self.pile: list[int] = NO_ROW
        self.display: list[int] = NO_ROW  # the kinds that lie open
        # What each seat has.
        self.scores: list[int] = NO_ROW
        self.photo_points: list[int] = NO_ROW  # what photos have scored so far
        self.standing: list[int] = NO_ROW
        self.spot: list[int] = NO_ROW
        self.down: i64 = 0  # cameras face down: moved this round
        self.hand: list[int] = NO_ROW
        self.discard: list[int] = NO_ROW
        self.laid: list[int] = NO_ROW
        self.album: list[int] = NO_ROW
        self.public: list[int] = NO_ROW  # that part of the albums that came from the display
        self.due: list[int] = NO_ROW
        self.bids: list[int] = NO_ROW

    def lay_out(self, seats: int) -> None:
        """Give every row its length, as it is before the first move."""
        self.pile = [0] * 3
        self.scores = [0] * seats
        self.photo_points = [0] * seats
        self.standing = [-1] * seats
        self.spot = [-1] * (5 * seats)
        self.hand = [0] * seats
        self.discard = [0] * seats
        self.laid = [-1] * seats
        self.album = [0] * (3 * seats)
        self.public = [0] * (3 * seats)
        self.due = [0] * seats
        self.bids = [-1] * seats

    def copy_to(self, twin: "Components") -> None:
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
        twin.looked = self.looked
        twin.dummy_up = self.dummy_up
        twin.dummy_top = self.dummy_top
        twin.blockers = self.blockers
        twin.empty = self.empty
        twin.pile = self.pile
        twin.display = self.display
        twin.scores = self.scores
        twin.photo_points = self.photo_points
        twin.standing = self.standing
        twin.spot = self.spot
        twin.down = self.down
        twin.hand = self.hand
        twin.discard = self.discard
        twin.laid = self.laid
        twin.album = self.album
        twin.public = self.public
        twin.due = self.due
        twin.bids = self.bids
