"""What a game may ask of a table beyond Loch Ness: time limits, answers in words; and a bug in its rules."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.processes import TINY, Process
from tests.server.visitors import Browser, play_on

ONE = [{"kind": "human", "name": "Anna"}]


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("tiny")
    with Process(f"sqlite:///{folder / 'tables.sqlite'}", path=[TINY]) as running:
        yield running


@pytest.fixture
def anna(process: Process) -> Iterator[Browser]:
    with closing(Browser(process.address)) as browser:
        yield browser


def lay(browser: Browser, **wishes: object) -> str:
    table: str = browser.post("/api/tables", {"game": "tiny", "seats": ONE, "start": True, **wishes})["table"]
    return table


def test_a_game_that_is_a_package_of_its_own_is_on_the_list(anna: Browser) -> None:
    assert [game["title"] for game in anna.get("/api/games")][-1] == "Tiny"


def test_a_clock_that_runs_out_plays_the_move_the_game_has_for_it(anna: Browser) -> None:
    screen = anna.screen(lay(anna, options={"hurried": True}, clock={"mode": "normal"}))
    hello = screen.until("hello")
    assert hello["decision"]["limit"] == 200
    assert 0 <= hello["clock"]["seats"][0]["remaining_ms"] <= 200
    late = screen.until("step")
    assert [event["code"] for event in late["events"]] == ["time-ran-out", "late"]
    assert [line["text"] for line in late["lines"]][1] == "Anna says nothing in time."


def test_relaxed_time_is_longer_and_no_clock_leaves_all_the_time_there_is(anna: Browser) -> None:
    relaxed = anna.screen(lay(anna, options={"hurried": True}, clock={"mode": "relaxed", "factor": 10})).until("hello")
    assert relaxed["decision"]["limit"] == 2000
    none = anna.screen(lay(anna, options={"hurried": True})).until("hello")
    assert none["decision"]["limit"] is None and none["clock"] is None


def test_a_trial_against_time_cannot_be_paused(anna: Browser) -> None:
    screen = anna.screen(lay(anna, options={"hurried": True}, clock={"mode": "relaxed", "factor": 10}))
    screen.until("hello")
    assert screen.ask("pause", on=True)["code"] == "no-pause-now"


def test_an_answer_in_words_is_judged_by_the_game(anna: Browser) -> None:
    screen = anna.screen(lay(anna, options={"spoken": True}))
    decision = screen.until_asked()
    assert decision["judged"] == "text"
    assert screen.ask("play", decision=decision["id"], move="say no", raw=None)["code"] == "not-judged"
    assert screen.ask("play", decision=decision["id"], raw="Yes, I think so")["step"] == 1
    assert '"what":"yes"' in "".join(screen.frames)


def test_words_where_a_pick_is_wanted_are_refused(anna: Browser) -> None:
    screen = anna.screen(lay(anna))
    decision = screen.until_asked()
    assert screen.ask("play", decision=decision["id"], raw="Yes")["code"] == "not-judged"


def test_a_bug_stops_its_table_with_the_journal_intact_and_no_other_table(anna: Browser, process: Process) -> None:
    doomed, fine = lay(anna), lay(anna)
    screen, other = anna.screen(doomed), anna.screen(fine)
    screen.play()
    decision = screen.until_asked()
    assert screen.ask("play", decision=decision["id"], move="say boom")["code"] == "stopped"
    assert screen.until("closed") and screen.closed == 1011
    assert anna.refused("POST", f"/api/tables/{doomed}/command", {"id": "x", "decision": "1.0", "move": "say yes"}) == (
        503,
        "stopped",
    )
    play_on([other])
    assert anna.get(f"/api/tables/{fine}/verify")["ok"] is True
