"""The tutorial is true: the game it builds, copied from the page, is complete."""

import ast
import json
from pathlib import Path

import pytest
from tests.cli.commands import Answer, ended, started
from tests.tutorial import PAGE, files, install


@pytest.fixture(scope="module")
def prizes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("packages"))


def tablee(prizes: Path, home: Path, *args: str, typed: str = "") -> Answer:
    return ended(started(*args, home=home, packages=(prizes,)), typed)


def test_the_page_prints_every_file_it_promises() -> None:
    page = PAGE.read_text(encoding="utf-8")
    tree = page.split("```")[1]
    assert sorted(files()) == sorted(f"prizes/{name}" for name in names_in(tree))
    for name, text in files().items():
        if name.endswith(".py"):
            ast.parse(text)


def names_in(tree: str) -> list[str]:
    return [line.split()[0] for line in tree.splitlines()[2:] if line.strip()]


def test_the_game_is_found_once_it_is_installed(prizes: Path, tmp_path: Path) -> None:
    games = tablee(prizes, tmp_path, "games", "--json").json()["games"]
    assert "prizes" in [game["slug"] for game in games]


def test_the_game_is_in_order(prizes: Path, tmp_path: Path) -> None:
    answer = tablee(prizes, tmp_path, "check")
    assert answer.code == 0, answer.out + answer.err


@pytest.mark.parametrize(("locale", "title"), [("en", "Prizes"), ("fr", "Les Lots")])
def test_the_game_is_played_in_the_terminal(prizes: Path, tmp_path: Path, locale: str, title: str) -> None:
    file = tmp_path / "match.json"
    args = ["play", "prizes", "--seats", "3", "--locale", locale, "--journal", str(file)]
    answer = tablee(prizes, tmp_path, *args, typed="1\n" * 5)
    assert answer.code == 0, answer.err
    assert title in answer.out
    assert json.loads(file.read_text())["outcome"]["reason"] == "PZ-5"
    assert tablee(prizes, tmp_path, "verify", str(file)).code == 0


def test_the_fuzzer_finds_nothing_wrong_with_the_game(prizes: Path, tmp_path: Path) -> None:
    args = ["fuzz", "prizes", "--games", "300", "--seed", "1", "--workers", "1"]
    assert tablee(prizes, tmp_path, *args).code == 0
    args = ["fuzz", "prizes", "--seconds", "2", "--workers", "1"]
    answer = tablee(prizes, tmp_path, *args)
    assert answer.code == 0, answer.out


def test_the_simple_bot_of_the_game_beats_luck(prizes: Path, tmp_path: Path) -> None:
    args = ["simulate", "prizes", "--games", "2000", "--seats", "2", "--bots", "simple,random", "--seed", "1"]
    found = tablee(prizes, tmp_path, *args, "--workers", "1", "--json").json()
    assert found["seats"][0]["wins"]["low"] > 0.5


def test_the_expert_plays_a_game_it_has_never_seen(prizes: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ["play", "prizes", "--seats", "2", "--level", "expert", "-o", "rounds=3", "--journal", str(file)]
    assert tablee(prizes, tmp_path, *args, typed="1\n" * 3).code == 0
    assert json.loads(file.read_text())["outcome"] is not None
