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
from tests.server.players import seat_players
from tests.server.processes import Process

from tablee.games import OURS

SEATS = 4
WARM_UP = 10.0  # seconds in which the tables are laid, one after the other; nothing is counted yet


class Table:
    """One table: how long each move took to its acknowledgement, and until the last of the players saw it."""

    def __init__(self, address: str, game: str, think: float, luck: random.Random) -> None:
        self.address = address
        self.game = game
        self.think = think
        self.luck = luck
        self.acked: list[float] = []
        self.seen: list[float] = []
        self.sent: dict[int, float] = {}  # when an entry's move was sent,
        self.eyes: dict[int, list[float]] = {}  # and when each player saw it
        self.since = 0.0  # nothing is counted before

    async def play_on(self, since: float, until: float) -> None:
        self.since = since
        await asyncio.sleep(self.luck.uniform(0, max(0.0, since - perf_counter())))
        while perf_counter() < until:
            _, players = await asyncio.to_thread(seat_players, [self.address], SEATS, self.luck, None, self.game)
            self.sent, self.eyes = {}, {}
            for player in players:
                player.pause = self.think
                player.told = self.told
                player.answered = self.answered
            playing = [asyncio.create_task(player.play()) for player in players]
            await asyncio.wait(playing, timeout=until - perf_counter())
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for task in playing:
                if not task.cancelled() and task.exception() is not None:
                    raise task.exception() or AssertionError

    def told(self, entry: int) -> None:
        self.eyes.setdefault(entry, []).append(perf_counter())
        self._count(entry)

    def answered(self, entry: int, sent_at: float) -> None:
        self.sent[entry] = sent_at
        if sent_at >= self.since:
            self.acked.append(perf_counter() - sent_at)
            self._count(entry)

    def _count(self, entry: int) -> None:
        """An entry is seen by everybody once all four have it, and known once its own player has been answered."""
        if entry in self.sent and len(self.eyes.get(entry, [])) == SEATS and self.sent[entry] >= self.since:
            self.seen.append(max(self.eyes[entry]) - self.sent[entry])


def crowd(
    address: str, game: str, tables: int, seconds: float, think: float, seed: int
) -> tuple[list[float], list[float]]:
    """The tables of one process of players: times to the acknowledgement, times to everybody's screen."""

    async def run() -> list[Table]:
        since = perf_counter() + WARM_UP
        laid = [Table(address, game, think, random.Random(seed * 1000 + number)) for number in range(tables)]
        await asyncio.gather(*(table.play_on(since, since + seconds) for table in laid))
        return laid

    laid = asyncio.run(run())
    return [time for table in laid for time in table.acked], [time for table in laid for time in table.seen]


def memory(pid: int) -> int:
    """Resident kilobytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def connection_cost(address: str, game: str, pid: int) -> float:
    """Kilobytes that one more open socket costs, measured with two hundred spectators of one table."""
    from tests.server.visitors import Browser

    host = Browser(address)
    table = host.lay("human", "human", "human", "human", game=game, start=True, spectators=True)
    host.screen(table, 0).until("hello")
    before = memory(pid)
    for _ in range(200):
        host.screen(table, "watch").until("hello")
    cost = (memory(pid) - before) / 200
    host.close()
    return cost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=OURS[0])
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
        cost = connection_cost(
            server.address, wish.game, server.process.pid
        )  # first, while nothing else takes or frees memory
        each = wish.tables // wish.processes
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(wish.processes, mp_context=spawn) as pool:
            crowds = [
                pool.submit(crowd, server.address, wish.game, each, wish.seconds, wish.think, number)
                for number in range(wish.processes)
            ]
            results = [future.result() for future in crowds]
        acked = [time for result in results for time in result[0]]
        seen = [time for result in results for time in result[1]]
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
