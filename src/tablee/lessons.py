"""Lessons: the pages of a game's introduction, each with an illustration; words and drawings are the game's own.

`art/lessons.toml` says what that shows; a page that it does not name has none.
"""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from tablee.engine.game import Game
from tablee.games import face, load
from tablee.sentences import game_words
from tablee.words import Words


class Figure(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A symbol of the game's `pieces.svg`, in a colour of its palette.

    `slots` fills its texts (elements with `data-slot`), with codes of the game's words or as they are. `place` is where
    it stands on the board; without one, it stands beside the others.
    """

    art: str
    place: str = ""
    colour: str = ""
    slots: dict[str, str] = field(default_factory=dict)


class Illustration(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The part of the board where these places are, with figures on it; without places, figures in a row."""

    around: list[str] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)


class Lesson(Struct, frozen=True):
    """A page of the guided introduction."""

    title: str
    text: str
    illustration: Illustration | None


@cache
def lessons(slug: str, locale: str) -> list[Lesson]:
    """The pages of a game's introduction, in order."""
    words, shown = game_words(load(slug), locale), illustrations(load(slug))
    return [
        Lesson(words.attribute(code, "title"), words.say(code), lettered(shown[code], words) if code in shown else None)
        for code in words.codes("lesson-")
    ]


def lettered(illustration: Illustration, words: Words) -> Illustration:
    """An illustration with its texts in words."""
    figures = [
        replace(
            figure, slots={name: words.say(text) if words.has(text) else text for name, text in figure.slots.items()}
        )
        for figure in illustration.figures
    ]
    return replace(illustration, figures=figures)


def illustrations(game: Game) -> dict[str, Illustration]:
    """The illustrations by the codes of their pages."""
    file = file_of(game)
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Illustration]) if file.is_file() else {}


def file_of(game: Game) -> Path:
    return face(game) / "art" / "lessons.toml"
