"""Callers: who asks, in which language, from where."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import QueryParameter
from msgspec import Struct

from tablee.engine.refused import Refused
from tablee.server.settings import Settings
from tablee.server.tokens import COOKIE, hashed, new_token
from tablee.words import LOCALES

Connection = ASGIConnection[Any, Any, Any, Any]
LOOPBACK = ("localhost", "127.0.0.1", "::1")
YEAR = 365 * 24 * 3600
LocaleParameter = Annotated[str | None, QueryParameter(name="locale", description="fr or en", max_length=16)]


class Caller(Struct):
    """Somebody who asks. `token` is the hash of their browser's secret, None when it has none yet.

    `origin` is the address that invitations of theirs begin with.
    """

    token: bytes | None
    locale: str
    origin: str
    address: str
    secure: bool

    def known(self) -> tuple[bytes, list[Cookie]]:
        """Their token and the cookie to set: a new one for a browser that has none."""
        if self.token is not None:
            return self.token, []
        secret = new_token()
        self.token = hashed(secret)
        cookie = Cookie(COOKIE, value=secret, httponly=True, samesite="lax", path="/", max_age=YEAR, secure=self.secure)
        return self.token, [cookie]


def caller_of(connection: Connection, settings: Settings, locale: str | None = None) -> Caller:
    secret = _bearer(connection) or connection.cookies.get(COOKIE)
    origin = origin_of(connection, settings)
    return Caller(
        token=hashed(secret) if secret else None,
        locale=locale_of(connection, locale, settings),
        origin=door_of(origin, settings),
        address=address_of(connection, settings),
        secure=origin.startswith("https:"),
    )


def _bearer(connection: Connection) -> str | None:
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


def locale_of(connection: Connection, wanted: str | None, settings: Settings) -> str:
    """The language asked for by name, else the first of the browser's languages that we speak."""
    if wanted in LOCALES:
        return wanted
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LOCALES:
            return language
    return settings.locale


def origin_of(connection: Connection, settings: Settings) -> str:
    """How people reach this server: for links, and to tell our own pages from others."""
    if settings.origin:
        return settings.origin.rstrip("/")
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.headers.get('host', connection.url.netloc)}"


def door_of(origin: str, settings: Settings) -> str:
    """Where an invitation leads that is written on a page of this origin."""
    return settings.door.rstrip("/") if settings.door and urlsplit(origin).hostname in LOOPBACK else origin


def address_of(connection: Connection, settings: Settings) -> str:
    """Where somebody is. A proxy that the settings name tells it; what anybody else says of it is not believed."""
    address = connection.client.host if connection.client else "?"
    proxies = settings.proxies.split()
    said = [each.strip() for each in connection.headers.get("x-forwarded-for", "").split(",")]
    while address in proxies and said and said[-1]:
        address = said.pop()
    return address


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refuse what another site's page sends. Programs that are no browser send no origin, and have no cookies."""
    sent = connection.headers.get("origin")
    if sent is not None and urlsplit(sent).netloc != urlsplit(origin_of(connection, settings)).netloc:
        raise Refused("wrong-origin", {"origin": sent[:100]})
