"""The places of the board and beside it."""

from functools import cache

from tablee.games.negociateur.face.view import View
from tablee.games.negociateur.face.wording import CARDS, DEMANDS, FOLDER
from tablee.games.negociateur.rules.board import ABDUCTORS, BLUFF_THREAT, DIAL, DICE, PAWNS, TOP
from tablee.scenes import Place
from tablee.words import Words, words

LEAST_CP, MOST_CP = -3, 14  # of the telephone line; points beyond wait at its ends


def line_place(cp: int) -> str:
    """The bead of the telephone line for this many points."""
    shown = max(LEAST_CP, min(MOST_CP, cp))
    return f"cp-{shown}" if shown >= 0 else f"cp-m{-shown}"


def shop_order(view: View) -> list[str]:
    """The kinds of this match in the order they are laid out: by cost, as the data has them."""
    return sorted(view.discussion_set, key=lambda kind: CARDS[kind].cost)


def shop_place(view: View, kind: str) -> str:
    """Where a kind lies in the purchase area: fourteen spots, two versions of a free card share one."""
    spots: list[str] = []
    for other in shop_order(view):
        if shop_spot(other) not in spots:
            spots.append(shop_spot(other))
    return f"shop-{spots.index(shop_spot(kind)) + 1}"


def shop_spot(kind: str) -> str:
    """What lies at one spot: a kind, or both versions of a free card under the name of one."""
    return CARDS[kind].twin or kind


def places(view: View, seat: int | None, locale: str) -> list[Place]:
    say = words(locale, FOLDER)
    deck = say.say("note-deck", {"count": view.deck, "pivotal": "yes" if view.deck_golden else "no"})
    made = [
        *printed(locale),
        Place("deck", say.say("name-deck"), layout="stack", note=deck),
        *line_places(view, say),
        *shop_places(view, say),
    ]
    if seat is None:
        made.append(Place("hand", say.say("name-hand-watched"), "row", "tray"))
    else:
        made.append(Place("hand", say.say("name-hand"), "fan", "hand", seat))
    if bluffs(view):
        made.append(Place("bluff", say.say("name-bluff"), note=say.say(f"note-rule-{view.abductor}")))
    if view.phase == "build":
        made.append(Place("choices", say.say("name-choices"), "grid", "tray"))
    return made


def bluffs(view: View) -> bool:
    """Whether this abductor has a rule that makes a card face down worth more. (NG-820)"""
    return BLUFF_THREAT[ABDUCTORS.index(view.abductor)] <= TOP


@cache
def printed(locale: str) -> list[Place]:
    """What is on the board all match long."""
    say = words(locale, FOLDER)
    made = [
        Place("abductor", say.say("name-abductor-place")),
        Place("released", say.say("name-released"), layout="row"),
        Place("played", say.say("name-played"), layout="row", note=say.say("note-played")),
        Place("covered", say.say("name-card-back"), layout="row", note=say.say("note-played")),
        Place("discard", say.say("name-discard"), layout="stack"),
        Place("drawn", say.say("name-drawn")),
        Place("minors", say.say("name-minors"), layout="row"),
    ]
    made += [Place(f"demand-{slot}", say.say("name-demands")) for slot in (1, 2, 3)]
    made += [Place(f"window-{n}", say.say("name-zone"), note=say.say("note-zone")) for n in range(1, PAWNS + 1)]
    for step, level in enumerate(DIAL):
        note = say.say("note-dial-step", {"dice": DICE[step]})
        made.append(Place(f"dial-{step}", say.say("name-dial-step", {"level": level}), layout="track", note=note))
    return made


def line_places(view: View, say: Words) -> list[Place]:
    """The beads of the telephone line that something lies on: the points now, and those an alert watches."""
    beads = {line_place(cp): cp for cp in (*watched_marks(view, "cp"), view.cp)}
    return [
        Place(bead, say.say("name-line-step", {"cp": str(cp).replace("-", "−")}), layout="track")
        for bead, cp in beads.items()
    ]


def watched_marks(view: View, of: str) -> list[int]:
    """The marks of one thing on the board that alerts in play watch. (NG-1001)"""
    found: list[int] = []
    for row in view.demands:
        if row.demand is not None and not row.conceded:
            for alert in DEMANDS[row.demand].alert:
                mark = alert.at_least if alert.at_least is not None else alert.at_most
                if alert.of == of and mark is not None:
                    found.append(mark)
    return found


def shop_places(view: View, say: Words) -> list[Place]:
    notes: dict[str, str] = {}
    for kind in shop_order(view):
        cost = view.prices[kind]
        free = CARDS[kind].cost == 0
        notes[shop_place(view, kind)] = say.say("note-shop-free") if free else say.say("note-shop", {"cost": cost})
    return [Place(spot, say.say("name-shop"), layout="stack", note=note) for spot, note in notes.items()]
