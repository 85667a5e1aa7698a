"""Lobby: who may sit where and settle what before the match. Each function is one transaction on a locked table."""

from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select

from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server import laying, store
from tablee.server.laying import COLOUR
from tablee.server.records import SeatRecord, TableRecord
from tablee.server.requests import JoinTable, Readiness, SeatChange, SeatWish, TableSettings
from tablee.server.schema import devices, holders, hosts, seats
from tablee.server.stamps import now
from tablee.server.tokens import clean_code, hashed, new_code

DEVICE_TIME = 120_000  # milliseconds that a code for another device is good for


def open_table(at: Connection, id: str) -> TableRecord:
    """A table, locked until we commit; refuses one that does not exist."""
    record = store.find_table(at, id, lock=True)
    if record is None:
        raise Refused("unknown-table", {"table": id})
    return record


def in_lobby(at: Connection, id: str) -> TableRecord:
    record = open_table(at, id)
    if record.phase != "lobby":
        raise Refused("begun-already", {})
    return record


def as_host(record: TableRecord, token: bytes | None) -> None:
    if token not in record.hosts:
        raise Refused("not-host", {})


# Coming and going.


def join(at: Connection, id: str, token: bytes, wish: JoinTable) -> int:
    """Take a free seat with an invitation; who sits here already keeps the seat they have.

    Once the match has begun, a seat is free if its person has left it.
    """
    record = open_table(at, id)
    invited = wish.room == record.room or (record.code is not None and clean_code(wish.code) == record.code)
    if not invited:
        raise Refused("unknown-code", {})
    held = record.held(token)
    if held:
        return held[0]
    taken = {seat for held in record.holders.values() for seat in held}
    free = [
        seat.seat
        for seat in record.seats
        if (seat.kind == "open" if record.phase == "lobby" else seat.kind == "human" and seat.seat not in taken)
    ]
    if wish.seat is not None and wish.seat not in free:
        raise Refused("seat-taken", {"seat": wish.seat})
    if not free:
        raise Refused("table-full" if record.phase == "lobby" else "begun-already", {})
    seat = free[0] if wish.seat is None else wish.seat
    if record.phase == "lobby":
        name = free_name(record, wish.name, seat)
        store.change_seat(at, id, seat, name=name, kind="human", claimed=True, ready=False, nonce="")
    store.hold(at, id, token, seat)
    store.signal(at, id, None)
    return seat


def leave(at: Connection, id: str, token: bytes | None) -> None:
    """Give one's seats up. In the lobby they are open again; a host who leaves hands the table over."""
    record = open_table(at, id)
    held = record.held(token)
    if not held and token not in record.hosts:
        raise Refused("no-seat", {})
    if record.phase == "lobby":
        for seat in held:
            free_seat(at, id, seat)
    else:
        at.execute(delete(holders).where(and_(holders.c.table_id == id, holders.c.token == token)))
    if token in record.hosts:
        heirs = [other for other in record.holders if other != token]
        at.execute(delete(hosts).where(and_(hosts.c.table_id == id, hosts.c.token == token)))
        if heirs and len(record.hosts) == 1:
            at.execute(insert(hosts).values(table_id=id, token=heirs[0]))
    store.signal(at, id, None)


def free_seat(at: Connection, id: str, seat: int) -> None:
    at.execute(delete(holders).where(and_(holders.c.table_id == id, holders.c.seat == seat)))
    store.change_seat(at, id, seat, name="", kind="open", level="", claimed=False, ready=False, nonce="")


def free_name(record: TableRecord, name: str, seat: int) -> str:
    """This name, or one like it when somebody else at the table has it."""
    taken = [other.name for other in record.seats if other.seat != seat]
    wanted, number = " ".join(name.split())[:28] or "?", 1
    chosen = wanted
    while chosen in taken:
        number += 1
        chosen = f"{wanted} {number}"
    return chosen


# Settling.


def change(at: Connection, id: str, seat: int, token: bytes | None, wish: SeatChange, locale: str) -> None:
    """Change a seat: its person their name and colour, the host what kind it is as well."""
    record = in_lobby(at, id)
    if seat >= len(record.seats):
        raise Refused("unknown-seat", {"seat": seat})
    own = seat in record.held(token)
    wants_own = own and wish.kind is None and wish.level is None
    if not wants_own and token not in record.hosts:
        raise Refused("not-your-seat", {"seat": seat})
    if wish.level is not None:
        laying.check_level(wish.level)
    sits = record.seats[seat]
    kind = wish.kind or sits.kind
    if kind != sits.kind:
        _change_kind(at, record, seat, token, kind, locale)
    values: dict[str, Any] = {}
    if wish.level is not None and kind == "bot":
        values["level"] = wish.level
    if wish.name is not None and kind != "open":
        values["name"] = free_name(record, wish.name, seat)
    if values:
        store.change_seat(at, id, seat, **values)
    if wish.colour is not None:
        _change_colour(at, record, seat, wish.colour)
    store.signal(at, id, None)


def _change_kind(at: Connection, record: TableRecord, seat: int, token: bytes | None, kind: str, locale: str) -> None:
    free_seat(at, record.id, seat)
    if kind == "bot":
        new = SeatRecord(seat=seat, name="", kind="bot", level="simple", claimed=False, ready=True)
        record.seats[seat] = new
        laying.name_bots(record.seats, locale)
        store.change_seat(at, record.id, seat, name=new.name, kind="bot", level="simple", ready=True)
    elif kind == "human":
        assert token is not None, "a host has a token"
        new = laying.seated(seat, SeatWish("human"), locale)
        name = free_name(record, new.name, seat)
        store.change_seat(at, record.id, seat, name=name, kind="human", claimed=True, ready=False)
        store.hold(at, record.id, token, seat)


def _change_colour(at: Connection, record: TableRecord, seat: int, colour: str) -> None:
    """Take a colour; a bot or an empty seat gives its own up for it, a person does not."""
    game = load(record.game)
    options = dict(record.options)
    colours = options.get(COLOUR)
    if not isinstance(colours, list):
        raise Refused("unknown-option", {"game": game.slug, "option": COLOUR, "known": list(options), "like": ""})
    chosen = list(colours)
    if colour in chosen and chosen.index(colour) != seat:
        other = record.seats[chosen.index(colour)]
        if other.kind == "human":
            raise Refused("colour-taken", {"seat": other.seat})
        chosen[other.seat] = chosen[seat]
    chosen[seat] = colour
    settled = game.settle(len(record.seats), {**options, COLOUR: chosen})
    store.change_table(at, record.id, options=dict(settled))


def count(at: Connection, id: str, token: bytes | None, wanted: int) -> None:
    """Change how many seats there are; the last ones go first, unless somebody sits there."""
    record = in_lobby(at, id)
    as_host(record, token)
    game = load(record.game)
    options = laying.resized(game, record.options, wanted)
    gone = record.seats[wanted:]
    for seat in gone:
        if seat.kind == "human":
            raise Refused("seat-taken", {"seat": seat.seat})
    at.execute(delete(seats).where(and_(seats.c.table_id == id, seats.c.seat >= wanted)))
    new = [
        SeatRecord(seat=number, name="", kind="open", level="", claimed=False, ready=False)
        for number in range(len(record.seats), wanted)
    ]
    if new:
        store.add_seats(at, id, new)
    store.change_table(at, id, options=dict(options))
    store.signal(at, id, None)


def settle(at: Connection, id: str, token: bytes | None, wish: TableSettings) -> None:
    """Settle options, clock, spectators. Whoever had said they were ready looks again."""
    record = in_lobby(at, id)
    as_host(record, token)
    values: dict[str, Any] = {}
    if wish.options is not None:
        settled = load(record.game).settle(len(record.seats), {**record.options, **wish.options})
        values["options"] = dict(settled)
    if wish.clock is not None:
        values["clock"] = {"mode": wish.clock.mode, "factor": wish.clock.factor}
    if wish.spectators is not None:
        values["spectators"] = wish.spectators
    if values:
        store.change_table(at, id, **values)
        for seat in record.people():
            store.change_seat(at, id, seat, ready=False)
    store.signal(at, id, None)


def ready(at: Connection, id: str, token: bytes | None, wish: Readiness) -> None:
    """Say that one is ready to begin, with a nonce of one's own, or not yet."""
    record = in_lobby(at, id)
    held = record.held(token)
    if not held:
        raise Refused("no-seat", {})
    for seat in held:
        store.change_seat(at, id, seat, ready=wish.ready, nonce=wish.nonce)
    store.signal(at, id, None)


def start(at: Connection, id: str, token: bytes | None) -> None:
    """Begin the match. Nothing is dealt before every seat is taken and every person ready."""
    record = in_lobby(at, id)
    as_host(record, token)
    own = record.held(token)
    for seat in record.seats:
        if seat.kind == "open":
            raise Refused("seat-open", {"seat": seat.seat})
        if not seat.ready and seat.seat not in own:
            raise Refused("not-ready", {"seat": seat.seat})
    laying.start(record)
    for seat in record.seats:
        store.change_seat(at, id, seat.seat, ready=True, nonce=seat.nonce)
    store.change_table(
        at,
        id,
        phase="playing",
        code=None,
        match_key=record.match_key,
        started_at=record.started_at,
        changed_at=record.changed_at,
    )
    store.signal(at, id, None)


def rematch(at: Connection, id: str, token: bytes | None) -> str:
    """The table where the same people play again: the first to ask lays it, the others find it."""
    record = open_table(at, id)
    if not record.held(token) and token not in record.hosts:
        raise Refused("no-seat", {})
    if record.phase != "over" or record.uploaded:
        raise Refused("not-yet-over", {})
    if record.next_table is not None:
        return record.next_table
    new = laying.rematch_of(record)
    own = new.held(token)
    for seat in new.seats:
        seat.ready = seat.kind == "bot" or seat.seat in own
    if all(seat.ready for seat in new.seats):
        laying.start(new)
    store.add_table(at, new)
    store.change_table(at, id, next_table=new.id)
    store.signal(at, id, None)
    return new.id


# Other devices.


def lend(at: Connection, id: str, token: bytes | None) -> str:
    """A code that gives this token's seats to another device as well, once and soon."""
    record = open_table(at, id)
    if token is None or (not record.held(token) and token not in record.hosts):
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
    record = open_table(at, found["table_id"])
    lender = bytes(found["token"])
    held = record.held(lender)
    for seat in held:
        if seat not in record.held(token):
            store.hold(at, record.id, token, seat)
    if lender in record.hosts and token not in record.hosts:
        at.execute(insert(hosts).values(table_id=record.id, token=token))
    store.signal(at, record.id, None)
    return record.id, held[0] if held else None
