"""Luck: a small fast generator on 32-bit words, the same compiled and interpreted."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The sfc32 generator. Its four words are all there is: copy them and the stream is copied."""

    def __init__(self) -> None:
        self.luck_a: i64 = 0
        self.luck_b: i64 = 0
        self.luck_c: i64 = 0
        self.luck_n: i64 = 1

    def key(self, a: i64, b: i64, c: i64) -> None:
        """Start the stream that these three words name."""
        self.luck_a = a & 0xFFFFFFFF
        self.luck_b = b & 0xFFFFFFFF
        self.luck_c = c & 0xFFFFFFFF
        self.luck_n = 1
        for _ in range(12):
            self.word()

    def seed(self, seed: int) -> None:
        """Start the stream of a whole number: the same number, the same luck."""
        self.key(seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD)

    def branch(self, other: "Rng") -> None:
        """Start a stream of our own, drawn from another."""
        self.key(other.word(), other.word(), other.word())

    def take_luck(self, other: "Rng") -> None:
        """Stand at the same place of the same stream as another."""
        self.luck_a = other.luck_a
        self.luck_b = other.luck_b
        self.luck_c = other.luck_c
        self.luck_n = other.luck_n

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.luck_b
        c = self.luck_c
        out = (self.luck_a + b + self.luck_n) & 0xFFFFFFFF
        self.luck_n = (self.luck_n + 1) & 0xFFFFFFFF
        self.luck_a = b ^ (b >> 9)
        self.luck_b = (c + (c << 3)) & 0xFFFFFFFF
        self.luck_c = (((c << 21) | (c >> 11)) + out) & 0xFFFFFFFF
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n-1, every one as likely (Lemire's method with rejection)."""
        product = self.word() * n
        low = product & 0xFFFFFFFF
        if low < n:
            reject = (0x100000000 - n) % n
            while low < reject:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put the list in a random order, every order as likely."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
