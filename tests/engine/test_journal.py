"""Journals: a match as a file, and every way in which such a file can be wrong."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.refusals import refused

import tablee
from tablee.engine.journal import commitment

GAME = tablee.game("harbour")
Journal = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> Journal:
    match = GAME.start(seats=3, seed=5, options={"storm": True, "first": 0})
    for decision in match.decisions():
        match.play(decision.seat, decision.moves[-1])
    return match.journal()


@pytest.fixture
def journal(finished: Journal) -> Journal:
    copy: Journal = json.loads(json.dumps(finished))
    return copy


def test_a_journal_gives_the_match_again(journal: Journal) -> None:
    match = tablee.replay(journal)
    assert match.over
    assert match.journal() == journal
    assert tablee.replay(json.dumps(journal)).position() == match.position()


def test_an_unfinished_match_has_a_journal_and_can_go_on_from_it() -> None:
    match = GAME.start(seats=3, seed=5)
    for _ in range(12):
        decision = match.open()[0]
        match.play(decision.seat, decision.moves[0])
    again = tablee.replay(match.journal())
    assert not again.over
    for _ in range(6):
        decision = match.open()[0]
        assert match.play(decision.seat, decision.moves[0]).mark == again.play(decision.seat, decision.moves[0]).mark


def test_a_journal_does_not_change_with_the_match_it_was_taken_from() -> None:
    match = GAME.start(seats=3, seed=5)
    early = match.journal()
    before = json.dumps(early)
    match.play(match.open()[0].seat, "moor b1")
    assert json.dumps(early) == before


@pytest.mark.parametrize("text", ["", "{", "not a journal", "[]", "7", "null", '{"format": "tablee-journal-1"}'])
def test_what_is_no_journal_is_refused(text: str) -> None:
    with refused("journal-unreadable") as caught:
        tablee.replay(text)
    assert caught.facts["why"]


@pytest.mark.parametrize(
    "field", ["format", "game", "rules", "seats", "options", "key", "start", "length", "record", "outcome", "seal"]
)
def test_a_journal_without_one_of_its_fields_is_refused(journal: Journal, field: str) -> None:
    del journal[field]
    with refused("journal-unreadable") as caught:
        tablee.replay(journal)
    assert field in str(caught.facts["why"])


def change(*path: Any, to: Any) -> Callable[[Journal], None]:
    def doing(journal: Journal) -> None:
        inside: Any = journal
        for name in path[:-1]:
            inside = inside[name]
        inside[path[-1]] = to

    return doing


def drop(place: int) -> Callable[[Journal], None]:
    return lambda journal: journal["record"].pop(place)


def drop_and_hide(place: int) -> Callable[[Journal], None]:
    def doing(journal: Journal) -> None:
        journal["record"].pop(place)
        journal["length"] -= 1

    return doing


def swap(place: int) -> Callable[[Journal], None]:
    def doing(journal: Journal) -> None:
        record = journal["record"]
        record[place], record[place + 1] = record[place + 1], record[place]

    return doing


DAMAGE: list[tuple[str, str, Callable[[Journal], None]]] = [
    ("the last entry is lost", "journal-truncated", drop(-1)),
    ("an entry in the middle is lost", "journal-truncated", drop(20)),
    ("half is lost", "journal-truncated", lambda journal: journal["record"].__delitem__(slice(40, None))),
    ("an entry is doubled", "journal-truncated", lambda journal: journal["record"].insert(5, journal["record"][5])),
    ("an entry is lost and the length says so", "journal-step", drop_and_hide(1)),
    ("the last entry is lost and the length says so", "journal-altered", drop_and_hide(-1)),
    ("two entries have changed places", "journal-step", swap(1)),
    ("a move is another legal one", "journal-altered", change("record", 0, "move", to="moor b9")),
    ("a move is not allowed", "journal-step", change("record", 0, "move", to="keep")),
    ("a move is none of the game's", "journal-step", change("record", 4, "move", to="sink")),
    ("a move is no text", "journal-step", change("record", 4, "move", to=7)),
    ("a seat is another", "journal-step", change("record", 4, "seat", to=9)),
    ("a seat is no number", "journal-step", change("record", 4, "seat", to="two")),
    ("an entry is no object", "journal-step", change("record", 4, to="moor b4")),
    ("a mark is another", "journal-altered", change("record", 10, "mark", to="0123456789abcdef")),
    ("a mark is missing", "journal-altered", lambda journal: journal["record"][10].pop("mark")),
    ("an undo goes nowhere", "journal-step", change("record", 4, to={"undo": 99, "seat": 0})),
    ("the key is another", "journal-altered", change("key", to="ab" * 32)),
    ("the key is too short", "wrong-field", change("key", to="abcd")),
    ("the key is no hexadecimal", "wrong-field", change("key", to="x" * 64)),
    ("the key is no text", "wrong-field", change("key", to=7)),
    ("the rules are of another version", "wrong-field", change("rules", to=99)),
    ("the format is another", "wrong-field", change("format", to="tablee-journal-9")),
    ("the game is unknown", "unknown-game", change("game", to="harbor")),
    ("the seats are another number", "option-per-seat", change("seats", to=4)),
    ("the seats are none of the game's", "seats", change("seats", to=9)),
    ("the seats are no number", "journal-unreadable", change("seats", to="three")),
    ("an option is unknown", "unknown-option", change("options", "fog", to=True)),
    ("an option that matters has another value", "journal-altered", change("options", "storm", to=False)),
    ("the colours are others", "journal-altered", change("options", "colour", to=["green", "red", "blue"])),
    ("the seal is another", "journal-altered", change("seal", to="00" * 16)),
    ("the options are a list", "journal-unreadable", change("options", to=[])),
    ("the record is no list", "journal-unreadable", change("record", to={})),
    ("the outcome is another", "journal-altered", change("outcome", "scores", 0, to=999)),
    ("the outcome is missing", "journal-altered", change("outcome", to=None)),
    ("the start is nonsense", "bad-position", change("start", to={"phase": "mooring"})),
]


@pytest.mark.parametrize(("what", "code", "damage"), DAMAGE, ids=[what for what, _, _ in DAMAGE])
def test_a_damaged_journal_is_refused(
    journal: Journal, what: str, code: str, damage: Callable[[Journal], None]
) -> None:
    damage(journal)
    with refused(code):
        tablee.replay(journal)


def test_a_journal_with_another_value_of_an_option_that_plays_no_part_is_refused() -> None:
    journal: Journal = tablee.game("tiny").start(seats=1, seed=5, options={"motto": "steady"}).journal()
    assert tablee.replay(journal).options["motto"] == "steady"
    journal["options"]["motto"] = "ready"
    with refused("journal-altered"):
        tablee.replay(journal)


def test_an_unfinished_journal_with_its_last_entry_cut_off_is_refused_too() -> None:
    match = GAME.start(seats=3, seed=5, options={"first": 0})
    for seat, line in enumerate(("moor b1", "moor b2")):
        match.play(seat, line)
    journal: Journal = match.journal()
    journal["record"].pop()
    journal["length"] -= 1
    with refused("journal-altered"):
        tablee.replay(journal)


def test_a_refusal_names_the_step_at_which_the_journal_fails(journal: Journal) -> None:
    journal["record"][10]["mark"] = "0123456789abcdef"
    with refused("journal-altered") as caught:
        tablee.replay(journal)
    assert caught.facts == {"step": 11}
    journal["record"][10]["move"] = "keep"
    with refused("journal-step") as caught:
        tablee.replay(journal)
    assert caught.facts == {"step": 11, "move": "keep"}


def test_a_commitment_hides_its_key_and_fits_no_other() -> None:
    one, other = commitment(b"a" * 32), commitment(b"b" * 32)
    assert one != other
    assert one == commitment(b"a" * 32)
    assert (b"a" * 32).hex() not in one
