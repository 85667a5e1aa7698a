"""Sets of up to 36 things as bits: the set of one, how many, which one."""

from typing import Final

from mypy_extensions import i64

TOP: Final = 1 << 35

# Where the only bit of a set stands, by its remainder: the powers of 2 are all different modulo 37.
_PLACE: Final[list[int]] = [0] * 37
for _place in range(36):
    _PLACE[(1 << _place) % 37] = _place


def one(thing: i64) -> i64:
    """The set of one thing. Shifted down from the last: compiled, a literal 1 has 32 bits."""
    return TOP >> (35 - thing)


def count(things: i64) -> i64:
    """How many are in the set."""
    pairs = things - ((things >> 1) & 0x5555555555)
    fours = (pairs & 0x3333333333) + ((pairs >> 2) & 0x3333333333)
    return ((fours + (fours >> 4)) & 0x0F0F0F0F0F) % 255  # the sum of the bytes


def nth(things: i64, n: i64) -> i64:
    """The thing that comes n-th in the set, counted from 0."""
    for _ in range(n):
        things &= things - 1
    place: i64 = _PLACE[(things & -things) % 37]
    return place


def members(things: i64) -> list[int]:
    """All things of the set, lowest first."""
    every: list[int] = []
    while things:
        every.append(nth(things, 0))
        things &= things - 1
    return every
