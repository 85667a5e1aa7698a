"""Devices: a code that brings somebody's seats to another device as well."""

from sqlalchemy import Connection, and_, delete, insert, select

from tablee.engine.refused import Refused
from tablee.server.lobby.seats import open_table
from tablee.server.stamps import now
from tablee.server.storage import queries
from tablee.server.storage.schema import devices, hosts
from tablee.server.tokens import clean_code, hashed, new_code

DEVICE_TIME = 120_000  # milliseconds that a code is good for


def lend(at: Connection, id: str, token: bytes | None) -> str:
    """A code that gives this token's seats to another device as well, once and soon."""
    stored = open_table(at, id)
    if token is None or not stored.is_insider(token):
        raise Refused("no-seat", {})
    at.execute(delete(devices).where(devices.c.until < now()))
    code = new_code()
    at.execute(insert(devices).values(code=hashed(code), table_id=id, token=token, until=now() + DEVICE_TIME))
    return code


def borrow(at: Connection, code: str, token: bytes) -> tuple[str, int | None]:
    """Use such a code: the table and the first seat it gives."""
    good = and_(devices.c.code == hashed(clean_code(code)), devices.c.until > now())
    found = at.execute(select(devices).where(good)).mappings().one_or_none()
    if found is None:
        raise Refused("unknown-code", {})
    at.execute(delete(devices).where(devices.c.code == found["code"]))
    stored = open_table(at, found["table_id"])
    lender = bytes(found["token"])
    held = stored.held(lender)
    for seat in held:
        if seat not in stored.held(token):
            queries.hold(at, stored.id, token, seat)
    if lender in stored.hosts and token not in stored.hosts:
        at.execute(insert(hosts).values(table_id=stored.id, token=token))
    queries.signal(at, stored.id, None)
    return stored.id, held[0] if held else None
