"""Links to a moment of a match: they open for whoever has one once the match is over, unless its host says no."""

from collections.abc import Callable

import pytest
from tests.server.visitors import Browser, Screen, play_on

NewBrowser = Callable[[], Browser]
DOORS = [
    ("GET", "room"),
    ("GET", "replay"),
    ("GET", "journal"),
    ("GET", "verify"),
    ("POST", "fork"),
]


def two_people(browser: NewBrowser) -> tuple[str, Browser, Browser, list[Screen]]:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    return table, anna, bea, [anna.screen(table, 0), bea.screen(table, 1)]


def test_a_link_opens_for_whoever_has_it_only_when_the_match_is_over(browser: NewBrowser) -> None:
    table, anna, _, screens = two_people(browser)
    play_on(screens, entries=4)
    stranger = browser()
    assert stranger.refused("GET", f"/api/tables/{table}/replay", entry=2) == (403, "not-allowed")
    assert stranger.refused("GET", f"/api/tables/{table}/room") == (403, "not-allowed")
    play_on(screens)
    for seat in ("0", "1", "open", "public"):
        ours = anna.get(f"/api/tables/{table}/replay", seat=seat, entry=2)
        assert stranger.get(f"/api/tables/{table}/replay", seat=seat, entry=2) == ours
    assert stranger.get(f"/api/tables/{table}/verify")["ok"] is True


def test_a_link_gives_neither_the_room_nor_what_was_said_in_it(browser: NewBrowser) -> None:
    table, anna, _, screens = two_people(browser)
    play_on(screens)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    stranger = browser()
    room = stranger.get(f"/api/tables/{table}/room")
    assert (room["invitation"], room["you"], room["host"], room["next"]) == (None, [], False, None)
    assert stranger.screen(table, "watch").until("refused")["code"] == "not-allowed"
    assert stranger.refused("GET", f"/api/tables/{table}/qr.svg") == (403, "not-allowed")
    assert stranger.refused("GET", f"/api/tables/{again}/room") == (403, "not-allowed")


@pytest.mark.parametrize(("method", "door"), DOORS)
def test_the_host_may_say_no_to_links_and_yes_again(browser: NewBrowser, method: str, door: str) -> None:
    table, anna, bea, screens = two_people(browser)
    play_on(screens)
    stranger = browser()
    body = {"entry": 2, "seat": 0} if method == "POST" else None
    assert bea.refused("POST", f"/api/tables/{table}/linked", {"linked": False}) == (403, "not-host")
    assert anna.post(f"/api/tables/{table}/linked", {"linked": False})["linked"] is False
    assert stranger.refused(method, f"/api/tables/{table}/{door}", body) == (403, "not-allowed")
    assert bea.http.request(method, f"/api/tables/{table}/{door}", json=body).is_success
    anna.post(f"/api/tables/{table}/linked", {"linked": True})
    assert stranger.http.request(method, f"/api/tables/{table}/{door}", json=body).is_success


def test_what_the_host_said_of_links_holds_for_the_next_match_too(browser: NewBrowser) -> None:
    table, anna, _, screens = two_people(browser)
    anna.post(f"/api/tables/{table}/linked", {"linked": False})
    play_on(screens)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert anna.get(f"/api/tables/{again}/room")["linked"] is False
