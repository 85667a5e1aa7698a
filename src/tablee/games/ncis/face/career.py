"""A career of NCIS in words: matches as Criminel and as agent, trials passed, the fastest solutions.

Trials of the training room count among the trials, and are no matches. (NCIS-168)
"""

from typing import Any

import msgspec

from tablee.careers import Best, Career, Past, Tally
from tablee.engine.game import Json
from tablee.games.ncis.face.wording import FOLDER
from tablee.games.ncis.rules.moves import CAMP_NAMES
from tablee.games.ncis.rules.records import KINDS
from tablee.words import Words, words


def career(records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
    """The career that these records make, as JSON."""
    say = words(locale, FOLDER)
    rows: list[dict[str, Any]] = [*records]
    whole = [row for row in rows if not row["training"]]
    wins = sum(row["won"] for row in whole)
    made = Career(
        text=say.say("career-text", {"matches": len(whole), "wins": wins}),
        wins=Tally(say.say("career-all"), len(whole), wins),
        tallies=[*(by_camp(camp, whole, say) for camp in CAMP_NAMES), *(by_trial(kind, rows, say) for kind in KINDS)],
        exploits=[],
        matches=[past(row, say) for row in rows],
        bests=[best(kind, rows, say) for kind in KINDS],
    )
    built: dict[str, Json] = msgspec.to_builtins(made)
    return built


def by_camp(camp: str, rows: list[dict[str, Any]], say: Words) -> Tally:
    own = [row for row in rows if row["camp"] == camp]
    return Tally(say.say("career-camp", {"camp": camp}), len(own), sum(row["won"] for row in own))


def by_trial(kind: str, rows: list[dict[str, Any]], say: Words) -> Tally:
    own = [row["trials"][kind] for row in rows if kind in row["trials"]]
    label = say.say("career-trial", {"trial": kind})
    return Tally(label, sum(each["played"] for each in own), sum(each["passed"] for each in own))


def best(kind: str, rows: list[dict[str, Any]], say: Words) -> Best:
    """The fastest solution of a kind of trial, in seconds with one decimal, rounded up."""
    times = [row["trials"][kind]["best"] for row in rows if kind in row["trials"]]
    measured = [time for time in times if time is not None]
    label = say.say("career-trial", {"trial": kind})
    if not measured:
        return Best(label, say.say("career-best-none"))
    return Best(label, say.say("career-best", {"seconds": -(-min(measured) // 100) / 10}))


def past(row: dict[str, Any], say: Words) -> Past:
    facts = {"camp": row["camp"], "end": row["end"], "threat": row["threat"], "rows": row["rows"]}
    trials = row["trials"].values()
    facts |= {"played": sum(each["played"] for each in trials), "passed": sum(each["passed"] for each in trials)}
    return Past(say.say("career-match", facts), row["won"])
