"""Bots at a table: they think elsewhere, see only what their seat can imagine, and never hold up a match."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from itertools import pairwise
from multiprocessing import active_children
from pathlib import Path

import pytest
from tests.server.serving import Running
from tests.server.visitors import Browser, play_on

from tablee.bots.levels import LEVELS, SEARCHING
from tablee.games import load
from tablee.server import Settings
from tablee.server.bots.pool import Pool
from tablee.server.match.imagining import imagined
from tablee.server.measures import Measures

GAME = load("harbour")
NewBrowser = Callable[[], Browser]


@asynccontextmanager
async def thinkers(workers: int = 1, *, patience: float = 20) -> AsyncIterator[Pool]:
    made = Pool(workers, 200, Measures(), patience)
    try:
        yield made
    finally:
        made.close()


def test_a_bot_of_every_level_chooses_a_legal_move() -> None:
    match = GAME.start(3, seed=4)
    (seat,) = match.asked

    async def run() -> list[str]:
        async with thinkers() as made:
            return [(await made.think("t", match, seat, level)).move for level in ("random", "simple", "expert")]

    assert set(asyncio.run(run())) <= set(match.decision(seat).moves)


def test_what_a_bot_is_sent_is_imagined_and_tells_its_seat_the_truth() -> None:
    match = GAME.start(3, seed=4)
    for decision in match.decisions():
        match.play(decision.seat, decision.moves[0])
        if len(match.steps) == 22:
            break
    dreams = [imagined(match, 0) for _ in range(5)]
    assert all(GAME.from_position(dream).view(0) == match.view(0) for dream in dreams)
    assert any(dream != match.position() for dream in dreams)


def test_a_bot_that_fails_is_replaced_by_a_random_move() -> None:
    match = GAME.start(3, seed=4)
    (seat,) = match.asked

    async def run() -> tuple[str, float]:
        async with thinkers() as made:
            move = (await made.think("t", match, seat, "genius")).move
            return move, made.measures.bot_failures._value.get()

    move, failures = asyncio.run(run())
    assert move in match.decision(seat).moves and failures == 1


def test_a_thinker_that_dies_is_replaced_and_its_thought_begun_anew() -> None:
    match = GAME.start(3, seed=4)
    (seat,) = match.asked

    async def run() -> tuple[str, float]:
        async with thinkers() as made:
            await made.think("t", match, seat, "random")
            for process in active_children():
                process.kill()
            return (await made.think("t", match, seat, "simple")).move, made.measures.bot_failures._value.get()

    move, failures = asyncio.run(run())
    assert move in match.decision(seat).moves and not failures


def test_a_thinker_that_hangs_takes_no_thought_but_its_own_with_it() -> None:
    match = GAME.start(3, seed=4)
    (seat,) = match.asked

    async def run() -> float:
        async with thinkers(patience=3) as made:
            await made.think("t", match, seat, "random")
            for process in active_children():
                assert process.pid is not None
                os.kill(process.pid, signal.SIGSTOP)
            tables = [made.think(name, match, seat, "expert") for name in "abcdef"]
            thoughts = await asyncio.wait_for(asyncio.gather(*tables), 60)
            assert {thought.move for thought in thoughts} <= set(match.decision(seat).moves)
            failures: float = made.measures.bot_failures._value.get()
            return failures

    assert asyncio.run(run()) == 1


def test_a_table_with_many_thoughts_does_not_go_before_one_that_has_one() -> None:
    match = GAME.start(3, seed=4)
    (seat,) = match.asked
    order: list[str] = []

    async def ask(made: Pool, table: str) -> None:
        await made.think(table, match, seat, "expert")
        order.append(table)

    async def run() -> None:
        async with thinkers() as made:
            many = [asyncio.create_task(ask(made, "many")) for _ in range(5)]
            await asyncio.gather(*many, ask(made, "one"))

    asyncio.run(run())
    assert order.index("one") <= 1, order


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_its_time_also_where_it_has_no_choice(tmp_path: Path, level: str) -> None:
    database, pace, budget = f"sqlite:///{tmp_path / 'tables.sqlite'}", 200, 300
    server = Running(Settings(database=database, pace=pace, throttle=False, workers=1, budget=budget))
    with closing(Browser(server.address)) as anna:
        table = anna.lay("human", level, game="tiny", start=True, pace="calm", options={"terse": True})
        play_on([anna.screen(table)])
    entries = server.house.tables[table].history.entries
    server.stop()
    waits = [entry.at - before.at for before, entry in pairwise(entries) if entry.actor == "bot"]
    assert len(waits) == 6 and min(waits) >= (budget if level in SEARCHING else 0.7 * pace), waits


def test_a_table_that_waits_for_a_bot_goes_on_when_the_database_is_back(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    server = Running(Settings(database=f"sqlite:///{file}", pace=300, throttle=False, workers=1))
    with closing(Browser(server.address)) as anna, closing(sqlite3.connect(file, isolation_level=None)) as other:
        table = anna.lay("human", "random", game="tiny", start=True, pace="calm")
        screen = anna.screen(table)
        play_on([screen], entries=2)
        assert screen.play()["type"] == "ack"
        other.execute("alter table journal rename to away")
        while screen.ask("chat", text="Is it still there?")["type"] == "ack":
            pass  # until the bot's move could not be stored
        other.execute("alter table away rename to journal")
        play_on([screen])
        assert screen.over
    server.stop()


def test_a_table_of_bots_alone_plays_to_the_end(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("simple", "random", start=True, spectators=True)
    screen = anna.screen(table, "watch")
    play_on([screen])
    assert screen.over
