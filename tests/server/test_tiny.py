"""What a game may ask of a table beyond Harbour: time limits, answers in words; and a bug in its rules."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Timer
from time import perf_counter, sleep
from typing import Any

import pytest
from tests.server.processes import Process
from tests.server.visitors import Browser, Screen, play_on

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


def until_time_is_up(screen: Screen) -> None:
    """Ask until the server says that this seat's time is up; what it says before that changes nothing."""
    while screen.ask("draft", decision="0.0", raw="?")["code"] != "too-late":
        pass


class SlowLine:
    """A screen behind a line on which every frame is on its way for so long, there as well as back."""

    def __init__(self, screen: Screen, seconds: float) -> None:
        self.screen = screen
        self.seconds = seconds
        screen.send("ping", n=1)
        screen.until("pong")
        sleep(2 * seconds)  # the pong comes this late, and so does its echo
        screen.send("echo", n=1)

    def send(self, type: str, **facts: Any) -> None:
        Timer(self.seconds, self.screen.send, [type], facts).start()


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
    slow.until("hello")
    quick.until("hello")
    SlowLine(slow, 0.3)
    until_time_is_up(quick)
    late = quick.ask("play", decision="0.0", move="say yes")
    assert late["code"] == "too-late" and late["text"]
    assert slow.ask("play", id="slow", decision="0.0", move="say yes")["entry"] == 1


@pytest.mark.parametrize(("before", "counts"), [(0.3, True), (-0.05, False)])
def test_an_answer_sent_before_the_end_over_a_slow_line_counts_and_one_sent_after_it_does_not(
    anna: Browser, before: float, *, counts: bool
) -> None:
    screen = anna.screen(lay(anna, options={"hurried": True}, clock={"rule_time": "x5"}))
    left = screen.until("hello")["clock"]["seats"][0]["remaining_ms"] / 1000
    ends = perf_counter() + left
    line = SlowLine(screen, 0.2)
    sleep(max(0.0, ends - before - perf_counter()))  # a person who takes that long
    line.send("play", id="mine", decision="0.0", move="say yes")
    answer = screen.until(lambda frame: frame["type"] in ("ack", "refused") and frame["id"] == "mine")
    assert answer["type"] == "ack" if counts else answer["code"] in ("too-late", "decision-closed")


def test_a_line_is_as_slow_as_the_server_has_seen_and_nobody_is_waited_for_longer_than_400_ms(anna: Browser) -> None:
    table = lay(anna, options={"hurried": True}, clock={"rule_time": "x5"})
    boaster, judge = anna.screen(table), anna.screen(table)
    boaster.until("hello")
    judge.until("hello")
    assert boaster.ask("ping", n=1, delay=60_000)["code"] == "bad-frame", "nobody is believed"
    boaster.send("echo", n=1)
    SlowLine(boaster, 0.45)
    until_time_is_up(judge)
    began = perf_counter()
    assert [event["code"] for event in judge.until("entry")["events"]] == ["time-ran-out", "late"]
    assert 0.2 < perf_counter() - began < 5


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
