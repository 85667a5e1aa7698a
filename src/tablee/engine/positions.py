"""Positions: a whole state as JSON, and its fingerprint."""

from hashlib import blake2b
from json import dumps
from typing import TYPE_CHECKING

from tablee.engine.options import Options
from tablee.engine.refused import Refused
from tablee.engine.state import State

if TYPE_CHECKING:
    from tablee.engine.game import Game, Json


def fingerprint(game: "Game", state: State) -> str:
    """Sixteen hex digits that two states share only if everything on their tables is equal."""
    text = dumps(game.to_position(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def opened(game: "Game", position: "Json") -> tuple[int, Options, "Json"]:
    """Seats, options and board of a position; refuses one that is not of this game and version."""
    if not isinstance(position, dict):
        raise Refused("not-a-position", {"game": game.slug, "got": type(position).__name__})
    for field in ("game", "rules", "seats", "options", "board"):
        if field not in position:
            raise Refused("position-field", {"game": game.slug, "field": field})
    expect("game", position["game"], game.slug)
    expect("rules", position["rules"], game.version)
    seats, options = position["seats"], position["options"]
    if not isinstance(seats, int) or not isinstance(options, dict):
        raise Refused("not-a-position", {"game": game.slug, "got": "seats, options"})
    given: dict[str, object] = dict(options.items())
    return seats, game.settle(seats, given), position["board"]


def expect(field: str, got: object, expected: object) -> None:
    """Refuse a field of a file that does not say what it must."""
    if got != expected:
        raise Refused("wrong-field", {"field": field, "got": repr(got), "expected": repr(expected)})
