"""The places and pieces of Opération Zèbre: round cards, failure and variant cards, the documents of the round."""

from collections.abc import Iterator

from tablee.games.operation_zebre.face.view import SeatView, TeamView, View
from tablee.games.operation_zebre.face.wording import EMBLEMS, mission, short
from tablee.scenes import Piece, Place, Region
from tablee.words import Words

STRIP = 5  # boxes in one piece of a track


def places(view: View, say: Words) -> Iterator[Place]:
    for row in view.teams:
        free: dict[str, object] = {"free": row.free, "boxes": view.boxes}
        name = say.say("name-suspicion-team", {"team": row.team}) if view.versus else say.say("name-suspicion")
        yield Place(f"suspicion-{row.team}", name, "grid", note=say.say("note-suspicion", free))
        if view.versus:
            yield Place(f"points-{row.team}", say.say("name-points", {"team": row.team}), "row")
            yield Place(f"roster-{row.team}", say.say("name-roster", {"team": row.team}), "row")
    if not view.versus:
        yield Place("echecs", say.say("name-echecs"), "row")
        yield Place("variant", say.say("name-variant"), "grid")
    yield Place("rounds", say.say("name-rounds"), "grid")
    yield Place("readers", say.say("name-readers"), "row")
    yield Place("box", say.say("name-box"), "stack")


def regions(view: View, say: Words) -> list[Region]:
    """The parts that a small screen shows one at a time."""
    own = Region("tracks", say.say("region-tracks"), ["suspicion-0", "points-0", "roster-0"])
    other = Region("other", say.say("region-other"), ["suspicion-1", "points-1", "roster-1"])
    cards = Region("cards", say.say("region-cards"), ["echecs", "variant"])
    documents = Region("documents", say.say("region-documents"), ["rounds", "readers"])
    return [own, other if view.versus else cards, documents]


def pieces(view: View, say: Words, called: list[str]) -> Iterator[Piece]:
    for row in view.teams:
        yield from strips(view, row, say)
        for order, points in enumerate(row.points):
            label = say.say("name-point", {"points": points})
            yield Piece(f"point-{row.team}-{order}", "point", f"points-{row.team}", label, order, slots=plus(points))
    if view.versus:
        for seat in view.seats:
            yield Piece(
                agent(seat.seat),
                badge(seat.seat),
                f"roster-{seat.team}",
                called[seat.seat],
                seat.seat,
                colour=str(seat.seat),
            )
    else:
        yield from echecs(view, say)
        yield from variants(view, say)
    yield from rounds(view, say)
    yield from dossiers(view, say, called)
    count = {"count": str(view.cards_left)}
    yield Piece("box-of-documents", "box", "box", say.say("name-box-left"), slots=count)


def strips(view: View, row: TeamView, say: Words) -> Iterator[Piece]:
    """A track, a few boxes at a time; in teams they are numbered downwards and ticked from the highest. (OZ-19)"""
    ticked = view.boxes - row.free
    for first in range(0, view.boxes, STRIP):
        count = min(STRIP, view.boxes - first)
        done = min(count, max(0, ticked - first))
        numbers = {f"n{place + 1}": str(view.boxes - first - place) for place in range(count)} if view.versus else {}
        label = say.say("name-strip", {"ticked": done, "count": count})
        yield Piece(
            f"strip-{row.team}-{first}", f"strip-{count}-{done}", f"suspicion-{row.team}", label, first, slots=numbers
        )


def plus(points: int) -> dict[str, str]:
    return {"points": f"+{points}"}


def echecs(view: View, say: Words) -> Iterator[Piece]:
    for order, boxes in enumerate(view.echecs_seen):
        label = say.say("name-echec", {"boxes": boxes})
        yield Piece(f"echec-{boxes}", "echec", "echecs", label, order, slots={"boxes": str(boxes)})
    for order in range(view.echecs_left):
        yield Piece(f"echec-back-{order}", "echec-back", "echecs", say.say("name-echec-back"), 4 + order, face="down")


def variants(view: View, say: Words) -> Iterator[Piece]:
    for order, name in enumerate(view.protocols):
        label, note = say.say(f"name-protocol-{name}"), say.say(f"note-protocol-{name}")
        yield Piece(f"protocol-{name}", "protocol", "variant", label, order, slots={"name": label}, note=note)
    for card in view.mission_cards:
        for letter in "abcd":
            name = f"{card}{letter}"
            done = name in view.done
            label = mission(name, say)
            said = say.say("name-mission-done", {"mission": label}) if done else label
            art = "mission-done" if done else "mission"
            note = say.say(f"note-mission-{name}")
            yield Piece(f"mission-{name}", art, "variant", said, 10, slots={"name": label}, note=note)


def rounds(view: View, say: Words) -> Iterator[Piece]:
    for number in range(1, view.rounds + 1):
        now = number == view.round and view.rounds_done < number
        how = "done" if number <= view.rounds_done else "now" if now else "open"
        label = say.say(f"name-round-{how}", {"round": number})
        yield Piece(f"round-{number}", f"round-{how}", "rounds", label, number, slots={"number": str(number)})


def dossiers(view: View, say: Words, called: list[str]) -> Iterator[Piece]:
    """The documents of the round in the order of reading: whose, locked or not, for how much, read or not."""
    for order, seat in enumerate(readers(view)):
        row = view.seats[seat]
        facts: dict[str, object] = {"seat": called[seat], "total": row.total}
        known = row.locked and row.total is not None
        label = say.say("name-dossier-total" if known else "name-dossier", facts)
        slots = {"who": short(called[seat]), "total": str(row.total) if known else ""}
        yield Piece(dossier(seat), f"dossier-{step(view, row)}", "readers", label, order, colour=str(seat), slots=slots)


def readers(view: View) -> list[int]:
    """Those who hold a document in this round, those whose turn is settled first."""
    drawn = [seat for seat in view.picked if seat is not None] if view.versus else [row.seat for row in view.seats]
    return [*view.order, *(seat for seat in drawn if seat not in view.order)]


def step(view: View, row: SeatView) -> str:
    """How far the document of a seat is."""
    if row.seat in view.order[: view.turn]:
        return "read"
    if row.seat in view.order[view.turn : view.turn + 1] and row.locked:
        return "now"
    return "locked" if row.locked else "open"


def dossier(seat: int) -> str:
    return f"dossier-{seat}"


def agent(seat: int) -> str:
    return f"agent-{seat}"


def badge(seat: int) -> str:
    return f"badge-{EMBLEMS[seat]}"
