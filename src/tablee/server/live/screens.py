"""Screens: the open sockets of a table, each with a bounded queue, so that a slow reader never holds up the others."""

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from tablee.server.live.projection import encode
from tablee.server.storage.stored import ScreenKind
from tablee.server.wire.messages import Bye, Pong

MOST_FRAMES = 256
MOST_BYTES = 1 << 20
TRIPS = 8  # round trips of which the quickest says how long a frame is on its way
DRAFT_GAP = 0.1  # seconds between two drafts of a screen that are told

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
    """One socket: who looks at it, and what waits to be sent. `invitation` is the one it came with, if any; `shared` is
    whether others look at it too, who may not see what this seat knows."""

    def __init__(
        self,
        kind: ScreenKind,
        seat: int | None,
        *,
        locale: str,
        token: bytes | None,
        origin: str,
        invitation: str,
        shared: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.locale = locale
        self.token = token
        self.origin = origin
        self.invitation = invitation
        self.shared = shared
        self.looking = True
        self.languages: list[str] = []  # in which it can say things aloud, and may
        self.trips: deque[float] = deque(maxlen=TRIPS)  # seconds that the last pongs took there and back
        self.ponged: tuple[int, float] | None = None  # the pong whose echo has not come, and when it was sent
        self.drafted_at = 0.0  # when its last draft was told, by the loop's clock
        self.drafting: asyncio.TimerHandle | None = None  # a newer one that waits to be told
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

    @property
    def delay(self) -> int:
        """Milliseconds that a frame takes one way: half the quickest round trip; whatever is slower has waited."""
        return round(min(self.trips, default=0.0) * 500)

    def pong(self, n: int) -> None:
        """Answer a ping; its echo will tell how long the line is."""
        self.ponged = n, asyncio.get_running_loop().time()
        self.tell(Pong(n))

    def hear_echo(self, n: int) -> None:
        if self.ponged is not None and self.ponged[0] == n:
            self.trips.append(asyncio.get_running_loop().time() - self.ponged[1])
            self.ponged = None

    def tell_draft(self, tell: Callable[[], None]) -> None:
        """Have this screen's draft told to others: at once, or when the gap after the one before is over. Of those that
        come meanwhile the newest is told."""
        loop = asyncio.get_running_loop()

        def now() -> None:
            self.drafted_at, self.drafting = loop.time(), None
            tell()

        if self.drafting is not None:
            self.drafting.cancel()
        wait = self.drafted_at + DRAFT_GAP - loop.time()
        if wait > 0:
            self.drafting = loop.call_later(wait, now)
        else:
            now()

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
