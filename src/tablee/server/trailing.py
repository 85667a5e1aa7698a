"""Trailing: spectators who are shown a match some time after it happened."""

import asyncio
from typing import TYPE_CHECKING

from tablee.server.course import Course
from tablee.server.stamps import now

if TYPE_CHECKING:
    from tablee.server.table import Table


class Trail:
    """The same course, behind by the table's delay. It follows row by row as each comes of age."""

    def __init__(self, table: "Table", course: Course) -> None:
        self.table = table
        self.course = course
        self.timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Let the rows that are old enough happen, tell them, and come back for the next."""
        self.rest()
        rows = self.table.match().rows
        while self.course.n < len(rows):
            row = rows[self.course.n]
            wait = row.at + self.table.record.delay * 1000 - now()
            if wait > 0:
                self.timer = self.table.later(wait / 1000, self._wake)
                return
            entry = self.course.take(row)
            self.table.tell_step(self.course, entry, list(filter(self.table.is_delayed, self.table.screens)))

    async def _wake(self) -> None:
        self.look()

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
