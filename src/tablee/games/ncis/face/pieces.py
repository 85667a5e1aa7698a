"""What lies on a table of NCIS."""

from collections.abc import Iterator

from tablee.games.ncis.face.places import NAMING, laid_place, shown
from tablee.games.ncis.face.view import ClueView, LaidView, View
from tablee.games.ncis.face.wording import card_facts, card_name, card_note, clue_texts, short_clue, wrapped, zone_slots
from tablee.games.ncis.rules.moves import CAMP_NAMES, CANDIDATES, CATEGORY_NAMES, ROWS
from tablee.scenes import Piece
from tablee.words import Words

LINE = 68  # letters of a clue card's line
LINES = (2, 2, 2, 4, 4)  # of its rows
TAG = 18  # letters of a line on a pocket


def pieces(view: View, seat: int | None, say: Words) -> Iterator[Piece]:
    yield from zone_pieces(view, say)
    yield from hand_pieces(view, say)
    yield from token_pieces(view, say)
    yield from pile_pieces(view, say)
    threat = {"threat": view.threat, "goal": view.goal}
    label = say.say("name-threat-now", {**threat})
    yield Piece("spark", "spark", f"fuse-{view.goal - view.threat}", label, slots={"threat": str(view.threat)})
    yield Piece("marker", "marker", f"mat-{view.due}", say.say("name-marker"), note=say.say("note-marker"))
    if seat:
        label = say.say("name-warrant")
        yield Piece("accusation", "warrant", "warrant", label, slots={"name": label}, note=say.say("note-warrant"))
    yield from line_up(view, say)
    for name in view.agents:
        note, slots = say.attribute(f"name-agent-{name}", "note"), {"name": say.say(f"short-agent-{name}")}
        yield Piece(f"agent-{name}", f"agent-{name}", "agents", say.say(f"name-agent-{name}"), note=note, slots=slots)
    for clue, rows in zip(view.clues, shown(view), strict=True):
        yield from clue_pieces(view, clue, rows, say)


# The zones and the cards in them.


def zone_pieces(view: View, say: Words) -> Iterator[Piece]:
    """The zone cards and the Operation cards in order of play."""
    for zone, card in enumerate(view.zones):
        name = say.say("name-zone-card", {"card": card})
        yield Piece(
            card, f"zone-{card}", f"zone-{zone + 1}", name, slots={"name": name, **zone_slots(say.locale, card)}
        )
        for rank, laid in enumerate(view.lanes[zone]):
            yield laid_piece(laid, zone, rank, say)


def laid_piece(laid: LaidView, zone: int, rank: int, say: Words) -> Piece:
    """A card in a zone: face up, face down and known to this viewer, or face down."""
    id, place = laid_id(laid, zone, rank), laid_place(zone, rank, laid.camp)
    if laid.card is None:
        return Piece(id, "down", place, card_name(say, None), face="down")
    if not laid.face_down:
        return card_piece(laid.card, place, say)
    facts = card_facts(laid.card)
    label = say.say("name-card-down", facts)
    slots = {"value": str(facts["value"])}
    return Piece(id, f"down-{facts['series']}", place, label, face="down", slots=slots, note=card_note(say, laid.card))


def laid_id(laid: LaidView, zone: int, rank: int) -> str:
    """A card in a zone by its name, or by where it lies for those who do not know it."""
    return laid.card if laid.card is not None else f"hidden-{zone + 1}-{rank + 1}"


def card_piece(card: str, place: str, say: Words, order: int = 0) -> Piece:
    """An Operation card face up."""
    facts = card_facts(card)
    slots = {"name": say.say("short-card", facts)}
    if facts["value"]:
        slots["value"] = str(facts["value"])
    art = f"card-{facts['series']}{'-again' if facts['value'] == 1 else ''}"
    return Piece(card, art, place, card_name(say, card), order, slots=slots, note=card_note(say, card))


def hand_pieces(view: View, say: Words) -> Iterator[Piece]:
    """The hands this viewer sees, and what he remembers of the others."""
    lying = {laid.card for lane in view.lanes for laid in lane}
    for row in view.seats:
        known = row.hand if row.hand is not None else row.seen or []
        for order, card in enumerate(each for each in known if each not in lying):
            yield card_piece(card, f"hand-{row.seat}", say, order)


# Beside the zones.


def pile_pieces(view: View, say: Words) -> Iterator[Piece]:
    if view.pile:
        yield Piece(
            "operation-pile", "pile", "pile", say.say("name-pile"), face="down", slots={"count": str(view.pile)}
        )
    if view.zone_pile:
        slots = {"count": str(view.zone_pile)}
        yield Piece("zone-cards", "zone-pile", "zone-pile", say.say("name-zone-pile"), face="down", slots=slots)
    if view.discard:
        yield card_piece(view.discard[-1], "discard", say, len(view.discard))


def token_pieces(view: View, say: Words) -> Iterator[Piece]:
    for camp, number in zip(CAMP_NAMES, view.face_down, strict=True):
        if number:
            yield token(f"hide-{camp}", "hide", f"tokens-{camp}", number, say)
    if view.trial_time:
        yield token("time-token", "time", "tokens-criminal", view.trial_time, say)
    if view.divert:
        yield token("divert-token", "divert", "tokens-criminal", view.divert, say)


def token(id: str, kind: str, place: str, number: int, say: Words) -> Piece:
    code = f"name-token-{kind}"
    note = say.attribute(code, "note")
    return Piece(id, f"token-{kind}", place, say.say(code), slots={"number": f"×{number}"}, note=note)


def line_up(view: View, say: Words) -> Iterator[Piece]:
    """Over the maps, while somebody accuses: all who could be named. (NCIS-150)"""
    category = NAMING.get(view.phase)
    for number in range(1, CANDIDATES + 1) if category else ():
        name = say.say(f"candidate-{category}{number}")
        yield Piece(f"suspect-{category}{number}", "suspect", "line-up", name, number, slots=name_slots(name))


def name_slots(name: str) -> dict[str, str]:
    """A name in one line, or in two where it is long."""
    return {"name": name} if len(name) <= TAG else dict(zip(("name1", "name2"), wrapped(name, TAG, 2), strict=True))


# The clue cards in their pockets.


def clue_pieces(view: View, clue: ClueView, rows: int, say: Words) -> Iterator[Piece]:
    """A clue card as far as it has slid out, its pocket, and who is named on it. (NCIS-110)"""
    category = clue.category
    told = [clue_texts(say, codes) for codes in clue.rows]
    name = say.say(f"candidate-{clue.card or clue.name}") if rows == ROWS else ""
    slots: dict[str, str] = {"name": name}
    for row, (texts, codes) in enumerate(zip(told, clue.rows, strict=True), start=1):
        room = LINES[row - 1] // len(texts)
        marked = texts if len(texts) == 1 else [f"• {text}" for text in texts]
        lines = [line for text in marked for line in wrapped(text, LINE, room) if line]
        slots |= {f"row{row}-{place}": line for place, line in enumerate(lines, start=1)}
        slots[f"short{row}"] = " · ".join(short_clue(say, code) for code in codes)
    said = " ".join([text for texts in told for text in texts] + ([name] if name else []))
    label = say.say("name-clue-card", {"category": category, "rows": rows})
    yield Piece(f"clue-{category}", "clue-card", f"clue-{category}-{rows}", label, slots=slots, note=said)
    title = say.say(f"name-category-{category}")
    counted = "" if tag(view, clue) else f"{view.rows[CATEGORY_NAMES.index(category)]}/{ROWS}"
    pocket = say.say("name-sleeve", {"category": category})
    yield Piece(f"pocket-{category}", "sleeve", f"sleeve-{category}", pocket, slots={"title": title, "rows": counted})
    named = tag(view, clue)
    if named:
        art, candidate = named
        name = say.say(f"candidate-{candidate}")
        facts: dict[str, object] = {"name": name, "kind": art}
        slots = name_slots(name)
        yield Piece(f"named-on-{category}", art, f"named-{category}", say.say("name-tag", facts), slots=slots)


def tag(view: View, clue: ClueView) -> tuple[str, str] | None:
    """Who is named on a pocket: by the one who accuses, for everybody; else the truth, for the Criminel."""
    accused = view.named[CATEGORY_NAMES.index(clue.category)]
    if accused is not None:
        return "accused", accused
    return ("secret", clue.card) if clue.card is not None and view.kind is not None else None
