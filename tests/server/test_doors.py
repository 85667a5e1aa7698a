"""What all doors have in common: pages, pictures, headers, origins, probes, the OpenAPI document, limits."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.serving import Running
from tests.server.visitors import Browser

from tablee.server import Settings

NewBrowser = Callable[[], Browser]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """A server with its limits on, and a client to serve."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Tablée</title>", encoding="utf-8")
    (tmp_path / "static" / "assets" / "app-1234.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    running = Running(Settings(database=f"sqlite:///{tmp_path / 't.sqlite'}", static=str(tmp_path / "static")))
    yield running
    running.stop()


@pytest.fixture
def anna(strict: Running) -> Iterator[Browser]:
    with closing(Browser(strict.address)) as browser:
        yield browser


def test_every_page_of_the_client_is_its_index_and_files_are_kept_for_ever(anna: Browser) -> None:
    for page in ("/", "/tables/abc?room=x", "/play/harbour", "/../../secret.txt", "/%2e%2e/secret.txt"):
        answer = anna.http.get(page)
        assert answer.status_code == 200 and "Tablée" in answer.text, page
        assert answer.headers["cache-control"] == "no-cache"
    file = anna.http.get("/assets/app-1234.js")
    assert file.text == "1" and "immutable" in file.headers["cache-control"]
    assert anna.refused("GET", "/assets/app-0000.js") == (404, "unknown-page")
    assert anna.refused("GET", "/api/nothing") == (404, "unknown-page")
    assert anna.refused("DELETE", "/api/games") == (405, "no-such-method")


def test_drawings_travel_light(anna: Browser) -> None:
    plain = anna.http.get("/api/games/harbour/art/board.svg", headers={"accept-encoding": "identity"})
    light = anna.http.get("/api/games/harbour/art/board.svg")
    assert light.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert light.text == plain.text
    assert 3 * int(light.headers["content-length"]) < int(plain.headers["content-length"])


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/api/games/harbour/art/board.svg"])
def test_every_answer_is_strict_about_what_a_page_may_do(anna: Browser, path: str) -> None:
    headers = anna.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_other_sites_pages_cannot_act_for_us(anna: Browser) -> None:
    body = {"game": "harbour", "seats": [{"kind": "human"}, {"kind": "bot"}]}
    answer = anna.http.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert anna.http.post("/api/tables", json=body, headers={"origin": anna.address}).status_code == 201


def test_games_are_told_with_their_options_rules_and_lessons(anna: Browser) -> None:
    (game,) = (game for game in anna.get("/api/games", locale="fr") if game["slug"] == "harbour")
    assert game["title"] == "Le Port" and game["seats"] == [1, 5]
    assert [option["name"] for option in game["options"]] == ["storm", "ferry", "barges", "first", "colour"]
    assert [level["id"] for level in game["levels"]] == ["random", "simple", "expert"]
    assert game["palette"]["light"] and game["font"]
    rules = anna.get("/api/games/harbour/rules", locale="en")
    assert {"id", "title", "text", "section"} == set(rules[0]) and "HB-4" in [rule["id"] for rule in rules]
    lessons = [anna.get("/api/games/harbour/lessons", locale=locale) for locale in ("en", "fr")]
    assert all(page["title"] and page["text"] and page["illustration"] for pages in lessons for page in pages)
    cards = [pages[1]["illustration"]["figures"][0]["slots"]["name"] for pages in lessons]
    assert cards == ["Boat", "Bateau"]
    assert "<svg" in anna.http.get("/api/games/harbour/art/pieces.svg").text
    assert anna.refused("GET", "/api/games/harbour/art/..%2fpalette.toml")[0] == 404
    assert anna.refused("GET", "/api/games/harbour/art/palette.toml") == (404, "no-such-file")
    assert anna.refused("GET", "/api/games/chess/rules") == (404, "unknown-game")


def test_the_server_says_that_it_lives_serves_and_what_it_counts(anna: Browser) -> None:
    assert anna.http.get("/healthz").text == "ok"
    assert anna.http.get("/readyz").text == "ok"
    anna.lay("human", "human", start=True)
    measures = anna.http.get("/metrics").text
    assert "tablee_tables 0.0" in measures and "tablee_command_seconds_bucket" in measures


def test_the_openapi_document_names_every_door(anna: Browser) -> None:
    document = anna.get("/api/schema")
    paths = set(document["paths"])
    assert {"/api/games", "/api/tables", "/api/tables/{table}/command", "/api/tables/{table}/replay"} <= paths
    assert document["openapi"].startswith("3.1")


def test_a_body_that_is_too_large_or_no_json_is_refused(anna: Browser) -> None:
    assert anna.http.post("/api/tables", content="{", headers={"content-type": "application/json"}).status_code == 400
    big = anna.http.post("/api/tables", content='{"game":"' + "x" * 70_000 + '"}')
    assert (big.status_code, big.json()["code"]) == (413, "too-large")


def test_codes_cannot_be_guessed_one_after_the_other(anna: Browser) -> None:
    answers = [anna.http.get("/api/code/ABCDEF").status_code for _ in range(7)]
    assert answers == [404] * 5 + [429] * 2
    assert anna.http.get("/api/games").status_code == 200, "everything else goes on"


def test_who_lays_table_after_table_is_told_to_wait(anna: Browser) -> None:
    wish = {"game": "harbour", "seats": [{"kind": "human"}, {"kind": "bot"}]}
    statuses = [anna.http.post("/api/tables", json=wish).status_code for _ in range(45)]
    assert statuses[:30] == [201] * 30 and 429 in statuses and set(statuses) == {201, 429}
    assert anna.http.get("/healthz").status_code == 200


def test_a_socket_that_floods_is_warned_and_then_dropped(anna: Browser) -> None:
    table = anna.lay("human", "human", start=True)
    screen, other = anna.screen(table, 0), anna.screen(table, 1)
    screen.until("hello")
    for number in range(400):
        try:
            screen.send("ping", n=number)
        except Exception:
            break
    assert screen.until(lambda frame: frame["type"] == "refused")["code"] == "too-many"
    assert screen.until("bye")["code"] == "flood"
    assert screen.until("closed") and screen.closed == 4429
    other.until("hello")
    other.send("ping", n=7)
    assert other.until("pong")["n"] == 7, "the table goes on"


def test_a_socket_of_another_sites_page_is_turned_away(anna: Browser) -> None:
    table = anna.lay("human", "human", start=True)
    screen = anna.screen(table, 0, origin="https://evil.example")
    assert screen.until("refused")["code"] == "wrong-origin"
    assert screen.until("closed") and screen.closed == 4403


def test_a_server_that_stops_says_good_bye_and_answers_no_more(tmp_path: Path) -> None:
    running = Running(Settings(database=f"sqlite:///{tmp_path / 't.sqlite'}"))
    with closing(Browser(running.address)) as anna:
        screen = anna.screen(anna.lay("human", "human", start=True), 0)
        screen.until("hello")
        running.server.should_exit = True
        assert screen.until("bye")["code"] == "restart"
        assert screen.until("closed") and screen.closed == 1012
    running.stop()
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{running.address}/healthz")


def test_a_silent_socket_is_dropped(tmp_path: Path) -> None:
    running = Running(Settings(database=f"sqlite:///{tmp_path / 't.sqlite'}", silence=300))
    with closing(Browser(running.address)) as anna:
        screen = anna.screen(anna.lay("human", "human", start=True), 0)
        assert screen.until("bye")["code"] == "silent"
        assert screen.until("closed") and screen.closed == 4408
    running.stop()


def test_where_somebody_is_only_a_named_proxy_tells(tmp_path: Path) -> None:
    """Guesses at codes are limited by address: who says to be elsewhere each time is believed behind a proxy alone."""
    for proxies, believed in (("", False), ("127.0.0.1", True), ("127.0.0.1 10.0.0.9", True)):
        database = f"sqlite:///{tmp_path / f'{len(proxies)}.sqlite'}"
        running = Running(Settings(database=database, proxies=proxies))
        with closing(Browser(running.address)) as anna:
            lobby, guess, answers = anna.lay("human", "open"), {"code": "ABCDEF", "name": "A"}, []
            for number in range(12):
                headers = {"x-forwarded-for": f"203.0.113.7, 198.51.100.{number}"}
                answer = anna.http.post(f"/api/tables/{lobby}/join", json=guess, headers=headers)
                answers.append(answer.status_code)
        running.stop()
        assert (429 not in answers) is believed, (proxies, answers)


def test_a_server_that_can_store_nothing_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    running = Running(Settings(database=f"sqlite:///{file}"))
    with closing(Browser(running.address)) as anna, closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("alter table presence rename to away")
        answer = anna.http.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "nothing can be stored")
        other.execute("alter table away rename to presence")
        assert anna.http.get("/readyz").text == "ok"
    running.stop()
