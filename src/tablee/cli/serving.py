"""`tablee serve`: the table in the browser."""

from typing import Annotated

import typer

from tablee.cli.usage import whole
from tablee.engine.refused import Refused

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[int, typer.Option("--port", parser=whole("--port", 0, 65535), metavar="N")]
Open = Annotated[bool, typer.Option("--open/--no-open")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]


def serve(
    ctx: typer.Context, host: Host = "127.0.0.1", port: Port = 8007, open: Open = False, database: Database = None
) -> None:
    from tablee.server import serve as run  # only here: the other commands start without a web server

    try:
        run(host=host, port=port, open_browser=open, database=database)
    except OSError as error:  # the port is taken, or the address is none of ours
        raise Refused("cannot-listen", {"host": host, "port": str(port), "why": error.strerror or str(error)}) from None
