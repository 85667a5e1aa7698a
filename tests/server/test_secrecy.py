"""Non-interference over the wire: in two worlds that differ only in what a viewer cannot know, every byte is the same.

Two servers serve the same table, id and all, from two positions: the true one and one imagined by the viewer. Then
people play on; where an answer is secret, the others' answers differ too. Until somebody is told something new, the
viewer's frames and replays must be identical to the byte.
"""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.serving import Running
from tests.server.visitors import Browser, Screen

from tablee.engine.match import Match
from tablee.engine.rng import Rng
from tablee.games import load
from tablee.server import Settings
from tablee.server.lobby import new_table
from tablee.server.storage.stored import StoredSeat, StoredTable
from tablee.server.tokens import hashed
from tablee.server.wire.rooms import ClockChoice

GAME = load("harbour")
SEATS = 3
KEY = bytes(range(32))
SECRET = "everybody's token"


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    folders: list[Path] = [tmp_path_factory.mktemp("world") for _ in range(2)]
    servers = [
        Running(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", throttle=False, origin="http://table"))
        for folder in folders
    ]
    yield servers
    for server in servers:
        server.stop()


def test_the_table_is_laid_the_same_in_both_worlds_and_different_where_it_is_hidden() -> None:
    luck = random.Random(1)
    true = wander(luck, steps=25)
    dreamt = dream(true, viewer=0, luck=luck)
    assert true.position() != dreamt.position()
    assert true.view(0) == dreamt.view(0)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("viewer", ["0", "1", "2", "watch", "tv"])
def test_no_frame_tells_a_viewer_what_it_may_not_know(worlds: list[Running], viewer: str, seed: int) -> None:
    luck = random.Random(f"{viewer} {seed}")
    true = wander(luck, steps=luck.randrange(5, 65))
    knower = int(viewer) if viewer.isdigit() else luck.randrange(SEATS)
    matches = [true, dream(true, knower, luck)]
    id = f"t{viewer}x{seed}"
    browsers = [lay(server, id, match) for server, match in zip(worlds, matches, strict=True)]
    screens = [browser.screen(id, viewer) for browser in browsers]
    compare(screens)
    told = 0
    for entry in range(1, 25):
        moves = next_moves(matches, knower, luck)
        if moves is None:
            break
        steps = [match.play(seat, move) for match, (seat, _, move) in zip(matches, moves, strict=True)]
        if any(each.reveals() for each in steps):
            break
        for browser, (_, decision, move) in zip(browsers, moves, strict=True):
            browser.post(f"/api/tables/{id}/command", {"id": str(entry), "decision": decision, "move": move})
        for screen in screens:
            screen.until_entry(entry)
        told = entry
    compare(screens)
    for browser in browsers:
        browser.http.cookies.set("tablee", SECRET)
    point = viewer if viewer.isdigit() else "public"
    replays = [
        browser.http.get(f"/api/tables/{id}/replay", params={"seat": point, "entry": told}) for browser in browsers
    ]
    assert replays[0].content == replays[1].content and replays[0].is_success
    for browser in browsers:
        browser.close()


def compare(screens: list[Screen]) -> None:
    """Ask for a pong, so that all that was sent before has come; the frames must be the same to the byte."""
    for screen in screens:
        screen.send("ping", n=1)
        screen.until("pong")
    ours, theirs = (screen.frames for screen in screens)
    assert len(ours) == len(theirs)
    for one, other in zip(ours, theirs, strict=True):
        assert one == other


def wander(luck: random.Random, steps: int) -> Match:
    """A random match with both variants, somewhere on its way."""
    options: dict[str, object] = {"storm": True, "ferry": True}
    match = Match(GAME, SEATS, GAME.settle(SEATS, options), luck.randbytes(32))
    for _ in range(steps):
        decision = luck.choice(match.open())
        match.play(decision.seat, luck.choice(decision.moves))
        if match.over:
            return wander(luck, steps)
    return again(match, GAME.to_position(match.state))


def dream(match: Match, viewer: int, luck: random.Random) -> Match:
    """The same match in another world, which this viewer cannot tell from the first."""
    rng = Rng()
    rng.seed(luck.getrandbits(64))
    return again(match, GAME.to_position(match.state.imagine(viewer, rng)))


def again(match: Match, board: object) -> Match:
    return Match(GAME, SEATS, match.options, KEY, start=board)  # type: ignore[arg-type]


def next_moves(matches: list[Match], viewer: int, luck: random.Random) -> list[tuple[int, str, str]] | None:
    """Who answers which decision how in each world: the same where it is seen, at will where it is secret."""
    opened = [match.open() for match in matches]
    assert [each.seat for each in opened[0]] == [each.seat for each in opened[1]]
    if not opened[0]:
        return None
    place = luck.randrange(len(opened[0]))
    ours, theirs = opened[0][place], opened[1][place]
    if ours.secret and ours.seat != viewer:
        chosen = [luck.choice(ours.moves), luck.choice(theirs.moves)]
    else:
        common = [move for move in ours.moves if move in theirs.moves]
        if not common:
            return None
        chosen = [luck.choice(common)] * 2
    return [(each.seat, each.id, move) for each, move in zip((ours, theirs), chosen, strict=True)]


def lay(server: Running, id: str, match: Match) -> Browser:
    """Put a table with this match on a server, everything but the position the same as on any other."""
    seats = [
        StoredSeat(seat=seat, name=f"P{seat}", kind="human", level="", claimed=True, ready=True, nonce="n")
        for seat in range(SEATS)
    ]
    fresh = new_table.fresh(
        GAME,
        match.options,
        seats,
        holders={hashed(SECRET): list(range(SEATS))},
        hosts=set(),
        clock=ClockChoice(),
        spectators=True,
        delay=0,
        pace="calm",
        standin=0,
        start_position=match.start,
    )
    same = {
        "id": id,
        "room": "r",
        "code": None,
        "secret": b"s",
        "commitment": "c",
        "match_key": KEY,
        "phase": "playing",
    }
    stored: StoredTable = msgspec.structs.replace(fresh, **same, started_at=1, created_at=1, changed_at=1)
    asyncio.run_coroutine_threadsafe(server.house.add(stored), server.loop).result(20)
    browser = Browser(server.address)
    browser.http.cookies.set("tablee", SECRET)
    return browser
