"""The end, photo points, ties and ranks."""

from itertools import product
from typing import Unpack

import pytest
from tests.stage import asked, board, facts, play, refusal, rows, seen

from tablee.engine.match import Match
from tablee.engine.outcome import Outcome
from tablee.games.loch_ness.tests.stage import Setting, before_reveal, surface


def ended(**more: Unpack[Setting]) -> Match:
    """A match that has just ended, without anybody scoring in a sector."""
    more["little"] = 60
    match = surface("s12", (2, 2, 2), **more)
    assert match.over
    return match


def outcome(match: Match) -> Outcome:
    result = match.outcome
    assert result is not None
    return result


def photo_points(heads: int, bodies: int, tails: int) -> int:
    return int(rows(ended(album={0: [heads, bodies, tails]}, display=spare(heads, bodies, tails)), "score")[0])


def spare(heads: int, bodies: int, tails: int) -> list[str]:
    """A display of three photos that are not in this album."""
    left = [("head", 9 - heads), ("body", 9 - bodies), ("tail", 9 - tails)]
    return [kind for kind, number in left for _ in range(number)][:3]


@pytest.mark.parametrize(("little", "over"), [(58, False), (59, True), (60, True)])
def test_LN_100_the_match_ends_after_the_round_in_which_65_is_reached_or_passed(little: int, over: bool) -> None:
    match = surface("s12", (2, 2, 2), little=little)
    assert match.over is over


def test_LN_100_the_last_round_is_finished_with_its_points_and_photos() -> None:
    match = surface("s4", (2, 2, 2), little=59, cameras={0: {"7": "g4a"}})
    assert asked(match) == [(0, "take_photo")]
    assert rows(match, "score")[0] == 7
    play(match, "0 photo 1", "0 photo 2")
    assert match.over
    assert rows(match, "score")[0] in (12, 9)
    assert outcome(match).reason == "LN-100"


def test_LN_101_remaining_photos_score_are_shown_and_stay() -> None:
    match = ended(album={0: [2, 1, 1], 1: [0, 1, 0]})
    assert rows(match, "score") == [11, 1, 0]
    for viewer in (0, 1, 2, None):
        assert [row["album"] for row in seen(match, viewer)["seats"]] == [[2, 1, 1], [0, 1, 0], [0, 0, 0]]
    assert seen(match, None)["pile"] == 19


@pytest.mark.parametrize(
    ("album", "points"),
    [([1, 1, 1], 10), ([2, 2, 2], 20), ([1, 1, 0], 5), ([1, 0, 1], 5), ([0, 1, 1], 5), ([1, 0, 0], 1)],
)
def test_LN_102_a_set_is_worth_ten_a_pair_five_and_a_single_one(album: list[int], points: int) -> None:
    assert photo_points(*album) == points


def test_LN_103_each_photo_counts_in_one_group_only() -> None:
    assert photo_points(2, 1, 1) == 11
    assert photo_points(3, 3, 0) == 15
    assert photo_points(0, 4, 0) == 4


def best_grouping(heads: int, bodies: int, tails: int) -> int:
    """The best total, by trying every number of sets and of each sort of pair."""
    best = 0
    for sets in range(min(heads, bodies, tails) + 1):
        h, b, t = heads - sets, bodies - sets, tails - sets
        for hb, ht in product(range(min(h, b) + 1), range(min(h, t) + 1)):
            if hb + ht <= h:
                bt = min(b - hb, t - ht)
                singles = h + b + t - 2 * (hb + ht + bt)
                best = max(best, 10 * sets + 5 * (hb + ht + bt) + singles)
    return best


def test_LN_104_photos_are_grouped_for_the_best_total() -> None:
    for album in product(range(7), repeat=3):
        if sum(album) <= 23:
            assert photo_points(*album) == best_grouping(*album), album


def test_LN_105_most_points_win() -> None:
    result = outcome(ended(score={0: 50, 1: 61, 2: 60}))
    assert result.scores == [50, 61, 60]
    assert result.ranks == [3, 1, 2]
    assert result.winners() == [1]


def test_LN_105_photos_count_before_the_winner_is_named() -> None:
    assert outcome(ended(score={0: 50, 1: 55}, album={0: [1, 1, 1]})).winners() == [0]


@pytest.mark.parametrize(
    ("kilt", "bare", "winners"),
    [
        ([], [], [0, 1]),
        ([1], [], [1]),
        ([0, 1], [0], [0]),
        ([0, 1], [0, 1], [0, 1]),
        ([0], [1], [0]),
        ([], [1], [0, 1]),
        ([2], [2], [0, 1]),
    ],
)
def test_LN_106_a_kilt_breaks_a_tie_and_nothing_under_it_the_next(
    kilt: list[int], bare: list[int], winners: list[int]
) -> None:
    flags: dict[str, object] = {
        "kilt": [seat in kilt for seat in range(3)],
        "bare": [seat in bare for seat in range(3)],
    }
    assert outcome(ended(score={0: 60, 1: 60, 2: 59}, options=flags)).winners() == winners


def test_LN_107_ties_are_broken_at_every_rank_and_a_shared_rank_uses_up_the_next() -> None:
    flags: dict[str, object] = {"kilt": [False, False, False, True], "bare": [False] * 4}
    assert outcome(ended(seats=4, score={0: 70, 1: 60, 2: 60, 3: 60}, options=flags)).ranks == [1, 3, 3, 2]


@pytest.mark.parametrize(
    ("album", "points"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 1),
        ((3, 0, 0), 3),
        ((1, 1, 0), 5),
        ((0, 2, 1), 6),
        ((5, 1, 0), 9),
        ((1, 1, 1), 10),
        ((2, 1, 1), 11),
        ((2, 2, 1), 15),
        ((3, 3, 0), 15),
        ((3, 2, 1), 16),
        ((2, 2, 2), 20),
        ((4, 2, 2), 22),
    ],
)
def test_LN_T33_what_an_album_is_worth(album: tuple[int, int, int], points: int) -> None:
    assert photo_points(*album) == points


def test_LN_T33_all_27_photos_are_worth_90() -> None:
    from tablee.games.loch_ness.rules.photos import worth  # no album can hold them all: three lie open

    assert worth(9, 9, 9) == 90


@pytest.mark.parametrize(
    ("little", "cards", "after", "over"),
    [(61, (1, 1, 1), 64, False), (62, (1, 1, 1), 65, True), (50, (7, 5, 5), 67, True)],
)
def test_LN_T38_when_the_match_ends(little: int, cards: tuple[int, int, int], after: int, over: bool) -> None:
    standing = {0: "distillerie"} if 7 in cards else {}
    match = surface("s4", cards, little=little, standing=standing, cameras={1: {"7": "g4a"}})
    assert board(match)["little"] == after
    assert rows(match, "score")[1] == 7
    play(match, "1 photo pile", "1 photo pile")
    assert match.over is over


def test_LN_T39_a_final_score() -> None:
    result = outcome(ended(score={0: 48, 1: 50}, album={0: [2, 1, 1], 1: [1, 1, 0]}))
    assert result.scores[:2] == [59, 55]
    assert result.winners() == [0]


@pytest.mark.parametrize(
    ("kilt", "bare", "winners"),
    [([], [], [0, 1]), ([1], [], [1]), ([0, 1], [0], [0]), ([0, 1], [0, 1], [0, 1])],
)
def test_LN_T40_a_tie_at_sixty(kilt: list[int], bare: list[int], winners: list[int]) -> None:
    flags: dict[str, object] = {
        "kilt": [seat in kilt for seat in range(2)],
        "bare": [seat in bare for seat in range(2)],
    }
    result = outcome(surface("s12", little=60, seats=2, score={0: 60, 1: 60}, options=flags))
    assert result.winners() == winners


def test_LN_T40_three_tied_and_two_in_kilts() -> None:
    flags: dict[str, object] = {"kilt": [True, False, True], "bare": [False] * 3}
    assert outcome(ended(score={0: 60, 1: 60, 2: 60}, options=flags)).ranks == [1, 3, 1]


@pytest.mark.parametrize(
    ("scores", "kilt", "bare", "ranks"),
    [
        ([60, 60, 55, 55], [], [], [1, 1, 3, 3]),
        ([70, 60, 60], [2], [], [1, 3, 2]),
        ([60, 60], [], [1], [1, 1]),
    ],
)
def test_LN_T62_ranks(scores: list[int], kilt: list[int], bare: list[int], ranks: list[int]) -> None:
    seats = len(scores)
    flags: dict[str, object] = {
        "kilt": [seat in kilt for seat in range(seats)],
        "bare": [seat in bare for seat in range(seats)],
    }
    assert outcome(ended(seats=seats, score=dict(enumerate(scores)), options=flags)).ranks == ranks


def test_LN_T69_after_the_end_nothing_is_asked_and_the_albums_stay() -> None:
    match = before_reveal("s12", little=60, first=1, album={0: [1, 2, 0], 2: [0, 0, 4]})
    assert match.outcome is None
    play(match, "0 pass")
    assert (match.over, match.open()) == (True, [])
    photos = sum(board(match)["pile"]) + 3 + sum(sum(album) for album in rows(match, "album"))
    assert photos == 27
    assert rows(match, "album") == [[1, 2, 0], [0, 0, 0], [0, 0, 4]]
    assert board(match)["first"] == 2
    assert refusal(match, "0 pass").code == "not-asked"


def test_LN_G33_photos_of_the_last_round_after_an_interim_scoring_count_once() -> None:
    match = surface("s4", little=60, cameras={0: {"7": "g4a"}}, album={0: [3, 3, 2], 1: [3, 2, 3], 2: [2, 3, 2]})
    play(match, "0 photo pile")
    step = play(match, "0 photo 1")
    assert match.over
    assert [fact["points"] for fact in facts(step, "photos-scored")] == [1, 0, 0]
    assert rows(match, "score") == [7 + 30 + 1, 25, 21]
