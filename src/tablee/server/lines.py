"""Lines: events as sentences of the log, in a viewer's language, with the rules behind them."""

from tablee import sentences
from tablee.engine.events import Event
from tablee.games import load
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
    about = event.facts.get("seat")
    return Line(
        entry.n,
        sentences.event_sentence(event, game_words(game, locale), names),
        load(game).events.get(event.code, []),  # what happens at a table besides the game has no rule
        about if isinstance(about, int) else None,
        entry.undone,
    )


def game_words(game: str, locale: str) -> Words:
    """The sentences of a game."""
    return sentences.game_words(load(game), locale)
