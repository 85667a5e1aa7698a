"""Replays, journals, proofs of luck, and playing on from an entry."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import pairwise
from time import perf_counter
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.serving import Running
from tests.server.visitors import Browser, play_on

import tablee

NewBrowser = Callable[[], Browser]


@pytest.fixture(scope="module")
def finished(server: Running) -> Iterator[tuple[Browser, str]]:
    """Anna, who finished a match of two, with a wish for her own share of the luck."""
    with closing(Browser(server.address)) as anna:
        table = anna.lay("human", "human", options={"storm": True})
        anna.post(f"/api/tables/{table}/ready", {"ready": True, "nonce": "my own luck"})
        anna.post(f"/api/tables/{table}/start")
        play_on([anna.screen(table, 0), anna.screen(table, 1)])
        yield anna, table


def test_a_finished_match_is_seen_from_any_seat_at_any_step(finished: tuple[Browser, str], browser: NewBrowser) -> None:
    anna, table = finished
    entries = anna.get(f"/api/tables/{table}/replay")["entries"]
    first, last = (anna.get(f"/api/tables/{table}/replay", seat=0, entry=entry) for entry in (0, entries))
    assert first["scene"] != last["scene"] and first["log"] == last["log"]
    assert last["scene"]["result"] is not None and first["scene"].get("result") is None
    assert {line["entry"] for line in first["log"]} >= {0, entries}
    theirs = anna.get(f"/api/tables/{table}/replay", seat=1, entry=10)["scene"]
    assert theirs != anna.get(f"/api/tables/{table}/replay", seat=0, entry=10)["scene"]
    assert anna.refused("GET", f"/api/tables/{table}/replay", entry=entries + 1) == (409, "entry-range")
    assert anna.refused("GET", f"/api/tables/{table}/replay", seat="5") == (400, "bad-request")


def test_all_cards_are_open_when_the_match_is_over(finished: tuple[Browser, str]) -> None:
    anna, table = finished

    def known(seat: str, entry: int) -> int:
        pieces = anna.get(f"/api/tables/{table}/replay", seat=seat, entry=entry)["scene"]["pieces"]
        return sum(piece.get("face", "up") == "up" for piece in pieces)

    assert any(
        known("open", entry) > max(known("0", entry), known("1", entry)) > known("public", entry)
        for entry in range(8, 40)
    )


def test_before_the_end_one_sees_what_one_knows_and_no_more(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    screens = [anna.screen(table, 0), bea.screen(table, 1)]
    play_on(screens, entries=8)
    own = anna.get(f"/api/tables/{table}/replay", seat=0)
    assert own["scene"] == screens[0].scene and own["decision"] == screens[0].decision
    assert anna.refused("GET", f"/api/tables/{table}/replay", seat=1) == (403, "not-your-seat")
    assert anna.refused("GET", f"/api/tables/{table}/replay", seat="open") == (403, "not-yet-over")
    assert anna.refused("GET", f"/api/tables/{table}/verify") == (403, "not-yet-over")
    assert anna.refused("GET", f"/api/tables/{table}/course") == (403, "not-yet-over")
    journal = anna.get(f"/api/tables/{table}/journal")
    assert "key" not in journal and "luck" not in journal and "secret" not in json.dumps(journal)
    moves = {each["entry"]: each["move"] for each in journal["entries"]}
    assert any(moves.values()) and not all(list(moves.values())[1:]), "only one's own moves are in it"


def test_the_journal_replays_anywhere_and_proves_the_luck(finished: tuple[Browser, str]) -> None:
    anna, table = finished
    answer = anna.http.get(f"/api/tables/{table}/journal")
    assert "attachment" in answer.headers["content-disposition"]
    journal = answer.json()
    match = tablee.replay(journal)
    assert match.over and journal["luck"]["nonces"] == ["my own luck", "my own luck"]
    assert journal["luck"]["commitment"] == anna.get(f"/api/tables/{table}/room")["commitment"]
    proof = anna.get(f"/api/tables/{table}/verify")
    assert proof["ok"] is True and "proved" in proof["text"]


def test_a_match_that_is_dealt_at_once_claims_no_promise(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "random", start=True)
    play_on([anna.screen(table)])
    proof = anna.get(f"/api/tables/{table}/verify")
    assert proof["ok"] is True and "it is not proved that the server left its luck to chance" in proof["text"]
    assert anna.get(f"/api/tables/{table}/journal")["luck"]["nonces"] == []


def test_people_play_on_while_a_long_journal_is_read(browser: NewBrowser) -> None:
    match = tablee.game("harbour").start(seats=2, seed=1)
    for _ in range(1500):
        seat = match.open()[0].seat
        match.play(seat, match.decision(seat).moves[0])
        match.undo(seat, 0)
    for decision in match.decisions():
        match.play(decision.seat, decision.moves[0])
    anna, bea = browser(), browser()
    screen = anna.screen(anna.lay("human", "random", start=True))
    screen.until("hello")
    with ThreadPoolExecutor() as beside:
        began, gaps = perf_counter(), list[float]()
        upload = beside.submit(bea.post, "/api/journals", match.journal())
        while not upload.done():
            asked = perf_counter()
            screen.send("ping", n=1)
            screen.until("pong")
            gaps.append(perf_counter() - asked)
        assert upload.result()["table"]
        assert max(gaps) < (perf_counter() - began) / 2, "the event loop is for talking"


def test_a_journal_comes_back_as_a_table_to_replay(finished: tuple[Browser, str], browser: NewBrowser) -> None:
    anna, table = finished
    journal = anna.get(f"/api/tables/{table}/journal")
    carl = browser()
    copy = carl.post("/api/journals", journal)["table"]
    for seat in ("0", "1", "public", "open"):
        ours = anna.get(f"/api/tables/{table}/replay", seat=seat, entry=30)
        assert carl.get(f"/api/tables/{copy}/replay", seat=seat, entry=30) == ours
    proof = carl.get(f"/api/tables/{copy}/verify")
    assert proof["ok"] is True and "Only who was there can tell" in proof["text"], "this server promised nothing"
    assert carl.get(f"/api/tables/{copy}/journal") == journal
    assert carl.refused("POST", f"/api/tables/{copy}/rematch") == (403, "not-yet-over")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"key": "00" * 32}, "journal-step journal-altered"),
        ({"key": "beef"}, "wrong-field"),
        ({"game": "chess"}, "unknown-game"),
        ({"rules": 99}, "wrong-field"),
        ({"record": [], "length": 0, "outcome": None}, "journal-altered"),
        ({"record": []}, "journal-truncated"),
        ({"record": ["x"], "length": 1}, "journal-step"),
        ({"seats": "two"}, "journal-unreadable"),
        ({"luck": {"secret": "xyz"}}, "journal-unreadable"),
    ],
)
def test_a_journal_that_does_not_hold_together_is_refused(
    finished: tuple[Browser, str], change: dict[str, Any], code: str
) -> None:
    anna, table = finished
    journal = {**anna.get(f"/api/tables/{table}/journal"), **change}
    assert anna.refused("POST", "/api/journals", journal)[1] in code.split()


def test_the_journal_of_a_match_that_goes_on_is_refused(finished: tuple[Browser, str]) -> None:
    anna, _ = finished
    journal = tablee.game("harbour").start(seats=2, seed=1).journal()
    assert anna.refused("POST", "/api/journals", journal)[1] == "journal-unfinished"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("update journal set move = 'moor b9' where n = 1 and table_id = :id", "hold together"),
        ("update tables set commitment = 'c' where id = :id", "promised"),
        ("update seats set nonce = 'other' where table_id = :id", "shares"),
        ("update tables set final_mark = 'x' where id = :id", "hold together"),
    ],
)
def test_whoever_meddles_with_what_is_stored_is_found_out(
    finished: tuple[Browser, str], server: Running, browser: NewBrowser, change: str, says: str
) -> None:
    anna, table = finished
    carl = browser()
    copy = carl.post("/api/journals", anna.get(f"/api/tables/{table}/journal"))["table"]
    with server.house.database.engine.begin() as connection:
        assert connection.execute(text(change), {"id": copy}).rowcount
    proof = carl.get(f"/api/tables/{copy}/verify")
    assert proof["ok"] is False and says in proof["text"]


def test_one_plays_on_from_a_step_of_a_finished_match_against_bots(finished: tuple[Browser, str]) -> None:
    anna, table = finished
    before = anna.get(f"/api/tables/{table}/replay", seat=1, entry=30)["scene"]
    wish = {"entry": 30, "seat": 1, "level": "random", "rule_time": "off"}
    fork = anna.post(f"/api/tables/{table}/fork", wish)["table"]
    room = anna.get(f"/api/tables/{fork}/room")
    assert room["clock"]["rule_time"] == "off"
    assert room["you"] == [1] and [seat["kind"] for seat in room["seats"]] == ["bot", "human"]
    first = anna.get(f"/api/tables/{fork}/replay", seat=1, entry=0)["scene"]
    assert (first["pieces"], first["prompt"]) == (before["pieces"], before["prompt"])
    screen = anna.screen(fork, 1)
    play_on([screen], entries=3)
    entries = anna.get(f"/api/tables/{table}/replay")["entries"]
    assert anna.refused("POST", f"/api/tables/{table}/fork", {"entry": entries, "seat": 0}) == (409, "match-over")
    assert anna.refused("POST", f"/api/tables/{table}/fork", {"entry": 1, "seat": 9}) == (409, "unknown-seat")


def test_nobody_studies_a_match_that_goes_on_with_others(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", spectators=True)
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    play_on([anna.screen(table, 0), bea.screen(table, 1)], entries=12)
    for seat in (0, 1):
        assert anna.refused("POST", f"/api/tables/{table}/fork", {"entry": 12, "seat": seat}) == (403, "not-yet-over")


def test_alone_with_bots_one_plays_on_from_what_one_imagines(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "random", start=True, spectators=True)
    play_on([anna.screen(table, 0)], entries=12)
    fork = anna.post(f"/api/tables/{table}/fork", {"entry": 12, "seat": 0})["table"]
    there = anna.get(f"/api/tables/{table}/replay", seat=0, entry=12)["scene"]
    here = anna.get(f"/api/tables/{fork}/replay", seat=0, entry=0)["scene"]
    assert there["pieces"] == here["pieces"], "what one knows is the same"
    assert anna.refused("POST", f"/api/tables/{table}/fork", {"entry": 12, "seat": 1}) == (403, "not-yet-over")
    assert browser().refused("POST", f"/api/tables/{table}/fork", {"entry": 12, "seat": 0}) == (403, "not-yet-over")


def test_the_course_of_a_finished_match_names_the_lead_that_held_and_the_greatest_leap(
    finished: tuple[Browser, str],
) -> None:
    anna, table = finished

    def scores(entry: int) -> list[int]:
        seats = anna.get(f"/api/tables/{table}/replay", seat="public", entry=entry)["scene"]["seats"]
        return [int(seat["score"]) for seat in seats]

    entries = anna.get(f"/api/tables/{table}/replay", seat="public")["entries"]
    all_scores = [scores(entry) for entry in range(entries + 1)]
    leaps = [b - a for was, now in pairwise(all_scores) for a, b in zip(was, now, strict=True)]
    turns = anna.get(f"/api/tables/{table}/course")["turns"]
    assert turns == sorted(turns, key=lambda turn: turn["entry"])
    for turn in turns:
        was, now = all_scores[turn["entry"] - 1], all_scores[turn["entry"]]
        assert turn["points"] == now[turn["seat"]] - was[turn["seat"]]
    assert max(turn["points"] for turn in turns) == max(leaps)
    for turn in turns:
        if turn["what"] == "lead":
            later = all_scores[turn["entry"] :]
            assert all(row[turn["seat"]] == max(row) for row in later), "it is never lost again"
