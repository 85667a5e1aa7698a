"""The catalogue of games. A game is one folder here, or a package that names itself in the group "tablee.games"."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from tablee.engine.game import Game
from tablee.engine.moves import near
from tablee.engine.refused import Refused
from tablee.games.needs import lacking
from tablee.words import HERE

OURS = ("loch-ness", "james-bond-007", "negociateur", "ncis", "operation-zebre")


@cache
def slugs() -> tuple[str, ...]:
    """Every game there is, ours first."""
    return (*OURS, *sorted(point.name for point in entry_points(group="tablee.games") if point.name not in OURS))


@cache
def load(slug: str) -> Game:
    """The game of this name; refuses a name that is none, and a package that cannot be imported."""
    if slug in OURS:
        game = import_module(f"tablee.games.{slug.replace('-', '_')}").GAME
    elif slug in slugs():
        (point, *_) = entry_points(group="tablee.games", name=slug)
        try:
            game = point.load()
        except Exception as error:
            raise Refused("broken-game", {"game": slug, "why": f"{type(error).__name__}: {error}"}) from error
    else:
        known = list(slugs())
        raise Refused("unknown-game", {"game": slug, "known": known, "like": near(slug, known)})
    if not isinstance(game, Game):
        raise Refused("broken-game", {"game": slug, "why": f"not a game: {type(game).__name__}"})
    if game.slug != slug:
        raise Refused("broken-game", {"game": slug, "why": f"slug: {game.slug}"})
    return game


@cache
def fault(slug: str) -> str | None:
    """What keeps a game from a table: its package cannot be imported, or it lacks words. None if nothing does."""
    try:
        game = load(slug)
        return lacking(game, (HERE, face(game) / "texts"))
    except Refused as refused:
        return str(refused.facts["why"])


def sound() -> list[str]:
    """Every game that can be put on a table; the others are named and left out."""
    return [slug for slug in slugs() if fault(slug) is None]


def face(game: Game) -> Path:
    """Where a game keeps its words and drawings."""
    file = import_module(type(game).__module__).__file__
    assert file is not None
    return Path(file).parent / "face"
