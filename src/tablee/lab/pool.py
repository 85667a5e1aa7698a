"""The pool: work done in pieces by as many processes as there are cores."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def leave_stopping_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the workers finish what they have and are then let go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """Every task's result, in the order they get done. One worker is this process itself.

    Tasks are taken as workers come free, so `tasks` may go on for ever: stop by leaving the loop.
    """
    if workers == 1:
        yield from map(work, tasks)
        return
    # Processes are started afresh: a fork of a process with threads (the progress bar's) may hang.
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=leave_stopping_to_the_parent) as pool:
        left = iter(tasks)
        running = {pool.submit(work, task) for task in islice(left, workers + 1)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(work, task) for task in islice(left, len(done))}
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
