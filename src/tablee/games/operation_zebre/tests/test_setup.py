"""Seats, modes, options and cards before the first decision."""

from typing import Any

import pytest

from tablee.engine.refused import Refused
from tablee.games.operation_zebre.rules.content import CARDS
from tablee.games.operation_zebre.rules.moves import MOVES
from tablee.games.operation_zebre.tests.stage import GAME, board, seen, table

NOVICE = [60, 52, 45, 53, 40, 44, 48]
AVANCE = [50, 43, 38, 45, 33, 36, 40]
ROUNDS = [6, 4, 3, 3, 2, 2, 2]


def public(seats: int, **options: object) -> dict[str, Any]:
    return GAME.start(seats, seed=1, options=options).view(None)


@pytest.mark.parametrize("seats", [1, 13])
def test_OZ_01_two_to_twelve_play(seats: int) -> None:
    with pytest.raises(Refused, match="seats"):
        GAME.start(seats)


@pytest.mark.parametrize(("seats", "mode"), [(9, "coop"), (12, "coop"), (5, "comp"), (2, "comp")])
def test_OZ_01_each_mode_has_its_numbers(seats: int, mode: str) -> None:
    with pytest.raises(Refused, match="option-value"):
        GAME.start(seats, options={"mode": mode})


def test_OZ_02_with_six_to_eight_both_modes_are_there() -> None:
    modes = {seats: GAME.options[0].allowed(seats) for seats in range(2, 13)}
    assert [seats for seats, allowed in modes.items() if allowed == ["coop", "comp"]] == [6, 7, 8]
    assert public(8)["versus"] is False
    assert public(9)["versus"] is True


@pytest.mark.parametrize("seats", range(2, 9))
def test_OZ_03_each_side_has_its_boxes(seats: int) -> None:
    novice, avance = public(seats, mode="coop"), public(seats, mode="coop", side="avance")
    assert (novice["boxes"], avance["boxes"]) == (NOVICE[seats - 2], AVANCE[seats - 2])
    assert novice["rounds"] == avance["rounds"] == ROUNDS[seats - 2]


@pytest.mark.parametrize(("seats", "first"), [(6, 3), (7, 4), (9, 5), (11, 6), (12, 6)])
def test_OZ_04_the_first_half_is_team_A(seats: int, first: int) -> None:
    shown = public(seats, mode="comp")
    assert [row["team"] for row in shown["seats"]] == [0] * first + [1] * (seats - first)
    assert (shown["boxes"], shown["rounds"]) == (42, 3)
    assert public(seats, mode="comp", side="avance")["boxes"] == 36


@pytest.mark.parametrize(("lang", "cards"), [("fr", 245), ("en", 75)])
def test_OZ_05_a_match_uses_one_box(lang: str, cards: int) -> None:
    match = GAME.start(3, seed=1, options={"lang": lang})
    assert seen(match)["cards_left"] == cards - 3


def test_OZ_06_the_same_luck_deals_the_same() -> None:
    first, again, other = (GAME.start(4, seed=seed, options={"variant": "p2m2"}) for seed in (5, 5, 6))
    assert board(first) == board(again) != board(other)


def test_OZ_54_so_many_cards_lie_on_each_side() -> None:
    for variant in ("none", "p1", "p4", "m4", "p2m1", "p1m3"):
        shown = public(4, variant=variant)
        count = {side: int(variant[variant.index(side) + 1]) if side in variant[:4] else 0 for side in "pm"}
        if variant == "none":
            count = {"p": 0, "m": 0}
        assert (len(shown["protocols"]), len(shown["mission_cards"])) == (count["p"], count["m"])
        numbers = [name[1] for name in [*shown["protocols"], *shown["mission_cards"]]]
        assert len(set(numbers)) == len(numbers)


def test_OZ_54_more_than_four_cards_there_are_not() -> None:
    with pytest.raises(Refused, match="option-value"):
        GAME.start(4, options={"variant": "p3m2"})


def test_OZ_62_boxes_can_be_taken_off() -> None:
    assert public(4, side="avance", boxes="-6")["boxes"] == 32
    assert public(4, remove_echec=3)["echecs_left"] == 1


def test_OZ_65_two_teams_have_no_echec_and_no_variant() -> None:
    shown = public(6, mode="comp", variant="p2m2", remove_echec=2, boxes="-6", no_hints=True)
    assert (shown["protocols"], shown["mission_cards"], shown["echecs_left"], shown["echecs_seen"]) == ([], [], 0, [])
    assert (shown["boxes"], shown["hints"]) == (42, True)


def test_OZ_15_too_small_a_box_is_refused() -> None:
    with pytest.raises(Refused, match="max_difficulty"):
        GAME.start(5, options={"lang": "four-cards"})


def test_OZ_15_used_cards_come_back_when_the_box_is_empty() -> None:
    match = GAME.start(2, seed=1, options={"lang": "four-cards", "human_override": False})
    drawn: list[set[int]] = []
    while len(drawn) < 3:
        drawn.append({row["card"] for row in board(match)["seats"]})
        here = match.state.pending()
        for seat in here:
            match.play(seat, "face a")
        for seat in here:
            values = seen(match, seat)["seats"][seat]["faces"][0]["lines"]
            match.answer(seat, {"keep": [next(i for i, line in enumerate(values, 1) if line["value"] == 0)]})
        for _ in range(2):
            (now,) = match.state.pending()
            match.play(now, "begin")
            match.play(now, "done")
            title = seen(match, now)["reading"]["title"]
            match.answer(1 - now, title)
    assert drawn[0] | drawn[1] == {0, 1, 2, 3}
    assert drawn[2] < {0, 1, 2, 3}


def test_OZ_117_the_memory_word_is_public() -> None:
    memory = public(4)["memory"]
    assert len(memory) == 2
    assert all(0 <= half < 1 << 16 for half in memory)


def test_the_move_table_is_that_of_the_rules() -> None:
    assert len(MOVES) == 1055
    assert MOVES.number("guess 245b") - MOVES.number("guess 001a") == 489


def test_the_cards_are_those_of_the_rules() -> None:
    assert [card.boxes for card in CARDS.echec] == [2, 3, 4, 5]
    assert [card.novice for card in CARDS.manche] == NOVICE


def test_positions_go_there_and_back() -> None:
    match = table("decode")
    again = GAME.from_position(match.position())
    assert again.position() == match.position()
