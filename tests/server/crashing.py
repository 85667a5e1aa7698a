"""Crashing: a server that is killed again and again while people play, and what must be left of their moves."""

import asyncio
import random
from collections.abc import Callable

from sqlalchemy import create_engine
from tests.server.players import Player, seat_players
from tests.server.processes import Process

from tablee.games import load
from tablee.server import store
from tablee.server.course import replayed

TABLES = 3
SEATS = 3
MOVES = 7  # acknowledged before a kill, however slow the machine is
SOON = 0.4  # seconds within which the server is killed, once moves are being made again


async def survive(process: Process, kills: int, luck: random.Random, report: Callable[[str], None]) -> int:
    """Let people play at several tables, kill the server at random moments, and look each time at what is stored.

    Every acknowledged move must be there, under its number, and every journal must replay; how many were acknowledged.
    """
    process.start()
    players: list[Player] = []
    playing: set[asyncio.Task[None]] = set()
    try:
        for kill in range(kills):
            while len(playing) < TABLES * SEATS:
                _, seated = await asyncio.to_thread(seat_players, [process.address], SEATS, luck)
                players += seated
                playing |= {asyncio.create_task(player.play()) for player in seated}
            await moves_are_made(players, playing)
            await asyncio.sleep(luck.uniform(0, SOON))
            await asyncio.to_thread(process.kill)
            check(process.environment["TABLEE_DATABASE"], players)
            finished = {task for task in playing if task.done()}
            for task in finished:
                task.result()
            playing -= finished
            report(f"kill {kill + 1}: {sum(len(player.acked) for player in players)} moves acknowledged, none lost")
            await asyncio.to_thread(process.start)
        await moves_are_made(players, playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return sum(len(player.acked) for player in players)


async def moves_are_made(players: list[Player], playing: set[asyncio.Task[None]]) -> None:
    """Wait until so many moves have been acknowledged since now."""
    enough = sum(len(player.acked) for player in players) + MOVES
    while sum(len(player.acked) for player in players) < enough:
        for task in playing:
            if task.done():
                task.result()
        if all(task.done() for task in playing):
            return
        await asyncio.sleep(0.01)


def check(database: str, players: list[Player]) -> None:
    """Read what a killed server left: every acknowledged move, no half-moves, journals that replay."""
    engine = create_engine(database)
    with engine.connect() as connection:
        for table in {player.table for player in players}:
            record = store.find_table(connection, table)
            rows = store.rows_after(connection, table, 0)
            assert record is not None
            assert [row.n for row in rows] == list(range(1, len(rows) + 1)), f"{table} has gaps"
            course = replayed(record, load(record.game), rows)
            for player in players:
                if player.table == table:
                    stored = {id: course.commands.get(f"{player.seat}:{id}") for id in player.acked}
                    assert stored == player.acked, f"{table}, seat {player.seat}: acknowledged moves are lost"
    engine.dispose()
