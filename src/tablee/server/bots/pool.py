"""The pool: bots think in processes of their own, for so long, over what their seat can imagine and never the truth."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from tablee.bots import Hope, Thought
from tablee.engine.decision import TIMEOUT
from tablee.engine.match import Match
from tablee.engine.moves import THEN
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.server.bots.thinker import Thinker
from tablee.server.bots.worker import hint, think
from tablee.server.measures import Measures

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")

GRACE = 4.0  # how many budgets a thought may take, and
PATIENCE = 10.0  # how many seconds besides, before it is given up


class Pool:
    """The thinkers of this node. Thoughts wait for one in a row, in which each table stands once: six experts at one
    table wait their turns like the one of another. What hangs or dies is replaced, and no other thought with it."""

    def __init__(self, workers: int, budget: int, measures: Measures, patience: float = PATIENCE) -> None:
        self.budget = budget
        self.measures = measures
        self.patience = patience + budget * GRACE / 1000
        self.thinkers = [Thinker() for _ in range(workers)]
        self.idle = self.thinkers[:]
        self.row = asyncio.Semaphore(workers)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table

    async def think(self, table: str, match: Match, seat: int, level: str) -> Thought:
        """What a bot would do for this seat: a legal move, or a run of them that is one answer. Should thinking fail or
        take too long, any legal move."""
        moves = match.decision(seat).moves
        question = match.game.slug, imagined(match, seat), seat, level, self.budget
        try:
            thought = await self._ask(table, think, *question)
        except (TimeoutError, BrokenExecutor):
            log.warning("bot-gave-up", extra={"level": level}, exc_info=True)
        except Exception:
            log.exception("bot-failed", extra={"level": level})
        else:
            if thought.move.partition(THEN)[0] in moves:
                return thought
            log.error("bot-chose-wrongly", extra={"level": level})
        self.measures.bot_failures.inc()
        return Thought(random.choice([move for move in moves if move != TIMEOUT] or moves), 0, None)

    async def advise(self, table: str, match: Match, seat: int) -> list[Hope]:
        """What an expert would do for this seat, and how sure it is; refuses when thinking fails or takes too long."""
        question = match.game.slug, imagined(match, seat), seat, self.budget
        try:
            return await self._ask(table, hint, *question)
        except (TimeoutError, BrokenExecutor):
            log.warning("hint-given-up", exc_info=True)
        except Exception:
            log.exception("hint-failed")
        self.measures.bot_failures.inc()
        raise Refused("no-hint-now", {})

    async def _ask(self, table: str, work: Callable[..., Answer], *question: Any) -> Answer:
        """Have a question answered when it is this table's turn and a thinker is free; once more if that one dies."""
        async with self.turns.setdefault(table, asyncio.Lock()):
            try:
                return await self._answer(work, *question)
            except BrokenExecutor:
                log.warning("thinker-died", exc_info=True)
                return await self._answer(work, *question)

    async def _answer(self, work: Callable[..., Answer], *question: Any) -> Answer:
        with self.measures.waiting.time():
            await self.row.acquire()
        thinker = self.idle.pop()
        asked = thinker.ask(work, *question)
        loop = asyncio.get_running_loop()
        try:
            with self.measures.thinking.time():
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


def imagined(match: Match, seat: int) -> dict[str, Any]:
    """The position as this seat can imagine it: its own secrets are true, all others are dealt again."""
    luck = Rng()
    luck.seed(secrets.randbits(96))
    dreamt = match.state.imagine(seat, luck)
    return {**match.position(), "board": match.game.to_position(dreamt)}
