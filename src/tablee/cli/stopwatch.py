"""A stopwatch for trials in the terminal, and the beat of a gallery for those who only read."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.cli.answering import Answering
from tablee.cli.shooting import Shooting, is_beat
from tablee.cli.terminal import Terminal

BEAT = "\a·"  # terminals sound the first, if that is wanted


def milliseconds() -> float:
    """A clock that only goes forward."""
    return time.monotonic() * 1000


@contextmanager
def beating(terminal: Terminal, answering: Answering) -> Iterator[None]:
    """While a person shoots, a beat whenever the sway passes the middle."""
    if not isinstance(answering, Shooting) or not terminal.is_interactive():
        yield
        return
    over = threading.Event()
    drummer = threading.Thread(target=drum, args=(terminal, answering, over), daemon=True)
    drummer.start()
    try:
        yield
    finally:
        over.set()
        drummer.join()


def drum(terminal: Terminal, shooting: Shooting, over: threading.Event) -> None:
    tick = 0
    while not over.wait(shooting.beat / 1000) and not shooting.is_over():
        passed, tick = range(tick, shooting.ticks()), shooting.ticks()
        if any(is_beat(shooting.launcher, each) for each in passed):
            terminal.err.out(BEAT, end="")
