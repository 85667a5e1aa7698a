"""Sector scoring."""

import pytest
from tests.stage import asked, codes, facts, play, rows

from tablee.games.loch_ness.tests.stage import before_reveal, surface


def test_LN_70_everybody_scores_all_his_cameras_in_the_sector_front_and_rear() -> None:
    cameras = {0: {"3": "g6a", "4": "g7r", "7": "g9a"}, 1: {"3": "g8b", "4": "g5a", "7": "g8r"}, 2: {"7": "g1a"}}
    match = surface("s7", cameras=cameras, score={0: 10, 1: 20, 2: 30})
    assert rows(match, "score") == [17, 30, 30]


@pytest.mark.parametrize(("camera", "value"), [("3", 3), ("4", 4), ("7", 7), ("5", 5), ("white", 5)])
def test_LN_70_a_camera_scores_its_value(camera: str, value: int) -> None:
    cameras = {0: {"white": "g1a", camera: "g15b"}}
    match = surface("s14", cameras=cameras, standing={0: "pub"}, options={"orage": True})
    assert rows(match, "score") == [value, 0, 0]


def test_LN_71_in_the_photo_shop_the_three_counts_nine_and_nothing_else_changes() -> None:
    cameras = {0: {"3": "g6a", "4": "g7a", "7": "g8a"}, 1: {"3": "g6b"}}
    match = surface("s7", cameras=cameras, standing={0: "boutique"})
    assert rows(match, "score") == [20, 3, 0]
    assert rows(match, "due") == [1, 0, 0]
    match = surface("s7", cameras={0: {"3": "g9a", "4": "g7a"}}, standing={0: "boutique"})
    assert rows(match, "score") == [4, 0, 0]


def test_LN_72_blockers_score_for_nobody_and_the_white_camera_for_the_pub() -> None:
    match = surface("s8", seats=2, blockers=["g8a", "g8b", "g7a"], cameras={1: {"white": "g6a"}}, standing={1: "pub"})
    assert rows(match, "score") == [0, 5]


def test_LN_T01_sector_scoring_as_in_the_example() -> None:
    claude, belinda, filosa = 0, 1, 2
    cameras = {claude: {"3": "g1a", "7": "g2a"}, belinda: {"4": "g3a"}, filosa: {"3": "g2b"}}
    match = before_reveal("s2", cameras=cameras)
    step = play(match, "2 pass")
    assert rows(match, "score") == [10, 4, 3]
    assert rows(match, "due") == [1, 0, 1]
    assert facts(step, "sector-scored") == [
        {"seat": claude, "sector": "A", "points": 10, "cameras": ["3", "7"], "values": [3, 7]},
        {"seat": belinda, "sector": "A", "points": 4, "cameras": ["4"], "values": [4]},
        {"seat": filosa, "sector": "A", "points": 3, "cameras": ["3"], "values": [3]},
    ]


def test_LN_T26_the_white_camera_scores_and_photographs_then_goes_home() -> None:
    match = surface("s10", cameras={0: {"white": "g10a"}}, standing={0: "pub"})
    assert (rows(match, "score")[0], rows(match, "due")[0]) == (5, 2)
    play(match, "0 photo 1", "0 photo pile")
    assert all("white" not in cameras for cameras in rows(match, "cameras"))
    assert rows(match, "standing") == [None] * 3
    assert asked(match) == [(1, "place_journalist")]
    play(match, "1 journalist pub", "1 camera white g10a")
    assert rows(match, "cameras")[1]["white"] == "g10a"


@pytest.mark.parametrize(("at", "points", "photos"), [("s11", 16, 0), ("s12", 16, 1), ("s14", 0, 0)])
def test_LN_T27_the_photo_shop_raises_the_three_in_its_sector(at: str, points: int, photos: int) -> None:
    match = surface(at, cameras={0: {"3": "g12a", "7": "g13b"}}, standing={0: "boutique"})
    assert rows(match, "score")[0] == points
    assert rows(match, "due")[0] == photos


def test_LN_T28_two_own_cameras_on_the_spot_photograph_twice() -> None:
    match = surface("s5", cameras={0: {"7": "g5a", "4": "g5b"}})
    assert (rows(match, "score")[0], rows(match, "due")[0]) == (11, 4)


def test_LN_T29_a_full_group_takes_its_photos_in_turn_order() -> None:
    match = surface("s9", first=1, cameras={0: {"7": "g9a"}, 1: {"4": "g9b"}, 2: {"3": "g9r"}})
    assert rows(match, "score") == [7, 4, 3]
    order = []
    for decision in match.decisions():
        if decision.kind != "take_photo":
            break
        order.append(decision.seat)
        match.play(decision.seat, "photo pile")
    assert order == [1, 1, 2, 2, 0, 0]


def test_LN_T32_blockers_before_nessie_earn_nothing() -> None:
    match = surface("s8", seats=2, blockers=["g8a", "g8b"])
    assert rows(match, "score") == [0, 0]
    assert asked(match) == [(1, "place_journalist")]


def test_LN_T37_without_a_camera_in_the_sector_nothing_happens() -> None:
    match = before_reveal("s2", cameras={0: {"7": "g4a"}, 1: {"7": "g15a"}}, score={0: 5, 1: 6, 2: 7})
    step = play(match, "2 pass")
    assert facts(step, "nobody-scored") == [{"sector": "A"}]
    assert "photos-earned" not in codes(step)
    assert rows(match, "score") == [5, 6, 7]
    assert asked(match) == [(1, "place_journalist")]
