"""Visitors for tests: a browser with its cookies, and the screens it opens. They know the protocol and nothing else."""

import itertools
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Frame = dict[str, Any]
PATIENCE = 20.0  # seconds that a frame may take on a busy machine


class Browser:
    """A browser: its cookies, and what it asks by HTTP."""

    def __init__(self, address: str, locale: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"accept-language": locale}, timeout=PATIENCE)
        self.locale = locale
        self.open = ExitStack()
        self.open.enter_context(self.http)

    def close(self) -> None:
        self.open.close()

    def get(self, path: str, **query: Any) -> Any:
        return self.ok(self.http.get(path, params=query))

    def post(self, path: str, body: Any = None, **query: Any) -> Any:
        return self.ok(self.http.post(path, json={} if body is None else body, params=query))

    def ok(self, answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
        """The status and code of a refusal."""
        answer = self.http.request(method, path, json=body, params=query)
        assert not answer.is_success, f"{method} {path} was not refused: {answer.text}"
        problem = answer.json()
        assert problem["text"], "a refusal says why"
        return answer.status_code, problem["code"]

    def lay(self, *kinds: str, start: bool = False, **wishes: Any) -> str:
        """Lay a table of Harbour with seats of these kinds ("human", "open", or a bot's level); its id."""
        seats = [{"kind": kind} if kind in ("human", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        wish = {"game": "harbour", "seats": seats, "start": start, "pace": "fast", **wishes}
        table: str = self.post("/api/tables", wish)["table"]
        return table

    def invitation(self, table: str) -> str:
        url: str = self.get(f"/api/tables/{table}/room")["invitation"]["url"]
        return url.partition("room=")[2]

    def join(self, table: str, room: str, name: str = "Bea") -> int:
        seat: int = self.post(f"/api/tables/{table}/join", {"room": room, "name": name})["seat"]
        return seat

    def ready(self, table: str) -> None:
        self.post(f"/api/tables/{table}/ready", {"ready": True})

    def screen(self, table: str, seat: int | str = 0, origin: str | None = None, **query: Any) -> "Screen":
        wanted = httpx.QueryParams({"seat": str(seat), "locale": self.locale, **query})
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{wanted}"
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        if origin is not None:
            headers["origin"] = origin
        socket = connect(address, additional_headers=headers, proxy=None, max_size=None, close_timeout=0.2)
        return Screen(self.open.enter_context(socket))


class Screen:
    """One socket, and the last it was told. Whatever is read is also kept in `frames`, as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.scene: Frame | None = None
        self.decision: Frame | None = None
        self.room: Frame = {}
        self.seat: int | None = None
        self.entry = -1
        self.closed: int | None = None
        self.ids = map(str, itertools.count(1))

    def read(self) -> Frame:
        """The next frame; an empty one when the socket has been closed."""
        try:
            text = self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else 1006
            return {"type": "closed"}
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Frame = msgspec.json.decode(text)
        if frame["type"] in ("hello", "entry"):
            if frame["type"] == "entry":
                assert frame["entry"] == self.entry + 1, "entries are numbered without gaps"
            self.entry, self.scene, self.decision = frame["entry"], frame["scene"], frame["decision"]
        if frame["type"] == "hello":
            self.seat = frame["seat"]
        if "room" in frame:
            self.room = frame["room"]
        return frame

    def until(self, wanted: str | Callable[[Frame], bool]) -> Frame:
        """Read on to a frame of this type, or one that is as wanted."""
        while True:
            frame = self.read()
            if frame["type"] == wanted or (callable(wanted) and wanted(frame)):
                return frame
            assert frame["type"] != "closed", f"closed with {self.closed} before {wanted}"

    def until_entry(self, entry: int) -> None:
        while self.entry < entry:
            assert self.read()["type"] != "closed", f"closed with {self.closed} at entry {self.entry}"

    def until_asked(self) -> Frame:
        """Read on until this seat has something to decide."""
        while self.decision is None:
            assert self.read()["type"] != "closed", f"closed with {self.closed}"
        return self.decision

    def send(self, type: str, **facts: Any) -> None:
        self.socket.send(msgspec.json.encode({"type": type, **facts}).decode())

    def ask(self, type: str, **facts: Any) -> Frame:
        """Send a command and read on to its answer."""
        id = facts.pop("id", None) or next(self.ids)
        self.send(type, id=id, **facts)
        return self.until(lambda frame: frame["type"] in ("ack", "refused") and frame["id"] == id)

    def play(self, choice: int = 0) -> Frame:
        """Answer the decision that waits with one of the choices."""
        decision = self.until_asked()
        assert self.scene is not None
        move = self.scene["choices"][choice]["move"]
        return self.ask("play", decision=decision["id"], move=move)

    @property
    def over(self) -> bool:
        return self.scene is not None and self.scene.get("result") is not None

    def close(self) -> None:
        self.socket.close()


def play_on(screens: list[Screen], entries: int = 10_000) -> int:
    """Let these screens, one for each person of a match, play their first choices until so many entries or the end."""
    for screen in screens:
        if screen.entry < 0:
            screen.until("hello")
    while True:
        here = max(screen.entry for screen in screens)
        for screen in screens:
            screen.until_entry(here)
        if here >= entries or screens[0].over:
            return here
        asked = next((screen for screen in screens if screen.decision is not None), None)
        if asked is None:
            assert screens[0].read()["type"] != "closed", f"closed with {screens[0].closed}"
        else:
            answer = asked.play()
            assert answer["type"] == "ack", answer
