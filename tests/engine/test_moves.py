"""The table of moves: numbers inside, texts outside."""

import pytest
from tests.engine.refusals import refused

from tablee.engine.moves import MoveTable, near


@pytest.fixture
def table() -> MoveTable:
    table = MoveTable()
    table.add("camera", ["3", "4"], ["g1a", "g1b", "g1r"])
    table.add("pass")
    return table


def test_every_combination_has_its_number_and_the_last_part_varies_fastest(table: MoveTable) -> None:
    assert table.texts == [
        "camera 3 g1a", "camera 3 g1b", "camera 3 g1r", "camera 4 g1a", "camera 4 g1b", "camera 4 g1r", "pass",
    ]  # fmt: skip
    assert len(table) == 7
    assert [table.number(text) for text in table.texts] == list(range(7))
    assert table.text(6) == "pass"


def test_laying_out_a_verb_gives_the_number_of_its_first_move(table: MoveTable) -> None:
    assert table.add("lay", ["1", "2"]) == 7
    assert table.add("stop") == 9


def test_a_text_that_is_no_move_is_refused_with_what_was_probably_meant(table: MoveTable) -> None:
    with refused("unknown-move") as caught:
        table.number("camra 3 g1a")
    assert caught.facts == {"move": "camra 3 g1a", "like": "camera 3 g1a"}
    with refused("unknown-move") as caught:
        table.number("xyzzy")
    assert caught.facts["like"] == ""


def test_two_moves_cannot_have_the_same_text(table: MoveTable) -> None:
    with pytest.raises(AssertionError, match="pass"):
        table.add("pass")


def test_the_nearest_word_or_none() -> None:
    assert near("orrage", ["orage", "valet"]) == "orage"
    assert near("q", ["orage", "valet"]) == ""
