"""Careers: what counts, for whom, once; read, taken away as a file, brought to another device."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, delete, update
from tests.server.serving import Running
from tests.server.visitors import Browser, Screen

from tablee.server import Settings
from tablee.server.storage.schema import careers, tables

NewBrowser = Callable[[], Browser]
CONTENT = "HB-E1"  # what they reach who take the first of all choices: no card was swapped


def lay(browser: Browser, **wishes: Any) -> str:
    wish = {"game": "harbour", "seats": [{"kind": "human", "name": "Anna"}], "start": True, "pace": "fast"}
    table: str = browser.post("/api/tables", {**wish, **wishes})["table"]
    return table


def give_up(screen: Screen) -> None:
    """Let a match come to its end, with the lowest of all cards."""
    while not screen.over:
        screen.play()


def choose(screen: Screen, verb: str) -> None:
    """Play on to a move of this sort, and make it."""
    while True:
        screen.until_asked()
        assert screen.scene is not None
        found = screen.scene["choices"][0]["move"].startswith(verb)
        assert screen.play()["type"] == "ack"
        if found:
            return


def finished(browser: Browser, **wishes: Any) -> str:
    """A match played to its end; its table."""
    table = lay(browser, **wishes)
    screen = browser.screen(table)
    screen.until("hello")
    give_up(screen)
    return table


def career(browser: Browser) -> dict[str, Any]:
    sheet: dict[str, Any] = browser.get("/api/careers/harbour")
    return sheet


def gain(browser: Browser, table: str) -> dict[str, Any]:
    gained: dict[str, Any] = browser.get(f"/api/tables/{table}/career")
    return gained


def count(browser: Browser) -> int:
    return len(career(browser)["played"])


def test_a_finished_match_is_in_the_career_of_whoever_played_it_and_of_nobody_else(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = finished(anna, options={"storm": True})
    sheet = career(anna)
    assert [played["table"] for played in sheet["played"]] == [table]
    assert sheet["career"]["wins"] == {"label": "All matches", "matches": 1, "wins": 0}
    assert [each["matches"] for each in sheet["career"]["tallies"]] == [0, 1]
    assert sheet["career"]["matches"][0]["text"].startswith("Storm: ")
    assert career(bea)["played"] == [] and len(career(bea)["career"]["exploits"]) == 2
    assert bea.refused("GET", f"/api/tables/{table}/career") == (403, "no-seat")


def test_an_exploit_is_new_once_and_is_granted_though_the_match_was_lost(browser: NewBrowser) -> None:
    anna = browser()
    first, second = finished(anna), finished(anna)
    assert CONTENT in [exploit["id"] for exploit in gain(anna, first)["exploits"]]
    assert CONTENT not in [exploit["id"] for exploit in gain(anna, second)["exploits"]]
    assert gain(anna, second)["counts"] and CONTENT in career(anna)["career"]["matches"][0]["exploits"]


def test_an_abandoned_match_is_in_no_career(browser: NewBrowser) -> None:
    anna = browser()
    table = lay(anna)
    choose(anna.screen(table), "moor")
    assert anna.refused("GET", f"/api/tables/{table}/career") == (403, "not-yet-over")
    assert count(anna) == 0


def test_a_match_that_ends_while_nobody_looks_counts_all_the_same(browser: NewBrowser) -> None:
    anna = browser()
    table = lay(anna)
    for number in range(900):
        seen = anna.get(f"/api/tables/{table}/replay", seat="0")
        if seen["decision"] is None:
            break
        move = seen["scene"]["choices"][0]["move"]
        anna.post(f"/api/tables/{table}/command", {"id": str(number), "decision": seen["decision"]["id"], "move": move})
    assert count(anna) == 1


def test_what_was_taken_back_before_anything_came_to_light_costs_nothing(browser: NewBrowser) -> None:
    anna = browser()
    table = lay(anna)
    screen = anna.screen(table)
    screen.until("hello")
    choose(screen, "moor")
    assert '"can_undo":"free"' in "".join(screen.frames)
    assert screen.ask("undo")["type"] == "ack"
    give_up(screen)
    assert gain(anna, table)["counts"] and count(anna) == 1


def test_luck_that_was_taken_back_keeps_the_match_out_of_the_career(browser: NewBrowser) -> None:
    anna = browser()
    table = lay(anna)
    screen = anna.screen(table)
    screen.until("hello")
    choose(screen, "lay")
    assert '"can_undo":"costly"' in "".join(screen.frames), "whoever undoes this is warned"
    assert screen.ask("undo")["type"] == "ack"
    give_up(screen)
    gained = gain(anna, table)
    assert not gained["counts"] and "taken back" in gained["why_not"] and gained["exploits"] == []
    assert count(anna) == 0


def test_a_match_played_on_from_a_position_does_not_count(browser: NewBrowser) -> None:
    anna = browser()
    table = finished(anna)
    fork = anna.post(f"/api/tables/{table}/fork", {"entry": 0, "seat": 0})["table"]
    screen = anna.screen(fork)
    screen.until("hello")
    give_up(screen)
    assert "position" in gain(anna, fork)["why_not"]
    assert count(anna) == 1


def test_a_match_that_a_bot_played_does_not_count(browser: NewBrowser) -> None:
    anna = browser()
    table = lay(anna)
    screen = anna.screen(table)
    screen.until("hello")
    screen.ask("standin", on=True)
    screen.until(lambda frame: screen.over)
    assert "bot" in gain(anna, table)["why_not"]
    assert count(anna) == 0


def test_a_career_joined_from_two_devices_has_every_match_once(browser: NewBrowser) -> None:
    desk, phone, tablet = browser(), browser(), browser()
    first, second, third = finished(desk), finished(phone), finished(tablet)
    code = desk.post("/api/careers/device")["code"]
    phone.post("/api/careers/join", {"code": code.lower()})
    assert phone.refused("POST", "/api/careers/join", {"code": code}) == (404, "unknown-code"), "a code works once"
    tablet.post("/api/careers/join", {"code": phone.post("/api/careers/device")["code"]})
    for each in (desk, phone, tablet):
        assert [played["table"] for played in career(each)["played"]] == [first, second, third]
    desk.post("/api/careers/join", {"code": tablet.post("/api/careers/device")["code"]})
    table = lay(desk)
    phone.post("/api/device", {"code": desk.post(f"/api/tables/{table}/device")["code"]})
    screen = phone.screen(table)
    screen.until("hello")
    give_up(screen)
    assert [count(each) for each in (desk, phone, tablet)] == [4, 4, 4]


def test_a_career_can_be_taken_away_as_a_file(browser: NewBrowser) -> None:
    anna = browser()
    table = finished(anna, options={"storm": True})
    answer = anna.http.get("/api/careers/harbour/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="harbour-career.json"'
    file = answer.json()
    assert (file["format"], file["game"]) == ("tablee-career-1", "harbour")
    (played,) = file["matches"]
    assert (played["table"], played["storm"], played["won"]) == (table, True, False)
    assert CONTENT in played["exploits"]


def test_a_match_leaves_the_time_of_every_step_unless_the_table_stretched_the_time_of_the_rules(
    browser: NewBrowser,
) -> None:
    anna = browser()
    finished(anna)
    finished(anna, clock={"mode": "none", "rule_time": "x2"})
    plain, stretched = anna.http.get("/api/careers/harbour/file").json()["matches"]
    assert len(plain["times"]) > 3 and min(plain["times"]) >= 0 and max(plain["times"]) < 60_000
    assert stretched["times"] == []


def test_a_game_without_careers_says_so(browser: NewBrowser) -> None:
    anna = browser()
    assert anna.refused("GET", "/api/careers/tiny") == (404, "no-careers")
    careers = {game["slug"]: game["careers"] for game in anna.get("/api/games")}
    assert careers["harbour"] and not careers["tiny"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def serving(file: Path) -> Running:
    return Running(Settings(database=f"sqlite:///{file}", pace=0, throttle=False, workers=1))


def test_a_server_that_was_killed_right_after_the_last_move_counts_it_once_when_it_is_back(file: Path) -> None:
    running = serving(file)
    with closing(Browser(running.address)) as anna:
        table = finished(anna)
        cookies = dict(anna.http.cookies)
    running.stop()
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:  # what is stored when the end was not yet written down
        connection.execute(update(tables).values(phase="playing", final_mark=None))
        connection.execute(delete(careers))
    engine.dispose()
    for _ in range(2):
        running = serving(file)
        with closing(Browser(running.address)) as anna:
            anna.http.cookies.update(cookies)
            assert gain(anna, table)["counts"] and count(anna) == 1
        running.stop()
