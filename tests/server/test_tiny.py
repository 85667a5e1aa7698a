"""What a game may ask of a table beyond Harbour: time limits, answers in words; and a bug in its rules."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter, sleep

import pytest
from tests.server.processes import Process
from tests.server.visitors import Browser, play_on

ONE = [{"kind": "human", "name": "Anna"}]


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("tiny")
    with Process(f"sqlite:///{folder / 'tables.sqlite'}") as running:
        yield running


@pytest.fixture
def anna(process: Process) -> Iterator[Browser]:
    with closing(Browser(process.address)) as browser:
        yield browser


def lay(browser: Browser, **wishes: object) -> str:
    table: str = browser.post("/api/tables", {"game": "tiny", "seats": ONE, "start": True, **wishes})["table"]
    return table


def wait_out(milliseconds: int) -> None:
    """Wait until a time that was told is up: rule time is real time."""
    sleep((milliseconds + 20) / 1000)


def test_a_game_that_is_a_package_of_its_own_is_on_the_list(anna: Browser) -> None:
    assert [game["title"] for game in anna.get("/api/games")][-1] == "Tiny"


def test_a_clock_that_runs_out_plays_the_move_the_game_has_for_it(anna: Browser) -> None:
    screen = anna.screen(lay(anna, options={"hurried": True}, clock={"mode": "normal"}))
    hello = screen.until("hello")
    assert hello["decision"]["limit"] == 200
    (asked,) = [each for each in hello["clock"]["seats"] if each["limit_ms"] is not None]
    assert asked["limit_ms"] == 200 and asked["running"], "time of the rules is told on every screen"
    assert 0 <= hello["clock"]["seats"][0]["remaining_ms"] <= 200
    late = screen.until("entry")
    assert [event["code"] for event in late["events"]] == ["time-ran-out", "late"]
    assert [line["text"] for line in late["lines"]][1] == "Anna says nothing in time."


def test_rule_time_runs_at_a_table_without_a_clock(anna: Browser) -> None:
    screen = anna.screen(lay(anna, options={"hurried": True}))
    hello = screen.until("hello")
    assert hello["decision"]["limit"] == 200
    (clock,) = hello["clock"]["seats"]
    assert hello["clock"]["mode"] == "none" and clock["limit_ms"] == 200 and 0 <= clock["remaining_ms"] <= 200
    assert [event["code"] for event in screen.until("entry")["events"]] == ["time-ran-out", "late"]


def test_rule_time_is_stretched_or_switched_off_in_so_many_words(anna: Browser) -> None:
    longer = anna.screen(lay(anna, options={"hurried": True}, clock={"rule_time": "x5"})).until("hello")
    assert longer["decision"]["limit"] == 1000
    none = anna.screen(lay(anna, options={"hurried": True}, clock={"rule_time": "off"})).until("hello")
    assert none["decision"]["limit"] is None and none["clock"] is None
    wish = {"game": "tiny", "seats": ONE, "clock": {"rule_time": "x3"}}
    assert anna.refused("POST", "/api/tables", wish)[0] == 400


def test_an_answer_that_was_on_its_way_when_time_ran_out_counts_and_a_later_one_does_not(anna: Browser) -> None:
    table = lay(anna, options={"hurried": True}, clock={"rule_time": "x5"})
    slow, quick = anna.screen(table), anna.screen(table)
    asked = slow.until("hello")
    quick.until("hello")
    slow.send("ping", n=1, delay=300)
    slow.until("pong")
    wait_out(asked["clock"]["seats"][0]["remaining_ms"])
    late = quick.ask("play", decision="0.0", move="say yes")
    assert late["code"] == "too-late" and late["text"]
    assert slow.ask("play", id="slow", decision="0.0", move="say yes")["entry"] == 1


def test_nobody_is_waited_for_longer_than_400_ms_however_slow_he_says_his_line_is(anna: Browser) -> None:
    screen = anna.screen(lay(anna, options={"hurried": True}))
    screen.until("hello")
    screen.send("ping", n=1, delay=60_000)
    asked = perf_counter()
    assert [event["code"] for event in screen.until("entry")["events"]] == ["time-ran-out", "late"]
    assert perf_counter() - asked < 5


def test_a_trial_against_time_cannot_be_paused(anna: Browser) -> None:
    screen = anna.screen(lay(anna, options={"hurried": True}, clock={"rule_time": "x5"}))
    screen.until("hello")
    assert screen.ask("pause", on=True)["code"] == "no-pause-now"


def test_an_answer_in_words_is_judged_by_the_game(anna: Browser) -> None:
    screen = anna.screen(lay(anna, options={"spoken": True}))
    decision = screen.until_asked()
    assert decision["judged"] == "text"
    assert screen.ask("play", decision=decision["id"], move="say no", raw=None)["code"] == "answer-wanted"
    assert screen.ask("play", decision=decision["id"], raw="Yes, I think so")["entry"] == 1
    assert '"what":"yes"' in "".join(screen.frames)


def test_words_where_a_pick_is_wanted_are_refused(anna: Browser) -> None:
    screen = anna.screen(lay(anna))
    decision = screen.until_asked()
    assert screen.ask("play", decision=decision["id"], raw="Yes")["code"] == "not-judged"


def test_a_bug_stops_its_table_with_the_journal_intact_and_no_other_table(anna: Browser, process: Process) -> None:
    doomed, fine = lay(anna, options={"faulty": True}), lay(anna)
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
