"""`tablee bench`: decisions per second, compiled and interpreted in the same run."""

from typing import Annotated

import typer
from msgspec import to_builtins

import tablee
from tablee.cli.arguments import AsJson, like_game
from tablee.cli.progress import bar
from tablee.cli.simulating import table
from tablee.cli.terminal import Terminal
from tablee.cli.usage import whole
from tablee.games import slugs
from tablee.lab.bench import BenchReport, Pace, row_count
from tablee.lab.bench import bench as run

OneGame = Annotated[str | None, typer.Argument(metavar="[GAME]", autocompletion=like_game)]
Rounds = Annotated[int, typer.Option("--rounds", parser=whole("--rounds"), metavar="N")]
Millis = Annotated[int, typer.Option("--ms", parser=whole("--ms"), metavar="N")]


def bench(
    ctx: typer.Context, slug: OneGame = None, rounds: Rounds = 5, ms: Millis = 150, as_json: AsJson = False
) -> None:
    terminal: Terminal = ctx.obj
    games = [tablee.game(slug).slug] if slug else list(slugs())
    with bar(terminal, terminal.say("bench"), row_count(games)) as progress:
        found = run(games, rounds, ms / 1000, progress)
    if as_json:
        terminal.json(to_builtins(found))
        return
    show(terminal, found)


def show(terminal: Terminal, found: BenchReport) -> None:
    made = table(terminal, COLUMNS, left="game", gap=1)
    for row in found.rows:
        ratio = row.random.ratio()
        made.add_row(
            row.game,
            str(row.seats),
            "–" if row.random.compiled is None else terminal.number(row.random.compiled / 1000, 1),
            terminal.number(row.random.interpreted / 1000, 1),
            "–" if ratio is None else terminal.number(ratio, 1),
            terminal.number(row.random.best() / row.copying.best()),
            micros(terminal, row.copy),
            micros(terminal, row.imagine),
            f"{row.expert.best():.0f}",
        )
    terminal.out.print(made)
    terminal.write(terminal.say("bench-note", rounds=found.rounds, python=found.python))
    if found.rows and found.rows[0].random.compiled is None:
        terminal.write(terminal.say("bench-interpreted"))


COLUMNS = ("game", "seats", "compiled", "interpreted", "ratio", "copying", "copy", "imagine", "expert")


def micros(terminal: Terminal, pace: Pace) -> str:
    """What one takes, in microseconds."""
    return terminal.number(1e6 / pace.best())
