"""A thinker: one process that answers one question at a time. It starts with its first question."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import Any, TypeVar

from tablee.server.bots.worker import set_up

Answer = TypeVar("Answer")


class Thinker:
    """Its process may hang or die: then it is ended, and the next question starts another."""

    def __init__(self) -> None:
        self.process: ProcessPoolExecutor | None = None

    def ask(self, work: Callable[..., Answer], *question: Any) -> Future[Answer]:
        """Begin with a question; nothing else may be asked until it is answered."""
        if self.process is not None:
            try:
                return self.process.submit(work, *question)
            except BrokenExecutor:
                self.end()
        spawn = multiprocessing.get_context("spawn")
        self.process = ProcessPoolExecutor(1, mp_context=spawn, initializer=set_up)
        return self.process.submit(work, *question)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self.process is not None:
            running = list((self.process._processes or {}).values())
            self.process.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.kill()
            self.process = None
