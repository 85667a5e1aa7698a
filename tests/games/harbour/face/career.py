"""Careers of Harbour: matches by weather, and two exploits."""

from collections.abc import Sequence
from typing import Any

import msgspec
from tests.games.harbour.face.scene import FOLDER

from tablee.careers import Career, Exploit, Past, Tally
from tablee.engine.game import Json
from tablee.engine.match import Match
from tablee.words import Words, words

EXPLOITS = ("HB-E1", "HB-E2")  # never swapped a card; won


def record(match: Match, seat: int, times: Sequence[int]) -> dict[str, Json]:
    outcome = match.outcome
    assert outcome is not None
    won = outcome.ranks[seat] == 1
    swapped = any(step.seat == seat and step.move.startswith("swap") for step in match.steps)
    reached: list[Json] = [id for id, done in zip(EXPLOITS, (not swapped, won), strict=True) if done]
    told: dict[str, Json] = {"won": won, "storm": match.options["storm"] is True, "score": outcome.scores[seat]}
    return {**told, "exploits": reached, "times": [*times]}


def career(records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
    say = words(locale, FOLDER)
    rows: list[dict[str, Any]] = [*records]
    first = {id: next((place for place, row in enumerate(rows) if id in row["exploits"]), None) for id in EXPLOITS}
    made = Career(
        text=say.say("career-text", {"matches": len(rows)}),
        wins=tally(say.say("career-all"), rows),
        tallies=[tally(weather(storm, say), [row for row in rows if row["storm"] is storm]) for storm in (False, True)],
        exploits=[exploit(id, match, say) for id, match in first.items()],
        matches=[
            Past(
                say.say("career-match", {"weather": weather(row["storm"], say), "score": row["score"]}),
                row["won"],
                [id for id, match in first.items() if match == place],
            )
            for place, row in enumerate(rows)
        ],
    )
    built: dict[str, Json] = msgspec.to_builtins(made)
    return built


def exploit(id: str, match: int | None, say: Words) -> Exploit:
    code = f"exploit-{id}"
    return Exploit(id, say.attribute(code, "title"), say.say(code), say.say("career-all"), match=match)


def tally(label: str, rows: list[dict[str, Any]]) -> Tally:
    return Tally(label, len(rows), sum(row["won"] for row in rows))


def weather(storm: bool, say: Words) -> str:
    return say.say("name-storm" if storm else "name-calm")
