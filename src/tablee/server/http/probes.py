"""Probes: whether this server lives, whether it can serve, and its measures."""

from litestar import MediaType, Response, get
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.http.routes import OurHouse
from tablee.server.storage import queries
from tablee.server.storage.database import Conflict


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(house: OurHouse) -> Response[str]:
    """The process serves: it is not closing, and what is written to its database is kept."""
    if house.closing:
        return Response("closing", status_code=503, media_type=MediaType.TEXT)
    try:
        await house.database.write(lambda at: queries.try_out(at, house.name))
    except (SQLAlchemyError, Conflict):
        return Response("nothing can be stored", status_code=503, media_type=MediaType.TEXT)
    return Response("ok", media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: OurHouse) -> Response[bytes]:
    """The measures, as Prometheus reads them."""
    return Response(house.measures.text(), media_type="text/plain; version=0.0.4")
