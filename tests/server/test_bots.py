"""Bots at a table: they think elsewhere, see only what their seat can imagine, and never hold up a match."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tests.server.visitors import Browser, play_on

from tablee.games import load
from tablee.server.bots.pool import Pool, imagined
from tablee.server.measures import Measures

GAME = load("harbour")
NewBrowser = Callable[[], Browser]


@asynccontextmanager
async def thinkers(budget: int = 200) -> AsyncIterator[Pool]:
    made = Pool(1, budget, Measures())
    try:
        yield made
    finally:
        made.close()


def test_a_bot_of_every_level_chooses_a_legal_move() -> None:
    match = GAME.start(3, seed=4)
    (seat,) = match.asked

    async def run() -> list[str]:
        async with thinkers() as made:
            return [(await made.think(match, seat, level)).move for level in ("random", "simple", "expert")]

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
            move = (await made.think(match, seat, "genius")).move
            return move, made.measures.bot_failures._value.get()

    move, failures = asyncio.run(run())
    assert move in match.decision(seat).moves and failures == 1


def test_thinkers_that_die_are_replaced() -> None:
    match = GAME.start(3, seed=4)
    (seat,) = match.asked

    async def run() -> tuple[str, str]:
        async with thinkers() as made:
            await made.think(match, seat, "random")
            assert made.pool is not None
            for process in made.pool._processes.values():
                process.kill()
            return (await made.think(match, seat, "simple")).move, (await made.think(match, seat, "simple")).move

    assert set(asyncio.run(run())) <= set(match.decision(seat).moves)


def test_a_table_of_bots_alone_plays_to_the_end(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("simple", "random", start=True, spectators=True)
    screen = anna.screen(table, "watch")
    play_on([screen])
    assert screen.over
