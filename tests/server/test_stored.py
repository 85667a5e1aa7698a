"""What is stored: migrations, group commits, conflicts; and the words and types that others build on."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import tablee.server
from tablee.engine.refused import Refused
from tablee.server.http.refusals import STATUS
from tablee.server.storage import queries
from tablee.server.storage.database import Conflict, Database
from tablee.server.storage.migrate import migrate
from tablee.server.storage.schema import metadata
from tablee.server.storage.stored import Entry
from tablee.server.wire.typescript import written
from tablee.words import LOCALES, words

HERE = Path(__file__).parent
SOURCES = Path(tablee.server.__file__ or "").parent


@pytest.fixture
def database(tmp_path: Path) -> Database:
    database = Database(f"sqlite:///{tmp_path / 't.sqlite'}")
    migrate(database)
    return database


def test_the_migrations_build_the_schema(database: Database) -> None:
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    database.close()


def test_migrating_again_changes_nothing(database: Database) -> None:
    migrate(database)
    database.close()


def test_many_writes_at_once_are_all_kept_and_a_taken_number_is_a_conflict(database: Database) -> None:
    async def write(table: str, n: int) -> None:
        entry = Entry(n=n, at=0, kind="move", seat=0, move="x")
        await database.write(lambda at: queries.append(at, table, entry))

    async def run() -> Sequence[object]:
        await asyncio.gather(*(write(f"t{table}", n) for table in range(20) for n in range(1, 6)))
        return await asyncio.gather(write("t1", 5), write("t1", 6), write("t2", 1), return_exceptions=True)

    results = asyncio.run(run())
    assert [type(result) for result in results] == [Conflict, type(None), Conflict]
    heights = asyncio.run(database.read(lambda at: queries.heights(at, [f"t{table}" for table in range(20)])))
    assert heights == {f"t{table}": 6 if table == 1 else 5 for table in range(20)}
    database.close()


def test_a_refusal_or_a_bug_in_one_write_harms_no_other_of_the_same_commit(database: Database) -> None:
    entry = Entry(n=1, at=0, kind="move", seat=0)

    def refuse(at: object) -> None:
        raise Refused("not-host", {})

    def stumble(at: object) -> None:
        raise ZeroDivisionError

    async def run() -> Sequence[object]:
        return await asyncio.gather(
            database.write(lambda at: queries.append(at, "a", entry)),
            database.write(refuse),
            database.write(stumble),
            database.write(lambda at: queries.append(at, "b", entry)),
            return_exceptions=True,
        )

    assert [type(result) for result in asyncio.run(run())] == [type(None), Refused, ZeroDivisionError, type(None)]
    assert asyncio.run(database.read(lambda at: queries.heights(at, ["a", "b"]))) == {"a": 1, "b": 1}
    database.close()


def test_a_sqlite_file_is_for_its_owner_alone_and_survives_a_power_cut(database: Database, tmp_path: Path) -> None:
    assert (tmp_path / "t.sqlite").stat().st_mode & 0o077 == 0
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2, "FULL"
    database.close()


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    file = HERE.parents[1] / "client" / "src" / "wire.ts"
    assert file.read_text(encoding="utf-8") == written(), (
        "run `python -m tablee.server.wire.typescript client/src/wire.ts`"
    )


def test_every_message_on_the_wire_is_documented() -> None:
    page = (HERE.parents[1] / "docs" / "wire.md").read_text(encoding="utf-8")
    tags = re.findall(r'tag="([a-z-]+)"', (SOURCES / "wire/messages.py").read_text(encoding="utf-8"))
    assert len(tags) > 15 and [tag for tag in tags if f"`{tag}`" not in page] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_and_event_of_the_server_has_a_sentence(locale: str) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    refusals = {*re.findall(r'Refused\(\s*"([a-z-]+)"', text), *STATUS}
    events = set(re.findall(r'Event\("([a-z-]+)"', text))
    house = words(locale)
    wanted = [f"refused-{code}" for code in refusals] + [f"event-{code}" for code in events]
    assert len(wanted) > 50 and [code for code in wanted if not house.has(code)] == []
