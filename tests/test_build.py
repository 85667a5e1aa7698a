"""Which build these tests run on: the sources, interpreted, or the wheel, compiled."""

import os
import runpy
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import tablee

ROOT = Path(__file__).parent.parent
COMPILED = os.environ.get("TABLEE_BUILD", "interpreted") == "compiled"


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that setup.py lists for compilation, relative to src."""
    monkeypatch.chdir(ROOT)
    files: list[Path] = runpy.run_path("setup.py")["COMPILED"]
    return [file.relative_to("src") for file in files]


def test_every_listed_module_is_of_the_build_that_is_tested(listed: list[Path]) -> None:
    suffixes = tuple(EXTENSION_SUFFIXES) if COMPILED else (".py",)
    for file in listed:
        module = import_module(".".join(file.with_suffix("").parts).removesuffix(".__init__"))
        assert str(module.__file__).endswith(suffixes), module.__file__


def test_no_listed_module_runs_from_the_other_build_as_well(listed: list[Path]) -> None:
    sources = {str(ROOT / "src" / file) for file in listed}
    running = {str(module.__file__) for module in list(sys.modules.values()) if getattr(module, "__file__", None)}
    assert not (sources & running if COMPILED else {file for file in running if "tablee__mypyc" in file})


def test_the_engine_and_the_rules_of_every_game_are_listed(listed: list[Path]) -> None:
    games = [
        folder.relative_to(ROOT / "src")
        for folder in (ROOT / "src/tablee/games").iterdir()
        if (folder / "rules.py").exists()
    ]
    assert Path("tablee/engine/rng.py") in listed
    assert {game / "rules.py" for game in games} <= set(listed)


def test_no_shared_object_lies_among_the_sources() -> None:
    assert not [file for suffix in EXTENSION_SUFFIXES for file in (ROOT / "src").rglob(f"*{suffix}")]


def test_the_build_holds_every_file_of_the_package() -> None:
    sources, build = ROOT / "src/tablee", Path(tablee.__file__).parent
    files = [file.relative_to(sources) for file in sources.rglob("*") if file.is_file()]
    shipped = [file for file in files if not {"tests", "__pycache__"} & set(file.parts)]
    assert not [str(file) for file in shipped if not (build / file).exists()]
