"""When somebody drops: the others may agree to wait, and the table is paused until that seat is back."""

from collections.abc import Callable
from typing import Any

from tests.server.visitors import Browser, Screen, play_on

NewBrowser = Callable[[], Browser]


def people(browser: NewBrowser, count: int, **wishes: Any) -> tuple[str, list[Browser], list[Screen]]:
    """So many people, each on their own device, in a match that has begun."""
    browsers = [browser() for _ in range(count)]
    table = browsers[0].lay("human", *["open"] * (count - 1), **wishes)
    room = browsers[0].invitation(table)
    for seat, each in enumerate(browsers[1:], start=1):
        each.join(table, room, f"P{seat}")
        each.ready(table)
    browsers[0].post(f"/api/tables/{table}/start")
    screens = [each.screen(table, seat) for seat, each in enumerate(browsers)]
    for screen in screens:
        screen.until("hello")
        while not all(seat["present"] for seat in screen.room["seats"]):
            screen.read()
    return table, browsers, screens


def told(screen: Screen, code: str) -> None:
    screen.until(lambda frame: code in [event["code"] for event in frame.get("events", [])])


def dropped(screens: list[Screen]) -> tuple[int, list[Screen]]:
    """Let whoever must decide drop; that seat, and the screens of the others, who have seen it."""
    asked = next(seat for seat, screen in enumerate(screens) if screen.decision is not None)
    screens[asked].close()
    others = [screen for seat, screen in enumerate(screens) if seat != asked]
    for screen in others:
        while screen.room["seats"][asked]["present"]:
            screen.read()
    return asked, others


def test_all_who_are_there_must_agree_before_the_table_waits(browser: NewBrowser) -> None:
    _, _, screens = people(browser, 3, standin=0)
    absent, (one, two) = dropped(screens)
    assert one.ask("wait", seat=absent, yes=True)["type"] == "ack"
    asked = two.until("ask-wait")
    assert (asked["seat"], asked["waiting"]) == (absent, [two.seat])
    assert two.ask("wait", seat=absent, yes=True)["type"] == "ack"
    agreed = one.until(lambda frame: frame["type"] == "entry" and bool(frame["clock"]))
    assert agreed["clock"]["paused"] is True, "also at a table that keeps no time"
    assert [line["text"] for line in agreed["lines"]][-1].startswith("The table waits for")


def test_a_table_that_waits_goes_on_by_itself_when_the_absent_one_is_back(browser: NewBrowser) -> None:
    table, browsers, screens = people(browser, 2, standin=1)
    absent, (other,) = dropped(screens)
    assert other.ask("wait", seat=absent, yes=True)["type"] == "ack"
    assert f'{{"type":"ask-wait","seat":{absent},"waiting":[]}}' in other.frames
    back = browsers[absent].screen(table, absent)
    hello = back.until("hello")
    assert hello["clock"]["paused"] is True and hello["awaited"]["seat"] == absent
    told(back, "resumed")
    assert other.until("ask-wait")["seat"] is None
    screens[absent] = back
    play_on(screens, entries=other.entry + 2)
    assert "stood-in" not in "".join(other.frames), "nobody took the seat while the table waited"


def test_who_declines_ends_it_and_the_table_plays_on(browser: NewBrowser) -> None:
    table, browsers, screens = people(browser, 3, standin=0)
    absent, (one, two) = dropped(screens)
    one.ask("wait", seat=absent, yes=True)
    two.until("ask-wait")
    two.ask("wait", seat=absent, yes=False)
    told(one, "wait-declined")
    assert one.until("ask-wait")["seat"] is None
    back = browsers[absent].screen(table, absent)
    assert back.until("hello")["clock"] is None, "nothing is paused"
    assert back.play()["type"] == "ack"


def test_one_who_comes_back_before_all_have_agreed_ends_the_question(browser: NewBrowser) -> None:
    table, browsers, screens = people(browser, 3, standin=0)
    absent, (one, two) = dropped(screens)
    one.ask("wait", seat=absent, yes=True)
    back = browsers[absent].screen(table, absent)
    told(two, "came-back")
    assert back.until(lambda frame: frame["type"] == "ask-wait")["seat"] is None
    assert back.play()["type"] == "ack"


def test_nobody_waits_for_who_is_there_nor_for_bots(browser: NewBrowser) -> None:
    _, _, screens = people(browser, 2)
    for seat in (0, 1):
        assert screens[0].ask("wait", seat=seat, yes=True)["code"] == "not-absent"
    assert screens[0].ask("wait", seat=7, yes=True)["code"] == "not-a-person"


def test_the_journal_of_a_table_that_waited_holds_together(browser: NewBrowser) -> None:
    table, browsers, screens = people(browser, 2, standin=0)
    absent, (other,) = dropped(screens)
    other.ask("wait", seat=absent, yes=True)
    screens[absent] = browsers[absent].screen(table, absent)
    told(screens[absent], "resumed")
    play_on(screens)
    assert browsers[0].get(f"/api/tables/{table}/verify")["ok"] is True
