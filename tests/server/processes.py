"""A server in a process of its own, which can be killed; and a Postgres for several of them."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

RUN = "from tablee.server import serve; serve(port=int(__import__('sys').argv[1]))"
TESTS = Path(__file__).parent.parent


class Process:
    """A server as people start it. Once started on a port it comes back there."""

    def __init__(self, database: str, **settings: object) -> None:
        known = {"database": database, "pace": 0, "throttle": "false", "workers": "1", "log": "error", **settings}
        games = [str(TESTS.parent), str(TESTS / "games")]  # as if they were installed
        paths = [*games, *filter(None, [os.environ.get("PYTHONPATH", ""), *source()])]
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "PYTHONFAULTHANDLER": "1",
            **{f"TABLEE_{name.upper()}": str(value) for name, value in known.items()},
        }
        self.port = random.randrange(20_000, 30_000)  # below those that clients are given, who would take it away
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it serves."""
        command = [sys.executable, "-c", RUN, str(self.port)]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True)
        try:
            assert self.process.stdout is not None
            self.address = self.process.stdout.readline().strip()
            assert self.address, "the server did not start"
            self.port = int(self.address.rpartition(":")[2])
            httpx.get(f"{self.address}/readyz", timeout=60).raise_for_status()
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end(signal.SIGKILL)


def source() -> list[str]:
    """Where this run has the package from, when it is not installed."""
    import tablee

    file = Path(tablee.__file__ or "")
    return [str(file.parent.parent)]
