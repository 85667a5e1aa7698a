"""Outcomes: ranks from keys, and who has won."""

import pytest

from tablee.engine.outcome import Outcome, ranked


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([[3], [1], [2]], [1, 3, 2]),
        ([[5], [5], [4], [4]], [1, 1, 3, 3]),
        ([[60, 0, 0], [60, 1, 0], [60, 1, 1]], [3, 2, 1]),
        ([[-4], [-9]], [1, 2]),
        ([[7]], [1]),
    ],
)
def test_higher_keys_rank_first_and_equal_ones_share_a_rank(keys: list[list[int]], ranks: list[int]) -> None:
    assert ranked(keys) == ranks


def test_winners_are_those_of_rank_one_and_nobody_when_all_lost() -> None:
    assert Outcome([60, 60, 50], [1, 1, 3], "XX-01").winners() == [0, 1]
    assert Outcome([3, 4], [2, 2], "XX-02").winners() == []


def test_a_victory_shared_by_seats_is_divided_and_one_of_a_side_is_whole_for_each_of_its_seats() -> None:
    alone = Outcome([60, 60, 50], [1, 1, 3], "XX-01")
    assert [alone.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    team = Outcome([4, 7, 7, 7], [2, 1, 1, 1], "XX-01", [[0], [1, 2, 3]])
    assert [team.share(seat) for seat in range(4)] == [0.0, 1.0, 1.0, 1.0]
    assert (team.shared_by(), team.allies(0), team.allies(2)) == (1, [0], [1, 2, 3])
    tied = Outcome([5, 5, 5, 5], [1, 1, 1, 1], "XX-01", [[0, 2], [1, 3]])
    assert [tied.share(seat) for seat in range(4)] == [0.5] * 4
    everybody = Outcome([9, 9], [1, 1], "XX-01", [[0, 1]])
    assert [everybody.share(seat) for seat in range(2)] == [1.0, 1.0]
    nobody = Outcome([9, 9], [2, 2], "XX-01", [[0, 1]])
    assert (nobody.shared_by(), nobody.share(0)) == (0, 0.0)
    assert alone.allies(1) == [1]
