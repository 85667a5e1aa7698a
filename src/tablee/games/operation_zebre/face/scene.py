"""A view of Opération Zèbre as pieces and places to draw. What the view lacks cannot be drawn."""

from tablee import faces
from tablee.engine.match import Decision
from tablee.games.operation_zebre.face.choices import choices
from tablee.games.operation_zebre.face.pieces import pieces, places, regions
from tablee.games.operation_zebre.face.view import SeatView, View
from tablee.games.operation_zebre.face.widgets import widgets
from tablee.games.operation_zebre.face.wording import EMBLEMS, FOLDER, TEAM_COLOURS, answer_words
from tablee.games.operation_zebre.rules.content import CODES
from tablee.games.operation_zebre.rules.phases import KINDS, Phase
from tablee.scenes import Counter, Prompt, Result, ResultRow, Scene, Seat
from tablee.words import Words, words

SLUG = "operation-zebre"


def scene(view: View, seat: int | None, decision: Decision | None, locale: str, names: list[str] | None) -> Scene:
    """The scene of one viewer. (OZ-114)"""
    say = words(locale, FOLDER)
    called = names or [say.say("seat-name", {"number": row.seat + 1}) for row in view.seats]
    return Scene(
        game=SLUG,
        status=say.say(f"status-{view.phase}", {"round": view.round, "rounds": view.rounds}),
        places=list(places(view, say)),
        pieces=list(pieces(view, say, called)),
        seats=[seat_of(view, row, say, called) for row in view.seats],
        prompt=prompt(view, seat, decision, say, called),
        choices=choices(view, seat, decision, say, called) if seat is not None and decision is not None else [],
        widgets=list(widgets(view, seat, say, called)),
        regions=regions(view, say),
        result=result(view, say) if view.reason is not None else None,
    )


def seat_of(view: View, row: SeatView, say: Words, called: list[str]) -> Seat:
    counters = []
    if row.locked and row.total is not None:
        counters.append(Counter(say.say("label-shown-total"), str(row.total), "icon-boxes"))
    return Seat(
        seat=row.seat,
        name=called[row.seat],
        colour=TEAM_COLOURS[row.team],
        emblem=f"emblem-{EMBLEMS[row.seat]}",
        score=score(row),
        counters=counters,
        active=row.seat in view.asked,
        first=view.order[view.turn : view.turn + 1] == [row.seat],
        rank=row.rank or 0,
    )


def score(row: SeatView) -> str:
    """What counted, at the end; until then the round cards say how it stands."""
    return "" if row.score is None else str(row.score)


def prompt(view: View, seat: int | None, decision: Decision | None, say: Words, called: list[str]) -> Prompt:
    if view.reason is not None:
        return Prompt(outcome_text(view, say), rules=[view.reason])
    kind = KINDS[Phase(view.phase)]
    facts = prompt_facts(view, seat, kind, say)
    return faces.prompt(say, CODES.decisions, decision, kind, [called[each] for each in view.asked], facts=facts)


def prompt_facts(view: View, seat: int | None, kind: str, say: Words) -> dict[str, object]:
    """What a prompt says beside its kind."""
    if kind == "readers" and seat is not None:
        return {"place": 1 if view.picked[2 * view.seats[seat].team] is None else 2}
    if kind == "ruling":
        return {"words": answer_words(view.proposal or "", view.said, say)}
    if kind == "ruling_interception" and view.seal is not None:
        return {"words": answer_words(view.seal.answer, view.seal.words, say)}
    return {}


def outcome_text(view: View, say: Words) -> str:
    """Who has won, and by which rule. (OZ-108)"""
    first, last = view.seats[0], view.seats[-1]
    draw = first.rank == last.rank
    ahead, behind = (first, last) if first.rank == 1 else (last, first)
    facts: dict[str, object] = {
        "score": ahead.score,
        "other": behind.score,
        "team": ahead.team,
        "draw": "yes" if draw else "no",
        "failures": "yes" if view.failures else "no",
    }
    return say.say(f"outcome-{view.reason}", facts)


def result(view: View, say: Words) -> Result:
    columns = [say.say("result-boxes"), *([say.say("result-points")] if view.versus else [])]
    rows = []
    for row in faces.ranking(view.seats):
        team = view.teams[row.team]
        parts = [str(team.free), *([str(sum(team.points))] if view.versus else [])]
        rows.append(ResultRow(row.seat, row.rank or 0, str(row.score), parts))
    return Result(outcome_text(view, say), [view.reason or ""], columns, rows)
