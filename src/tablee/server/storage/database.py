"""Database: one writer thread that puts concurrent writes into one commit, and readers beside it."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import QueuePool

from tablee.engine.refused import Refused

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
log = logging.getLogger(__name__)

BATCH = 64  # writes in one commit at most
READERS = 4


class Conflict(Exception):
    """Somebody else was first: what this write took for free is taken."""


class Job(Generic[Result]):
    """A write that waits for its commit."""

    def __init__(self, work: Work[Result]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Result] = self.loop.create_future()
        self.result: Result | None = None
        self.error: Exception | None = None

    def settle(self) -> None:
        self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class Database:
    """The stored data. `write` returns when its work is on disk; `read` sees what was committed before it began."""

    def __init__(self, address: str) -> None:
        _keep_private(address)
        self.engine = create_engine(address, poolclass=QueuePool, pool_size=READERS + 1, pool_pre_ping=True)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        if not self.is_postgres:
            event.listen(self.engine, "connect", _set_up_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        self.jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "tablee-reader")
        self.writer = Thread(target=self._write_on, name="tablee-writer", daemon=True)
        self.writer.start()

    async def read(self, work: Work[Result]) -> Result:
        """What this work finds, run in a reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Work[Result]) -> Result:
        with self.engine.connect() as connection:
            try:
                return work(connection)
            except Exception:
                connection.invalidate()  # a cursor may be open, and what it holds would be seen by the next reader
                raise

    async def write(self, work: Work[Result]) -> Result:
        """Run this work in a transaction; it is on disk when this returns. Raises Conflict when a key is taken."""
        job = Job(work)
        self.jobs.put(job)
        return await asyncio.shield(job.future)

    def close(self) -> None:
        """Finish the writes that wait, and let go."""
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    # The writer's thread.

    def _write_on(self) -> None:
        closing = False
        while not closing:
            batch: list[Job[Any]] = []
            job = self.jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == BATCH:
                    break
                try:
                    job = self.jobs.get_nowait()
                except Empty:
                    break
            closing = job is None
            self._commit(batch)
            for done in batch:
                done.settle()

    def _commit(self, batch: list[Job[Any]]) -> None:
        """All in one transaction; should that fail as a whole (a lost connection, a deadlock), each in its own."""
        try:
            self._commit_together(batch)
        except Exception:
            log.warning("commit-retried", extra={"writes": len(batch)}, exc_info=True)
            for job in batch:
                try:
                    self._commit_together([job])
                except Exception as error:
                    job.error = error

    def _commit_together(self, batch: list[Job[Any]]) -> None:
        if not batch:
            return
        with self.engine.connect() as connection:
            connection = connection.execution_options(tablee_writes=True)
            with connection.begin():
                for job in batch:
                    _run(job, connection)
            if any(job.error is not None for job in batch):
                connection.invalidate()  # a cursor may be open


def _run(job: Job[Any], connection: Connection) -> None:
    job.error = None
    try:
        with connection.begin_nested():
            job.result = job.work(connection)
    except Refused as refused:
        job.error = refused
    except IntegrityError:
        job.error = Conflict()
    except DBAPIError:
        raise
    except Exception as bug:
        job.error = bug


def _keep_private(address: str) -> None:
    """Let only this user read a new SQLite file: secrets are in it."""
    file = make_url(address).database
    if address.startswith("sqlite:") and file:
        Path(file).touch(mode=0o600)


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are begun below, by SQLAlchemy's word
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("tablee_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
