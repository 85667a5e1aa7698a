"""Crashing: a server that is killed again and again while people play, and what must be left of what they were told."""

import asyncio
import random
from collections.abc import Callable

import msgspec
from sqlalchemy import create_engine
from tests.server.players import Player, seat_players
from tests.server.processes import Process

from tablee.games import load
from tablee.server.match.history import History, replayed
from tablee.server.match.lines import as_told, told
from tablee.server.storage import queries

TABLES = 3
KINDS = ["human", "human", "random"]  # at each of them
PEOPLE = KINDS.count("human")
MOVES = 7  # acknowledged before a kill, however slow the machine is
SOON = 0.4  # seconds within which the server is killed, once moves are being made again


async def survive(process: Process, kills: int, luck: random.Random, report: Callable[[str], None]) -> int:
    """Let people and bots play at several tables, kill the server at random moments, and look each time at what is
    stored. Everything that was acknowledged or told must be there; how many moves were acknowledged.
    """
    process.start()
    players: list[Player] = []
    playing: set[asyncio.Task[None]] = set()
    try:
        for kill in range(kills):
            while len(playing) < TABLES * (PEOPLE + 1):
                table, seated = await asyncio.to_thread(seat_players, [process.address], len(KINDS), luck, KINDS)
                for player in seated:
                    player.whims = True
                seated.append(Player([process.address], table, None, "nobody", luck))
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
            report(f"kill {kill + 1}: {sum(len(player.acked) for player in players)} moves acknowledged, nothing lost")
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
    """Read what a killed server left: everything that anybody was told, no half-moves, journals that replay."""
    engine = create_engine(database)
    with engine.connect() as connection:
        for table in {player.table for player in players}:
            stored = queries.find_table(connection, table)
            entries = queries.entries_after(connection, table, 0)
            said = [each.text for each in queries.sayings_after(connection, table, 0)]
            assert stored is not None
            assert [entry.n for entry in entries] == list(range(1, len(entries) + 1)), f"{table} has gaps"
            history = replayed(stored, load(stored.game), entries)
            for player in players:
                if player.table == table:
                    check_player(player, history, said)
    engine.dispose()


def check_player(player: Player, history: History, said: list[str]) -> None:
    who = f"{player.table}, seat {player.seat}"
    kept = {id: history.commands.get(f"{player.seat}:{id}") for id in player.acked}
    assert kept == player.acked, f"{who}: acknowledged commands are lost"
    assert player.latest <= history.n, f"{who} was told of entry {player.latest}, and {history.n} are stored"
    for n, events in player.heard.items():
        again = msgspec.to_builtins(as_told(told(history.log[n], player.seat)))
        assert msgspec.json.decode(events) == again, f"{who} was told something else of entry {n} than is stored"
    assert set(player.talk) <= set(said), f"{who}: what was said is lost"
