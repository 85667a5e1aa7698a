"""`tablee serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.usage import whole
from tablee.engine.refused import Refused

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[int, typer.Option("--port", parser=whole("--port", 0, 65535), metavar="N")]
Open = Annotated[bool, typer.Option("--open/--no-open")]
Database = Annotated[str | None, typer.Option("--database", metavar="FILE|URL")]


def serve(
    ctx: typer.Context, host: Host = "127.0.0.1", port: Port = 8007, open: Open = False, database: Database = None
) -> None:
    from tablee.server import serve as run  # only here: the other commands start without a web server

    address = None if database is None else reached(address_of(database))
    try:
        run(host=host, port=port, open_browser=open, database=address)
    except OSError as error:  # the port is taken, or the address is none of ours
        raise Refused("cannot-listen", {"host": host, "port": str(port), "why": error.strerror or str(error)}) from None
    except KeyboardInterrupt:
        return  # how a server is stopped


def address_of(database: str) -> str:
    """What somebody names, a file or a URL, as an address with the driver we have."""
    kind, separator, rest = database.partition("://")
    if not separator:
        return f"sqlite:///{Path(database).resolve()}"
    return f"postgresql+psycopg://{rest}" if kind in ("postgres", "postgresql") else database


def reached(address: str) -> str:
    """The address, once somebody answers there; refuses it otherwise, without its password."""
    from sqlalchemy import create_engine, make_url
    from sqlalchemy.exc import SQLAlchemyError

    shown = address.partition("://")[0]
    try:
        shown = make_url(address).render_as_string(hide_password=True)
        create_engine(address).connect().close()
    except (SQLAlchemyError, ImportError, ValueError) as error:
        why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise Refused("cannot-open-database", {"database": shown, "why": why}) from None
    return address
