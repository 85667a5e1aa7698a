"""Reading aloud: one screen speaks, and may say that it has done so."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from tests.server.serving import Running
from tests.server.visitors import Browser, Screen

PEOPLE = [{"kind": "human", "name": name} for name in ("Anna", "Bea")]


@pytest.fixture
def anna(server: Running) -> Iterator[Browser]:
    with closing(Browser(server.address)) as browser:
        yield browser


@pytest.fixture
def bea(server: Running) -> Iterator[Browser]:
    with closing(Browser(server.address)) as browser:
        yield browser


def lay(anna: Browser, bea: Browser | None = None, **wishes: Any) -> str:
    """A table of Tiny where everything is read aloud; Anna is the host at seat 0, Bea has seat 1."""
    seats = PEOPLE if bea is None else [PEOPLE[0], {"kind": "open"}]
    wish = {"game": "tiny", "seats": seats, "options": {"aloud": True}, "spectators": True, "start": bea is None}
    table: str = anna.post("/api/tables", {**wish, **wishes})["table"]
    if bea is not None:
        bea.join(table, anna.invitation(table))
        bea.ready(table)
        anna.post(f"/api/tables/{table}/start")
    return table


def opened(browser: Browser, table: str, seat: int | str, *languages: str, **query: Any) -> Screen:
    """A screen that has said in which languages it speaks."""
    screen = browser.screen(table, seat, **query)
    screen.until("hello")
    screen.send("voice", languages=list(languages))
    heard(screen)
    return screen


def heard(screen: Screen) -> list[str]:
    """All that this screen was told about speaking so far."""
    screen.send("ping", n=5)
    screen.until("pong")
    return [frame for frame in screen.frames if '"type":"speak"' in frame]


SPEAK = '{"type":"speak","decision":"%s","move":"done"}'
HUSH = '{"type":"speak","decision":null,"move":""}'


def test_the_television_speaks_and_its_word_ends_the_reading(anna: Browser) -> None:
    table = lay(anna)
    tv = opened(anna, table, "tv", "en")
    reader, other, watch = (opened(anna, table, seat, "en") for seat in (0, 1, "watch"))
    assert [heard(screen) for screen in (tv, reader, other, watch)] == [[SPEAK % "0.0"], [], [], []]
    done = tv.ask("play", id="said", decision="0.0", move="done")
    assert done == {"type": "ack", "id": "said", "entry": 1}
    assert heard(tv) == [SPEAK % "0.0", SPEAK % "1.1"], "and it speaks for the next"
    assert tv.ask("play", id="said", decision="0.0", move="done") == done, "said twice, done once"
    reader.until_entry(1)
    assert anna.get(f"/api/tables/{table}/replay", seat="public", entry=1)["entry"] == 1


def test_without_a_television_the_reader_speaks_and_else_the_host(anna: Browser, bea: Browser) -> None:
    table = lay(anna, bea)
    host = opened(anna, table, 0, "en")
    assert heard(host) == [SPEAK % "0.0"], "its own reading"
    host.ask("play", decision="0.0", move="done")
    assert heard(host)[1:] == [SPEAK % "1.1"], "Bea's screen is not there, or has no voice"
    assert host.ask("play", decision="1.1", move="done")["entry"] == 2
    reader = opened(bea, table, 1, "en")
    assert heard(reader) == [], "a reading is not said by who does not read"
    assert host.ask("play", decision="2.0", move="done")["entry"] == 3
    assert heard(reader) == [SPEAK % "3.1"]
    assert heard(host)[-1] == HUSH
    refused = host.ask("play", decision="3.1", move="done")
    assert refused["code"] == "not-your-decision", "only who speaks may say that it is said"


def test_a_screen_without_a_voice_of_the_language_does_not_speak(anna: Browser) -> None:
    table = lay(anna)
    tv = opened(anna, table, "tv", "fr")
    mute = opened(anna, table, 1)
    reader = opened(anna, table, 0, "fr", "en")
    assert [heard(screen) for screen in (tv, mute, reader)] == [[], [], [SPEAK % "0.0"]]


def test_who_speaks_goes_on_though_a_television_comes_and_when_it_is_silenced_the_next_speaks(anna: Browser) -> None:
    table = lay(anna)
    reader = opened(anna, table, 0, "en")
    tv = opened(anna, table, "tv", "en")
    assert [heard(reader), heard(tv)] == [[SPEAK % "0.0"], []]
    reader.send("voice", languages=[])
    assert heard(reader) == [SPEAK % "0.0", HUSH]
    assert heard(tv) == [SPEAK % "0.0"]
    tv.close()
    reader.send("voice", languages=["en"])
    assert reader.until("speak")["decision"] == "0.0", "nobody else was left"


def test_the_reader_may_say_it_is_done_while_another_screen_speaks(anna: Browser, bea: Browser) -> None:
    table = lay(anna, bea)
    tv = opened(anna, table, "tv", "en")
    reader = opened(anna, table, 0)
    assert reader.ask("play", decision="0.0", move="done")["entry"] == 1
    assert heard(tv) == [SPEAK % "0.0", SPEAK % "1.1"]
    assert tv.ask("play", decision="0.0", move="done")["code"] == "no-seat"


@pytest.mark.parametrize("frame", [{"move": "say yes"}, {"decision": "1.1"}, {"move": "", "raw": "done"}])
def test_who_speaks_may_say_nothing_else(anna: Browser, frame: dict[str, Any]) -> None:
    tv = opened(anna, lay(anna), "tv", "en")
    assert tv.ask("play", **{"decision": "0.0", "move": "done", **frame})["code"] == "no-seat"


def test_a_bot_whose_reading_is_said_aloud_waits_for_the_voice(anna: Browser) -> None:
    seats = [PEOPLE[0], {"kind": "bot", "level": "random"}]
    table = lay(anna, seats=seats, pace="fast")
    host = opened(anna, table, 0, "en")
    assert host.ask("play", decision="0.0", move="done")["entry"] == 1
    assert heard(host)[-1] == SPEAK % "1.1"
    assert host.ask("play", decision="1.1", move="done")["entry"] == 2, "the bot had not answered for itself"


def test_a_bot_reads_for_itself_where_nobody_speaks(anna: Browser) -> None:
    table = lay(anna, seats=[PEOPLE[0], {"kind": "bot", "level": "random"}], pace="fast")
    host = opened(anna, table, 0)
    assert host.ask("play", decision="0.0", move="done")["entry"] == 1
    host.until_entry(2)


def test_time_ends_a_reading_that_nobody_ends(anna: Browser) -> None:
    table = lay(anna, options={"aloud": True, "hurried": True})
    tv = opened(anna, table, "tv", "en")
    late = tv.until("entry")
    assert [event["code"] for event in late["events"]] == ["time-ran-out", "late"]


def test_no_voice_is_heard_before_the_match(anna: Browser) -> None:
    lobby = anna.post("/api/tables", {"game": "tiny", "seats": [PEOPLE[0], {"kind": "open"}]})["table"]
    assert heard(opened(anna, lobby, 0, "en")) == []
