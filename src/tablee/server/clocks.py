"""Clocks: how much time a seat has left, worked out from the server's stamps in the journal and nothing else."""

from msgspec import Struct

from tablee.engine.match import Match
from tablee.server import messages
from tablee.server.rooms import ClockChoice

FREE = 45_000  # milliseconds of a decision without a limit of its own that cost nothing
RESERVE = 300_000  # what a seat has for a whole match beyond that
LAG = 1_000  # an answer may be on its way for so long after the time is up


class Running(Struct):
    """A decision that waits, since when, and the limit that the rules give it."""

    id: str
    since: int
    limit: int | None


class Clocks:
    """The clocks of one match. Decisions with a limit have it, times the table's factor; others draw on a reserve."""

    def __init__(self, choice: ClockChoice, seats: int) -> None:
        self.choice = choice
        self.factor = choice.factor if choice.mode == "relaxed" else 1
        self.reserve = [RESERVE * self.factor] * seats
        self.running: dict[int, Running] = {}
        self.paused_at: int | None = None

    @property
    def on(self) -> bool:
        return self.choice.mode != "none"

    # What the journal tells.

    def follow(self, match: Match, at: int) -> None:
        """Stop the clocks of decisions that were answered, start those of new ones."""
        for seat in list(self.running):
            if match.asked.get(seat) != self.running[seat].id:
                self._stop(seat, at)
        for seat, id in match.asked.items():
            if seat not in self.running:
                self.running[seat] = Running(id, at, match.state.limit(seat))

    def restart(self, match: Match, at: int) -> None:
        """Begin every open decision anew, as after an undo."""
        self.running = {}
        self.follow(match, at)

    def pause(self, at: int) -> None:
        self.paused_at = at

    def go(self, at: int) -> None:
        if self.paused_at is not None:
            self.credit(at - self.paused_at)
            self.paused_at = None

    def credit(self, milliseconds: int) -> None:
        """Give every open decision this much more time."""
        for each in self.running.values():
            each.since += milliseconds

    def _stop(self, seat: int, at: int) -> None:
        was = self.running.pop(seat)
        if was.limit is None:
            over = at - was.since - FREE * self.factor
            self.reserve[seat] = max(0, self.reserve[seat] - max(0, over))

    # What can be read.

    def remaining(self, seat: int, now: int) -> int:
        """Milliseconds until this seat's time is up; below zero when it is."""
        open = self.running.get(seat)
        if open is None:
            return self.reserve[seat]
        allowed = FREE * self.factor + self.reserve[seat] if open.limit is None else open.limit * self.factor
        return allowed - ((self.paused_at or now) - open.since)

    def limit(self, seat: int) -> int | None:
        """The limit that the rules give this seat's open decision, as this table counts."""
        open = self.running.get(seat)
        return open.limit * self.factor if self.on and open is not None and open.limit is not None else None

    def next_due(self, now: int) -> tuple[int, int] | None:
        """The seat whose time is up first and in how many milliseconds it is, with credit for an answer on its way."""
        if not self.on or self.paused_at is not None or not self.running:
            return None
        left, seat = min((self.remaining(seat, now), seat) for seat in self.running)
        return seat, max(0, left + LAG)

    def shown(self, seats: int, now: int) -> messages.Clock | None:
        """The clocks as they are sent, relative to now."""
        if self.choice.mode == "none":
            return None
        return messages.Clock(
            self.choice.mode,
            self.paused_at is not None,
            [
                messages.SeatClock(seat, max(0, self.remaining(seat, now)), seat in self.running)
                for seat in range(seats)
            ],
        )
