"""The bots of Négociateur, where the right move can be told."""

from typing import Unpack

import pytest

from tablee.bots import Budget, make
from tablee.games.negociateur.tests.stage import GAME, Setting, position
from tablee.lab.simulate import Plan, simulate

LEVELS = pytest.mark.parametrize("level", ["simple", "expert"])


def chosen(level: str, **given: Unpack[Setting]) -> str:
    match = GAME.from_position(position(**given), seed=1)
    return make(GAME, level, seed=1).choose(match, 0, Budget(iterations=40))


@LEVELS
def test_NG_905_a_certain_surrender_is_taken(level: str) -> None:
    assert chosen(level, held=0, released=6, eliminated=3, minors=["doctor"], hand=["relax"]) == "concede doctor"


@LEVELS
def test_NG_503_with_the_dial_at_its_bottom_every_soothing_word_sets_somebody_free(level: str) -> None:
    assert chosen(level, threat="L", held=5, released=4, hand=["relax", "want"], deck=3, fours=True) == "up relax"


@LEVELS
def test_NG_712_in_the_last_discussion_nothing_is_kept_for_later(level: str) -> None:
    assert chosen(level, held=1, released=6, eliminated=2, hand=["escort"], deck=0, threat="1", fours=True) != "end"


def wins(level: str, games: int) -> float:
    options = GAME.settle(1, {"abductor": "renesha"})
    tally = simulate(Plan("negociateur", games, 1, [level], 5, options), 1, lambda played: None)
    return tally.won(0) / games


def test_the_simple_bot_wins_sometimes_and_random_play_hardly_ever() -> None:
    assert wins("random", 60) < 0.05 < wins("simple", 60) < 0.5
