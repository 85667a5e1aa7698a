"""The stream of numbers that a 32-bit word of luck makes: mulberry32, the same on every screen and in both builds."""

from mypy_extensions import i64


def times(a: i64, b: i64) -> i64:
    """The low 32 bits of a product of two 32-bit words, without a longer number on the way."""
    return ((a & 0xFFFF) * b + (((a >> 16) * b & 0xFFFF) << 16)) & 0xFFFFFFFF


class Mulberry:
    """A stream, seeded with one word. (8.5)"""

    def __init__(self, word: i64) -> None:
        self.a: i64 = word & 0xFFFFFFFF

    def u32(self) -> i64:
        self.a = (self.a + 0x6D2B79F5) & 0xFFFFFFFF
        t = self.a
        t = times(t ^ (t >> 15), t | 1)
        t = t ^ ((t + times(t ^ (t >> 7), t | 61)) & 0xFFFFFFFF)
        return t ^ (t >> 14)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        return (self.u32() * n) >> 32

    def shuffle(self, row: list[int]) -> None:
        """Put a row in another order, in place, from the end."""
        for place in range(len(row) - 1, 0, -1):
            other = self.below(place + 1)
            row[place], row[other] = row[other], row[place]
