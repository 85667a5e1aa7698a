"""Replays: any moment of a match from any viewpoint one may have; journals out and in; luck proved; forks."""

from asyncio import to_thread
from typing import Annotated, Any, cast

from litestar import Response, Router
from litestar.params import JSONBody, QueryParameter

from tablee.engine.refused import Refused
from tablee.scenes import Scene
from tablee.server.archive.course import course
from tablee.server.archive.journals import journal_file, own_journal, proved, read_journal
from tablee.server.archive.moments import board_after, scene_after
from tablee.server.http.routes import Asker, OurHouse, OurLimits, RoomParameter, TableId, get, post
from tablee.server.http.tables import allow_replay, changed_room
from tablee.server.live.house import House
from tablee.server.live.projection import Projection
from tablee.server.lobby import new_table, terms
from tablee.server.match.history import History
from tablee.server.match.lines import lines_of
from tablee.server.stamps import now
from tablee.server.storage import queries
from tablee.server.storage.stored import StoredTable
from tablee.server.wire.requests import Course, ForkTable, Linked, Replay, TableLink, Verified
from tablee.server.wire.rooms import Room
from tablee.words import words

Viewpoint = Annotated[str, QueryParameter(name="seat", description='A seat, "open", or "public"', max_length=8)]
EntryParameter = Annotated[int | None, QueryParameter(name="entry", description="The last that counts", ge=0)]
LARGEST = 2 << 20


@get("/tables/{table:str}/replay")
async def show_replay(
    table: TableId,
    caller: Asker,
    house: OurHouse,
    seat: Viewpoint = "public",
    entry: EntryParameter = None,
    room: RoomParameter = "",
) -> Replay:
    """A match after one entry. When it is over, from any seat or all open; before, from one's own seat or in public."""
    stored, history = await history_of(house, table)
    allow_replay(stored, caller.token, room)
    viewer = viewpoint(stored, history, caller.token, seat)
    if stored.delay and viewer is None and not stored.held(caller.token) and not history.match.over:
        raise Refused("not-yet-over", {})
    entries = history.n
    at = entries if entry is None else entry
    if at > entries:
        raise Refused("entry-range", {"entry": at, "entries": entries})
    names = stored.names()
    if at == entries and seat != "open":
        scene: Any = history.match.scene(viewer, caller.locale, names)
    else:
        then = stored, history.entries[:at], viewer, seat == "open", caller.locale
        scene = await house.clerk.do(caller.address, scene_after, *then)
    log = [line for happening in history.log for line in lines_of(happening, stored.game, viewer, caller.locale, names)]
    running = viewer is not None and at == entries and not history.match.over
    asked = Projection(stored, history, now()).asked(viewer) if running else None
    return Replay(entries, at, cast(Scene, scene), log, asked)


@get("/tables/{table:str}/journal")
async def show_journal(
    table: TableId, caller: Asker, house: OurHouse, room: RoomParameter = ""
) -> Response[dict[str, Any]]:
    """The journal: whole when the match is over; before, what the caller's own seat knows of it, without the key."""
    stored, history = await history_of(house, table)
    allow_replay(stored, caller.token, room)
    if history.match.over:
        journal = journal_file(stored, history)
    else:
        held = stored.held(caller.token)
        if not held:
            raise Refused("not-yet-over", {})
        journal = own_journal(stored, history, held[0])
    name = f"{stored.game}-{stored.id}.json"
    return Response(journal, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/journals", status_code=201, request_max_body_size=LARGEST)
async def upload_journal(
    data: JSONBody[dict[str, Any]], caller: Asker, house: OurHouse, limits: OurLimits
) -> Response[TableLink]:
    """Bring a finished match: its journal is checked and becomes a table to replay."""
    limits.tables.check(caller.address)
    token, cookies = caller.known()
    stored, entries = await house.clerk.do(caller.address, read_journal, data, token, caller.locale)

    def add(at: Any) -> None:
        queries.add_table(at, stored)
        for entry in entries:
            queries.append(at, stored.id, entry)

    await house.database.write(add)
    return Response(TableLink(stored.id), status_code=201, cookies=cookies)


@get("/tables/{table:str}/verify")
async def verify(table: TableId, caller: Asker, house: OurHouse, room: RoomParameter = "") -> Verified:
    """Whether the luck of a finished match is what was promised before the deal, and every step follows from it."""
    served = house.tables.get(table)
    if served is not None:
        await served.queue.settled()
    stored, entries = await house.database.read(
        lambda at: (queries.find_table(at, table), queries.entries_after(at, table, 0))
    )
    if stored is None:
        raise Refused("unknown-table", {"table": table})
    allow_replay(stored, caller.token, room)
    if stored.phase != "over":
        raise Refused("not-yet-over", {})
    ok, code = await house.clerk.do(caller.address, proved, stored, entries)
    steps = sum(entry.kind == "move" for entry in entries)
    return Verified(ok, steps, words(caller.locale).say(f"proof-{code}", {"steps": steps}))


@post("/tables/{table:str}/fork", status_code=201)
async def fork(
    table: TableId,
    data: JSONBody[ForkTable],
    caller: Asker,
    house: OurHouse,
    limits: OurLimits,
    room: RoomParameter = "",
) -> Response[TableLink]:
    """Play on from an entry against bots. While the match runs, only alone at the table, from what one can imagine."""
    limits.tables.check(caller.address)
    stored, history = await history_of(house, table)
    allow_replay(stored, caller.token, room)
    if data.entry > history.n:
        raise Refused("entry-range", {"entry": data.entry, "entries": history.n})
    if data.seat >= len(stored.seats):
        raise Refused("unknown-seat", {"seat": data.seat})
    if not history.match.over and not (stored.people() == [data.seat] and data.seat in stored.held(caller.token)):
        raise Refused("not-yet-over", {})
    imagining = None if history.match.over else data.seat
    entries = history.entries[: data.entry]
    board = await house.clerk.do(caller.address, board_after, stored, entries, imagining)
    if board is None:
        raise Refused("match-over", {})
    token, cookies = caller.known()
    new = new_table.forked(stored, board, data, token)
    new_table.start(new)
    await house.add(new)
    return Response(TableLink(new.id), status_code=201, cookies=cookies)


@get("/tables/{table:str}/course")
async def show_course(table: TableId, caller: Asker, house: OurHouse, room: RoomParameter = "") -> Course:
    """Where a finished match turned, from what everybody may know of it."""
    stored, history = await history_of(house, table)
    allow_replay(stored, caller.token, room)
    if not history.match.over:
        raise Refused("not-yet-over", {})
    return await to_thread(course, stored, history, caller.locale)


@post("/tables/{table:str}/linked")
async def link(table: TableId, data: JSONBody[Linked], caller: Asker, house: OurHouse) -> Room:
    """Say whether whoever has a link to a moment of this match may open it once the match is over (host)."""
    await house.database.write(lambda at: terms.link(at, table, caller.token, data.linked))
    return await changed_room(table, caller, house)


async def history_of(house: House, table: str) -> tuple[StoredTable, History]:
    """A table and its history as they stand."""
    served = await house.table(table)
    return served.stored, served.history


def viewpoint(stored: StoredTable, history: History, token: bytes | None, seat: str) -> int | None:
    """The seat whose knowledge is asked for, None for the public's; refuses what the caller may not know yet."""
    if seat in ("public", "watch", "tv"):
        return None
    if seat == "open":
        if not history.match.over:
            raise Refused("not-yet-over", {})
        return None
    if not (seat.isascii() and seat.isdigit()) or int(seat) >= len(stored.seats):
        raise Refused("bad-request", {"field": "seat", "why": seat})
    if not history.match.over and int(seat) not in stored.held(token):
        raise Refused("not-your-seat", {"seat": int(seat)})
    return int(seat)


replay_router = Router(
    "/api",
    route_handlers=[show_replay, show_journal, upload_journal, verify, show_course, fork, link],
    tags=["replays"],
)
