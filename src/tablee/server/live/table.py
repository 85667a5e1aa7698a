"""Table: a match being served. Check, store, apply, tell, one thing after the other."""

import asyncio
import logging
from functools import partial
from time import perf_counter

from msgspec import structs

from tablee.bots import Hope
from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server.archive import careers
from tablee.server.live import commands
from tablee.server.live.audience import Audience
from tablee.server.live.commands import Arrival, By, Check
from tablee.server.live.drafts import Written
from tablee.server.live.keeper import Keeper
from tablee.server.live.node import Node
from tablee.server.live.notes import marked_by
from tablee.server.live.projection import summary_of, waiting_of
from tablee.server.live.queue import Queue
from tablee.server.live.screens import Screen
from tablee.server.live.standing import Standing
from tablee.server.live.voices import Voices
from tablee.server.live.waiting import Waiting
from tablee.server.match.history import Happening, History
from tablee.server.stamps import now
from tablee.server.storage import queries
from tablee.server.storage.database import Conflict
from tablee.server.storage.stored import Entry, NoteMark, Saying, StoredTable
from tablee.server.wire.messages import AskWait, Draft, Hold, Mark, Play, Say

log = logging.getLogger(__name__)

LASTING = (
    "illegal-move",
    "unknown-move",
    "decision-closed",
    "not-your-decision",
    "not-judged",
    "too-late",
    "held-back",
)
REMEMBERED = 512  # refusals a table keeps, to answer the same command the same way


class Table:
    """A table in this node's memory. What changes it is done by its queue."""

    def __init__(
        self, node: Node, stored: StoredTable, sayings: list[Saying], marks: list[NoteMark], elsewhere: set[int]
    ) -> None:
        self.id = stored.id
        self.node = node
        self.standing = Standing(stored, sayings, marks, elsewhere)
        self.queue = Queue(stored.id, self.catch_up, self._stop)
        self.audience = Audience(self.standing, self.queue.later)
        self.voices = Voices(self.standing)
        self.keeper = Keeper(node, self.standing, self.queue, self.audience, self.append)
        self.waiting = Waiting(self.standing, self.queue, self.audience, self.append, node.settings.wait)
        self.noted: set[int] = set()  # seats present at this node, as everybody was told
        self.refused: dict[str, Refused] = {}  # answers that stay the same, by command
        self.hints: dict[str, list[Hope]] = {}  # what an expert thought of the decision that was last asked about
        self.used_at = now()
        self.turns: list[int] | None = None  # not yet written to the list of tables
        self.noticed: set[str] = set()  # decisions whose people were told
        self.moved = False  # whether its summary there is no longer true
        self.summarised_at = 0

    @property
    def stored(self) -> StoredTable:
        return self.standing.stored

    @property
    def history(self) -> History:
        """The match; refuses when it has not begun."""
        return self.standing.history

    # Check, store, apply, tell. Everything below is done by the queue.

    async def append(self, check: Check, by: By | None = None) -> int:
        """Store the entry that `check` gives, let it happen, tell everybody; its number.

        What somebody commanded before is answered as it was then, even after a restart. When another node was first,
        what it did is read and the check is made again.
        """
        began = perf_counter()
        try:
            while True:
                done = None if by is None else self._answered(by)
                entry = check(self.standing) if done is None else done
                if isinstance(entry, int):
                    return entry
                if by is not None:
                    entry = structs.replace(entry, command=by.command)
                try:
                    await self.node.database.write(partial(queries.append, table=self.id, entry=entry))
                except Conflict:
                    self.node.measures.conflicts.inc()
                    await self.catch_up()
                    continue
                await self._tell(entry, self.history.take(entry))
                self.node.measures.told.observe(perf_counter() - began)
                return entry.n
        except Refused as refused:
            self._remember(by, refused)
            raise

    async def play(self, check: Check, by: By, seat: int, frame: Play) -> "int | asyncio.Future[int]":
        """Let a person's answer happen: the number of its entry. Where several people may give it, it waits, and what
        becomes of it is known later."""
        if self.standing.begun is None or self._answered(by) is not None or not self.waiting.concerns(seat):
            return await self.append(check, by)
        try:
            check(self.standing)
        except Refused as refused:
            self._remember(by, refused)
            raise
        return self.waiting.begin(check, by, seat, frame)

    async def hold_back(self, screen: Screen, seat: int, frame: Hold) -> int:
        """Keep the answer of somebody's group from counting; the number of the last entry."""
        commands.check_hold(self.standing, seat, screen.token, frame)
        self._remember(self.waiting.command(seat), self.waiting.hold_back(seat))
        return self.standing.n

    def _answered(self, by: By) -> int | None:
        """What this command was answered before, if it was; refuses who holds that seat no more."""
        if by.seat is not None and by.seat not in self.stored.held(by.token):
            raise Refused("not-your-seat", {"seat": by.seat})
        if by.command in self.refused:
            raise self.refused[by.command]
        return self.standing.answered(by.command)

    def _remember(self, by: By | None, refused: Refused) -> None:
        if by is not None and refused.code in LASTING:
            self.refused[by.command] = refused
            if len(self.refused) > REMEMBERED:
                del self.refused[next(iter(self.refused))]

    async def _tell(self, entry: Entry, happening: Happening) -> None:
        """Tell everybody of an entry that is stored and has happened, and see to what follows from it."""
        history = self.history
        self.audience.tell(happening)
        for draft in self.standing.drafts.close(history):
            self.audience.tell_draft(draft)
        self.waiting.look()
        self.standing.forget_suggestions()
        if history.asking is not None and entry.kind in ("ask", "consent"):
            self.audience.tell_asking()
        self.turns, self.moved = sorted(history.asked), True
        if entry.kind in ("wait", "go"):
            self.audience.tell_now(waiting_of(history) or AskWait(None, []))
        if entry.kind in ("standin", "back"):
            self.audience.tell_room()
        await self.finish()
        self.look_on()

    def look_on(self) -> None:
        """See who is to speak, and what there is to do for bots and clocks."""
        self.voices.look()
        self.keeper.look()

    async def finish(self) -> None:
        """Write down that the match is over, once it is; another node may have done it already."""
        history = self.history
        if not history.match.over or self.stored.phase != "playing":
            return
        left, summary = careers.left(history), summary_of(self.stored, history)
        work = partial(careers.finish, table=self.id, history=history, left=left, summary=summary)
        self.standing.stored = await self.node.database.write(work)
        self.audience.tell_room()

    async def say(self, screen: Screen, frame: Say) -> int:
        """Store what somebody says and tell it; the number of the last entry."""
        while True:
            done = self.standing.answered(commands.said_by(screen, frame))
            if done is not None:
                return done
            saying = commands.saying(self.standing, screen, frame)
            try:
                await self.node.database.write(partial(queries.say, table=self.id, saying=saying))
            except Conflict:
                await self.catch_up()
                continue
            self._hear(saying)
            return self.standing.n

    def draft(self, screen: Screen, seat: int, frame: Draft, arrival: Arrival) -> None:
        """Keep what somebody is doing about a decision, and show it to those who may see it. Nothing is stored, so this
        need not wait for the queue: an entry happens between two drafts and never during one."""
        commands.check_draft(self.standing, seat, screen.token, frame, arrival)
        draft = self.standing.drafts.write(self.history, seat, frame.raw)
        screen.tell_draft(partial(self._tell_draft, draft, screen))

    def _tell_draft(self, draft: Written, screen: Screen) -> None:
        if self.standing.begun is not None and self.history.asked.get(draft.seat) == draft.decision:
            self.audience.tell_draft(draft, but=screen)

    def _hear(self, saying: Saying) -> None:
        self.standing.sayings.append(saying)
        self.audience.tell_said(saying)

    async def mark(self, screen: Screen, seat: int, frame: Mark) -> int:
        """Store what somebody notes and show it to those who share the notes; the number of the last entry."""
        while True:
            if seat not in self.stored.held(screen.token):
                raise Refused("not-your-seat", {"seat": seat})
            done = self.standing.answered(marked_by(seat, frame))
            if done is not None:
                return done
            made = self.standing.notes.marking(self.history, seat, frame)
            try:
                await self.node.database.write(partial(queries.mark, table=self.id, made=made))
            except Conflict:
                await self.catch_up()
                continue
            self._note(made)
            return self.standing.n

    def _note(self, mark: NoteMark) -> None:
        self.standing.notes.take(mark)
        self.audience.tell_mark(mark)

    async def speak_up(self, screen: Screen, languages: list[str]) -> None:
        """A screen can say things aloud in these languages, and may."""
        screen.languages = languages
        self.look_on()

    def is_voice(self, screen: Screen, frame: Play) -> bool:
        """Whether a screen says by this that it has spoken, for the first time or again."""
        done = self.standing.answered(By(None, None, frame.id).command)
        return done is not None or self.voices.granted(screen, frame) is not None

    async def spoken(self, screen: Screen, frame: Play, arrival: Arrival) -> int:
        """The screen that speaks for a seat has done so: play the move that says so."""

        def check(standing: Standing) -> Entry:
            seat = self.voices.granted(screen, frame)
            if seat is None:
                raise Refused("decision-closed", {})
            return commands.play(standing, seat, frame, arrival)

        return await self.append(check, By(None, None, frame.id))

    # What other nodes did.

    async def catch_up(self) -> None:
        """Read what is stored, and let happen what this node has not seen yet."""
        standing, id = self.standing, self.id
        n, said, noted, node = standing.n, len(standing.sayings), standing.notes.n, self.node.name
        stored, entries, sayings, marks, elsewhere = await self.node.database.read(
            lambda at: (
                queries.find_table(at, id),
                queries.entries_after(at, id, n),
                queries.sayings_after(at, id, said),
                queries.marks_after(at, id, noted),
                queries.present_elsewhere(at, id, node, now()),
            )
        )
        assert stored is not None, "a table is never deleted"
        begins = standing.begun is None and stored.match_key is not None
        changed = stored.shown() != standing.stored.shown() or elsewhere != standing.elsewhere
        standing.stored, standing.elsewhere = stored, elsewhere
        self.audience.close_former()
        if begins:
            self.begin(entries)
        else:
            for entry in entries:
                await self._tell(entry, self.history.take(entry))
        for saying in sayings:
            self._hear(saying)
        for mark in marks:
            self._note(mark)
        if begins:
            for screen in standing.screens:
                self.audience.greet(screen, None)
        elif changed:
            self.audience.tell_room()
        if standing.begun is not None:
            await self.finish()
        self.look_on()

    def begin(self, entries: list[Entry]) -> None:
        """Make the match, and let all that was stored of it happen, untold."""
        history = self.standing.begun = History(self.stored, load(self.stored.game))
        for entry in entries:
            history.take(entry)
        self.audience.begin()
        self.turns, self.moved = sorted(history.asked), self.stored.summary is None

    def unnoticed(self, after: int) -> list[tuple[int, str]]:
        """The decisions that have waited so long for somebody who is not there and was not told: seat and id."""
        history = self.standing.begun
        if history is None or history.match.over or history.clocks.paused_at is not None:
            return []
        self.noticed.intersection_update(history.asked.values())
        absent = set(self.stored.people()) - self.standing.present() - history.standins
        waiting = history.clocks.running
        return [
            (seat, id)
            for seat, id in history.asked.items()
            if seat in absent and id not in self.noticed and now() - waiting[seat].since >= after
        ]

    def summary(self, gap: int) -> dict[str, str] | None:
        """Where the match stands now, for lists of tables; None when they know, or have been told within this gap."""
        if not self.moved or self.standing.begun is None or now() - self.summarised_at < gap:
            return None
        self.moved, self.summarised_at = False, now()
        return summary_of(self.stored, self.standing.begun)

    # Screens come and go.

    async def welcome(self, screen: Screen, since: int | None) -> None:
        """Let a screen in, tell it everything; the others see who is there."""
        self.standing.screens.add(screen)
        self.used_at = now()
        self.audience.greet(screen, since)
        waiting = self.waiting.shown(screen.seat)
        if waiting is not None:
            screen.tell(waiting)
        await self.look(screen, looking=True)

    async def look(self, screen: Screen, *, looking: bool) -> None:
        """Somebody looks at a screen, or does not. Who is back takes the seat back from the bot."""
        screen.looking = looking
        await self._note_presence()
        if looking and screen.seat is not None and self.standing.begun is not None:
            await self.append(partial(commands.come_back, seat=screen.seat))

    def depart(self, screen: Screen) -> None:
        """A screen is gone. This may be said from anywhere."""
        self.standing.screens.discard(screen)
        self.used_at = now()
        if not self.queue.stopped:
            self.queue.soon(self._note_presence)

    async def _note_presence(self) -> None:
        """Write down who is present at this node, when that has changed, and tell everybody."""
        here = self.standing.here()
        if here == self.noted:
            self.look_on()
            return
        self.noted = here
        until = now() + self.node.settings.lease
        work = partial(queries.set_present, table=self.id, here=sorted(here), node=self.node.name, until=until)
        await self.node.database.write(work)
        self.audience.tell_room()
        self.look_on()

    # The end.

    def _stop(self) -> None:
        """A bug: this table stops with its journal intact, and all others go on."""
        log.exception("table-stopped", extra={"table": self.id, "entry": self.standing.n})
        self.node.measures.stopped.inc()
        self.keeper.rest()
        asyncio.get_running_loop().call_soon(self.audience.close, "stopped")  # who asked is answered first

    async def close(self, why: str) -> None:
        """Leave the memory: finish what is being done, say good-bye to every screen."""
        self.keeper.rest()
        await self.queue.close()
        self.waiting.rest()
        self.audience.close(why)
