"""A view of James Bond 007 as pieces and places to draw. What the view lacks cannot be drawn."""

from typing import Any

import msgspec

from tablee.engine.game import Json
from tablee.engine.match import Decision
from tablee.games.james_bond_007.choices import choices
from tablee.games.james_bond_007.content import read_codes
from tablee.games.james_bond_007.pieces import pieces
from tablee.games.james_bond_007.places import FOLDER, places
from tablee.games.james_bond_007.widgets import widgets
from tablee.scenes import Counter, Prompt, Result, ResultRow, Scene, Seat
from tablee.words import Words, words

RULES = read_codes().decisions
SKILLS = ("c", "f", "a")

View = dict[str, Any]  # JSON, as view.py lays it out


def scene(
    view: View, seat: int | None, decision: Decision | None, locale: str, names: list[str] | None
) -> dict[str, Json]:
    """The scene of one viewer, as JSON."""
    say = words(locale, FOLDER)
    called = names or [name_of(row, say) for row in view["seats"]]
    drawn = Scene(
        game="james-bond-007",
        status=say.say(f"status-{view['phase']}", {"round": view["round"]}),
        places=places(view, seat, locale),
        pieces=pieces(view, seat, say, called),
        seats=[seat_of(view, row, say, called) for row in view["seats"]],
        prompt=prompt(view, decision, say, called),
        choices=choices(view, seat, decision, say) if seat is not None and decision is not None else [],
        widgets=widgets(view, seat, say, called),
        result=result(view, say, called) if view["phase"] == "over" else None,
    )
    made: dict[str, Json] = msgspec.to_builtins(drawn)
    return made


def name_of(row: View, say: Words) -> str:
    """What somebody without a name is called: as the agent, once there is one."""
    if row["agent"] is None:
        return say.say("name-seat", {"number": row["seat"] + 1})
    return say.say(f"name-agent-{row['agent']}")


def seat_of(view: View, row: View, say: Words, called: list[str]) -> Seat:
    levels = row["levels"]
    colour = row["colour"] or "plain"
    counters: list[Counter] = []
    if levels is not None:
        counters = [
            Counter(say.say(f"name-skill-{skill}"), str(levels[skill]), f"icon-skill-{skill}") for skill in SKILLS
        ]
    return Seat(
        seat=row["seat"],
        name=called[row["seat"]],
        colour=colour,
        emblem=f"emblem-{colour}",
        score=str(len(row["trophies"])),
        counters=counters,
        active=row["seat"] in view["asked"],
        first=row["seat"] == view["first"],
        rank=row["rank"] or 0,
    )


def prompt(view: View, decision: Decision | None, say: Words, called: list[str]) -> Prompt:
    if decision is not None:
        kind = decision.kind
        return Prompt(say.say(f"prompt-{kind}"), kind, RULES[kind], say.say(f"coach-{kind}"))
    if not view["asked"]:
        return Prompt(outcome_text(view, say, called), rules=["JB-96"])
    waiting = say.say(f"waiting-{view['kind']}", {"names": [called[seat] for seat in view["asked"]]})
    return Prompt(waiting, rules=RULES[view["kind"]])


def result(view: View, say: Words, called: list[str]) -> Result:
    """Ranking by trophies, then by what is left of the skills. (JB-96..99)"""
    reason = reason_of(view)
    rows = [
        ResultRow(row["seat"], row["rank"], str(len(row["trophies"])), [str(len(row["trophies"])), str(points(row))])
        for row in sorted(view["seats"], key=lambda row: (row["rank"], row["seat"]))
    ]
    text = f"{outcome_text(view, say, called)} {say.say(f'outcome-{reason}')}"
    return Result(text, [reason, "JB-96"], [say.say("result-trophies"), say.say("result-levels")], rows)


def reason_of(view: View) -> str:
    """The rule that ended the match. (JB-95, JB-101, JB-102)"""
    if all(slot["state"] == "gone" for base in view["bases"] for slot in base["slots"]):
        return "JB-95"
    limit = view["stale_limit"]
    return "JB-101" if limit is not None and view["quiet"] >= limit else "JB-102"


def points(row: View) -> int:
    return sum(row["levels"].values())


def outcome_text(view: View, say: Words, called: list[str]) -> str:
    best = [row for row in view["seats"] if row["rank"] == 1]
    score = len(best[0]["trophies"])
    if len(best) > 1:
        return say.say("outcome-shared", {"names": [called[row["seat"]] for row in best], "score": score})
    level = sum(1 for row in view["seats"] if len(row["trophies"]) == score)
    return say.say("outcome-levels" if level > 1 else "outcome-won", {"seat": called[best[0]["seat"]], "score": score})
