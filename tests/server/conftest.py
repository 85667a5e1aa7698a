"""Servers and browsers for the tests of the server."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from tests.server.serving import Running
from tests.server.visitors import Browser

from tablee.server import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, without waits and throttles."""
    folder: Path = tmp_path_factory.mktemp("server")
    running = Running(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", pace=0, throttle=False, workers=1))
    yield running
    running.stop()


@pytest.fixture
def browser(server: Running) -> Iterator[Callable[[], Browser]]:
    """New browsers that visit the server, each with cookies of its own."""
    with ExitStack() as visits:
        yield lambda: visits.enter_context(closing(Browser(server.address)))
