"""Lists of tables: one's own, and those that anybody may watch; and the picture of an invitation."""

from io import BytesIO

import segno
from litestar import Response, Router
from sqlalchemy import Connection, and_, or_, select

from tablee.server import store
from tablee.server.api_tables import allow_look
from tablee.server.lines import game_words
from tablee.server.records import TableRecord
from tablee.server.requests import LiveTable, MyTable
from tablee.server.rooming import invitation_url
from tablee.server.routes import Asker, OurHouse, RoomParameter, TableId, get
from tablee.server.schema import holders, hosts, tables
from tablee.server.stamps import now

MOST = 50
RECENT = 24 * 3600 * 1000


@get("/mine")
async def list_mine(caller: Asker, house: OurHouse) -> list[MyTable]:
    """The tables this browser sits at or hosts, the latest first."""
    token = caller.token
    if token is None:
        return []
    return [my_table(record, token, caller.locale) for record in await house.database.read(lambda at: mine(at, token))]


@get("/live")
async def list_live(caller: Asker, house: OurHouse) -> list[LiveTable]:
    """The matches that anybody may watch now."""
    return [
        LiveTable(record.id, record.game, title(record, caller.locale), record.names(), record.phase)
        for record in await house.database.read(live)
    ]


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def show_qr(table: TableId, caller: Asker, house: OurHouse, room: RoomParameter = "") -> Response[bytes]:
    """The invitation as a QR code, for whoever has it."""
    record = (await house.table(table)).record
    allow_look(record, caller.token, room)
    insider = bool(record.held(caller.token)) or caller.token in record.hosts or room == record.room
    link = invitation_url(record, caller.origin) if insider else f"{caller.origin}/tables/{record.id}/watch"
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", scale=4, xmldecl=False, dark="#000", light="#fff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def mine(at: Connection, token: bytes) -> list[TableRecord]:
    held = select(holders.c.table_id).where(holders.c.token == token)
    hosted = select(hosts.c.table_id).where(hosts.c.token == token)
    return listed(at, or_(tables.c.id.in_(held), tables.c.id.in_(hosted)))


def live(at: Connection) -> list[TableRecord]:
    return listed(at, and_(tables.c.phase == "playing", tables.c.spectators, tables.c.changed_at > now() - RECENT))


def listed(at: Connection, wanted: "store.Condition") -> list[TableRecord]:
    chosen = select(tables.c.id).where(wanted).order_by(tables.c.changed_at.desc()).limit(MOST)
    found = (store.find_table(at, id) for id in at.execute(chosen).scalars().all())
    return [record for record in found if record is not None]


def my_table(record: TableRecord, token: bytes, locale: str) -> MyTable:
    held = record.held(token)
    return MyTable(
        table=record.id,
        game=record.game,
        title=title(record, locale),
        phase=record.phase,
        seat=held[0] if held else None,
        names=record.names(),
        turn=bool(set(held) & set(record.turns)),
        over=record.phase == "over",
        at=record.changed_at,
    )


def title(record: TableRecord, locale: str) -> str:
    return game_words(record.game, locale).say("title")


lists_router = Router("/api", route_handlers=[list_mine, list_live, show_qr], tags=["tables"])
