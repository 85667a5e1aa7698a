"""The app: every door of the server, and what all of them have in common."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from tablee.engine.refused import Refused
from tablee.games import fault, slugs
from tablee.server.http.callers import Caller, LocaleParameter, address_of, caller_of, check_origin, locale_of
from tablee.server.http.careers import careers_router
from tablee.server.http.games import games_router
from tablee.server.http.limits import Limits
from tablee.server.http.lists import lists_router
from tablee.server.http.notices import notices_router
from tablee.server.http.pages import show_page
from tablee.server.http.probes import healthz, metrics, readyz
from tablee.server.http.refusals import problem, status_of
from tablee.server.http.replays import replay_router
from tablee.server.http.sockets import play_socket
from tablee.server.http.tables import tables_router
from tablee.server.live.house import House
from tablee.server.settings import Settings, from_environment
from tablee.server.storage.database import Conflict, Database
from tablee.server.storage.migrate import migrate
from tablee.server.wire.requests import Problem

log = logging.getLogger(__name__)

MOST = 64 << 10  # bytes of a request's body
AnyRequest = Request[Any, Any, Any]

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def create_app(settings: Settings | None = None) -> Litestar:
    """The server as an ASGI app. Its database is brought up to date when it starts."""
    settings = settings or from_environment()
    limits = Limits(on=settings.throttle)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        for slug in slugs():  # all loaded before there are threads that would all want to be first
            why = fault(slug)
            if why is not None:
                log.error("game-left-out", extra={"game": slug, "why": why})
        database = Database(settings.address())
        migrate(database)
        house = House(settings, database)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            if not house.closing:
                await house.close()
            database.close()

    def house() -> House:
        found: House = app.state.house
        return found

    def caller(request: AnyRequest, locale: LocaleParameter = None) -> Caller:
        return caller_of(request, settings, locale)

    app = Litestar(
        [
            games_router,
            tables_router,
            lists_router,
            replay_router,
            careers_router,
            notices_router,
            play_socket,
            healthz,
            readyz,
            metrics,
            show_page,
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(house, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "caller": Provide(caller, sync_to_thread=False),
        },
        before_request=before_request,
        after_request=secure,
        exception_handlers={
            Refused: answer_refusal,
            Conflict: answer_not_stored,
            SQLAlchemyError: answer_not_stored,
            ValidationException: answer_bad_request,
            HTTPException: answer_http,
            Exception: answer_bug,
        },
        request_max_body_size=MOST,
        compression_config=CompressionConfig("gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Tablée",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    app.state.limits = limits
    return app


async def before_request(request: AnyRequest) -> None:
    """Turn away floods, and what other sites' pages send."""
    house: House = request.app.state.house
    if house.closing:
        raise Refused("closing", {})
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request, house.settings)
    if request.url.path.startswith("/api/"):
        request.app.state.limits.requests.check(address_of(request, house.settings))


async def secure(response: Response[Any]) -> Response[Any]:
    for name, value in SECURITY.items():
        response.headers.setdefault(name, value)
    return response


# Whatever goes wrong is answered in one shape.


def answer_refusal(request: AnyRequest, refused: Refused) -> Response[Problem]:
    house: House = request.app.state.house
    house.measures.refused.labels(refused.code).inc()
    locale = locale_of(request, request.query_params.get("locale"), house.settings)
    return Response(
        problem(refused, locale), status_code=status_of(refused), media_type="application/json", headers=dict(SECURITY)
    )


def answer_bad_request(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    why: dict[str, Any] = {}
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        why = error.extra[0]
    facts = {"field": str(why.get("key", "")), "why": str(why.get("message", error.detail))[:200]}
    return answer_refusal(request, Refused("bad-request", dict(facts)))


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses: no such page, a wrong method, a body that is too large or no JSON."""
    page = request.url.path[:100]
    match error.status_code:
        case 404:
            return answer_refusal(request, Refused("unknown-page", {"page": page}))
        case 405:
            return answer_refusal(request, Refused("no-such-method", {"method": request.method}))
        case 413:
            return answer_refusal(request, Refused("too-large", {"most": MOST}))
        case status if status < 500:
            return answer_refusal(request, Refused("bad-request", {"field": "", "why": str(error.detail)[:200]}))
        case _:
            return answer_bug(request, error)


def answer_not_stored(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.warning("not-stored", extra={"path": request.url.path}, exc_info=error)
    return answer_refusal(request, Refused("not-stored", {}))


def answer_bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("request-failed", extra={"path": request.url.path}, exc_info=error)
    house: House = request.app.state.house
    locale = locale_of(request, None, house.settings)
    refused = Refused("internal", {})
    return Response(problem(refused, locale), status_code=500, media_type="application/json", headers=dict(SECURITY))
