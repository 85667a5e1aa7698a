"""The table of Négociateur: every component, where it is, and where the rules stand."""

from enum import Enum
from typing import Final

from mypy_extensions import i64

from tablee.engine.rows import NO_ROW
from tablee.engine.state import State as Base

NOTHING: Final = -1  # no card, no demand, no effect

# Demands that lie face down: only their backs are known, so which ones they are is settled when they are turned up.
DOWN_ESCAPE: Final = -1
DOWN_MAJOR: Final = -2


class Phase(Enum):
    """The part of the turn. (NG-110)"""

    BUILD = "build"
    DISCUSSION = "discussion"
    PURCHASE = "purchase"
    TERROR = "terror"
    OVER = "over"


class Ask(Enum):
    """What the player is asked: the decision that comes next."""

    NOTHING = "nothing"
    TAKE = "take"
    KEEP = "keep"
    ACT = "act"
    CONVERT = "convert"
    SPEND = "spend"
    REVEAL = "reveal"
    CHOOSE = "choose"
    RETURN = "return"
    BUY = "buy"
    DRAW = "draw"


class End(Enum):
    """How it ended."""

    NOT_YET = "not-yet"
    CAPTURED = "captured"
    ELIMINATED = "eliminated"
    SURRENDERED = "surrendered"
    TOO_MANY = "too-many"
    ESCAPED = "escaped"
    OUT_OF_TIME = "out-of-time"


class Table(Base):
    """The components. Discussion cards are bags by kind (`bags`); lists are rows: a change makes a new one.

    Piles that nobody has looked into have no order: a terror card, a pivotal event, a face-down demand are picked
    when they are turned over, from what has not been seen.
    """

    def __init__(self) -> None:
        super().__init__()
        # The sets this match is played with.
        self.abductor: i64 = 0
        self.discussion_set: i64 = 0
        self.terror_set: list[int] = NO_ROW  # by kind of red card
        # Where the rules stand.
        self.phase: Phase = Phase.DISCUSSION
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
        self.playing: i64 = NOTHING  # the kind of the card that is being resolved
        # Demands, left to right.
        self.slots: list[int] = NO_ROW
        self.clocks: list[int] = NO_ROW  # beside them; 0 is no clock
        self.conceded: i64 = 0
        self.unseen_demands: i64 = 0  # face down or set aside
        self.escapes_placed: i64 = 0
        self.minors: list[int] = NO_ROW  # terror kinds in play, in the order they came
        self.conceding: i64 = NOTHING
        self.firing: bool = False  # an alert is being resolved
        # Terror cards.
        self.reds: list[int] = NO_ROW  # not yet seen, by kind: in the deck or set aside
        self.goldens: i64 = 0  # not yet seen
        self.deck_reds: i64 = 0
        self.deck_golden: bool = False
        self.drawn: i64 = NOTHING  # the card that is being resolved
        self.alerts: list[int] = NO_ROW  # cards that wait for the end of the discussion
        self.discard: list[int] = NO_ROW
        # Threat tests and other questions.
        self.dice: list[int] = NO_ROW  # the last roll
        self.converted: i64 = 0
        self.testing: i64 = NOTHING  # the test that waits for its dice to be accepted
        self.choosing: i64 = NOTHING
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

    def copy_to(self, twin: "Table") -> None:
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

    def total(self) -> i64:
        """Everyone who has ever been held. (NG-104)"""
        return self.zone + self.released + self.eliminated

    def deck(self) -> i64:
        """How many terror cards are left to draw."""
        return self.deck_reds + (1 if self.deck_golden else 0)

    def last_discussion(self) -> bool:
        """Whether no terror card is left: cards may be bought while talking. (NG-711)"""
        return self.phase is Phase.DISCUSSION and self.deck() == 0

    def face_down(self) -> i64:
        """How many demands lie face down."""
        number: i64 = 0
        for demand in self.slots:
            if demand < 0:
                number += 1
        return number

    def push(self, line: list[int]) -> None:
        """Let a line of effects come next. Lines are kept last effect first."""
        if line:
            self.todo = self.todo + line
