"""Options that are more than a list: the mode, which the number of seats limits, and the edition of the documents."""

from tablee.engine.options import Option, Value
from tablee.engine.rng import Rng

LARGEST_TOGETHER = 8
SMALLEST_VERSUS = 6


class ModeOption(Option):
    """`coop` for 2 to 8, `comp` for 6 to 12. (OZ-01, OZ-02)"""

    def default(self, seats: int) -> Value | list[Value]:
        return self.allowed(seats)[0]

    def allowed(self, seats: int) -> list[Value]:
        modes: list[Value] = []
        if seats <= LARGEST_TOGETHER:
            modes.append("coop")
        if seats >= SMALLEST_VERSUS:
            modes.append("comp")
        return modes


class EditionOption(Option):
    """Which edition of the documents a match is played with: today's, unless its journal names an earlier one. Listed
    are those that are closed; today's may still be open."""

    def __init__(self, name: str, closed: list[int], today: int) -> None:
        super().__init__(name, [*reversed(closed)], asked=False)
        self.today = today

    def default(self, seats: int) -> Value | list[Value]:
        return self.today

    def further(self, luck: Rng) -> Value | None:
        return None if self.today in self.values else self.today

    def check(self, value: object, seats: int) -> Value | list[Value]:
        return self.one(value, [*dict.fromkeys([self.today, *self.values])])
