"""Playing again: the room stays. Its link, what was said, its television and its spectators go on to the next match."""

from collections.abc import Callable
from typing import Any

from tests.server.visitors import Browser, Frame, Screen, play_on

NewBrowser = Callable[[], Browser]


def played(browser: NewBrowser, **wishes: Any) -> tuple[str, Browser, Browser, list[Screen]]:
    """A match of two people, each on their own device, that is over."""
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", **wishes)
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    screens = [anna.screen(table, 0), bea.screen(table, 1)]
    play_on(screens)
    return table, anna, bea, screens


def leads_to(table: str) -> Callable[[Frame], bool]:
    return lambda frame: frame["type"] == "room" and frame["room"]["next"] == table


def test_the_link_of_a_room_stays_and_leads_to_its_latest_match(browser: NewBrowser) -> None:
    table, anna, bea, _ = played(browser)
    link = anna.get(f"/api/tables/{table}/room")["invitation"]["url"]
    second = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert anna.get(f"/api/tables/{second}/room")["invitation"]["url"] == link
    bea.ready(second)
    anna.post(f"/api/tables/{second}/start")
    play_on([anna.screen(second, 0), bea.screen(second, 1)])
    third = bea.post(f"/api/tables/{second}/rematch")["table"]
    room = link.partition("room=")[2]
    for earlier in (table, second):
        assert browser().get(f"/api/tables/{earlier}/room", room=room)["next"] == third
        assert anna.post(f"/api/tables/{earlier}/rematch")["table"] == third, "nobody lays a second one"
    assert browser().get(f"/api/tables/{third}/room", room=room)["next"] is None


def test_what_everybody_heard_is_heard_in_the_next_match_too(browser: NewBrowser) -> None:
    table, anna, bea, screens = played(browser, spectators=True)
    watcher = browser().screen(table, "watch")
    watcher.until("hello")
    screens[0].ask("chat", text="Well played")
    watcher.ask("chat", text="Bea had it in her hand")
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    screen = bea.screen(again, 1)
    assert [each["text"] for each in screen.until("hello")["chat"]] == ["Well played"]
    watched = browser().screen(again, "watch").until("hello")["chat"]
    assert [each["text"] for each in watched] == ["Well played", "Bea had it in her hand"]
    assert screen.ask("chat", text="Again!")["type"] == "ack"
    assert [each["text"] for each in anna.screen(again, 0).until("hello")["chat"]] == ["Well played", "Again!"]


def test_television_and_spectators_are_shown_the_way_and_may_go_it(browser: NewBrowser) -> None:
    table, anna, _, _ = played(browser, spectators=True)
    capability = anna.invitation(table)
    television, stranger = browser(), browser()
    tv, watch = television.screen(table, "tv", room=capability), stranger.screen(table, "watch")
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert tv.until(leads_to(again)) and watch.until(leads_to(again))
    assert television.screen(again, "tv", room=capability).until("hello")["room"]["invitation"] is not None
    assert stranger.screen(again, "watch").until("hello")["room"]["phase"] == "lobby"


def test_spectators_who_are_behind_see_the_end_before_the_next_match(browser: NewBrowser) -> None:
    table, anna, _, screens = played(browser, spectators=True, delay=2)
    watch = browser().screen(table, "watch")
    assert watch.until("hello")["room"]["phase"] == "playing"
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    while watch.room["next"] is None:
        watch.read()
    assert watch.entry == screens[0].entry and watch.room["next"] == again


def test_a_seat_that_was_left_is_open_in_the_next_match(browser: NewBrowser) -> None:
    table, anna, bea, _ = played(browser)
    capability = anna.invitation(table)
    bea.post(f"/api/tables/{table}/leave")
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert [seat["kind"] for seat in anna.get(f"/api/tables/{again}/room")["seats"]] == ["human", "open"]
    assert browser().join(again, capability, "Carl") == 1
