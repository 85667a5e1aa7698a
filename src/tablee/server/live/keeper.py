"""Keeper: what the one node that keeps a table does for it, besides what people ask: bots, stand-ins, clocks."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from functools import partial

from tablee.bots.levels import SEARCHING
from tablee.engine.decision import TIMEOUT
from tablee.engine.json import Json
from tablee.engine.refused import Refused
from tablee.server.live.audience import Audience
from tablee.server.live.commands import Check
from tablee.server.live.node import Node
from tablee.server.live.queue import Queue
from tablee.server.live.standing import Standing
from tablee.server.live.suggestions import suggested
from tablee.server.match.history import History
from tablee.server.stamps import now
from tablee.server.storage.stored import Actor, Entry
from tablee.server.wire.messages import Suggestions, Thinking

log = logging.getLogger(__name__)

UNEVEN = (0.7, 1.5)  # the shortest and longest wait of a bot, in paces
SURELY, AFTER = 1.1, (0.05, 0.3)  # budgets and seconds after which a search is over, whatever there was to choose
IN_TIME = 300  # milliseconds before its time is up, at the latest, that a bot answers
FIRST, LONGEST = 0.25, 20.0  # seconds before a bot that failed begins anew, doubled each time
LONGEST_SPEECH = 60.0  # seconds that a bot waits for the screen that speaks for it, where the rules give no time
SUGGESTED = 6.0  # seconds after which a bot says what it would answer, at the latest
STAND_IN = "simple"  # the level of a bot that plays for somebody


class Keeper:
    """Plays for the seats that bots have, replaces the absent, watches the clocks. Rests where another node keeps."""

    def __init__(
        self,
        node: Node,
        standing: Standing,
        queue: Queue,
        audience: Audience,
        append: Callable[[Check], Awaitable[int]],
    ) -> None:
        self.node = node
        self.standing = standing
        self.queue = queue
        self.audience = audience
        self.append = append
        self.keeps = False  # whether this node is the one
        self.answers: dict[int, tuple[str, asyncio.Task[None]]] = {}  # by seat: what a bot is at work on
        self.failures = 0  # of bots, one after another
        self.unattended: set[str] = set()  # decisions of bots that nothing was at work on when the watchdog last asked
        self.suggesting: dict[int, tuple[str, asyncio.Task[None]]] = {}  # by seat: what a bot will suggest
        self.clock: asyncio.TimerHandle | None = None
        self.absence: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """See what there is to do now. Called after everything that happens."""
        self._note_absence()
        history = self.standing.begun
        if not self.keeps or history is None or history.match.over:
            self.rest()
            return
        self._start_bots(history)
        self._start_suggestions(history)
        self._set_clock(history)
        self._set_absence(history)

    def rest(self) -> None:
        """Stop everything."""
        for _, task in [*self.answers.values(), *self.suggesting.values()]:
            task.cancel()
        self.answers.clear()
        self.suggesting.clear()
        for timer in (self.clock, self.absence):
            if timer is not None:
                timer.cancel()
        self.clock = self.absence = None

    async def credit(self, milliseconds: int) -> None:
        """Give the clocks the time in which nobody kept the table."""
        await self.append(lambda standing: standing.history.entry("credit", None, target=milliseconds, actor="table"))

    # Bots.

    def _wanted(self, history: History) -> dict[int, tuple[str, str, Actor]]:
        """The decisions that wait for a bot: by seat, with its level."""
        asked = history.asked if history.clocks.paused_at is None else {}
        present = self.standing.present() - history.standins
        wanted: dict[int, tuple[str, str, Actor]] = {}
        for seat, id in asked.items():
            sits = self.standing.stored.seats[seat]
            if present.intersection(history.match.state.together(seat)) - {seat}:
                continue  # a person of its group is there to answer
            if seat == self.standing.spoken_for and history.clocks.limit(seat) is not None:
                continue  # the screen that speaks for it says when it has done so, or time does
            if sits.kind == "bot":
                wanted[seat] = id, sits.level, "bot"
            elif seat in history.standins:
                wanted[seat] = id, STAND_IN, "standin"
        return wanted

    def _start_bots(self, history: History) -> None:
        """Let bots be at work on the decisions that wait for them, and no longer on those that do not."""
        wanted = self._wanted(history)
        for seat, (id, task) in list(self.answers.items()):
            if seat not in wanted or wanted[seat][0] != id:
                task.cancel()
                del self.answers[seat]
        for seat, (id, level, actor) in wanted.items():
            if seat not in self.answers:
                self.answers[seat] = id, asyncio.create_task(self._answer(history, seat, id, level, actor))

    def _start_suggestions(self, history: History) -> None:
        """Let bots think about what people decide together with them, and will answer themselves."""
        asked = history.asked if history.clocks.paused_at is None else {}
        present, state = self.standing.present() - history.standins, history.match.state
        wanted = {
            seat: id
            for seat, id in asked.items()
            if self.standing.stored.seats[seat].kind == "bot"
            and present.intersection(state.together(seat))
            and (state.judged(seat) is not None or len(history.match.decision(seat).offered) > 1)
        }
        for seat, (id, task) in list(self.suggesting.items()):
            if wanted.get(seat) != id:
                task.cancel()
                del self.suggesting[seat]
        for seat, id in wanted.items():
            if seat not in self.suggesting:
                self.suggesting[seat] = id, asyncio.create_task(self._suggest(history, seat, id))

    async def _suggest(self, history: History, seat: int, decision: str) -> None:
        """Think, take a person's time, and say what one would answer."""
        stored = self.standing.stored
        began = asyncio.get_running_loop().time()
        thought = await self.node.pool.think(stored.id, history.match, seat, stored.seats[seat].level)
        if stored.pace == "calm" and self.node.settings.pace:
            taken = asyncio.get_running_loop().time() - began
            await asyncio.sleep(max(0.0, min(SUGGESTED, thought.delay / 1000) - taken))
        if history.asked.get(seat) != decision:
            return
        made = suggested(history, seat, thought)
        if made is not None:
            self.standing.suggestions[seat] = made
            self.audience.tell_group(made.group, Suggestions([made.suggestion]))

    async def _answer(self, history: History, seat: int, decision: str, level: str, actor: Actor) -> None:
        """Own a decision until it is answered: what fails on the way is begun anew after a while."""
        try:
            await self._think_and_play(history, seat, decision, level, actor)
        except Exception as error:
            if not isinstance(error, Refused):
                log.exception("bot-answer-failed", extra={"table": self.standing.stored.id})
            self.failures += 1
            self.queue.later(min(LONGEST, FIRST * 2 ** min(self.failures, 9)), self._look_again)
        finally:
            if seat in self.answers and self.answers[seat][1] is asyncio.current_task():
                del self.answers[seat]

    async def _look_again(self) -> None:
        self.look()

    async def _think_and_play(self, history: History, seat: int, decision: str, level: str, actor: Actor) -> None:
        """Think, wait as long as bots wait whatever they hold, and play.

        Who searches uses up its time wherever it has a choice, so it takes as long where it has none. Where the bot
        knows how long a person would take, it takes that long; but it is never too late.
        """
        settings = self.node.settings
        pace = settings.pace if self.standing.stored.pace == "calm" else 0
        loop = asyncio.get_running_loop()
        began, wait = loop.time(), random.uniform(*UNEVEN) * pace / 1000
        if level in SEARCHING:
            wait = max(wait, settings.budget * SURELY / 1000 + random.uniform(*AFTER))
        self.audience.tell_now(Thinking(seat))
        thought = await self.node.pool.think(self.standing.stored.id, history.match, seat, level)
        if thought.delay and pace:
            wait = thought.delay / 1000
        if seat == self.standing.spoken_for:
            wait = LONGEST_SPEECH
        if history.clocks.counts(seat):
            wait = min(wait, (history.clocks.remaining(seat, now()) - IN_TIME) / 1000 + loop.time() - began)
        await asyncio.sleep(max(0.0, began + wait - loop.time()))
        await self.queue.do(partial(self._play, seat, decision, thought.move, actor))

    async def _play(self, seat: int, decision: str, move: str, actor: Actor, raw: Json = None) -> None:
        await self.append(partial(chosen, seat=seat, decision=decision, move=move, actor=actor, raw=raw))
        self.failures = 0

    def overdue(self) -> bool:
        """Whether nothing is at work on a decision of a bot, now and when the watchdog last asked."""
        history, before = self.standing.begun, self.unattended
        self.unattended = set()
        if self.keeps and history is not None and not history.match.over and not self.failures:
            working = {id for id, task in self.answers.values() if not task.done()}
            self.unattended = {id for id, _, _ in self._wanted(history).values()} - working
        return not before.isdisjoint(self.unattended)

    # Clocks.

    def _set_clock(self, history: History) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        due = history.clocks.next_due(now(), self.standing.grace)
        if due is not None:
            self.clock = self.queue.later(due[1] / 1000, self._time_up)

    async def _time_up(self) -> None:
        """Play for a seat whose time is up: its last draft, the game's own time-out, or what a simple bot would do."""
        history = self.standing.history
        due = history.clocks.next_due(now(), self.standing.grace)
        if due is None or due[1] > 0:
            self.look()
            return
        seat, raw = due[0], None
        if TIMEOUT in history.match.decision(seat).moves:
            draft = self.standing.drafts.last(history.match.state.together(seat))
            seat = seat if draft is None else draft.seat
            move, raw = history.match.expire(seat, None if draft is None else draft.raw)
        else:
            move = (await self.node.pool.think(self.standing.stored.id, history.match, seat, STAND_IN)).move
        await self._play(seat, history.asked[seat], move, "clock", raw)

    # The absent.

    def _note_absence(self) -> None:
        present = self.standing.present()
        for seat in self.standing.stored.people():
            if seat in present:
                self.standing.absent.pop(seat, None)
            else:
                self.standing.absent.setdefault(seat, now())

    def _set_absence(self, history: History) -> None:
        if self.absence is not None:
            self.absence.cancel()
            self.absence = None
        waits = [self.standing.patience(seat) for seat in history.asked if self._may_stand_in(history, seat)]
        if waits:
            self.absence = self.queue.later(min(waits) / 1000, self._stand_in)

    def _may_stand_in(self, history: History, seat: int) -> bool:
        """Whether a bot should play for this seat in time: its person is away and somebody else waits for them."""
        waited_for = bool(self.standing.present() - {seat}) or bool(history.clocks.days)
        wanted = bool(self.standing.stored.standin) and history.clocks.paused_at is None
        return wanted and seat in self.standing.absent and seat not in history.standins and waited_for

    async def _stand_in(self) -> None:
        history = self.standing.history
        for seat in list(history.asked):
            if self._may_stand_in(history, seat) and not self.standing.patience(seat):
                await self.append(partial(replaced, seat=seat))
        self.look()


def chosen(standing: Standing, seat: int, decision: str, move: str, actor: Actor, raw: Json = None) -> Entry:
    """The move that a bot or the clock chose, if it is still asked for."""
    history = standing.history
    if history.asked.get(seat) != decision or history.clocks.paused_at is not None:
        raise Refused("decision-closed", {})
    history.match.check_run(seat, move, raw)
    return history.entry("move", seat, move=move, raw=raw, actor=actor)


def replaced(standing: Standing, seat: int) -> Entry:
    return standing.history.entry("standin", seat, actor="table")
