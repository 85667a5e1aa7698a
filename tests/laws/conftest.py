"""Every law runs over every game of the catalogue: each number of seats, each combination of options."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from tests.laws.cases import Case, cases

from tablee.engine.game import Game
from tablee.games import OURS, load

if TYPE_CHECKING:
    from coverage import Coverage


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        matches = metafunc.config.getoption("--matches")
        every = [case for slug in OURS for case in cases(load(slug), matches)]
        metafunc.parametrize("case", every, ids=str)
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", OURS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All laws on one match after another: it is played and drawn once, whichever worker has it."""
    places = [place for place, item in enumerate(items) if case_of(item) is not None]
    together = sorted((items[place] for place in places), key=lambda item: str(case_of(item)))
    for place, item in zip(places, together, strict=True):
        items[place] = item


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Coverage looks on at one match for every number of seats: the others go through the same lines again."""
    case, watching = case_of(item), coverage()
    if case is None or watching is None or case is cases_alike(case)[0]:
        return (yield)
    watching.stop()
    try:
        return (yield)
    finally:
        watching.start()


def coverage() -> "Coverage | None":
    """The coverage that is being measured, if it is."""
    measuring = sys.modules.get("coverage")
    return None if measuring is None else measuring.Coverage.current()


def cases_alike(case: Case) -> list[Case]:
    """Those of the same game with as many seats, from the start or from a position alike."""
    every = cases(case.game, 1)
    return [each for each in every if each.seats == case.seats and (each.position is None) == (case.position is None)]


def case_of(item: pytest.Item) -> Case | None:
    """The match that a law looks at."""
    given = getattr(item, "callspec", None)
    case = given.params.get("case") if given is not None else None
    return case if isinstance(case, Case) else None


@pytest.fixture
def game(slug: str) -> Game:
    return load(slug)
