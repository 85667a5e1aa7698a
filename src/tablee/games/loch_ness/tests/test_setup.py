"""Set-up and the sequence of a round."""

import pytest
from tests.stage import (
    asked,
    board,
    codes,
    moves,
    play,
    play_on,
    refusal,
    rows,
    seen,
)

from tablee.engine.match import Match
from tablee.games.loch_ness.tests.stage import FRONTS, GAME, table, targets

ALL_ACTIONS = ["cornemuses", "pub", "boutique", "chateau", "distillerie", "eglise"]


def kinds_of_round(match: Match, number: int) -> list[str]:
    """The decisions of one round in the order they are asked, each kind once."""
    kinds: list[str] = []
    for decision in match.decisions():
        if board(match)["round"] > number:
            break
        if board(match)["round"] == number and decision.kind not in kinds:
            kinds.append(decision.kind)
        match.play(decision.seat, decision.moves[0])
    return kinds


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_LN_12_round_one_has_no_actions_and_no_moves_only_placement_then_the_reveal(seats: int) -> None:
    match = GAME.start(seats=seats, seed=3)
    assert kinds_of_round(match, 1) in (
        ["choose_nessie_start", "place_camera"],
        ["choose_nessie_start", "place_camera", "take_photo"],
    )


def test_LN_12_cards_come_before_cameras_in_round_one() -> None:
    match = GAME.start(seats=3, seed=3, options={"first_round_card": "choice", "first_player": 0})
    play(match, "0 nessie s1")
    assert asked(match) == [(0, "lay_card"), (1, "lay_card"), (2, "lay_card")]
    play(match, "2 lay 3", "0 lay 1", "1 lay 2")
    assert asked(match) == [(0, "place_camera")]
    step = None
    for decision in match.decisions():
        if decision.kind != "place_camera":
            break
        step = match.play(decision.seat, decision.moves[-1])
    assert step is not None
    order = [code for code in codes(step) if code in ("camera-placed", "card-revealed", "nessie-moved")]
    assert order == ["camera-placed", "card-revealed", "card-revealed", "card-revealed", "nessie-moved"]


def test_LN_13_a_later_round_asks_in_the_order_of_the_rules() -> None:
    cameras = {seat: {"3": f"g{seat + 1}a", "4": f"g{seat + 6}a", "7": f"g{seat + 11}a"} for seat in range(5)}
    match = table("actions", seats=5, cameras=cameras, big="s6", little=15, options={"orage": True})
    play(match, "0 journalist cornemuses", "1 journalist pub", "1 camera white g9b", "2 journalist chateau")
    play(match, "3 journalist distillerie", "4 journalist eglise")
    assert asked(match) == [(0, "lay_card"), (1, "lay_card"), (2, "lay_card")]
    play(match, "0 lay 1", "1 lay 1", "2 lay 4")  # six steps, from s6 to s12; s13 is next
    assert asked(match) == [(4, "church_look")]
    play(match, "4 look 0", "0 camera 3 g13b", "1 camera 3 g8b", "2 camera 3 g7b", "3 camera 3 g6b", "4 camera 3 g5b")
    assert asked(match) == [(0, "move_second_camera")]
    play(match, "0 pass", "1 pass", "2 pass", "3 pass", "4 pass")
    assert asked(match) == [(2, "castle_move")]
    step = play(match, "2 camera 4 g1r")
    assert [code for code in codes(step) if code in ("cameras-turned-up", "card-revealed", "nessie-moved")] == [
        "cameras-turned-up",
        *["card-revealed"] * 3,
        "nessie-moved",
    ]
    assert asked(match) == [(0, "bagpipes")]
    step = play(match, "0 bagpipes")
    assert codes(step).index("sector-scored") < codes(step).index("photos-earned")
    assert asked(match) == [(0, "take_photo")]
    play(match, "0 photo pile", "2 photo pile")
    assert asked(match) == [(seat, "bid") for seat in range(5)]
    play(match, "0 bid 1", "1 bid none", "2 bid none", "3 bid none", "4 bid none")
    assert asked(match) == [(0, "place_bought_camera")]
    play(match, "0 camera 5 g1b")
    assert asked(match) == [(1, "place_journalist")]
    assert board(match)["round"] == 3


def test_LN_13_steps_in_which_nobody_decides_are_skipped() -> None:
    cameras = {seat: {"3": f"g{seat + 1}a", "4": f"g{seat + 1}b"} for seat in range(3)}
    match = table("actions", cameras=cameras, big="s1", little=20)
    play(match, "0 journalist boutique", "1 journalist distillerie", "2 journalist cornemuses")
    play(match, "0 lay 2", "1 lay 2", "2 lay 2")
    assert asked(match) == [(0, "move_camera")]
    play(match, "0 camera 3 g15a", "1 camera 3 g15b", "2 camera 3 g14a", "0 pass", "1 pass", "2 pass")
    assert board(match)["big"] == "s7"
    assert asked(match) == [(1, "place_journalist")]


def test_LN_14_rounds_follow_each_other_until_the_small_nessie_has_reached_65() -> None:
    match = GAME.start(seats=3, seed=11)
    last = 1
    for decision in match.decisions():
        now = board(match)["round"]
        assert now in (last, last + 1)
        if now > last:
            assert board(match)["little"] < 65
        last = now
        match.play(decision.seat, decision.moves[-1])
    assert board(match)["little"] >= 65


def test_LN_T03_at_the_start_of_a_match_for_three_everything_is_in_its_place() -> None:
    match = GAME.start(seats=3, seed=8)
    view = seen(match, 0)
    assert (view["pile"], len(view["display"]), view["little"], view["blockers"]) == (24, 3, 0, [])
    assert rows(match, "hand") == [[1, 2, 3, 4, 5]] * 3
    assert rows(match, "score") == [0, 0, 0]
    assert rows(match, "cameras") == [{}, {}, {}]
    assert rows(match, "standing") == [None] * 3
    assert view["dummy"] is None
    for decision in match.decisions():
        if board(match)["round"] == 2:
            break
        assert decision.kind != "place_journalist"
        match.play(decision.seat, decision.moves[0])


@pytest.mark.parametrize("youngest", [0, 1])
def test_LN_T04_two_players_place_six_blockers_in_turn_on_front_spaces(youngest: int) -> None:
    match = GAME.start(seats=2, seed=1, options={"first_player": youngest})
    play(match, f"{youngest} nessie s1")
    order = []
    for number in range(6):
        ((seat, kind),) = asked(match)
        assert kind == "place_blocker"
        assert moves(match) == [f"blocker {space}" for space in FRONTS if space not in board(match)["blockers"]]
        order.append(seat)
        assert refusal(match, f"{seat} blocker g1r").code == "unknown-move"
        play(match, f"{seat} blocker g{number + 1}{'ab'[number % 2]}")
    assert order == [youngest, 1 - youngest] * 3
    assert asked(match) == [(youngest, "place_camera")]
    assert len(targets(match, youngest)["3"]) == 24


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_LN_T04_nobody_places_a_blocker_when_there_are_more_than_two(seats: int) -> None:
    match = GAME.start(seats=seats, seed=1)
    play(match, f"{asked(match)[0][0]} nessie s1")
    assert asked(match)[0][1] == "place_camera"
    assert board(match)["blockers"] == []


def test_LN_T05_the_dummy_deck_has_five_cards_and_is_not_the_white_deck() -> None:
    match = GAME.start(seats=2, seed=2, options={"first_player": 0})
    assert seen(match, 0)["dummy"] == {"left": 5, "up": [], "top": None}
    play_on(match, "place_journalist")
    (up,) = seen(match, 0)["dummy"]["up"]
    assert up in {1, 2, 3, 4, 5}
    play(match, "1 journalist distillerie", "0 journalist boutique")
    assert moves(match, 1) == [f"lay {value}" for value in (0, 1, 2, 3, 4, 5, 7)]
    assert seen(match, 1)["dummy"]["left"] == 4


@pytest.mark.parametrize(("valet", "actions"), [(False, ALL_ACTIONS), (True, ["hotel", *ALL_ACTIONS])])
def test_LN_T06_the_hotel_is_an_action_only_with_its_variant(valet: bool, actions: list[str]) -> None:
    match = GAME.start(seats=3, seed=5, options={"valet": valet})
    play_on(match, "place_journalist")
    assert moves(match) == [f"journalist {action}" for action in actions]


def test_LN_T60_a_named_first_player_counts_as_the_youngest() -> None:
    for seed in range(5):
        match = GAME.start(seats=2, seed=seed, options={"first_player": 1})
        assert asked(match) == [(1, "choose_nessie_start")]
        play(match, "1 nessie s9")
        order = []
        for decision in match.decisions():
            if decision.kind != "place_blocker":
                break
            order.append(decision.seat)
            match.play(decision.seat, decision.moves[0])
        assert order == [1, 0, 1, 0, 1, 0]
        assert board(match)["first"] == 1
        assert asked(match) == [(1, "place_camera")]


def test_LN_G02_without_a_name_every_seat_starts_about_as_often() -> None:
    starts = [0] * 4
    for seed in range(400):
        starts[asked(GAME.start(seats=4, seed=seed))[0][0]] += 1
    assert min(starts) > 70, starts


def test_LN_G47_the_colours_are_the_tables_choice_and_change_nothing_in_play() -> None:
    plain = GAME.start(seats=3, seed=6)
    dressed = GAME.start(seats=3, seed=6, options={"colour": ["purple", "green", "red"]})
    assert [row["colour"] for row in seen(plain, None)["seats"]] == ["red", "blue", "yellow"]
    assert [row["colour"] for row in seen(dressed, None)["seats"]] == ["purple", "green", "red"]
    for decision in plain.decisions():
        assert plain.play(decision.seat, decision.moves[0]).mark == dressed.play(decision.seat, decision.moves[0]).mark
