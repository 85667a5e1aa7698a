"""`tablee fuzz`: random matches in search of anything that goes wrong, and a journal for each thing found."""

import time
from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.status import Status

import tablee
from tablee.cli import journal_files
from tablee.cli.arguments import AsJson, Seed, Slug, Workers
from tablee.cli.progress import bar
from tablee.cli.simulating import new_seed
from tablee.cli.terminal import Terminal
from tablee.cli.usage import Usage, whole
from tablee.lab.fuzz import Failure, Findings, fuzz_for, fuzz_games
from tablee.lab.pool import cores

Seconds = Annotated[int | None, typer.Option("--seconds", parser=whole("--seconds"), metavar="N")]
Games = Annotated[int | None, typer.Option("--games", parser=whole("--games"), metavar="N")]
Folder = Annotated[Path, typer.Option("--out", metavar="FOLDER")]

KEPT = 20  # journals written at most: the same bug tends to come up again and again


def fuzz(
    ctx: typer.Context,
    slug: Slug,
    seconds: Seconds = None,
    games: Games = None,
    seed: Seed = None,
    workers: Workers = None,
    out: Folder = Path(),
    as_json: AsJson = False,
) -> None:
    terminal: Terminal = ctx.obj
    game = tablee.game(slug)
    if seconds is not None and games is not None:
        raise Usage("flags-together", {"flags": ["--seconds", "--games"]})
    began, start = time.perf_counter(), new_seed(seed)
    if games is not None:
        with bar(terminal, terminal.title(game), games) as progress:
            found = fuzz_games(slug, games, start, workers or cores(), lambda part: progress(part.matches))
    else:
        with Status(terminal.title(game), console=terminal.err) as status:
            found = fuzz_for(
                slug,
                seconds or 30,
                start,
                workers or cores(),
                lambda part: status.update(progress_line(terminal, part)),
            )
    written = [write(out, slug, failure) for failure in found.failures[:KEPT]]
    if as_json:
        terminal.json(as_answer(slug, start, found, written))
    else:
        spent = f"{time.perf_counter() - began:.1f}"
        terminal.write(terminal.say("fuzz-played", **counts(found), seconds=spent, seed=str(start)))
        for failure, file in zip(found.failures, written, strict=False):
            facts = {"law": failure.law, "step": failure.step, "seats": failure.seats, "file": str(file)}
            terminal.write(terminal.say("fuzz-failure", **facts))
        terminal.write(terminal.say("fuzz-result", failures=len(found.failures)))
    if found.failures:
        raise typer.Exit(1)


def counts(found: Findings) -> dict[str, int]:
    return {"matches": found.matches, "thorough": found.thorough, "decisions": found.decisions}


def progress_line(terminal: Terminal, found: Findings) -> str:
    return terminal.say("fuzz-so-far", matches=found.matches, failures=len(found.failures))


def write(folder: Path, slug: str, failure: Failure) -> Path:
    """A journal that leads to the failure, with what went wrong beside it."""
    file = folder / f"fuzz-{slug}-{failure.seed}.json"
    about = {name: value for name, value in to_builtins(failure).items() if name != "journal"}
    journal_files.write({**failure.journal, "failure": about}, file)
    return file


def as_answer(slug: str, seed: int, found: Findings, written: list[Path]) -> dict[str, object]:
    failures = [
        {
            "law": failure.law,
            "seen": failure.seen,
            "seed": failure.seed,
            "seats": failure.seats,
            "options": failure.options,
            "step": failure.step,
            "journal": str(file),
        }
        for failure, file in zip(found.failures, written, strict=False)
    ]
    return {"format": "tablee-fuzz-1", "game": slug, "seed": seed, **counts(found), "failures": failures}
