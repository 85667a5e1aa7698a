"""Who is there: presence, bots that stand in and hand back, pauses, chat, spectators, the TV."""

from collections.abc import Callable
from typing import Any

from tests.server.visitors import Browser, Screen, play_on

NewBrowser = Callable[[], Browser]


def two_people(browser: NewBrowser, **wishes: Any) -> tuple[str, Browser, Screen, Browser, Screen]:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", **wishes)
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    screens = anna.screen(table, 0), bea.screen(table, 1)
    for screen in screens:
        screen.until("hello")
    return table, anna, screens[0], bea, screens[1]


def presence(screen: Screen, *expected: bool) -> None:
    """Read on until the room shows this presence."""
    while [seat["present"] for seat in screen.room["seats"]] != list(expected):
        screen.until("room")


def happened(screen: Screen, code: str) -> list[str]:
    """Read on to an event; the lines of its entry."""
    told = screen.until(lambda frame: code in [event["code"] for event in frame.get("events", [])])
    return [line["text"] for line in told["lines"]]


def test_everybody_sees_who_looks_at_the_table(browser: NewBrowser) -> None:
    _, _, screen, _, theirs = two_people(browser)
    presence(screen, True, True)
    theirs.send("away")
    presence(screen, True, False)
    theirs.send("back")
    presence(screen, True, True)
    theirs.close()
    presence(screen, True, False)


def test_a_bot_stands_in_for_somebody_who_is_away_and_hands_the_seat_back(browser: NewBrowser) -> None:
    table, _, screen, bea, theirs = two_people(browser, standin=1)
    theirs.close()
    assert happened(screen, "stood-in") == ["A bot stands in for Bea."] if screen.decision is None else True
    play_on([screen], entries=screen.entry + 6)
    back = bea.screen(table, 1)
    back.until("hello")
    assert happened(screen, "came-back") == ["Bea is back."]
    play_on([screen, back], entries=screen.entry + 4)


def test_one_can_ask_a_bot_to_play_for_oneself_and_take_the_seat_back(browser: NewBrowser) -> None:
    _, _, screen, _, theirs = two_people(browser)
    assert theirs.ask("standin", on=True)["type"] == "ack"
    happened(screen, "stood-in")
    play_on([screen], entries=screen.entry + 4)
    assert theirs.ask("standin", on=False)["type"] == "ack"
    happened(screen, "came-back")


def test_nobody_is_replaced_who_is_there_and_bots_need_no_stand_in(browser: NewBrowser) -> None:
    anna = browser()
    screen = anna.screen(anna.lay("human", "human", "simple", start=True), 0)
    screen.until("hello")
    assert screen.ask("standin", on=True, seat=2)["code"] == "not-a-person"
    _, _, screen, _, _ = two_people(browser)
    presence(screen, True, True)
    assert screen.ask("standin", on=True, seat=1)["code"] == "not-absent"


def test_somebody_who_is_away_for_a_moment_is_not_replaced(browser: NewBrowser) -> None:
    _, _, screen, _, theirs = two_people(browser, standin=60)
    presence(screen, True, True)
    theirs.close()
    presence(screen, True, False)
    refused = screen.ask("standin", on=True, seat=1)
    assert refused["code"] == "not-absent-long" and 0 < refused["facts"]["seconds"] <= 60


def test_a_pause_stops_the_table_until_somebody_resumes(browser: NewBrowser) -> None:
    _, _, screen, _, theirs = two_people(browser, clock={"mode": "normal"})
    asked = screen if screen.decision is not None else theirs
    assert screen.ask("pause", on=True)["type"] == "ack"
    assert asked.until_asked() and asked.scene is not None and asked.decision is not None
    answer = asked.ask("play", decision=asked.decision["id"], move=asked.scene["choices"][0]["move"])
    assert answer["code"] == "paused"
    theirs.until_entry(screen.entry)
    assert '"paused":true' in "".join(theirs.frames)
    assert theirs.ask("pause", on=False)["type"] == "ack"
    assert asked.play()["type"] == "ack"


def test_the_clock_of_whoever_must_decide_runs_and_is_told_relative_to_now(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "human", start=True, clock={"mode": "relaxed", "factor": 2})
    screens = [anna.screen(table, 0), anna.screen(table, 1)]
    clock = screens[0].until("hello")["clock"]
    screens[1].until("hello")
    running = [seat["seat"] for seat in clock["seats"] if seat["running"]]
    assert running == [0 if screens[0].decision is not None else 1]
    assert clock["mode"] == "relaxed" and not clock["paused"]
    assert 600_000 < clock["seats"][running[0]]["remaining_ms"] <= 690_000


def test_people_talk_and_say_nothing_twice_or_all_the_time(browser: NewBrowser) -> None:
    table, anna, screen, _, theirs = two_people(browser)
    assert screen.ask("chat", text="Hello  Bea!\n")["type"] == "ack"
    heard = theirs.until("chat")
    assert (heard["seat"], heard["name"], heard["text"]) == (0, "Player 1", "Hello Bea!")
    assert screen.ask("chat", text="hello bea!")["code"] == "said-already"
    assert screen.ask("chat", text="  \n ")["code"] == "nothing-said"
    for number in range(3):
        screen.ask("chat", text=f"word {number}")
    assert screen.ask("chat", text="one more")["code"] == "too-chatty"
    assert anna.screen(table, 0).until("hello")["chat"][0]["text"] == "Hello Bea!"


def test_a_sentence_sent_twice_is_said_once(browser: NewBrowser) -> None:
    table, anna, screen, _, _ = two_people(browser)
    assert screen.ask("chat", id="once", text="Hello") == screen.ask("chat", id="once", text="Hello")
    assert len(anna.screen(table, 0).until("hello")["chat"]) == 1


def test_spectators_see_what_is_public_and_cannot_play(browser: NewBrowser) -> None:
    _, anna, screen, _, theirs = two_people(browser, spectators=True)
    table = screen.room["table"]
    watcher = browser().screen(table, "watch")
    hello = watcher.until("hello")
    assert hello["seat"] is None and hello["decision"] is None and hello["can_undo"] == "no"
    assert hello["room"]["invitation"] is None and hello["room"]["you"] == []
    asked = screen if screen.decision is not None else theirs
    assert asked.decision is not None and asked.scene is not None
    move = asked.scene["choices"][0]["move"]
    assert watcher.ask("play", decision=asked.decision["id"], move=move)["code"] == "no-seat"
    asked.play()
    watcher.until_entry(1)
    assert not watcher.scene or not watcher.scene.get("choices")
    assert anna.get(f"/api/tables/{table}/room")["phase"] == "playing"


def test_players_do_not_hear_spectators_before_the_end(browser: NewBrowser) -> None:
    table, anna, screen, _, theirs = two_people(browser, spectators=True)
    one, two = browser().screen(table, "watch"), browser().screen(table, "watch")
    one.until("hello")
    two.until("hello")
    one.ask("chat", text="She has the 7!")
    assert two.until("chat")["name"] == "Spectator"
    assert screen.ask("chat", text="Thinking")["type"] == "ack"
    assert one.until(lambda frame: frame.get("text") == "Thinking")["seat"] == 0
    assert "She has the 7!" not in "".join(screen.frames)
    play_on([screen, theirs])
    assert "She has the 7!" in [each["text"] for each in anna.screen(table, 0).until("hello")["chat"]]


def test_the_tv_of_a_table_needs_its_invitation_and_shows_what_is_public(browser: NewBrowser) -> None:
    table, anna, _, _, _ = two_people(browser)
    tv = browser()
    assert tv.screen(table, "tv").until("refused")["code"] == "not-allowed"
    hello = tv.screen(table, "tv", room=anna.invitation(table)).until("hello")
    assert hello["seat"] is None and not hello["scene"].get("choices")
    assert anna.screen(table, "tv").until("hello")["seat"] is None


def test_delayed_spectators_see_each_step_when_its_time_has_come(browser: NewBrowser) -> None:
    table, _, screen, _, theirs = two_people(browser, spectators=True, delay=2)
    watcher = browser().screen(table, "watch")
    assert watcher.until("hello")["entry"] == 0
    play_on([screen, theirs], entries=3)
    late = browser().screen(table, "watch")
    assert late.until("hello")["entry"] == 0, "who comes now is behind as well"
    watcher.until_entry(3)
    late.until_entry(3)
    assert watcher.scene == late.scene
    assert browser().refused("GET", f"/api/tables/{table}/replay") == (403, "not-yet-over")
