"""The law of data: every field of a data file is read. One that nothing reads only looks like a rule."""

import ast
import inspect
from importlib import import_module
from pathlib import Path

from msgspec import Struct, structs
from tests.laws.cases import home_of_tests

from tablee.engine.game import Game

PROSE = "provenance"  # where a number or a card comes from: for whoever reads the file


def read_in(folder: Path, content: str) -> set[str]:
    """The attributes that are read where the content of this module is used."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        uses = any(isinstance(node, ast.ImportFrom) and node.module == content for node in ast.walk(tree))
        if "tests" not in file.parts and (uses or file == folder / "rules/content.py"):
            found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return found


def unread(kinds: list[type[Struct]], read: set[str]) -> list[str]:
    """The fields of these structs that are not among what is read."""
    every = [(kind.__name__, field.name) for kind in kinds for field in structs.fields(kind)]
    return [f"{kind}.{name}" for kind, name in every if name not in read | {PROSE}]


def test_every_field_of_the_data_is_read(game: Game) -> None:
    content = import_module(f"{type(game).__module__}.rules.content")
    classes = [each for _, each in inspect.getmembers(content, inspect.isclass) if each.__module__ == content.__name__]
    kinds = [each for each in classes if issubclass(each, Struct)]
    assert kinds
    assert unread(kinds, read_in(home_of_tests(game).parent, content.__name__)) == []


class Card(Struct):
    count: int
    colour: str
    provenance: str


def test_the_checker_finds_a_field_that_nothing_reads(tmp_path: Path) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    (rules / "board.py").write_text("from a_game.rules.content import CARDS\nN = [card.count for card in CARDS]\n")
    (rules / "flow.py").write_text("def colours(figures):\n    return [figure.colour for figure in figures]\n")
    assert unread([Card], read_in(tmp_path, "a_game.rules.content")) == ["Card.colour"]
