"""Variants: counting up goes through every number of seats and every value of every option."""

import pytest

from tablee.engine.rng import Rng
from tablee.games import OURS, load
from tablee.lab.variants import variant


@pytest.mark.parametrize("slug", OURS)
def test_counting_up_comes_by_every_number_of_seats_and_every_value(slug: str) -> None:
    game, luck = load(slug), Rng()
    luck.seed(1)
    every = [variant(game, number, luck) for number in range(600)]
    assert {seats for seats, _ in every} == set(game.seats)
    for option in game.options:
        if not option.each_seat:
            used = {options[option.name] for _, options in every if not isinstance(options[option.name], list)}
            assert used >= set(option.values)


def test_values_that_are_not_listed_come_up_too_and_differ() -> None:
    game, luck = load("tiny"), Rng()
    luck.seed(1)
    mottos = {str(variant(game, number, luck)[1]["motto"]) for number in range(300)}
    assert "onwards" in mottos and len(mottos) > 20
