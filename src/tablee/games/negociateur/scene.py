"""A view of Négociateur as pieces and places to draw. Everything comes from the view: what it lacks cannot be drawn."""

from typing import Any

import msgspec

from tablee.engine.game import Json
from tablee.engine.match import Decision
from tablee.games.negociateur.choices import choices
from tablee.games.negociateur.content import read_codes
from tablee.games.negociateur.pieces import pieces
from tablee.games.negociateur.places import places
from tablee.games.negociateur.widgets import widgets
from tablee.games.negociateur.wording import CARDS, FOLDER
from tablee.scenes import Counter, Prompt, Result, ResultRow, Scene, Seat
from tablee.words import Words, words

RULES = read_codes().decisions

View = dict[str, Any]  # JSON, as view.py lays it out


def scene(
    view: View, seat: int | None, decision: Decision | None, locale: str, names: list[str] | None
) -> dict[str, Json]:
    """The scene of one viewer, as JSON."""
    say = words(locale, FOLDER)
    name = names[0] if names else say.say("name-negotiator")
    drawn = Scene(
        game="negociateur",
        status=say.say("status-last" if view["last"] else f"status-{view['phase']}", {"turn": view["turn"]}),
        places=places(view, seat, locale),
        pieces=pieces(view, locale),
        seats=[seat_of(view, name, say)],
        prompt=prompt(view, decision, name, say),
        choices=choices(view, decision, say) if decision is not None else [],
        widgets=widgets(view, say),
        result=result(view, say) if view["phase"] == "over" else None,
    )
    made: dict[str, Json] = msgspec.to_builtins(drawn)
    return made


def seat_of(view: View, name: str, say: Words) -> Seat:
    counters = [
        Counter(say.say("label-held"), str(view["zone"]), "icon-hostage"),
        Counter(say.say("label-eliminated"), str(view["eliminated"]), "icon-skull"),
        Counter(say.say("label-cp"), str(view["cp"]).replace("-", "−"), "icon-phone"),
        Counter(say.say("label-hand"), str(view["held"]), "icon-cards"),
        Counter(say.say("label-turn"), str(view["turn"]), "icon-clock"),
    ]
    return Seat(
        seat=0,
        name=name,
        colour="blue",
        emblem="emblem-negotiator",
        score=str(view["released"]),
        counters=counters,
        active=view["kind"] is not None,
        rank=view["rank"] or 0,
    )


def prompt(view: View, decision: Decision | None, name: str, say: Words) -> Prompt:
    if view["phase"] == "over":
        return Prompt(outcome_text(view, say), rules=[view["reason"]])
    kind = view["kind"]
    if decision is None:
        return Prompt(say.say(f"waiting-{kind}", {"names": [name]}), rules=RULES[kind])
    key = "prompt-discuss-last" if kind == "discuss" and view["last"] else f"prompt-{kind}"
    return Prompt(say.say(key, prompt_facts(view, decision)), kind, RULES[kind], say.say(f"coach-{kind}"))


def prompt_facts(view: View, decision: Decision) -> dict[str, object]:
    facts: dict[str, object] = {"cp": view["cp"], "successes": view["successes"], "count": view["returning"]}
    if decision.kind == "take":
        facts["cost"] = CARDS[decision.moves[0].split(" ")[1]].cost
    return facts


def result(view: View, say: Words) -> Result:
    parts = [str(view["released"]), str(view["eliminated"]), str(view["turn"])]
    return Result(
        f"{outcome_text(view, say)} {say.say('outcome-' + view['end'])}",
        [view["reason"]],
        [say.say("result-released"), say.say("result-eliminated"), say.say("result-turns")],
        [ResultRow(0, view["rank"], str(view["released"]), parts)],
    )


def outcome_text(view: View, say: Words) -> str:
    won = view["rank"] == 1
    facts: dict[str, object] = {"released": view["released"], "eliminated": view["eliminated"]}
    return say.say("outcome-won" if won else "outcome-lost", facts)
