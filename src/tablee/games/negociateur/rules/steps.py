"""Steps: what the course of a turn puts among the effects that wait. Numbers below STEPS are steps."""

from typing import Final

from tablee.games.negociateur.rules.components import Components

AFTER_TEST: Final = 0  # the abductor answers a test (NG-410)
ALERT_OVER: Final = 1  # an alert is resolved, others may follow (NG-1003)
REVEAL_ON: Final = 2  # the next demand is turned up (NG-804)
CONCEDED: Final = 3  # a demand has been conceded (NG-808, NG-815)
END_ALERTS: Final = 4  # alerts at the end of the discussion (NG-309)
SPARE_ESCAPE: Final = 5  # one more demand is placed (NG-822)
TO_PURCHASE: Final = 6  # the discussion is over (NG-310)
CLOCKS: Final = 7  # escape clocks go down (NG-701)
TO_DRAW: Final = 8  # a terror card is drawn (NG-702, NG-703)
HIDDEN: Final = 9  # its additional effect (NG-704)
TERROR_OVER: Final = 10  # the turn is over (NG-705, NG-707)

STEP_NAMES: Final = [
    "after-test",
    "alert-over",
    "reveal-on",
    "conceded",
    "end-alerts",
    "spare-escape",
    "to-purchase",
    "clocks",
    "to-draw",
    "hidden",
    "terror-over",
]
STEPS: Final = 11


def push(state: Components, line: list[int]) -> None:
    """Let a line of effects come next. Lines are kept last effect first, and done first to last. (NG-106)"""
    if line:
        state.todo = state.todo + line
