"""The components on the table, made from fields.py by `make fields`: change that file, not this one."""

from mypy_extensions import i64

from tablee.engine.rows import NO_ROW
from tablee.engine.state import State as Base
from tablee.games.negociateur.rules.phases import Ask, End, Phase


class Components(Base):
    """Every field of fields.py. Lists are rows: a change makes a new one, so that copies share them."""

    def __init__(self) -> None:
        super().__init__()
        # Whom and what this match is played with.
        self.abductor: i64 = 0
        self.discussion_set: i64 = 0
        self.terror_set: list[int] = NO_ROW
        # Where the rules stand.
        self.phase: Phase = Phase.BUILD
        self.ask: Ask = Ask.NOTHING
        self.end: End = End.NOT_YET
        self.turn: i64 = 1
        self.todo: list[int] = NO_ROW  # effects and steps that wait, the next one last
        # The board.
        self.threat: i64 = 0
        self.cp: i64 = 0
        self.zone: i64 = 0
        self.released: i64 = 0
        self.eliminated: i64 = 0
        self.accomplice: bool = False
        # Discussion cards.
        self.hand: i64 = 0
        self.held: i64 = 0  # how many are in hand
        self.shop: i64 = 0
        self.played: i64 = 0  # face up in this turn
        self.covered: i64 = 0  # face down in this turn
        self.removed: i64 = 0
        self.playing: i64 = -1  # the kind of the card that is being resolved
        # Demands, left to right.
        self.slots: list[int] = NO_ROW
        self.clocks: list[int] = NO_ROW  # beside them; 0 is no clock
        self.conceded: i64 = 0
        self.unseen_demands: i64 = 0  # face down or set aside
        self.escapes_placed: i64 = 0
        self.minors: list[int] = NO_ROW  # terror kinds in play, in the order they came
        self.conceding: i64 = -1
        self.firing: bool = False  # an alert is being resolved
        # Terror cards.
        self.reds: list[int] = NO_ROW  # not yet seen: in the deck or set aside
        self.goldens: i64 = 0  # not yet seen
        self.deck_reds: i64 = 0
        self.deck_golden: bool = False
        self.drawn: i64 = -1  # the card that is being resolved
        self.alerts: list[int] = NO_ROW  # cards that wait for the end of the discussion
        self.discard: list[int] = NO_ROW
        # Threat tests and other questions.
        self.dice: list[int] = NO_ROW  # the last roll
        self.converted: i64 = 0
        self.testing: i64 = -1  # the test that waits for its dice to be accepted
        self.choosing: i64 = -1
        self.revealing: i64 = 0
        self.returning: i64 = 0
        # What changes tests, prices and the course of this discussion.
        self.dice_next: i64 = 0
        self.dice_discussion: i64 = 0
        self.dice_later: i64 = 0
        self.fours_next: bool = False
        self.fours_discussion: bool = False
        self.discount: i64 = 0
        self.tests: i64 = 0  # made in this discussion
        self.bluffed: bool = False
        self.ending: bool = False

    def lay_out(self, seats: int) -> None:
        """Give every row its length, as it is before the first move."""
        self.terror_set = [0] * 29
        self.reds = [0] * 29

    def copy_to(self, twin: "Components") -> None:
        """Make an argument-free new table equal to this one."""
        twin.take_luck(self)
        twin.abductor = self.abductor
        twin.discussion_set = self.discussion_set
        twin.terror_set = self.terror_set
        twin.phase = self.phase
        twin.ask = self.ask
        twin.end = self.end
        twin.turn = self.turn
        twin.todo = self.todo
        twin.threat = self.threat
        twin.cp = self.cp
        twin.zone = self.zone
        twin.released = self.released
        twin.eliminated = self.eliminated
        twin.accomplice = self.accomplice
        twin.hand = self.hand
        twin.held = self.held
        twin.shop = self.shop
        twin.played = self.played
        twin.covered = self.covered
        twin.removed = self.removed
        twin.playing = self.playing
        twin.slots = self.slots
        twin.clocks = self.clocks
        twin.conceded = self.conceded
        twin.unseen_demands = self.unseen_demands
        twin.escapes_placed = self.escapes_placed
        twin.minors = self.minors
        twin.conceding = self.conceding
        twin.firing = self.firing
        twin.reds = self.reds
        twin.goldens = self.goldens
        twin.deck_reds = self.deck_reds
        twin.deck_golden = self.deck_golden
        twin.drawn = self.drawn
        twin.alerts = self.alerts
        twin.discard = self.discard
        twin.dice = self.dice
        twin.converted = self.converted
        twin.testing = self.testing
        twin.choosing = self.choosing
        twin.revealing = self.revealing
        twin.returning = self.returning
        twin.dice_next = self.dice_next
        twin.dice_discussion = self.dice_discussion
        twin.dice_later = self.dice_later
        twin.fours_next = self.fours_next
        twin.fours_discussion = self.fours_discussion
        twin.discount = self.discount
        twin.tests = self.tests
        twin.bluffed = self.bluffed
        twin.ending = self.ending
