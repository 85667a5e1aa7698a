"""What holds over whole matches: conservation, length, distribution."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from tests.stage import board, codes, facts, play, rows

from tablee.engine.match import Match, Step
from tablee.engine.playout import random_playout
from tablee.engine.rng import Rng
from tablee.games.loch_ness.tests.stage import FRONTS, GAME, REARS, before_reveal

SETTINGS = [(seats, orage, valet) for seats, orage, valet in product(range(2, 6), [False, True], [False, True])]


def steps_of_a_random_match(seats: int, orage: bool, valet: bool) -> Iterator[tuple[Match, Step]]:
    """A match after each of its steps."""
    luck = Rng()
    luck.seed(seats * 4 + orage * 2 + valet)
    match = GAME.start(seats=seats, seed=luck.below(1000), options={"orage": orage, "valet": valet})
    for decision in match.decisions():
        yield match, match.play(decision.seat, decision.moves[luck.below(len(decision.moves))])


@pytest.mark.parametrize(("seats", "orage", "valet"), SETTINGS)
def test_LN_T54_photos_are_conserved_three_lie_open_and_the_pile_is_never_empty(
    seats: int, orage: bool, valet: bool
) -> None:
    for match, _ in steps_of_a_random_match(seats, orage, valet):
        now = board(match)
        assert len(now["display"]) == 3
        assert sum(now["pile"]) >= 1
        assert sum(now["pile"]) + 3 + sum(sum(row["album"]) for row in now["seats"]) == 27


@pytest.mark.parametrize(("seats", "orage", "valet"), SETTINGS)
def test_LN_T55_spaces_hold_one_camera_and_only_the_castle_leads_behind(seats: int, orage: bool, valet: bool) -> None:
    behind: set[tuple[int, str]] = set()
    kind = ""
    for match, step in steps_of_a_random_match(seats, orage, valet):
        if kind == "castle_move" and step.move.endswith("r"):
            behind.add((step.seat, step.move.split()[1]))
        now = board(match)
        taken = now["blockers"] + [space for row in now["seats"] for space in row["cameras"].values()]
        assert len(taken) == len(set(taken))
        assert len(set(FRONTS) - set(taken)) >= 9
        for seat, row in enumerate(now["seats"]):
            assert all((seat, camera) in behind for camera, space in row["cameras"].items() if space in REARS)
        kind = "" if match.over else match.open()[0].kind


@pytest.mark.parametrize(("seats", "orage", "valet"), SETTINGS)
def test_LN_T56_nessie_swims_the_sum_of_all_cards_and_a_match_has_4_to_32_rounds(
    seats: int, orage: bool, valet: bool
) -> None:
    total, piped, start = 0, 0, 0
    for match, step in steps_of_a_random_match(seats, orage, valet):
        if step.move.startswith("nessie s"):
            start = int(step.move.removeprefix("nessie s"))
        total += sum(fact["value"] for fact in facts(step, "card-revealed") + facts(step, "dummy-revealed"))
        piped += codes(step).count("bagpipes-played")
        assert board(match)["little"] == total
        if start:
            assert board(match)["big"] == f"s{(start - 1 + total + piped) % 15 + 1}"
    assert match.over
    assert 4 <= board(match)["round"] <= 32


@pytest.mark.parametrize(("seats", "orage", "valet"), SETTINGS)
def test_LN_T57_after_each_cleanup_everything_borrowed_is_back(seats: int, orage: bool, valet: bool) -> None:
    for match, step in steps_of_a_random_match(seats, orage, valet):
        if {"round-begun", "match-over", "auction-opened"} & set(codes(step)):
            for row in board(match)["seats"]:
                assert (row["standing"], row["laid"], "white" in row["cameras"]) == (None, None, False)
                if valet:
                    assert sorted(row["hand"] + row["discard"]) == [1, 2, 3, 4, 5]
                    assert row["hand"]
                else:
                    assert row["hand"] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("seats", "orage", "valet"), SETTINGS)
def test_LN_T58_only_an_auction_lowers_a_score(seats: int, orage: bool, valet: bool) -> None:
    before = [0] * seats
    for match, step in steps_of_a_random_match(seats, orage, valet):
        after = rows(match, "score")
        paid = {fact["seat"] for fact in facts(step, "auction-won")}
        assert all(now >= then for seat, (now, then) in enumerate(zip(after, before, strict=True)) if seat not in paid)
        assert orage or not paid
        assert orage or min(after) >= 0
        before = after


# LN-T17: the distribution of the sum and of the number of rounds.

COLOURED = [1, 2, 3, 4, 5]
WHITE = [0, 1, 2, 3, 4, 5, 7]


def sums(*decks: list[int]) -> dict[int, float]:
    """How likely each sum is with one card from each deck, every card as likely."""
    ways = Counter(sum(cards) for cards in product(*decks))
    return {total: number / ways.total() for total, number in ways.items()}


def rounds(first: dict[int, float], later: dict[int, float]) -> dict[int, float]:
    """How likely each number of rounds is until 65 is reached."""
    at, found, number = {0: 1.0}, dict[int, float](), 0
    while at:
        number += 1
        reached: dict[int, float] = {}
        for little, chance in at.items():
            for steps, likely in (first if number == 1 else later).items():
                reached[little + steps] = reached.get(little + steps, 0) + chance * likely
        found[number] = sum(chance for little, chance in reached.items() if little >= 65)
        at = {little: chance for little, chance in reached.items() if little < 65}
    return found


def mean(distribution: dict[int, float]) -> float:
    return sum(value * chance for value, chance in distribution.items())


def coloured() -> dict[int, float]:
    return sums(COLOURED, COLOURED, COLOURED)


def sometimes_white() -> dict[int, float]:
    """With random actions a card player is at the Distillerie half of the time."""
    plain, white = coloured(), sums(COLOURED, COLOURED, WHITE)
    return {steps: (plain.get(steps, 0) + white.get(steps, 0)) / 2 for steps in range(2, 18)}


def test_LN_T17_all_125_ways_to_lay_three_cards_give_the_sums_of_the_table() -> None:
    steps = Counter(
        facts(play(before_reveal("s12", cards), "2 pass"), "nessie-moved")[0]["steps"]
        for cards in product(COLOURED, COLOURED, COLOURED)
    )
    assert [steps[total] for total in range(3, 16)] == [1, 3, 6, 10, 15, 18, 19, 18, 15, 10, 6, 3, 1]


def test_LN_T17_the_number_of_rounds_of_the_table() -> None:
    plain = rounds(coloured(), coloured())
    assert mean(plain) == pytest.approx(7.7037, abs=0.00005)
    assert [plain[number] for number in range(6, 11)] == pytest.approx(
        [0.0398, 0.3692, 0.4506, 0.1283, 0.0116], abs=5e-5
    )
    mixed = rounds(coloured(), sometimes_white())
    assert mean(mixed) == pytest.approx(7.6637, abs=0.00005)
    assert [mixed[number] for number in range(5, 11)] == pytest.approx(
        [0.0006, 0.0624, 0.3756, 0.4131, 0.1315, 0.0159], abs=5e-5
    )


def lengths_of_random_matches(seats: int, matches: int) -> Counter[int]:
    luck = Rng()
    luck.seed(seats)
    lengths: Counter[int] = Counter()
    start = GAME.start(seats=seats, seed=0).state
    for _ in range(matches):
        state = start.imagine(0, luck)
        random_playout(state, luck)
        lengths[int(str(GAME.to_position(state)["round"]))] += 1
    return lengths


def assert_lengths_fit(lengths: Counter[int]) -> None:
    expected = rounds(coloured(), sometimes_white())
    total = lengths.total()
    for number in (6, 7, 8, 9):
        spread = (expected[number] * (1 - expected[number]) / total) ** 0.5
        assert lengths[number] / total == pytest.approx(expected[number], abs=5 * spread), number


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_LN_T17_random_matches_are_as_long_as_the_table_says(seats: int) -> None:
    assert_lengths_fit(lengths_of_random_matches(seats, 300))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_LN_T17_very_many_random_matches_are_as_long_as_the_table_says(seats: int) -> None:
    assert_lengths_fit(lengths_of_random_matches(seats, 8_000))


def rounds_with(first: tuple[int, int, int], white: int, other: int, dummies: list[int]) -> int:
    """How many rounds two players need when these cards come throughout, the first player at the Distillerie."""
    little, up, number = 0, list[int](), 0
    while True:
        dummy = dummies[number % 3]
        number += 1
        cards, standing = (first, {}) if number == 1 else ((white, other, dummy), {0: "distillerie"})
        match = before_reveal(
            "s12",
            cards,
            seats=2,
            round=number + 1,
            little=little,
            dummy_up=up,
            standing=standing,
            options={"orage": False},
        )
        play(match, "1 pass")
        if match.over:
            return number
        little, up = board(match)["little"], board(match)["dummy_up"]


def test_LN_T70_two_players_need_22_rounds_with_the_lowest_cards_and_5_with_the_highest() -> None:
    assert rounds_with((1, 1, 1), 0, 1, [1, 2, 3]) == 22
    assert rounds_with((5, 5, 5), 7, 5, [5, 4, 3]) == 5


def test_LN_T70_every_match_of_two_has_5_to_22_rounds() -> None:
    lengths = lengths_of_random_matches(2, 200)
    assert set(lengths) <= set(range(5, 23))
