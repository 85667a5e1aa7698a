"""Sockets: a screen comes, is told everything, asks for things, is told what happens, goes."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from tablee.engine.refused import Refused
from tablee.server import deeds, store
from tablee.server.callers import caller_of, check_origin
from tablee.server.house import House
from tablee.server.limits import Bucket
from tablee.server.messages import Away, Back, ClientFrame, Ping, Pong
from tablee.server.records import TableRecord
from tablee.server.refusals import refusal
from tablee.server.routes import OurHouse, TableId
from tablee.server.screens import CLOSE_CODES, Screen
from tablee.server.stamps import now
from tablee.server.table import Table

MOST = 8192  # bytes of a frame
SEND_TIME = 10.0  # seconds a frame may take to be sent

decoder = msgspec.json.Decoder(ClientFrame)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def play_socket(
    socket: Socket,
    table: TableId,
    house: OurHouse,
    seat: FromQuery[str] = "watch",
    since: FromQuery[int | None] = None,
    locale: FromQuery[str | None] = None,
    room: FromQuery[str] = "",
) -> None:
    """Serve one screen, from its hello to its bye."""
    caller = caller_of(socket, house.settings, locale)
    await socket.accept()
    try:
        check_origin(socket, house.settings)
        house.limits.sockets.check(caller.address)
        served = await house.table(table)
        kind, number = sit(served.record, caller.token, seat, room)
    except Refused as refused:
        await turn_away(socket, house, refused, caller.locale)
        return
    visit = asyncio.current_task()
    assert visit is not None
    house.visits.add(visit)
    visit.add_done_callback(house.visits.discard)
    screen = Screen(kind, number, caller.locale, caller.token, caller.origin)
    house.measures.screens.inc()
    sending = asyncio.create_task(send_on(socket, screen))
    receiving = asyncio.create_task(receive_on(socket, house, served, screen, since))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        if screen.closed is not None:
            await asyncio.wait((sending,), timeout=SEND_TIME)
            house.measures.dropped.labels(screen.closed).inc()
    finally:
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
        house.measures.screens.dec()
        await depart(house, served, screen)


def sit(record: TableRecord, token: bytes | None, wish: str, room: str) -> tuple[Any, int | None]:
    """What a screen may be: a seat it holds, the table's own TV, or a spectator where they are welcome."""
    held = record.held(token)
    if wish.isascii() and wish.isdigit() and len(wish) <= 2:
        if int(wish) not in held:
            raise Refused("not-your-seat", {"seat": int(wish)})
        return "seat", int(wish)
    insider = bool(held) or token in record.hosts or room == record.room
    if wish == "tv" and (insider or record.spectators):
        return "tv" if insider else "watch", None
    if wish == "watch" and (insider or record.spectators or record.uploaded):
        return "watch", None
    raise Refused("not-allowed", {})


async def turn_away(socket: Socket, house: House, refused: Refused, locale: str) -> None:
    """Say why a screen may not come in, and close."""
    house.measures.refused.labels(refused.code).inc()
    await socket.send_data(msgspec.json.encode(refusal("", refused, locale)).decode())
    code = 4404 if refused.code == "unknown-table" else 1013 if refused.code in ("closing", "too-many") else 4403
    await socket.close(code)


async def send_on(socket: Socket, screen: Screen) -> None:
    while True:
        frame = await screen.next()
        if frame is None:
            assert screen.closed is not None
            await socket.close(CLOSE_CODES[screen.closed])
            return
        try:
            await asyncio.wait_for(socket.send_data(frame), SEND_TIME)
        except TimeoutError:
            screen.close("slow")
            return


async def receive_on(socket: Socket, house: House, table: Table, screen: Screen, since: int | None) -> None:
    await table.do(lambda: welcome(table, screen, since))
    bucket = house.limits.frames(plays=screen.seat is not None)
    while screen.closed is None:
        try:
            text = await asyncio.wait_for(socket.receive_data("text"), house.settings.silence / 1000)
        except TimeoutError:
            screen.close("silent")
            return
        except (WebSocketDisconnect, msgspec.DecodeError):
            return
        await answer(house, table, screen, text, bucket)


async def answer(house: House, table: Table, screen: Screen, text: str, bucket: Bucket) -> None:
    """Answer a frame: with an ack, a pong, or the reason why not."""
    id = ""
    try:
        if house.limits.on and not bucket.take():
            if bucket.hopeless:
                screen.close("flood")
                return
            raise Refused("too-many", {"seconds": 1})
        if len(text) > MOST or len(text.encode()) > MOST:
            raise Refused("too-large", {"most": MOST})
        frame = decoded(text)
        id = getattr(frame, "id", "")
        match frame:
            case Ping(n=n):
                screen.tell(Pong(n))
            case Away() | Back():
                await table.do(lambda: look(table, screen, looking=isinstance(frame, Back)))
            case _:
                ack = await table.do(lambda: deeds.done(table, screen, frame))
                if ack is not None:
                    screen.tell(ack)
    except Refused as refused:
        house.measures.refused.labels(refused.code).inc()
        if not id:
            id = named(text)
        screen.tell(refusal(id, refused, screen.locale, table.record.game, table.record.names()))


def decoded(text: str) -> ClientFrame:
    try:
        frame: ClientFrame = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refused("bad-frame", {"why": str(error)[:200]}) from None
    return frame


def named(text: str) -> str:
    """The id of a frame that could not be understood, if it has one."""
    try:
        found = msgspec.json.decode(text) if len(text) <= MOST else None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id[:64] if isinstance(id, str) else ""


# Deeds of the table's task.


async def welcome(table: Table, screen: Screen, since: int | None) -> None:
    """Let a screen in, tell it everything; the others see who is there."""
    table.screens.add(screen)
    table.used_at = now()
    table.greet(screen, since)
    await came_or_went(table)
    if screen.seat is not None:
        await deeds.come_back(table, screen.seat)


async def look(table: Table, screen: Screen, *, looking: bool) -> None:
    screen.looking = looking
    await came_or_went(table)
    if looking and screen.seat is not None:
        await deeds.come_back(table, screen.seat)


async def depart(house: House, table: Table, screen: Screen) -> None:
    table.screens.discard(screen)
    table.used_at = now()
    if not table.stopped:
        table.soon(lambda: came_or_went(table))


async def came_or_went(table: Table) -> None:
    """Note who is present, when that has changed, and tell everybody."""
    here = table.here()
    if here == table.known_here:
        return
    table.known_here = here
    house, id = table.house, table.record.id
    until = now() + house.settings.lease
    await house.database.write(lambda at: store.set_present(at, id, sorted(here), house.node, until))
    table.tell_room()
    table.keeper.look()
