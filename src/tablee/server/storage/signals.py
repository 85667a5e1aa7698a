"""Signals: how nodes hear of each other's writes. On Postgres at once by NOTIFY, and by looking now and then."""

import logging
import threading
from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Callable, Iterable

import psycopg

from tablee.server.storage import queries
from tablee.server.storage.database import Database

log = logging.getLogger(__name__)

WAKE = 1.0  # seconds between looks at whether to stop
AGAIN = 2.0  # seconds before a lost connection is tried again


class Signals:
    """Listens for news in a thread of its own. A signal carries a table and a number, never what happened."""

    def __init__(self, database: Database, heard: Callable[[str, int | None], None]) -> None:
        self.database = database
        self.heard = heard
        self.stopping = threading.Event()
        self.thread: threading.Thread | None = None

    def start(self) -> None:
        if self.database.is_postgres:
            self.thread = threading.Thread(
                target=self._listen_on, args=(get_running_loop(),), name="tablee-signals", daemon=True
            )
            self.thread.start()

    async def stop(self) -> None:
        self.stopping.set()
        if self.thread is not None:
            await get_running_loop().run_in_executor(None, self.thread.join)

    async def missed(self, ids: Iterable[str]) -> dict[str, int]:
        """How many entries these tables have, for those whose signal was lost: signals are never repeated."""
        wanted = list(ids)
        return await self.database.read(lambda at: queries.heights(at, wanted)) if wanted else {}

    def _listen_on(self, loop: AbstractEventLoop) -> None:
        while not self.stopping.is_set():
            try:
                self._listen(loop)
            except psycopg.Error:
                log.warning("signals-lost", exc_info=True)
                self.stopping.wait(AGAIN)

    def _listen(self, loop: AbstractEventLoop) -> None:
        address = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"LISTEN {queries.CHANNEL}")
            while not self.stopping.is_set():
                for notice in connection.notifies(timeout=WAKE):
                    table, _, n = notice.payload.partition(" ")
                    loop.call_soon_threadsafe(self.heard, table, None if n == "-" else int(n))
