"""Where the rules of Négociateur stand, what is asked there, and how it can end."""

from enum import Enum
from typing import Final


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


DECISIONS: Final = {
    Ask.TAKE: "take",
    Ask.KEEP: "keep",
    Ask.ACT: "discuss",
    Ask.CONVERT: "convert",
    Ask.SPEND: "spend",
    Ask.REVEAL: "reveal",
    Ask.CHOOSE: "choose",
    Ask.RETURN: "return",
    Ask.BUY: "purchase",
    Ask.DRAW: "draw",
}


class End(Enum):
    """How it ended."""

    NOT_YET = "not-yet"
    CAPTURED = "captured"
    ELIMINATED = "eliminated"
    SURRENDERED = "surrendered"
    TOO_MANY = "too-many"
    ESCAPED = "escaped"
    OUT_OF_TIME = "out-of-time"


def won(end: End) -> bool:
    """He is captured, or shot with nobody held, or the accomplice has given up. (NG-903)"""
    return end is End.CAPTURED or end is End.ELIMINATED or end is End.SURRENDERED


REASONS: Final = {
    End.CAPTURED: "NG-905",
    End.ELIMINATED: "NG-906",
    End.SURRENDERED: "NG-912",
    End.TOO_MANY: "NG-901",
    End.ESCAPED: "NG-902",
    End.OUT_OF_TIME: "NG-702",
}
