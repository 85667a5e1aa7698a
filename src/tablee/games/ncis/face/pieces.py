"""What lies on a table of NCIS, and where."""

from collections.abc import Iterator

from tablee.games.ncis.face.view import LaidView, View
from tablee.games.ncis.face.wording import card_name, card_note, zone_note
from tablee.games.ncis.rules.moves import CAMP_NAMES, CATEGORY_NAMES, TRIAL_NAMES
from tablee.scenes import Piece, Place
from tablee.words import Words


def places(view: View, seat: int | None, say: Words, called: list[str]) -> Iterator[Place]:
    for zone, card in enumerate(view.zones):
        label = say.say("name-zone", {"zone": zone + 1})
        yield Place(f"zone-{zone + 1}", label, note=zone_note(say.locale, card, zone))
        for camp in CAMP_NAMES:
            yield Place(f"zone-{zone + 1}-{camp}", say.say("name-side", {"zone": zone + 1, "camp": camp}), "row")
    for clue in view.clues:
        label = say.say("name-sleeve", {"category": clue.category})
        rows = view.rows[CATEGORY_NAMES.index(clue.category)]
        yield Place(f"sleeve-{clue.category}", label, note=say.say("note-sleeve", {"rows": rows}))
    yield Place("threat", say.say("name-threat"), "track")
    yield Place("pile", say.say("name-pile"), "stack")
    yield Place("discard", say.say("name-discard"), "stack")
    yield Place("zone-pile", say.say("name-zone-pile"), "stack")
    for trial in TRIAL_NAMES:
        yield Place(f"deck-{trial}", say.say("name-deck", {"trial": trial}), "stack")
    yield Place("agents", say.say("name-agents"), "row")
    for camp in CAMP_NAMES:
        yield Place(f"tokens-{camp}", say.say("name-tokens", {"camp": camp}), "row")
    for row in view.seats:
        own = row.seat == seat
        label = say.say("name-hand") if own else say.say("name-hand-of", {"name": called[row.seat]})
        yield Place(f"hand-{row.seat}", label, "fan", "hand" if own else "mat", row.seat)
        yield Place(f"mat-{row.seat}", called[row.seat], "row", "mat", row.seat)


def pieces(view: View, say: Words) -> Iterator[Piece]:
    yield from zone_pieces(view, say)
    yield from hand_pieces(view, say)
    yield from token_pieces(view, say)
    threat = {"threat": str(view.threat), "goal": str(view.goal)}
    yield Piece("threat-marker", "threat", "threat", say.say("name-threat"), slots=threat)
    yield Piece("marker", "marker", f"mat-{view.due}", say.say("name-marker"))
    if view.discard:
        top = view.discard[-1]
        yield Piece(top, "card", "discard", card_name(say, top), order=len(view.discard), note=card_note(say, top))
    for name in view.agents:
        note = say.attribute(f"name-agent-{name}", "note")
        yield Piece(f"agent-{name}", f"agent-{name}", "agents", say.say(f"name-agent-{name}"), note=note)


def zone_pieces(view: View, say: Words) -> Iterator[Piece]:
    """The zone cards and the Operation cards in order of play."""
    for zone, card in enumerate(view.zones):
        name = say.say("name-zone-card", {"card": card})
        yield Piece(card, "zone-card", f"zone-{zone + 1}", name, note=zone_note(say.locale, card, zone))
        for rank, laid in enumerate(view.lanes[zone]):
            label = card_name(say, laid.card)
            place, face = f"zone-{zone + 1}-{laid.camp}", laid.face_down
            yield Piece(laid_id(laid, zone, rank), "card", place, label, order=rank, face="down" if face else "up")


def laid_id(laid: LaidView, zone: int, rank: int) -> str:
    """A card in a zone by its name, or by where it lies for those who do not know it."""
    return laid.card if laid.card is not None else f"hidden-{zone + 1}-{rank + 1}"


def hand_pieces(view: View, say: Words) -> Iterator[Piece]:
    """The hands this viewer sees, and what he remembers of the others."""
    lying = {laid.card for lane in view.lanes for laid in lane}
    for row in view.seats:
        known = row.hand if row.hand is not None else row.seen or []
        for order, card in enumerate(each for each in known if each not in lying):
            label, note = card_name(say, card), card_note(say, card)
            yield Piece(card, "card", f"hand-{row.seat}", label, order=order, note=note)


def token_pieces(view: View, say: Words) -> Iterator[Piece]:
    for camp, number in zip(CAMP_NAMES, view.face_down, strict=True):
        if number:
            slots = {"number": str(number)}
            yield Piece(f"hide-{camp}", "token", f"tokens-{camp}", say.say("name-token-hide"), slots=slots)
    if view.trial_time:
        slots = {"number": str(view.trial_time)}
        yield Piece("time-token", "token", "tokens-criminal", say.say("name-token-time"), order=1, slots=slots)
    if view.divert:
        slots = {"number": str(view.divert)}
        yield Piece("divert-token", "token", "tokens-criminal", say.say("name-token-divert"), order=2, slots=slots)
