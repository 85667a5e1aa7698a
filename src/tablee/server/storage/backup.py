"""Backup: a whole database as one file, made while people play; and such a file as a database again."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, func, insert, inspect, select
from sqlalchemy.exc import DBAPIError

from tablee.engine.refused import Refused
from tablee.server.storage.database import Database
from tablee.server.storage.migrate import migrate
from tablee.server.storage.schema import metadata, tables

ROWS = 500  # copied at a time


def back_up(database: Database, file: Path) -> int:
    """Copy everything, as it stands at one moment, into a new SQLite file that only this user can read; how many tables
    of people are in it. The file is whole, or it is not there."""
    if file.exists():
        raise Refused("file-exists", {"file": str(file)})
    begun = file.with_name(f"{file.name}.part")
    begun.unlink(missing_ok=True)
    try:
        copy = Database(f"sqlite:///{begun}")
    except OSError as error:
        raise Refused("cannot-write", {"file": str(file), "why": error.strerror or str(error)}) from None
    try:
        migrate(copy)
        with database.engine.connect() as source:
            if database.is_postgres:
                source = source.execution_options(isolation_level="REPEATABLE READ")
            count = _copy(source, copy)
    finally:
        copy.close()
    begun.rename(file)
    return count


def restore(database: Database, file: Path) -> int:
    """Fill an empty database from such a file, all of it or nothing; how many tables of people came back."""
    if not file.is_file():
        raise Refused("no-such-file", {"file": str(file)})
    with TemporaryDirectory() as folder:
        twin = Path(folder) / "backup.sqlite"  # an older one is brought up to date before it is read
        shutil.copyfile(file, twin)
        copy = Database(f"sqlite:///{twin}")
        try:
            if not inspect(copy.engine).has_table(tables.name):
                raise Refused("no-backup", {"file": str(file)})
            migrate(copy)
            migrate(database)
            with copy.engine.connect() as source:
                return _copy(source, database)
        except DBAPIError as error:
            if error.statement and "insert" in error.statement.lower():
                raise
            raise Refused("no-backup", {"file": str(file)}) from None
        finally:
            copy.close()


def _copy(source: Connection, into: Database) -> int:
    with into.engine.connect() as target:
        target = target.execution_options(tablee_writes=True)
        with target.begin():
            if target.scalar(select(func.count()).select_from(tables)):
                raise Refused("database-in-use", {})
            for table in metadata.sorted_tables:
                for rows in source.execute(select(table)).mappings().partitions(ROWS):
                    target.execute(insert(table), [dict(row) for row in rows])
            return target.scalar(select(func.count()).select_from(tables)) or 0
