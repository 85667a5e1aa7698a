"""Keeping: what the keeper of a table does for it, besides what people ask: bots, stand-ins, clocks."""

import asyncio
import random
from typing import TYPE_CHECKING

from tablee.engine.refused import Refused
from tablee.server.course import Course
from tablee.server.messages import Thinking
from tablee.server.records import Actor, Row
from tablee.server.stamps import now

if TYPE_CHECKING:
    from tablee.server.table import Table

UNEVEN = (0.7, 1.5)  # the shortest and longest wait of a bot, in paces
STAND_IN = "simple"  # the level of a bot that plays for somebody
TIMEOUT = "timeout"  # the move that a game may have for a clock that ran out


class Keeper:
    """Plays for the seats that bots have, replaces the absent, watches the clocks. Does nothing on other nodes."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.answers: dict[int, tuple[str, asyncio.Task[None]]] = {}  # by seat: what a bot is thinking about
        self.absent: dict[int, int] = {}  # seats of people, and since when nobody looks at them
        self.clock: asyncio.TimerHandle | None = None
        self.absence: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """See what there is to do now. Called after everything that happens."""
        self._note_absence()
        course = self.table.course
        if not self.table.kept or course is None or course.match.over:
            self.rest()
            return
        self._start_bots(course)
        self._set_clock(course)
        self._set_absence(course)

    def rest(self) -> None:
        """Stop everything."""
        for _, task in self.answers.values():
            task.cancel()
        self.answers.clear()
        for timer in (self.clock, self.absence):
            if timer is not None:
                timer.cancel()
        self.clock = self.absence = None

    # Bots.

    def _start_bots(self, course: Course) -> None:
        """Let bots think about the decisions that wait for them, and no longer about those that do not."""
        asked = course.asked if course.clocks.paused_at is None else {}
        wanted: dict[int, tuple[str, str, Actor]] = {}
        for seat, id in asked.items():
            sits = self.table.record.seats[seat]
            if sits.kind == "bot":
                wanted[seat] = id, sits.level, "bot"
            elif seat in course.standins:
                wanted[seat] = id, STAND_IN, "standin"
        for seat, (id, task) in list(self.answers.items()):
            if seat not in wanted or wanted[seat][0] != id:
                task.cancel()
                del self.answers[seat]
        for seat, (id, level, actor) in wanted.items():
            if seat not in self.answers:
                self.answers[seat] = id, asyncio.create_task(self._answer(course, seat, id, level, actor))

    async def _answer(self, course: Course, seat: int, decision: str, level: str, actor: Actor) -> None:
        """Think, wait as long as bots wait whatever they hold, and play."""
        pace = self.table.house.settings.pace if self.table.record.pace == "calm" else 0
        until = asyncio.get_running_loop().time() + random.uniform(*UNEVEN) * pace / 1000
        self.table.tell_all(Thinking(seat))
        move = await self.table.house.thinkers.choose(course.match, seat, level)
        await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))
        self.table.soon(lambda: self._play(seat, decision, move, actor))

    async def _play(self, seat: int, decision: str, move: str, actor: Actor) -> None:
        def check(course: Course) -> Row:
            if course.asked.get(seat) != decision or course.clocks.paused_at is not None:
                raise Refused("decision-closed", {})
            course.match.check(seat, move)
            return Row(n=course.n + 1, at=now(), kind="move", seat=seat, move=move, actor=actor, mark=course.mark)

        if seat in self.answers and self.answers[seat][0] == decision:
            del self.answers[seat]
        try:
            await self.table.append(check)
        finally:
            self.look()

    # Clocks.

    def _set_clock(self, course: Course) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        due = course.clocks.next_due(now())
        if due is not None:
            self.clock = self.table.later(due[1] / 1000, self._time_up)

    async def _time_up(self) -> None:
        """Play for a seat whose time is up: the game's own time-out, or what a simple bot would do."""
        course = self.table.match()
        due = course.clocks.next_due(now())
        if due is None or due[1] > 0:
            self.look()
            return
        seat = due[0]
        moves = course.match.decision(seat).moves
        move = TIMEOUT if TIMEOUT in moves else await self.table.house.thinkers.choose(course.match, seat, STAND_IN)
        await self._play(seat, course.asked[seat], move, "clock")

    # The absent.

    def _note_absence(self) -> None:
        present = self.table.present()
        for seat in self.table.record.people():
            if seat in present:
                self.absent.pop(seat, None)
            else:
                self.absent.setdefault(seat, now())

    def _set_absence(self, course: Course) -> None:
        if self.absence is not None:
            self.absence.cancel()
            self.absence = None
        waits = [self._patience(seat) for seat in course.asked if self._may_stand_in(course, seat)]
        if waits:
            self.absence = self.table.later(max(0, min(waits)) / 1000, self._stand_in)

    def _may_stand_in(self, course: Course, seat: int) -> bool:
        """Whether a bot should play for this seat in time: its person is away and somebody else waits for them."""
        waited_for = bool(self.table.present() - {seat})
        return bool(self.table.record.standin) and seat in self.absent and seat not in course.standins and waited_for

    def _patience(self, seat: int) -> int:
        return self.absent[seat] + self.table.record.standin * 1000 - now()

    async def _stand_in(self) -> None:
        course = self.table.match()
        for seat in list(course.asked):
            if self._may_stand_in(course, seat) and self._patience(seat) <= 0:
                await self.table.append(lambda course, seat=seat: _standin(course, seat))  # type: ignore[misc]
        self.look()


def _standin(course: Course, seat: int) -> Row:
    return Row(n=course.n + 1, at=now(), kind="standin", seat=seat, actor="table", mark=course.mark)
