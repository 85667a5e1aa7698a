"""What a seat imagines: everything it cannot know, each way as likely, and nothing it does know."""

from collections import Counter
from typing import Any

import pytest

from tablee.engine.match import Match
from tablee.engine.rng import Rng
from tablee.games.loch_ness.tests.stage import GAME, PHOTOS, table

OWN = {"7": "g1a"}


def imagined(match: Match, seat: int, times: int) -> list[Any]:
    """Boards as a seat imagines them."""
    luck = Rng()
    luck.seed(3)
    return [GAME.to_position(match.state.imagine(seat, luck)) for _ in range(times)]


def assert_even(found: Counter[Any], expected: dict[Any, float]) -> None:
    """Every outcome comes up as often as it should, within five standard deviations."""
    assert set(found) == set(expected)
    total = found.total()
    for outcome, chance in expected.items():
        spread = (total * chance * (1 - chance)) ** 0.5
        assert abs(found[outcome] - total * chance) <= 5 * spread, (outcome, found)


def test_LN_21_a_card_another_laid_may_be_any_of_his_and_the_hand_fits_it() -> None:
    match = table("move1", laid={0: 3, 1: 5, 2: 1}, cameras={0: OWN})
    boards = imagined(match, 0, 500)
    assert {board["seats"][0]["laid"] for board in boards} == {3}
    assert_even(Counter(board["seats"][1]["laid"] for board in boards), dict.fromkeys(range(1, 6), 1 / 5))
    for board in boards:
        for row in board["seats"]:
            assert sorted([*row["hand"], row["laid"]]) == [1, 2, 3, 4, 5]


def test_LN_134_a_card_in_the_discard_is_not_imagined_as_laid() -> None:
    match = table("move1", options={"valet": True}, laid={0: 3, 1: 5, 2: 1}, discard={1: [2, 4]}, cameras={0: OWN})
    assert {board["seats"][1]["laid"] for board in imagined(match, 0, 100)} == {1, 3, 5}


def test_LN_34_a_white_card_may_be_any_of_the_seven() -> None:
    match = table("move1", laid={0: 3, 1: 7, 2: 1}, standing={1: "distillerie"}, cameras={0: OWN})
    boards = imagined(match, 2, 700)
    assert_even(Counter(board["seats"][1]["laid"] for board in boards), dict.fromkeys([0, 1, 2, 3, 4, 5, 7], 1 / 7))
    assert all(board["seats"][1]["hand"] == [1, 2, 3, 4, 5] for board in boards)


def test_LN_42_who_looked_keeps_what_he_saw_and_the_others_do_not() -> None:
    match = table("move1", laid={0: 3, 1: 5, 2: 1}, standing={2: "eglise"}, looked=1, cameras={0: OWN})
    assert {board["seats"][1]["laid"] for board in imagined(match, 2, 50)} == {5}
    assert len({board["seats"][1]["laid"] for board in imagined(match, 0, 100)}) == 5


def test_LN_43_a_dummy_card_seen_by_the_church_is_known_to_it_alone() -> None:
    match = table(
        "move1", seats=2, standing={0: "eglise"}, looked="dummy", dummy_top=4, dummy_up=[2], laid={0: 1, 1: 1}
    )
    assert {board["dummy_top"] for board in imagined(match, 0, 50)} == {4}
    assert_even(Counter(board["dummy_top"] for board in imagined(match, 1, 400)), dict.fromkeys([1, 3, 4, 5], 1 / 4))


def test_LN_60_cards_that_lie_open_are_not_imagined() -> None:
    match = table("photos", laid={0: 3, 1: 5, 2: 1}, due={0: 1})
    assert {tuple(row["laid"] for row in board["seats"]) for board in imagined(match, 1, 20)} == {(3, 5, 1)}


def test_LN_114_a_bid_may_be_any_set_of_cards_of_the_hand() -> None:
    both: dict[str, object] = {"orage": True, "valet": True}
    match = table("auction", options=both, symbol=20, little=24, discard={1: [2, 3, 4]}, bid={1: "5", 2: "1+2"})
    boards = imagined(match, 0, 400)
    assert_even(Counter(board["seats"][1]["bid"] for board in boards), dict.fromkeys(["none", "1", "5", "1+5"], 1 / 4))
    assert len({board["seats"][2]["bid"] for board in boards}) == 32
    assert {board["seats"][1]["bid"] for board in imagined(match, 1, 20)} == {"5"}


def test_LN_79_photos_another_drew_unseen_are_any_of_those_not_accounted_for() -> None:
    """Seat 1 has one unseen photo; seat 0 knows of 27 photos the display, his own album and what was taken openly."""
    match = table("photos", due={0: 1}, album={0: [4, 0, 0], 1: [1, 2, 0]}, public={0: [0, 0, 0], 1: [1, 1, 0]})
    boards = imagined(match, 0, 900)
    left = {"head": 9 - 1 - 4 - 1, "body": 9 - 1 - 1, "tail": 9 - 1}
    total = sum(left.values())
    unseen: Counter[str] = Counter()
    for board in boards:
        row = board["seats"][1]
        (kind,) = [PHOTOS[i] for i in range(3) if row["album"][i] > row["public"][i]]
        unseen[kind] += 1
        assert board["seats"][0]["album"] == [4, 0, 0]
        assert sum(board["pile"]) == sum(match.position()["board"]["pile"])  # type: ignore[index,call-overload,arg-type]
    assert_even(unseen, {kind: number / total for kind, number in left.items()})


def test_LN_G15_cameras_stay_where_everybody_saw_them_go_even_masked() -> None:
    match = table(
        "move2", options={"camera_memory": "masked"}, cameras={0: OWN, 1: {"3": "g4a", "4": "g5a"}}, down={1: ["3"]}
    )
    assert {str(board["seats"][1]["cameras"]) for board in imagined(match, 0, 20)} == {"{'3': 'g4a', '4': 'g5a'}"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_LN_101_after_the_end_nothing_is_left_to_imagine(seat: int) -> None:
    match = GAME.start(seats=3, seed=4)
    for decision in match.decisions():
        match.play(decision.seat, decision.moves[-1])
    assert {str(board) for board in imagined(match, seat, 10)} == {str(GAME.to_position(match.state))}
