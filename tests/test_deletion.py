"""A game can be taken away: nothing outside its folder knows it, but for its line in the catalogue."""

import re
from pathlib import Path

import pytest

from tablee.games import OURS

ROOT = Path(__file__).parent.parent
CATALOGUE = ROOT / "src/tablee/games/__init__.py"
KNOWN_BY = [*(ROOT / "src/tablee").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]


def naming(slug: str, source: str) -> list[str]:
    """Where a source names a game in its code: its slug as a text, or its package."""
    package = slug.replace("-", "_")
    prose = re.sub(r'""".*?"""|#[^\n]*', "", source, flags=re.DOTALL)
    return re.findall(rf"""["'/]{slug}["'/]|\bgames[./]{package}\b""", prose)


@pytest.mark.parametrize("slug", OURS)
def test_no_code_outside_the_folder_of_a_game_names_it(slug: str) -> None:
    home = ROOT / "src/tablee/games" / slug.replace("-", "_")
    outside = [file for file in KNOWN_BY if home not in file.parents and file != CATALOGUE]
    naughty = {str(file.relative_to(ROOT)) for file in outside if naming(slug, file.read_text(encoding="utf-8"))}
    assert naughty == set()


def test_the_checker_finds_a_slug_and_a_package() -> None:
    assert naming("loch-sea", 'game = load("loch-sea")')
    assert naming("loch-sea", 'open("/play/loch-sea")')
    assert naming("loch-sea", "from tablee.games.loch_sea.rules import board")
    assert naming("loch-sea", '"""Loch-sea: tablee.games.loch_sea."""  # "loch-sea"') == []
