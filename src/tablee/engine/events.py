"""Events: what happened, and who may know it."""

from typing import Final

Fact = int | str | bool | list[int] | list[str]
Facts = dict[str, Fact]


class Event:
    """Something that happened. `audience` None is everybody; others are told `otherwise`, or nothing.

    `reveals` marks what somebody learned and cannot unlearn: from there on, undo needs consent.
    """

    def __init__(
        self,
        code: str,
        facts: Facts,
        audience: list[int] | None = None,
        otherwise: "Event | None" = None,
        reveals: bool = False,
    ) -> None:
        self.code: Final = code
        self.facts: Final = facts
        self.audience: Final = audience
        self.otherwise: Final = otherwise
        self.reveals: Final = reveals

    def told_to(self, seat: int | None) -> "Event | None":
        """The form of this event for a seat (None: a spectator), or None if it must not know of it."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self
        return self.otherwise
