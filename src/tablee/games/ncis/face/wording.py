"""The names of things of NCIS in words: cards, targets, zones, powers."""

from functools import cache
from pathlib import Path

from tablee.games.ncis.rules.cards import BLUE, RED
from tablee.games.ncis.rules.content import read_zones
from tablee.games.ncis.rules.moves import TRIAL_NAMES, ZONE_CARD_NAMES
from tablee.words import Words, words

FOLDER = Path(__file__).parent
ROWS_OF_SLOTS = ("near", "middle", "far")
POWERS = {zone.id: (zone.red_power, zone.blue_power) for zone in read_zones().zone}


def card_facts(card: str) -> dict[str, object]:
    """What the name of an Operation card is made of: "v2b" is the second vehicle 2."""
    if card.startswith(("emb", "inf")):
        return {"series": card[:3], "value": 0, "copy": ""}
    return {"series": card[0], "value": int(card[1]), "copy": card[2:]}


def card_name(say: Words, card: str | None) -> str:
    return say.say("name-card-back") if card is None else say.say("name-card", card_facts(card))


def card_note(say: Words, card: str) -> str:
    return say.say("note-card", card_facts(card))


def target_facts(target: str) -> dict[str, object]:
    return {"colour": "red" if target[0] == "r" else "blue", "number": int(target[1])}


def target_name(say: Words, target: str) -> str:
    return say.say("name-target", target_facts(target))


def slot_name(say: Words, slot: str) -> str:
    number = int(slot[1:])
    return say.say("name-slot", {"place": number, "row": ROWS_OF_SLOTS[(number - 1) // 6]})


@cache
def zone_note(locale: str, card: str, zone: int) -> str:
    """What a zone brings each camp."""
    say = words(locale, FOLDER)
    number = ZONE_CARD_NAMES.index(card)
    red, blue = POWERS[card]
    facts: dict[str, object] = {"red": RED[number], "blue": BLUE[number], "trial": TRIAL_NAMES[zone]}
    notes = [say.say("note-zone", facts)]
    notes += [say.say("note-red", {"power": power_text(say, red)})] if red else []
    notes += [say.say("note-blue", {"power": power_text(say, blue)})] if blue else []
    return " ".join(notes)


def power_text(say: Words, power: str) -> str:
    """A power as its card says it: "face_down ncis 2"."""
    verb, *rest = power.split(" ")
    return say.say(f"power-{verb}", {"number": int(rest[-1]) if rest and rest[-1].isdecimal() else 0})
