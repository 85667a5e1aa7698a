"""Lines: events as sentences of the log, in a viewer's language, with the rules behind them."""

import tomllib
from functools import cache, lru_cache

from tablee import sentences
from tablee.engine.events import Event
from tablee.games import folder, load
from tablee.server.course import Entry
from tablee.server.messages import Line, Told
from tablee.words import Words


def told(entry: Entry, seat: int | None) -> list[Event]:
    """The events of a row as this seat may know them; None is a spectator."""
    forms = (event.told_to(seat) for event in entry.events)
    return [event for event in forms if event is not None]


def as_told(events: list[Event]) -> list[Told]:
    return [Told(event.code, dict(event.facts)) for event in events]


def lines_of(entry: Entry, game: str, seat: int | None, locale: str, names: list[str]) -> list[Line]:
    """What a row adds to this viewer's log."""
    return [line(entry, event, game, locale, names) for event in told(entry, seat)]


def line(entry: Entry, event: Event, game: str, locale: str, names: list[str]) -> Line:
    facts = tuple(
        (name, ", ".join(map(str, value)) if isinstance(value, list) else value)
        for name, value in sentences.named(event.facts, names).items()
    )
    about = event.facts.get("seat")
    return Line(
        entry.n,
        _sentence(game, locale, event.code, facts),
        event_rules(game).get(event.code, []),
        about if isinstance(about, int) else None,
        entry.undone,
    )


@lru_cache(8192)
def _sentence(game: str, locale: str, code: str, facts: tuple[tuple[str, object], ...]) -> str:
    return game_words(game, locale).say(f"event-{code}", dict(facts))


@cache
def event_rules(game: str) -> dict[str, list[str]]:
    """The rules behind each event of a game, from its data."""
    file = folder(load(game)) / "data" / "codes.toml"
    if not file.is_file():
        return {}
    events = tomllib.loads(file.read_text(encoding="utf-8")).get("events", {})
    return {code: list(rules) for code, rules in events.items()}


def game_words(game: str, locale: str) -> Words:
    """The sentences of a game."""
    return sentences.game_words(load(game), locale)
