"""A view of Loch Ness as pieces and places to draw. Everything comes from the view: what it lacks cannot be drawn."""

from functools import cache
from pathlib import Path

from tablee import faces
from tablee.engine.match import Decision
from tablee.games.loch_ness.face import choices, pieces
from tablee.games.loch_ness.face.view import SeatView, View
from tablee.games.loch_ness.rules.board import (
    AUCTIONS,
    COLOURS,
    EMBLEMS,
    PHOTOS_AT,
    SECTOR_NAMES,
    SECTOR_OF,
    SECTOR_SIZES,
    TRACK_END,
)
from tablee.games.loch_ness.rules.content import CODES
from tablee.games.loch_ness.rules.moves import ACTION_NAMES, RING
from tablee.scenes import Counter, Place, Prompt, Result, ResultRow, Scene, Seat
from tablee.words import Words, words

FOLDER = Path(__file__).parent


def scene(view: View, seat: int | None, decision: Decision | None, locale: str, names: list[str] | None) -> Scene:
    """The scene of one viewer."""
    say = words(locale, FOLDER)
    called = names or [say.say(f"name-character-{row.colour}") for row in view.seats]
    return Scene(
        game="loch-ness",
        status=say.say(f"status-{view.phase}", {"round": view.round}),
        places=[
            *board_places(locale, valet=view.valet, dummy=view.dummy is not None),
            *track_places(view, say),
            *seat_places(view, seat, say),
        ],
        pieces=pieces.pieces(view, seat, say, called),
        seats=[seat_of(view, row, say, called) for row in view.seats],
        prompt=prompt(view, decision, say, called),
        choices=choices.choices(view, seat, decision, say, called) if seat is not None and decision else [],
        result=result(view, say, called) if view.kind is None else None,
    )


@cache
def board_places(locale: str, *, valet: bool, dummy: bool) -> list[Place]:
    """What is printed on the board and lies beside it all match long."""
    say = words(locale, FOLDER)
    places: list[Place] = []
    for group in range(RING):
        number = group + 1
        sector = SECTOR_OF[group]
        facts: dict[str, object] = {"size": SECTOR_SIZES[sector], "photos": PHOTOS_AT[group]}
        note = f"{say.say('name-sector-' + SECTOR_NAMES[sector])}. {say.say('note-sector', facts)}"
        places.append(Place(f"s{number}", say.say("name-sea", {"number": number}), note=note))
        for side in "abr":
            label = say.say("name-space", {"number": number, "side": side})
            places.append(Place(f"g{number}{side}", label, note=say.say("note-space", {"side": side})))
    for action in ACTION_NAMES:
        if action != "hotel" or valet:
            name, note = say.say(f"name-action-{action}"), say.say(f"note-action-{action}")
            places.append(Place(f"action-{action}", name, note=note))
    if valet:
        places.append(Place("hotel-slot", say.say("name-action-hotel"), note=say.say("note-action-hotel")))
    places.append(Place("pub-camera", say.say("name-camera", {"camera": "white"})))
    places.append(Place("photos-pile", say.say("name-pile"), layout="stack"))
    places.extend(Place(f"photo-{slot}", say.say("name-display")) for slot in (1, 2, 3))
    places.extend(Place(f"laid-{place}", say.say("name-laid")) for place in range(3))
    places.append(Place("white-deck", say.say("name-white-deck"), layout="stack"))
    if dummy:
        places.append(Place("dummy-deck", say.say("name-dummy-deck"), layout="stack"))
        places.append(Place("dummy-up", say.say("name-dummy-deck"), layout="stack"))
    return places


def track_places(view: View, say: Words) -> list[Place]:
    """The spaces of the score track where a figure stands, and those with a mark."""
    notes = {f"t{TRACK_END}": say.say("note-track-end")}
    if view.orage:
        notes.update({f"t{number}": say.say("note-track-auction") for number in AUCTIONS})
    taken = {pieces.track(view.little), *(pieces.track(row.score) for row in view.seats)}
    return [
        Place(id, say.say("name-track-space", {"number": int(id[1:])}), layout="track", note=notes.get(id, ""))
        for id in sorted(taken | set(notes))
    ]


def seat_places(view: View, seat: int | None, say: Words) -> list[Place]:
    """Hands and mats. Only the viewer's own hand and album have pieces; others' are counted on their mats."""
    places: list[Place] = []
    for row in view.seats:
        owner = row.seat
        own = owner == seat
        places.append(Place(f"supply-{owner}", say.say("name-supply"), "row", "hand" if own else "mat", owner))
        places.append(Place(f"mat-{owner}", say.say("name-journalist"), "row", "mat", owner))
        if view.valet:
            places.append(Place(f"discard-{owner}", say.say("name-discard"), "stack", "mat", owner))
        if own:
            places.append(Place("hand", say.say("name-hand"), "fan", "hand", owner))
            places.append(Place("album", say.say("name-album"), "row", "hand", owner))
        elif row.album is not None:
            places.append(Place(f"album-{owner}", say.say("name-album"), "row", "mat", owner))
    return places


def seat_of(view: View, row: SeatView, say: Words, called: list[str]) -> Seat:
    counters = [
        Counter(say.say("label-photos"), str(row.photos), "icon-photo"),
        Counter(say.say("label-hand"), str(row.cards), "icon-card"),
    ]
    if row.due:
        counters.append(Counter(say.say("label-due"), str(row.due), "icon-camera"))
    return Seat(
        seat=row.seat,
        name=called[row.seat],
        colour=row.colour,
        emblem=EMBLEMS[COLOURS.index(row.colour)],
        score=str(row.score),
        counters=counters,
        active=row.seat in view.asked,
        first=row.seat == view.first,
        rank=row.rank or 0,
    )


def prompt(view: View, decision: Decision | None, say: Words, called: list[str]) -> Prompt:
    if view.kind is None:
        return Prompt(won(view, say, called), rules=["LN-105"])
    return faces.prompt(say, CODES.decisions, decision, view.kind, [called[seat] for seat in view.asked])


def result(view: View, say: Words, called: list[str]) -> Result:
    """Ranking, points from sectors and from photos. (LN-105, LN-106, LN-107)"""
    rows = [
        ResultRow(row.seat, row.rank or 0, str(row.score), [str(row.score - row.photo_points), str(row.photo_points)])
        for row in faces.ranking(view.seats)
    ]
    text = f"{won(view, say, called)} {say.say('outcome-LN-100', {'little': view.little})}"
    return Result(text, ["LN-100", "LN-105"], [say.say("result-places"), say.say("result-photos")], rows)


def won(view: View, say: Words, called: list[str]) -> str:
    ranks, scores = [row.rank for row in view.seats], [row.score for row in view.seats]
    return faces.victory(say, called, ranks, scores, tie="outcome-kilt")
