"""Notices: who is not there is told that it is their turn, once, where they asked for it and nowhere else."""

import json
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec as crypto
from tests.server.serving import Running
from tests.server.visitors import Browser, Screen

from tablee.server import Settings
from tablee.server.notices.push import decoded, encoded

NewBrowser = Callable[[], Browser]


class Post(ThreadingHTTPServer):
    """A push service, or somebody's webhook, of the test's own: what came at each path. `answers` are the next ones
    that a path gives; 201 when there is none."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Letterbox)
        self.at: defaultdict[str, Queue[tuple[dict[str, str], bytes]]] = defaultdict(Queue)
        self.answers: dict[str, list[int]] = {}
        self.address = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Letterbox(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        server = self.server
        assert isinstance(server, Post)
        body = self.rfile.read(int(self.headers["content-length"]))
        answers = server.answers.get(self.path)
        self.send_response(answers.pop(0) if answers else 201)
        self.send_header("location", f"{server.address}/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()
        server.at[self.path].put(({name.lower(): value for name, value in self.headers.items()}, body))

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def letters() -> Iterator[Post]:
    post = Post()
    yield post
    post.shutdown()
    post.server_close()


@pytest.fixture(scope="module")
def running(letters: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    here = letters.address.removeprefix("http://")
    file = tmp_path_factory.mktemp("notices") / "t.sqlite"
    where = {"database": f"sqlite:///{file}", "push": here, "webhooks": here}
    server = Running(
        Settings(**where, throttle=False, workers=1, pace=0, lease=300, notice_after=0, notice_again=20)  # type: ignore[arg-type]
    )
    yield server
    server.stop()


@pytest.fixture
def browser(running: Running) -> Iterator[NewBrowser]:
    with ExitStack() as visits:
        yield lambda: visits.enter_context(closing(Browser(running.address)))


def two_people(browser: NewBrowser) -> tuple[str, list[Browser], list[Screen]]:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", standin=0)
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    screens = [anna.screen(table, 0), bea.screen(table, 1)]
    for screen in screens:
        screen.until("hello")
        while not all(seat["present"] for seat in screen.room["seats"]):
            screen.read()
    return table, [anna, bea], screens


def waited_for(screens: list[Screen]) -> int:
    return next(seat for seat, screen in enumerate(screens) if screen.decision is not None)


def test_a_webhook_is_called_once_for_a_decision_of_somebody_who_is_not_there(
    browser: NewBrowser, letters: Post
) -> None:
    table, people, screens = two_people(browser)
    seat = waited_for(screens)
    people[seat].post("/api/notices/webhook", {"url": f"{letters.address}/hook"})
    screens[seat].close()
    sent, body = letters.at["/hook"].get(timeout=20)
    said = json.loads(body)
    assert sent["content-type"] == "application/json"
    assert said["table"] == table and said["seat"] == seat and said["content"] == said["text"]
    assert f"/tables/{table}" in said["content"] and "your turn" in said["content"]
    back = people[seat].screen(table, seat)
    back.until("hello")
    back.close()
    other = screens[1 - seat]
    other.ask("chat", text="Where are you?")
    mine = {"url": f"{letters.address}/other"}
    people[1 - seat].post("/api/notices/webhook", mine)
    again = people[seat].screen(table, seat)
    again.until("hello")
    while again.decision is not None:
        again.play()
    other.until_asked()
    other.close()
    letters.at["/other"].get(timeout=20)
    assert letters.at["/hook"].empty(), "nobody is told of one decision twice"


def test_who_is_there_or_has_not_asked_is_told_nothing(browser: NewBrowser, letters: Post) -> None:
    _, people, screens = two_people(browser)
    seat = waited_for(screens)
    people[seat].post("/api/notices/webhook", {"url": f"{letters.address}/there"})
    _, others, theirs = two_people(browser)
    away = waited_for(theirs)
    others[away].post("/api/notices/webhook", {"url": f"{letters.address}/away"})
    theirs[away].close()
    letters.at["/away"].get(timeout=20)
    assert letters.at["/there"].empty()


def test_a_push_is_signed_by_the_house_and_read_by_that_browser_alone(browser: NewBrowser, letters: Post) -> None:
    table, people, screens = two_people(browser)
    seat = waited_for(screens)
    own, auth = crypto.generate_private_key(crypto.SECP256R1()), b"sixteen bytes..."
    before = people[seat].get("/api/notices")
    assert before["push"] is False and before["webhook"] == ""
    wish = {"endpoint": f"{letters.address}/push/1", "p256dh": encoded(point(own)), "auth": encoded(auth)}
    people[seat].post("/api/notices/push", wish)
    assert people[seat].get("/api/notices")["push"] is True
    screens[seat].close()
    sent, body = letters.at["/push/1"].get(timeout=20)
    assert sent["content-encoding"] == "aes128gcm" and int(sent["ttl"]) > 0
    said = json.loads(read(body, own, auth))
    assert said["table"] == table and said["url"].endswith(f"/tables/{table}")
    claims = proved(sent["authorization"], before["key"])
    assert claims["aud"] == letters.address
    people[seat].post("/api/notices/push", {"endpoint": ""})
    assert people[seat].get("/api/notices")["push"] is False


def point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    made: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return made


def read(body: bytes, own: Any, auth: bytes) -> bytes:
    """What a browser does with a push: RFC 8291 the other way round."""
    import hmac
    from hashlib import sha256

    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt, size, theirs = body[:16], body[20], body[21 : 21 + body[20]]
    shared = own.exchange(crypto.ECDH(), crypto.EllipticCurvePublicKey.from_encoded_point(crypto.SECP256R1(), theirs))

    def step(key: bytes, text: bytes) -> bytes:
        return hmac.digest(key, text, sha256)

    secret = step(step(auth, shared), b"WebPush: info\0" + point(own) + theirs + b"\1")
    mixed = step(salt, secret)
    key, nonce = (step(mixed, f"Content-Encoding: {name}\0".encode() + b"\1") for name in ("aes128gcm", "nonce"))
    plain: bytes = AESGCM(key[:16]).decrypt(nonce[:12], body[21 + size :], None)
    assert plain.endswith(b"\2")
    return plain[:-1]


def proved(authorization: str, key: str) -> dict[str, Any]:
    """The claims of a signature that holds, by the key that the house showed."""
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    token, _, shown = authorization.removeprefix("vapid t=").partition(", k=")
    assert shown == key
    signed, _, signature = token.rpartition(".")
    r, s = decoded(signature)[:32], decoded(signature)[32:]
    public = crypto.EllipticCurvePublicKey.from_encoded_point(crypto.SECP256R1(), decoded(key))
    form = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    public.verify(form, signed.encode(), crypto.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(decoded(signed.partition(".")[2]))
    return claims


def test_what_fails_is_tried_again_and_a_redirection_is_not_followed(browser: NewBrowser, letters: Post) -> None:
    _, people, screens = two_people(browser)
    seat = waited_for(screens)
    people[seat].post("/api/notices/webhook", {"url": f"{letters.address}/slow"})
    letters.answers["/slow"] = [500, 302]
    screens[seat].close()
    for _ in range(3):
        letters.at["/slow"].get(timeout=20)
    assert letters.at["/elsewhere"].empty()


def test_a_browser_that_is_gone_is_forgotten(browser: NewBrowser, letters: Post) -> None:
    _, people, screens = two_people(browser)
    seat = waited_for(screens)
    own = crypto.generate_private_key(crypto.SECP256R1())
    wish = {"endpoint": f"{letters.address}/gone", "p256dh": encoded(point(own)), "auth": encoded(b"a" * 16)}
    people[seat].post("/api/notices/push", wish)
    letters.answers["/gone"] = [410]
    screens[seat].close()
    letters.at["/gone"].get(timeout=20)
    while people[seat].get("/api/notices")["push"]:
        pass


@pytest.mark.parametrize(
    "url",
    [
        "http://169.254.169.254/latest",
        "https://example.org/hook",
        "http://127.0.0.1/hook",
        "http://127.0.0.1:1/hook",
        "file:///etc/passwd",
        "https://user:secret@127.0.0.1/hook",
        "http://[::1",
        "nonsense",
    ],
)
def test_nothing_is_sent_where_the_operator_has_not_allowed_it(browser: NewBrowser, url: str) -> None:
    anna = browser()
    assert anna.refused("POST", "/api/notices/webhook", {"url": url}) == (409, "address-not-allowed")
    wish = {"endpoint": url, "p256dh": "x", "auth": "y"}
    assert anna.refused("POST", "/api/notices/push", wish) == (409, "address-not-allowed")


def test_without_the_operators_word_there_are_no_webhooks(tmp_path: Path) -> None:
    server = Running(Settings(database=f"sqlite:///{tmp_path / 't.sqlite'}", throttle=False, workers=1))
    try:
        with closing(Browser(server.address)) as anna:
            assert anna.get("/api/notices")["webhooks"] is False
            wish = {"url": "https://discord.com/api/webhooks/1"}
            assert anna.refused("POST", "/api/notices/webhook", wish) == (409, "address-not-allowed")
    finally:
        server.stop()
