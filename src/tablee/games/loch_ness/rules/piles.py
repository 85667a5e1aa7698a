"""Piles of cards 1 to 7 in one number: octal digits, the last on top."""

from mypy_extensions import i64


def octal_digits(packed: i64) -> list[int]:
    """The cards of a pile, bottom first."""
    cards: list[int] = []
    while packed:
        cards.insert(0, packed & 7)
        packed >>= 3
    return cards
