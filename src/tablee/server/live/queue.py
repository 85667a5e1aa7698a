"""Queue: one task that does one thing after the other, so that nothing at a table happens at the same time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from tablee.engine.refused import Refused

Result = TypeVar("Result")
Work = Callable[[], Awaitable[Result]]
log = logging.getLogger(__name__)

FIRST, LONGEST = 0.25, 5.0  # seconds before the database is tried again, doubled each time


class Queue:
    """The work of one table. Who asks for some may go away: what was begun is finished.

    When the database fails nobody knows what is stored: `catch_up` is run before anything else is, and after a while by
    itself, so that bots and clocks go on too. Any other failure is a bug: the queue stops, says so to `failed`, and
    refuses everything from then on.
    """

    def __init__(self, table: str, catch_up: Work[None], failed: Callable[[], None]) -> None:
        self.table = table
        self.catch_up = catch_up
        self.failed = failed
        self.stopped = False
        self.unsure = False
        self.wait = FIRST  # before the next look, and
        self.again: asyncio.TimerHandle | None = None  # the look itself
        self.waiting: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self.task = asyncio.create_task(self._work())

    async def do(self, work: Work[Result]) -> Result:
        """Have something done after all that was asked before."""
        if self.stopped:
            raise Refused("stopped", {})
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((work, future))
        return await future

    async def settled(self) -> None:
        """Wait until all that was asked before is done: the end of a match is written down after it is told."""
        if not self.stopped:
            await self.do(_nothing)

    def soon(self, work: Work[object]) -> None:
        """Have something done; nobody hears how it went."""
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda done: done.exception())
        self.waiting.put_nowait((work, future))

    def later(self, seconds: float, work: Work[object]) -> asyncio.TimerHandle:
        """Have something done after a while, unless the handle is cancelled; nobody hears how it went."""
        return asyncio.get_running_loop().call_later(seconds, self.soon, work)

    async def close(self) -> None:
        """Finish what is being done, and do no more."""
        if not self.stopped:
            idle: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.put_nowait((_nothing, idle))
            await idle
        self.stopped = True
        self.task.cancel()
        if self.again is not None:
            self.again.cancel()

    async def _work(self) -> None:
        while True:
            work, future = await self.waiting.get()
            try:
                if self.unsure:
                    await self.catch_up()
                    self.unsure, self.wait = False, FIRST
                result = await work()
            except Refused as refused:
                _settle(future, refused)
            except SQLAlchemyError:
                log.warning("database-out-of-reach", extra={"table": self.table}, exc_info=True)
                self.unsure = True
                _settle(future, Refused("not-stored", {}))
                self._try_again()
            except Exception:
                self._stop(future)
                return
            else:
                if not future.done():
                    future.set_result(result)

    def _try_again(self) -> None:
        if self.again is None:
            self.again = asyncio.get_running_loop().call_later(self.wait, self._again)
            self.wait = min(LONGEST, 2 * self.wait)

    def _again(self) -> None:
        self.again = None
        if not self.stopped:
            self.soon(_nothing)

    def _stop(self, future: asyncio.Future[Any]) -> None:
        self.stopped = True
        _settle(future, Refused("stopped", {}))
        while not self.waiting.empty():
            _settle(self.waiting.get_nowait()[1], Refused("stopped", {}))
        self.failed()


async def _nothing() -> None:
    """Only shows that all before it is done."""


def _settle(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
