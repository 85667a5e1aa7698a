"""Needs: the words without which a game cannot be put on a table."""

from pathlib import Path

from tablee.engine.game import Game
from tablee.words import LOCALES, Words


def needed(game: Game) -> set[str]:
    """The codes that tables, logs and lobbies will ask for."""
    codes = {"title", "tagline", "description"}
    for option in (each for each in game.options if each.asked):
        codes |= {f"option-{option.name}", f"option-{option.name}.note"}
        codes |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
    for kind in game.kinds:
        codes |= {f"{part}-{kind}" for part in ("kind", "prompt", "waiting", "coach")}
    return codes | {f"event-{code}" for code in game.events}


def lacking(game: Game, texts: tuple[Path, ...]) -> str | None:
    """A file that cannot be read and why, or one with the first words that it lacks; None when all is there."""
    for locale in LOCALES:
        try:
            speech = Words(locale, texts)
        except (OSError, ValueError) as error:
            return str(error)
        for code in sorted(needed(game)):
            message, _, attribute = code.partition(".")
            if not (speech.has_attribute(message, attribute) if attribute else speech.has(message)):
                return f"{texts[-1] / locale}.ftl: {code}"
    return None
