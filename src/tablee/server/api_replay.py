"""Replays: any step of a match from any viewpoint that the caller may have; journals out and in; luck proved; forks."""

from typing import Annotated, Any, cast

from litestar import Response, Router
from litestar.params import JSONBody, QueryParameter

from tablee.engine.refused import Refused
from tablee.games import load
from tablee.scenes import Scene
from tablee.server import laying, store
from tablee.server.api_tables import allow_look
from tablee.server.bots import imagined
from tablee.server.course import Course, replayed
from tablee.server.house import House
from tablee.server.journals import journal_file, own_journal, proved, read_journal
from tablee.server.lines import lines_of
from tablee.server.opening import open_scene
from tablee.server.records import TableRecord
from tablee.server.requests import ForkTable, Replay, TableLink, Verified
from tablee.server.routes import Asker, OurHouse, RoomParameter, TableId, get, post
from tablee.server.stamps import now
from tablee.server.telling import Telling
from tablee.words import words

Viewpoint = Annotated[str, QueryParameter(name="seat", description='A seat, "open", or "public"', max_length=8)]
StepParameter = Annotated[int | None, QueryParameter(name="step", ge=0)]
LARGEST = 2 << 20


@get("/tables/{table:str}/replay")
async def show_replay(
    table: TableId,
    caller: Asker,
    house: OurHouse,
    seat: Viewpoint = "public",
    step: StepParameter = None,
    room: RoomParameter = "",
) -> Replay:
    """A match at one step. When it is over, from any seat or all open; before, from one's own seat or in public."""
    record, course = await course_of(house, table)
    allow_look(record, caller.token, room)
    viewer = viewpoint(record, course, caller.token, seat)
    if record.delay and viewer is None and not record.held(caller.token) and not course.match.over:
        raise Refused("not-yet-over", {})
    steps = course.n
    at = steps if step is None else step
    if at > steps:
        raise Refused("step-range", {"step": at, "steps": steps})
    then = course if at == steps else replayed(record, load(record.game), course.rows[:at])
    names = record.names()
    if seat == "open":
        scene: dict[str, Any] = open_scene(then.match, caller.locale, names)
    else:
        scene = then.match.scene(viewer, caller.locale, names)
    log = [line for entry in course.log for line in lines_of(entry, record.game, viewer, caller.locale, names)]
    running = viewer is not None and at == steps and not course.match.over
    asked = Telling(record, course, now()).asked(viewer) if running else None
    return Replay(steps, at, cast(Scene, scene), log, asked)


@get("/tables/{table:str}/journal")
async def show_journal(
    table: TableId, caller: Asker, house: OurHouse, room: RoomParameter = ""
) -> Response[dict[str, Any]]:
    """The journal: whole when the match is over; before, what the caller's own seat knows of it, without the key."""
    record, course = await course_of(house, table)
    allow_look(record, caller.token, room)
    if course.match.over:
        journal = journal_file(record, course)
    else:
        held = record.held(caller.token)
        if not held:
            raise Refused("not-yet-over", {})
        journal = own_journal(record, course, held[0])
    name = f"{record.game}-{record.id}.json"
    return Response(journal, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/journals", status_code=201, request_max_body_size=LARGEST)
async def upload_journal(data: JSONBody[dict[str, Any]], caller: Asker, house: OurHouse) -> Response[TableLink]:
    """Bring a finished match: its journal is checked and becomes a table to replay."""
    house.limits.tables.check(caller.address)
    token, cookies = caller.known()
    record, rows = read_journal(data, token, caller.locale)

    def add(at: Any) -> None:
        store.add_table(at, record)
        for row in rows:
            store.append(at, record.id, row)

    await house.database.write(add)
    return Response(TableLink(record.id), status_code=201, cookies=cookies)


@get("/tables/{table:str}/verify")
async def verify(table: TableId, caller: Asker, house: OurHouse, room: RoomParameter = "") -> Verified:
    """Whether the luck of a finished match is what was promised before the deal, and every step follows from it."""
    served = house.tables.get(table)
    if served is not None:
        await served.settled()
    record, rows = await house.database.read(lambda at: (store.find_table(at, table), store.rows_after(at, table, 0)))
    if record is None:
        raise Refused("unknown-table", {"table": table})
    allow_look(record, caller.token, room)
    if record.phase != "over":
        raise Refused("not-yet-over", {})
    ok, code = proved(record, rows)
    return Verified(ok, len(rows), words(caller.locale).say(f"proof-{code}", {"steps": len(rows)}))


@post("/tables/{table:str}/fork", status_code=201)
async def fork(
    table: TableId, data: JSONBody[ForkTable], caller: Asker, house: OurHouse, room: RoomParameter = ""
) -> Response[TableLink]:
    """Play on from a step against bots. While the match runs, from what one's own seat can imagine there."""
    house.limits.tables.check(caller.address)
    record, course = await course_of(house, table)
    allow_look(record, caller.token, room)
    if data.step > course.n:
        raise Refused("step-range", {"step": data.step, "steps": course.n})
    if data.seat >= len(record.seats):
        raise Refused("unknown-seat", {"seat": data.seat})
    then = replayed(record, load(record.game), course.rows[: data.step])
    if then.match.over:
        raise Refused("match-over", {})
    if course.match.over:
        board: Any = then.match.position()["board"]
    elif data.seat in record.held(caller.token):
        board = imagined(then.match, data.seat)["board"]
    else:
        raise Refused("not-yet-over", {})
    token, cookies = caller.known()
    new = laying.forked(record, board, data.seat, data.level, token, caller.locale)
    laying.start(new)
    await house.add(new)
    return Response(TableLink(new.id), status_code=201, cookies=cookies)


async def course_of(house: House, table: str) -> tuple[TableRecord, Course]:
    """A table's record and course as they stand."""
    served = await house.table(table)
    return served.record, served.match()


def viewpoint(record: TableRecord, course: Course, token: bytes | None, seat: str) -> int | None:
    """The seat whose knowledge is asked for, None for the public's; refuses what the caller may not know yet."""
    if seat in ("public", "watch", "tv"):
        return None
    if seat == "open":
        if not course.match.over:
            raise Refused("not-yet-over", {})
        return None
    if not (seat.isascii() and seat.isdigit()) or int(seat) >= len(record.seats):
        raise Refused("bad-request", {"field": "seat", "why": seat})
    if not course.match.over and int(seat) not in record.held(token):
        raise Refused("not-your-seat", {"seat": int(seat)})
    return int(seat)


replay_router = Router(
    "/api", route_handlers=[show_replay, show_journal, upload_journal, verify, fork], tags=["replays"]
)
