"""Writes `rules/components.py` of every game that declares its fields: `python -m tablee.fields`, or `make fields`."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tablee.fields.classes import components
from tablee.fields.positions import Fields

GAMES = Path(__file__).parents[1] / "games"


def declaring() -> list[Path]:
    """The files that declare the fields of our games."""
    return sorted(GAMES.glob("*/rules/fields.py"))


def written(file: Path) -> str:
    """The module that belongs beside this declaration."""
    fields = import_module(f"tablee.games.{file.parts[-3]}.rules.fields").FIELDS
    assert isinstance(fields, Fields)
    return components(fields)


def main() -> None:
    """Write them all. The games are not loaded for it: they may need what is yet to be written."""
    for file in declaring():
        folder = file.parents[1]
        bare = ModuleType(f"tablee.games.{folder.name}")
        bare.__path__ = [str(folder)]
        sys.modules[bare.__name__] = bare
        file.with_name("components.py").write_text(written(file), encoding="utf-8")


if __name__ == "__main__":
    main()
