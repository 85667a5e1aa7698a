"""The tables: laying one, sitting down, settling, beginning, playing by HTTP, playing again."""

from functools import partial

from litestar import Response, Router
from litestar.params import FromPath, JSONBody

from tablee.engine.refused import Refused
from tablee.server.bots import hints
from tablee.server.http.callers import Caller
from tablee.server.http.routes import Asker, OurHouse, OurLimits, RoomParameter, TableId, get, post
from tablee.server.live import commands
from tablee.server.live.commands import Arrival, By
from tablee.server.live.house import House
from tablee.server.live.objections import objection
from tablee.server.live.table import Table
from tablee.server.lobby import devices, new_table, seats, terms
from tablee.server.lobby.room import room_for
from tablee.server.match.history import seat_asked
from tablee.server.stamps import now
from tablee.server.storage import queries
from tablee.server.storage.stored import StoredTable
from tablee.server.tokens import clean_code
from tablee.server.wire.messages import Play, StandIn
from tablee.server.wire.requests import (
    Acknowledged,
    Command,
    DeviceCode,
    Hint,
    HintWish,
    Joined,
    JoinTable,
    NewTable,
    Objection,
    Opened,
    Picked,
    Readiness,
    RoomLink,
    SeatChange,
    SeatCount,
    Seated,
    TableLink,
    TableSettings,
    Watcher,
)
from tablee.server.wire.rooms import Room


@post("/tables", status_code=201)
async def lay_table(data: JSONBody[NewTable], caller: Asker, house: OurHouse, limits: OurLimits) -> Response[Opened]:
    """Lay a table. The caller is its host and sits in its "human" seats."""
    limits.tables.check(caller.address)
    token, cookies = caller.known()
    stored = new_table.laid(data, token, caller.locale)
    if data.start:
        for seat in stored.seats:
            if seat.kind == "open":
                raise Refused("seat-open", {"seat": seat.seat})
            seat.ready = True
        new_table.start(stored)
    await house.add(stored)
    own = stored.held(token)
    opened = Opened(stored.id, stored.room, stored.code or "", own[0] if own else None)
    return Response(opened, status_code=201, cookies=cookies)


@get("/tables/{table:str}/room")
async def show_room(table: TableId, caller: Asker, house: OurHouse, room: RoomParameter = "") -> Room:
    """The room as the caller may know it."""
    served = await house.table(table)
    await served.queue.settled()
    allow_replay(served.stored, caller.token, room)
    return room_now(served, caller, room)


@post("/tables/{table:str}/join")
async def join_table(
    table: TableId, data: JSONBody[JoinTable], caller: Asker, house: OurHouse, limits: OurLimits
) -> Response[Joined]:
    """Take a seat with an invitation or its code."""
    if not data.room:
        limits.codes.check(caller.address)
    token, cookies = caller.known()
    seat = await house.database.write(lambda at: seats.join(at, table, token, data))
    await house.changed(table)
    return Response(Joined(seat), cookies=cookies)


@post("/tables/{table:str}/watch")
async def watch(table: TableId, data: JSONBody[Watcher], caller: Asker, house: OurHouse) -> Response[Room]:
    """Come to look on, under a name."""
    token, cookies = caller.known()
    await house.database.write(lambda at: seats.watch(at, table, token, data))
    await house.changed(table)
    return Response(room_now(await house.table(table), caller, data.room), cookies=cookies)


@post("/tables/{table:str}/seats")
async def count_seats(table: TableId, data: JSONBody[SeatCount], caller: Asker, house: OurHouse) -> Room:
    """Change the number of seats (host)."""
    await house.database.write(lambda at: seats.count(at, table, caller.token, data.count))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/seats/{seat:int}")
async def change_seat(
    table: TableId, seat: FromPath[int], data: JSONBody[SeatChange], caller: Asker, house: OurHouse
) -> Room:
    """Change a seat: one's own, or as the host any."""
    if seat < 0:
        raise Refused("unknown-seat", {"seat": seat})
    await house.database.write(lambda at: seats.change(at, table, seat, caller.token, data, caller.locale))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/options")
async def settle(table: TableId, data: JSONBody[TableSettings], caller: Asker, house: OurHouse) -> Room:
    """Settle options, clock and spectators (host)."""
    await house.database.write(lambda at: terms.settle(at, table, caller.token, data))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/ready")
async def say_ready(table: TableId, data: JSONBody[Readiness], caller: Asker, house: OurHouse) -> Room:
    """Say that one is ready, or not yet."""
    await house.database.write(lambda at: terms.ready(at, table, caller.token, data))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/start")
async def start(table: TableId, caller: Asker, house: OurHouse) -> Room:
    """Begin the match (host)."""
    await house.database.write(lambda at: terms.start(at, table, caller.token))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/leave", status_code=204)
async def leave(table: TableId, caller: Asker, house: OurHouse) -> None:
    """Give one's seats up. During a match bots play on for them."""
    served = await house.table(table)
    held = served.stored.held(caller.token)
    await house.database.write(lambda at: seats.leave(at, table, caller.token))
    await house.changed(table)
    if served.stored.phase == "playing":
        for seat in held:
            bot = partial(commands.stand_in, seat=seat, frame=StandIn("leave", on=True))
            await served.queue.do(partial(served.append, bot))


@post("/tables/{table:str}/rematch")
async def rematch(table: TableId, caller: Asker, house: OurHouse) -> TableLink:
    """Play again with the same people: whoever asks first lays the new table, the others are shown the way."""
    new, earlier = await house.database.write(lambda at: terms.rematch(at, table, caller.token))
    for each in earlier:
        await house.changed(each)
    return TableLink(new)


@post("/tables/{table:str}/device", status_code=201)
async def lend_seat(table: TableId, caller: Asker, house: OurHouse) -> DeviceCode:
    """A code that brings one's seats to another device: it works once, for two minutes."""
    return DeviceCode(await house.database.write(lambda at: devices.lend(at, table, caller.token)))


@post("/device")
async def borrow_seat(
    data: JSONBody[DeviceCode], caller: Asker, house: OurHouse, limits: OurLimits
) -> Response[Seated]:
    """Use such a code on the other device."""
    limits.codes.check(caller.address)
    token, cookies = caller.known()
    table, seat = await house.database.write(lambda at: devices.borrow(at, data.code, token))
    await house.changed(table)
    return Response(Seated(table, seat), cookies=cookies)


@get("/code/{code:str}")
async def find_code(code: FromPath[str], caller: Asker, house: OurHouse, limits: OurLimits) -> RoomLink:
    """The table whose lobby has this code."""
    limits.codes.check(caller.address)
    wanted = clean_code(code)
    stored = await house.database.read(lambda at: queries.find_code(at, wanted))
    if stored is None:
        raise Refused("unknown-code", {})
    return RoomLink(stored.id, stored.room)


@post("/tables/{table:str}/command")
async def command(table: TableId, data: JSONBody[Command], caller: Asker, house: OurHouse) -> Acknowledged:
    """Answer a decision: the same as the socket's "play", for bots and scripts."""
    served = await house.table(table)
    held = served.stored.held(caller.token)
    if not held:
        raise Refused("no-seat", {})
    seat = seat_asked(data.decision)
    if seat is None or seat not in held:
        raise Refused("not-your-decision", {})
    frame = Play(data.id, data.decision, data.move, data.raw)
    check = partial(commands.play, seat=seat, frame=frame, arrival=Arrival(now()))
    made = await served.queue.do(partial(served.play, check, By(caller.token, seat, data.id), seat, frame))
    return Acknowledged(data.id, made if isinstance(made, int) else await made)


@post("/tables/{table:str}/hint")
async def show_hint(
    table: TableId, data: JSONBody[HintWish], caller: Asker, house: OurHouse, limits: OurLimits
) -> Hint:
    """What an expert would do now and why, at a table with one person."""
    served = await house.table(table)
    history = served.history
    seat = hints.check(served.stored, history, caller.token, data.decision)
    if data.decision not in served.hints:
        limits.hints.check(caller.address)
        served.hints = {data.decision: await house.pool.advise(table, history.match, seat)}
    return hints.told(served.stored, history, seat, data.decision, served.hints[data.decision], caller.locale)


@post("/tables/{table:str}/why-not")
async def show_objection(table: TableId, data: JSONBody[Picked], caller: Asker, house: OurHouse) -> Objection:
    """The rule that keeps the caller from picking this now."""
    served = await house.table(table)
    return objection(served.stored, served.history, caller.token, data.decision, data.picks, caller.locale)


async def changed_room(table: str, caller: Caller, house: House) -> Room:
    """Let everybody know that a room changed; the room now."""
    await house.changed(table)
    return room_now(await house.table(table), caller, "")


def room_now(served: Table, caller: Caller, invitation: str) -> Room:
    """A room as the caller may know it."""
    standing = served.standing
    return room_for(
        standing.stored,
        caller.token,
        caller.locale,
        caller.origin,
        invitation,
        present=standing.present(),
        standins=standing.standins(),
    )


def allow_look(stored: StoredTable, token: bytes | None, invitation: str) -> None:
    """Refuse whoever has neither a seat, nor an invitation, nor leave to watch."""
    if not stored.may_look(token, invitation):
        raise Refused("not-allowed", {})


def allow_replay(stored: StoredTable, token: bytes | None, invitation: str) -> None:
    """Refuse whoever may neither look nor has a link that opens."""
    if not stored.may_replay(token, invitation):
        raise Refused("not-allowed", {})


tables_router = Router(
    "/api",
    route_handlers=[
        lay_table,
        show_room,
        join_table,
        watch,
        count_seats,
        change_seat,
        settle,
        say_ready,
        start,
        leave,
        rematch,
        lend_seat,
        borrow_seat,
        find_code,
        command,
        show_hint,
        show_objection,
    ],
    tags=["tables"],
)
