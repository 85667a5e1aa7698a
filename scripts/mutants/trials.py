"""Trials: a process of its own for every mutant, in which the tests of the game run until one fails."""

import importlib.machinery
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from mutants.changes import Change, broken

MEMORY = 3 << 30  # bytes that a mutant may take before it counts as noticed
PATIENCE = 20.0  # seconds of computing for all that is not a test
OVERLOOKED, NOTICED = 0, 1


class Mutant:
    """A change in a source of the game."""

    def __init__(self, source: Path, module: str, change: Change) -> None:
        self.source = source
        self.module = module
        self.change = change


class Planted(MetaPathFinder):
    """Finds one module, and gives its code with the change."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.mutant.module:
            return None
        return spec_from_file_location(name, self.mutant.source, loader=Planting(self.mutant))


class Planting(importlib.machinery.SourceFileLoader):
    """Loads the changed code instead of the file's."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.source))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        tree = broken(self.mutant.source.read_text(encoding="utf-8"), self.mutant.change.ordinal)
        code = compile(tree, self.path, "exec", dont_inherit=True)
        assert isinstance(code, CodeType)
        return code


class Hurry:
    """A plug-in for pytest: the likeliest tests first, and each may take no more than a few times its usual time.

    When that time is up, the process ends. It is time of computing, so that a busy machine makes no difference.
    """

    def __init__(self, tests: list[str], seconds: dict[str, float]) -> None:
        self.place = {test: place for place, test in enumerate(tests)}
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.place[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_PROF, 1 + 10 * self.seconds[item.nodeid])
        result = yield
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        return result


def trial(mutant: Mutant, tests: list[str], seconds: dict[str, float], settings: list[str]) -> int:
    """Run tests on a mutant, in this order."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    sys.meta_path.insert(0, Planted(mutant))
    status = pytest.main(["-x", *settings, *tests], plugins=[Hurry(tests, seconds)])
    return OVERLOOKED if status == pytest.ExitCode.OK else NOTICED


def apart(work: Callable[[], int]) -> int:
    """Do something in a process of its own, silently; gives the number of that process."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    status = NOTICED
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        status = work()
    finally:
        os._exit(status)


def wait() -> tuple[int, int]:
    """The next process that ends, and what it came to; one that was ended has noticed something."""
    child, status = os.wait()
    return child, os.WEXITSTATUS(status) if os.WIFEXITED(status) else NOTICED
