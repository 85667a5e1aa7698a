"""Queries: how what is kept goes into the database and comes out. Each function is work for one connection."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, and_, delete, func, insert, or_, select, text, update

from tablee.server.storage.schema import holders, hosts, journal, marks, presence, said, seats, tables, watchers
from tablee.server.storage.stored import Entry, NoteMark, Saying, StoredSeat, StoredTable
from tablee.server.wire.rooms import ClockChoice

PARTS = ("seats", "holders", "hosts", "watchers")  # of a stored table, each in a table of its own
KEPT_SAYINGS = 200  # that a room takes with it into its next match
CHANNEL = "tablee"  # of the signals between nodes


def add_table(at: Connection, stored: StoredTable) -> None:
    plain: dict[str, Any] = {name: getattr(stored, name) for name in StoredTable.__struct_fields__ if name not in PARTS}
    at.execute(insert(tables).values(plain | {"clock": msgspec.to_builtins(stored.clock)}))
    add_seats(at, stored.id, stored.seats)
    for token, held in stored.holders.items():
        for seat in held:
            hold(at, stored.id, token, seat)
    for token in stored.hosts:
        at.execute(insert(hosts).values(table_id=stored.id, token=token))
    for token, name in stored.watchers.items():
        watch(at, stored.id, token, name)


def add_seats(at: Connection, table: str, new: list[StoredSeat]) -> None:
    at.execute(insert(seats), [{"table_id": table, **msgspec.structs.asdict(seat)} for seat in new])


def hold(at: Connection, table: str, token: bytes, seat: int) -> None:
    """Let a token act for a seat."""
    at.execute(insert(holders).values(table_id=table, token=token, seat=seat))


def watch(at: Connection, table: str, token: bytes, name: str) -> None:
    """Know a spectator by this name."""
    at.execute(delete(watchers).where(and_(watchers.c.table_id == table, watchers.c.token == token)))
    at.execute(insert(watchers).values(table_id=table, token=token, name=name))


def find_table(at: Connection, table: str, *, lock: bool = False) -> StoredTable | None:
    """Everything about a table but its journal; with `lock`, nobody else changes it before we commit."""
    chosen = select(tables).where(tables.c.id == table)
    found = at.execute(chosen.with_for_update() if lock else chosen).mappings().one_or_none()
    return None if found is None else _stored(at, found)


def find_code(at: Connection, code: str) -> StoredTable | None:
    """The table whose lobby has this code."""
    wanted = and_(tables.c.code == code, tables.c.phase == "lobby")
    found = at.execute(select(tables).where(wanted)).mappings().one_or_none()
    return None if found is None else _stored(at, found)


def _stored(at: Connection, found: RowMapping) -> StoredTable:
    table = found["id"]
    sat = at.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)).mappings()
    held: dict[bytes, list[int]] = {}
    chosen = select(holders.c.token, holders.c.seat).where(holders.c.table_id == table).order_by(holders.c.seat)
    for token, seat in at.execute(chosen):
        held.setdefault(bytes(token), []).append(seat)
    leading = at.execute(select(hosts.c.token).where(hosts.c.table_id == table)).scalars()
    looking = select(watchers.c.token, watchers.c.name).where(watchers.c.table_id == table).order_by(watchers.c.name)
    # By hand: the structs are ours, and msgspec must not see a type for the first time in two threads at once.
    plain: dict[str, Any] = {str(name): value for name, value in found.items()}
    return StoredTable(
        **plain | {"clock": ClockChoice(**found["clock"])},
        seats=[StoredSeat(**_without_table(each)) for each in sat],
        holders=held,
        hosts={bytes(token) for token in leading},
        watchers={bytes(token): name for token, name in at.execute(looking)},
    )


def _without_table(found: RowMapping) -> dict[str, Any]:
    return {str(name): value for name, value in found.items() if name != "table_id"}


def tables_of(at: Connection, token: bytes, most: int) -> list[StoredTable]:
    """The tables that a token sits at or hosts, the latest first."""
    held = select(holders.c.table_id).where(holders.c.token == token)
    hosted = select(hosts.c.table_id).where(hosts.c.token == token)
    return _latest(at, or_(tables.c.id.in_(held), tables.c.id.in_(hosted)), most)


def live_tables(at: Connection, since: int, most: int) -> list[StoredTable]:
    """The matches that strangers may find and watch, if something has happened there since then."""
    return _latest(
        at, and_(tables.c.phase == "playing", tables.c.spectators, tables.c.listed, tables.c.changed_at > since), most
    )


def _latest(at: Connection, wanted: ColumnElement[bool], most: int) -> list[StoredTable]:
    chosen = select(tables).where(wanted).order_by(tables.c.changed_at.desc()).limit(most)
    return [_stored(at, found) for found in at.execute(chosen).mappings().all()]


def follow_on(at: Connection, first: str, latest: str) -> list[str]:
    """Let every earlier table of a room lead to its latest; those tables."""
    earlier = and_(or_(tables.c.id == first, tables.c.first_table == first), tables.c.id != latest)
    at.execute(update(tables).where(earlier).values(next_table=latest))
    return list(at.execute(select(tables.c.id).where(earlier)).scalars())


def free_codes(at: Connection, before: int) -> None:
    """Let go of the codes of lobbies that nothing happened in since."""
    old = and_(tables.c.phase == "lobby", tables.c.changed_at < before)
    at.execute(update(tables).where(old).values(code=None))


def change_table(at: Connection, table: str, **values: Any) -> None:
    at.execute(update(tables).where(tables.c.id == table).values(values))


def change_seat(at: Connection, table: str, seat: int, **values: Any) -> None:
    at.execute(update(seats).where(and_(seats.c.table_id == table, seats.c.seat == seat)).values(values))


# The journal, what is said, what is noted.


def append(at: Connection, table: str, entry: Entry) -> None:
    """Add an entry; its number being taken is an integrity error, and then somebody else was first."""
    at.execute(insert(journal).values(table_id=table, **msgspec.structs.asdict(entry)))
    signal(at, table, entry.n)


def entries_after(at: Connection, table: str, n: int) -> list[Entry]:
    wanted = and_(journal.c.table_id == table, journal.c.n > n)
    found = at.execute(select(journal).where(wanted).order_by(journal.c.n)).mappings()
    return [Entry(**_without_table(each)) for each in found]


def say(at: Connection, table: str, saying: Saying) -> None:
    at.execute(insert(said).values(table_id=table, **msgspec.structs.asdict(saying)))
    signal(at, table, None)


def sayings_after(at: Connection, table: str, n: int) -> list[Saying]:
    wanted = and_(said.c.table_id == table, said.c.n > n)
    found = at.execute(select(said).where(wanted).order_by(said.c.n)).mappings()
    return [Saying(**_without_table(each)) for each in found]


def take_sayings_over(at: Connection, before: str, table: str) -> None:
    """Let what everybody could hear at the table before be heard at this one too; what a side said stays there."""
    heard = and_(said.c.table_id == before, said.c.channel.in_(("table", "watch")))
    found = at.execute(select(said).where(heard).order_by(said.c.n.desc()).limit(KEPT_SAYINGS)).mappings().all()
    for n, each in enumerate(reversed(found), start=1):
        at.execute(insert(said).values({**each, "table_id": table, "n": n, "command": None}))


def mark(at: Connection, table: str, made: NoteMark) -> None:
    at.execute(insert(marks).values(table_id=table, **msgspec.structs.asdict(made)))
    signal(at, table, None)


def marks_after(at: Connection, table: str, n: int) -> list[NoteMark]:
    wanted = and_(marks.c.table_id == table, marks.c.n > n)
    found = at.execute(select(marks).where(wanted).order_by(marks.c.n)).mappings()
    return [NoteMark(**_without_table(each)) for each in found]


def signal(at: Connection, table: str, n: int | None) -> None:
    """Tell the other nodes, when this is committed, that a table has a new entry, or other news."""
    if at.dialect.name == "postgresql":
        at.execute(text("select pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": f"{table} {n or '-'}"})


def heights(at: Connection, ids: list[str]) -> dict[str, int]:
    """How many entries each of these tables has."""
    height = func.max(journal.c.n).label("height")
    wanted = select(journal.c.table_id, height).where(journal.c.table_id.in_(ids)).group_by(journal.c.table_id)
    return {found.table_id: found.height for found in at.execute(wanted)}


# Nodes: who keeps a table, who is present.


def take_lease(at: Connection, table: str, node: str, now: int, until: int) -> int | None:
    """Become the keeper of a table, unless another node is; the end of the lease before, or None when refused."""
    before = at.execute(select(tables.c.kept_until).where(tables.c.id == table)).scalar_one()
    free = or_(tables.c.keeper.is_(None), tables.c.keeper == node, tables.c.kept_until < now)
    taken = at.execute(update(tables).where(and_(tables.c.id == table, free)).values(keeper=node, kept_until=until))
    return int(before) if taken.rowcount else None


def renew_leases(at: Connection, ids: list[str], node: str, until: int) -> set[str]:
    """Stay the keeper of these tables; those that are still ours."""
    ours = and_(tables.c.id.in_(ids), tables.c.keeper == node)
    at.execute(update(tables).where(ours).values(kept_until=until))
    return set(at.execute(select(tables.c.id).where(ours)).scalars())


def release_leases(at: Connection, ids: list[str], node: str) -> None:
    at.execute(update(tables).where(and_(tables.c.id.in_(ids), tables.c.keeper == node)).values(keeper=None))


def set_present(at: Connection, table: str, here: list[int], node: str, until: int) -> None:
    """These seats, and no others, have a screen on this node."""
    at.execute(delete(presence).where(and_(presence.c.table_id == table, presence.c.node == node)))
    if here:
        at.execute(insert(presence), [{"table_id": table, "seat": seat, "node": node, "until": until} for seat in here])
    signal(at, table, None)


def try_out(at: Connection, node: str) -> None:
    """Write something and take it away again: whether there is room, and a database that keeps it."""
    trial = {"table_id": "", "seat": 0, "node": node, "until": 0}
    at.execute(insert(presence), [trial])
    at.execute(delete(presence).where(and_(presence.c.table_id == "", presence.c.node == node)))


def renew_presence(at: Connection, ids: list[str], node: str, until: int) -> None:
    at.execute(update(presence).where(and_(presence.c.table_id.in_(ids), presence.c.node == node)).values(until=until))


def present_elsewhere(at: Connection, table: str, node: str, now: int) -> set[int]:
    wanted = and_(presence.c.table_id == table, presence.c.node != node, presence.c.until > now)
    return set(at.execute(select(presence.c.seat).where(wanted)).scalars())


def forget_node(at: Connection, node: str) -> None:
    """Clear what an earlier run of this node left behind."""
    at.execute(delete(presence).where(presence.c.node == node))


def write_turns(at: Connection, turns: dict[str, list[int]], now: int) -> None:
    """Note whose turn it is at these tables, for lists of tables."""
    for table, seats_ in turns.items():
        change_table(at, table, turns=seats_, changed_at=now)


def write_summaries(at: Connection, summaries: dict[str, dict[str, str]]) -> None:
    """Note where the matches of these tables stand, unless they are over and somebody has written how they ended."""
    for table, summary in summaries.items():
        going = and_(tables.c.id == table, tables.c.phase == "playing")
        at.execute(update(tables).where(going).values(summary=summary))
