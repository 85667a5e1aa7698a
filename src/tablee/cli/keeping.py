"""`tablee backup` and `tablee restore`: all that is stored, as one file and back again."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.serving import Database, address_of, reached
from tablee.cli.terminal import Terminal

File = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(ctx: typer.Context, file: File, database: Database = None) -> None:
    from tablee.server.storage.backup import back_up
    from tablee.server.storage.database import Database as Stored

    terminal: Terminal = ctx.obj
    stored = Stored(named(database))
    try:
        count = back_up(stored, file)
    finally:
        stored.close()
    terminal.write(terminal.say("backup-done", file=str(file), tables=count))


def restore(ctx: typer.Context, file: File, database: Database = None) -> None:
    from tablee.server.storage.backup import restore as fill
    from tablee.server.storage.database import Database as Stored

    terminal: Terminal = ctx.obj
    stored = Stored(named(database))
    try:
        count = fill(stored, file)
    finally:
        stored.close()
    terminal.write(terminal.say("restore-done", file=str(file), tables=count))


def named(database: str | None) -> str:
    """The address of the database that is meant: the one named, or that of the settings."""
    from tablee.server.settings import from_environment

    return reached(from_environment().address() if database is None else address_of(database))
