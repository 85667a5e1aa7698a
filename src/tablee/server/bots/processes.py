"""Processes: what takes long is done in processes of its own, so that the event loop is free for talking."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from prometheus_client import Histogram

from tablee.engine.refused import Refused
from tablee.server.bots.thinker import Thinker

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")


class Processes:
    """Some thinkers. Questions wait for one in a row, in which everybody stands once: six experts at one table wait
    their turns like the one of another. What hangs or dies is replaced, and no other question with it."""

    def __init__(self, workers: int, patience: float, waiting: Histogram, working: Histogram) -> None:
        self.patience = patience
        self.waiting = waiting
        self.working = working
        self.thinkers = [Thinker() for _ in range(workers)]
        self.idle = self.thinkers[:]
        self.row = asyncio.Semaphore(workers)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by who asks

    async def ask(self, whose: str, work: Callable[..., Answer], *question: Any) -> Answer:
        """Have a question answered when it is their turn and a thinker is free; once more if that one dies."""
        async with self.turns.setdefault(whose, asyncio.Lock()):
            try:
                return await self._answer(work, *question)
            except BrokenExecutor:
                log.warning("thinker-died", exc_info=True)
                return await self._answer(work, *question)

    async def _answer(self, work: Callable[..., Answer], *question: Any) -> Answer:
        with self.waiting.time():
            await self.row.acquire()
        thinker = self.idle.pop()
        asked = thinker.ask(work, *question)
        loop = asyncio.get_running_loop()
        try:
            with self.working.time():
                return await asyncio.wait_for(asyncio.wrap_future(asked), self.patience)
        except (TimeoutError, BrokenExecutor):
            thinker.end()
            raise
        finally:  # whoever asked may have gone away: a thinker is free when its thought is over
            asked.add_done_callback(lambda _: loop.call_soon_threadsafe(self._free, thinker))

    def _free(self, thinker: Thinker) -> None:
        self.idle.append(thinker)
        self.row.release()

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for thinker in self.thinkers:
            thinker.end()


class Clerk(Processes):
    """Does what takes long besides thinking: old matches are read, proved and looked at again."""

    async def do(self, whose: str, work: Callable[..., Answer], *question: Any) -> Answer:
        """Have something done; refuses what takes too long."""
        try:
            return await self.ask(whose, work, *question)
        except (TimeoutError, BrokenExecutor):
            log.warning("work-given-up", extra={"work": work.__name__}, exc_info=True)
            raise Refused("too-much-work", {"seconds": round(self.patience)}) from None
