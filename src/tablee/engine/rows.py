"""Rows: lists of numbers on a state that are never changed in place, so that copies of the state share them."""

from typing import Final

from mypy_extensions import i64

NO_ROW: Final[list[int]] = []  # what a row is before set-up


def replaced(row: list[int], place: i64, value: i64) -> list[int]:
    """The row with another number at one place."""
    twin = row[:]
    twin[place] = value
    return twin


def added(row: list[int], place: i64, more: i64) -> list[int]:
    """The row with more (or less) at one place."""
    twin = row[:]
    twin[place] = row[place] + more
    return twin
