"""A view of NCIS as pieces and places to draw. Everything comes from the view: what it lacks cannot be drawn."""

from tablee import faces
from tablee.engine.match import Decision
from tablee.games.ncis.face import choices
from tablee.games.ncis.face.pieces import pieces
from tablee.games.ncis.face.places import places, regions
from tablee.games.ncis.face.view import SeatView, View
from tablee.games.ncis.face.widgets import widgets
from tablee.games.ncis.face.wording import FOLDER, target_facts, target_name
from tablee.games.ncis.rules.content import CODES, SLUG
from tablee.scenes import Counter, Prompt, Result, ResultRow, Scene, Seat
from tablee.words import Words, words

REGIONS = {  # where to look for what is decided, when the things to click do not say it
    "play_card": "zones",
    "replay": "zones",
    "category": "clues",
}
COLOURS = ("criminal", "agent-1", "agent-2", "agent-3")


def scene(view: View, seat: int | None, decision: Decision | None, locale: str, names: list[str] | None) -> Scene:
    """The scene of one viewer."""
    say = words(locale, FOLDER)
    called = names or [seat_name(row, say) for row in view.seats]
    return Scene(
        game=SLUG,
        status=status(view, say),
        places=list(places(view, seat, say, called)),
        pieces=list(pieces(view, seat, say)),
        seats=[seat_of(view, row, say, called) for row in view.seats],
        prompt=prompt(view, decision, say, called),
        choices=choices.choices(view, seat, decision, say, called) if seat is not None and decision else [],
        widgets=list(widgets(view, seat, say)),
        regions=regions(say),
        result=result(view, say) if view.kind is None else None,
    )


def seat_name(row: SeatView, say: Words) -> str:
    return say.say("name-criminal") if row.seat == 0 else say.say("name-agent-seat", {"number": row.seat})


def status(view: View, say: Words) -> str:
    if view.kind is None:
        return say.say("status-over")
    return say.say("status-play", {"turn": view.turn, "threat": view.threat, "goal": view.goal})


def seat_of(view: View, row: SeatView, say: Words, called: list[str]) -> Seat:
    return Seat(
        seat=row.seat,
        name=called[row.seat],
        colour=COLOURS[row.seat],
        emblem=f"emblem-{COLOURS[row.seat]}",
        score=score(view, row),
        counters=[Counter(say.say("label-cards"), str(row.cards), "icon-cards")],
        active=row.seat in view.asked,
        rank=row.rank or 0,
    )


def score(view: View, row: SeatView) -> str:
    if row.seat == 0:
        return str(view.threat)
    if view.training:  # trials passed (NCIS-168)
        return str(view.turn - (0 if view.kind is None else 1) - view.threat)
    return str(sum(view.rows))


def prompt(view: View, decision: Decision | None, say: Words, called: list[str]) -> Prompt:
    if view.kind is None:
        return Prompt(outcome_text(view, say), rules=[view.reason or ""])
    facts = prompt_facts(view, decision, say)
    names = [called[seat] for seat in view.asked]
    region = REGIONS.get(view.kind, "")
    return faces.prompt(say, CODES.decisions, decision, view.kind, names, facts=facts, region=region)


def prompt_facts(view: View, decision: Decision | None, say: Words) -> dict[str, object]:
    """What a prompt says beside its kind."""
    if view.trial is not None:
        return {"trial": view.trial.trial, "seconds": view.trial.seconds}
    if view.phase == "begin-shooting":
        first, second = (target_name(say, target) for target in view.called)
        return {"first": first, "second": second}
    if view.phase == "place-target" and decision is not None:
        legal = [move.split(" ")[1] for move in decision.moves if move.startswith("put ")]
        return target_facts(legal[0])
    return {}


def outcome_text(view: View, say: Words) -> str:
    """Who has won, and by which rule. (NCIS-152, NCIS-154, NCIS-156)"""
    camp = "criminal" if view.seats[0].rank == 1 else "ncis"
    return say.say(f"outcome-{view.reason}-{camp}")


def result(view: View, say: Words) -> Result:
    rows = [ResultRow(row.seat, row.rank or 0, score(view, row), []) for row in faces.ranking(view.seats)]
    return Result(outcome_text(view, say), [view.reason or ""], [], rows)
