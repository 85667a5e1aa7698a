"""Moving cameras: first move, second move, Château."""

import pytest
from tests.stage import (
    asked,
    board,
    codes,
    moves,
    play,
    refusal,
    rows,
    rule_against,
    seen,
)

from tablee.games.loch_ness.tests.stage import (
    FRONTS,
    REARS,
    before_reveal,
    surface,
    table,
    targets,
)

OWN = {"3": "g1a", "4": "g1b", "7": "g2a"}
SPREAD = {seat: {"3": f"g{seat + 1}a", "4": f"g{seat + 6}a", "7": f"g{seat + 11}a"} for seat in range(3)}
LAID = {0: 1, 1: 1, 2: 1}


def test_LN_44_everybody_in_turn_order_must_move_one_camera_and_it_lies_face_down() -> None:
    match = table("move1", first=1, cameras=SPREAD, laid=LAID)
    assert rule_against(match, "1 pass") == "LN-44"
    play(match, "1 camera 7 g9b")
    assert rows(match, "down") == [[], ["7"], []]
    assert {"camera": "7", "space": "g9b", "face_down": True} in seen(match, 0)["seats"][1]["cameras"]
    play(match, "2 camera 3 g9a")
    assert asked(match) == [(0, "move_camera")]


def test_LN_44_a_camera_may_not_stay_where_it_is() -> None:
    match = table("move1", cameras=SPREAD)
    assert "g11a" not in targets(match, 0)["7"]
    assert rule_against(match, "0 camera 7 g11a") == "LN-44"


def test_LN_45_the_target_is_an_empty_front_space() -> None:
    match = table("move1", cameras=SPREAD)
    taken = {space for cameras in SPREAD.values() for space in cameras.values()}
    assert targets(match, 0) == {camera: set(FRONTS) - taken for camera in ("3", "4", "7")}
    assert rule_against(match, "0 camera 7 g3r") == "LN-45"
    assert rule_against(match, "0 camera 7 g12a") == "LN-03"


def test_LN_45_a_space_left_earlier_in_the_round_is_empty() -> None:
    match = table("move1", cameras=SPREAD)
    play(match, "0 camera 7 g5b")
    assert "g11a" in targets(match, 1)["3"]
    play(match, "1 camera 3 g11a", "2 camera 3 g5a")
    assert "g2a" in targets(match, 0)["3"]


def test_LN_46_the_other_front_space_of_the_group_is_another_space() -> None:
    match = table("move1", cameras=SPREAD)
    play(match, "0 camera 7 g11b")
    assert rows(match, "cameras")[0]["7"] == "g11b"


def test_LN_46_a_camera_behind_may_come_to_a_front_space_only() -> None:
    match = table("move1", cameras={0: {"3": "g6r"}})
    assert targets(match, 0) == {"3": set(FRONTS)}
    assert rule_against(match, "0 camera 3 g7r") == "LN-45"
    play(match, "0 camera 3 g6a")
    assert rows(match, "cameras")[0] == {"3": "g6a"}


def test_LN_47_the_white_camera_and_a_bought_five_may_be_the_one_that_moves() -> None:
    cameras = {0: OWN | {"5": "g3a", "white": "g3b"}}
    for camera in ("5", "white"):
        match = table("move1", options={"orage": True}, cameras=cameras, standing={0: "pub"})
        play(match, f"0 camera {camera} g9a")
        assert rows(match, "down")[0] == [camera]
        assert asked(match) == [(1, "move_camera")]


def test_LN_48_a_second_camera_must_still_be_face_up() -> None:
    match = table("move2", cameras=SPREAD, down={0: ["7"], 1: ["3"], 2: ["3"]})
    assert set(targets(match, 0)) == {"3", "4"}
    assert rule_against(match, "0 camera 7 g9b") == "LN-50"
    play(match, "0 camera 4 g9b")
    assert rows(match, "down")[0] == ["4", "7"]
    assert asked(match) == [(1, "move_second_camera")]


def test_LN_48_the_second_move_comes_after_everybodys_first_and_goes_to_an_empty_front_space() -> None:
    match = table("move1", first=2, cameras=SPREAD)
    play(match, "2 camera 3 g9a", "0 camera 3 g9b")
    assert asked(match) == [(1, "move_camera")]
    play(match, "1 camera 3 g10a")
    assert asked(match) == [(2, "move_second_camera")]
    assert rule_against(match, "2 camera 4 g3r") == "LN-45"
    assert rule_against(match, "2 camera 4 g9a") == "LN-03"
    assert rule_against(match, "2 camera 4 g8a") == "LN-44"


def test_LN_49_the_second_move_may_be_passed_by_some_and_used_by_others() -> None:
    match = table("move2", cameras=SPREAD, down={0: ["3"], 1: ["3"], 2: ["3"]}, laid=LAID)
    assert codes(play(match, "0 pass")) == ["move-passed"]
    assert rows(match, "down")[0] == ["3"]
    play(match, "1 camera 4 g9b")
    assert asked(match) == [(2, "move_second_camera")]


def test_LN_50_a_camera_moves_at_most_once_a_round() -> None:
    match = table("move1", cameras=SPREAD, standing={0: "chateau"}, laid=LAID)
    play(match, "0 camera 7 g9a", "1 camera 3 g9b", "2 camera 3 g10a")
    assert "7" not in targets(match, 0)
    play(match, "0 camera 4 g10b", "1 pass", "2 pass")
    assert set(targets(match, 0)) == {"3"}
    assert rule_against(match, "0 camera 4 g12r") == "LN-50"


def test_LN_51_the_castle_moves_after_all_second_moves_and_may_be_left_out() -> None:
    match = table("move2", turn=1, cameras=SPREAD, down={0: ["7"]}, standing={0: "chateau"}, laid=LAID)
    play(match, "1 pass")
    assert asked(match) == [(2, "move_second_camera")]
    play(match, "2 pass")
    assert asked(match) == [(0, "castle_move")]
    step = play(match, "0 pass")
    assert codes(step)[:2] == ["castle-passed", "cameras-turned-up"]
    assert rows(match, "cameras")[0] == SPREAD[0]


def test_LN_52_the_castle_moves_only_a_camera_that_has_not_moved() -> None:
    match = table("castle", cameras=SPREAD, down={0: ["7", "4"]}, standing={0: "chateau"})
    assert set(targets(match, 0)) == {"3"}
    assert rule_against(match, "0 camera 4 g12r") == "LN-50"


def test_LN_53_the_castle_reaches_every_empty_space_front_or_rear() -> None:
    match = table("castle", cameras=SPREAD | {1: {"3": "g5r"}}, standing={0: "chateau"})
    taken = {*SPREAD[0].values(), *SPREAD[2].values(), "g5r"}
    assert targets(match, 0)["3"] == set(FRONTS + REARS) - taken
    assert rule_against(match, "0 camera 3 g1a") == "LN-44"
    assert rule_against(match, "0 camera 3 g5r") == "LN-03"


def test_LN_53_nothing_else_leads_to_a_rear_space() -> None:
    for phase in ("place", "move1", "move2", "pub-place", "auction-place"):
        spots: dict[str, str] = {} if phase == "place" else OWN
        standing: dict[int, str] = {0: "pub"} if phase == "pub-place" else {}
        match = table(phase, cameras={0: spots}, standing=standing, options={"orage": True})
        for spaces in targets(match, 0).values():
            assert spaces.isdisjoint(REARS), phase


def test_LN_54_a_camera_behind_stays_in_later_rounds_and_scores_and_photographs() -> None:
    match = surface("s12", cameras={0: {"3": "g6r"}})
    assert rows(match, "cameras")[0] == {"3": "g6r"}
    match = surface("s6", cameras={0: {"3": "g6r"}})
    assert rows(match, "score")[0] == 3
    assert rows(match, "due")[0] == 1


def test_LN_55_then_all_cameras_are_turned_up_but_blockers_stay_as_they_are() -> None:
    match = before_reveal(
        "s12", seats=2, cameras={0: OWN, 1: {"7": "g5a"}}, down={0: ["3", "7"], 1: ["7"]}, blockers=["g8a"]
    )
    step = play(match, "1 pass")
    assert "cameras-turned-up" in codes(step)
    assert rows(match, "down") == [[], []]
    assert all(not camera["face_down"] for row in seen(match, None)["seats"] for camera in row["cameras"])
    assert board(match)["blockers"] == ["g8a"]


def test_LN_T18_what_a_first_move_may_and_may_not_do() -> None:
    cameras = {0: {"7": "g2a"}, 1: {"3": "g2b"}}
    match = table("move1", cameras=cameras)
    for move in ("pass", "camera 7 g2a", "camera 7 g2b", "camera 7 g5r"):
        assert refusal(match, f"0 {move}").code == "illegal-move"
    play(match, "0 camera 7 g9b")
    match = table("move1", cameras={0: {"7": "g2a"}})
    play(match, "0 camera 7 g2b")


def test_LN_T19_after_the_seven_the_second_move_offers_the_three_and_the_four() -> None:
    match = table("move1", seats=2, cameras={0: OWN, 1: {"7": "g9a"}})
    play(match, "0 camera 7 g5a", "1 camera 7 g5b")
    assert set(targets(match, 0)) == {"3", "4"}
    assert "pass" in moves(match)


def test_LN_T20_a_space_just_left_is_free_for_the_next() -> None:
    match = table("move1", cameras={0: {"7": "g4a"}, 1: {"7": "g5a"}})
    play(match, "0 camera 7 g9a", "1 camera 7 g4a")
    assert rows(match, "cameras")[1] == {"7": "g4a"}


@pytest.mark.parametrize(("second", "left"), [("camera 4 g9b", {"3"}), ("pass", {"3", "4"})])
def test_LN_T21_the_castle_offers_what_has_not_moved(second: str, left: set[str]) -> None:
    cameras = {0: OWN, 1: {"7": "g12a"}, 2: {"7": "g13a"}}
    match = table("move1", cameras=cameras, standing={0: "chateau"}, laid=LAID)
    play(match, "0 camera 7 g9a", "1 camera 7 g12b", "2 camera 7 g13b", f"0 {second}", "1 pass", "2 pass")
    assert set(targets(match, 0)) == left
    occupied = {space for cameras in rows(match, "cameras") for space in cameras.values()}
    assert targets(match, 0)["3"] == set(FRONTS + REARS) - occupied


def test_LN_T22_a_camera_sent_behind_pays_there_in_the_next_round() -> None:
    match = table("castle", cameras={0: {"3": "g1a"}}, standing={0: "chateau"}, laid={0: 3, 1: 3, 2: 3}, big="s1")
    play(match, "0 camera 3 g6r")
    assert rows(match, "cameras")[0] == {"3": "g6r"}
    later = surface("s6", round=3, cameras={0: {"3": "g6r"}})
    assert (rows(later, "score")[0], rows(later, "due")[0]) == (3, 1)


def test_LN_T23_without_the_castle_a_camera_behind_moves_to_the_front_only() -> None:
    match = table("move1", round=3, cameras={0: {"3": "g6r"}, 1: {"7": "g6a"}})
    assert targets(match, 0) == {"3": set(FRONTS) - {"g6a"}}


def test_LN_T24_the_castle_moves_while_moved_cameras_still_lie_face_down() -> None:
    match = table(
        "castle", seats=2, cameras={0: OWN}, down={0: ["7", "4"]}, standing={0: "chateau"},
        laid={0: 1, 1: 1}, blockers=["g8a"], big="s9",
    )  # fmt: skip
    faces = {camera["camera"]: camera["face_down"] for camera in seen(match, 0)["seats"][0]["cameras"]}
    assert faces == {"3": False, "4": True, "7": True}
    play(match, "0 camera 3 g15r")
    faces = {camera["camera"]: camera["face_down"] for camera in seen(match, 1)["seats"][0]["cameras"]}
    assert faces == {"3": False, "4": False, "7": False}
    assert seen(match, 1)["blockers"] == ["g8a"]


def test_LN_T59_two_cameras_of_value_five_are_two_cameras() -> None:
    fives = {0: {"5": "g4a", "white": "g4b"}}
    match = surface("s4", options={"orage": True}, cameras=fives, standing={0: "pub"})
    assert (rows(match, "score")[0], rows(match, "due")[0]) == (10, 4)
    match = table("move1", options={"orage": True}, cameras=fives, standing={0: "pub"})
    assert targets(match, 0) == {camera: set(FRONTS) - {"g4a", "g4b"} for camera in ("5", "white")}
    play(match, "0 camera white g9a")
    match = table("move2", options={"orage": True}, cameras=fives, down={0: ["white"]}, standing={0: "pub"})
    assert set(targets(match, 0)) == {"5"}


def test_LN_T64_the_castle_moves_from_rear_to_rear() -> None:
    match = table("castle", cameras={0: {"3": "g6r"}}, standing={0: "chateau"})
    assert {"g7r", "g6a"} <= targets(match, 0)["3"]
    assert "g6r" not in targets(match, 0)["3"]


def test_LN_G31_even_with_every_camera_out_nine_front_spaces_are_empty() -> None:
    spots = iter(FRONTS)
    cameras = {seat: {camera: next(spots) for camera in ("3", "4", "7", "5")} for seat in range(5)}
    cameras[0]["white"] = next(spots)
    match = table("move1", seats=5, options={"orage": True}, cameras=cameras, standing={0: "pub"})
    assert all(len(spaces) == 9 for spaces in targets(match, 0).values())
