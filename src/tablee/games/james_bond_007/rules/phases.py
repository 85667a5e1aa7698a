"""Where the rules of James Bond 007 stand, what is asked there, and what was rolled for."""

from enum import Enum
from typing import Final


class Phase(Enum):
    """Where the rules stand: the decision that comes next."""

    PASSPORT = "passport"
    PLACEMENT = "placement"
    OPERATION = "operation"
    ACTION_WINDOW = "action-window"
    REWARD = "reward"
    CONFRONTATION = "confrontation"
    DUEL_WINDOW = "duel-window"
    FIGHT_WINDOW = "fight-window"
    CHAIN = "chain"
    OVER = "over"


class Roll(Enum):
    """What the dice on the table were rolled for; the last roll stays there until the next."""

    NONE = "none"
    ACTION = "action"
    TRAINING = "training"
    DUEL = "duel"
    FIGHT = "fight"


SET_UP: Final = (Phase.PASSPORT, Phase.PLACEMENT)

KINDS: Final = {
    Phase.PASSPORT: "choose_passport",
    Phase.PLACEMENT: "place_agent",
    Phase.OPERATION: "choose_operation",
    Phase.ACTION_WINDOW: "action_gadget",
    Phase.REWARD: "choose_reward",
    Phase.CONFRONTATION: "face_rival",
    Phase.DUEL_WINDOW: "duel_gadget",
    Phase.FIGHT_WINDOW: "fight_bonus",
    Phase.CHAIN: "continue_fight",
}
