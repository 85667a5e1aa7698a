"""Seats: who may sit where before the match. Each function is one transaction on a locked table."""

from typing import Any

from sqlalchemy import Connection, and_, delete, insert

from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server.lobby import new_table
from tablee.server.lobby.names import unlike
from tablee.server.lobby.new_table import COLOUR
from tablee.server.storage import queries
from tablee.server.storage.schema import holders, hosts, seats
from tablee.server.storage.stored import StoredSeat, StoredTable
from tablee.server.tokens import clean_code
from tablee.server.wire.requests import JoinTable, SeatChange, SeatWish, Watcher


def open_table(at: Connection, id: str) -> StoredTable:
    """A table, locked until we commit; refuses one that does not exist."""
    stored = queries.find_table(at, id, lock=True)
    if stored is None:
        raise Refused("unknown-table", {"table": id})
    return stored


def in_lobby(at: Connection, id: str) -> StoredTable:
    stored = open_table(at, id)
    if stored.phase != "lobby":
        raise Refused("begun-already", {})
    return stored


def as_host(stored: StoredTable, token: bytes | None) -> None:
    if token not in stored.hosts:
        raise Refused("not-host", {})


# Coming and going.


def join(at: Connection, id: str, token: bytes, wish: JoinTable) -> int:
    """Take a free seat with an invitation; who sits here already keeps the seat they have.

    Once the match has begun, a seat is free if its person has left it.
    """
    stored = open_table(at, id)
    invited = wish.room == stored.room or (stored.code is not None and clean_code(wish.code) == stored.code)
    if not invited:
        raise Refused("unknown-code", {})
    held = stored.held(token)
    if held:
        return held[0]
    taken = {seat for held in stored.holders.values() for seat in held}
    if stored.phase == "playing" and stored.sight_of(token) != "public":
        raise Refused("seen-too-much", {})
    free = [
        seat.seat
        for seat in stored.seats
        if (seat.kind == "open" if stored.phase == "lobby" else seat.kind == "human" and seat.seat not in taken)
    ]
    if wish.seat is not None and wish.seat not in free:
        raise Refused("seat-taken", {"seat": wish.seat})
    if not free:
        raise Refused("table-full" if stored.phase == "lobby" else "begun-already", {})
    seat = free[0] if wish.seat is None else wish.seat
    if stored.phase == "lobby":
        name = free_name(stored, wish.name, seat)
        queries.change_seat(at, id, seat, name=name, kind="human", claimed=True, ready=False, nonce="")
    queries.hold(at, id, token, seat)
    queries.signal(at, id, None)
    return seat


def watch(at: Connection, id: str, token: bytes, wish: Watcher) -> None:
    """Come to look on, under a name that nobody else here has."""
    stored = open_table(at, id)
    if not stored.may_look(token, wish.room):
        raise Refused("not-allowed", {})
    others = [name for known, name in stored.watchers.items() if known != token]
    queries.watch(at, id, token, unlike(wish.name, [*stored.names(), *others]))
    queries.signal(at, id, None)


def leave(at: Connection, id: str, token: bytes | None) -> None:
    """Give one's seats up. In the lobby they are open again; a host who leaves hands the table over."""
    stored = open_table(at, id)
    held = stored.held(token)
    if not stored.is_insider(token):
        raise Refused("no-seat", {})
    if stored.phase == "lobby":
        for seat in held:
            free_seat(at, id, seat)
    else:
        at.execute(delete(holders).where(and_(holders.c.table_id == id, holders.c.token == token)))
    if token in stored.hosts:
        heirs = [other for other in stored.holders if other != token]
        at.execute(delete(hosts).where(and_(hosts.c.table_id == id, hosts.c.token == token)))
        if heirs and len(stored.hosts) == 1:
            at.execute(insert(hosts).values(table_id=id, token=heirs[0]))
    queries.signal(at, id, None)


def free_seat(at: Connection, id: str, seat: int) -> None:
    at.execute(delete(holders).where(and_(holders.c.table_id == id, holders.c.seat == seat)))
    queries.change_seat(at, id, seat, name="", kind="open", level="", claimed=False, ready=False, nonce="")


def free_name(stored: StoredTable, name: str, seat: int) -> str:
    """This name, or one like it when somebody else at the table has it."""
    return unlike(name, [*(other.name for other in stored.seats if other.seat != seat), *stored.watchers.values()])


# Settling.


def change(at: Connection, id: str, seat: int, token: bytes | None, wish: SeatChange, locale: str) -> None:
    """Change a seat: its person their name and colour, the host what kind it is as well."""
    stored = in_lobby(at, id)
    if seat >= len(stored.seats):
        raise Refused("unknown-seat", {"seat": seat})
    own = seat in stored.held(token)
    wants_own = own and wish.kind is None and wish.level is None
    if not wants_own and token not in stored.hosts:
        raise Refused("not-your-seat", {"seat": seat})
    if wish.level is not None:
        new_table.check_level(wish.level)
    sits = stored.seats[seat]
    kind = wish.kind or sits.kind
    if kind != sits.kind:
        _change_kind(at, stored, seat, token, kind, locale)
    values: dict[str, Any] = {}
    if wish.level is not None and kind == "bot":
        values["level"] = wish.level
    if wish.name is not None and kind != "open":
        values["name"] = free_name(stored, wish.name, seat)
    if values:
        queries.change_seat(at, id, seat, **values)
    if wish.colour is not None:
        _change_colour(at, stored, seat, wish.colour)
    queries.signal(at, id, None)


def _change_kind(at: Connection, stored: StoredTable, seat: int, token: bytes | None, kind: str, locale: str) -> None:
    free_seat(at, stored.id, seat)
    if kind == "bot":
        new = StoredSeat(seat=seat, name="", kind="bot", level="simple", claimed=False, ready=True)
        stored.seats[seat] = new
        new_table.name_bots(stored.seats, locale)
        queries.change_seat(at, stored.id, seat, name=new.name, kind="bot", level="simple", ready=True)
    elif kind == "human":
        assert token is not None, "a host has a token"
        new = new_table.seated(seat, SeatWish("human"), locale)
        name = free_name(stored, new.name, seat)
        queries.change_seat(at, stored.id, seat, name=name, kind="human", claimed=True, ready=False)
        queries.hold(at, stored.id, token, seat)


def _change_colour(at: Connection, stored: StoredTable, seat: int, colour: str) -> None:
    """Take a colour; a bot or an empty seat gives its own up for it, a person does not."""
    game = load(stored.game)
    options = dict(stored.options)
    colours = options.get(COLOUR)
    if not isinstance(colours, list):
        raise Refused("unknown-option", {"game": game.slug, "option": COLOUR, "known": list(options), "like": ""})
    chosen = list(colours)
    if colour in chosen and chosen.index(colour) != seat:
        other = stored.seats[chosen.index(colour)]
        if other.kind == "human":
            raise Refused("colour-taken", {"seat": other.seat})
        chosen[other.seat] = chosen[seat]
    chosen[seat] = colour
    settled = game.settle(len(stored.seats), {**options, COLOUR: chosen})
    queries.change_table(at, stored.id, options=dict(settled))


def count(at: Connection, id: str, token: bytes | None, wanted: int) -> None:
    """Change how many seats there are; the last ones go first, unless somebody sits there."""
    stored = in_lobby(at, id)
    as_host(stored, token)
    game = load(stored.game)
    options = new_table.resized(game, stored.options, wanted)
    gone = stored.seats[wanted:]
    for seat in gone:
        if seat.kind == "human":
            raise Refused("seat-taken", {"seat": seat.seat})
    at.execute(delete(seats).where(and_(seats.c.table_id == id, seats.c.seat >= wanted)))
    new = [
        StoredSeat(seat=number, name="", kind="open", level="", claimed=False, ready=False)
        for number in range(len(stored.seats), wanted)
    ]
    if new:
        queries.add_seats(at, id, new)
    if stored.shown_seat is not None and stored.shown_seat >= wanted:
        queries.change_table(at, id, sight="public", shown_seat=None)
    queries.change_table(at, id, options=dict(options))
    queries.signal(at, id, None)
