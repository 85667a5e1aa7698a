"""Screens: the open sockets of a table, each with a bounded queue, so that a slow reader never holds up the others."""

import asyncio
from collections import deque
from typing import Literal

from msgspec import Struct

from tablee.server.messages import Bye
from tablee.server.telling import encode

MOST_FRAMES = 256
MOST_BYTES = 1 << 20

CLOSE_CODES = {
    "left": 1000,
    "restart": 1012,
    "not-allowed": 4403,
    "unknown-table": 4404,
    "silent": 4408,
    "slow": 4413,
    "flood": 4429,
    "stopped": 1011,
}


class Screen:
    """One socket: who looks at it, and what waits to be sent. `kind` is what it asked to be."""

    def __init__(
        self, kind: Literal["seat", "watch", "tv"], seat: int | None, locale: str, token: bytes | None, origin: str
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.locale = locale
        self.token = token
        self.origin = origin
        self.looking = True
        self.waiting: deque[str] = deque()
        self.size = 0
        self.news = asyncio.Event()
        self.closed: str | None = None

    def send(self, frame: str) -> None:
        """Queue a frame; a reader that is too far behind is closed instead, and will come back."""
        if self.closed is not None:
            return
        if len(self.waiting) >= MOST_FRAMES or self.size > MOST_BYTES:
            self.waiting.clear()
            self.close("slow")
            return
        self.waiting.append(frame)
        self.size += len(frame)
        self.news.set()

    def tell(self, message: Struct) -> None:
        self.send(encode(message).decode())

    def close(self, why: str) -> None:
        """Say why, send what waits, and close."""
        if self.closed is None:
            self.closed = why
            self.waiting.append(encode(Bye(why)).decode())
            self.news.set()

    async def next(self) -> str | None:
        """The next frame to send, or None when there will be no more."""
        while not self.waiting:
            if self.closed is not None:
                return None
            self.news.clear()
            await self.news.wait()
        frame = self.waiting.popleft()
        self.size -= len(frame)
        return frame
