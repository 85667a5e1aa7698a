"""Together or in two teams: what the number of seats leaves to choose. (OZ-01, OZ-02)"""

from tablee.engine.options import Option, Value

LARGEST_TOGETHER = 8
SMALLEST_VERSUS = 6


class ModeOption(Option):
    """`coop` for 2 to 8, `comp` for 6 to 12."""

    def default(self, seats: int) -> Value | list[Value]:
        return self.allowed(seats)[0]

    def allowed(self, seats: int) -> list[Value]:
        modes: list[Value] = []
        if seats <= LARGEST_TOGETHER:
            modes.append("coop")
        if seats >= SMALLEST_VERSUS:
            modes.append("comp")
        return modes
