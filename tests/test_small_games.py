"""The small games that tests stand on are games like any other: complete, and lawful."""

import pytest

from tablee.engine.rng import Rng
from tablee.games import load
from tablee.lab.checks import problems
from tablee.lab.laws import broken_now, ended, told

HARBOUR = load("harbour")


@pytest.mark.parametrize("slug", ["harbour", "lighthouse", "tiny"])
def test_its_words_and_drawings_are_complete(slug: str) -> None:
    assert problems(load(slug)) == []


@pytest.mark.parametrize("rough", [False, True])
@pytest.mark.parametrize("seats", HARBOUR.seats)
def test_it_keeps_the_laws(seats: int, rough: bool) -> None:
    rng = Rng()
    rng.seed(seats)
    match = HARBOUR.start(seats, seed=seats, options={"storm": rough, "ferry": rough})
    for decision in match.decisions():
        assert list(broken_now(match, rng)) == []
        step = match.play(decision.seat, decision.moves[rng.below(len(decision.moves))])
        assert list(told(HARBOUR, step)) == []
    assert list(ended(match)) == []
