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
