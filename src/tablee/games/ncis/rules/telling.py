"""What events say of cards and targets: codes for screens, and what a sentence is made of."""

from mypy_extensions import i64

from tablee.engine.events import Facts
from tablee.games.ncis.rules.cards import SERIES_OF, VALUE_OF
from tablee.games.ncis.rules.moves import (
    CARD_NAMES,
    INFORMER_CARD,
    NUMBERED,
    SERIES_NAMES,
    SLOT_NAMES,
    TARGET_NAMES,
    ZONE_NUMBERS,
)


def series_text(card: i64) -> str:
    """What kind of card it is: its series, an Embuscade or an Informateur."""
    if card < NUMBERED:
        return SERIES_NAMES[SERIES_OF[card]]
    return "emb" if card < INFORMER_CARD else "inf"


def card_facts(seat: i64, card: i64) -> Facts:
    """Somebody and a card."""
    return {"seat": seat, "card": CARD_NAMES[card], "series": series_text(card), "value": VALUE_OF[card]}


def zone_facts(seat: i64, card: i64, zone: i64) -> Facts:
    """Somebody, a card and a zone."""
    return {**card_facts(seat, card), "zone": ZONE_NUMBERS[zone]}


def target_facts(seat: i64, target: i64) -> Facts:
    """Somebody and a target, by its colour and number."""
    return {
        "seat": seat,
        "mark": TARGET_NAMES[target],
        "colour": "red" if target < 4 else "blue",
        "number": target % 4 + 1,
    }


def slot_facts(seat: i64, target: i64, slot: i64) -> Facts:
    """Somebody, a target, and where it stands."""
    return {**target_facts(seat, target), "slot": SLOT_NAMES[slot], "place": slot + 1}
