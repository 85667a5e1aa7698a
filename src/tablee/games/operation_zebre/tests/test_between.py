"""Between two documents: what is put away, what is shown at a loss, what words a bot hears, what is imagined."""

from typing import Any

import pytest

from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games.operation_zebre.rules.boxes import content_words
from tablee.games.operation_zebre.tests.stage import (
    GAME,
    W1,
    board,
    read,
    rule_against,
    seen,
    table,
    told,
)

TEAMS: dict[str, object] = {"mode": "comp"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Gladiateurs, lions", ["gladia", "lion"]),
        ("bijoux os", ["bijou", "os"]),
        ("gaz, deux gaz", ["gaz", "deu"]),
        ("Bas bleu, bas laine", ["bas", "bleu", "laine"]),
        ("l’an 80", ["an", "80"]),
        ("Éléphants éléphant", ["elepha"]),
    ],
)
def test_the_words_that_matter_come_without_accents_plurals_and_endings(text: str, words: list[str]) -> None:
    assert content_words(text) == words


def test_OZ_41_every_document_may_have_a_hint_of_its_own() -> None:
    match = read(table("read", free=40))
    match.play(1, "ask-hint")
    match.play(0, "erase 8")
    match.answer(1, "Colisée")
    read(match)
    shown = seen(match, 0)
    assert (shown["hint"], shown["hint_price"], board(match)["line_left"]) == ("none", 0, "")
    assert shown["reading"]["text"] == board(match)["seats"][1]["text"]
    assert "ask-hint" in match.decision(0).moves


def test_OZ_84_what_was_earned_is_put_away_with_the_next_document() -> None:
    match = read(table("read", seats=6, options=TEAMS))
    match.answer(3, "Colisée")
    match.answer(1, "Colisée")
    assert (seen(match)["earned"], board(match)["sealer"], board(match)["answerer"]) == (1, 3, 1)
    match.play(3, "begin")
    assert (seen(match)["earned"], board(match)["sealer"], board(match)["answerer"]) == (None, None, None)


@pytest.mark.parametrize("options", [{}, TEAMS])
def test_OZ_14_a_document_that_loses_the_match_is_shown_too(options: dict[str, object]) -> None:
    match = read(table("read", seats=6, options=options, free=[1, 20] if options else 1))
    if options:
        match.answer(3, "")
    match.answer(1, "-")
    assert match.over
    assert seen(match)["shown"]["title"] == "Colisée"
    assert told(match)[-1] == "revealed"
    assert len(seen(match)["anthology"]) == 1


@pytest.mark.parametrize(
    ("done", "played", "reason"),
    [
        ([], ["show 8"], "OZ-58 started"),
        ([], ["declare m1b"], "OZ-58 started"),
        (["m1a"], [], "OZ-58 closed"),
    ],
)
def test_OZ_58_the_reason_against_a_declaration_is_its_own(done: list[str], played: list[str], reason: str) -> None:
    match = table("censor", mission_cards=["m1"], done=done)
    for move in played:
        match.play(0, move)
    number = GAME.moves.number("declare m1a")
    assert GAME.why_not(match.state, 0, number) == reason
    assert rule_against(match, 0, "declare m1a") == "OZ-58"


@pytest.mark.parametrize(
    ("more", "rows"),
    [
        ({"points_a": [1] * 6, "points_b": [1] * 7}, {}),
        ({}, {4: {"total": 0, "kept": [], "text": ""}}),
        ({}, {3: {"locked": False}}),
        ({}, {4: {"card": None}}),
        ({"turn": 4}, {}),
        ({}, {0: {"kept": [13]}}),
    ],
)
def test_a_position_whose_readers_are_not_ready_is_refused(more: dict[str, Any], rows: dict[int, Any]) -> None:
    table("read", seats=6, options=TEAMS, points_a=[1] * 6)
    with pytest.raises(Refused):
        table("read", seats=6, options=TEAMS, **more, rows=rows)


def test_OZ_13_while_others_censor_their_cards_are_dealt_again_and_what_they_show_is_not_known() -> None:
    match, rng = table("censor"), Rng()
    rng.seed(3)
    match.play(1, "show 2")
    match.answer(2, {"keep": [1]})
    total = seen(match, 0)["seats"][2]["total"]
    cards, kept, totals = set(), set(), set()
    for _ in range(30):
        rows: Any = GAME.to_position(match.state.imagine(0, rng))["seats"]
        cards.add(rows[1]["face"])
        kept.add(tuple(rows[1]["kept"]))
        totals.add(rows[2]["total"])
        assert len({row["card"] for row in rows}) == 4
    assert (len(cards) > 15, kept, totals) == (True, {()}, {total})


def test_OZ_67_what_the_other_team_plans_is_imagined_in_many_ways() -> None:
    match, rng = table("censor", seats=6, options=TEAMS), Rng()
    rng.seed(3)
    match.answer(0, {"keep": [*W1]})
    rows: list[Any] = [GAME.to_position(match.state.imagine(3, rng))["seats"] for _ in range(40)]
    totals = {each[0]["total"] for each in rows}
    lines = {line for each in rows for line in each[0]["kept"]}
    assert len(totals) > 3
    assert {1, 2, 11} <= lines
    assert {GAME.to_position(match.state.imagine(1, rng))["seats"][0]["total"] for _ in range(5)} == {4}  # type: ignore[index, call-overload]
