"""Round 1: placing the three cameras."""

from tests.stage import asked, board, play, play_on, rows, rule_against, seen

from tablee.engine.match import Match
from tablee.games.loch_ness.tests.stage import FRONTS, GAME, targets


def ready_to_place(seats: int = 3, first: int = 0, seed: int = 1) -> Match:
    match = GAME.start(seats=seats, seed=seed, options={"first_player": first})
    play_on(match, "place_camera")
    return match


def test_LN_25_players_place_one_camera_each_in_three_laps() -> None:
    match = ready_to_place(seats=5, first=3)
    order = []
    for decision in match.decisions():
        if decision.kind != "place_camera":
            break
        order.append(decision.seat)
        match.play(decision.seat, decision.moves[0])
    assert order == [3, 4, 0, 1, 2] * 3
    assert all(set(cameras) == {"3", "4", "7"} for cameras in rows(match, "cameras"))


def test_LN_25_a_camera_that_stands_is_not_placed_again_and_lies_face_up() -> None:
    match = ready_to_place()
    play(match, "0 camera 7 g4a", "1 camera 3 g4b", "2 camera 4 g5a")
    assert set(targets(match, 0)) == {"3", "4"}
    assert rule_against(match, "0 camera 7 g9a") == "LN-25"
    assert seen(match, 1)["seats"][0]["cameras"] == [{"camera": "7", "space": "g4a", "face_down": False}]


def test_LN_26_placing_cannot_be_passed_and_rear_spaces_are_closed() -> None:
    match = ready_to_place()
    assert rule_against(match, "0 pass") == "LN-26"
    assert rule_against(match, "0 camera 7 g4r") == "LN-26"
    assert all(spaces == set(FRONTS) for spaces in targets(match, 0).values())


def test_LN_27_several_own_cameras_may_stand_in_one_group() -> None:
    match = ready_to_place()
    play(match, "0 camera 7 g4a", "1 camera 3 g9a", "2 camera 4 g9b", "0 camera 3 g4b")
    play(match, "1 camera 4 g5b", "2 camera 7 g6b")
    assert set(targets(match, 0)) == {"4"}
    assert targets(match, 0)["4"] == set(FRONTS) - {"g4a", "g4b", "g9a", "g9b", "g5b", "g6b"}


def test_LN_28_everybody_sees_a_placement_at_once_and_the_order_of_the_cameras_is_free() -> None:
    match = ready_to_place()
    assert set(targets(match, 0)) == {"3", "4", "7"}
    play(match, "0 camera 4 g8a")
    assert set(targets(match, 1)) == {"3", "4", "7"}
    assert "g8a" not in targets(match, 1)["3"]
    for viewer in (0, 1, 2, None):
        assert seen(match, viewer)["seats"][0]["cameras"] == [{"camera": "4", "space": "g8a", "face_down": False}]


def test_LN_T66_the_order_of_play_turns_with_the_first_player() -> None:
    match = ready_to_place(seats=4, first=2)
    placed = []
    for decision in match.decisions():
        if decision.kind != "place_camera":
            break
        placed.append(decision.seat)
        match.play(decision.seat, decision.moves[0])
    assert placed == [2, 3, 0, 1] * 3
    firsts: dict[int, int] = {}
    orders: dict[str, list[int]] = {}
    for decision in match.decisions():
        now = board(match)["round"]
        firsts.setdefault(now, board(match)["first"])
        if now == 2:
            orders.setdefault(decision.kind, []).append(decision.seat)
        if now > 4:
            break
        match.play(decision.seat, decision.moves[-1])
    assert [firsts[number] for number in (2, 3, 4)] == [3, 0, 1]
    for kind in ("place_journalist", "move_camera", "move_second_camera"):
        assert orders[kind] == [3, 0, 1, 2]


def test_LN_G09_three_cameras_stand_in_a_group_only_when_one_is_behind() -> None:
    match = ready_to_place()
    play(match, "0 camera 7 g4a", "1 camera 3 g4b")
    assert asked(match) == [(2, "place_camera")]
    assert {space for space in targets(match, 2)["3"] if space.startswith("g4")} == set()
