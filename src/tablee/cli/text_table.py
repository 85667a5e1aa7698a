"""The text table: any game's scene as headings and lines, complete without a picture."""

from msgspec import Struct, convert

from tablee.engine.game import Json
from tablee.scenes import Piece, Place, Scene, Seat, Widget
from tablee.words import Words


class Section(Struct, frozen=True):
    """A heading and what stands under it."""

    heading: str
    lines: list[str]


def scene_of(made: dict[str, Json]) -> Scene:
    """A scene as `Match.scene` gives it, with its fields typed."""
    return convert(made, Scene)


def text_table(scene: Scene, words: Words, viewer: int | None, hands: dict[int, Scene] | None = None) -> list[Section]:
    """Everything on the table but the prompt and the choices. `hands` adds the hands of seats that are open too."""
    sections = [Section(words.say("cli-section-players"), [player_line(seat, words, viewer) for seat in scene.seats])]
    if scene.result is not None:
        sections.append(Section(words.say("cli-section-result"), result_lines(scene, words)))
    sections.append(Section(words.say("cli-section-board"), area_lines(scene, "board", words)))
    sections.append(Section(words.say("cli-section-tray"), area_lines(scene, "tray", words)))
    for seat in scene.seats:
        heading = words.say("cli-section-mat", {"name": seat.name})
        sections.append(Section(heading, area_lines(scene, "mat", words, seat.seat)))
    if viewer is not None:
        sections.append(Section(words.say("cli-section-hand"), area_lines(scene, "hand", words, viewer)))
    for seat_number, own in (hands or {}).items():
        heading = words.say("cli-section-hand-of", {"name": scene.seats[seat_number].name})
        sections.append(Section(heading, area_lines(own, "hand", words, seat_number)))
    return [section for section in sections if section.lines]


def player_line(seat: Seat, words: Words, viewer: int | None) -> str:
    """A player in one line: who, score, counters, and what must be known at a glance."""
    marks = []
    if seat.seat == viewer:
        marks.append(words.say("cli-mark-you"))
    if seat.first:
        marks.append(words.say("cli-mark-first"))
    if seat.active:
        marks.append(words.say("cli-mark-active"))
    name = f"{seat.name} ({', '.join(marks)})" if marks else seat.name
    facts = [words.say("cli-score", {"score": seat.score})] if seat.score else []
    facts += [pair(counter.label, counter.value, words) for counter in seat.counters]
    return pair(name, "; ".join(facts), words) if facts else name


def result_lines(scene: Scene, words: Words) -> list[str]:
    """The ranking, best first, with the parts of each score."""
    result = scene.result
    assert result is not None
    lines = []
    for row in result.rows:
        parts = [pair(column, part, words) for column, part in zip(result.columns, row.parts, strict=True)]
        facts = {"rank": row.rank, "name": scene.seats[row.seat].name, "score": row.score, "parts": "; ".join(parts)}
        lines.append(words.say("cli-result-row", facts))
    return lines


def area_lines(scene: Scene, area: str, words: Words, seat: int | None = None) -> list[str]:
    """The places of an area that something lies on, and what; places of one name share a line. Then the widgets."""
    lying: dict[str, list[Piece]] = {}
    for piece in sorted(scene.pieces, key=lambda piece: piece.order):
        lying.setdefault(piece.place, []).append(piece)
    found: dict[str, list[str]] = {}
    for place in scene.places:
        if in_area(place, area, seat) and place.id in lying:
            found.setdefault(place.label, []).extend(piece_text(piece, words) for piece in lying[place.id])
    lines = [pair(label, ", ".join(pieces), words) for label, pieces in found.items()]
    return lines + [widget.text for widget in scene.widgets if in_area(widget, area, seat)]


def in_area(thing: Place | Widget, area: str, seat: int | None) -> bool:
    return thing.area == area and (seat is None or thing.seat == seat)


def piece_text(piece: Piece, words: Words) -> str:
    """What a piece is; a stack that shows its count says it."""
    if "count" not in piece.slots:
        return piece.label
    return words.say("cli-piece-count", {"label": piece.label, "count": piece.slots["count"].removeprefix("×")})


def pair(label: str, value: str, words: Words) -> str:
    """A label and its value, with the colon of the language."""
    return words.say("cli-pair", {"label": label, "value": value})
