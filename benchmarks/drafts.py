"""Drafts: what they cost a server, and whether they hold up moves. On this machine only, for some seconds.

Twenty tables of the tutorial's Clues, eight screens of each at work on one decision, ten drafts a second from every
screen; beside them somebody plays Tiny, and every move is timed, with the drafts and without.

    make drafts TIME=10
"""

import asyncio
import os
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import msgspec
from tests.server.processes import Process
from tests.server.visitors import Browser
from tests.tutorial import install
from websockets.asyncio.client import ClientConnection, connect

TABLES, SCREENS, RATE = 20, 8, 10
CLUES = {"game": "clues", "seats": [{"kind": "human"}] * 4, "start": True, "clock": {"rule_time": "off"}}
TINY = {"game": "tiny", "seats": [{"kind": "human"}], "start": True}


def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ["PYTHONPATH"] = str(install(folder / "packages", "clues"))
        with Process(f"sqlite:///{folder / 'tables.sqlite'}") as server, closing(Browser(server.address)) as browser:
            tables = [lay(browser) for _ in range(TABLES)]
            asyncio.run(measure(server, browser, tables, seconds))


def lay(browser: Browser) -> str:
    """A table of Clues at which two seats guess."""
    table: str = browser.post("/api/tables", CLUES)["table"]
    for n, (decision, answer) in enumerate((("0.0", {"raw": {"keep": [1]}}), ("1.1", {"move": "begin"}))):
        browser.post(f"/api/tables/{table}/command", {"id": str(n), "decision": decision, "move": "", **answer})
    return table


async def measure(server: Process, browser: Browser, tables: list[str], seconds: float) -> None:
    alone = await moves(browser, seconds)
    sockets = [(await opened(browser, table, 1 + n % 2 * 2), 1 + n % 2 * 2) for table in tables for n in range(SCREENS)]
    sent: list[int] = []
    drafting = [asyncio.create_task(draft(socket, seat, sent, seconds + 1)) for socket, seat in sockets]
    before, began = used(server), perf_counter()
    beside = await moves(browser, seconds)
    cost, took = used(server) - before, perf_counter() - began
    drafts = len(sent)
    await asyncio.gather(*drafting)
    for socket, _ in sockets:
        await socket.close()
    print(f"{drafts} drafts in {took:.1f} s ({drafts / took:.0f} a second) from {len(sockets)} screens")
    print(f"processor time of the server: {1e6 * cost / max(1, drafts):.0f} µs a draft, the moves beside them included")
    print(f"moves alone:       {shown(alone)}")
    print(f"moves beside them: {shown(beside)}")


async def opened(browser: Browser, table: str, seat: int) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    address = f"{browser.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}&locale=en"
    socket = await connect(address, additional_headers={"cookie": cookies}, proxy=None, compression=None)
    await until(socket, "hello")
    return socket


async def until(socket: ClientConnection, *types: str) -> dict[str, object]:
    while True:
        frame: dict[str, object] = msgspec.json.decode(await socket.recv())
        if frame["type"] in types:
            return frame


async def draft(socket: ClientConnection, seat: int, sent: list[int], seconds: float) -> None:
    """Type for so long, and read what the others type."""
    reading = asyncio.create_task(read(socket))
    ends = perf_counter() + seconds
    while perf_counter() < ends:
        frame = {"type": "draft", "id": str(len(sent)), "decision": f"2.{seat}", "raw": f"number {len(sent)}"}
        await socket.send(msgspec.json.encode(frame).decode())
        sent.append(seat)
        await asyncio.sleep(1 / RATE)
    reading.cancel()


async def read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def moves(browser: Browser, seconds: float) -> list[float]:
    """Play Tiny for so long; the milliseconds from each move to its answer."""
    took: list[float] = []
    ends = perf_counter() + seconds
    while perf_counter() < ends:
        socket = await opened(browser, browser.post("/api/tables", TINY)["table"], 0)
        for n in range(6):
            began = perf_counter()
            await socket.send(f'{{"type":"play","id":"m{n}","decision":"{n}.0","move":"say yes"}}')
            assert (await until(socket, "ack", "refused"))["type"] == "ack"
            took.append(1000 * (perf_counter() - began))
        await socket.close()
    return took


def shown(took: list[float]) -> str:
    cut = quantiles(took, n=100)
    return f"p50 {cut[49]:.1f}, p95 {cut[94]:.1f}, p99 {cut[98]:.1f} ms of {len(took)}"


def used(server: Process) -> float:
    """Seconds of processor time that the server has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
