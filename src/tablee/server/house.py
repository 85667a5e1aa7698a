"""House: the tables in this node's memory, and what this node does for all of them."""

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server import store
from tablee.server.bots import Thinkers
from tablee.server.database import Conflict, Database
from tablee.server.limits import Limits
from tablee.server.measures import Measures
from tablee.server.records import Row, TableRecord
from tablee.server.settings import Settings
from tablee.server.signals import Signals
from tablee.server.stamps import now
from tablee.server.table import Table
from tablee.server.tokens import new_code, new_table_id

if TYPE_CHECKING:
    from tablee.server.course import Course

log = logging.getLogger(__name__)

GOOD_BYE = 5.0  # seconds that screens have to take their leave
LOBBY_TIME = 7 * 24 * 3600 * 1000  # milliseconds after which the code of a lobby is free for another
RESTART_CREDIT = 20_000  # milliseconds that clocks get besides the time nobody served them


class House:
    """Everything one server process holds."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.node = settings.node if database.is_postgres else "embedded"
        self.measures = Measures()
        self.limits = Limits(on=settings.throttle)
        self.thinkers = Thinkers(settings.workers, settings.budget, self.measures)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.visits: set[asyncio.Task[None]] = set()  # the sockets being served
        self.closing = False
        self.signals = Signals(database, self.heard)
        self.ticking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.database.write(lambda at: store.forget_node(at, self.node))
        await self.database.write(lambda at: store.free_codes(at, now() - LOBBY_TIME))
        self.signals.start()
        self.ticking = asyncio.create_task(self._tick_on())

    async def close(self) -> None:
        """Say good-bye to every screen, finish what is being stored, give the tables to whoever serves them next."""
        self.closing = True
        if self.ticking is not None:
            self.ticking.cancel()
        await self.signals.stop()
        kept = [id for id, table in self.tables.items() if table.kept]
        await asyncio.gather(*(table.close("restart") for table in self.tables.values()))
        if self.visits:
            await asyncio.wait(self.visits, timeout=GOOD_BYE)
        self.thinkers.close()
        await self.database.write(lambda at: store.release_leases(at, kept, self.node))
        await self.database.write(lambda at: store.forget_node(at, self.node))

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
        record, rows, sayings, elsewhere = await self.database.read(
            lambda at: (
                store.find_table(at, id),
                store.rows_after(at, id, 0),
                store.sayings_after(at, id, 0),
                store.present_elsewhere(at, id, self.node, now()),
            )
        )
        if record is None:
            raise Refused("unknown-table", {"table": id})
        version = load(record.game).version
        if record.match_key is not None and record.rules != version:
            raise Refused("rules-changed", {"got": record.rules, "expected": version})
        table = Table(self, record, sayings)
        table.elsewhere = elsewhere
        if record.match_key is not None:
            await table.do(lambda: _begin(table, rows))
        self.tables[id] = table
        self.measures.tables.set(len(self.tables))
        await self._take(table)
        return table

    async def add(self, record: TableRecord) -> None:
        """Store a new table. Should its id or code be taken, it gets others."""
        while True:
            try:
                await self.database.write(lambda at: store.add_table(at, record))
                return
            except Conflict:
                record.id = new_table_id()
                record.code = new_code() if record.code else None

    async def changed(self, id: str) -> None:
        """Something was stored about a table: let it look, if it is in memory here."""
        table = self.tables.get(id)
        if table is not None:
            await table.do(table.catch_up)

    def heard(self, id: str, n: int | None) -> None:
        """Another node did something at a table."""
        table = self.tables.get(id)
        if table is not None and not table.stopped and (n is None or table.course is None or n > table.course.n):
            table.soon(table.catch_up)

    # Leases.

    async def _take(self, table: Table) -> None:
        """Become the keeper of a table, if no other node is; the clocks get the time in which nobody was."""
        record, moment = table.record, now()
        until = moment + self.settings.lease
        before = await self.database.write(lambda at: store.take_lease(at, record.id, self.node, moment, until))
        if before is None:
            return
        table.kept = True
        course = table.course
        if course is not None and course.clocks.on and not course.match.over and 0 < before < moment:
            gap = moment - before + RESTART_CREDIT
            await table.do(lambda: table.append(lambda course: _credit(course, gap)))
        table.soon(lambda: _look(table))

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
        alive = {id: table for id, table in self.tables.items() if not table.stopped}
        kept = [id for id, table in alive.items() if table.kept]
        turns = {id: table.turns for id, table in alive.items() if table.turns is not None}
        for table in alive.values():
            table.turns = None

        def renew(at: Connection) -> set[str]:
            store.renew_presence(at, list(alive), self.node, until)
            store.write_turns(at, turns, moment)
            return store.renew_leases(at, kept, self.node, until)

        ours = await self.database.write(renew)
        for id, table in alive.items():
            if table.kept and id not in ours:
                table.kept = False
                table.keeper.rest()
            elif not table.kept and table.screens:
                await self._take(table)
            elif not table.screens and moment - table.used_at > self.settings.idle:
                await self._forget(table)
        for id, height in (await self.signals.missed(alive)).items():
            self.heard(id, height)

    async def _forget(self, table: Table) -> None:
        if table.keeper.answers:
            return
        del self.tables[table.record.id]
        self.measures.tables.set(len(self.tables))
        await table.close("left")
        await self.database.write(lambda at: store.release_leases(at, [table.record.id], self.node))


async def _begin(table: Table, rows: list[Row]) -> None:
    table.begin(rows)
    if table.course is not None and table.course.match.over and table.record.phase == "playing":
        await table.finish()


async def _look(table: Table) -> None:
    table.keeper.look()


def _credit(course: "Course", gap: int) -> Row:
    return Row(n=course.n + 1, at=now(), kind="credit", seat=None, target=gap, actor="table", mark=course.mark)
