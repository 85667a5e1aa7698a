"""House: the tables in this node's memory, and what this node does for all of them."""

import asyncio
import logging
from functools import partial

from sqlalchemy import Connection

from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server.live.node import Node
from tablee.server.live.table import Table
from tablee.server.notices.sender import Sender
from tablee.server.notices.turns import put_turns
from tablee.server.settings import Settings
from tablee.server.stamps import now
from tablee.server.storage import queries
from tablee.server.storage.database import Conflict, Database
from tablee.server.storage.signals import Signals
from tablee.server.storage.stored import Entry, StoredTable
from tablee.server.tokens import new_code, new_table_id

log = logging.getLogger(__name__)

GOOD_BYE = 5.0  # seconds that screens have to take their leave
LOBBY_TIME = 7 * 24 * 3600 * 1000  # milliseconds after which the code of a lobby is free for another
SUMMARY_GAP = 20_000  # milliseconds between two summaries of a match that goes on, which lists show
RESTART_CREDIT = 20_000  # milliseconds that clocks get besides the time nobody served them


class House(Node):
    """Everything one server process holds."""

    def __init__(self, settings: Settings, database: Database) -> None:
        super().__init__(settings, database)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.visits: set[asyncio.Task[None]] = set()  # the sockets being served
        self.sender = Sender(settings, database)
        self.closing = False
        self.signals = Signals(database, self.heard)
        self.ticking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.database.write(lambda at: queries.forget_node(at, self.name))
        await self.database.write(lambda at: queries.free_codes(at, now() - LOBBY_TIME))
        self.signals.start()
        self.ticking = asyncio.create_task(self._tick_on())

    async def close(self) -> None:
        """Say good-bye to every screen, finish what is being stored, give the tables to whoever serves them next."""
        self.closing = True
        if self.ticking is not None:
            self.ticking.cancel()
        await self.signals.stop()
        kept = [id for id, table in self.tables.items() if table.keeper.keeps]
        summaries = {id: said for id, table in self.tables.items() if (said := table.summary(0)) is not None}
        await asyncio.gather(*(table.close("restart") for table in self.tables.values()))
        if self.visits:
            await asyncio.wait(self.visits, timeout=GOOD_BYE)
        await self.sender.close()
        self.pool.close()
        await self.database.write(lambda at: queries.write_summaries(at, summaries))
        self.clerk.close()
        await self.database.write(lambda at: queries.release_leases(at, kept, self.name))
        await self.database.write(lambda at: queries.forget_node(at, self.name))

    # Tables.

    async def table(self, id: str) -> Table:
        """A table, from memory or from the database; refuses one that does not exist."""
        if self.closing:
            raise Refused("closing", {})
        found = self.tables.get(id)
        if found is not None:
            found.used_at = now()
            return found
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Table:
        stored, entries, sayings, marks, elsewhere = await self.database.read(
            lambda at: (
                queries.find_table(at, id),
                queries.entries_after(at, id, 0),
                queries.sayings_after(at, id, 0),
                queries.marks_after(at, id, 0),
                queries.present_elsewhere(at, id, self.name, now()),
            )
        )
        if stored is None:
            raise Refused("unknown-table", {"table": id})
        version = load(stored.game).version
        if stored.match_key is not None and stored.rules != version:
            raise Refused("rules-changed", {"got": stored.rules, "expected": version})
        table = Table(self, stored, sayings, marks, elsewhere)
        if stored.match_key is not None:
            await table.queue.do(partial(_begin, table, entries))
        self.tables[id] = table
        self.measures.tables.set(len(self.tables))
        await self._take(table)
        return table

    async def add(self, stored: StoredTable) -> None:
        """Store a new table. Should its id or code be taken, it gets others."""
        while True:
            try:
                await self.database.write(lambda at: queries.add_table(at, stored))
                return
            except Conflict:
                stored.id = new_table_id()
                stored.code = new_code() if stored.code else None

    async def changed(self, id: str) -> None:
        """Something was stored about a table: let it look, if it is in memory here."""
        table = self.tables.get(id)
        if table is not None:
            await table.queue.do(table.catch_up)

    def heard(self, id: str, n: int | None) -> None:
        """Another node did something at a table."""
        table = self.tables.get(id)
        if table is not None and not table.queue.stopped and (n is None or n > table.standing.n):
            table.queue.soon(table.catch_up)

    # Leases.

    async def _take(self, table: Table) -> None:
        """Become the keeper of a table, if no other node is; the clocks get the time in which nobody was."""
        moment = now()
        until = moment + self.settings.lease
        before = await self.database.write(lambda at: queries.take_lease(at, table.id, self.name, moment, until))
        if before is None:
            return
        table.keeper.keeps = True
        history = table.standing.begun
        if history is not None and history.clocks.on and not history.match.over and 0 < before < moment:
            gap = moment - before + RESTART_CREDIT
            await table.queue.do(partial(table.keeper.credit, gap))
        table.queue.soon(partial(_look, table))

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(self.settings.lease / 3000)
            try:
                await self._tick()
            except Exception:
                log.exception("tick-failed")

    async def _tick(self) -> None:
        """Renew what we keep, take what nobody keeps, write down whose turn it is, forget what nobody needs."""
        moment = now()
        until = moment + self.settings.lease
        alive = {id: table for id, table in self.tables.items() if not table.queue.stopped}
        kept = [id for id, table in alive.items() if table.keeper.keeps]
        turns = {id: table.turns for id, table in alive.items() if table.turns is not None}
        summaries = {id: said for id, table in alive.items() if (said := table.summary(SUMMARY_GAP)) is not None}

        def renew(at: Connection) -> set[str]:
            queries.renew_presence(at, list(alive), self.name, until)
            queries.write_turns(at, turns, moment)
            queries.write_summaries(at, summaries)
            return queries.renew_leases(at, kept, self.name, until)

        ours = await self.database.write(renew)
        for id, table in alive.items():
            if table.turns is turns.get(id):
                table.turns = None
            self._watch(table)
            if table.keeper.keeps and id not in ours:
                table.keeper.keeps = False
                table.keeper.rest()
            elif not table.keeper.keeps and table.standing.screens:
                await self._take(table)
            elif not table.standing.screens and moment - table.used_at > self.settings.idle:
                await self._forget(table)
        for id, height in (await self.signals.missed(alive)).items():
            self.heard(id, height)
        await self._give_notice([table for table in alive.values() if table.keeper.keeps])

    async def _give_notice(self, kept: list[Table]) -> None:
        """Have those told that it is their turn who have asked for it and are not there."""
        due = [(table, seat, id) for table in kept for seat, id in table.unnoticed(self.settings.notice_after)]
        if due:
            turns = [(table.stored, seat, id) for table, seat, id in due]
            told = await self.database.write(lambda at: put_turns(at, turns))
            for table, _, id in due:
                if (table.id, id) in told:
                    table.noticed.add(id)
        await self.sender.look()

    def _watch(self, table: Table) -> None:
        """The watchdog: a decision of a bot that nothing is at work on is counted, and begun anew."""
        if table.keeper.overdue():
            log.error("bot-overdue", extra={"table": table.id})
            self.measures.overdue.inc()
            table.keeper.rest()
            table.queue.soon(partial(_look, table))

    async def _forget(self, table: Table) -> None:
        if table.keeper.answers:
            return
        del self.tables[table.id]
        self.measures.tables.set(len(self.tables))
        summary = table.summary(0)
        if summary is not None:
            await self.database.write(lambda at: queries.write_summaries(at, {table.id: summary}))
        await table.close("left")
        await self.database.write(lambda at: queries.release_leases(at, [table.id], self.name))


async def _begin(table: Table, entries: list[Entry]) -> None:
    table.begin(entries)
    await table.finish()


async def _look(table: Table) -> None:
    table.keeper.look()
