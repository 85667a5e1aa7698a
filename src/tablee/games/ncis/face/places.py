"""Where things lie on a table of NCIS: on the case wall, before the seats, in the hand."""

from collections.abc import Iterator

from tablee.games.ncis.face.view import View
from tablee.games.ncis.face.wording import zone_note
from tablee.games.ncis.rules.moves import CAMP_NAMES, CATEGORY_NAMES, ROWS, TRIAL_NAMES
from tablee.scenes import Place, Region
from tablee.words import Words

ZONES = (1, 2, 3)
CARDS = 5  # of a zone
MOST_TO_GO = 11  # steps of the longest fuse
NAMING = {"accuse-criminel": "c", "accuse-organisation": "o", "accuse-complot": "p"}  # the category, by the phase


def places(view: View, seat: int | None, say: Words, called: list[str]) -> Iterator[Place]:
    yield from fuse(view, say)
    for zone, card in enumerate(view.zones):
        label = say.say("name-zone", {"zone": zone + 1})
        yield Place(f"zone-{zone + 1}", label, note=zone_note(say.locale, card, zone))
        for rank, laid in enumerate(view.lanes[zone]):
            facts: dict[str, object] = {"zone": zone + 1, "camp": laid.camp, "rank": rank + 1}
            yield Place(laid_place(zone, rank, laid.camp), say.say("name-side", facts))
    if view.phase in NAMING:
        yield Place("line-up", say.say("name-line-up"), "grid")
    yield from sleeves(view, say)
    yield Place("pile", say.say("name-pile"), "stack", note=say.say("note-pile", {"cards": view.pile}))
    yield Place("discard", say.say("name-discard"), "stack", note=say.say("note-discard", {"cards": len(view.discard)}))
    yield Place("zone-pile", say.say("name-zone-pile"), "stack", note=say.say("note-pile", {"cards": view.zone_pile}))
    for trial, cards in zip(TRIAL_NAMES, view.decks, strict=True):
        note = f"{say.attribute(f'name-trial-{trial}', 'note')} {say.say('note-pile', {'cards': cards})}"
        yield Place(f"deck-{trial}", say.say(f"name-trial-{trial}"), "stack", note=note)
    yield Place("warrant", say.say("name-warrant"), note=say.say("note-warrant"))
    yield Place("agents", say.say("name-agents"), "grid")
    for camp in CAMP_NAMES:
        yield Place(f"tokens-{camp}", say.say("name-tokens", {"camp": camp}), "row")
    for row in view.seats:
        own = row.seat == seat
        label = say.say("name-hand") if own else say.say("name-hand-of", {"name": called[row.seat]})
        yield Place(f"hand-{row.seat}", label, "row", "hand" if own else "mat", row.seat)
        yield Place(f"mat-{row.seat}", called[row.seat], "row", "mat", row.seat)


def fuse(view: View, say: Words) -> Iterator[Place]:
    """The knots of the fuse that this match has, by how many steps are still to go: 0 is the charge. (NCIS-154)"""
    for to_go in range(view.goal, -1, -1):
        note = say.say("note-fuse", {"threat": view.goal - to_go, "left": to_go})
        yield Place(f"fuse-{to_go}", str(view.goal - to_go), "track", note=note)


def sleeves(view: View, say: Words) -> Iterator[Place]:
    """The clue cards, as far as they have slid out, then the pockets over them, then the names on these."""
    for category, rows in zip(CATEGORY_NAMES, shown(view), strict=True):
        yield Place(f"clue-{category}-{rows}", say.say(f"name-category-{category}"))
    for category, rows in zip(CATEGORY_NAMES, view.rows, strict=True):
        label, note = say.say("name-sleeve", {"category": category}), say.say("note-sleeve", {"rows": rows})
        yield Place(f"sleeve-{category}", label, note=note)
        yield Place(f"named-{category}", say.say("name-named", {"category": category}))


def shown(view: View) -> list[int]:
    """How many rows of each clue card have slid out; in the end all of them. (NCIS-110, section 5)"""
    return view.rows if view.kind is not None else [ROWS] * len(CATEGORY_NAMES)


def laid_place(zone: int, rank: int, camp: str) -> str:
    """Where a card of a zone lies: in its place in the order of play, on its camp's side."""
    return f"laid-{zone + 1}-{rank + 1}-{camp}"


def regions(say: Words) -> list[Region]:
    """The parts of the wall that a small screen shows one at a time."""
    clues = {category: [f"clue-{category}-{ROWS}", f"sleeve-{category}"] for category in CATEGORY_NAMES}
    parts = {
        "zones": [*(f"zone-{zone}" for zone in ZONES), "line-up"],
        **{f"zone-{zone}": [f"zone-{zone}"] for zone in ZONES},
        "clues": [place for spots in clues.values() for place in spots],
        **{f"clues-{category}": spots for category, spots in clues.items()},
        "side": ["agents", "pile", "discard", "zone-pile", "warrant", *(f"tokens-{camp}" for camp in CAMP_NAMES)],
        "fuse": [f"fuse-{to_go}" for to_go in range(MOST_TO_GO + 1)],
    }
    return [Region(id, say.say(f"region-{id}"), spots) for id, spots in parts.items()]
