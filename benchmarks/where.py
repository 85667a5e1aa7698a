"""Where the time of random play goes: `python benchmarks/where.py [GAME] [SEATS]`, on whichever build is found first.

For each kind of decision: how often it comes up, and the nanoseconds that finding a random move and applying it take.
Medians, because the machine does other things too; the clock's own cost, measured first, is taken off.
"""

import sys
import time
from collections import defaultdict
from statistics import median

from rich.console import Console
from rich.table import Table

import tablee
from tablee.lab.speed import fresh, is_compiled

MATCHES = 300
PARTS = ("pending", "move", "apply")
Times = dict[str, dict[str, list[int]]]  # by kind and part


def clock_cost() -> int:
    """What reading the clock twice costs."""
    return min(-time.perf_counter_ns() + time.perf_counter_ns() for _ in range(10_000))


def measured(slug: str, seats: int) -> Times:
    """The nanoseconds that every decision of some matches took, part by part."""
    game = tablee.game(slug)
    options = game.settle(seats, {})
    cost = clock_cost()
    times: Times = defaultdict(lambda: {part: [] for part in PARTS})
    for number in range(MATCHES):
        state, rng = fresh(game, seats, options, number)
        while True:
            start = time.perf_counter_ns()
            pending = state.pending()
            asked = time.perf_counter_ns()
            if not pending:
                break
            seat, of_kind = pending[0], times[state.kind(pending[0])]
            before = time.perf_counter_ns()
            move = state.random_move(seat, rng)
            chosen = time.perf_counter_ns()
            state.apply(seat, move)
            applied = time.perf_counter_ns()
            of_kind["pending"].append(asked - start - cost)
            of_kind["move"].append(chosen - before - cost)
            of_kind["apply"].append(applied - chosen - cost)
    return times


def main(slug: str = "loch-ness", seats: str = "4") -> None:
    times = measured(slug, int(seats))
    often = {kind: len(parts["apply"]) for kind, parts in times.items()}
    each = {kind: [median(parts[part]) for part in PARTS] for kind, parts in times.items()}
    whole = sum(often[kind] * sum(each[kind]) for kind in times)
    decisions = sum(often.values())
    table = Table(box=None, pad_edge=False)
    for heading in ("decision", "of decisions", *(f"{part} ns" for part in PARTS), "of time"):
        table.add_column(heading, justify="left" if heading == "decision" else "right", no_wrap=True)
    for kind in sorted(times, key=lambda kind: -often[kind] * sum(each[kind])):
        of_time = often[kind] * sum(each[kind]) / whole
        numbers = [f"{part:.0f}" for part in each[kind]]
        table.add_row(kind, f"{100 * often[kind] / decisions:.1f} %", *numbers, f"{100 * of_time:.1f} %")
    build = "compiled" if is_compiled() else "interpreted"
    Console().print(f"{slug}, {seats} seats, {build}: {whole / decisions:.0f} ns per decision", table, sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
