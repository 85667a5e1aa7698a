"""Notes that a side shares: stored, seen at once by its seats and by nobody else, and no part of the match."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Running
from tests.server.visitors import Browser, Screen

from tablee.server import Settings

THREE = [{"kind": "human", "name": name} for name in ("Anna", "Bea", "Cleo")]


@pytest.fixture
def anna(server: Running) -> Iterator[Browser]:
    with closing(Browser(server.address)) as browser:
        yield browser


def lay(anna: Browser) -> str:
    """A table of Tiny where seats 0 and 1 share notes and seat 2 has its own."""
    wish = {"game": "tiny", "seats": THREE, "options": {"noted": True}, "start": True, "spectators": True}
    table: str = anna.post("/api/tables", wish)["table"]
    return table


def screens(anna: Browser, table: str) -> list[Screen]:
    """Those of the three seats, the television's and a spectator's."""
    opened = [anna.screen(table, seat) for seat in (0, 1, 2, "tv", "watch")]
    for screen in opened:
        screen.until("hello")
    return opened


def noted(screen: Screen) -> list[str]:
    """The frames of notes that this screen was sent."""
    screen.send("ping", n=9)
    screen.until("pong")
    return [frame for frame in screen.frames if frame.startswith('{"type":"marks"')]


def test_a_mark_is_seen_at_once_by_the_seats_that_share_the_notes_and_by_nobody_else(anna: Browser) -> None:
    first, second, *others = screens(anna, lay(anna))
    other = anna.screen(first.room["table"], 0)
    other.until("hello")
    assert first.ask("mark", notes="dossier", row="c1", out=True, remark="  too  tall ")["type"] == "ack"
    mark = {"row": "c1", "out": True, "remark": "too tall", "seat": 0}
    for screen in (second, other):
        assert screen.until("marks") == {"type": "marks", "notes": "dossier", "marks": [mark]}
    assert [noted(screen) for screen in others] == [[], [], []]
    assert first.entry == 0, "notes are no moves"


def test_sides_with_notes_of_the_same_name_have_each_their_own(anna: Browser) -> None:
    table = lay(anna)
    first, _, third, *_ = screens(anna, table)
    first.ask("mark", notes="dossier", row="c1", out=True)
    third.ask("mark", notes="dossier", row="c1", out=False, remark="mine")
    rows = [anna.screen(table, seat).until("hello")["marks"] for seat in (0, 1, 2, "tv", "watch")]
    ours = [{"type": "marks", "notes": "dossier", "marks": [{"row": "c1", "out": True, "remark": "", "seat": 0}]}]
    his = [{"type": "marks", "notes": "dossier", "marks": [{"row": "c1", "out": False, "remark": "mine", "seat": 2}]}]
    assert rows == [ours, ours, his, [], []]


def test_of_a_row_the_last_mark_counts_and_a_repeated_command_writes_nothing_anew(anna: Browser) -> None:
    table = lay(anna)
    first, second, *_ = screens(anna, table)
    assert first.ask("mark", id="a", notes="dossier", row="c2", out=True)["type"] == "ack"
    assert second.ask("mark", id="b", notes="dossier", row="c2", out=False, remark="alibi?")["type"] == "ack"
    assert first.ask("mark", id="a", notes="dossier", row="c2", out=True)["type"] == "ack"
    (notes,) = anna.screen(table, 0).until("hello")["marks"]
    assert notes["marks"] == [{"row": "c2", "out": False, "remark": "alibi?", "seat": 1}]


@pytest.mark.parametrize(
    ("seat", "facts", "code"),
    [
        (0, {"notes": "nothing"}, "unknown-notes"),
        (0, {"row": "c3"}, "unknown-row"),
        (0, {"row": "c" * 65}, "bad-frame"),
        (0, {"remark": "x" * 81}, "bad-frame"),
        (0, {"out": "yes"}, "bad-frame"),
        ("tv", {}, "no-seat"),
        ("watch", {}, "no-seat"),
    ],
)
def test_a_mark_that_cannot_be_made_is_refused_in_words(
    anna: Browser, seat: int | str, facts: dict[str, Any], code: str
) -> None:
    table = lay(anna)
    screen = anna.screen(table, seat)
    screen.until("hello")
    refused = screen.ask("mark", **{"notes": "dossier", "row": "c1", "out": True, **facts})
    assert refused["code"] == code and refused["text"]
    assert anna.screen(table, 0).until("hello")["marks"] == []


def test_notes_before_the_match_and_in_a_game_without_any_are_refused(anna: Browser) -> None:
    lobby = anna.post("/api/tables", {"game": "tiny", "seats": [{"kind": "human"}, {"kind": "open"}]})["table"]
    screen = anna.screen(lobby, 0)
    screen.until("hello")
    assert screen.ask("mark", notes="dossier", row="c1", out=True)["code"] == "not-begun"
    plain = anna.screen(anna.lay("human", "human", start=True), 0)
    plain.until("hello")
    assert plain.ask("mark", notes="dossier", row="c1", out=True)["code"] == "unknown-notes"


def test_notes_outlive_the_server(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", pace=0, throttle=False, workers=1)
    running = Running(settings)
    browser = Browser(running.address)
    table = lay(browser)
    screen = browser.screen(table, 1)
    screen.until("hello")
    screen.ask("mark", id="kept", notes="dossier", row="c1", out=True, remark="left-handed")
    cookies = browser.http.cookies
    browser.close()
    running.stop()
    again = Running(settings)
    with closing(Browser(again.address)) as other:
        other.http.cookies = cookies
        screen = other.screen(table, 0)
        (notes,) = screen.until("hello")["marks"]
        assert notes["marks"] == [{"row": "c1", "out": True, "remark": "left-handed", "seat": 1}]
        same = other.screen(table, 1)
        same.until("hello")
        assert same.ask("mark", id="kept", notes="dossier", row="c1", out=True, remark="left-handed")["type"] == "ack"
        assert noted(screen) == [], "it was stored before and is not told again"
    again.stop()
