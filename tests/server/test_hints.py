"""Hints: what an expert would do, for those who play alone; computed elsewhere, and not without end."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.serving import Running
from tests.server.visitors import Browser, Screen

from tablee.server import Settings

NewBrowser = Callable[[], Browser]


def begun(browser: Browser, game: str, *kinds: str) -> tuple[str, Screen]:
    """A table where it is this browser's turn."""
    seats = [{"kind": "human"} if kind == "human" else {"kind": "bot", "level": kind} for kind in kinds]
    table = browser.post("/api/tables", {"game": game, "seats": seats, "start": True, "pace": "fast"})["table"]
    screen = browser.screen(table)
    screen.until("hello")
    screen.until_asked()
    return table, screen


def hint(browser: Browser, table: str, screen: Screen) -> dict[str, Any]:
    assert screen.decision is not None
    told: dict[str, Any] = browser.post(f"/api/tables/{table}/hint", {"decision": screen.decision["id"]})
    return told


def test_alone_one_is_told_what_the_expert_would_do_and_how_sure_it_is(browser: NewBrowser) -> None:
    anna = browser()
    table, screen = begun(anna, "harbour", "human")
    told = hint(anna, table, screen)
    assert screen.scene is not None
    choices = {choice["move"]: choice for choice in screen.scene["choices"]}
    there = {piece["id"] for piece in screen.scene["pieces"]} | {place["id"] for place in screen.scene["places"]}
    assert told["moves"] and told["text"] and "continuations" in told["how"]
    for move in told["moves"]:
        assert move["label"] == choices[move["move"]]["label"]
        assert set(move["picks"]) <= there
        assert 0 <= move["low"] <= move["win"] <= move["high"] <= 1
        assert "crates landed on average" in move["text"]


def test_against_bots_a_hint_speaks_of_points(browser: NewBrowser) -> None:
    anna = browser()
    table, screen = begun(anna, "tiny", "human", "random")
    assert "points on average" in hint(anna, table, screen)["moves"][0]["text"]


def test_the_same_decision_is_thought_about_once(browser: NewBrowser) -> None:
    anna = browser()
    table, screen = begun(anna, "harbour", "human")
    assert hint(anna, table, screen) == hint(anna, table, screen)


def test_where_others_play_too_there_are_no_hints(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    refusals = []
    for person, seat in ((anna, 0), (bea, 1)):
        asked = person.screen(table, seat).until("hello")["decision"]
        if asked is not None:
            refusals.append(person.refused("POST", f"/api/tables/{table}/hint", {"decision": asked["id"]}))
    assert refusals and set(refusals) == {(403, "hints-alone")}


def test_a_hint_is_for_the_seat_that_is_asked_and_the_decision_that_is_open(browser: NewBrowser) -> None:
    anna, eve = browser(), browser()
    table, screen = begun(anna, "harbour", "human")
    assert screen.decision is not None and screen.scene is not None
    path, asked = f"/api/tables/{table}/hint", screen.decision["id"]
    assert eve.refused("POST", path, {"decision": asked}) == (409, "not-your-decision")
    screen.play()
    assert anna.refused("POST", path, {"decision": asked}) == (409, "decision-closed")
    assert anna.refused("POST", path, {"decision": "7"}) == (409, "not-your-decision")


def test_who_asks_for_hint_after_hint_is_told_to_wait(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 't.sqlite'}", pace=0, budget=20, workers=1)
    running = Running(settings)
    with closing(Browser(running.address)) as anna:
        tables = [begun(anna, "harbour", "human") for _ in range(16)]

        def ask(at: tuple[str, Screen]) -> int:
            table, screen = at
            assert screen.decision is not None
            return anna.http.post(f"/api/tables/{table}/hint", json={"decision": screen.decision["id"]}).status_code

        with ThreadPoolExecutor(16) as people:
            answers = list(people.map(ask, tables))
        assert set(answers) == {200, 429} and answers.count(200) >= 12
    running.stop()
