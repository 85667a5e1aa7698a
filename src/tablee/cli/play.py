"""`tablee play`: a match in the terminal, one person against bots."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

import tablee
from tablee.bots import make
from tablee.cli.arguments import Seats, Seed, Settings, Slug, like_level, settings_of, usual_seats
from tablee.cli.journal_files import new_file, replayed
from tablee.cli.sitting import Leaving, Sitting
from tablee.cli.terminal import Terminal
from tablee.cli.usage import Usage
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.sentences import seat_names

PERSON = 0  # the seat of the person
PACES: dict[str, float | None] = {"1": 1.0, "1.5": 1.5, "2": 2.0, "5": 5.0, "off": None}

Levels = Annotated[str, typer.Option("--level", metavar="LEVEL[,LEVEL...]", autocompletion=like_level)]
Name = Annotated[str | None, typer.Option("--name", metavar="NAME")]
Keep = Annotated[Path | None, typer.Option("--journal", metavar="FILE")]
Pace = Annotated[str, typer.Option("--time", metavar="|".join(PACES))]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE")]


def play(
    ctx: typer.Context,
    slug: Slug,
    seats: Seats = None,
    level: Levels = "simple",
    name: Name = None,
    seed: Seed = None,
    option: Settings = None,
    journal: Keep = None,
    resume: Resume = None,
    pace: Pace = "1",
) -> None:
    terminal: Terminal = ctx.obj
    game = tablee.game(slug)
    if pace not in PACES:
        raise Usage("flag-value", {"flag": "--time", "value": pace, "expected": ", ".join(PACES)})
    if resume is not None:
        match = resumed(game, resume)
    else:
        count = seats or usual_seats(game)
        match = game.start(count, seed, settings_of(game, count, option))
    levels = levels_by_seat(level, match.seats)
    bots = {seat: make(game, levels[seat], luck_of(seed, seat)) for seat in range(match.seats) if seat != PERSON}
    file = journal or resume or new_file(slug, datetime.now())
    sitting = Sitting(terminal, match, bots, names_by_seat(terminal, levels, name), file, PACES[pace])
    terminal.write(terminal.title(game), "bold")
    terminal.write(terminal.say("play-welcome"))
    try:
        sitting.play()
    except (Leaving, KeyboardInterrupt):
        terminal.write("")
    terminal.write(terminal.say("play-saved", file=str(file)))


def luck_of(seed: int | None, seat: int) -> int | None:
    """The seed of a bot's own luck: the same match asks for the same bots."""
    return None if seed is None else seed << 8 | seat


def resumed(game: Game, file: Path) -> Match:
    """The unfinished match of a journal, to go on with."""
    match = replayed(file)
    if match.game.slug != game.slug:
        raise Refused("wrong-field", {"field": "game", "got": match.game.slug, "expected": game.slug})
    return match


def levels_by_seat(text: str, seats: int) -> list[str]:
    """One level for all bots, or one for each: the person's seat takes none."""
    levels = text.split(",")
    if len(levels) not in (1, seats - 1):
        expected = "LEVEL" if seats < 3 else f"LEVEL, {seats - 1} x LEVEL"
        raise Usage("flag-value", {"flag": "--level", "value": text, "expected": expected})
    return ["", *(levels if len(levels) > 1 else levels * (seats - 1))]


def names_by_seat(terminal: Terminal, levels: list[str], name: str | None) -> list[str]:
    """The person by name; a bot by its level and seat."""
    person = name or seat_names(1, terminal.locale)[PERSON]
    bots = [
        terminal.say("bot-name", level=terminal.words.say(f"bot-{levels[seat]}"), number=seat + 1)
        for seat in range(1, len(levels))
    ]
    return [person, *bots]
