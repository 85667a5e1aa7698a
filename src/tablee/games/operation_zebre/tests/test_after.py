"""After a match: the anthology, what a document could have cost, and what a career keeps."""

from typing import Any

import pytest

from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.games.operation_zebre.face.anthology import pieces
from tablee.games.operation_zebre.rules.records import record
from tablee.games.operation_zebre.tests.stage import COLISEE, GAME, W1, read, seen, table

TEAMS: dict[str, object] = {"mode": "comp"}


def last(words: str, keep: list[int], **more: Any) -> Match:
    """The last document of a match for two: seat 0 reads, seat 1 answers."""
    match = read(table("read", seats=2, round=6, turn=1, order=[1, 0], free=20, keep={0: keep}, **more))
    match.answer(1, words)
    return match


def test_the_anthology_has_what_was_read_with_its_gaps_and_who_named_it() -> None:
    (page,) = seen(last("le colisee", [1, 2, 8]), None)["anthology"]
    assert page["pieces"] == [f"{COLISEE.texts[0]} {COLISEE.texts[1]}", COLISEE.texts[7]]
    assert (page["seat"], page["label"], page["title"], page["total"]) == (0, "MONUMENT", "Colisée", 5)
    assert (page["namer"], page["thief"]) == (1, None)


def test_what_nobody_named_has_nobody() -> None:
    (page,) = seen(last("-", W1), None)["anthology"]
    assert page["namer"] is None


def test_there_is_no_anthology_before_the_end() -> None:
    match = read(table("read"))
    match.answer(1, "Colisée")
    assert seen(match, 0)["anthology"] == []


@pytest.mark.parametrize(
    ("keep", "least"), [(list(range(1, 13)), 3), ([2, 8, 11], 3), (W1, 3), ([1, 8], None), ([3], None)]
)
def test_a_document_that_cost_too_much_could_have_cost_less(keep: list[int], least: int | None) -> None:
    (page,) = seen(last("Colisée", keep), None)["anthology"]
    assert page["least"] == least


def test_where_protocols_ruled_lines_out_nothing_is_said_of_cheaper_ones() -> None:
    (page,) = seen(last("Colisée", [2, 8, 11], protocols=["p4"]), None)["anthology"]
    assert page["least"] is None


def test_who_intercepted_is_in_the_anthology() -> None:
    match = read(table("read", seats=6, options=TEAMS, free=[4, 20]))
    match.answer(4, "Colisée")
    match.answer(1, "Colisée")
    read(match)
    match.answer(0, "")
    match.answer(4, "-")
    read(match)
    match.answer(3, "")
    match.answer(0, "-")
    (first, second, third) = seen(match)["anthology"]
    assert (first["namer"], first["thief"], second["namer"], second["thief"]) == (1, 4, None, None)
    assert record(match, 4)["intercepted"] == 1
    assert [record(match, seat)["won"] for seat in (0, 4)] == [False, True]
    assert (third["seat"], record(match, 1)["named"]) == (1, 1)


def test_a_career_keeps_what_was_named_and_understood() -> None:
    match = last("Colisée", W1)
    assert record(match, 0) == {
        "mode": "coop",
        "side": "novice",
        "won": True,
        "read": 1,
        "named": 0,
        "understood": [4],
        "intercepted": 0,
    }
    assert (record(match, 1)["named"], record(match, 1)["understood"]) == (1, [])


def test_a_draw_is_no_win_and_a_match_that_goes_on_has_no_record() -> None:
    match = read(table("read", seats=6, options=TEAMS, turn=3, round=3, free=[8, 8]))
    with pytest.raises(Refused, match="not-over"):
        record(match, 0)
    match.play(0, "seal blank")
    match.answer(3, seen(match, 4)["reading"]["title"])
    assert [record(match, seat)["won"] for seat in (0, 5)] == [False, False]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Read by Ann for 4 boxes. Named by Ben. It could have cost 3."),
        ("fr", "Lu par Ann pour 4 cases. Nommé par Ben. Il aurait pu coûter 3."),
    ],
)
def test_the_anthology_is_shown_at_the_end_in_words(locale: str, said: str) -> None:
    match = last("Colisée", W1)
    scene: Any = match.scene(None, locale=locale, names=["Ann", "Ben"])
    (widget,) = (each for each in scene["widgets"] if each["id"] == "anthology")
    (card,) = widget["facts"]["cards"]
    assert COLISEE.texts[0] + " […] " + COLISEE.texts[2] in card["text"]
    assert said in card["text"]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_career_counts_what_was_named_and_the_cheapest_success(locale: str) -> None:
    records = [record(last("Colisée", W1), 0), record(last("Colisée", [8]), 0), record(last("-", W1), 0)]
    career: Any = GAME.career(records, locale)
    assert (career["wins"]["matches"], career["wins"]["wins"]) == (3, 3)
    assert [tally["matches"] for tally in career["tallies"]] == [3, 0, 0, 0]
    assert "2" in career["bests"][1]["text"]
    assert career["bests"][2]["text"] == {"en": "2 boxes", "fr": "2 cases"}[locale]
    assert len(career["matches"]) == 3
    assert GAME.record(last("Colisée", W1), 0) == records[0]
    empty: Any = GAME.career([], locale)
    assert empty["bests"][2]["text"] == {"en": "none yet", "fr": "aucun pour l’instant"}[locale]


def test_lines_that_stood_together_are_one_piece() -> None:
    assert pieces(["a", "b", "c", "d"], 0b1011) == ["a b", "d"]
    assert pieces(["a", "b"], 0) == []
