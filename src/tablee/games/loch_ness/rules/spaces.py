"""Sets of camera spaces as bits: how many, which one, all of them."""

from typing import Final

from mypy_extensions import i64

from tablee.games.loch_ness.rules.moves import FRONTS, SPACES

LAST: Final = 1 << (SPACES - 1)

# Where the only bit of a 32-bit word stands, by the top five bits of its product with 0x077CB531 (de Bruijn).
_BIT: Final[list[int]] = [0] * 32
for _place in range(32):
    _BIT[((0x077CB531 << _place) & 0xFFFFFFFF) >> 27] = _place


def bit(space: i64) -> i64:
    """The set of one space. Shifted down from the last: compiled, a literal 1 has 32 bits and loses the rear."""
    return LAST >> (SPACES - 1 - space)


def count(fronts: i64) -> i64:
    """How many front spaces are in the set."""
    pairs = fronts - ((fronts >> 1) & 0x55555555)
    fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    return ((((fours + (fours >> 4)) & 0x0F0F0F0F) * 0x01010101) & 0xFFFFFFFF) >> 24


def nth(fronts: i64, n: i64) -> i64:
    """The space that comes n-th in the set, counted from 0."""
    for _ in range(n):
        fronts &= fronts - 1
    place: i64 = _BIT[(((fronts & -fronts) * 0x077CB531) & 0xFFFFFFFF) >> 27]
    return place


def add_fronts(moves: list[int], first_move: i64, spaces: i64) -> None:
    """Append the moves to every front space of the set."""
    for space in range(FRONTS):
        if spaces >> space & 1:
            moves.append(first_move + space)


def add_rears(moves: list[int], first_move: i64, spaces: i64) -> None:
    """Append the moves to every rear space of the set."""
    for space in range(FRONTS, SPACES):
        if spaces >> space & 1:
            moves.append(first_move + space)
