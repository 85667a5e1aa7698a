"""The pool: bots think in processes of their own, for so long, over what their seat can imagine and never the truth."""

import asyncio
import logging
import multiprocessing
import random
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from tablee.bots import Hope, Thought
from tablee.engine.decision import TIMEOUT
from tablee.engine.match import Match
from tablee.engine.moves import THEN
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.server.bots.worker import hint, set_up, think
from tablee.server.measures import Measures

log = logging.getLogger(__name__)

GRACE = 4.0  # how many budgets a thinker may take before it is given up


class Pool:
    """The processes that bots think in. They start with the first bot; one that hangs or dies is replaced."""

    def __init__(self, workers: int, budget: int, measures: Measures) -> None:
        self.workers = workers
        self.budget = budget
        self.measures = measures
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, match: Match, seat: int, level: str) -> Thought:
        """What a bot would do for this seat: a legal move, or a run of them that is one answer. Should thinking fail or
        take too long, any legal move."""
        moves = match.decision(seat).moves
        pool = self._pool()
        try:
            with self.measures.thinking.time():
                thought = await asyncio.wait_for(self._think(pool, match, seat, level), self._patience())
        except (TimeoutError, BrokenExecutor):
            log.warning("bot-gave-up", extra={"level": level}, exc_info=True)
            self._replace(pool)
        except Exception:
            log.exception("bot-failed", extra={"level": level})
        else:
            if thought.move.partition(THEN)[0] in moves:
                return thought
            log.error("bot-chose-wrongly", extra={"level": level})
        self.measures.bot_failures.inc()
        return Thought(random.choice([move for move in moves if move != TIMEOUT] or moves), 0, None)

    async def advise(self, match: Match, seat: int) -> list[Hope]:
        """What an expert would do for this seat, and how sure it is; refuses when thinking fails or takes too long."""
        pool = self._pool()
        question = match.game.slug, imagined(match, seat), seat, self.budget
        try:
            with self.measures.thinking.time():
                thought = asyncio.get_running_loop().run_in_executor(pool, hint, *question)
                return await asyncio.wait_for(thought, self._patience())
        except (TimeoutError, BrokenExecutor):
            log.warning("hint-given-up", exc_info=True)
            self._replace(pool)
        except Exception:
            log.exception("hint-failed")
        self.measures.bot_failures.inc()
        raise Refused("no-hint-now", {})

    def _patience(self) -> float:
        return self.budget * GRACE / 1000 + 10

    async def _think(self, pool: ProcessPoolExecutor, match: Match, seat: int, level: str) -> Thought:
        question = match.game.slug, imagined(match, seat), seat, level, self.budget
        return await asyncio.get_running_loop().run_in_executor(pool, think, *question)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=set_up)
        return self.pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.close()

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self.pool = None


def imagined(match: Match, seat: int) -> dict[str, Any]:
    """The position as this seat can imagine it: its own secrets are true, all others are dealt again."""
    luck = Rng()
    luck.seed(secrets.randbits(96))
    dreamt = match.state.imagine(seat, luck)
    return {**match.position(), "board": match.game.to_position(dreamt)}
