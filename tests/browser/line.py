"""A line between a browser and the server that can be cut and mended, and that remembers what went over it."""

from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

LOST = 4000  # a page may close a socket with no code of the protocol itself


class Line:
    """Stands between a page and its sockets. It must be laid before the page opens a table."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.heard: list[str] = []
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket?*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if not self.whole:
            socket.close(code=LOST)
            return
        server = socket.connect_to_server()
        server.on_message(lambda frame: self._hear(socket, frame))
        self.sockets += [socket, server]

    def _hear(self, socket: WebSocketRoute, frame: str | bytes) -> None:
        self.heard.append(frame if isinstance(frame, str) else frame.decode())
        socket.send(frame)

    def cut(self) -> None:
        """Nothing gets through any more."""
        self.whole = False
        for socket in self.sockets:
            socket.close(code=LOST)
        self.sockets.clear()

    def mend(self) -> None:
        self.whole = True

    def events(self, code: str) -> list[dict[str, Any]]:
        """The facts of every event with this code that the page was told."""
        frames = [msgspec.json.decode(frame) for frame in self.heard]
        told = [event for frame in frames for event in frame.get("events", [])]
        return [event["facts"] for event in told if event["code"] == code]
