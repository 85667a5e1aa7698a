"""Positions: what is refused, and what a fingerprint tells apart."""

from typing import Any

import pytest
from tests.engine.refusals import refused

import tablee
from tablee.engine.positions import fingerprint

GAME = tablee.game("harbour")


@pytest.fixture
def position() -> dict[str, Any]:
    return GAME.start(seats=3, seed=1, options={"first": 0}).position()


@pytest.mark.parametrize("whole", [None, [], "position", 3])
def test_what_is_no_object_is_refused(whole: Any) -> None:
    with refused("not-a-position") as caught:
        GAME.from_position(whole)
    assert caught.facts["got"] == type(whole).__name__


@pytest.mark.parametrize("field", ["game", "rules", "seats", "options", "board"])
def test_a_missing_field_is_named(position: dict[str, Any], field: str) -> None:
    del position[field]
    with refused("position-field") as caught:
        GAME.from_position(position)
    assert caught.facts["field"] == field


@pytest.mark.parametrize(("field", "value"), [("game", "chess"), ("rules", 99)])
def test_another_game_or_version_is_refused(position: dict[str, Any], field: str, value: object) -> None:
    position[field] = value
    with refused("wrong-field") as caught:
        GAME.from_position(position)
    assert caught.facts["field"] == field
    assert caught.facts["got"] == repr(value)


def test_wrong_seats_and_options_are_refused(position: dict[str, Any]) -> None:
    with refused("seats"):
        GAME.from_position({**position, "seats": 9})
    with refused("not-a-position"):
        GAME.from_position({**position, "seats": "three"})
    with refused("not-a-position"):
        GAME.from_position({**position, "options": []})
    with refused("unknown-option"):
        GAME.from_position({**position, "options": {"fog": True}})


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("phase", "breakfast", "bad-position"),
        ("berths", [None] * 14, "wrong-field"),
        ("hands", [], "wrong-field"),
        ("bag", [1, 2, 3], "bad-position"),
        ("round", "two", "bad-position"),
        ("extra", 1, "bad-position"),
    ],
)
def test_a_board_that_cannot_come_up_is_refused(position: dict[str, Any], field: str, value: Any, code: str) -> None:
    position["board"][field] = value
    with refused(code):
        GAME.from_position(position)


def test_a_position_may_leave_options_to_their_defaults(position: dict[str, Any]) -> None:
    position["options"] = {}
    assert GAME.from_position(position).options["storm"] is False


def test_a_match_does_not_change_with_the_position_it_came_from(position: dict[str, Any]) -> None:
    match = GAME.from_position(position, seed=1)
    match.play(0, "moor b3")
    position["board"]["berths"][8] = 1
    assert match.at(0).position()["board"] != position["board"]
    board: dict[str, Any] = match.position()
    assert [place for place, owner in enumerate(board["board"]["berths"]) if owner is not None] == [2]


def test_a_match_does_not_change_with_the_journal_it_gave(position: dict[str, Any]) -> None:
    match = GAME.from_position(position, seed=1)
    journal: dict[str, Any] = match.journal()
    journal["start"]["berths"][8] = 1
    journal["options"]["storm"] = True
    assert match.journal() != journal
    assert match.at(0).position() == match.position()


def test_fingerprints_are_equal_for_equal_tables_and_differ_for_the_least_difference() -> None:
    one, same, other = (GAME.start(seats=3, seed=2, options={"first": 0}) for _ in range(3))
    one.play(0, "moor b1")
    same.play(0, "moor b1")
    other.play(0, "moor b2")
    assert fingerprint(GAME, one.state) == fingerprint(GAME, same.state) == fingerprint(GAME, one.state.copy())
    assert fingerprint(GAME, one.state) != fingerprint(GAME, other.state)
    assert len(fingerprint(GAME, one.state)) == 16
