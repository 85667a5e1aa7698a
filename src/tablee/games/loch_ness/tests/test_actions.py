"""Journalists on action spaces, and what happens at once."""

import pytest
from tests.stage import asked, codes, moves, play, rows, rule_against, seen

from tablee.games.loch_ness.tests.stage import FRONTS, surface, table, targets

SIX = ["cornemuses", "pub", "boutique", "chateau", "distillerie", "eglise"]


def test_LN_30_every_player_in_turn_order_places_a_journalist() -> None:
    match = table("actions", seats=4, first=2)
    for seat, action in zip([2, 3, 0, 1], ["cornemuses", "boutique", "chateau", "eglise"], strict=True):
        assert asked(match) == [(seat, "place_journalist")]
        play(match, f"{seat} journalist {action}")
    assert rows(match, "standing") == ["chateau", "eglise", "cornemuses", "boutique"]
    assert asked(match)[0][1] == "lay_card"


def test_LN_30_nobody_may_keep_his_journalist() -> None:
    assert rule_against(table("actions"), "0 pass") == "LN-30"


def test_LN_31_there_are_six_spaces_and_a_seventh_with_valet() -> None:
    assert moves(table("actions")) == [f"journalist {action}" for action in SIX]
    assert moves(table("actions", options={"valet": True})) == [f"journalist {action}" for action in ["hotel", *SIX]]


@pytest.mark.parametrize("action", SIX)
def test_LN_32_a_space_with_a_journalist_is_taken(action: str) -> None:
    white: dict[str, str] = {"white": "g1a"} if action == "pub" else {}
    match = table("actions", turn=1, standing={0: action}, cameras={0: white})
    assert moves(match) == [f"journalist {other}" for other in SIX if other != action]
    assert rule_against(match, f"1 journalist {action}") == "LN-32"


def test_LN_33_at_the_pub_the_white_camera_is_placed_before_the_next_journalist() -> None:
    match = table("actions", cameras={0: {"7": "g2a"}, 1: {"7": "g1a"}})
    play(match, "0 journalist pub")
    assert asked(match) == [(0, "place_pub_camera")]
    assert targets(match, 0) == {"white": set(FRONTS) - {"g1a", "g2a"}}
    assert rule_against(match, "0 pass") == "LN-33"
    assert rule_against(match, "0 camera white g3r") == "LN-33"
    assert rule_against(match, "0 camera white g1a") == "LN-03"
    play(match, "0 camera white g3a")
    assert asked(match) == [(1, "place_journalist")]
    assert {"camera": "white", "space": "g3a", "face_down": False} in seen(match, 1)["seats"][0]["cameras"]


def test_LN_33_the_last_journalist_at_the_pub_places_the_camera_before_the_cards() -> None:
    match = table("actions", turn=2, standing={0: "eglise", 1: "chateau"})
    play(match, "2 journalist pub")
    assert asked(match) == [(2, "place_pub_camera")]
    play(match, "2 camera white g1a")
    assert asked(match) == [(0, "lay_card"), (1, "lay_card"), (2, "lay_card")]


def test_LN_34_the_distillery_gives_the_white_deck_to_lay_from_this_round() -> None:
    match = table("actions", turn=2, standing={0: "eglise", 1: "chateau"})
    assert "white-deck-taken" in codes(play(match, "2 journalist distillerie"))
    assert moves(match, 2) == [f"lay {value}" for value in (0, 1, 2, 3, 4, 5, 7)]
    assert moves(match, 0) == [f"lay {value}" for value in (1, 2, 3, 4, 5)]
    assert rule_against(match, "0 lay 0") == "LN-34"
    assert rule_against(match, "0 lay 7") == "LN-34"
    play(match, "2 lay 7")
    assert rows(match, "hand")[2] == [1, 2, 3, 4, 5]  # set aside
    assert seen(match, 0)["seats"][2]["laid"] == {"deck": "white", "value": None}
    assert seen(match, 2)["seats"][2]["laid"] == {"deck": "white", "value": 7}


def test_LN_35_at_the_hotel_the_discard_goes_back_to_the_hand_at_once() -> None:
    match = table("actions", options={"valet": True}, discard={0: [3, 5], 1: [2]})
    step = play(match, "0 journalist hotel")
    assert "cards-recovered" in codes(step)
    assert rows(match, "hand")[0] == [1, 2, 3, 4, 5]
    assert rows(match, "discard") == [[], [2], []]
    assert asked(match) == [(1, "place_journalist")]


@pytest.mark.parametrize("action", ["cornemuses", "boutique", "chateau", "eglise"])
def test_LN_36_the_other_actions_do_nothing_at_placement(action: str) -> None:
    match = table("actions", cameras={0: {"3": "g1a"}})
    before = seen(match, 0)["seats"][0]
    step = play(match, f"0 journalist {action}")
    assert codes(step) == ["journalist-placed"]
    assert seen(match, 0)["seats"][0] == {**before, "standing": action}
    assert asked(match) == [(1, "place_journalist")]


def test_LN_36_a_useless_choice_is_legal() -> None:
    match = table(
        "actions", seats=4, turn=3, options={"valet": True}, standing={0: "distillerie", 1: "eglise", 2: "boutique"}
    )
    for action in ("hotel", "cornemuses", "chateau", "pub"):
        assert f"journalist {action}" in moves(match)
    play(match, "3 journalist hotel")
    assert rows(match, "hand")[3] == [1, 2, 3, 4, 5]


def test_LN_T25_the_white_camera_is_seen_by_the_next_placer_and_counts_as_the_compulsory_move() -> None:
    match = table("actions", cameras={seat: {"7": f"g{seat + 1}a"} for seat in range(3)})
    play(match, "0 journalist pub", "0 camera white g10a")
    assert {"camera": "white", "space": "g10a", "face_down": False} in seen(match, 1)["seats"][0]["cameras"]
    play(match, "1 journalist boutique", "2 journalist distillerie", "0 lay 1", "1 lay 1", "2 lay 1")
    play(match, "0 camera white g11a")
    assert asked(match) == [(1, "move_camera")]
    assert rows(match, "cameras")[0] == {"7": "g1a", "white": "g11a"}


def test_LN_G28_the_next_placer_cannot_use_the_space_the_white_camera_took() -> None:
    match = table("actions", first=1, cameras={2: {"3": "g1a"}})
    play(match, "1 journalist pub", "1 camera white g10a", "2 journalist eglise", "0 journalist chateau")
    play(match, "0 lay 1", "1 lay 1", "2 lay 1", "2 pass", "1 camera white g10b")
    assert "g10b" not in targets(match, 2)["3"]
    assert "g10a" in targets(match, 2)["3"]


def test_LN_G10_five_players_all_find_a_space() -> None:
    match = table("actions", seats=5)
    for seat in range(5):
        move = moves(match)[-1] if moves(match)[-1] != "journalist pub" else moves(match)[0]
        play(match, f"{seat} {move}")
    assert len(set(rows(match, "standing"))) == 5
    assert asked(match)[0][1] == "lay_card"


def test_LN_G43_the_pub_camera_cannot_be_refused() -> None:
    match = table("pub-place", standing={0: "pub"})
    assert "pass" not in moves(match)
    play(match, "0 camera white g1a")
    after = surface("s1", cameras={0: {"white": "g1a"}}, standing={0: "pub"})
    assert rows(after, "score")[0] == 5
