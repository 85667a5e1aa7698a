"""The components on the table, made from fields.py by `make fields`: change that file, not this one."""

from mypy_extensions import i64

from tablee.engine.rows import NO_ROW
from tablee.engine.state import State as Base
from tablee.games.operation_zebre.rules.phases import Phase


class Components(Base):
    """Every field of fields.py. Lists are rows: a change makes a new one, so that copies share them."""

    def __init__(self) -> None:
        super().__init__()
        # The table, settled before the match.
        self.seats: i64 = 0
        self.versus: bool = False  # two teams against each other
        self.box: i64 = 0  # which of the open boxes
        self.boxes: i64 = 0  # suspicion boxes of a track
        self.rounds: i64 = 0
        self.taken_out: i64 = 0  # ÉCHEC cards that cannot be drawn
        self.hints: bool = False
        self.free_order: bool = False
        self.hardest: i64 = 0
        self.own_voice: bool = False  # a person reads: no time runs
        self.text_shown: bool = False  # the others see what is read
        self.spoken: bool = False
        self.override: bool = False
        self.text_stays: bool = False
        # Where the rules stand.
        self.phase: Phase = Phase.OVER
        self.round: i64 = 1
        self.rounds_done: i64 = 0
        self.memory: list[int] = NO_ROW
        # The tracks and the cards beside them.
        self.ticked: list[int] = NO_ROW
        self.burst: i64 = 0  # teams that had to tick a box they did not have
        self.points_a: list[int] = NO_ROW
        self.points_b: list[int] = NO_ROW
        self.echecs: i64 = 0  # those not drawn yet, with those taken out
        self.echec_missing: bool = False  # one had to be drawn, and none could
        self.protocols: i64 = 0
        self.mission_cards: i64 = 0
        self.done: i64 = 0
        # The readers of the round, and the documents that were used.
        self.picked: list[int] = NO_ROW
        self.order: list[int] = NO_ROW
        self.turn: i64 = 0  # how many of them have read
        self.led: i64 = -1  # the team that read first in this round or the last
        self.used: list[int] = NO_ROW
        # The document that is being read.
        self.hint: i64 = 0
        self.hint_price: i64 = 0
        self.line_left: str = ""  # the one that may still be read, after Effacer
        self.sealer: i64 = -1
        self.sealed: i64 = -1
        self.sealed_words: str = ""
        self.answerer: i64 = -1
        self.proposal: i64 = -1
        self.words: str = ""
        self.right: bool = False  # the proposal, once it is judged
        self.left: bool = False  # the reader leaves the ruling to those who guess
        self.rulings: list[int] = NO_ROW
        self.earned: i64 = -1  # points of the interception, once it is judged
        # The document that was read last, which everybody has seen.
        self.shown_seat: i64 = -1
        self.shown_face: i64 = -1
        self.shown_kept: i64 = 0
        # What was read so far, document by document.
        self.past_readers: list[int] = NO_ROW
        self.past_faces: list[int] = NO_ROW
        self.past_kept: list[int] = NO_ROW  # the lines that were left, as bits
        self.past_namers: list[int] = NO_ROW  # none where it was not named
        self.past_thieves: list[int] = NO_ROW  # none where it was not intercepted
        # What each seat has.
        self.card: list[int] = NO_ROW
        self.face: list[int] = NO_ROW
        self.declared: list[int] = NO_ROW
        self.kept: list[int] = NO_ROW
        self.locked: list[bool] = []
        self.total: list[int] = NO_ROW
        self.text: list[str] = []

    def lay_out(self, seats: int) -> None:
        """Give every row its length, as it is before the first move."""
        self.memory = [0] * 2
        self.ticked = [0] * 2
        self.picked = [-1] * 4
        self.rulings = [-1] * 2
        self.card = [-1] * seats
        self.face = [-1] * seats
        self.declared = [-1] * seats
        self.kept = [0] * seats
        self.locked = [False] * seats
        self.total = [0] * seats
        self.text = [""] * seats

    def copy_to(self, twin: "Components") -> None:
        """Make an argument-free new table equal to this one."""
        twin.take_luck(self)
        twin.seats = self.seats
        twin.versus = self.versus
        twin.box = self.box
        twin.boxes = self.boxes
        twin.rounds = self.rounds
        twin.taken_out = self.taken_out
        twin.hints = self.hints
        twin.free_order = self.free_order
        twin.hardest = self.hardest
        twin.own_voice = self.own_voice
        twin.text_shown = self.text_shown
        twin.spoken = self.spoken
        twin.override = self.override
        twin.text_stays = self.text_stays
        twin.phase = self.phase
        twin.round = self.round
        twin.rounds_done = self.rounds_done
        twin.memory = self.memory
        twin.ticked = self.ticked
        twin.burst = self.burst
        twin.points_a = self.points_a
        twin.points_b = self.points_b
        twin.echecs = self.echecs
        twin.echec_missing = self.echec_missing
        twin.protocols = self.protocols
        twin.mission_cards = self.mission_cards
        twin.done = self.done
        twin.picked = self.picked
        twin.order = self.order
        twin.turn = self.turn
        twin.led = self.led
        twin.used = self.used
        twin.hint = self.hint
        twin.hint_price = self.hint_price
        twin.line_left = self.line_left
        twin.sealer = self.sealer
        twin.sealed = self.sealed
        twin.sealed_words = self.sealed_words
        twin.answerer = self.answerer
        twin.proposal = self.proposal
        twin.words = self.words
        twin.right = self.right
        twin.left = self.left
        twin.rulings = self.rulings
        twin.earned = self.earned
        twin.shown_seat = self.shown_seat
        twin.shown_face = self.shown_face
        twin.shown_kept = self.shown_kept
        twin.past_readers = self.past_readers
        twin.past_faces = self.past_faces
        twin.past_kept = self.past_kept
        twin.past_namers = self.past_namers
        twin.past_thieves = self.past_thieves
        twin.card = self.card
        twin.face = self.face
        twin.declared = self.declared
        twin.kept = self.kept
        twin.locked = self.locked
        twin.total = self.total
        twin.text = self.text
