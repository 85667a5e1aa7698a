"""Where the rules of NCIS stand, what is asked there, and what comes next without a question."""

from enum import Enum
from typing import Final


class Phase(Enum):
    """The decision that comes next. (section 6)"""

    PLACE_TARGET = "place-target"
    PLAY = "play"
    REPLAY = "replay"
    CALL = "call"
    BEGIN_SHOOTING = "begin-shooting"
    SHOOTING = "shooting"
    AMBUSH_REMOVAL = "ambush-removal"
    MOVE_TARGETS = "move-targets"
    LAST_CHANCE = "last-chance"
    SERIES = "series"
    CATEGORY = "category"
    AGENT = "agent"
    REMOVAL = "removal"
    LOOK = "look"
    DISCARD = "discard"
    SIFT = "sift"
    PERFORMER = "performer"
    WORD = "word"
    BEGIN_TRIAL = "begin-trial"
    TRIAL = "trial"
    ACCUSE_CRIMINEL = "accuse-criminel"
    ACCUSE_ORGANISATION = "accuse-organisation"
    ACCUSE_COMPLOT = "accuse-complot"
    END_TURN = "end-turn"
    OVER = "over"


class Award(Enum):
    """What clue rows are awarded for; what comes after them follows from it. (NCIS-112, NCIS-113)"""

    VALUE = "value"
    AGENT = "agent"
    TRIAL = "trial"


class Retry(Enum):
    """The second chance that Dr Mallard gives in the trial of a resolution. (8.3)"""

    NONE = "none"
    READY = "ready"
    USED = "used"


class Finish(Enum):
    """How the last trial or shooting came out."""

    NONE = "none"
    PASSED = "passed"
    WRONG = "wrong"
    TIMEOUT = "timeout"
    HIT = "hit"
    STRAY = "stray"
    MISS = "miss"


class Step(Enum):
    """What is done next without a question, until somebody must choose."""

    ASK = "ask"
    AMBUSHED = "ambushed"
    RESOLVE = "resolve"
    COMPARE = "compare"
    AWARD = "award"
    POWER = "power"
    TRIAL = "trial"
    DRAW_TRIAL = "draw-trial"
    CLEANUP = "cleanup"
    DRILL = "drill"
    END = "end"
    NEXT_TURN = "next-turn"


KINDS: Final = {
    Phase.PLACE_TARGET: "place_target",
    Phase.PLAY: "play_card",
    Phase.REPLAY: "replay",
    Phase.CALL: "call_target",
    Phase.BEGIN_SHOOTING: "begin_shooting",
    Phase.SHOOTING: "shooting",
    Phase.AMBUSH_REMOVAL: "ambush_removal",
    Phase.MOVE_TARGETS: "move_targets",
    Phase.LAST_CHANCE: "last_chance",
    Phase.SERIES: "series",
    Phase.CATEGORY: "category",
    Phase.AGENT: "agent",
    Phase.REMOVAL: "removal",
    Phase.LOOK: "look",
    Phase.DISCARD: "discard",
    Phase.SIFT: "sift",
    Phase.PERFORMER: "performer",
    Phase.WORD: "word",
    Phase.BEGIN_TRIAL: "begin_trial",
    Phase.TRIAL: "trial",
    Phase.ACCUSE_CRIMINEL: "accuse_criminel",
    Phase.ACCUSE_ORGANISATION: "accuse_organisation",
    Phase.ACCUSE_COMPLOT: "accuse_complot",
    Phase.END_TURN: "end_turn",
}
