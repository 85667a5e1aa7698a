"""What is wrong with a face or with a box, and by which rule."""

from typing import Final


class Problem:
    """A rule that is not kept: where, and what was found."""

    def __init__(self, rule: str, where: str, found: str) -> None:
        self.rule: Final = rule
        self.where: Final = where
        self.found: Final = found

    def __str__(self) -> str:
        return f"{self.where}: {self.rule}: {self.found}"

    def __repr__(self) -> str:
        return str(self)
