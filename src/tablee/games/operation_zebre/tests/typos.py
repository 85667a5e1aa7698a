"""Slips of the pen: letters left out, doubled, mistyped or swapped, as fingers do it."""

from random import Random

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def slip(text: str, luck: Random) -> str:
    """The text with one slip."""
    place = luck.randrange(len(text))
    match luck.randrange(4):
        case 0:
            return text[:place] + text[place + 1 :]
        case 1:
            return text[:place] + text[place] + text[place:]
        case 2:
            return text[:place] + luck.choice(LETTERS) + text[place + 1 :]
        case _:
            return text[:place] + text[place : place + 2][::-1] + text[place + 2 :]


def slips(text: str, count: int, luck: Random) -> str:
    for _ in range(count):
        text = slip(text, luck) or text
    return text
