"""The tables: laying one, sitting down, settling, beginning, playing by HTTP, playing again."""

from litestar import Response, Router
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from tablee.engine.refused import Refused
from tablee.server import deeds, hinting, laying, lobby, store
from tablee.server.callers import Caller
from tablee.server.course import seat_asked
from tablee.server.house import House
from tablee.server.messages import Play, StandIn
from tablee.server.objecting import objection
from tablee.server.records import TableRecord
from tablee.server.requests import (
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
)
from tablee.server.rooming import room_for
from tablee.server.rooms import Room
from tablee.server.routes import Asker, OurHouse, RoomParameter, TableId, get, post
from tablee.server.tokens import clean_code


@post("/tables", status_code=201)
async def lay_table(data: JSONBody[NewTable], caller: Asker, house: OurHouse) -> Response[Opened]:
    """Lay a table. The caller is its host and sits in its "human" seats."""
    house.limits.tables.check(caller.address)
    token, cookies = caller.known()
    record = laying.laid(data, token, caller.locale)
    if data.start:
        for seat in record.seats:
            if seat.kind == "open":
                raise Refused("seat-open", {"seat": seat.seat})
            seat.ready = True
        laying.start(record)
    await house.add(record)
    own = record.held(token)
    opened = Opened(record.id, record.room, record.code or "", own[0] if own else None)
    return Response(opened, status_code=201, cookies=cookies)


@get("/tables/{table:str}/room")
async def show_room(table: TableId, caller: Asker, house: OurHouse, room: RoomParameter = "") -> Room:
    """The room as the caller may know it."""
    served = await house.table(table)
    await served.settled()
    record = served.record
    allow_look(record, caller.token, room)
    standins = served.course.standins if served.course else set()
    return room_for(
        record,
        caller.token,
        caller.locale,
        caller.origin,
        present=served.present(),
        standins=standins,
        invited=room == record.room,
    )


@post("/tables/{table:str}/join")
async def join_table(table: TableId, data: JSONBody[JoinTable], caller: Asker, house: OurHouse) -> Response[Joined]:
    """Take a seat with an invitation or its code."""
    if not data.room:
        house.limits.codes.check(caller.address)
    token, cookies = caller.known()
    seat = await house.database.write(lambda at: lobby.join(at, table, token, data))
    await house.changed(table)
    return Response(Joined(seat), cookies=cookies)


@post("/tables/{table:str}/seats")
async def count_seats(table: TableId, data: JSONBody[SeatCount], caller: Asker, house: OurHouse) -> Room:
    """Change the number of seats (host)."""
    await house.database.write(lambda at: lobby.count(at, table, caller.token, data.count))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/seats/{seat:int}")
async def change_seat(
    table: TableId, seat: FromPath[int], data: JSONBody[SeatChange], caller: Asker, house: OurHouse
) -> Room:
    """Change a seat: one's own, or as the host any."""
    if seat < 0:
        raise Refused("unknown-seat", {"seat": seat})
    await house.database.write(lambda at: lobby.change(at, table, seat, caller.token, data, caller.locale))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/options")
async def settle(table: TableId, data: JSONBody[TableSettings], caller: Asker, house: OurHouse) -> Room:
    """Settle options, clock and spectators (host)."""
    await house.database.write(lambda at: lobby.settle(at, table, caller.token, data))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/ready")
async def say_ready(table: TableId, data: JSONBody[Readiness], caller: Asker, house: OurHouse) -> Room:
    """Say that one is ready, or not yet."""
    await house.database.write(lambda at: lobby.ready(at, table, caller.token, data))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/start")
async def start(table: TableId, caller: Asker, house: OurHouse) -> Room:
    """Begin the match (host)."""
    await house.database.write(lambda at: lobby.start(at, table, caller.token))
    return await changed_room(table, caller, house)


@post("/tables/{table:str}/leave", status_code=204)
async def leave(table: TableId, caller: Asker, house: OurHouse) -> None:
    """Give one's seats up. During a match bots play on for them."""
    served = await house.table(table)
    held = served.record.held(caller.token)
    await house.database.write(lambda at: lobby.leave(at, table, caller.token))
    await house.changed(table)
    for screen in [each for each in served.screens if each.token == caller.token]:
        screen.close("left")
    if served.record.phase == "playing":
        for seat in held:
            frame = StandIn(f"leave-{served.record.changed_at}-{seat}", on=True)
            await served.do(lambda seat=seat, frame=frame: deeds.stand_in(served, seat, frame))  # type: ignore[misc]


@post("/tables/{table:str}/rematch")
async def rematch(table: TableId, caller: Asker, house: OurHouse) -> TableLink:
    """Play again with the same people: whoever asks first lays the new table, the others are shown the way."""
    new = await house.database.write(lambda at: lobby.rematch(at, table, caller.token))
    await house.changed(table)
    return TableLink(new)


@post("/tables/{table:str}/device", status_code=201)
async def lend_seat(table: TableId, caller: Asker, house: OurHouse) -> DeviceCode:
    """A code that brings one's seats to another device: it works once, for two minutes."""
    return DeviceCode(await house.database.write(lambda at: lobby.lend(at, table, caller.token)))


@post("/device")
async def borrow_seat(data: JSONBody[DeviceCode], caller: Asker, house: OurHouse) -> Response[Seated]:
    """Use such a code on the other device."""
    house.limits.codes.check(caller.address)
    token, cookies = caller.known()
    table, seat = await house.database.write(lambda at: lobby.borrow(at, data.code, token))
    await house.changed(table)
    return Response(Seated(table, seat), cookies=cookies)


@get("/code/{code:str}")
async def find_code(code: FromPath[str], caller: Asker, house: OurHouse) -> RoomLink:
    """The table whose lobby has this code."""
    house.limits.codes.check(caller.address)
    wanted = clean_code(code)
    record = await house.database.read(lambda at: store.find_code(at, wanted))
    if record is None:
        raise Refused("unknown-code", {})
    return RoomLink(record.id, record.room)


@post("/tables/{table:str}/command")
async def command(table: TableId, data: JSONBody[Command], caller: Asker, house: OurHouse) -> Acknowledged:
    """Answer a decision: the same as the socket's "play", for bots and scripts."""
    served = await house.table(table)
    held = served.record.held(caller.token)
    if not held:
        raise Refused("no-seat", {})
    seat = seat_asked(data.decision)
    if seat is None or seat not in held:
        raise Refused("not-your-decision", {})
    frame = Play(data.id, data.decision, data.move, data.raw)
    ack = await served.do(lambda: deeds.play(served, seat, frame))
    return Acknowledged(ack.id, ack.step)


@post("/tables/{table:str}/hint")
async def show_hint(table: TableId, data: JSONBody[HintWish], caller: Asker, house: OurHouse) -> Hint:
    """What an expert would do now and why, at a table with one person."""
    served = await house.table(table)
    seat = hinting.check(served, caller.token, data.decision)
    if data.decision not in served.hints:
        house.limits.hints.check(caller.address)
        hopes = await house.thinkers.advise(served.match().match, seat)
        served.hints = {data.decision: hopes}
    return hinting.told(served, seat, data.decision, served.hints[data.decision], caller.locale)


@post("/tables/{table:str}/why-not")
async def show_objection(table: TableId, data: JSONBody[Picked], caller: Asker, house: OurHouse) -> Objection:
    """The rule that keeps the caller from picking this now."""
    served = await house.table(table)
    return objection(served, caller.token, data.decision, data.picks, caller.locale)


async def changed_room(table: str, caller: Caller, house: House) -> Room:
    """Let everybody know that a room changed; the room now."""
    await house.changed(table)
    record = await house.database.read(lambda at: _found(at, table))
    served = house.tables.get(table)
    present = served.present() if served else set()
    return room_for(record, caller.token, caller.locale, caller.origin, present=present, standins=set())


def _found(at: Connection, table: str) -> TableRecord:
    record = store.find_table(at, table)
    if record is None:
        raise Refused("unknown-table", {"table": table})
    return record


def allow_look(record: TableRecord, token: bytes | None, room: str) -> None:
    """Refuse whoever has neither a seat, nor an invitation, nor leave to watch."""
    insider = bool(record.held(token)) or token in record.hosts
    if not insider and room != record.room and not record.spectators and not record.uploaded:
        raise Refused("not-allowed", {})


tables_router = Router(
    "/api",
    route_handlers=[
        lay_table,
        show_room,
        join_table,
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
