"""What goes back at the end of a round."""

import pytest
from tests.stage import (
    asked,
    board,
    codes,
    facts,
    play,
    play_first,
    rows,
    seen,
)

from tablee.games.loch_ness.tests.stage import FRONTS, before_reveal, surface, targets

FULL = [1, 2, 3, 4, 5]


def test_LN_90_in_the_base_game_laid_cards_go_back_to_the_hand() -> None:
    match = before_reveal("s9", (5, 1, 3))
    assert rows(match, "hand") == [[1, 2, 3, 4], [2, 3, 4, 5], [1, 2, 4, 5]]
    play(match, "2 pass")
    assert rows(match, "hand") == [FULL] * 3
    assert rows(match, "laid") == [None] * 3
    assert rows(match, "discard") == [[]] * 3


def test_LN_91_with_valet_laid_cards_do_not_go_back() -> None:
    match = surface("s9", (5, 1, 3), options={"valet": True})
    assert rows(match, "hand") == [[1, 2, 3, 4], [2, 3, 4, 5], [1, 2, 4, 5]]
    assert rows(match, "discard") == [[5], [1], [3]]


@pytest.mark.parametrize("valet", [False, True])
def test_LN_92_the_white_deck_goes_back_whole_and_the_own_cards_return(valet: bool) -> None:
    match = surface("s9", (7, 1, 3), standing={0: "distillerie"}, options={"valet": valet})
    assert rows(match, "hand")[0] == FULL
    assert rows(match, "laid") == [None] * 3
    play(match, "1 journalist boutique", "2 journalist distillerie", "0 journalist eglise")
    assert match.decision(2).moves == [f"lay {value}" for value in (0, 1, 2, 3, 4, 5, 7)]


def test_LN_93_the_white_camera_goes_home_and_its_space_is_empty() -> None:
    match = surface("s12", cameras={0: {"7": "g1a", "white": "g1b"}}, standing={0: "pub"})
    assert rows(match, "cameras")[0] == {"7": "g1a"}
    play(match, "1 journalist pub")
    assert targets(match, 1) == {"white": set(FRONTS) - {"g1a"}}


def test_LN_94_journalists_go_back() -> None:
    match = surface("s12", standing={0: "eglise", 1: "boutique", 2: "chateau"})
    assert asked(match) == [(2, "castle_move")]
    play(match, "2 pass")
    assert rows(match, "standing") == [None] * 3
    assert len(match.open()[0].moves) == 6


def test_LN_95_dummy_cards_stay_up_until_three_are_and_then_all_five_are_shuffled() -> None:
    match = before_reveal("s12", (1, 1, 4), seats=2, dummy_up=[2])
    assert "dummy-shuffled" not in codes(play(match, "1 pass"))
    assert seen(match, None)["dummy"] == {"left": 3, "up": [2, 4], "top": None}
    match = before_reveal("s12", (1, 1, 4), seats=2, dummy_up=[2, 5])
    assert "dummy-shuffled" in codes(play(match, "1 pass"))
    assert seen(match, None)["dummy"] == {"left": 5, "up": [], "top": None}


def test_LN_95_after_the_shuffle_every_dummy_card_can_come_again() -> None:
    turned = set()
    for seed in range(40):
        match = before_reveal("s12", (1, 1, 4), seats=2, dummy_up=[2, 5], seed=seed)
        play(match, "1 pass")
        play_first(match, until=lambda now: bool(board(now)["dummy_up"]))
        turned |= set(board(match)["dummy_up"])
    assert turned == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_LN_96_the_start_marker_goes_to_the_next_player_clockwise(seats: int) -> None:
    for first in range(seats):
        match = surface("s12", seats=seats, first=first, dummy_up=[])
        assert board(match)["first"] == (first + 1) % seats
        assert asked(match) == [((first + 1) % seats, "place_journalist")]


def test_LN_97_the_end_is_checked_after_the_cleanup_and_before_an_auction() -> None:
    match = before_reveal("s12", (3, 3, 3), little=57, options={"orage": True}, standing={0: "eglise"})
    step = play(match, "2 pass")
    assert match.over
    assert "auction-opened" not in codes(step)
    assert (rows(match, "standing"), rows(match, "laid"), board(match)["first"]) == ([None] * 3, [None] * 3, 1)
    match = before_reveal("s12", (2, 2, 2), little=57, options={"orage": True})
    step = play(match, "2 pass")
    assert facts(step, "auction-opened") == [{"symbol": 60}]
    assert (rows(match, "hand"), board(match)["first"]) == ([FULL] * 3, 1)
