"""The catalogue of games. A game is one folder here, or a package that names itself in the group "tablee.games"."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from tablee.engine.game import Game
from tablee.engine.moves import near
from tablee.engine.refused import Refused

OURS = ("loch-ness", "james-bond-007", "negociateur")


@cache
def slugs() -> tuple[str, ...]:
    """Every game there is, ours first."""
    return (*OURS, *sorted(point.name for point in entry_points(group="tablee.games") if point.name not in OURS))


@cache
def load(slug: str) -> Game:
    """The game of this name; refuses a name that is none."""
    if slug in OURS:
        game = import_module(f"tablee.games.{slug.replace('-', '_')}").GAME
    elif slug in slugs():
        (point,) = entry_points(group="tablee.games", name=slug)
        game = point.load()
    else:
        known = list(slugs())
        raise Refused("unknown-game", {"game": slug, "known": known, "like": near(slug, known)})
    assert isinstance(game, Game)
    return game


def face(game: Game) -> Path:
    """Where a game keeps its words and drawings."""
    file = import_module(type(game).__module__).__file__
    assert file is not None
    return Path(file).parent / "face"
