"""A career of Opération Zèbre in words: matches together and in teams, documents named, understood and intercepted."""

from typing import Any

import msgspec

from tablee.careers import Best, Career, Past, Tally
from tablee.engine.game import Json
from tablee.games.operation_zebre.face.wording import FOLDER
from tablee.words import Words, words

SORTS = (("coop", "novice"), ("coop", "avance"), ("comp", "novice"), ("comp", "avance"))


def career(records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
    """The career that these records make, as JSON."""
    say = words(locale, FOLDER)
    rows: list[dict[str, Any]] = [*records]
    wins = sum(row["won"] for row in rows)
    made = Career(
        text=say.say("career-text", {"matches": len(rows), "wins": wins}),
        wins=Tally(say.say("career-all"), len(rows), wins),
        tallies=[by_sort(mode, side, rows, say) for mode, side in SORTS],
        exploits=[],
        matches=[past(row, say) for row in rows],
        bests=bests(rows, say),
    )
    built: dict[str, Json] = msgspec.to_builtins(made)
    return built


def by_sort(mode: str, side: str, rows: list[dict[str, Any]], say: Words) -> Tally:
    own = [row for row in rows if (row["mode"], row["side"]) == (mode, side)]
    return Tally(say.say("career-sort", {"mode": mode, "side": side}), len(own), sum(row["won"] for row in own))


def bests(rows: list[dict[str, Any]], say: Words) -> list[Best]:
    """Documents named in all, the cheapest one that the others understood, and interceptions."""
    understood = [total for row in rows for total in row["understood"]]
    cheapest = say.say("career-boxes", {"boxes": min(understood)}) if understood else say.say("career-none")
    return [
        Best(say.say("career-named"), say.say("career-documents", {"count": sum(row["named"] for row in rows)})),
        Best(say.say("career-understood"), say.say("career-documents", {"count": len(understood)})),
        Best(say.say("career-cheapest"), cheapest),
        Best(
            say.say("career-intercepted"),
            say.say("career-documents", {"count": sum(row["intercepted"] for row in rows)}),
        ),
    ]


def past(row: dict[str, Any], say: Words) -> Past:
    facts = {name: row[name] for name in ("mode", "side", "read", "named", "intercepted")}
    return Past(say.say("career-match", {**facts, "understood": len(row["understood"])}), row["won"])
