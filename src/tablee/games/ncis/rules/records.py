"""What a finished match adds to a career: on which side, how it ended, and how its trials went, with their times."""

from collections.abc import Sequence
from typing import Final

from tablee.engine.game import Json
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.games.ncis.rules.moves import TRIAL_NAMES

SHOOTING: Final = "shooting"
KINDS: Final = [*TRIAL_NAMES, SHOOTING]
ANSWERS: Final = ("right", "wrong", "hit", "stray", "miss", "timeout")
SHOTS: Final = ("shots-hit", "shots-stray", "shots-missed", "shots-late")


def record(match: Match, seat: int, times: Sequence[int]) -> dict[str, Json]:
    """What a career keeps of a finished match; refuses one that goes on.

    Of each kind of trial: how many this seat has played, how many it has passed, and the milliseconds of the fastest
    that a person passed against the clock as it is written. (NCIS-131, NCIS-135)
    """
    outcome = match.outcome
    if outcome is None:
        raise Refused("not-over", {"game": match.game.slug})
    played = dict.fromkeys(KINDS, 0)
    passed = dict.fromkeys(KINDS, 0)
    best: dict[str, int] = {}
    for place, step in enumerate(match.steps):
        if step.seat != seat or step.move not in ANSWERS:  # where luck settles trials, nobody plays them (NCIS-167)
            continue
        for event in step.events:
            if event.code in ("trial-passed", "trial-failed"):
                kind = str(event.facts["trial"])
            elif event.code in SHOTS:
                kind = SHOOTING
            else:
                continue
            played[kind] += 1
            if event.code in ("trial-passed", "shots-hit"):
                passed[kind] += 1
                if times and step.raw is not None:
                    best[kind] = min(times[place], best.get(kind, times[place]))
    trials: dict[str, Json] = {
        kind: {"played": played[kind], "passed": passed[kind], "best": best.get(kind)} for kind in KINDS if played[kind]
    }
    return {
        "camp": "ncis" if seat else "criminal",
        "training": outcome.reason == "NCIS-168",
        "won": outcome.ranks[seat] == 1,
        "end": outcome.reason,
        "threat": outcome.scores[0],
        "rows": outcome.scores[1],
        "trials": trials,
    }
