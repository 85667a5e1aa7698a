"""Spectators: whether they are welcome, whether strangers find the table, what they see and when, under which name."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.visitors import Browser, Frame, Screen, play_on

NewBrowser = Callable[[], Browser]


def two_people(browser: NewBrowser, **wishes: Any) -> tuple[str, Browser, Browser, list[Screen]]:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", spectators=True, **wishes)
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    return table, anna, bea, [anna.screen(table, 0), bea.screen(table, 1)]


def watcher(browser: NewBrowser, table: str, name: str) -> tuple[Browser, Screen]:
    """A spectator who has said a name."""
    visitor = browser()
    visitor.post(f"/api/tables/{table}/watch", {"name": name})
    screen = visitor.screen(table, "watch")
    screen.until("hello")
    return visitor, screen


def known(scene: Frame | None, own: Screen) -> list[str]:
    """The cards of the hand of this seat's screen that can be read in a scene."""
    assert scene is not None and own.scene is not None
    hands = [place["id"] for place in own.scene["places"] if place.get("area") == "hand"]
    pieces = [piece for piece in scene["pieces"] if piece["place"] in hands and piece.get("face", "up") == "up"]
    return sorted(piece["label"] for piece in pieces if piece["label"].startswith("Card"))


def test_no_table_is_listed_unless_its_host_says_so(browser: NewBrowser) -> None:
    anna, stranger = browser(), browser()
    quiet = anna.lay("human", "human", start=True, spectators=True)
    shown = anna.lay("human", "human", spectators=True)
    room = anna.post(f"/api/tables/{shown}/options", {"listed": True})
    assert room["listed"] is True
    anna.post(f"/api/tables/{shown}/start")
    listed = [table["table"] for table in stranger.get("/api/live")]
    assert shown in listed and quiet not in listed
    assert stranger.screen(quiet, "watch").until("hello")["scene"] is not None, "who has the link may watch"


def test_a_table_that_does_not_want_spectators_is_not_listed_either(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "human", start=True, spectators=False, listed=True)
    assert table not in [each["table"] for each in browser().get("/api/live")]
    assert browser().refused("POST", f"/api/tables/{table}/watch", {"name": "Carl"}) == (403, "not-allowed")


def test_spectators_see_what_is_public_unless_the_table_chose_otherwise(browser: NewBrowser) -> None:
    table, _, _, screens = two_people(browser)
    play_on(screens, entries=6)
    _, watching = watcher(browser, table, "Carl")
    assert known(watching.scene, screens[0]) == known(watching.scene, screens[1]) == []


def test_spectators_see_one_hand_or_all_where_the_table_chose_so(browser: NewBrowser) -> None:
    for sight, hands in (({"sight": "hand", "shown": 1}, [1]), ({"sight": "all"}, [0, 1])):
        table, _, _, screens = two_people(browser, **sight)
        _, watching = watcher(browser, table, "Carl")
        play_on(screens, entries=8)
        watching.until_entry(screens[0].entry)
        for seat in (0, 1):
            own = known(screens[seat].scene, screens[seat])
            assert own and known(watching.scene, screens[seat]) == (own if seat in hands else [])
        assert watching.decision is None and watching.scene is not None and not watching.scene.get("choices")
        assert watching.ask("play", decision="1.1", move="pass")["code"] == "no-seat"


def test_what_spectators_see_is_in_everybodys_room_and_makes_them_look_again(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", spectators=True)
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    assert bea.refused("POST", f"/api/tables/{table}/options", {"sight": "all"}) == (403, "not-host")
    anna.post(f"/api/tables/{table}/options", {"sight": "hand", "shown": 1, "delay": 30})
    room = bea.get(f"/api/tables/{table}/room")
    assert (room["sight"], room["shown"], room["delay"], room["seats"][1]["ready"]) == ("hand", 1, 30, False)
    assert anna.refused("POST", f"/api/tables/{table}/start") == (409, "not-ready")
    for wrong in ({"sight": "hand"}, {"sight": "hand", "shown": 7}):
        assert anna.refused("POST", f"/api/tables/{table}/options", wrong) == (409, "unknown-seat")
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    assert anna.refused("POST", f"/api/tables/{table}/options", {"sight": "all"}) == (409, "begun-already")


def test_a_shown_seat_that_goes_away_shows_nobodys_hand(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "open", "open", spectators=True, sight="hand", shown=2)
    room = anna.post(f"/api/tables/{table}/seats", {"count": 2})
    assert (room["sight"], room["shown"]) == ("public", None)


@pytest.mark.parametrize("kind", ["watch", "tv"])
def test_nobody_at_the_table_sees_more_by_looking_on_nor_does_the_television(browser: NewBrowser, kind: str) -> None:
    table, anna, _, screens = two_people(browser, sight="all")
    anna.post(f"/api/tables/{table}/watch", {"name": "Anna again"})
    play_on(screens, entries=6)
    looking = anna.screen(table, kind)
    looking.until("hello")
    assert known(looking.scene, screens[1]) == []


def test_who_has_not_said_a_name_sees_what_is_public(browser: NewBrowser) -> None:
    table, _, _, screens = two_people(browser, sight="all")
    play_on(screens, entries=6)
    unknown = browser().screen(table, "watch")
    unknown.until("hello")
    assert known(unknown.scene, screens[0]) == known(unknown.scene, screens[1]) == []


def test_who_has_seen_hands_cannot_sit_down_in_that_match(browser: NewBrowser) -> None:
    table, anna, bea, _ = two_people(browser, sight="all")
    capability = anna.invitation(table)
    carl, _ = watcher(browser, table, "Carl")
    bea.post(f"/api/tables/{table}/leave")
    wish = {"room": capability, "name": "Carl"}
    assert carl.refused("POST", f"/api/tables/{table}/join", wish) == (409, "seen-too-much")
    assert browser().join(table, capability, "Dora") == 1


def test_every_spectator_has_a_name_of_their_own(browser: NewBrowser) -> None:
    table, anna, _, _ = two_people(browser)
    _, carl = watcher(browser, table, "Carl")
    _, other = watcher(browser, table, "Carl")
    _, false = watcher(browser, table, "Bea")
    for screen in (carl, other, false):
        screen.ask("chat", text="Hello")
    heard = anna.get(f"/api/tables/{table}/room")["watchers"]
    assert sorted(heard) == ["Bea 2", "Carl", "Carl 2"]
    late = watcher(browser, table, "Dora")[0].screen(table, "watch").until("hello")["chat"]
    assert [each["name"] for each in late] == ["Carl", "Carl 2", "Bea 2"]


def test_a_spectator_who_talks_too_much_silences_no_other(browser: NewBrowser) -> None:
    table, _, _, _ = two_people(browser)
    _, carl = watcher(browser, table, "Carl")
    _, dora = watcher(browser, table, "Dora")
    for number in range(4):
        assert carl.ask("chat", id=f"c{number}", text=f"word {number}")["type"] == "ack"
    assert carl.ask("chat", text="one more")["code"] == "too-chatty"
    assert dora.ask("chat", id="c0", text="word 0")["type"] == "ack", "neither her number nor her words are his"
    assert carl.until(lambda frame: frame["type"] == "chat" and frame["name"] == "Dora")["text"] == "word 0"


def test_spectators_keep_their_names_in_the_next_match(browser: NewBrowser) -> None:
    table, anna, _, screens = two_people(browser)
    watcher(browser, table, "Carl")
    play_on(screens)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert anna.get(f"/api/tables/{again}/room")["watchers"] == ["Carl"]
