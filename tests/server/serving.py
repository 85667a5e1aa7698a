"""A real server for tests: the app under uvicorn, in a thread of its own, on a free port of this machine."""

import asyncio
import threading
from typing import Any

import httpx

from tablee.server import Settings, create_app
from tablee.server.http.listener import Server, bound, config
from tablee.server.live.house import House


class Running:
    """A server that runs. `house` is there for what only its inside can show."""

    def __init__(self, settings: Settings) -> None:
        listening = bound("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.app = create_app(settings)
        self.server = Server(config(self.app))
        self.loop = asyncio.new_event_loop()
        self.started = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(listening,), daemon=True)
        self.thread.start()
        httpx.get(f"{self.address}/readyz", timeout=30).raise_for_status()

    def _run(self, listening: Any) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[listening]))

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive(), "the server did not stop"
