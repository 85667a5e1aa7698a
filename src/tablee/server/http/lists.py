"""Lists of tables: one's own, and those that anybody may watch; and the picture of an invitation."""

from io import BytesIO

import segno
from litestar import Response, Router

from tablee.server.http.routes import Asker, OurHouse, RoomParameter, TableId, get
from tablee.server.http.tables import allow_look
from tablee.server.lobby.room import invitation_url
from tablee.server.speech import game_words
from tablee.server.stamps import now
from tablee.server.storage import queries
from tablee.server.storage.stored import StoredTable
from tablee.server.wire.requests import LiveTable, MyTable

MOST = 50
RECENT = 24 * 3600 * 1000


@get("/mine")
async def list_mine(caller: Asker, house: OurHouse) -> list[MyTable]:
    """The tables this browser sits at or hosts, the latest first."""
    token = caller.token
    if token is None:
        return []
    return [
        my_table(stored, token, caller.locale)
        for stored in await house.database.read(lambda at: queries.tables_of(at, token, MOST))
    ]


@get("/live")
async def list_live(caller: Asker, house: OurHouse) -> list[LiveTable]:
    """The matches that anybody may watch now."""
    return [
        live_table(stored, caller.locale)
        for stored in await house.database.read(lambda at: queries.live_tables(at, now() - RECENT, MOST))
    ]


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def show_qr(table: TableId, caller: Asker, house: OurHouse, room: RoomParameter = "") -> Response[bytes]:
    """The invitation as a QR code, for whoever has it."""
    stored = (await house.table(table)).stored
    allow_look(stored, caller.token, room)
    invited = stored.is_insider(caller.token, room)
    link = invitation_url(stored, caller.origin) if invited else f"{caller.origin}/tables/{stored.id}/watch"
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", scale=4, xmldecl=False, dark="#000", light="#fff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def live_table(stored: StoredTable, locale: str) -> LiveTable:
    return LiveTable(
        table=stored.id,
        game=stored.game,
        title=title(stored, locale),
        names=stored.names(),
        phase=stored.phase,
        at=stored.changed_at,
        summary="" if stored.delay else summary(stored, locale),  # spectators are behind, and so is their list
    )


def my_table(stored: StoredTable, token: bytes, locale: str) -> MyTable:
    held = stored.held(token)
    return MyTable(
        table=stored.id,
        game=stored.game,
        title=title(stored, locale),
        phase=stored.phase,
        seat=held[0] if held else None,
        names=stored.names(),
        turn=bool(set(held) & set(stored.turns)),
        over=stored.phase == "over",
        at=stored.changed_at,
        summary=summary(stored, locale),
    )


def summary(stored: StoredTable, locale: str) -> str:
    return (stored.summary or {}).get(locale, "")


def title(stored: StoredTable, locale: str) -> str:
    return game_words(stored.game, locale).say("title")


lists_router = Router("/api", route_handlers=[list_mine, list_live, show_qr], tags=["tables"])
