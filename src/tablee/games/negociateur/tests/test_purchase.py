"""The purchase. (NG-601..608)"""

import pytest

from tablee.games.negociateur.tests.stage import (
    asked,
    moves,
    now,
    play,
    roll,
    rule_against,
    seen,
    table,
)

FREE = ["relax", "relax", "want", "want", "yourself", "yourself"]


def test_NG_601_cards_are_bought_one_by_one_and_come_to_hand() -> None:
    match = table(phase="purchase", cp=5, hand=FREE)
    play(match, "buy escort")
    assert now(match, "cp", "hand") == (2, {"relax": 2, "want": 2, "yourself": 2, "escort": 1})
    assert now(match, "shop")["escort"] == 1
    play(match, "buy consider", "buy consider")
    assert now(match, "cp") == 0
    assert asked(match) == "purchase"


@pytest.mark.parametrize(
    ("cp", "cards"), [(0, []), (1, ["consider"]), (2, ["consider", "breathe", "tough-spot", "prolong"])]
)
def test_NG_602_no_card_takes_the_points_below_zero(cp: int, cards: list[str]) -> None:
    match = table(phase="purchase", cp=cp, hand=FREE)
    assert moves(match, "buy") == cards
    assert rule_against(match, "buy snipers") == "NG-602"


def test_NG_602_a_card_made_free_by_a_discount_is_still_no_free_card() -> None:
    assert "consider" in moves(table(phase="purchase", cp=0, discount=1, hand=FREE), "buy")
    assert "consider" not in moves(table(phase="purchase", cp=-1, discount=1, hand=FREE), "buy")


def test_NG_602_a_discount_ends_with_the_purchase() -> None:
    match = table(phase="purchase", discount=1, reds=["doubt"], hand=FREE)
    assert seen(match)["prices"]["escort"] == 2
    play(match, "done", "draw")
    assert seen(match)["prices"]["escort"] == 3


@pytest.mark.parametrize("cp", [-5, 0])
def test_NG_603_NG_G20_free_cards_may_always_be_taken_and_need_not_be(cp: int) -> None:
    match = table(phase="purchase", cp=cp, hand=["relax"])
    assert moves(match, "buy") == ["relax", "want", "yourself"]
    assert "done" in moves(match)
    play(match, "buy want", "done")
    assert now(match, "hand") == {"relax": 1, "want": 1}


def test_NG_604_what_was_played_this_turn_face_up_or_down_cannot_be_bought() -> None:
    match = table(phase="purchase", cp=20, played=["escort", "relax", "relax"], covered=["escort", "prolong"])
    offered = moves(match, "buy")
    assert not {"escort", "relax"} & set(offered)
    assert "prolong" in offered  # the other copy
    assert rule_against(match, "buy escort") == rule_against(match, "buy relax") == "NG-604"


@pytest.mark.parametrize("cp", [7, -3])
def test_NG_605_points_go_back_to_zero(cp: int) -> None:
    match = table(phase="purchase", cp=cp)
    play(match, "done")
    assert now(match, "cp") == 0


def test_NG_605_NG_G44_points_of_the_terror_phase_count_for_the_next_discussion() -> None:
    match = table(phase="purchase", cp=9, deck=1, golden="chief")
    play(match, "done", "draw")
    assert now(match, "cp", "phase") == (4, "discussion")


def test_NG_606_played_cards_go_back_and_removed_ones_do_not() -> None:
    match = table(phase="purchase", played=["escort", "relax"], covered=["want"], removed=["snipers"])
    play(match, "done")
    shop = now(match, "shop")
    assert (shop["escort"], shop["relax"], shop["want"]) == (2, 2, 2)
    assert "snipers" not in shop
    assert now(match, "played", "covered") == ({}, {})


def test_NG_607_NG_G19_the_hand_never_holds_more_than_ten() -> None:
    ten = [*FREE, "consider", "consider", "breathe", "breathe"]
    match = table(phase="purchase", cp=20, hand=ten)
    assert moves(match) == ["done"]
    assert rule_against(match, "buy escort") == "NG-607"
    last = table(deck=0, cp=20, hand=ten)
    assert moves(last, "buy") == []
    match = table(phase="purchase", cp=20, hand=ten[:-1])
    play(match, "buy snipers")
    assert moves(match) == ["done"]


def test_NG_608_buying_is_optional_and_the_player_ends_it() -> None:
    match = table(phase="purchase", cp=8)
    play(match, "done")
    assert now(match, "hand", "phase") == ({}, "terror")
    match = roll(table(threat="E", hand=["relax"]), "up relax", 1)
    play(match, "end")
    assert asked(match) == "purchase"
