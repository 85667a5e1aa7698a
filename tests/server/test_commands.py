"""Commands at the socket: what is refused and how, what is said twice, and that the table goes on."""

from collections.abc import Callable

import msgspec
import pytest
from tests.server.visitors import Browser, Screen

NewBrowser = Callable[[], Browser]


def two_screens(browser: NewBrowser) -> tuple[Browser, str, Screen, Screen]:
    """A table of two people: the screen of the seat that must decide, and the other."""
    anna = browser()
    table = anna.lay("human", "human", start=True)
    screens = [anna.screen(table, 0), anna.screen(table, 1)]
    for screen in screens:
        screen.until("hello")
    asked, other = sorted(screens, key=lambda screen: screen.decision is None)
    return anna, table, asked, other


def test_the_same_command_twice_gets_the_same_answer_and_is_done_once(browser: NewBrowser) -> None:
    _, _, asked, other = two_screens(browser)
    assert asked.decision is not None and asked.scene is not None
    move, decision = asked.scene["choices"][0]["move"], asked.decision["id"]
    first = asked.ask("play", id="same", decision=decision, move=move)
    again = asked.ask("play", id="same", decision=decision, move=move)
    assert first == again == {"type": "ack", "id": "same", "entry": 1}
    other.until_entry(1)
    assert asked.entry == 1


def test_a_refused_command_is_refused_again_in_the_same_words(browser: NewBrowser) -> None:
    _, _, asked, _ = two_screens(browser)
    decision = asked.until_asked()
    first = asked.ask("play", id="same", decision=decision["id"], move="lay 1")
    assert first == asked.ask("play", id="same", decision=decision["id"], move="lay 1")
    assert first["code"] == "illegal-move" and first["rule"].startswith("HB-") and first["rule"] in first["text"]


def test_a_command_with_its_decision_closed_comes_too_late(browser: NewBrowser) -> None:
    _, _, asked, _ = two_screens(browser)
    decision = asked.until_asked()["id"]
    asked.play()
    assert asked.ask("play", decision=decision, move="pass")["code"] == "decision-closed"


def test_another_seats_decision_is_not_mine(browser: NewBrowser) -> None:
    _, _, asked, other = two_screens(browser)
    assert asked.decision is not None and asked.scene is not None
    theirs = asked.decision["id"]
    answer = other.ask("play", decision=theirs, move=asked.scene["choices"][0]["move"])
    assert answer["code"] == "not-your-decision"
    assert asked.play()["entry"] == 1


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"play"',
        '{"type":"fly"}',
        '{"type":"play"}',
        '{"type":"play","id":"","decision":"0.0","move":"pass"}',
        '{"type":"play","id":"a","decision":"0.0","move":7}',
        '{"type":"play","id":"a","decision":"0.0","move":"pass","as":"somebody else"}',
        '{"type":"play","id":"' + "a" * 65 + '","decision":"0.0","move":"pass"}',
        '{"type":"ping","n":1e400}',
        '{"type":"undo","id":"a","to":"start"}',
        "[" * 5000,
        '{"type":"chat","id":"a","text":"\\ud800"}',
    ],
)
def test_a_frame_that_makes_no_sense_is_refused_and_the_table_goes_on(browser: NewBrowser, frame: str) -> None:
    _, _, asked, _ = two_screens(browser)
    asked.socket.send(frame)
    answer = asked.until("refused")
    assert answer["code"] == "bad-frame" and answer["text"]
    assert asked.play()["type"] == "ack"


def test_a_refusal_names_the_command_even_of_a_frame_that_makes_no_sense(browser: NewBrowser) -> None:
    _, _, asked, _ = two_screens(browser)
    asked.send("play", id="mine", decision=5)
    assert asked.until("refused")["id"] == "mine"


def test_bytes_instead_of_text_are_refused(browser: NewBrowser) -> None:
    _, _, asked, _ = two_screens(browser)
    asked.socket.send(b'{"type":"ping","n":1}')
    assert asked.until("refused")["code"] == "bad-frame"
    assert asked.play()["type"] == "ack"


def test_a_frame_over_eight_kilobytes_is_refused_and_one_without_measure_is_cut_off(browser: NewBrowser) -> None:
    anna, table, asked, _ = two_screens(browser)
    asked.socket.send('{"type":"ping","n":1,"more":"' + "x" * 9000 + '"}')
    assert asked.until("refused")["code"] == "too-large"
    assert asked.play()["type"] == "ack"
    asked.socket.send("x" * 100_000)
    asked.until("closed")
    assert asked.closed == 1009
    assert anna.get(f"/api/tables/{table}/room")["phase"] == "playing"


def test_unknown_moves_are_refused_with_what_was_probably_meant(browser: NewBrowser) -> None:
    _, _, asked, _ = two_screens(browser)
    decision = asked.until_asked()
    answer = asked.ask("play", decision=decision["id"], move="mor b4")
    assert answer["code"] == "unknown-move" and answer["facts"]["like"] == "moor b4"


def test_every_ping_has_its_pong(browser: NewBrowser) -> None:
    _, _, asked, _ = two_screens(browser)
    asked.send("ping", n=41)
    asked.send("ping", n=42)
    assert [asked.until("pong")["n"], asked.until("pong")["n"]] == [41, 42]


def test_a_stranger_gets_no_seat_and_a_private_table_no_spectators(browser: NewBrowser) -> None:
    _, table, _, _ = two_screens(browser)
    stranger = browser()
    for seat, code in (
        ("0", "not-your-seat"),
        ("watch", "not-allowed"),
        ("tv", "not-allowed"),
        ("boss", "not-allowed"),
    ):
        screen = stranger.screen(table, seat)
        assert screen.until("refused")["code"] == code
        assert screen.until("closed") and screen.closed == 4403
    for path in ("room", "replay", "journal", "verify"):
        assert stranger.refused("GET", f"/api/tables/{table}/{path}")[0] == 403
    assert stranger.refused("POST", f"/api/tables/{table}/command", {"id": "a", "decision": "0.0", "move": "pass"}) == (
        403,
        "no-seat",
    )


def test_a_wrong_token_is_nobodys(browser: NewBrowser) -> None:
    _, table, _, _ = two_screens(browser)
    stranger = browser()
    stranger.http.cookies.set("tablee", "guess")
    assert stranger.screen(table, 0).until("refused")["code"] == "not-your-seat"


def test_an_unknown_table_is_said_to_be_unknown(browser: NewBrowser) -> None:
    screen = browser().screen("nowhere", 0)
    assert screen.until("refused")["code"] == "unknown-table"
    assert screen.until("closed") and screen.closed == 4404
    assert browser().refused("GET", "/api/tables/nowhere/room") == (404, "unknown-table")


def test_refusals_speak_the_language_of_whoever_asks(browser: NewBrowser) -> None:
    anna = browser()
    anna.locale = "fr"
    screen = anna.screen(anna.lay("human", "random", start=True))
    screen.until("hello")
    assert screen.ask("undo")["text"] == "Il n’y a rien à reprendre."


def test_scenes_and_logs_speak_the_language_of_each_screen(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "human", start=True)
    english, french = anna.screen(table, 0, locale="en"), anna.screen(table, 0, locale="fr")
    texts = [screen.until("hello")["log"][0]["text"] for screen in (english, french)]
    assert "starts the match" in texts[0] and "commence" in texts[1]


def test_what_was_told_after_a_step_is_all_that_is_told_again(browser: NewBrowser) -> None:
    anna, table, asked, _ = two_screens(browser)
    asked.play()
    hello = anna.screen(table, 0, since=0).until("hello")
    assert {line["entry"] for line in hello["log"]} == {1}
    assert len(msgspec.json.encode(hello["log"])) > 2


def test_several_screens_of_one_seat_see_the_same_and_the_first_answer_counts(browser: NewBrowser) -> None:
    anna, table, asked, _ = two_screens(browser)
    assert asked.decision is not None and asked.scene is not None
    seat = int(asked.decision["id"].partition(".")[2])
    twin = anna.screen(table, seat)
    decision, move = twin.until_asked()["id"], asked.scene["choices"][0]["move"]
    assert asked.ask("play", id="one", decision=decision, move=move)["entry"] == 1
    assert twin.ask("play", id="two", decision=decision, move=move)["code"] == "decision-closed"
    assert asked.scene == twin.scene
