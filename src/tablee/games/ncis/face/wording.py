"""The names of things of NCIS in words: cards, targets, zones, powers."""

import re
from functools import cache
from pathlib import Path

from tablee.games.ncis.rules.cards import BLUE, CLUE_ROWS, RED
from tablee.games.ncis.rules.content import read_zones
from tablee.games.ncis.rules.moves import CANDIDATE_NAMES, TRIAL_NAMES, ZONE_CARD_NAMES
from tablee.words import Words, words

FOLDER = Path(__file__).parent
COMPARISON = re.compile(r"(\w+)(!=|>=|<=|=|<|>)(.+)")
COMPARED = {"=": "is", "!=": "not", ">": "more", ">=": "least", "<": "less", "<=": "most"}
POWER_LINE = 23  # letters of a line on a map sheet
POWER_LINES = 5
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


@cache
def zone_slots(locale: str, card: str) -> dict[str, str]:
    """What stands on the map sheet of a zone: either value, and either power in short lines."""
    say = words(locale, FOLDER)
    number = ZONE_CARD_NAMES.index(card)
    slots = {"red": str(RED[number]), "blue": str(BLUE[number])}
    for colour, power in zip(("red", "blue"), POWERS[card], strict=True):
        lines = wrapped(power_text(say, power or "none"), POWER_LINE, POWER_LINES)
        first = 1 + (POWER_LINES - len([line for line in lines if line])) // 2  # in the middle of its field
        slots |= {f"{colour}{place}": line for place, line in enumerate(lines, start=first) if line}
    return slots


def wrapped(text: str, width: int, count: int) -> list[str]:
    """A sentence over so many lines of about this width."""
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}".strip()
        if len(joined) <= width or not lines[-1] or len(lines) == count:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines + [""] * (count - len(lines))


def clue_texts(say: Words, codes: list[str]) -> list[str]:
    """The sentences of a row of clues."""
    return [say.say(f"clue-{code}") for code in codes]


def short_clue(say: Words, code: str) -> str:
    """What a clue says, as short as can be: "c1-4-2" is the second clue of row 4 of the first Criminel."""
    candidate, row, place = code.split("-")
    found = COMPARISON.fullmatch(CLUE_ROWS[CANDIDATE_NAMES.index(candidate)][int(row) - 1][int(place) - 1])
    assert found is not None
    attribute, compared, value = found.groups()
    told = value if value.isdecimal() else say.say(f"fact-{attribute}-{value}")
    return say.say(f"short-{COMPARED[compared]}", {"fact": say.say(f"fact-{attribute}"), "value": told})
