"""Answers that a group gives together: bots suggest, an answer waits for the others, anybody may hold it back."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.processes import Process
from tests.server.visitors import Browser, Frame, Screen
from tests.tutorial import install

UNTIMED = {"clues/rules.py": ("return LIMIT if self.phase is Phase.GUESS else None", "return None")}


def running(folder: Path, wait: int) -> Process:
    packages = install(folder / "packages", "clues", UNTIMED)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(packages), os.environ.get("PYTHONPATH", "")])))
        return Process(f"sqlite:///{folder / 'tables.sqlite'}", pace=1, wait=wait)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server where an answer waits for a moment only."""
    with running(tmp_path_factory.mktemp("quick"), 300) as process:
        yield process


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server where an answer waits for longer than a test does."""
    with running(tmp_path_factory.mktemp("slow"), 60_000) as process:
        yield process


class Group:
    """A table of Clues without time: Anna reads for seats 0 and 2, Bea and Dora guess at seats 1 and 3."""

    def __init__(self, process: Process, visits: ExitStack) -> None:
        self.anna, self.bea, self.dora = (visits.enter_context(closing(Browser(process.address))) for _ in range(3))
        seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "human"}, {"kind": "open"}]
        self.id = self.anna.post("/api/tables", {"game": "clues", "seats": seats})["table"]
        room = self.anna.invitation(self.id)
        for browser in (self.bea, self.dora):
            browser.join(self.id, room)
            browser.ready(self.id)
        self.anna.post(f"/api/tables/{self.id}/start")
        owners = (self.anna, self.bea, self.anna, self.dora)
        self.screens = [self.screen(owner, seat) for seat, owner in enumerate(owners)]
        assert self.screens[0].ask("play", decision="0.0", raw={"keep": [1]})["entry"] == 1
        self.screens[1].until_entry(1)
        assert self.screens[1].ask("play", decision="1.1", move="begin")["entry"] == 2, "there is nothing to choose"
        self.screens[3].until_entry(2)

    def screen(self, browser: Browser, seat: int) -> Screen:
        screen = browser.screen(self.id, seat)
        screen.until("hello")
        return screen


@pytest.fixture
def visits() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def waits(seat: int, raw: Any) -> Any:
    return lambda frame: frame["type"] == "waiting" and frame["seat"] == seat and frame["raw"] == raw


def test_an_answer_is_announced_to_the_group_alone_and_then_counts(quick: Process, visits: ExitStack) -> None:
    group = Group(quick, visits)
    first, last = group.screens[1], group.screens[3]
    first.send("play", id="guess", decision="2.1", raw="a hundred")
    told = last.until("waiting")
    assert told == {"type": "waiting", "seat": 1, "decision": "2.1", "move": "", "raw": "a hundred", "left_ms": 300}
    assert last.until("waiting")["left_ms"] is None
    assert first.until("ack") == {"type": "ack", "id": "guess", "entry": 3}
    last.until_entry(3)
    for other in (group.screens[0], group.screens[2]):
        other.until_entry(3)
        assert not [frame for frame in other.frames if '"type":"waiting"' in frame]


def test_anybody_of_the_group_may_hold_an_answer_back_and_nothing_has_happened(
    slow: Process, visits: ExitStack
) -> None:
    group = Group(slow, visits)
    first, last = group.screens[1], group.screens[3]
    first.send("play", id="mine", decision="2.1", raw="a hundred")
    last.until(waits(1, "a hundred"))
    first.send("ping", n=1)
    first.until("pong")
    assert not [frame for frame in first.frames if '"id":"mine"' in frame], "neither stored nor acknowledged"
    assert last.ask("hold", decision="2.3") == {"type": "ack", "id": "1", "entry": 2}
    held = first.until("refused")
    assert held["id"] == "mine" and held["code"] == "held-back" and "Bea" in held["text"]
    assert last.ask("hold", decision="2.3")["code"] == "nothing-waits"
    again = first.ask("play", id="mine", decision="2.1", raw="a hundred")
    assert again["code"] == "held-back", "the same command is answered as it was"
    assert last.entry == 2


def test_who_answers_may_think_better_of_it(slow: Process, visits: ExitStack) -> None:
    group = Group(slow, visits)
    first = group.screens[1]
    first.send("play", id="guess", decision="2.1", raw="a hundred")
    first.until("waiting")
    first.send("hold", id="no", decision="2.1")
    assert first.until("refused")["code"] == "held-back"
    first.until("ack")


def test_while_an_answer_waits_another_is_refused_and_the_same_one_is_the_same(
    slow: Process, visits: ExitStack
) -> None:
    group = Group(slow, visits)
    first, last = group.screens[1], group.screens[3]
    first.send("play", id="guess", decision="2.1", raw="a hundred")
    last.until(waits(1, "a hundred"))
    assert last.ask("play", decision="2.3", raw="a thousand")["code"] == "answer-waits"
    again = group.screen(group.bea, 1)
    assert again.until("waiting")["raw"] == "a hundred", "who comes later sees it too"
    again.send("play", id="guess", decision="2.1", raw="a hundred")
    last.send("hold", id="no", decision="2.3")
    for screen in (first, again):
        assert screen.until("refused")["code"] == "held-back"


@pytest.mark.parametrize(("raw", "code"), [("", "answer-text"), ("9" * 21, "answer-text"), (42, "answer-text")])
def test_what_is_no_answer_does_not_wait(slow: Process, visits: ExitStack, raw: Any, code: str) -> None:
    group = Group(slow, visits)
    assert group.screens[1].ask("play", decision="2.1", raw=raw)["code"] == code
    assert group.screens[3].ask("hold", decision="2.3")["code"] == "nothing-waits"


def test_others_cannot_hold_an_answer_back(slow: Process, visits: ExitStack) -> None:
    group = Group(slow, visits)
    group.screens[1].send("play", id="guess", decision="2.1", raw="a hundred")
    group.screens[3].until(waits(1, "a hundred"))
    assert group.screens[0].ask("hold", decision="2.1")["code"] == "not-your-decision"
    assert group.screens[0].ask("hold", decision="0.0")["code"] == "decision-closed"
    tv = group.anna.screen(group.id, "tv")
    assert tv.ask("hold", decision="2.1")["code"] == "no-seat"


def test_one_person_alone_waits_for_nobody(slow: Process, visits: ExitStack) -> None:
    group = Group(slow, visits)
    group.screens[3].close()
    room: Frame = group.screens[1].until(
        lambda frame: frame["type"] == "room" and not frame["room"]["seats"][3]["present"]
    )
    assert room["room"]["seats"][1]["present"]
    assert group.screens[1].ask("play", decision="2.1", raw="a hundred")["entry"] == 3


def test_an_answer_by_http_waits_too(quick: Process, visits: ExitStack) -> None:
    group = Group(quick, visits)
    sent = {"id": "x", "decision": "2.3", "move": "", "raw": "a hundred"}
    assert group.dora.post(f"/api/tables/{group.id}/command", sent)["entry"] == 3
    group.screens[1].until(waits(3, "a hundred"))


def test_a_bot_of_the_group_suggests_in_words_and_does_not_answer(slow: Process, visits: ExitStack) -> None:
    anna = visits.enter_context(closing(Browser(slow.address)))
    bot = {"kind": "bot", "level": "expert"}
    wish = {"game": "clues", "seats": [bot, {"kind": "human"}, bot, bot], "start": True, "pace": "fast"}
    table = anna.post("/api/tables", {**wish, "spectators": True})["table"]
    screen, watch = anna.screen(table, 1), anna.screen(table, "watch")
    asked = screen.until(lambda frame: (frame.get("decision") or {}).get("kind") == "begin")
    assert screen.ask("play", decision=asked["decision"]["id"], move="begin")["entry"] == 2
    (made,) = screen.until("suggestions")["suggestions"]
    assert made["seat"] == 3 and made["decision"] == "2.3" and made["move"] == ""
    assert 10 <= int(made["raw"]) <= 99 and made["sure"] in ("sure", "probably", "maybe", "unsure")
    assert anna.screen(table, 1).until("suggestions")["suggestions"] == [made], "who comes later hears it too"
    assert screen.ask("play", decision="2.1", raw=made["raw"])["entry"] == 3
    watch.until_entry(3)
    assert not [frame for frame in watch.frames if '"type":"suggestions"' in frame]
