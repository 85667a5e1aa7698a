"""A server as people start it, its bots without delay, and browsers that visit it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.processes import Process

if TYPE_CHECKING:  # most runs have no browser and need not load what drives it
    from playwright.sync_api import Browser
    from tests.browser.visitor import Visitor


@pytest.fixture(scope="session")
def chromium() -> "Iterator[Browser]":
    from playwright.sync_api import sync_playwright
    from tests.browser.chromium import start

    with sync_playwright() as playwright, closing(start(playwright)) as running:
        yield running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with Process(f"sqlite:///{folder / 'tables.sqlite'}") as running:
        yield running


@pytest.fixture
def visit(chromium: "Browser", house: Process) -> "Iterator[Callable[..., Visitor]]":
    """New visitors, each with a browser of their own; see `Visitor` for what can be wished of it."""
    from tests.browser.visitor import Visitor

    with ExitStack() as visits:
        yield lambda **wishes: visits.enter_context(closing(Visitor(chromium, house.address, **wishes)))
