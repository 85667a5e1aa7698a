"""The games: what they are, their drawings, their rules and lessons in words."""

import tomllib
from functools import cache
from typing import Any

from litestar import Response, Router
from litestar.params import FromPath

from tablee.bots import LEVELS
from tablee.engine.decision import TIMEOUT
from tablee.engine.game import Game
from tablee.engine.options import Option
from tablee.engine.refused import Refused
from tablee.games import face, load, sound
from tablee.lessons import Lesson, lessons
from tablee.server.http.routes import Asker, get
from tablee.server.speech import game_words
from tablee.server.wire.requests import GameInfo, LevelInfo, OptionInfo, RuleText, ValueInfo
from tablee.words import Words, words

PICTURES = ("board.svg", "pieces.svg", "poster.svg")


@get("/")
async def list_games(caller: Asker) -> list[GameInfo]:
    """Every game that can be played here, in the caller's language."""
    return [game_info(slug, caller.locale) for slug in sound()]


@get("/{slug:str}/art/{name:str}", media_type="image/svg+xml")
async def show_art(slug: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A drawing of a game: board.svg, pieces.svg or poster.svg."""
    file = face(load(slug)) / "art" / name
    if name not in PICTURES or not file.is_file():
        raise Refused("no-such-file", {"file": name[:100]})
    headers = {"cache-control": "public, max-age=3600"}
    return Response(file.read_bytes(), media_type="image/svg+xml", headers=headers)


@get("/{slug:str}/rules")
async def list_rules(slug: FromPath[str], caller: Asker) -> list[RuleText]:
    """The rules of a game in our own words."""
    return rules_of(slug, caller.locale)


@get("/{slug:str}/lessons")
async def list_lessons(slug: FromPath[str], caller: Asker) -> list[Lesson]:
    """The pages of a game's introduction."""
    return lessons(slug, caller.locale)


@cache
def game_info(slug: str, locale: str) -> GameInfo:
    game, speech, house = load(slug), game_words(slug, locale), words(locale)
    palette = palette_of(game)
    return GameInfo(
        slug=slug,
        title=speech.say("title"),
        tagline=speech.say("tagline"),
        description=speech.say("description"),
        seats=(game.seats[0], game.seats[-1]),
        minutes=(game.minutes[0], game.minutes[-1]),
        options=[option_info(option, speech) for option in game.options if option.asked],
        levels=[LevelInfo(level, house.say(f"bot-{level}")) for level in LEVELS],
        palette=palette,
        font=str(palette.get("display", "")),
        careers=game.careers,
        timed=TIMEOUT in game.moves.texts,
    )


def option_info(option: Option, speech: Words) -> OptionInfo:
    code = f"option-{option.name}"
    return OptionInfo(
        name=option.name,
        label=speech.say(code),
        note=speech.attribute(code, "note") if speech.has_attribute(code, "note") else "",
        each_seat=option.each_seat,
        distinct=option.distinct,
        or_seat=option.or_seat,
        values=[ValueInfo(value, speech.say(f"{code}-{str(value).lower()}")) for value in option.values],
        default=option.values[0],
    )


def palette_of(game: Game) -> dict[str, Any]:
    file = face(game) / "art" / "palette.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def rules_of(slug: str, locale: str) -> list[RuleText]:
    speech = game_words(slug, locale)
    return [
        RuleText(
            id=code.removeprefix("rule-"),
            title=speech.attribute(code, "title"),
            text=speech.say(code),
            section=speech.attribute(code, "section") if speech.has_attribute(code, "section") else "",
        )
        for code in speech.codes("rule-")
    ]


games_router = Router("/api/games", route_handlers=[list_games, show_art, list_rules, list_lessons], tags=["games"])
