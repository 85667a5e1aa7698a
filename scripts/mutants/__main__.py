"""`make mutants`: how many small changes to the rules of a game its tests notice, and which they do not."""

import argparse
import os
import random
import sys
import tempfile
import time
from functools import partial
from importlib import import_module
from pathlib import Path

import msgspec

from mutants.changes import changes
from mutants.reach import Reach, survey
from mutants.trials import OVERLOOKED, Mutant, apart, trial, wait

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src/tablee/games"
DATA = {"__init__", "content"}  # these meet data files: what they read has laws of its own
MADE = "by `make "  # in the first line of a file that a command writes
FIRST = 12  # how many tests are tried before all are
SETTINGS = ["-q", "-m", "not slow and not browser", "-p", "no:cacheprovider", "-p", "pytest_timeout"]
IN_MEMORY = (
    "tablee.games.content",
    "tablee.sentences",
    "tablee.engine.match",
    "tablee.engine.playout",
    "tablee.bots",
    "pytest_timeout",
)


def main() -> int:
    """List what the tests overlook; fail when that is too much."""
    given = arguments()
    folder = GAMES / given.game.replace("-", "_")
    files = sources(folder, given.files)
    mutants = [Mutant(file, module_of(file), change) for file in files for change in changes(file.read_text("utf-8"))]
    chosen = (
        mutants if given.sample == 0 else random.Random(given.seed).sample(mutants, min(given.sample, len(mutants)))
    )
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading them takes longer than most trials
    for module in IN_MEMORY:
        import_module(module)
    started = time.monotonic()
    survivors = overlooked(chosen, surveyed(folder / "tests", files), given.jobs)
    for mutant in sorted(survivors, key=lambda each: (each.source, each.change.line)):
        where = f"{mutant.source.relative_to(ROOT)}:{mutant.change.line}"
        print(f"{where}: {mutant.change.text}{survivors[mutant]}")
    share = 100 * (1 - len(survivors) / len(chosen))
    print(
        f"{given.game}: {len(chosen) - len(survivors)} of {len(chosen)} mutants died, {share:.1f} %"
        f" ({len(mutants)} could be made; {time.monotonic() - started:.0f} s)"
    )
    return 0 if share >= given.least else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("files", nargs="*", default=["rules/*.py"], help="which sources, seen from the game's folder")
    parser.add_argument("--sample", type=int, default=200, help="how many mutants; 0 for all")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--least", type=float, default=95, help="the share in percent that must die")
    return parser.parse_args()


def sources(folder: Path, patterns: list[str]) -> list[Path]:
    """The files to break: none that meet data, none that are made from others."""
    named = sorted({file for pattern in patterns for file in folder.glob(pattern)})
    found = [file for file in named if file.stem not in DATA and MADE not in file.read_text("utf-8").partition("\n")[0]]
    if not found:
        raise SystemExit(f"no source to break in {folder.relative_to(ROOT)} is called {' or '.join(patterns)}")
    return found


def module_of(source: Path) -> str:
    return ".".join(source.relative_to(ROOT / "src").with_suffix("").parts)


def surveyed(tests: Path, files: list[Path]) -> Reach:
    """What the tests reach in the sources as they are."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder, "reach")
        apart(lambda: survey(SETTINGS, tests, files, kept))
        if wait()[1] != OVERLOOKED:
            raise SystemExit(f"before anything is broken, tests fail: pytest {tests.relative_to(ROOT)}")
        return msgspec.json.decode(kept.read_bytes(), type=Reach)


def overlooked(mutants: list[Mutant], reach: Reach, jobs: int) -> dict[Mutant, str]:
    """The mutants that no test notices, and what more is to be said of each.

    The likeliest tests go first, because loading all of them takes its time; then all.
    """
    survivors: dict[Mutant, str] = {}
    running: dict[int, tuple[Mutant, list[str], int]] = {}
    waiting = [(mutant, reach.order(mutant.source, mutant.change.lines), FIRST) for mutant in reversed(mutants)]
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant, tests, many = waiting.pop()
            if tests:
                chosen = tests[:many]
                running[apart(partial(trial, mutant, chosen, reach.seconds, SETTINGS))] = mutant, tests, many
            else:
                survivors[mutant] = " (no test gets there)"
        if running:
            child, status = wait()
            mutant, tests, many = running.pop(child)
            if status == OVERLOOKED and many < len(tests):
                waiting.append((mutant, tests, len(tests)))
            elif status == OVERLOOKED:
                survivors[mutant] = ""
        if sys.stderr.isatty():
            done = len(mutants) - len(waiting) - len(running)
            print(f"\r{done} of {len(mutants)}, {len(survivors)} alive ", end="", file=sys.stderr, flush=True)
    return survivors


if __name__ == "__main__":
    sys.exit(main())
