"""Load: many tables of four scripted players against one server: `python -m benchmarks.load --tables N --seconds S`.

Reports moves a second, the time from a command to its acknowledgement and to everybody's screen (p50, p95, p99), and
what a connection costs in memory. The players run in processes of their own, the server in another.
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx
from tests.server.players import Player, seat_players
from tests.server.processes import Process

SEATS = 4


class Table:
    """One table: when each move was sent, and when the last of its players saw it."""

    def __init__(self, address: str, think: float, luck: random.Random) -> None:
        self.address = address
        self.think = think
        self.luck = luck
        self.acked: list[float] = []
        self.seen: list[float] = []
        self.sent: dict[int, float] = {}
        self.eyes: dict[int, int] = {}
        self.players: list[Player] = []

    async def play_on(self, until: float) -> None:
        while perf_counter() < until:
            _, self.players = await asyncio.to_thread(seat_players, [self.address], SEATS, self.luck)
            self.sent, self.eyes = {}, {}
            for player in self.players:
                player.pause = self.think
                player.told = self.told
                player.answered = self.acked.append
            playing = [asyncio.create_task(player.play()) for player in self.players]
            await asyncio.wait(playing, timeout=until - perf_counter())
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for task in playing:
                if not task.cancelled() and task.exception() is not None:
                    raise task.exception() or AssertionError

    def told(self, seat: int, step: int) -> None:
        """A player saw a step: the one who made it knows when it was sent; the last to see it ends the measure."""
        moment = perf_counter()
        player = self.players[seat]
        if player.waiting is not None and step not in self.sent:
            self.sent[step] = max(other.sent_at for other in self.players if other.waiting is not None)
        self.eyes[step] = self.eyes.get(step, 0) + 1
        if self.eyes[step] == SEATS and step in self.sent:
            self.seen.append(moment - self.sent[step])


def crowd(address: str, tables: int, seconds: float, think: float, seed: int) -> tuple[list[float], list[float]]:
    """The tables of one process of players: times to the acknowledgement, times to everybody's screen."""

    async def run() -> list[Table]:
        until = perf_counter() + seconds
        laid = [Table(address, think, random.Random(seed * 1000 + number)) for number in range(tables)]
        await asyncio.gather(*(table.play_on(until) for table in laid))
        return laid

    laid = asyncio.run(run())
    return [time for table in laid for time in table.acked], [time for table in laid for time in table.seen]


def memory(pid: int) -> int:
    """Resident kilobytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def connection_cost(address: str, pid: int) -> float:
    """Kilobytes that one more open socket costs, measured with two hundred spectators of one table."""
    from tests.server.visitors import Browser

    host = Browser(address)
    table = host.lay("human", "human", "human", "human", start=True, spectators=True)
    host.screen(table, 0).until("hello")
    before = memory(pid)
    for _ in range(200):
        host.screen(table, "watch").until("hello")
    cost = (memory(pid) - before) / 200
    host.close()
    return cost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a player thinks, on average")
    parser.add_argument("--processes", type=int, default=1, help="processes of players")
    parser.add_argument("--database", default="", help="an SQLAlchemy address; a new SQLite file without it")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(wish.database or f"sqlite:///{folder}/tables.sqlite") as server,
    ):
        assert server.process is not None
        each = wish.tables // wish.processes
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(wish.processes, mp_context=spawn) as pool:
            crowds = [
                pool.submit(crowd, server.address, each, wish.seconds, wish.think, number)
                for number in range(wish.processes)
            ]
            results = [future.result() for future in crowds]
        acked = [time for result in results for time in result[0]]
        seen = [time for result in results for time in result[1]]
        cost = connection_cost(server.address, server.process.pid)
        inside = httpx.get(f"{server.address}/metrics").text
        rss = memory(server.process.pid)
    print(
        json.dumps(
            {
                "tables": each * wish.processes,
                "sockets": each * wish.processes * SEATS,
                "moves_per_second": round(len(acked) / wish.seconds, 1),
                "ack_ms": percentiles(acked),
                "everybody_ms": percentiles(seen),
                "kB_per_connection": round(cost, 1),
                "server_MB": round(rss / 1024, 1),
                "stopped_tables": "tablee_stopped_tables_total 0.0" not in inside,
            },
            indent=2,
        )
    )


def percentiles(times: list[float]) -> dict[str, float]:
    cuts = quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return {f"p{cut}": round(cuts[cut - 1] * 1000, 1) for cut in (50, 95, 99)}


if __name__ == "__main__":
    main()
