"""Addresses: where this house may send anything. Nobody makes it knock at doors that its operator has not named."""

from urllib.parse import urlsplit

from tablee.engine.refused import Refused

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def check_address(address: str, allowed: str) -> None:
    """Refuse an address whose host is not among those allowed ("example.org, *.example.com, 127.0.0.1:8080").

    Only https, and http for this machine itself; only the usual port, unless the list names another.
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    safe = parts.scheme == "https" or (parts.scheme == "http" and host in LOOPBACK)
    named = any(_fits(host, port, each.strip()) for each in allowed.split(",") if each.strip())
    if not (safe and named) or parts.username or parts.password:
        raise Refused("address-not-allowed", {"host": host[:100], "allowed": allowed or "–"})


def _fits(host: str, port: int | None, pattern: str) -> bool:
    name, _, wanted = pattern.partition(":")
    if wanted != ("" if port is None else str(port)):
        return False
    return host.endswith(name[1:]) if name.startswith("*.") else host == name
