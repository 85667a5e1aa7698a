"""The benchmark: both builds measured in turn, the best of several short rounds kept, because machines are noisy."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from tablee.games import load
from tablee.lab.builds import Build, builds

FORMAT = "tablee-bench-1"


class Pace(Struct, frozen=True):
    """How often a second of processor time one build does something, in its best round."""

    compiled: float | None
    interpreted: float

    def ratio(self) -> float | None:
        return None if self.compiled is None else self.compiled / self.interpreted

    def best(self) -> float:
        return self.interpreted if self.compiled is None else self.compiled


class Row(Struct, frozen=True):
    """One game with so many seats: decisions of random play, the same with a copy before every move, copies and
    imagined states, and the expert's full playouts from the first decision."""

    game: str
    seats: int
    random: Pace
    copying: Pace
    copy: Pace
    imagine: Pace
    expert: Pace


class BenchReport(Struct, frozen=True):
    format: str
    python: str
    rounds: int
    seconds: float
    rows: list[Row]


def bench(games: list[str], rounds: int, seconds: float, progress: Callable[[int], None]) -> BenchReport:
    """Measure these games; `progress` is told how many rows are done."""
    rows: list[Row] = []
    with TemporaryDirectory() as folder, ExitStack() as stack:
        compiled, interpreted = builds(Path(folder))
        for build in (compiled, interpreted):
            if build is not None:
                stack.enter_context(build)
        for game in games:
            for seats in load(game).seats:
                rows.append(Row(game, seats, **paces(compiled, interpreted, game, seats, rounds, seconds)))
                progress(len(rows))
        return BenchReport(FORMAT, interpreted.python, rounds, seconds, rows)


MEASURED = ("random", "copying", "copy", "imagine", "expert")


def paces(
    compiled: Build | None, interpreted: Build, game: str, seats: int, rounds: int, seconds: float
) -> dict[str, Pace]:
    """The best of several rounds; builds and measures take turns, so that a busy moment hits all of them."""
    fast: dict[str, float] = {}
    slow: dict[str, float] = {}
    for _ in range(rounds):
        for what in MEASURED:
            if compiled is not None:
                fast[what] = max(fast.get(what, 0.0), compiled.measure(what, game, seats, seconds))
            slow[what] = max(slow.get(what, 0.0), interpreted.measure(what, game, seats, seconds))
    return {what: Pace(fast.get(what), slow[what]) for what in MEASURED}


def row_count(games: list[str]) -> int:
    return sum(len(load(game).seats) for game in games)
