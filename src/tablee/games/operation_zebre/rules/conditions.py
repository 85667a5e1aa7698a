"""What protocols and missions ask of the lines that are left. (OZ-55, OZ-58)"""

from typing import Final

ANY_PLACE: Final = 0
ODD: Final = 1
EVEN: Final = 2
FREE: Final = 0
STRUCK: Final = 1
SHOWN: Final = 2


class Condition:
    """What must hold of a set of lines; a line is a bit, the first line bit 0."""

    def __init__(self) -> None:
        self.even_total = False
        self.apart = False
        self.least_lines = 0
        self.most_lines = 99
        self.most_total = 99
        self.only = 15  # the values that may be shown, as bits
        self.among = 0  # the values that must be shown, as bits
        self.places = ANY_PLACE
        self.two_blocks = False
        self.edges = FREE
        self.category = -1
        self.no_hint = False

    def lost(self, values: list[int], kept: int, upto: int) -> bool:
        """Whether no lines from number `upto` on can make the lines left hold any more."""
        total = 0
        lines = 0
        blocks = 0
        length = 0  # of the block of lines that the line before belongs to
        last = len(values) - 1
        for line in range(upto):
            if not kept >> line & 1:
                if self.two_blocks and length == 1:
                    return True
                length = 0
                continue
            value = values[line]
            total += value
            lines += 1
            length += 1
            if length == 1:
                blocks += 1
            elif self.apart:
                return True
            if not self.only >> value & 1:
                return True
            if (self.places == ODD and line % 2 == 1) or (self.places == EVEN and line % 2 == 0):
                return True
            if self.edges == STRUCK and (line == 0 or line == last):
                return True
        if self.edges == SHOWN and upto > 0 and not kept & 1:
            return True
        return total > self.most_total or lines > self.most_lines or (self.two_blocks and blocks > 2)

    def holds(self, values: list[int], kept: int) -> bool:
        """Whether these lines may be left."""
        if self.lost(values, kept, len(values)):
            return False
        total = 0
        lines = 0
        blocks = 0
        length = 0
        shown = 0
        for line, value in enumerate(values):
            if kept >> line & 1:
                total += value
                lines += 1
                shown |= 1 << value
                length += 1
                if length == 1:
                    blocks += 1
            else:
                length = 0
        if self.even_total and total % 2 == 1:
            return False
        if self.two_blocks and (blocks != 2 or length == 1):
            return False
        if self.edges == SHOWN and not kept >> (len(values) - 1) & 1:
            return False
        return lines >= self.least_lines and shown & self.among == self.among

    def allows(self, values: list[int], kept: int, line: int) -> bool:
        """Whether Effacer may pick this line, when these lines had been left. (OZ-55, OZ-G48)"""
        value = values[line]
        if self.even_total and value % 2 == 1:
            return False
        if self.apart and (kept << 1 | kept >> 1) >> line & 1:
            return False
        if not self.only >> value & 1:
            return False
        return self.edges != STRUCK or 0 < line < len(values) - 1


def may_lock(conditions: list[Condition], values: list[int], kept: int) -> bool:
    """Whether these lines, one at least, may be left. (OZ-10, OZ-55, OZ-58)"""
    if kept == 0:
        return False
    return all(condition.holds(values, kept) for condition in conditions)


def some_lock(conditions: list[Condition], values: list[int], kept: int, upto: int) -> int:
    """Lines that may be left, with these of the first `upto` and any of the others; 0 if there are none."""
    for condition in conditions:
        if condition.lost(values, kept, upto):
            return 0
    if may_lock(conditions, values, kept):
        return kept
    for line in range(upto, len(values)):
        found = some_lock(conditions, values, kept | 1 << line, line + 1)
        if found:
            return found
    return 0
