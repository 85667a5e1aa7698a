"""Careers: what somebody's browsers have finished, game by game; out as a file, and over to another device."""

from typing import Any

import msgspec
from litestar import Response, Router
from litestar.params import FromPath, JSONBody

from tablee.careers import Career
from tablee.engine.game import Game
from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server.archive import careers
from tablee.server.archive.careers import Kept
from tablee.server.http.callers import Caller
from tablee.server.http.routes import Asker, OurHouse, OurLimits, TableId, get, post
from tablee.server.live.house import House
from tablee.server.speech import game_words
from tablee.server.wire.requests import CareerGain, CareerSheet, DeviceCode, PlayedMatch
from tablee.words import words

FORMAT = "tablee-career-1"


@get("/careers/{slug:str}")
async def show_career(slug: FromPath[str], caller: Asker, house: OurHouse) -> CareerSheet:
    """The caller's career in a game."""
    game = with_careers(slug)
    kept = await kept_by(caller, slug, house)
    title = game_words(slug, caller.locale).say("title")
    return CareerSheet(
        slug, title, read(game, kept, caller.locale), [PlayedMatch(each.table, each.at) for each in kept]
    )


@get("/careers/{slug:str}/file")
async def show_career_file(slug: FromPath[str], caller: Asker, house: OurHouse) -> Response[dict[str, Any]]:
    """The caller's career as a file: what each match left, and what it all comes to."""
    game = with_careers(slug)
    kept = await kept_by(caller, slug, house)
    file = {
        "format": FORMAT,
        "game": slug,
        "rules": game.version,
        "matches": [{"table": each.table, "at": each.at, **each.record} for each in kept],
        "career": game.career([each.record for each in kept], caller.locale),
    }
    return Response(file, headers={"content-disposition": f'attachment; filename="{slug}-career.json"'})


@get("/tables/{table:str}/career")
async def show_gain(table: TableId, caller: Asker, house: OurHouse) -> CareerGain:
    """What a finished match added to the career of the caller, who sat there."""
    served = await house.table(table)
    await served.queue.settled()
    stored, history = served.stored, served.history
    game = with_careers(stored.game)
    held = stored.held(caller.token)
    if not held:
        raise Refused("no-seat", {})
    if not history.match.over:
        raise Refused("not-yet-over", {})
    why = careers.doubt(stored, history, held[0])
    kept = await kept_by(caller, stored.game, house)
    place = next((place for place, each in enumerate(kept) if each.table == table), None)
    career = read(game, kept, caller.locale)
    new = [exploit for exploit in career.exploits if place is not None and exploit.match == place]
    why_not = words(caller.locale).say(f"career-not-{why}") if why else ""
    return CareerGain(place is not None, why_not, new, career.text)


@post("/careers/device", status_code=201)
async def lend_career(caller: Asker, house: OurHouse) -> Response[DeviceCode]:
    """A code that makes another device's career and this one's the same: it works once, for two minutes."""
    token, cookies = caller.known()
    code = await house.database.write(lambda at: careers.lend(at, token))
    return Response(DeviceCode(code), status_code=201, cookies=cookies)


@post("/careers/join", status_code=204)
async def join_career(data: JSONBody[DeviceCode], caller: Asker, house: OurHouse, limits: OurLimits) -> Response[None]:
    """Use such a code on the other device: what was played on either counts for both."""
    limits.codes.check(caller.address)
    token, cookies = caller.known()
    await house.database.write(lambda at: careers.borrow(at, data.code, token))
    return Response(None, status_code=204, cookies=cookies)


def with_careers(slug: str) -> Game:
    """A game that has careers; refuses one that has none."""
    game = load(slug)
    if not game.careers:
        raise Refused("no-careers", {"game": slug})
    return game


async def kept_by(caller: Caller, slug: str, house: House) -> list[Kept]:
    token = caller.token
    return [] if token is None else await house.database.read(lambda at: careers.kept(at, token, slug))


def read(game: Game, kept: list[Kept], locale: str) -> Career:
    """A career in words."""
    return msgspec.convert(game.career([each.record for each in kept], locale), Career)


careers_router = Router(
    "/api", route_handlers=[show_career, show_career_file, show_gain, lend_career, join_career], tags=["careers"]
)
