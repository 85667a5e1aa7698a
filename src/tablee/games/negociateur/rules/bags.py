"""Bags: how many cards of each kind lie somewhere, two bits a kind, in one number."""

from typing import Final

from mypy_extensions import i64

ONES: Final[list[int]] = [1 << 2 * kind for kind in range(31)]  # looked up: compiled, a shifted 1 has 32 bits only


def count(bag: i64, kind: i64) -> i64:
    return bag >> (2 * kind) & 3


def one(kind: i64) -> i64:
    """A bag with one card of this kind: add it, or take it away."""
    return ONES[kind]


def size(bag: i64) -> i64:
    """How many cards there are in all."""
    total: i64 = 0
    while bag:
        total += bag & 3
        bag >>= 2
    return total


def add_moves(moves: list[int], first: i64, bag: i64) -> None:
    """A move for every kind in the bag."""
    kind: i64 = 0
    while bag:
        if bag & 3:
            moves.append(first + kind)
        bag >>= 2
        kind += 1


def only_kind(bag: i64) -> i64:
    """The kind of the cards, if they are all of one kind; -1 otherwise."""
    kind: i64 = 0
    if not bag:
        return -1
    while not bag & 3:
        bag >>= 2
        kind += 1
    return kind if bag <= 3 else -1


def counts(bag: i64, kinds: i64) -> list[int]:
    return [count(bag, kind) for kind in range(kinds)]


def packed(numbers: list[int]) -> int:
    """A bag of so many cards of each kind."""
    return sum(number << (2 * kind) for kind, number in enumerate(numbers))
