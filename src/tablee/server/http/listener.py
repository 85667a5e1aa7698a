"""The listener: the app on a socket of this machine, until it is told to stop."""

import socket as sockets
import webbrowser
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from tablee.server.http import logs
from tablee.server.http.app import create_app
from tablee.server.settings import Settings, from_environment

LARGEST_FRAME = 64 << 10  # what is larger is cut off by the protocol; what is merely too large is answered
DRAIN = 10  # seconds that answers under way may take when the server stops


class Server(uvicorn.Server):
    """Tells its addresses, on this machine and on the network, and says good-bye to every screen before it closes."""

    def __init__(
        self, config: uvicorn.Config, address: str = "", *, door: str = "", open_browser: bool = False
    ) -> None:
        super().__init__(config)
        self.address = address
        self.door = door
        self.open_browser = open_browser

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:  # told to stop while starting: uvicorn would leave without closing what was opened
            await self.shutdown(sockets)
            return
        if self.address:
            print(*filter(None, (self.address, self.door)), sep="\n", flush=True)
        if self.open_browser:
            webbrowser.open(self.address)

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, Litestar)
        await app.state.house.close()
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int = 8007,
    open_browser: bool = False,
    database: str | None = None,
    settings: Settings | None = None,
) -> None:
    """Serve until the process is told to stop. Port 0 takes any that is free."""
    settings = settings or from_environment()
    if database is not None:
        settings = msgspec.structs.replace(settings, database=database)
    logs.set_up(settings.log)
    listening = bound(host, port)
    port = listening.getsockname()[1]
    everywhere = host in ("0.0.0.0", "::")
    if everywhere and not settings.door and (ours := on_network()):
        settings = msgspec.structs.replace(settings, door=f"http://{ours}:{port}")
    address = f"http://{'localhost' if everywhere else host}:{port}"
    app = create_app(settings)
    Server(config(app), address, door=settings.door, open_browser=open_browser).run(sockets=[listening])


def config(app: Litestar) -> uvicorn.Config:
    """How uvicorn runs the app: small frames, no compression, heartbeats left to the app."""
    return uvicorn.Config(
        app,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_graceful_shutdown=DRAIN,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the settings name the proxies that are believed
        lifespan="on",
    )


def bound(host: str, port: int) -> sockets.socket:
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    # With the protocol named, asyncio sets TCP_NODELAY on what is accepted: frames leave at once.
    listening = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(1024)  # from here on, who comes early waits
    return listening


def on_network() -> str | None:
    """This machine's address on its network, None without one. The routing table knows it; nothing is sent."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documents
        except OSError:
            return None
        return str(probe.getsockname()[0])
