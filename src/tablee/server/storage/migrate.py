"""Migrate: bring the stored tables to the shape this version expects, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import text

from tablee.server.storage.database import Database

HERE = Path(__file__).parent / "migrations"
LOCK = 0x7AB1EE  # of Postgres, so that nodes that start together migrate one after the other


def migrate(database: Database) -> None:
    """Run the migrations that have not run yet."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    with database.engine.connect() as connection:
        connection = connection.execution_options(tablee_writes=True)
        with connection.begin():
            if database.is_postgres:
                connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
