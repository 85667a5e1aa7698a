"""Sentences: events and refusals as a person reads them, with seats spoken of by name."""

from tablee.engine.events import Event, Fact
from tablee.engine.game import Game
from tablee.engine.refused import Refused
from tablee.games import face, load
from tablee.words import Words, words

SEATS = ("seat", "target")  # facts that are seats


def game_words(game: Game, locale: str) -> Words:
    """The sentences of a game, over those of the house."""
    return words(locale, face(game))


def seat_names(seats: int, locale: str) -> list[str]:
    """What seats are called when nobody has a name."""
    house = words(locale)
    return [house.say("seat-name", {"number": seat + 1}) for seat in range(seats)]


def event_sentence(event: Event, speech: Words, names: list[str]) -> str:
    """The log's sentence for an event, in the form it has."""
    return speech.say(f"event-{event.code}", named(event.facts, names))


def refusal_sentence(refused: Refused, speech: Words, names: list[str] | None = None) -> str:
    """The sentence that answers a request that is not allowed. What only a game refuses, its own words say."""
    code, game = f"refused-{refused.code}", refused.facts.get("game")
    if not speech.has(code) and isinstance(game, str):
        speech = game_words(load(game), speech.locale)
    return speech.say(code, named(refused.facts, names or seat_names(16, speech.locale)))


def named(facts: dict[str, Fact], names: list[str]) -> dict[str, object]:
    """Facts with players' names for their seats."""
    return {
        name: names[value] if name in SEATS and isinstance(value, int) and 0 <= value < len(names) else value
        for name, value in facts.items()
    }
