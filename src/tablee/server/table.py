"""Table: a match being served. One task works through one queue: check, store, apply, tell."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct, structs
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tablee.bots import Hope
from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server import careers, store
from tablee.server.course import Course, Entry
from tablee.server.database import Conflict
from tablee.server.keeping import Keeper
from tablee.server.messages import RoomNews
from tablee.server.records import Row, Saying, TableRecord
from tablee.server.rooming import room_for
from tablee.server.rooms import Room
from tablee.server.screens import Screen
from tablee.server.stamps import now
from tablee.server.telling import Telling, asking_of, chat_of, encode, lobby_hello
from tablee.server.trailing import Trail

if TYPE_CHECKING:
    from tablee.server.house import House

Result = TypeVar("Result")
log = logging.getLogger(__name__)


class Table:
    """A table in this node's memory. Only its own task changes it; everybody else asks with `do`."""

    def __init__(self, house: "House", record: TableRecord, sayings: list[Saying]) -> None:
        self.house = house
        self.record = record
        self.course: Course | None = None
        self.sayings = sayings
        self.screens: set[Screen] = set()
        self.known_here: set[int] = set()  # seats present at this node, as everybody was told
        self.elsewhere: set[int] = set()  # seats present at other nodes
        self.refused: dict[str, Refused] = {}  # answers that stay the same, by command
        self.hints: dict[str, list[Hope]] = {}  # what an expert thought of the decision that was last asked about
        self.kept = False  # whether this node plays for bots and clocks here
        self.stopped = False
        self.unsure = False  # a write failed: what is stored must be read before anything else happens
        self.used_at = now()
        self.turns: list[int] | None = None  # not yet written to the list of tables
        self.keeper = Keeper(self)
        self.trail: Trail | None = None
        self.queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.task = asyncio.create_task(self._work())

    # The queue.

    async def do(self, deed: Callable[[], Awaitable[Result]]) -> Result:
        """Have this table's task do something, after all that was asked before."""
        if self.stopped:
            raise Refused("stopped", {})
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((deed, future))
        return await future

    async def settled(self) -> None:
        """Wait until all that was asked before is done: the end of a match is written down after it is told."""
        if not self.stopped:
            await self.do(_nothing)

    def later(self, seconds: float, deed: Callable[[], Awaitable[object]]) -> asyncio.TimerHandle:
        """Have this table's task do something after a while, unless the handle is cancelled; nobody hears the end."""
        return asyncio.get_running_loop().call_later(seconds, self.soon, deed)

    def soon(self, deed: Callable[[], Awaitable[object]]) -> None:
        """Have this table's task do something; nobody hears how it went."""
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda done: done.exception())
        self.queue.put_nowait((deed, future))

    async def _work(self) -> None:
        while True:
            deed, future = await self.queue.get()
            try:
                if self.unsure:
                    await self.catch_up()
                result = await deed()
            except Refused as refused:
                _settle(future, refused)
            except SQLAlchemyError:
                log.warning("database-out-of-reach", extra={"table": self.record.id}, exc_info=True)
                self.unsure = True
                _settle(future, Refused("not-stored", {}))
            except Exception:
                self._stop(future)
                return
            else:
                if not future.done():
                    future.set_result(result)

    def _stop(self, future: asyncio.Future[Any]) -> None:
        """A bug: this table stops with its journal intact, and all others go on."""
        step = self.course.n if self.course else 0
        log.exception("table-stopped", extra={"table": self.record.id, "step": step})
        self.house.measures.stopped.inc()
        self.stopped = True
        self.keeper.rest()
        _settle(future, Refused("stopped", {}))
        while not self.queue.empty():
            _settle(self.queue.get_nowait()[1], Refused("stopped", {}))
        for screen in self.screens:  # who asked is answered first
            asyncio.get_running_loop().call_soon(screen.close, "stopped")

    async def close(self, why: str) -> None:
        """Leave the memory: finish what is being done, say good-bye to every screen."""
        self.keeper.rest()
        if self.trail is not None:
            self.trail.rest()
        if not self.stopped:
            idle: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.queue.put_nowait((_nothing, idle))
            await idle
        self.stopped = True
        self.task.cancel()
        for screen in self.screens:
            screen.close(why)

    # Check, store, apply, tell.

    async def append(self, check: "Callable[[Course], Row | int]") -> int:
        """Store the row that `check` makes, let it happen, tell everybody; its number.

        `check` may refuse, or give the number of a row that was stored before. When another node was first, what it
        did is read and the check is made again.
        """
        began = perf_counter()
        while True:
            row = check(self.match())
            if isinstance(row, int):
                return row
            try:
                await self.house.database.write(_appending(self.record.id, row))
            except Conflict:
                self.house.measures.conflicts.inc()
                await self.catch_up()
                continue
            await self._happen(row)
            self.house.measures.told.observe(perf_counter() - began)
            return row.n

    async def _happen(self, row: Row) -> None:
        course = self.match()
        asking = course.asking
        entry = course.take(row)
        self.tell(entry)
        if course.asking is not None and (course.asking is not asking or row.kind == "consent"):
            self.tell_all(asking_of(course))
        self.turns = sorted(course.asked)
        if row.kind in ("standin", "back"):
            self.tell_room()
        if course.match.over and self.record.phase == "playing":
            await self.finish()
        self.keeper.look()

    async def finish(self) -> None:
        """Write down that the match is over; another node may have done it already."""
        course, id = self.match(), self.record.id
        left = careers.left(course)
        self.record = await self.house.database.write(lambda at: careers.finish(at, id, course, left))
        self.tell_room()

    async def say(self, saying: Saying) -> None:
        """Store what somebody said and tell it."""
        while True:
            numbered = structs.replace(saying, n=len(self.sayings) + 1)
            try:
                await self.house.database.write(_saying(self.record.id, numbered))
            except Conflict:
                await self.catch_up()
                continue
            self._hear(numbered)
            return

    async def catch_up(self) -> None:
        """Read what is stored and let happen what this node has not seen yet."""
        n, m, id, node = (self.course.n if self.course else 0), len(self.sayings), self.record.id, self.house.node
        record, rows, sayings, elsewhere = await self.house.database.read(
            lambda at: (
                store.find_table(at, id),
                store.rows_after(at, id, n),
                store.sayings_after(at, id, m),
                store.present_elsewhere(at, id, node, now()),
            )
        )
        assert record is not None, "a table is never deleted"
        self.unsure = False
        begins = self.course is None and record.match_key is not None
        changed = record.shown() != self.record.shown() or elsewhere != self.elsewhere
        self.record, self.elsewhere = record, elsewhere
        if begins:
            self.begin(rows)
        else:
            for row in rows:
                await self._happen(row)
        for saying in sayings:
            self._hear(saying)
        if begins:
            for screen in self.screens:
                self.greet(screen, None)
        elif changed:
            self.tell_room()
        self.keeper.look()

    def begin(self, rows: list[Row]) -> None:
        """Make the match, and let all that was stored of it happen, untold."""
        self.course = Course(self.record, load(self.record.game))
        if self.record.delay:
            self.trail = Trail(self, Course(self.record, load(self.record.game)))
        for row in rows:
            self.course.take(row)
        if self.trail is not None:
            self.trail.look()
        self.turns = sorted(self.course.asked)

    def match(self) -> Course:
        """The course; refuses when the match has not begun."""
        if self.course is None:
            raise Refused("not-begun", {})
        return self.course

    # Screens.

    def greet(self, screen: Screen, since: int | None) -> None:
        """Tell a screen everything it needs."""
        room = self.room(screen)
        said = chat_of(self.sayings, screen.locale, channels=self.channels(screen))
        course = self.course if self.trail is None or not self.is_delayed(screen) else self.trail.course
        if course is None:
            screen.tell(lobby_hello(screen.seat, room, said))
        else:
            screen.tell(Telling(self.record, course, now()).hello(screen.seat, screen.locale, room, said, since))

    def tell(self, entry: Entry) -> None:
        """Tell every screen of a row, each as it may know it; delayed spectators hear it from the trail."""
        self.tell_step(self.match(), entry, [screen for screen in self.screens if not self.is_delayed(screen)])
        if self.trail is not None:
            self.trail.look()

    def tell_step(self, course: Course, entry: Entry, screens: list[Screen]) -> None:
        telling = Telling(self.record, course, now())
        frames: dict[tuple[int | None, str], str] = {}
        for screen in screens:
            viewer = screen.seat, screen.locale
            if viewer not in frames:
                frames[viewer] = telling.step(*viewer, entry).decode()
            screen.send(frames[viewer])

    def tell_room(self) -> None:
        for screen in self.screens:
            screen.tell(RoomNews(self.room(screen)))

    def tell_all(self, message: Struct | None) -> None:
        """Tell every screen but those of delayed spectators, who are not there yet."""
        frame = encode(message).decode()
        for screen in self.screens:
            if not self.is_delayed(screen):
                screen.send(frame)

    def _hear(self, saying: Saying) -> None:
        self.sayings.append(saying)
        for screen in self.screens:
            for chat in chat_of([saying], screen.locale, channels=self.channels(screen)):
                screen.tell(chat)

    def is_delayed(self, screen: Screen) -> bool:
        return self.trail is not None and screen.kind == "watch"

    def channels(self, screen: Screen) -> set[str]:
        """Where a screen listens: players hear spectators only when the match is over."""
        return {"table"} if screen.kind != "watch" and self.record.phase != "over" else {"table", "watch"}

    def room(self, screen: Screen) -> Room:
        standins = self.course.standins if self.course else set()
        record = self.record
        if self.trail is not None and self.is_delayed(screen) and not self.trail.course.match.over:
            record = structs.replace(record, phase="playing")
        return room_for(
            record,
            screen.token,
            screen.locale,
            screen.origin,
            present=self.present(),
            standins=standins,
            invited=screen.kind == "tv",
        )

    def present(self) -> set[int]:
        """The seats that somebody looks at, on any node."""
        return self.here() | self.elsewhere

    def here(self) -> set[int]:
        return {screen.seat for screen in self.screens if screen.seat is not None and screen.looking}


async def _nothing() -> None:
    """A deed that only shows that all before it are done."""


def _settle(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


def _appending(table: str, row: Row) -> Callable[[Connection], None]:
    return lambda at: store.append(at, table, row)


def _saying(table: str, saying: Saying) -> Callable[[Connection], None]:
    return lambda at: store.say(at, table, saying)
