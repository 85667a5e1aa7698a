"""Limits in rounds: what a table may settle about the length of a match. (JB-101, JB-102)"""

from typing import Final

from tablee.engine.options import Option, Value

OFF: Final = "off"
MOST: Final = 10_000  # nobody plays longer


class RoundOption(Option):
    """A number of rounds: one of those offered, or any other from the least on; or off."""

    def __init__(self, name: str, values: list[Value], *, least: int) -> None:
        super().__init__(name, values)
        self.least: Final = least

    def check(self, value: object, seats: int) -> Value | list[Value]:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= MOST:
            return value
        return super().check(value, seats)
