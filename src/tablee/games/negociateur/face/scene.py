"""A view of Négociateur as pieces and places to draw. Everything comes from the view: what it lacks cannot be drawn."""

from tablee import faces
from tablee.engine.match import Decision
from tablee.games.negociateur.face.choices import choices
from tablee.games.negociateur.face.pieces import pieces
from tablee.games.negociateur.face.places import places
from tablee.games.negociateur.face.regions import regions
from tablee.games.negociateur.face.view import View
from tablee.games.negociateur.face.widgets import widgets
from tablee.games.negociateur.face.wording import CARDS, FOLDER
from tablee.games.negociateur.rules.content import CODES, SLUG
from tablee.scenes import Counter, Prompt, Result, ResultRow, Scene, Seat
from tablee.words import Words, words


def scene(view: View, seat: int | None, decision: Decision | None, locale: str, names: list[str] | None) -> Scene:
    """The scene of one viewer."""
    say = words(locale, FOLDER)
    name = names[0] if names else say.say("name-negotiator")
    return Scene(
        game=SLUG,
        status=say.say("status-last" if view.last else f"status-{view.phase}", {"turn": view.turn}),
        places=places(view, seat, locale),
        pieces=pieces(view, locale),
        seats=[seat_of(view, name, say)],
        prompt=prompt(view, decision, name, say),
        choices=choices(view, decision, say) if decision is not None else [],
        widgets=widgets(view, say),
        regions=regions(say),
        result=result(view, view.rank, say) if view.rank is not None else None,
    )


def seat_of(view: View, name: str, say: Words) -> Seat:
    counters = [
        Counter(say.say("label-held"), str(view.zone), "icon-hostage"),
        Counter(say.say("label-eliminated"), str(view.eliminated), "icon-skull"),
        Counter(say.say("label-cp"), str(view.cp).replace("-", "−"), "icon-phone"),
        Counter(say.say("label-hand"), str(view.held), "icon-cards"),
        Counter(say.say("label-turn"), str(view.turn), "icon-clock"),
    ]
    return Seat(
        seat=0,
        name=name,
        colour="blue",
        emblem="emblem-negotiator",
        score=str(view.released),
        counters=counters,
        active=view.kind is not None,
        rank=view.rank or 0,
    )


def prompt(view: View, decision: Decision | None, name: str, say: Words) -> Prompt:
    kind = view.kind
    if kind is None:
        return Prompt(outcome_text(view, say), rules=reasons(view))
    return faces.prompt(
        say,
        CODES.decisions,
        decision,
        kind,
        [name],
        code="prompt-discuss-last" if view.last and kind == "discuss" else "",
        facts=prompt_facts(view, decision),
        region="dial" if kind == "discuss" else "",
    )


def prompt_facts(view: View, decision: Decision | None) -> dict[str, object]:
    facts: dict[str, object] = {"cp": view.cp, "successes": view.successes, "count": view.returning}
    if decision is not None and decision.kind == "take":
        facts["cost"] = CARDS[decision.moves[0].split(" ")[1]].cost
    return facts


def reasons(view: View) -> list[str]:
    """The rule that ended the match."""
    return [] if view.reason is None else [view.reason]


def result(view: View, rank: int, say: Words) -> Result:
    parts = [str(view.released), str(view.eliminated), str(view.turn)]
    return Result(
        f"{outcome_text(view, say)} {say.say(f'outcome-{view.end}')}",
        reasons(view),
        [say.say("result-released"), say.say("result-eliminated"), say.say("result-turns")],
        [ResultRow(0, rank, str(view.released), parts)],
    )


def outcome_text(view: View, say: Words) -> str:
    won = view.rank == 1
    facts: dict[str, object] = {"released": view.released, "eliminated": view.eliminated}
    return say.say("outcome-won" if won else "outcome-lost", facts)
