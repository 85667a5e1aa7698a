"""Arguments: the ones several commands share, and what they stand for."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.usage import Usage, whole
from tablee.engine.game import Game
from tablee.engine.options import Option
from tablee.games import load, slugs
from tablee.words import LOCALES

SEEDS = 2**64


def like_game(incomplete: str) -> list[str]:
    return [slug for slug in slugs() if slug.startswith(incomplete)]


def like_locale(incomplete: str) -> list[str]:
    return [locale for locale in LOCALES if locale.startswith(incomplete)]


def like_level(incomplete: str) -> list[str]:
    from tablee.bots import LEVELS

    start, comma, last = incomplete.rpartition(",")
    return [start + comma + level for level in LEVELS if level.startswith(last)]


def like_option(ctx: typer.Context, incomplete: str) -> list[str]:
    """Completes `--option` with the options and values of the game named before it."""
    named = [slug for slug in (ctx.params.get("slug"), *ctx.args) if slug in slugs()]
    if not named:
        return []
    texts = [f"{option.name}={value}" for option in load(named[0]).options for value in value_texts(option)]
    return [text for text in texts if text.startswith(incomplete)]


Slug = Annotated[str, typer.Argument(metavar="GAME", autocompletion=like_game)]
AnySlug = Annotated[str | None, typer.Argument(metavar="[GAME]", autocompletion=like_game)]
Seats = Annotated[int | None, typer.Option("--seats", parser=whole("--seats"), metavar="K")]
Seed = Annotated[int | None, typer.Option("--seed", parser=whole("--seed", 0, SEEDS - 1), metavar="S")]
Settings = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", autocompletion=like_option)]
Workers = Annotated[int | None, typer.Option("--workers", parser=whole("--workers"), metavar="N")]
AsJson = Annotated[bool, typer.Option("--json")]
JournalFile = Annotated[Path, typer.Argument(metavar="FILE")]


def usual_seats(game: Game) -> int:
    """How many play when nobody says: four, or as near as the game comes."""
    return min(max(4, game.seats[0]), game.seats[-1])


def settings_of(game: Game, seats: int, given: list[str] | None) -> dict[str, object]:
    """Options from `name=value` texts, each value read as the kind the option has; refuses what the game does."""
    game.settle(seats, {})  # a wrong number of seats is said before a wrong option
    known = {option.name: option for option in game.options}
    settings: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Usage("flag-value", {"flag": "--option", "value": text, "expected": "NAME=VALUE"})
        settings[name] = read_value(known[name], value, seats) if name in known else value
    game.settle(seats, settings)
    return settings


def read_value(option: Option, text: str, seats: int) -> object:
    """A value as typed: one of the option's, a list of them by commas, or the text itself when it is none."""
    if option.each_seat:
        return [one_value(option, part, seats) for part in text.split(",")]
    return one_value(option, text, seats)


def one_value(option: Option, text: str, seats: int) -> object:
    for value in option.allowed(seats):
        if str(value).lower() == text.lower():
            return value
    return text


def value_texts(option: Option) -> list[str]:
    """The values of an option as they are typed."""
    return [str(value).lower() for value in option.values]
