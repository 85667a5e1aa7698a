"""A server as people start it, its bots without delay, and browsers that visit it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser import chromium
from tests.browser.visitor import Visitor
from tests.server.processes import Process


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, closing(chromium.start(playwright)) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with Process(f"sqlite:///{folder / 'tables.sqlite'}") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Process) -> Iterator[Callable[..., Visitor]]:
    """New visitors, each with a browser of their own; see `Visitor` for what can be wished of it."""
    with ExitStack() as visits:
        yield lambda **wishes: visits.enter_context(closing(Visitor(browser, server.address, **wishes)))
