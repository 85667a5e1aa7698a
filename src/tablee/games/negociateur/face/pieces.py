"""The pieces of a view of Négociateur, each at its place."""

from tablee.games.negociateur.face.places import bluffs, line_place, shop_place, shop_spot, watched_marks
from tablee.games.negociateur.face.view import Cards, Odds, View
from tablee.games.negociateur.face.widgets import odds_text
from tablee.games.negociateur.face.wording import (
    CARDS,
    FOLDER,
    GOLDEN,
    TERRORS,
    card_label,
    card_slots,
    demand_texts,
    terror_texts,
    wrapped,
)
from tablee.games.negociateur.rules.board import ABDUCTORS, BLUFF_THREAT, START_HOSTAGES
from tablee.scenes import Piece
from tablee.words import Words, words


def pieces(view: View, locale: str) -> list[Piece]:
    say = words(locale, FOLDER)
    if view.phase == "build":
        return offered(view, locale)
    return [
        captor(view, say),
        *hostages(view, say),
        *markers(view, say),
        *alert_markers(view, say),
        *reminders(view, say),
        *discussion_cards(view, locale),
        *terror_cards(view, locale),
        *demands(view, locale),
    ]


def captor(view: View, say: Words) -> Piece:
    """Whoever holds the hostages, with the rule of his own."""
    who = view.abductor
    art = "accomplice" if view.accomplice else f"abductor-{who}"
    rule = say.say("note-rule-accomplice" if view.accomplice else f"note-rule-{who}")
    name = say.say(f"name-{art}")
    slots = {"name": name} | {f"text{n + 1}": line for n, line in enumerate(wrapped(rule, 34, 4))}
    return Piece("captor", art, "abductor", f"{name}. {rule}", slots=slots)


def hostages(view: View, say: Words) -> list[Piece]:
    """Everyone at a window of their own: held, gone dark, or come out into the street.

    The dead are the last of those who were there from the start; out of time, all who had not come out, whenever taken.
    """
    whole = START_HOSTAGES[ABDUCTORS.index(view.abductor)]
    total = view.zone + view.released + view.eliminated
    out_of_time = view.end == "out-of-time"
    dead = set(range(view.released, total) if out_of_time else range(whole - view.eliminated, whole))
    alive = [number for number in range(total) if number not in dead]
    free = set(alive[: view.released])
    made: list[Piece] = []
    for number in range(total):
        id = f"hostage-{number + 1}"
        if number in free:
            made.append(Piece(id, "hostage-free", "released", say.say("name-hostage-free"), number))
        else:
            art, key = ("hostage-dead", "name-hostage-dead") if number in dead else ("hostage", "name-hostage")
            made.append(Piece(id, art, f"window-{number + 1}", say.say(key)))
    return made


def markers(view: View, say: Words) -> list[Piece]:
    threat = say.say("name-threat-marker", {"level": view.dial})
    return [
        Piece("threat", "threat-marker", f"dial-{view.threat}", threat),
        Piece(
            "points",
            "line-marker",
            line_place(view.cp),
            say.say("name-line-marker", {"cp": str(view.cp).replace("-", "−")}),
        ),
    ]


def alert_markers(view: View, say: Words) -> list[Piece]:
    """A marker on every mark that an alert watches, and one under the points for the end of the discussion. (NG-1001)

    The dead stay at their windows, so there is nothing to put a marker on that watches them.
    """
    spots = [f"dial-{mark}" for mark in watched_marks(view, "threat")]
    spots += [line_place(mark) for mark in watched_marks(view, "cp")]
    spots += ["released" for _ in watched_marks(view, "released")]
    label = say.say("name-alert-marker")
    made = [Piece(f"alert-on-{spot}", "alert-marker", spot, label, order=-1) for spot in spots]
    if view.alerts:
        made.append(Piece("alert-at-end", "alert-marker", line_place(view.cp), label, order=1))
    return made


def reminders(view: View, say: Words) -> list[Piece]:
    """A mark on the dial from which the abductor's own rule can be used: no alert, and without effect. (NG-1006)"""
    if view.accomplice or not bluffs(view):
        return []
    threat = BLUFF_THREAT[ABDUCTORS.index(view.abductor)]
    return [Piece("reminder", "reminder-marker", f"dial-{threat}", say.say("name-reminder"), order=-1)]


def card_id(kind: str, number: int, before: list[Cards]) -> str:
    """Which copy of a kind this is: numbered on from the places before, so that a card that moves keeps its number."""
    return f"card-{kind}-{sum(cards.get(kind, 0) for cards in before) + number + 1}"


def hand_id(view: View, kind: str) -> str:
    """The copy that lies on top in the hand, and goes first."""
    return card_id(kind, view.hand[kind] - 1, [])


def shop_id(view: View, kind: str) -> str:
    """The copy that lies on top in the purchase area, and goes first."""
    return card_id(kind, 0, [view.hand, view.played, view.covered, view.removed])


def discussion_cards(view: View, locale: str) -> list[Piece]:
    """The hand and the purchase area with one card for each kind, and every card that was played."""
    made: list[Piece] = []
    order = {kind: place for place, kind in enumerate(CARDS)}
    for kind in sorted(view.hand, key=lambda kind: order[kind]):
        made.append(face(view, kind, hand_id(view, kind), "hand", view.hand[kind], locale, order=order[kind]))
    for kind, copies in view.shop.items():
        made.append(face(view, kind, shop_id(view, kind), shop_place(view, kind), copies, locale))
    for kind, copies in view.played.items():
        for number in range(copies):
            id = card_id(kind, number, [view.hand])
            made.append(face(view, kind, id, "played", 1, locale, order=order[kind]))
    say = words(locale, FOLDER)
    for kind, copies in view.covered.items():
        for number in range(copies):
            label = say.say("name-card-covered", {"card": kind})
            id = card_id(kind, number, [view.hand, view.played])
            made.append(Piece(id, "card-down", "covered", label, order[kind], face="down"))
    return made


def face(view: View, kind: str, id: str, place: str, copies: int, locale: str, *, order: int = 0) -> Piece:
    """A discussion card that can be read; in hand it also shows the chances of its lines."""
    art = "card" if CARDS[kind].always is None else "card-plain"
    slots = card_slots(kind, locale) | {"cost": str(view.prices.get(kind, CARDS[kind].cost))}
    if copies > 1:
        slots["count"] = f"×{copies}"
    note = ""
    if place == "hand" and view.odds is not None and CARDS[kind].always is None:
        slots |= odds_slots(view.odds)
        note = odds_text(view.odds, view.dice_now, words(locale, FOLDER))
    marks = ["new"] if kind == view.playing and place == "played" else []
    return Piece(id, art, place, card_label(kind, locale), order, slots=slots, marks=marks, note=note)


def odds_slots(odds: Odds) -> dict[str, str]:
    """The chance of each line in percent: now, and after the arrow if 4s are paid for."""
    shown = {}
    for name, plain, paid in zip(("none", "one", "two"), odds.plain, odds.paid, strict=True):
        now, best = round(plain / 10), round(paid / 10)
        shown[f"{name}-odds"] = str(now) if now == best else f"{now}→{best}"
    return shown


def terror_cards(view: View, locale: str) -> list[Piece]:
    """The deck, the card that is being resolved or was last, and the discard under it."""
    say = words(locale, FOLDER)
    made: list[Piece] = []
    if view.deck:
        slots = {"count": str(view.deck)}
        made.append(Piece("terror-deck", "terror-back", "deck", say.say("name-terror-back"), face="down", slots=slots))
    seen = view.discard
    shown = view.drawn or (seen[-1] if seen else None)
    if shown is not None:
        made.append(terror_face(shown, f"terror-shown-{len(seen) + (view.drawn is not None)}", "drawn", locale))
    rest = seen if view.drawn else seen[:-1]
    made += [terror_face(id, f"terror-out-{place}", "discard", locale, order=place) for place, id in enumerate(rest)]
    return made


def terror_face(id: str, piece: str, place: str, locale: str, *, order: int = 0) -> Piece:
    say = words(locale, FOLDER)
    name = say.say(f"name-terror-{id}")
    main, hidden = terror_texts(id, locale)
    slots = {"name": name}
    slots |= {f"text{n + 1}": line for n, line in enumerate(wrapped(main, 40, 3))}
    slots |= {f"hidden{n + 1}": line for n, line in enumerate(wrapped(hidden, 44, 2))}
    art = "terror-golden" if id in GOLDEN else "terror"
    return Piece(piece, art, place, f"{name}. {main}. {hidden}".rstrip(" ."), order, slots=slots)


def demands(view: View, locale: str) -> list[Piece]:
    """Demands in their slots, and beside them the minor ones and the cards that wait for an alert."""
    say = words(locale, FOLDER)
    made: list[Piece] = []
    for slot, row in enumerate(view.demands, start=1):
        if row.demand is None:
            label = say.say(f"name-back-{row.kind}")
            made.append(Piece(f"demand-back-{slot}", f"demand-back-{row.kind}", f"demand-{slot}", label, face="down"))
        else:
            made.append(demand_face(row.demand, f"demand-{slot}", locale, conceded=row.conceded, clock=row.clock))
    for place, id in enumerate(view.minors):
        made.append(demand_face(id, "minors", locale, order=place))
    for place, id in enumerate(view.alerts):
        made.append(terror_face(id, f"alert-{id}", "minors", locale, order=10 + place))
    return made


def demand_face(id: str, place: str, locale: str, *, order: int = 0, conceded: bool = False, clock: int = 0) -> Piece:
    say = words(locale, FOLDER)
    name = say.say(f"name-terror-{id}" if id in TERRORS else f"name-demand-{id}")
    first, price = demand_texts(id, locale)
    lines = [*wrapped(first, 38, 3), *wrapped(price, 38, 2)]
    slots = {"name": name} | {f"text{n + 1}": line for n, line in enumerate(lines)}
    label = f"{name}. {first}. {price}"
    if conceded:
        slots["stamp"] = say.say("label-clock", {"turns": clock}) if clock else say.say("label-conceded")
        return Piece(
            f"claim-{id}", "demand-conceded", place, f"{label}. {say.say('label-conceded')}", order, slots=slots
        )
    return Piece(f"claim-{id}", "demand", place, label, order, slots=slots)


def offered(view: View, locale: str) -> list[Piece]:
    """While sets are built: the cards taken so far lie in the purchase area, those to choose from beside the board."""
    made = [
        face(view, kind, f"set-{kind}", shop_place(view, kind), copies, locale)
        for kind, copies in view.discussion_set.items()
    ]
    for place, id in enumerate(view.offered):
        if id in CARDS:
            made.append(face(view, id, f"offer-{id}", "choices", copies_left(view, id), locale, order=place))
        elif TERRORS[id].part == "minor":
            made.append(demand_face(id, "choices", locale, order=place))
        else:
            made.append(terror_face(id, f"offer-{id}", "choices", locale, order=place))
    return made


def copies_left(view: View, kind: str) -> int:
    """How many cards of a kind the set may still take; of a free card, both versions together. (NG-1111)"""
    spot = shop_spot(kind)
    taken = sum(copies for other, copies in view.discussion_set.items() if shop_spot(other) == spot)
    return CARDS[kind].copies - taken
