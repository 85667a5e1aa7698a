"""Names of people: what they typed, trimmed and visible, unlike the others at the table."""

import unicodedata

from tablee.words import words

LONGEST = 28  # letters, with room for a number behind them
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control and direction marks, halves of letters, no letters at all


def visible(name: str) -> str:
    """A name without what cannot be seen, its spaces single; empty if nothing is left."""
    plain = unicodedata.normalize("NFC", name)
    kept = "".join(" " if each.isspace() else each for each in plain if not hidden(each))
    return " ".join(kept.split())[:LONGEST].strip()


def unnamed(seat: int, locale: str) -> str:
    """What somebody is called who said nothing."""
    return words(locale).say("seat-name", {"number": seat + 1})


def hidden(letter: str) -> bool:
    return not letter.isspace() and unicodedata.category(letter) in UNSEEN


def unlike(name: str, taken: list[str]) -> str:
    """This name, with a number if somebody else has it or one that looks the same."""
    wanted, number = visible(name) or "?", 1
    looks, chosen = {look(other) for other in taken}, wanted
    while look(chosen) in looks:
        number += 1
        chosen = f"{wanted} {number}"
    return chosen


def look(name: str) -> str:
    """The same for names that people take for one another: whatever their case, width and spaces."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
