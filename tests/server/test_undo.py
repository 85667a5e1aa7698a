"""Undo: free while nothing was revealed and nobody else acted, else by consent; logged, never erased."""

from collections.abc import Callable

import msgspec
from tests.server.visitors import Browser, Screen, play_on

NewBrowser = Callable[[], Browser]


def two_people(browser: NewBrowser) -> tuple[Browser, str, list[Screen]]:
    """A table of two people on two devices."""
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    return anna, table, [anna.screen(table, 0), bea.screen(table, 1)]


def play_to(screens: list[Screen], kind: str) -> tuple[Screen, Screen]:
    """Play on to a decision of this kind; the screen that must take it, and the other."""
    entry = 0
    while True:
        entry = play_on(screens, entry)
        for screen in screens:
            if screen.decision is not None and screen.decision["kind"] == kind:
                return screen, screens[1 - screens.index(screen)]
        entry += 1


def test_a_move_that_revealed_nothing_is_taken_back_freely(browser: NewBrowser) -> None:
    _, _, screens = two_people(browser)
    asked, other = play_to(screens, "moor_boat")
    before, decision = asked.scene, asked.decision
    entry = asked.play()["entry"]
    other.until_entry(entry)
    undone = asked.ask("undo")
    assert undone == {"type": "ack", "id": undone["id"], "entry": entry + 1}
    assert asked.scene == before
    assert asked.decision is not None and decision is not None and asked.decision["id"] != decision["id"]
    other.until_entry(entry + 1)
    assert '"code":"undone"' in other.frames[-1] or '"code":"undone"' in "".join(other.frames[-3:])
    assert asked.play()["entry"] == entry + 2


def test_the_same_undo_twice_is_done_once(browser: NewBrowser) -> None:
    _, _, screens = two_people(browser)
    asked, _ = play_to(screens, "moor_boat")
    asked.play()
    assert asked.ask("undo", id="once") == asked.ask("undo", id="once")


def test_a_stale_answer_is_not_taken_for_the_decision_that_came_back(browser: NewBrowser) -> None:
    _, _, screens = two_people(browser)
    asked, other = play_to(screens, "moor_boat")
    entry = asked.play()["entry"]
    other.until_entry(entry)
    theirs = other.until_asked()["id"]
    asked.ask("undo")
    asked.play(1)
    other.until_entry(entry + 2)
    assert other.scene is not None
    answer = other.ask("play", decision=theirs, move=other.scene["choices"][0]["move"])
    assert answer["code"] == "decision-closed", "the other answered a table that is no more"


def test_once_somebody_else_has_acted_they_are_asked(browser: NewBrowser) -> None:
    anna, table, screens = two_people(browser)
    asked, other = play_to(screens, "moor_boat")
    there = asked.entry
    asked.play()
    other.until_entry(there + 1)
    other.play()
    asked.until_entry(there + 2)
    assert asked.ask("undo")["type"] == "ack"
    wish = other.until("ask-undo")
    assert (wish["to"], wish["waiting"]) == (there, [other_seat(wish["seat"])])
    assert wish["entries"] == [there + 1, there + 2], "what would be taken back can be found in the log"
    said = {line["entry"] for frame in other.frames for line in msgspec.json.decode(frame).get("lines", [])}
    assert said.issuperset(wish["entries"])
    late = anna.screen(table, 0).until("hello")
    assert late["asking"] == wish, "who comes later is shown the question too"
    assert other.ask("undo")["code"] == "undo-pending"
    assert asked.ask("consent", yes=True)["code"] == "nothing-asked"
    assert other.ask("consent", yes=True)["type"] == "ack"
    assert asked.until(lambda frame: frame["type"] == "entry" and asked.decision is not None)
    assert asked.scene is not None and asked.scene["prompt"]["kind"] == "moor_boat"


def other_seat(seat: int) -> int:
    return 1 - seat


def test_who_is_refused_waits_before_asking_again(browser: NewBrowser) -> None:
    _, _, screens = two_people(browser)
    asked, other = play_to(screens, "moor_boat")
    there = asked.entry
    asked.play()
    other.until_entry(there + 1)
    other.play()
    asked.until_entry(there + 2)
    asked.ask("undo")
    other.until("ask-undo")
    other.ask("consent", yes=False)
    refused = asked.until(lambda frame: "undo-declined" in [event["code"] for event in frame.get("events", [])])
    assert refused["lines"][0]["text"].endswith("would rather not.")
    again = asked.ask("undo")
    assert again["code"] == "undo-too-soon" and 0 < again["facts"]["seconds"] <= 10


def test_playing_on_answers_the_question_too(browser: NewBrowser) -> None:
    _, _, screens = two_people(browser)
    asked, other = play_to(screens, "moor_boat")
    there = asked.entry
    asked.play()
    other.until_entry(there + 1)
    other.play()
    asked.until_entry(there + 2)
    asked.ask("undo")
    other.until_entry(asked.entry)
    mover = asked if asked.decision is not None else other
    mover.play()
    assert other.ask("consent", yes=True)["code"] == "nothing-asked"


def test_against_bots_and_on_one_screen_nobody_need_be_asked(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "human", start=True)
    screens = [anna.screen(table, 0), anna.screen(table, 1)]
    asked, other = play_to(screens, "moor_boat")
    there = asked.entry
    asked.play()
    other.until_entry(there + 1)
    other.play()
    asked.until_entry(there + 2)
    assert asked.ask("undo")["type"] == "ack"
    assert asked.decision is not None and asked.decision["kind"] == "moor_boat"


def test_a_bot_in_somebody_s_place_does_not_make_luck_free_to_undo(browser: NewBrowser) -> None:
    _, _, screens = two_people(browser)
    asked, other = play_to(screens, "lay_card")
    there = asked.entry
    for screen in (asked, other):
        screen.play()
    asked.until_entry(there + 2)
    assert other.ask("standin", on=True)["type"] == "ack"
    asked.until(lambda frame: "stood-in" in [event["code"] for event in frame.get("events", [])])
    assert asked.ask("undo", to=there)["code"] == "undo-nobody-there"


def test_what_was_taken_back_stays_in_the_log_and_in_the_journal(browser: NewBrowser) -> None:
    anna, table, screens = two_people(browser)
    asked, other = play_to(screens, "moor_boat")
    entry = asked.play()["entry"]
    asked.ask("undo")
    other.until_entry(entry + 1)
    log = anna.screen(table, 0).until("hello")["log"]
    assert [line.get("undone", False) for line in log if line["entry"] == entry] == [True]
    play_on(screens)
    journal = anna.get(f"/api/tables/{table}/journal")
    undone = {"undo": entry - 1, "seat": journal["record"][entry - 1]["seat"]}
    assert [entry for entry in journal["record"] if "undo" in entry] == [undone]
    assert anna.get(f"/api/tables/{table}/verify")["ok"] is True


def test_there_is_no_undo_before_the_first_move_nor_after_the_last(browser: NewBrowser) -> None:
    _, _, screens = two_people(browser)
    screens[0].until("hello")
    assert screens[0].ask("undo")["code"] == "nothing-to-undo"
    play_on(screens)
    assert screens[0].ask("undo")["code"] == "match-over"


def test_one_cannot_take_back_to_where_somebody_else_moved(browser: NewBrowser) -> None:
    _, _, screens = two_people(browser)
    asked, other = play_to(screens, "moor_boat")
    there = asked.entry
    asked.play()
    other.until_entry(there + 1)
    assert other.ask("undo", to=there)["code"] == "undo-not-yours"
    assert other.ask("undo", to=999)["code"] == "nothing-to-undo"
