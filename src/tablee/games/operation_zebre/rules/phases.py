"""Where the rules of Opération Zèbre stand, and what is asked there."""

from enum import Enum
from typing import Final


class Phase(Enum):
    """The decision that comes next. (OZ-21)"""

    DESIGNATE = "designate"
    CHOOSE = "choose"
    CENSOR = "censor"
    NEXT = "next"
    READ = "read"
    READING = "reading"
    INTERCEPT = "intercept"
    DECODE = "decode"
    HINT = "hint"
    JUDGE = "judge"
    JUDGE_INTERCEPTION = "judge-interception"
    OVER = "over"


KINDS: Final = {
    Phase.DESIGNATE: "readers",
    Phase.CHOOSE: "face",
    Phase.CENSOR: "censor",
    Phase.NEXT: "next",
    Phase.READ: "begin",
    Phase.READING: "reading",
    Phase.INTERCEPT: "intercept",
    Phase.DECODE: "guess",
    Phase.HINT: "hint",
    Phase.JUDGE: "ruling",
    Phase.JUDGE_INTERCEPTION: "ruling_interception",
}

# From `begin` to the verdict: a document is being read, and its label is known.
AT_A_DOCUMENT: Final = (
    Phase.READING,
    Phase.INTERCEPT,
    Phase.DECODE,
    Phase.HINT,
    Phase.JUDGE,
    Phase.JUDGE_INTERCEPTION,
)
