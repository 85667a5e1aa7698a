"""The pool: bots think in processes of their own, for so long, over what their seat can imagine and never the truth."""

import logging
import random
from concurrent.futures import BrokenExecutor

from tablee.bots import Hope, Thought
from tablee.engine.decision import TIMEOUT
from tablee.engine.match import Match
from tablee.engine.moves import THEN
from tablee.engine.refused import Refused
from tablee.server.bots.processes import Processes
from tablee.server.bots.worker import hint, think
from tablee.server.match.imagining import imagined
from tablee.server.measures import Measures

log = logging.getLogger(__name__)

GRACE = 4.0  # how many budgets a thought may take, and
PATIENCE = 10.0  # how many seconds besides, before it is given up


class Pool(Processes):
    """Where the bots of this node think."""

    def __init__(self, workers: int, budget: int, measures: Measures, patience: float = PATIENCE) -> None:
        super().__init__(workers, patience + budget * GRACE / 1000, measures.waiting, measures.thinking)
        self.budget = budget
        self.measures = measures

    async def think(self, table: str, match: Match, seat: int, level: str) -> Thought:
        """What a bot would do for this seat: a legal move, or a run of them that is one answer. Should thinking fail or
        take too long, any legal move."""
        moves = match.decision(seat).moves
        question = match.game.slug, imagined(match, seat), seat, level, self.budget
        try:
            thought = await self.ask(table, think, *question)
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
            return await self.ask(table, hint, *question)
        except (TimeoutError, BrokenExecutor):
            log.warning("hint-given-up", exc_info=True)
        except Exception:
            log.exception("hint-failed")
        self.measures.bot_failures.inc()
        raise Refused("no-hint-now", {})
