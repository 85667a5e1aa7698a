"""Before the match: laying a table, invitations, seats, options, being ready; and after it, playing again."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import time

import pytest
from tests.server.serving import Running
from tests.server.visitors import Browser, play_on

from tablee.server import Settings

NewBrowser = Callable[[], Browser]


def test_who_lays_a_table_is_its_host_and_sits_in_its_human_seats(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "open", "simple")
    room = anna.get(f"/api/tables/{table}/room")
    assert (room["host"], room["you"], room["phase"]) == (True, [0], "lobby")
    assert [(seat["kind"], seat["claimed"], seat["ready"]) for seat in room["seats"]] == [
        ("human", True, False),
        ("open", False, False),
        ("bot", False, True),
    ]
    assert [seat["name"] for seat in room["seats"]] == ["Player 1", "", "Ada"]
    assert len({seat["colour"] for seat in room["seats"]}) == 3 and all(seat["emblem"] for seat in room["seats"])


def test_the_cookie_of_a_seat_is_out_of_reach_of_scripts_and_in_no_address_or_answer(browser: NewBrowser) -> None:
    anna = browser()
    answer = anna.http.post("/api/tables", json={"game": "harbour", "seats": [{"kind": "human"}, {"kind": "open"}]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "samesite=lax" in cookie.lower() and "Path=/" in cookie
    secret = anna.http.cookies["tablee"]
    assert len(secret) >= 22, "128 bits at least"
    room = anna.http.get(f"/api/tables/{answer.json()['table']}/room")
    assert secret not in answer.text and secret not in room.text


def test_a_friend_comes_in_by_the_link_or_by_the_code_said_aloud(browser: NewBrowser) -> None:
    anna, bea, carl = browser(), browser(), browser()
    table = anna.lay("human", "open", "open")
    invitation = anna.get(f"/api/tables/{table}/room")["invitation"]
    room = invitation["url"].partition("room=")[2]
    assert len(room) >= 14, "80 bits at least"
    assert bea.join(table, room) == 1
    said = f"{invitation['code'][:3].lower()} {invitation['code'][3:]}"
    found = carl.get(f"/api/code/{said}")
    assert found == {"table": table, "room": room}
    assert carl.post(f"/api/tables/{table}/join", {"code": said, "name": "Bea"}) == {"seat": 2}
    names = [seat["name"] for seat in anna.get(f"/api/tables/{table}/room")["seats"]]
    assert names == ["Player 1", "Bea", "Bea 2"], "two people never have the same name"


def test_coming_in_twice_keeps_the_seat(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", "open")
    room = anna.invitation(table)
    assert bea.join(table, room) == bea.join(table, room) == 1


def test_a_wrong_invitation_and_a_wrong_code_get_the_same_answer(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    for body in ({"room": "x" * 16, "name": "Bea"}, {"code": "ABCDEF", "name": "Bea"}, {"name": "Bea"}):
        assert bea.refused("POST", f"/api/tables/{table}/join", body) == (404, "unknown-code")
    assert bea.refused("GET", "/api/code/ABCDEF") == (404, "unknown-code")


def test_a_taken_seat_and_a_full_table_are_refused(browser: NewBrowser) -> None:
    anna, bea, carl = browser(), browser(), browser()
    table = anna.lay("human", "open")
    room = anna.invitation(table)
    wish = {"room": room, "name": "Bea", "seat": 0}
    assert bea.refused("POST", f"/api/tables/{table}/join", wish) == (409, "seat-taken")
    bea.join(table, room)
    assert carl.refused("POST", f"/api/tables/{table}/join", {"room": room, "name": "C"}) == (409, "table-full")


def test_nothing_is_dealt_before_every_seat_is_taken_and_every_person_ready(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    assert anna.refused("POST", f"/api/tables/{table}/start") == (409, "seat-open")
    bea.join(table, anna.invitation(table))
    assert anna.refused("POST", f"/api/tables/{table}/start") == (409, "not-ready")
    screen = bea.screen(table, 1)
    assert screen.until("hello")["scene"] is None
    assert bea.refused("GET", f"/api/tables/{table}/replay") == (409, "not-begun")
    bea.ready(table)
    assert bea.refused("POST", f"/api/tables/{table}/start") == (403, "not-host")
    anna.post(f"/api/tables/{table}/start")
    assert screen.until("hello")["scene"] is not None
    assert anna.refused("POST", f"/api/tables/{table}/start") == (409, "begun-already")


def test_the_promise_is_shown_before_the_deal_and_stays(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "human")
    before = anna.get(f"/api/tables/{table}/room")["commitment"]
    anna.post(f"/api/tables/{table}/start")
    assert anna.get(f"/api/tables/{table}/room")["commitment"] == before
    assert len(before) == 64


def test_everybody_in_the_lobby_sees_every_change(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", "simple")
    watching = anna.screen(table, 0)
    watching.until("hello")
    bea.join(table, anna.invitation(table))
    watching.until(lambda frame: frame["type"] == "room" and frame["room"]["seats"][1]["name"] == "Bea")
    bea.post(f"/api/tables/{table}/seats/1", {"name": "Béatrice", "colour": "green"})
    seat = watching.until(lambda frame: frame["type"] == "room" and frame["room"]["seats"][1]["name"] == "Béatrice")
    assert seat["room"]["seats"][1]["colour"] == "green"
    anna.post(f"/api/tables/{table}/options", {"options": {"storm": True}, "spectators": True})
    watching.until(lambda frame: frame["type"] == "room" and frame["room"]["options"]["storm"] is True)
    anna.post(f"/api/tables/{table}/seats/2", {"kind": "open"})
    watching.until(lambda frame: frame["type"] == "room" and frame["room"]["seats"][2]["kind"] == "open")
    anna.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "random"})
    watching.until(lambda frame: frame["type"] == "room" and frame["room"]["seats"][2]["level"] == "random")


def test_options_changed_by_the_host_are_looked_at_again(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/options", {"options": {"ferry": True}})
    assert anna.refused("POST", f"/api/tables/{table}/start") == (409, "not-ready")


def test_a_colour_is_taken_from_a_bot_but_not_from_a_person(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", "simple")
    bea.join(table, anna.invitation(table))
    colours = [seat["colour"] for seat in anna.get(f"/api/tables/{table}/room")["seats"]]
    taken = {"colour": colours[0]}
    assert bea.refused("POST", f"/api/tables/{table}/seats/1", taken) == (409, "colour-taken")
    room = bea.post(f"/api/tables/{table}/seats/1", {"colour": colours[2]})
    assert [seat["colour"] for seat in room["seats"]] == [colours[0], colours[2], colours[1]]
    assert bea.refused("POST", f"/api/tables/{table}/seats/1", {"colour": "beige"}) == (409, "option-value")


def test_only_the_host_changes_other_seats_and_nobody_a_seat_that_is_not_there(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", "simple")
    bea.join(table, anna.invitation(table))
    for seat, body in ((0, {"name": "Ha"}), (2, {"level": "expert"}), (1, {"kind": "bot"})):
        assert bea.refused("POST", f"/api/tables/{table}/seats/{seat}", body) == (403, "not-your-seat")
    assert anna.refused("POST", f"/api/tables/{table}/seats/7", {"kind": "bot"}) == (409, "unknown-seat")
    assert anna.refused("POST", f"/api/tables/{table}/seats/2", {"level": "god"}) == (409, "unknown-bot")
    assert bea.refused("POST", f"/api/tables/{table}/options", {"spectators": True}) == (403, "not-host")
    assert bea.refused("POST", f"/api/tables/{table}/seats", {"count": 3}) == (403, "not-host")


def test_the_number_of_seats_can_change_while_nobody_loses_theirs(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    room = anna.post(f"/api/tables/{table}/seats", {"count": 4})
    assert len(room["seats"]) == 4 and len(set(room["options"]["colour"])) == 4
    anna.post(f"/api/tables/{table}/seats/3", {"kind": "human", "name": "Beside Anna"})
    assert anna.refused("POST", f"/api/tables/{table}/seats", {"count": 3}) == (409, "seat-taken")
    assert anna.refused("POST", f"/api/tables/{table}/seats", {"count": 9}) == (409, "seats")
    anna.post(f"/api/tables/{table}/seats/3", {"kind": "open"})
    assert len(anna.post(f"/api/tables/{table}/seats", {"count": 2})["seats"]) == 2
    assert bea.join(table, anna.invitation(table)) == 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [{"kind": "human"}] * 6}, "seats"),
        ({"options": {"fog": True}}, "unknown-option"),
        ({"options": {"storm": "yes"}}, "option-value"),
        ({"game": "tiny", "seats": [{"kind": "human"}] * 4}, "seats"),
        ({"game": "tiny", "options": {"motto": "all for one"}}, "no-motto"),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "level": "god"}]}, "unknown-bot"),
        ({"seats": [{"kind": "human", "colour": "red"}, {"kind": "open", "colour": "red"}]}, "option-distinct"),
        ({"seats": [{"kind": "human"}, {"kind": "open"}], "start": True}, "seat-open"),
        ({"seats": "many"}, "bad-request"),
        ({"table": "mine"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_not_laid(browser: NewBrowser, wish: dict[str, object], code: str) -> None:
    whole = {"game": "harbour", "seats": [{"kind": "human"}, {"kind": "simple"}], **wish}
    if "seats" not in wish:
        whole["seats"] = [{"kind": "human"}, {"kind": "bot"}]
    assert browser().refused("POST", "/api/tables", whole)[1] == code


def test_leaving_the_lobby_opens_the_seat_and_a_host_who_leaves_hands_the_table_over(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    bea.join(table, anna.invitation(table))
    anna.post(f"/api/tables/{table}/leave")
    room = bea.get(f"/api/tables/{table}/room")
    assert room["host"] is True and room["seats"][0]["kind"] == "open"
    assert anna.refused("POST", f"/api/tables/{table}/leave") == (403, "no-seat")


def test_leaving_a_match_lets_a_bot_play_on_and_somebody_else_sit_down(browser: NewBrowser) -> None:
    anna, bea, carl = browser(), browser(), browser()
    table = anna.lay("human", "open")
    room = anna.invitation(table)
    bea.join(table, room)
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    screen, theirs = anna.screen(table, 0), bea.screen(table, 1)
    theirs.until("hello")
    bea.post(f"/api/tables/{table}/leave")
    assert theirs.until("closed") and theirs.closed == 1000
    stood_in = screen.until(lambda frame: "stood-in" in [event["code"] for event in frame.get("events", [])])
    assert stood_in["lines"][0]["text"] == "A bot stands in for Bea."
    play_on([screen], entries=10)
    assert carl.join(table, room, "Carl") == 1
    assert carl.screen(table, 1).until("hello")["seat"] == 1


def test_a_seat_moves_to_another_device_by_a_code_that_works_once(browser: NewBrowser) -> None:
    anna, phone, thief = browser(), browser(), browser()
    table = anna.lay("human", "simple", start=True)
    code = anna.post(f"/api/tables/{table}/device")["code"]
    assert phone.post("/api/device", {"code": code}) == {"table": table, "seat": 0}
    assert phone.screen(table, 0).until("hello")["seat"] == 0
    assert thief.refused("POST", "/api/device", {"code": code}) == (404, "unknown-code")
    assert thief.refused("POST", f"/api/tables/{table}/device") == (403, "no-seat")
    assert anna.screen(table, 0).until("hello")["seat"] == 0, "the first device keeps the seat as well"


def test_a_rematch_keeps_the_people_and_everybody_finds_the_same_table(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", options={"storm": True})
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    assert anna.refused("POST", f"/api/tables/{table}/rematch") == (403, "not-yet-over")
    screens = [anna.screen(table, 0), bea.screen(table, 1)]
    play_on(screens)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert screens[1].until(lambda frame: frame["type"] == "room" and frame["room"]["next"] == again)
    assert bea.post(f"/api/tables/{table}/rematch")["table"] == again
    room = bea.get(f"/api/tables/{again}/room")
    assert room["you"] == [1] and room["phase"] == "lobby" and room["options"]["storm"] is True
    bea.ready(again)
    anna.post(f"/api/tables/{again}/start")
    assert bea.screen(again, 1).until("hello")["entry"] == 0


def test_a_rematch_against_bots_begins_at_once(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "human", start=True)
    play_on([anna.screen(table, 0), anna.screen(table, 1)])
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert anna.get(f"/api/tables/{again}/room")["phase"] == "playing"


def test_my_tables_and_those_to_watch_are_listed(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    mine = anna.lay("human", "simple", start=True)
    shown = anna.lay("human", "human", start=True, spectators=True, listed=True)
    listed = {table["table"]: table for table in anna.get("/api/mine")}
    assert set(listed) == {mine, shown} and listed[mine]["title"] == "Harbour"
    assert bea.get("/api/mine") == []
    assert listed[mine]["summary"] == "" or listed[mine]["summary"].startswith("Round")
    live = [table["table"] for table in bea.get("/api/live")]
    assert shown in live and mine not in live


def test_lists_say_when_a_match_was_played_where_it_stands_and_how_it_ended(tmp_path: Path) -> None:
    folder, quick = f"sqlite:///{tmp_path / 't.sqlite'}", {"throttle": False, "workers": 1, "lease": 300}
    server = Running(Settings(database=folder, **quick))  # type: ignore[arg-type]
    try:
        with closing(Browser(server.address)) as anna, closing(Browser(server.address, "fr")) as bea:
            began = time() * 1000
            table = anna.lay("human", "human", start=True, spectators=True, listed=True)
            screens = [anna.screen(table, 0), anna.screen(table, 1)]
            while not (listed := anna.get("/api/mine")[0])["summary"]:
                pass
            assert screens[0].until("hello")["scene"]["status"] == listed["summary"]
            assert began - 1 <= listed["at"] <= time() * 1000
            (live,) = bea.get("/api/live")
            assert (live["at"], live["summary"]) >= (listed["at"], "M") and live["summary"] != listed["summary"]
            play_on(screens)
            assert screens[0].scene is not None
            screens[0].until(lambda frame: frame.get("room", {}).get("phase") == "over")
            assert anna.get("/api/mine")[0]["summary"] == screens[0].scene["result"]["text"]
            copy = bea.post("/api/journals", anna.get(f"/api/tables/{table}/journal"))["table"]
            (brought,) = bea.get("/api/mine")
            assert brought["table"] == copy and brought["summary"] not in ("", screens[0].scene["result"]["text"])
    finally:
        server.stop()


def test_the_invitation_is_a_picture_for_those_who_have_it(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    picture = anna.http.get(f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml") and "<svg" in picture.text
    assert bea.refused("GET", f"/api/tables/{table}/qr.svg") == (403, "not-allowed")
    assert bea.http.get(f"/api/tables/{table}/qr.svg", params={"room": anna.invitation(table)}).text == picture.text


def test_an_invitation_written_on_this_machine_leads_to_its_address_on_the_network(tmp_path: Path) -> None:
    door = "http://192.0.2.7:8007"
    server = Running(Settings(database=f"sqlite:///{tmp_path / 't.sqlite'}", throttle=False, workers=1, door=door))
    try:
        with closing(Browser(server.address)) as anna:
            table = anna.lay("human", "open")
            room = f"/api/tables/{table}/room"
            assert anna.get(room)["invitation"]["url"].startswith(f"{door}/tables/{table}?room=")
            away = anna.http.get(room, headers={"host": "games.example:8007"}).json()
            assert away["invitation"]["url"].startswith(f"http://games.example:8007/tables/{table}?room=")
    finally:
        server.stop()


def test_a_television_let_in_by_the_invitation_can_show_it(browser: NewBrowser) -> None:
    anna, television, stranger = browser(), browser(), browser()
    table = anna.lay("human", "open", spectators=True)
    invitation = anna.get(f"/api/tables/{table}/room")["invitation"]
    capability = anna.invitation(table)
    assert television.get(f"/api/tables/{table}/room", room=capability)["invitation"] == invitation
    assert television.screen(table, "tv", room=capability).until("hello")["room"]["invitation"] == invitation
    assert stranger.get(f"/api/tables/{table}/room", room="wrong")["invitation"] is None


def test_whoever_has_lost_a_seat_is_told_nothing_more_of_it(browser: NewBrowser) -> None:
    anna, bea, carl = browser(), browser(), browser()
    table = anna.lay("human", "open")
    room = anna.invitation(table)
    bea.join(table, room)
    theirs = bea.screen(table, 1)
    theirs.until("hello")
    anna.post(f"/api/tables/{table}/seats/1", {"kind": "open"})
    carl.join(table, room, "Carl")
    carl.ready(table)
    anna.post(f"/api/tables/{table}/start")
    assert carl.screen(table, 1).until("hello")["scene"] is not None
    assert theirs.until("closed") and theirs.closed == 1000
    assert all('"scene":null' in frame for frame in theirs.frames if '"type":"hello"' in frame)
    assert bea.screen(table, 1).until("refused")["code"] == "not-your-seat"


def test_spectators_who_are_welcome_no_more_are_shown_out(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "open", spectators=True)
    watcher = browser().screen(table, "watch")
    watcher.until("hello")
    anna.post(f"/api/tables/{table}/options", {"spectators": False})
    assert watcher.until("closed") and watcher.closed == 1000
