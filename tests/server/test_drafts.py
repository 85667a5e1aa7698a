"""Drafts and time at the table of the tutorial's Clues: two teams, a sheet to keep lines of, a guess against time."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.processes import Process
from tests.server.visitors import Browser, Screen
from tests.tutorial import install

FOUR = [{"kind": "human", "name": name} for name in ("Anna", "Bea", "Cleo", "Dora")]
HURRIED = {
    "clues/rules.py": ("LIMIT = 20_000", "LIMIT = 2_000"),
    "clues/__init__.py": ('"random": 20', '"random": -80'),  # who takes longer than there is time
}


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("drafts")
    packages = install(folder / "packages", "clues", HURRIED)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(packages), os.environ.get("PYTHONPATH", "")])))
        made = Process(f"sqlite:///{folder / 'tables.sqlite'}", pace=1)
    with made as running:
        yield running


@pytest.fixture
def anna(process: Process) -> Iterator[Browser]:
    with closing(Browser(process.address)) as browser:
        yield browser


class Table:
    """A table of Clues whose four seats are one browser's, each with a screen; a television and a spectator."""

    def __init__(self, anna: Browser, **wishes: Any) -> None:
        wish = {"game": "clues", "seats": FOUR, "start": True, "spectators": True, **wishes}
        self.id = anna.post("/api/tables", wish)["table"]
        self.anna = anna
        self.seats = [self.screen(seat) for seat in range(4)]
        self.tv, self.watch = self.screen("tv"), self.screen("watch")

    def screen(self, seat: int | str) -> Screen:
        screen = self.anna.screen(self.id, seat)
        screen.until("hello")
        return screen

    def keep(self) -> None:
        """The reader keeps lines, and the rivals begin to guess."""
        reader = self.seats[0]
        assert reader.ask("play", decision="0.0", raw={"keep": [1]})["type"] == "ack"
        self.seats[1].until_entry(1)
        assert self.seats[1].ask("play", decision="1.1", move="begin")["entry"] == 2
        self.seats[3].until_entry(2)

    def unseen(self, screen: Screen) -> None:
        """Let this screen read all that it was sent, and see that no draft is among it."""
        screen.send("ping", n=7)
        screen.until("pong")
        assert not [frame for frame in screen.frames if '"type":"drafts"' in frame]


def test_a_draft_is_shown_to_ones_own_screens_a_glimpse_of_it_to_the_witnesses_and_nothing_to_others(
    anna: Browser,
) -> None:
    table = Table(anna)
    other = table.screen(0)
    table.seats[0].send("draft", id="d1", decision="0.0", raw={"keep": [1, 4]})
    assert other.until("drafts")["drafts"] == [{"seat": 0, "decision": "0.0", "raw": {"keep": [1, 4]}}]
    assert table.seats[2].until("drafts")["drafts"] == [{"seat": 0, "decision": "0.0", "raw": {"total": 4}}]
    for screen in (table.seats[0], table.seats[1], table.seats[3], table.tv, table.watch):
        table.unseen(screen)
    late = anna.screen(table.id, 2).until("hello")
    assert late["drafts"] == [{"seat": 0, "decision": "0.0", "raw": {"total": 4}}]
    assert anna.screen(table.id, 1).until("hello")["drafts"] == []


def test_a_draft_is_gone_when_its_decision_is_answered(anna: Browser) -> None:
    table = Table(anna)
    table.seats[0].send("draft", id="d1", decision="0.0", raw={"keep": [2]})
    table.seats[2].until("drafts")
    assert table.seats[0].ask("play", decision="0.0", raw={"keep": [1]})["entry"] == 1
    assert table.seats[2].until("drafts")["drafts"] == [{"seat": 0, "decision": "0.0", "raw": None}]
    assert anna.screen(table.id, 2).until("hello")["drafts"] == []
    table.unseen(table.seats[1])


def test_of_many_drafts_the_newest_is_told_and_not_more_than_ten_a_second(anna: Browser) -> None:
    table = Table(anna)
    for n in range(60):
        table.seats[0].send("draft", id=f"d{n}", decision="0.0", raw={"keep": [1 + n % 3]})
    table.seats[0].send("draft", id="last", decision="0.0", raw={"keep": [2, 3, 4]})
    told = 0
    while table.seats[2].until("drafts")["drafts"][0]["raw"] != {"total": 6}:
        told += 1
    assert told < 30


@pytest.mark.parametrize("drafted", [True, False])
def test_when_time_is_up_the_last_draft_of_the_group_is_judged_or_the_clock_plays(
    anna: Browser, *, drafted: bool
) -> None:
    table = Table(anna)
    table.keep()
    _, first, _, last = table.seats
    if drafted:
        first.send("draft", id="d1", decision="2.1", raw="a hundred")
        assert last.until("drafts")["drafts"] == [{"seat": 1, "decision": "2.1", "raw": "a hundred"}]
        last.send("draft", id="d2", decision="2.3", raw="a thousand")
        assert first.until("drafts")["drafts"] == [{"seat": 3, "decision": "2.3", "raw": "a thousand"}]
    entry = table.tv.until(lambda frame: frame["type"] == "entry" and frame["entry"] == 3)
    told = [(event["code"], event["facts"].get("seat")) for event in entry["events"]]
    if drafted:
        assert told[:3] == [("time-ran-out", 3), ("said", 3), ("wrong", 3)]
        assert entry["events"][1]["facts"]["text"] == "a thousand"
    else:
        assert told[:2] == [("time-ran-out", 1), ("wrong", 1)]


def test_a_field_that_was_emptied_leaves_no_older_draft_to_be_judged(anna: Browser) -> None:
    table = Table(anna)
    table.keep()
    _, first, _, last = table.seats
    first.send("draft", id="d1", decision="2.1", raw="a hundred")
    assert last.until("drafts")["drafts"][0]["raw"] == "a hundred"
    last.send("draft", id="d2", decision="2.3", raw="  ")
    assert first.until("drafts")["drafts"] == [{"seat": 3, "decision": "2.3", "raw": ""}], "the field is empty for all"
    entry = table.tv.until(lambda frame: frame["type"] == "entry" and frame["entry"] == 3)
    assert [event["code"] for event in entry["events"]][:2] == ["time-ran-out", "wrong"], "nothing was said"


def test_one_answer_closes_the_decision_of_the_group(anna: Browser) -> None:
    table = Table(anna, clock={"rule_time": "off"})
    table.keep()
    assert table.seats[3].ask("play", decision="2.3", raw="a hundred")["entry"] == 3
    assert table.seats[1].ask("play", decision="2.1", raw="a thousand")["code"] == "decision-closed"


def test_what_was_judged_cannot_be_undone(anna: Browser) -> None:
    table = Table(anna, clock={"rule_time": "off"})
    assert table.seats[0].ask("play", decision="0.0", raw={"keep": [1]})["entry"] == 1
    assert table.seats[0].ask("undo")["code"] == "undo-final"


@pytest.mark.parametrize(
    ("seat", "decision", "raw", "code"),
    [
        (0, "0.0", {"keep": [5]}, "answer-lines"),
        (0, "0.0", {"keep": "1"}, "answer-lines"),
        (0, "0.0", "words", "answer-fields"),
        (0, "0.0", {"keep": [1] * 3000}, "answer-size"),
        (0, "9.0", {"keep": [1]}, "decision-closed"),
        (1, "0.0", {"keep": [1]}, "not-your-decision"),
    ],
)
def test_a_draft_that_is_none_is_refused_in_words_and_shown_to_nobody(
    anna: Browser, seat: int, decision: str, raw: Any, code: str
) -> None:
    table = Table(anna)
    refused = table.seats[seat].ask("draft", decision=decision, raw=raw)
    assert refused["code"] == code and refused["text"]
    table.unseen(table.seats[2])
    assert table.seats[0].ask("play", decision="0.0", raw={"keep": [1]})["entry"] == 1


@pytest.mark.parametrize("raw", ["x" * (1 << 20), {"shots": [[1, 2, 3]] * 10_000}])
def test_a_draft_without_measure_closes_its_screen_and_the_table_goes_on(anna: Browser, raw: Any) -> None:
    table = Table(anna)
    table.seats[0].send("draft", id="d1", decision="0.0", raw=raw)
    assert table.seats[0].until("closed") and table.seats[0].closed == 1009
    assert table.screen(0).ask("play", decision="0.0", raw={"keep": [1]})["entry"] == 1
    table.unseen(table.seats[2])


def test_a_draft_that_is_too_large_for_a_frame_is_refused(anna: Browser) -> None:
    table = Table(anna)
    table.seats[0].send("draft", id="d1", decision="0.0", raw={"shots": [[1, 2, 3]] * 1_200})
    assert table.seats[0].until("refused")["code"] == "too-large"


def test_who_has_no_seat_writes_no_draft(anna: Browser) -> None:
    table = Table(anna)
    for screen in (table.tv, table.watch):
        assert screen.ask("draft", decision="0.0", raw={"keep": [1]})["code"] == "no-seat"


def test_a_pick_has_no_draft(anna: Browser) -> None:
    table = Table(anna)
    assert table.seats[0].ask("play", decision="0.0", raw={"keep": [1]})["entry"] == 1
    table.seats[1].until_entry(1)
    assert table.seats[1].ask("draft", decision="1.1", raw="begin")["code"] == "not-judged"


def test_a_draft_for_a_decision_that_time_has_closed_is_refused(anna: Browser) -> None:
    table = Table(anna)
    table.keep()
    table.tv.until(lambda frame: frame["type"] == "entry" and frame["entry"] == 3)
    assert table.seats[1].ask("draft", decision="2.1", raw="42")["code"] == "decision-closed"


def test_a_bot_does_not_answer_for_a_group_of_which_a_person_is_there(anna: Browser) -> None:
    seats = [{"kind": "bot", "level": "simple"}, FOUR[1], {"kind": "bot", "level": "simple"}]
    wish = {"game": "clues", "seats": [*seats, {"kind": "bot", "level": "expert"}], "start": True, "pace": "fast"}
    table = anna.post("/api/tables", {**wish, "clock": {"rule_time": "off"}, "options": {"rounds": 4}})["table"]
    screen = anna.screen(table, 1)
    asked = screen.until(lambda frame: (frame.get("decision") or {}).get("kind") == "begin")
    assert asked["entry"] == 1, "the reader's bot kept its lines as one step"
    assert screen.ask("play", decision=asked["decision"]["id"], move="begin")["entry"] == 2
    assert screen.ask("play", decision="2.1", raw="a hundred")["entry"] == 3
    assert not [frame for frame in screen.frames if '"type":"thinking","seat":3' in frame]


def test_bots_race_the_clock_and_are_never_too_late(anna: Browser) -> None:
    seats = [FOUR[0], {"kind": "bot", "level": "random"}, FOUR[2], {"kind": "bot", "level": "random"}]
    table = anna.post("/api/tables", {"game": "clues", "seats": seats, "start": True, "pace": "calm"})["table"]
    screen = anna.screen(table, 0)
    screen.until("hello")
    assert screen.ask("play", decision="0.0", raw={"keep": [1]})["entry"] == 1
    guessed = screen.until(lambda frame: frame["type"] == "entry" and frame["entry"] == 3)
    assert "time-ran-out" not in [event["code"] for event in guessed["events"]]
    assert guessed["events"][0]["code"] in ("right", "wrong")


def test_a_shared_screen_shows_secrets_only_while_a_decision_needs_them(anna: Browser) -> None:
    table = Table(anna, clock={"rule_time": "off"})
    reader, rival = (anna.screen(table.id, seat, shared="true") for seat in (0, 1))
    behind = reader.until("hello")
    assert behind["decision"]["open"] is False and "Your number is" in str(behind["scene"])
    assert "reads the number" not in str(behind["log"]), "others look at the log too"
    rival.until("hello")
    table.keep()
    reader.until_entry(2)
    assert reader.scene is not None and "Your number is" not in str(reader.scene)
    rival.until_entry(2)
    assert rival.decision is not None and rival.decision["open"] is True
    public = [widget["facts"] for widget in table.screen("tv").scene["widgets"]]  # type: ignore[index]
    assert rival.scene is not None
    assert [widget["facts"] for widget in rival.scene["widgets"] if widget["facts"] in public] == public
    assert rival.ask("play", id="openly", decision="2.1", raw="a hundred")["entry"] == 3


def test_everybody_is_told_where_they_may_talk(anna: Browser) -> None:
    table = Table(anna, clock={"rule_time": "off"})
    table.keep()
    told = [anna.screen(table.id, seat).until("hello")["channels"] for seat in (0, 1, "tv", "watch")]
    assert told == [{"table": False}, {"table": False, "team-1": True}, {}, {"watch": True}]
    begun = table.seats[2].until(lambda frame: frame["type"] == "entry" and frame["entry"] == 2)
    assert begun["channels"] == {"table": False}, "and told again when that changes"


def test_a_team_that_guesses_talks_among_itself_and_the_others_are_silent(anna: Browser) -> None:
    table = Table(anna, clock={"rule_time": "off"})
    assert table.seats[0].ask("chat", text="Good luck!")["type"] == "ack"
    assert table.tv.until("chat")["channel"] == "table"
    table.keep()
    assert table.seats[1].ask("chat", text="It is even.")["type"] == "ack"
    heard = table.seats[3].until(lambda frame: frame["type"] == "chat" and frame["text"] == "It is even.")
    assert heard["channel"] == "team-1" and heard["seat"] == 1
    assert table.seats[1].ask("chat", text="All of you!", channel="table")["code"] == "channel-closed"
    assert table.seats[0].ask("chat", text="Hush.")["code"] == "silence"
    assert table.seats[2].ask("chat", text="Hush.", channel="team-1")["code"] == "silence"
    for screen in (table.seats[0], table.seats[2], table.tv, table.watch):
        screen.send("ping", n=8)
        screen.until("pong")
        assert not [frame for frame in screen.frames if "It is even." in frame]
    assert [said["text"] for said in anna.screen(table.id, 3).until("hello")["chat"]] == ["Good luck!", "It is even."]
    assert [said["text"] for said in anna.screen(table.id, 0).until("hello")["chat"]] == ["Good luck!"]
