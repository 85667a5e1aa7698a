"""Refusals: a request that is not allowed, answered in one shape on both doors, in the asker's language."""

from tablee.engine.refused import Refused
from tablee.sentences import refusal_sentence
from tablee.server.speech import game_words
from tablee.server.wire.messages import Refusal
from tablee.server.wire.requests import Problem
from tablee.words import words

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-code": 404,
    "unknown-page": 404,
    "no-such-file": 404,
    "no-careers": 404,
    "no-seat": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-allowed": 403,
    "wrong-origin": 403,
    "hints-alone": 403,
    "no-such-method": 405,
    "not-yet-over": 403,
    "too-large": 413,
    "too-many": 429,
    "not-stored": 503,
    "stopped": 503,
    "closing": 503,
    "no-hint-now": 503,
    "bad-request": 400,
}
CONFLICT = 409  # every other refusal: well asked, but not now


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.code, CONFLICT)


def text_of(refused: Refused, locale: str, game: str = "", names: list[str] | None = None) -> str:
    """The sentence of a refusal. Seats are spoken of by name where names are known, else by number."""
    return refusal_sentence(refused, game_words(game, locale) if game else words(locale), names)


def problem(refused: Refused, locale: str, game: str = "", names: list[str] | None = None) -> Problem:
    """A refusal as HTTP answers it."""
    return Problem(refused.code, dict(refused.facts), text_of(refused, locale, game, names))


def refusal(id: str, refused: Refused, locale: str, game: str = "", names: list[str] | None = None) -> Refusal:
    """A refusal as the socket answers it."""
    rule = refused.facts.get("rule", "")
    text = text_of(refused, locale, game, names)
    return Refusal(id, refused.code, dict(refused.facts), text, rule if isinstance(rule, str) else "")
