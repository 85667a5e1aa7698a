"""Sockets: a screen comes, is told everything, asks for things, is told what happens, goes."""

import asyncio
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from tablee.engine.refused import Refused
from tablee.server.http.callers import caller_of, check_origin
from tablee.server.http.limits import Bucket
from tablee.server.http.refusals import refusal
from tablee.server.http.routes import OurHouse, OurLimits, TableId
from tablee.server.live.commands import Arrival, By, check_of
from tablee.server.live.house import House
from tablee.server.live.screens import CLOSE_CODES, Screen
from tablee.server.live.table import Table
from tablee.server.stamps import now
from tablee.server.storage.stored import ScreenKind, StoredTable
from tablee.server.wire.messages import Ack, Away, Back, ClientFrame, Draft, Echo, Hold, Mark, Ping, Play, Say, Voice

MOST = 8192  # bytes of a frame
SEND_TIME = 10.0  # seconds a frame may take to be sent

decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def play_socket(
    socket: Socket,
    table: TableId,
    house: OurHouse,
    limits: OurLimits,
    seat: FromQuery[str] = "watch",
    since: FromQuery[int | None] = None,
    locale: FromQuery[str | None] = None,
    room: FromQuery[str] = "",
    shared: FromQuery[bool] = False,
) -> None:
    """Serve one screen, from its hello to its bye."""
    caller = caller_of(socket, house.settings, locale)
    await socket.accept()
    try:
        check_origin(socket, house.settings)
        limits.sockets.check(caller.address)
        served = await house.table(table)
        kind, number = sit(served.stored, caller.token, seat, room)
    except Refused as refused:
        await turn_away(socket, house, refused, caller.locale)
        return
    visit = asyncio.current_task()
    assert visit is not None
    house.visits.add(visit)
    visit.add_done_callback(house.visits.discard)
    screen = Screen(
        kind,
        number,
        locale=caller.locale,
        token=caller.token,
        origin=caller.origin,
        invitation=room,
        shared=shared and number is not None,
    )
    house.measures.screens.inc()
    sending = asyncio.create_task(send_on(socket, screen))
    buckets = Buckets(limits.frames(plays=number is not None), limits.drafts())
    receiving = asyncio.create_task(receive_on(socket, house, served, screen, buckets, since))
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
        served.depart(screen)


def sit(stored: StoredTable, token: bytes | None, wish: str, invitation: str) -> tuple[ScreenKind, int | None]:
    """What a screen may be: a seat it holds, the table's own TV, or a spectator where they are welcome."""
    if wish.isascii() and wish.isdigit() and len(wish) <= 2:
        if not stored.may_show("seat", int(wish), token, invitation):
            raise Refused("not-your-seat", {"seat": int(wish)})
        return "seat", int(wish)
    if wish == "tv" and stored.may_show("tv", None, token, invitation):
        return "tv", None
    if wish not in ("watch", "tv") or not stored.may_show("watch", None, token, invitation):
        raise Refused("not-allowed", {})
    return "watch", None


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


class Buckets:
    """What one socket may send: drafts, and all the rest."""

    def __init__(self, frames: Bucket, drafts: Bucket) -> None:
        self.frames = frames
        self.drafts = drafts

    def admitted(self, text: str, screen: Screen) -> ClientFrame | None:
        """The frame; None when this screen has been closed for its flood. Whatever cannot be read counts too."""
        try:
            frame = decoded(text)
        except Refused:
            if not taken(self.frames, screen):
                return None
            raise
        return frame if taken(self.drafts if isinstance(frame, Draft) else self.frames, screen) else None


async def receive_on(
    socket: Socket, house: House, table: Table, screen: Screen, buckets: Buckets, since: int | None
) -> None:
    """Answer every frame: with an ack, a pong, or the reason why not."""
    await table.queue.do(partial(table.welcome, screen, since))
    while screen.closed is None:
        try:
            text = await asyncio.wait_for(socket.receive_data("text"), house.settings.silence / 1000)
        except TimeoutError:
            screen.close("silent")
            return
        except (WebSocketDisconnect, msgspec.DecodeError):
            return
        id = ""
        try:
            frame = buckets.admitted(text, screen)
            if frame is None:
                return
            id = getattr(frame, "id", "")
            arrival = Arrival(now(), screen.delay)
            if isinstance(frame, Play) and table.is_voice(screen, frame):
                screen.tell(Ack(id, await table.queue.do(partial(table.spoken, screen, frame, arrival))))
                continue
            check = None if screen.seat is None else check_of(frame, screen.seat, arrival)
            if screen.seat is not None and check is not None:
                by = By(screen.token, screen.seat, id)
                if isinstance(frame, Play):
                    done = await table.queue.do(partial(table.play, check, by, screen.seat, frame))
                    settle(table, screen, id, done)
                    continue
                screen.tell(Ack(id, await table.queue.do(partial(table.append, check, by))))
            else:
                await answer(table, screen, frame)
        except Refused as refused:
            house.measures.refused.labels(refused.code).inc()
            screen.tell(refusal(id or named(text), refused, screen.locale, table.stored.game, table.stored.names()))


def settle(table: Table, screen: Screen, id: str, done: "int | asyncio.Future[int]") -> None:
    """Answer an answer: at once, or when it counts or was held back."""
    if isinstance(done, int):
        screen.tell(Ack(id, done))
        return

    def tell(fate: "asyncio.Future[int]") -> None:
        error = fate.exception()
        if isinstance(error, Refused):
            screen.tell(refusal(id, error, screen.locale, table.stored.game, table.stored.names()))
        else:
            screen.tell(Ack(id, fate.result()))

    done.add_done_callback(tell)


async def answer(table: Table, screen: Screen, frame: ClientFrame) -> None:
    """Answer what makes no entry in the journal."""
    match frame:
        case Ping(n=n):
            screen.pong(n)
        case Echo(n=n):
            screen.hear_echo(n)
        case Away() | Back():
            await table.queue.do(partial(table.look, screen, looking=isinstance(frame, Back)))
        case Voice(languages=languages):
            await table.queue.do(partial(table.speak_up, screen, list(languages)))
        case Say():
            screen.tell(Ack(frame.id, await table.queue.do(partial(table.say, screen, frame))))
        case _ if screen.seat is None:
            raise Refused("no-seat", {})
        case Draft():
            table.draft(screen, screen.seat, frame, Arrival(now(), screen.delay))
        case Hold():
            screen.tell(Ack(frame.id, await table.queue.do(partial(table.hold_back, screen, screen.seat, frame))))
        case Mark():
            screen.tell(Ack(frame.id, await table.queue.do(partial(table.mark, screen, screen.seat, frame))))
        case _:
            raise AssertionError(f"{type(frame).__name__} is a command")


def taken(bucket: Bucket, screen: Screen) -> bool:
    """Whether there is a token for a frame; refuses when there is none, and closes who does not mind."""
    if bucket.take():
        return True
    if bucket.hopeless:
        screen.close("flood")
        return False
    raise Refused("too-many", {"seconds": 1})


def decoded(text: str) -> ClientFrame:
    if len(text) > MOST or len(text.encode()) > MOST:
        raise Refused("too-large", {"most": MOST})
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refused("bad-frame", {"why": str(error)[:200]}) from None


def named(text: str) -> str:
    """The id of a frame that could not be understood, if it has one."""
    try:
        found = msgspec.json.decode(text) if len(text) <= MOST else None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id[:64] if isinstance(id, str) else ""
