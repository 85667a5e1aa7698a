"""Checks: whether a game's words and drawings are complete. Its data are checked when it is loaded."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct, convert

from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games import face, load
from tablee.games.needs import needed
from tablee.lessons import illustrations
from tablee.scenes import Scene
from tablee.words import HERE, LOCALES


class Problem(Struct, frozen=True):
    """Something to mend: `check-<code>` says it."""

    game: str
    code: str
    facts: dict[str, str]


def all_problems(slug: str) -> list[Problem]:
    """Everything that is wrong with the game of this name; with one that cannot be imported, just that."""
    try:
        game = load(slug)
    except Refused as refused:
        return [Problem(slug, "import-fails", {"why": str(refused.facts["why"])})]
    return problems(game)


def problems(game: Game) -> list[Problem]:
    """Everything that is wrong with a game's files, the house's words included."""
    found = [*word_problems(game), *drawing_problems(game)]
    return [Problem(game.slug, code, facts) for code, facts in found]


Found = Iterator[tuple[str, dict[str, str]]]


def word_problems(game: Game) -> Found:
    """Words that cannot be read, that one language lacks or builds from other facts, or that the game needs."""
    own = face(game) / "texts"
    for place in (HERE, own):
        languages = {}
        for locale in LOCALES:
            file = place / f"{locale}.ftl"
            if not file.exists():
                yield "file-missing", {"file": str(file)}
                return
            languages[locale] = messages(file)
            for junk in unreadable(file):
                yield "text-unreadable", {"file": str(file), "text": junk}
        yield from differences(place, languages)
    known = {name for locale in LOCALES for place in (HERE, own) for name in messages(place / f"{locale}.ftl")}
    for name in sorted(needed(game) - known):
        yield "text-missing", {"file": str(own), "code": name}


def differences(place: Path, languages: dict[str, dict[str, set[str]]]) -> Found:
    first, *others = LOCALES
    for other in others:
        for name in sorted(languages[first].keys() ^ languages[other].keys()):
            lacking = other if name in languages[first] else first
            yield "text-missing", {"file": str(place / f"{lacking}.ftl"), "code": name}
        for name in sorted(languages[first].keys() & languages[other].keys()):
            facts = languages[first][name] ^ languages[other][name]
            if facts:
                yield "text-facts", {"file": str(place), "code": name, "facts": ", ".join(sorted(facts))}


def messages(file: Path) -> dict[str, set[str]]:
    """The facts used by each message of a file and by each attribute: `rule-LN-44` and `rule-LN-44.title`."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = facts_in(entry.value)
            found.update({f"{entry.id.name}.{each.id.name}": facts_in(each.value) for each in entry.attributes})
    return found


def facts_in(pattern: ast.BaseNode | None) -> set[str]:
    seen = Facts()
    if pattern is not None:
        seen.visit(pattern)
    return seen.names


class Facts(Visitor):
    """Collects the names of the facts in a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.names.add(node.id.name)


def unreadable(file: Path) -> list[str]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [str(entry.content).strip().partition("\n")[0] for entry in body if isinstance(entry, ast.Junk)]


def drawing_problems(game: Game) -> Found:
    """What a match shows and the drawings lack. A game without drawings is read as text, and that is no problem."""
    art = face(game) / "art"
    if not art.exists():
        return
    drawn: dict[str, set[str]] = {}
    for name, attribute in (("board.svg", "data-place"), ("pieces.svg", "id")):
        try:
            tree = ElementTree.parse(art / name)
        except (OSError, ElementTree.ParseError) as error:
            yield "drawing-unreadable", {"file": str(art / name), "why": str(error)}
            return
        drawn[name] = {element.get(attribute, "") for element in tree.iter()}
    places, symbols = set(), set()
    for scene in scenes(game):
        places |= {place.id for place in scene.places if place.area == "board"}
        symbols |= {piece.art for piece in scene.pieces}
    for shown in illustrations(game).values():
        places |= {*shown.around, *(figure.place for figure in shown.figures if figure.place)}
        symbols |= {figure.art for figure in shown.figures}
    for name in sorted(places - drawn["board.svg"]):
        yield "place-missing", {"file": str(art / "board.svg"), "place": name}
    for name in sorted(symbols - drawn["pieces.svg"]):
        yield "symbol-missing", {"file": str(art / "pieces.svg"), "symbol": name}


def scenes(game: Game) -> Iterator[Scene]:
    """Scenes of a random match for every number of seats: the start, some moments, the end."""
    rng = Rng()
    for seats in game.seats:
        match = game.start(seats, seed=seats)
        rng.seed(seats)
        for moment, decision in enumerate(match.decisions()):
            if moment % 25 == 0:
                yield scene_of(match, decision.seat)
            match.play(decision.seat, decision.moves[rng.below(len(decision.moves))])
        yield scene_of(match, None)


def scene_of(match: Match, seat: int | None) -> Scene:
    return convert(match.scene(seat, LOCALES[0]), Scene)
