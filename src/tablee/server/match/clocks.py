"""Clocks: how much time a seat has left, worked out from the server's stamps in the journal and nothing else."""

from collections.abc import Callable

from msgspec import Struct

from tablee.engine.match import Match
from tablee.server.wire import messages
from tablee.server.wire.rooms import ClockChoice, RuleTime

FREE = 45_000  # milliseconds of a decision without a limit of its own that cost nothing
RESERVE = 300_000  # what a seat has for a whole match beyond that
DAY = 24 * 3600 * 1000
GRACE = 400  # an answer may be on its way for so long after the time is up, where its screen's line is that slow
STRETCHED: dict[RuleTime, float | None] = {"x1": 1, "x1.5": 1.5, "x2": 2, "x5": 5, "off": None}


class Running(Struct):
    """A decision that waits, since when, and the limit that the rules give it, as this table counts."""

    id: str
    since: int
    limit: int | None


class Clocks:
    """The clocks of one match.

    A decision that the rules limit has that time, stretched as the table chose, whatever the mode. All others draw on a
    reserve, unless the table keeps no thinking time.
    """

    def __init__(self, choice: ClockChoice, seats: int) -> None:
        self.choice = choice
        self.factor = choice.factor if choice.mode == "relaxed" else 1
        self.days = choice.days * DAY if choice.mode == "days" else 0  # of a decision, instead of a reserve
        self.reserve = [RESERVE * self.factor] * seats
        self.running: dict[int, Running] = {}
        self.paused_at: int | None = None

    # What the journal tells.

    def follow(self, match: Match, at: int) -> None:
        """Stop the clocks of decisions that were answered, start those of new ones."""
        for seat in list(self.running):
            if match.asked.get(seat) != self.running[seat].id:
                self._stop(seat, at)
        for seat, id in match.asked.items():
            if seat not in self.running:
                self.running[seat] = Running(id, at, self._stretched(match.state.limit(seat)))

    def _stretched(self, limit: int | None) -> int | None:
        times = STRETCHED[self.choice.rule_time]
        return None if limit is None or times is None else round(limit * times)

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
        if was.limit is None and not self.days:
            over = at - was.since - FREE * self.factor
            self.reserve[seat] = max(0, self.reserve[seat] - max(0, over))

    # What can be read.

    def counts(self, seat: int) -> bool:
        """Whether this seat's time runs out, now or when the table goes on. Days may pass: nothing is played then."""
        open = self.running.get(seat)
        return open is not None and (open.limit is not None or self.choice.mode in ("relaxed", "normal"))

    @property
    def on(self) -> bool:
        """Whether anybody's time runs."""
        return any(self.counts(seat) for seat in self.running)

    @property
    def trial(self) -> bool:
        """Whether somebody decides against the time of the rules."""
        return any(each.limit is not None for each in self.running.values())

    def remaining(self, seat: int, now: int) -> int:
        """Milliseconds until this seat's time is up; below zero when it is."""
        open = self.running.get(seat)
        if open is None:
            return self.days or self.reserve[seat]
        thinking = self.days or FREE * self.factor + self.reserve[seat]
        allowed = thinking if open.limit is None else open.limit
        return allowed - ((self.paused_at or now) - open.since)

    def limit(self, seat: int) -> int | None:
        """The limit that the rules give this seat's open decision, as this table counts."""
        open = self.running.get(seat)
        return None if open is None else open.limit

    def next_due(self, now: int, grace: Callable[[int], int]) -> tuple[int, int] | None:
        """The seat whose time is up first and in how many milliseconds it is, with this grace of each seat for an
        answer on its way."""
        if self.paused_at is not None or not self.on:
            return None
        counted = [seat for seat in self.running if self.counts(seat)]
        left, seat = min((self.remaining(seat, now) + grace(seat), seat) for seat in counted)
        return seat, max(0, left)

    def shown(self, seats: int, now: int) -> messages.Clock | None:
        """The clocks as they are sent, relative to now."""
        thinking = self.choice.mode != "none"
        shown = [
            messages.SeatClock(seat, max(0, self.remaining(seat, now)), seat in self.running, self.limit(seat))
            for seat in range(seats)
            if thinking or self.counts(seat)
        ]
        paused = self.paused_at is not None
        return messages.Clock(self.choice.mode, paused, shown) if shown or paused else None
