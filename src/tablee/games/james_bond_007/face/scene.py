"""A view of James Bond 007 as pieces and places to draw. What the view lacks cannot be drawn."""

from tablee import faces
from tablee.engine.match import Decision
from tablee.games.james_bond_007.face.choices import choices
from tablee.games.james_bond_007.face.pieces import pieces
from tablee.games.james_bond_007.face.places import FOLDER, places
from tablee.games.james_bond_007.face.regions import regions
from tablee.games.james_bond_007.face.view import SKILLS, SeatView, View
from tablee.games.james_bond_007.face.widgets import widgets
from tablee.games.james_bond_007.rules.content import CODES
from tablee.scenes import Counter, Prompt, Result, ResultRow, Scene, Seat
from tablee.words import Words, words


def scene(view: View, seat: int | None, decision: Decision | None, locale: str, names: list[str] | None) -> Scene:
    """The scene of one viewer."""
    say = words(locale, FOLDER)
    called = names or [name_of(row, say) for row in view.seats]
    return Scene(
        game="james-bond-007",
        status=say.say(f"status-{view.phase}", {"round": view.round}),
        places=places(view, seat, locale),
        pieces=pieces(view, say, called),
        seats=[seat_of(view, row, say, called) for row in view.seats],
        prompt=prompt(view, decision, say, called),
        choices=choices(view, seat, decision, say) if seat is not None and decision is not None else [],
        widgets=widgets(view, seat, say, called),
        result=result(view, view.reason, say, called) if view.reason is not None else None,
        regions=regions(say),
    )


def name_of(row: SeatView, say: Words) -> str:
    """What somebody without a name is called: as the agent, once there is one."""
    if row.agent is None:
        return say.say("name-seat", {"number": row.seat + 1})
    return say.say(f"name-agent-{row.agent}")


def seat_of(view: View, row: SeatView, say: Words, called: list[str]) -> Seat:
    levels = row.levels
    colour = row.colour or "plain"
    counters: list[Counter] = []
    if levels is not None:
        counters = [
            Counter(say.say(f"name-skill-{skill}"), str(levels[skill]), f"icon-skill-{skill}") for skill in SKILLS
        ]
    return Seat(
        seat=row.seat,
        name=called[row.seat],
        colour=colour,
        emblem=f"emblem-{colour}",
        score=str(len(row.trophies)),
        counters=counters,
        active=row.seat in view.asked,
        first=row.seat == view.first,
        rank=row.rank or 0,
    )


def prompt(view: View, decision: Decision | None, say: Words, called: list[str]) -> Prompt:
    if view.kind is None:
        return Prompt(won(view, say, called), rules=["JB-96"])
    return faces.prompt(say, CODES.decisions, decision, view.kind, [called[seat] for seat in view.asked])


def result(view: View, reason: str, say: Words, called: list[str]) -> Result:
    """Ranking by trophies, then by what is left of the skills. (JB-96, JB-97, JB-98, JB-99)"""
    rows = [
        ResultRow(row.seat, row.rank or 0, str(len(row.trophies)), [str(len(row.trophies)), str(points(row))])
        for row in faces.ranking(view.seats)
    ]
    text = f"{won(view, say, called)} {say.say(f'outcome-{reason}')}"
    return Result(text, [reason, "JB-96"], [say.say("result-trophies"), say.say("result-levels")], rows)


def points(row: SeatView) -> int:
    return sum(row.levels.values()) if row.levels else 0


def won(view: View, say: Words, called: list[str]) -> str:
    ranks, scores = [row.rank for row in view.seats], [len(row.trophies) for row in view.seats]
    return faces.victory(say, called, ranks, scores, tie="outcome-levels")
