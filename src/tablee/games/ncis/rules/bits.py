"""Sets as bits of one number."""

from typing import Final

from mypy_extensions import i64

LAST: Final = 1 << 62


def bit(place: i64) -> i64:
    """The set of this alone. Shifted down from the last: compiled, a literal 1 has 32 bits and loses the rest."""
    return LAST >> (62 - place)


def count(bits: i64) -> i64:
    """How many are in a set."""
    left = bits - ((bits >> 1) & 0x5555555555555555)
    left = (left & 0x3333333333333333) + ((left >> 2) & 0x3333333333333333)
    left = (left + (left >> 4)) & 0x0F0F0F0F0F0F0F0F
    left += left >> 8
    left += left >> 16
    return (left + (left >> 32)) & 0x7F


def member(bits: i64, place: i64) -> i64:
    """The member at this place of a set, the lowest being at 0."""
    base: i64 = 0
    left = place
    rest = bits
    while True:
        inside = count(rest & 0xFFFF)
        if left < inside:
            break
        left -= inside
        rest >>= 16
        base += 16
    while left:
        rest &= rest - 1
        left -= 1
    while not rest & 1:
        rest >>= 1
        base += 1
    return base


def members(bits: i64) -> list[int]:
    """Everything in a set, the lowest first."""
    found: list[int] = []
    rest = bits
    place: i64 = 0
    while rest:
        if rest & 1:
            found.append(place)
        rest >>= 1
        place += 1
    return found
