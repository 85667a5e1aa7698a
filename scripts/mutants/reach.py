"""Reach: which tests get to which line of the sources, and how long each test takes."""

import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import msgspec
import pytest

LOADING = ""  # what runs while modules are loaded belongs to no test


class Reach(msgspec.Struct):
    """A run of all tests on the sources as they are."""

    seconds: dict[str, float]  # of each test, the quickest first
    tests: dict[str, dict[int, list[str]]]  # by source and line; loading is a test without a name

    def order(self, source: Path, lines: range) -> list[str]:
        """The tests in the order in which they are likely to notice a change; nothing if none gets there.

        First those that get to these lines. What also runs while modules are loaded may show anywhere: then those
        that get to anything of the source. The others come last, because what one test leaves in a cache another uses.
        """
        by_line = self.tests.get(str(source), {})
        here = {test for line in lines for test in by_line.get(line, [])}
        if not here:
            return []
        near = {test for tests in by_line.values() for test in tests}
        return sorted(self.seconds, key=lambda test: (test not in here, test not in near))


class Watch:
    """A plug-in for pytest that tells the coverage which test runs, and times it."""

    def __init__(self, cover: coverage.Coverage) -> None:
        self.cover = cover
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.cover.switch_context(item.nodeid)
        started = time.monotonic()
        result = yield
        self.seconds[item.nodeid] = time.monotonic() - started
        self.cover.switch_context(LOADING)
        return result


def survey(settings: list[str], tests: Path, sources: list[Path], kept: Path) -> int:
    """Run the tests, keep what they reach in the sources; give what pytest gave."""
    cover = coverage.Coverage(data_file=None, include=list(map(str, sources)), config_file=False)
    watch = Watch(cover)
    cover.start()
    status = pytest.main([*settings, str(tests)], plugins=[watch])
    cover.stop()
    data = cover.get_data()
    reached = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
    seconds = dict(sorted(watch.seconds.items(), key=lambda pair: pair[1]))
    kept.write_bytes(msgspec.json.encode(Reach(seconds, reached)))
    return int(status)
