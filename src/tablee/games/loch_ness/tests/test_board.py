"""The terms of the rules: ring, groups, sectors, cameras, turn order."""

import pytest
from tests.stage import asked, board, moves, play, rows, rule_against

from tablee.games.loch_ness.tests.stage import (
    FRONTS,
    GAME,
    REARS,
    before_reveal,
    surface,
    table,
    targets,
)

SECTORS = ["s1 s2 s3", "s4 s5", "s6 s7 s8", "s9 s10", "s11 s12 s13", "s14 s15"]


def test_LN_01_the_fifteen_sea_spaces_are_a_ring_and_s1_follows_s15() -> None:
    match = GAME.start(seats=3, seed=0)
    assert moves(match) == [f"nessie s{sea}" for sea in range(1, 16)]
    assert board(surface("s15", (2, 2, 2)))["big"] == "s15"
    assert board(surface("s1", (2, 2, 2)))["big"] == "s1"


def test_LN_02_every_group_has_two_front_spaces_and_one_rear_space() -> None:
    own = {0: {"7": "g1a"}, 1: {"7": "g2a"}, 2: {"7": "g3a"}}
    match = table("castle", cameras=own, standing={0: "chateau"})
    assert targets(match, 0)["7"] == set(FRONTS + REARS) - {"g1a", "g2a", "g3a"}


@pytest.mark.parametrize("space", ["g4a", "g4b", "g4r"])
def test_LN_03_an_occupied_space_takes_no_second_camera(space: str) -> None:
    match = table("castle", cameras={0: {"7": "g1a"}, 1: {"3": space}}, standing={0: "chateau"})
    assert space not in targets(match, 0)["7"]
    assert rule_against(match, f"0 camera 7 {space}") == "LN-03"


def test_LN_03_a_blocker_and_the_white_camera_occupy_their_space_too() -> None:
    match = table(
        "move1", seats=2, blockers=["g8a"], cameras={0: {"7": "g1a"}, 1: {"white": "g8b"}}, standing={1: "pub"}
    )
    assert {"g8a", "g8b"}.isdisjoint(targets(match, 0)["7"])
    assert rule_against(match, "0 camera 7 g8a") == "LN-03"
    assert rule_against(match, "0 camera 7 g8b") == "LN-03"


@pytest.mark.parametrize("side", "abr")
@pytest.mark.parametrize("group", range(1, 16))
def test_LN_04_a_camera_points_at_the_sea_space_of_its_group_only(group: int, side: str) -> None:
    space = {0: {"7": f"g{group}{side}"}}
    pointed_at = [sea for sea in range(1, 16) if asked(surface(f"s{sea}", cameras=space))[0][1] == "take_photo"]
    assert pointed_at == [group]


@pytest.mark.parametrize("sector", SECTORS)
def test_LN_05_a_camera_scores_in_its_sector_and_in_no_other(sector: str) -> None:
    spaces = sector.split()
    last = {0: {"7": f"g{spaces[-1][1:]}a"}}
    scored_at = [f"s{sea}" for sea in range(1, 16) if rows(surface(f"s{sea}", cameras=last), "score")[0] == 7]
    assert scored_at == spaces


def test_LN_06_a_player_moves_his_three_cameras_the_white_one_he_holds_and_the_five_he_bought() -> None:
    own = {"3": "g1a", "4": "g2a", "7": "g3a", "5": "g4a", "white": "g5a"}
    match = table("move1", options={"orage": True}, cameras={0: own, 1: {"3": "g6a"}}, standing={0: "pub"})
    assert set(targets(match, 0)) == {"3", "4", "7", "5", "white"}
    play(match, "0 camera white g9a")
    assert set(targets(match, 1)) == {"3"}
    assert rule_against(match, "1 camera 5 g9b") == "LN-06"
    assert rule_against(match, "1 camera white g9b") == "LN-06"


def test_LN_07_scores_start_at_zero_and_have_no_upper_limit() -> None:
    assert rows(GAME.start(seats=4, seed=1), "score") == [0, 0, 0, 0]
    match = surface("s5", cameras={0: {"7": "g4a"}}, score={0: 250}, little=20)
    assert rows(match, "score")[0] == 257


def test_LN_07_only_an_auction_lowers_a_score_and_it_may_go_below_zero() -> None:
    match = table("auction", options={"orage": True}, score={0: 2}, symbol=20, little=24)
    play(match, "0 bid 4+5", "1 bid none", "2 bid none")
    assert rows(match, "score") == [-7, 0, 0]


@pytest.mark.parametrize("first", range(4))
def test_LN_08_turn_order_is_the_first_player_then_clockwise(first: int) -> None:
    match = table("move1", seats=4, first=first, cameras={seat: {"7": f"g{seat + 1}a"} for seat in range(4)})
    order = []
    for number in range(4):
        ((seat, _),) = asked(match)
        order.append(seat)
        play(match, f"{seat} camera 7 g{number + 8}a")
    assert order == [(first + place) % 4 for place in range(4)]


@pytest.mark.parametrize(
    ("seats", "first", "players"),
    [(2, 1, {0, 1}), (3, 2, {0, 1, 2}), (4, 2, {2, 3, 0}), (5, 3, {3, 4, 0}), (5, 0, {0, 1, 2})],
)
def test_LN_09_the_first_three_in_turn_order_lay_cards_and_with_two_players_both(
    seats: int, first: int, players: set[int]
) -> None:
    match = table("cards", seats=seats, first=first)
    assert asked(match) == [(seat, "lay_card") for seat in sorted(players)]


def test_LN_10_an_action_serves_only_the_player_who_stands_on_it() -> None:
    threes = {seat: {"3": f"g{seat + 1}a"} for seat in range(3)}
    match = surface("s1", cameras=threes, standing={1: "boutique"})
    assert rows(match, "score") == [3, 9, 3]
    match = table("move2", first=1, turn=2, cameras=threes, standing={1: "chateau"}, laid={0: 1, 1: 1, 2: 1})
    play(match, "0 pass")
    assert asked(match) == [(1, "castle_move")]


def test_LN_11_blockers_never_move_and_never_score() -> None:
    spots = ["g8a", "g8b", "g9a"]
    cameras = {0: {"3": "g1a", "4": "g2a", "7": "g3a"}, 1: {"3": "g4a", "4": "g5a", "7": "g6a"}}
    match = before_reveal("s8", seats=2, blockers=spots, cameras=cameras)
    play(match, "1 pass")
    assert rows(match, "score") == [0, 7]
    for decision in match.decisions():
        assert board(match)["blockers"] == spots
        match.play(decision.seat, decision.moves[-1])
    assert board(match)["blockers"] == spots


def test_LN_11_cameras_stay_with_their_owner_and_the_white_one_goes_home_each_round() -> None:
    cameras = {0: {"3": "g1a", "4": "g1b", "white": "g2a"}, 1: {"7": "g3a"}, 2: {"7": "g4r"}}
    match = surface("s12", cameras=cameras, standing={0: "pub"})
    assert rows(match, "cameras") == [{"3": "g1a", "4": "g1b"}, {"7": "g3a"}, {"7": "g4r"}]
    assert board(match)["round"] == 3
