"""`tablee simulate`: many matches between bots, and what their scores, lengths and winners come to."""

import secrets
import time
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.table import Table

import tablee
from tablee.cli.arguments import AsJson, Seats, Seed, Settings, Slug, Workers, like_level, settings_of, usual_seats
from tablee.cli.progress import bar
from tablee.cli.terminal import Terminal
from tablee.cli.usage import Usage, whole
from tablee.engine.game import Game
from tablee.lab.measures import QUANTILES, Distribution, Share
from tablee.lab.pool import cores
from tablee.lab.report import SimulationReport, report
from tablee.lab.simulate import Plan
from tablee.lab.simulate import simulate as run

Games = Annotated[int, typer.Option("--games", parser=whole("--games"), metavar="N")]
Bots = Annotated[str, typer.Option("--bots", metavar="LEVEL[,LEVEL...]", autocompletion=like_level)]


def simulate(
    ctx: typer.Context,
    slug: Slug,
    games: Games = 1000,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = None,
    option: Settings = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    terminal: Terminal = ctx.obj
    game = tablee.game(slug)
    count = seats or usual_seats(game)
    options = game.settle(count, settings_of(game, count, option))
    plan = Plan(slug, games, count, levels_of(game, bots, count), new_seed(seed), options)
    began = time.perf_counter()
    with bar(terminal, terminal.title(game), games) as progress:
        tally = run(plan, workers or cores(), progress)
    seconds = time.perf_counter() - began
    found = report(plan, tally)
    if as_json:
        terminal.json(to_builtins(found))
        return
    show(terminal, found)
    decisions = sum(length * times for length, times in tally.decisions.items())
    terminal.note(terminal.say("simulate-time", seconds=f"{seconds:.1f}", speed=f"{decisions / seconds:,.0f}"))


def new_seed(seed: int | None) -> int:
    """The seed asked for, or a new one; it is always told, so that the same figures can be had again."""
    return secrets.randbits(32) if seed is None else seed


def levels_of(game: Game, text: str, seats: int) -> list[str]:
    """One level for every seat, or one for each."""
    levels = text.split(",")
    if len(levels) not in (1, seats):
        raise Usage("flag-value", {"flag": "--bots", "value": text, "expected": f"LEVEL, {seats} x LEVEL"})
    for level in levels:
        tablee.bot(game.slug, level)  # refuses one there is not, before any work begins
    return levels * seats if len(levels) == 1 else levels


def show(terminal: Terminal, found: SimulationReport) -> None:
    """The report as two tables: who won, then how scores and lengths spread."""
    game = tablee.game(found.game)
    facts = {"title": terminal.title(game), "games": found.games, "seats": len(found.seats), "seed": str(found.seed)}
    terminal.write(terminal.say("simulate-heading", **facts), "bold")
    winners = table(terminal, ("seat", "bot", "wins", "interval"), left="bot")
    for row in found.seats:
        winners.add_row(str(row.seat + 1), terminal.words.say(f"bot-{row.bot}"), *shares(terminal, row.wins))
    terminal.out.print(winners)
    if found.sides:
        sides = table(terminal, ("side", "wins", "interval"), left="side")
        for side in found.sides:
            seats = ", ".join(str(seat + 1) for seat in side.seats)
            sides.add_row(
                terminal.say("measure-side", seats=seats, count=len(side.seats)), *shares(terminal, side.wins)
            )
        terminal.out.print(sides)
    measures = table(terminal, ("measure", *SPREAD), left="measure")
    for row in found.seats:
        measures.add_row(terminal.say("measure-seat", seat=row.seat + 1), *numbers(terminal, row.score))
    alone = len(found.seats) == 1
    for name in ("decisions", "rounds") if alone else ("score", "best_score", "margin", "decisions", "rounds"):
        spread: Distribution | None = getattr(found, name)
        if spread is not None:
            measures.add_row(terminal.say(f"measure-{name}"), *numbers(terminal, spread))
    terminal.out.print(measures)
    if not alone:
        terminal.write(terminal.say("simulate-shared", shared=found.shared_victories))


SPREAD = ("mean", "sigma", "least", *(f"q{percent}" for percent in QUANTILES), "most")


def table(terminal: Terminal, columns: tuple[str, ...], left: str, gap: int = 2) -> Table:
    """A table of numbers with one column of names."""
    made = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))
    for column in columns:
        made.add_column(terminal.say(f"column-{column}"), justify="left" if column == left else "right", no_wrap=True)
    return made


def numbers(terminal: Terminal, spread: Distribution) -> list[str]:
    wholes = [spread.least, *spread.quantiles.values(), spread.most]
    return [terminal.number(spread.mean), terminal.number(spread.sigma), *map(str, wholes)]


def shares(terminal: Terminal, wins: Share) -> list[str]:
    """A rate and its interval, in percent."""
    low, high = terminal.number(100 * wins.low, 1), terminal.number(100 * wins.high, 1)
    return [terminal.say("percent", value=terminal.number(100 * wins.rate, 1)), f"{low} – {high}"]
