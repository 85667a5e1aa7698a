"""Probes: whether this server lives, whether it can serve, and its measures."""

from litestar import MediaType, Response, get
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.http.routes import OurHouse


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(house: OurHouse) -> Response[str]:
    """The process serves: it is not closing and reaches its database."""
    if house.closing:
        return Response("closing", status_code=503, media_type=MediaType.TEXT)
    try:
        await house.database.read(_ask)
    except SQLAlchemyError:
        return Response("no database", status_code=503, media_type=MediaType.TEXT)
    return Response("ok", media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: OurHouse) -> Response[bytes]:
    """The measures, as Prometheus reads them."""
    return Response(house.measures.text(), media_type="text/plain; version=0.0.4")


def _ask(at: Connection) -> None:
    at.execute(text("select 1"))
