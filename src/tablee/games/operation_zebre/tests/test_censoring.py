"""Choosing a face, striking lines, the lock and what it ticks."""

from typing import Any

import pytest

from tablee.games.operation_zebre.tests.stage import (
    GAME,
    W1,
    board,
    ended,
    left,
    legal,
    refusal,
    rule_against,
    seen,
    table,
    told,
)

RAW: dict[str, Any] = {"keep": W1}


def test_OZ_22_everybody_draws_a_card_of_his_own() -> None:
    cards = [row["card"] for row in board(GAME.start(8, seed=2))["seats"]]
    assert len(set(cards)) == 8


def test_OZ_23_the_choice_of_a_face_is_final_and_all_choose_at_once() -> None:
    match = GAME.start(3, seed=2)
    assert match.state.pending() == [0, 1, 2]
    match.play(1, "face b")
    assert rule_against(match, 1, "face a") == "not-asked"
    match.play(0, "face a")
    assert seen(match)["phase"] == "choose"
    match.play(2, "face a")
    assert seen(match)["phase"] == "censor"
    assert board(match)["seats"][1]["face"].endswith("b")


def test_OZ_24_the_card_stays_secret() -> None:
    match = table("censor")
    for seat in (1, 2, 3, None):
        row = seen(match, seat)["seats"][0]
        assert (row["faces"], row["chosen_face"], row["total"]) == ([], None, None)
    assert seen(match, 0)["seats"][0]["faces"][0]["title"] == "Colisée"


@pytest.mark.parametrize("raw", [{"keep": [13]}, {"keep": [0]}, {"keep": [1, 1]}, {"keep": "1"}, {}])
def test_OZ_09_only_whole_lines_of_the_face_are_lines(raw: object) -> None:
    match = table("censor")
    assert refusal(match, 0, raw) in ("answer-lines", "answer-fields")
    assert seen(match)["phase"] == "censor"


def test_OZ_10_one_line_at_least_is_left_and_all_may_be() -> None:
    match = table("censor")
    assert refusal(match, 0, {"keep": []}) == "answer-lines"
    assert rule_against(match, 0, "lock") == "OZ-10"
    match.answer(0, {"keep": list(range(1, 13))})
    assert seen(match, 0)["seats"][0]["total"] == 13


def test_OZ_11_the_lines_left_are_added_up() -> None:
    match = table("censor")
    match.answer(0, RAW)
    assert seen(match, 0)["seats"][0]["total"] == 4


def test_OZ_12_gaps_are_closed_by_one_space() -> None:
    match = table("censor")
    match.answer(0, RAW)
    assert board(match)["seats"][0]["text"] == (
        "Voulu par un empereur qui taxait cent jours de fêtes. Des marins de l’ombre. Quatre-vingts arcades "
        "et maçons grignotent plus tard. Des papes y suivent un chemin de"
    )


def test_OZ_25_all_censor_at_once() -> None:
    assert table("censor").state.pending() == [0, 1, 2, 3]


def test_OZ_26_the_side_sees_the_planned_total_and_no_line() -> None:
    match = table("censor")
    assert match.glimpse(0, RAW) == {"total": 4}
    assert match.glimpse(0, {"keep": []}) == {"total": 0}
    assert match.state.witnesses(0) is None


def test_OZ_27_a_lock_is_final_and_one_step() -> None:
    match = table("censor")
    step = match.answer(0, {"keep": [8, 1, 3, 7, 5]})
    assert step.move == "show 1, show 3, show 5, show 7, show 8, lock"
    assert refusal(match, 0, RAW) == "not-asked"


def test_OZ_28_the_last_lock_ticks_all_totals_at_once() -> None:
    match = table("censor", seats=3, free=10)
    for seat in (0, 1):
        match.answer(seat, {"keep": [1]})
        assert left(match) == 10
    match.answer(2, {"keep": [1]})
    spent = sum(row["total"] for row in board(match)["seats"])
    assert left(match) == 10 - spent
    assert seen(match)["phase"] == "read"


def test_OZ_28_too_many_lose_before_any_reading() -> None:
    match = table("censor", seats=3, free=10)
    match.answer(0, {"keep": list(range(1, 13))})
    match.answer(1, {"keep": [1]})
    match.answer(2, {"keep": [1]})
    assert ended(match) == ("OZ-51", [2, 2, 2])
    assert left(match) == 0
    assert match.outcome is not None
    assert match.outcome.sides == [[0, 1, 2]]


def test_OZ_18_the_last_box_is_no_loss() -> None:
    match = table("censor", seats=2, free=4, faces={1: "021a"})
    match.answer(0, RAW)
    zero = [line["value"] for line in seen(match, 1)["seats"][1]["faces"][0]["lines"]].index(0) + 1
    match.answer(1, {"keep": [zero]})
    assert (left(match), match.over) == (0, False)


def test_OZ_09_lines_come_in_rising_order() -> None:
    match = table("censor")
    match.play(0, "show 3")
    assert "show 2" not in legal(match, 0)
    assert rule_against(match, 0, "show 2") == "OZ-09"
    assert rule_against(match, 0, "show 13") == "OZ-09"


def test_OZ_58_without_a_mission_card_nothing_is_declared() -> None:
    assert refusal(table("censor"), 0, {**RAW, "declare": "m1a"}) == "OZ-58"


def test_OZ_67_in_teams_only_the_own_team_sees_totals_before_the_last_lock() -> None:
    match = table("censor", seats=6, options={"mode": "comp"})
    assert match.state.pending() == [0, 1, 3, 4]
    match.answer(0, RAW)
    totals = {seat: seen(match, seat)["seats"][0]["total"] for seat in (0, 1, 2, 3, 5, None)}
    assert totals == {0: 4, 1: 4, 2: 4, 3: None, 5: None, None: None}
    assert match.state.witnesses(1) == [0, 1, 2]
    (locked,) = (event.told_to(3) for event in match.steps[-1].events)
    assert locked is not None
    assert locked.facts == {"seat": 0}
    assert told(match) == ["locked-side"]


def test_OZ_07_the_other_face_is_never_used() -> None:
    match = table("choose")
    match.play(0, "face a")
    assert board(match)["seats"][0]["face"] == "001a"
