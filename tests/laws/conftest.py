"""Every law runs over every game of the catalogue: each number of seats, each combination of options."""

import pytest
from tests.laws.cases import cases

from tablee.engine.game import Game
from tablee.games import load, slugs


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        matches = metafunc.config.getoption("--matches")
        every = [case for slug in slugs() for case in cases(load(slug), matches)]
        metafunc.parametrize("case", every, ids=str)
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", slugs())


@pytest.fixture
def game(slug: str) -> Game:
    return load(slug)
