"""Delay: spectators who are shown a match some time after it happened."""

import asyncio
from collections.abc import Awaitable, Callable

from tablee.server.match.history import Happening, History
from tablee.server.stamps import now
from tablee.server.storage.stored import Entry

Later = Callable[[float, Callable[[], Awaitable[object]]], asyncio.TimerHandle]


class Delay:
    """The same history, so many seconds behind. It follows entry by entry as each comes of age, and tells `tell`."""

    def __init__(self, history: History, seconds: int, later: Later, tell: Callable[[Happening], None]) -> None:
        self.history = history
        self.seconds = seconds
        self.later = later
        self.tell = tell
        self.timer: asyncio.TimerHandle | None = None

    def follow(self, entries: list[Entry]) -> None:
        """Let those of a match's entries that are old enough happen, and come back for the next."""
        self.rest()
        while self.history.n < len(entries):
            entry = entries[self.history.n]
            wait = entry.at + self.seconds * 1000 - now()
            if wait > 0:
                self.timer = self.later(wait / 1000, lambda: self._wake(entries))
                return
            self.tell(self.history.take(entry))

    async def _wake(self, entries: list[Entry]) -> None:
        self.follow(entries)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
