"""For every test: how thorough laws and crashes are, the flag that writes golden files anew, where to find code."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from tablee.games import load, slugs

ROOT = Path(__file__).parent
pytest_plugins = ["tests.browser.fixtures"]

# `tests.laws.cases` and the like; the small games that tests stand on, as if they were installed; `mutants`.
for _folder in (str(ROOT), str(ROOT / "tests/games"), str(ROOT / "scripts")):
    if _folder not in sys.path:
        sys.path.insert(0, _folder)

# The wheel has no tests: in the compiled build a game's tests are found beside its sources.
for _tests in (ROOT / "src/tablee/games").glob("*/tests"):
    _path = import_module(f"tablee.games.{_tests.parent.name}").__path__
    if str(_tests.parent) not in _path:
        _path.append(str(_tests.parent))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--matches",
        type=int,
        default=1,
        help="how many random matches each law looks at for every number of seats and combination of options",
    )
    parser.addoption(
        "--kills", type=int, default=8, help="how often a server is killed while people play, on each database"
    )
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write the golden journals, playthroughs and counts anew instead of comparing with them",
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
            given = getattr(item, "callspec", None)
            slug = given.params.get("slug") if given is not None else None
            if slug in slugs() and len(load(slug).judged) > 1:  # whole matches with trials of several kinds
                item.add_marker("trials")


@pytest.fixture(scope="session")
def kills(request: pytest.FixtureRequest) -> int:
    """How often a server is killed while people play."""
    return int(request.config.getoption("--kills"))


@pytest.fixture(scope="session")
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew. Read what changed before you commit it."""
    return bool(request.config.getoption("--regenerate"))
