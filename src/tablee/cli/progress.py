"""Progress: a bar on stderr while a long command works."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli.terminal import Terminal


@contextmanager
def bar(terminal: Terminal, label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many are done so far. It is shown to people only, and gone when all is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal)
    with shown:
        task = shown.add_task(label, total=total)
        yield lambda done: shown.update(task, completed=done)
