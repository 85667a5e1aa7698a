"""`tablee arena`: bots against each other, and how often each wins."""

from typing import Annotated

import typer
from msgspec import to_builtins

import tablee
from tablee.bots import Budget
from tablee.cli.arguments import AsJson, Seats, Seed, Settings, Slug, Workers, like_level, settings_of, usual_seats
from tablee.cli.progress import bar
from tablee.cli.simulating import new_seed, shares, table
from tablee.cli.terminal import Terminal
from tablee.cli.usage import whole
from tablee.lab.arena import ArenaReport, run
from tablee.lab.pool import cores

Bots = Annotated[str, typer.Option("--bots", metavar="LEVEL[,LEVEL...]", autocompletion=like_level)]
Games = Annotated[int, typer.Option("--games", parser=whole("--games"), metavar="N")]
Millis = Annotated[int | None, typer.Option("--ms", parser=whole("--ms"), metavar="N")]
Iterations = Annotated[int | None, typer.Option("--iterations", parser=whole("--iterations"), metavar="N")]

THINKING = 1000  # milliseconds a move, when nobody says


def arena(
    ctx: typer.Context,
    slug: Slug,
    bots: Bots = "expert,simple,random",
    games: Games = 100,
    seats: Seats = None,
    ms: Millis = None,
    iterations: Iterations = None,
    seed: Seed = None,
    option: Settings = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    terminal: Terminal = ctx.obj
    game = tablee.game(slug)
    count = seats or usual_seats(game)
    options = settings_of(game, count, option)
    budget = Budget(iterations or 0, ms or (0 if iterations else THINKING))
    with bar(terminal, terminal.title(game), games) as progress:
        found = run(slug, bots.split(","), games, count, new_seed(seed), budget, options, workers or cores(), progress)
    if as_json:
        terminal.json(to_builtins(found))
    else:
        show(terminal, found)


def show(terminal: Terminal, found: ArenaReport) -> None:
    title = terminal.title(tablee.game(found.game))
    heading = terminal.say("arena-heading", title=title, games=found.games, seats=found.seats, seed=str(found.seed))
    terminal.write(heading, "bold")
    fair = [] if found.fair is None else [terminal.say("percent", value=terminal.number(100 * found.fair, 1))]
    columns = ("bot", "matches", "wins", "interval", *(["share"] if fair else []), "mean", "sigma")
    made = table(terminal, columns, left="bot", gap=1)
    for row in found.levels:
        score = [terminal.number(row.score.mean), terminal.number(row.score.sigma)]
        made.add_row(terminal.words.say(f"bot-{row.level}"), str(row.seats), *shares(terminal, row.wins), *fair, *score)
    terminal.out.print(made)
    if any(row.level == "expert" for row in found.levels):
        budget = found.budget
        terminal.write(terminal.say("arena-budget", ms=budget.milliseconds, iterations=budget.iterations))
