"""What the table settles before a match of NCIS, and what follows for a new state. (section 3)"""

from typing import Final

from tablee.engine.options import Option, Options
from tablee.games.ncis.rules.decryptage import LANGUAGES
from tablee.games.ncis.rules.moves import LEVEL_NAMES, TRIAL_NAMES

TRAININGS: Final = ["off", "all", *TRIAL_NAMES, "shooting"]  # (NCIS-168)
TIMES: Final = [12, 5, 8, 10, 15, 20, 30]

OPTIONS: Final = [
    Option("threat_goal", [10, 9, 11]),
    Option("trial_seconds", [*TIMES]),
    Option("shoot_seconds", [*TIMES]),
    Option("shoot_required", [2, 1]),
    Option("after_resolution", ["continue", "criminal_first"]),
    Option("series_choice", ["auto_best", "manual"]),
    Option("ncis_open_hands", [True, False]),
    Option("target_placement", ["generated", "manual"]),
    Option("trial_level", [*LEVEL_NAMES]),
    Option("shoot_level", [*LEVEL_NAMES]),
    Option("trial_content", ["fresh", "classic"]),
    Option("trial_language", [*LANGUAGES]),
    Option("play_mode", ["live", "model"]),
    Option("training", [*TRAININGS]),
]


def number(options: Options, name: str) -> int:
    """A whole number that the table agreed on."""
    value = options[name]
    assert isinstance(value, int)
    return value
