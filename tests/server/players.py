"""Players that never give up: they play a match over the wire, come back when the connection breaks, and send again
what was not acknowledged. For tests that break things, and for measuring."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

WHIM = "whim"
TALK = f"{WHIM}-talk"
BROKEN = (OSError, WebSocketException, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)


class Head(msgspec.Struct):
    """What a player reads of any frame."""

    type: str
    id: str = ""
    code: str = ""
    entry: int = -1
    text: str = ""
    decision: dict[str, Any] | None = None
    events: msgspec.Raw = msgspec.Raw(b"null")
    scene: msgspec.Raw = msgspec.Raw(b"null")


class Sight(msgspec.Struct):
    """What a player reads of a scene."""

    choices: list[dict[str, Any]] = []
    result: dict[str, Any] | None = None


class Player:
    """One seat, or None for a spectator. `acked` has every command that was acknowledged, and the entry it made.

    `heard` has the events of every entry that was told, `talk` every sentence, `latest` the last entry that it was told
    of in whatever way. One with `whims` also talks and takes moves back.
    """

    def __init__(self, addresses: list[str], table: str, seat: int | None, cookie: str, luck: random.Random) -> None:
        self.addresses = cycle(addresses)
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.luck = luck
        self.acked: dict[str, int] = {}
        self.heard: dict[int, bytes] = {}
        self.talk: list[str] = []
        self.latest = 0
        self.whims = False
        self.waiting: dict[str, Any] | None = None  # the command that was sent and not answered
        self.sent_at = 0.0
        self.count = 0
        self.entry = -1
        self.over = False
        self.told: Callable[[int], None] = lambda entry: None  # called with each entry that is seen,
        self.answered: Callable[[int, float], None] = lambda entry, sent_at: None  # and with each that is acknowledged
        self.pause = 0.0  # seconds of thought before an answer
        self.thinking: asyncio.Task[None] | None = None
        self.thought = ""  # the decision it is about
        self.reconnects = 0

    async def play(self) -> None:
        """Play to the end of the match, whatever happens to the connection."""
        while not self.over:
            address = next(self.addresses).replace("http", "ws", 1)
            url = (
                f"{address}/api/tables/{self.table}/socket?seat={'watch' if self.seat is None else self.seat}&locale=en"
            )
            headers = {"cookie": f"tablee={self.cookie}"}
            try:
                async with connect(
                    url, additional_headers=headers, proxy=None, max_size=None, compression=None, close_timeout=0.1
                ) as socket:
                    try:
                        await self._listen(socket)
                    finally:
                        self._forget()
            except BROKEN:
                self.reconnects += 1
                await asyncio.sleep(0.05)

    async def _listen(self, socket: ClientConnection) -> None:
        greeted = False
        async for text in socket:
            frame = msgspec.json.decode(text, type=Head)
            match frame.type:
                case "hello" | "entry":
                    assert greeted == (frame.type == "entry"), "a hello first, then entries"
                    assert frame.type == "hello" or frame.entry == self.entry + 1, "entries have no gaps"
                    if not greeted and self.waiting is not None:
                        await socket.send(msgspec.json.encode(self.waiting).decode())
                    greeted, self.entry = True, frame.entry
                    self.latest = max(self.latest, frame.entry)
                    if frame.type == "entry":
                        self.heard[frame.entry] = bytes(frame.events)
                    self.told(frame.entry)
                    self._look(socket, frame)
                    if self.over and self.waiting is None:
                        return
                case "ack":
                    self._hear(frame)
                    if self.over:
                        return
                case "chat":
                    self.talk.append(frame.text)
                case "refused" if frame.id.startswith(WHIM):
                    assert frame.code in ("nothing-to-undo", "too-chatty", "match-over"), frame
                case "refused":
                    # after a break, the command was too late or had been made before: both are fair answers
                    assert frame.code in ("decision-closed", "not-stored", "closing"), frame
                    if self.waiting is not None and frame.id == self.waiting["id"]:
                        self.waiting = None
                case _:
                    pass

    def _hear(self, frame: Head) -> None:
        if frame.id.startswith(TALK):
            return
        known = self.acked.setdefault(frame.id, frame.entry)
        assert known == frame.entry, f"{frame.id} was entry {known} and is now {frame.entry}"
        if self.waiting is not None and self.waiting["id"] == frame.id:
            self.answered(frame.entry, self.sent_at)
            self.waiting = None

    def _look(self, socket: ClientConnection, frame: Head) -> None:
        """Think about what is asked, if that is new; see the end of the match."""
        asked = "" if frame.decision is None else frame.decision["id"]
        if not asked and b'"result":{' in bytes(frame.scene):
            self.over = msgspec.json.decode(frame.scene, type=Sight).result is not None
        answered = self.waiting is not None and self.waiting["decision"] == asked
        if self.thought != asked:
            self._forget()
        if asked and not answered and self.thinking is None:
            self.thought = asked
            self.thinking = asyncio.create_task(self._answer(socket, asked, frame.scene))

    async def _answer(self, socket: ClientConnection, asked: str, scene: msgspec.Raw) -> None:
        await asyncio.sleep(self.pause * self.luck.uniform(0.5, 1.5))
        move = self.luck.choice(msgspec.json.decode(scene, type=Sight).choices)["move"]
        self.count += 1
        if self.whims:
            await self._follow_whim(socket)
        id = f"{self.seat}-{self.count}"
        self.waiting = {"type": "play", "id": id, "decision": asked, "move": move}
        self.thinking = None
        self.sent_at = perf_counter()
        with suppress(*BROKEN):  # whoever listens hears of it too
            await socket.send(msgspec.json.encode(self.waiting).decode())

    async def _follow_whim(self, socket: ClientConnection) -> None:
        """Say something now and then, or take a move back; nobody insists on it when the connection breaks."""
        whim = self.luck.choice(["talk", "undo", *[""] * 6])
        frame: dict[str, Any] = {"type": "undo", "id": f"{WHIM}-{self.seat}-{self.count}"}
        if whim == "talk":
            frame = {"type": "chat", "id": f"{TALK}-{self.seat}-{self.count}", "text": f"{self.seat}: {self.count}"}
        if whim:
            with suppress(*BROKEN):
                await socket.send(msgspec.json.encode(frame).decode())

    def _forget(self) -> None:
        """Think no more about what was asked."""
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking, self.thought = None, ""


def seat_players(
    addresses: list[str], seats: int, luck: random.Random, kinds: list[str] | None = None, game: str = "harbour"
) -> tuple[str, list[Player]]:
    """Lay a table whose people, one to a seat, are players of these tests; its id, and they."""
    wished = [
        {"kind": kind} if kind == "human" else {"kind": "bot", "level": kind} for kind in kinds or ["human"] * seats
    ]
    body = {"game": game, "seats": wished, "start": True, "pace": "fast", "standin": 0, "spectators": True}
    with httpx.Client(timeout=60) as http:
        answer = http.post(f"{addresses[0]}/api/tables", json=body)
        answer.raise_for_status()
        table = answer.json()["table"]
        cookie = http.cookies["tablee"]
    people = [seat for seat, wish in enumerate(wished) if wish["kind"] == "human"]
    return table, [Player(addresses, table, seat, cookie, luck) for seat in people]
