"""Lines: events as sentences of the log, in a viewer's language, with the rules behind them."""

from tablee import sentences
from tablee.engine.events import Event
from tablee.games import load
from tablee.server.match.history import Happening
from tablee.server.speech import game_words
from tablee.server.wire.messages import Line, Told


def told(happening: Happening, seat: int | None) -> list[Event]:
    """The events of a entry as this seat may know them; None is a spectator."""
    forms = (event.told_to(seat) for event in happening.events)
    return [event for event in forms if event is not None]


def as_told(events: list[Event]) -> list[Told]:
    return [Told(event.code, dict(event.facts)) for event in events]


def lines_of(happening: Happening, game: str, seat: int | None, locale: str, names: list[str]) -> list[Line]:
    """What a entry adds to this viewer's log."""
    return [line(happening, event, game, locale, names) for event in told(happening, seat)]


def line(happening: Happening, event: Event, game: str, locale: str, names: list[str]) -> Line:
    about = event.facts.get("seat")
    return Line(
        happening.n,
        sentences.event_sentence(event, game_words(game, locale), names),
        load(game).events.get(event.code, []),  # what happens at a table besides the game has no rule
        about if isinstance(about, int) else None,
        happening.undone,
    )
