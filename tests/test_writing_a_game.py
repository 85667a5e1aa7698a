"""The tutorial is true: the games it builds, copied from the page, are complete."""

import ast
import json
from pathlib import Path

import pytest
from tests.cli.commands import Answer, ended, started
from tests.tutorial import GAMES, PAGE, files, install


@pytest.fixture(scope="module")
def prizes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both games, installed."""
    folder = tmp_path_factory.mktemp("packages")
    for game in GAMES:
        install(folder, game)
    return folder


def tablee(prizes: Path, home: Path, *args: str, typed: str = "") -> Answer:
    return ended(started(*args, home=home, packages=(prizes,)), typed)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_prints_every_file_it_promises(game: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    (tree,) = [block for block in page.split("```") if block.startswith(f"\n{game}/\n")]
    assert sorted(files(game)) == sorted(f"{game}/{name}" for name in names_in(tree))
    for name, text in files(game).items():
        if name.endswith(".py"):
            ast.parse(text)


def names_in(tree: str) -> list[str]:
    return [line.split()[0] for line in tree.splitlines()[2:] if line.strip()]


def test_the_games_are_found_once_they_are_installed(prizes: Path, tmp_path: Path) -> None:
    games = tablee(prizes, tmp_path, "games", "--json").json()["games"]
    assert set(GAMES) <= {game["slug"] for game in games}


@pytest.mark.parametrize("game", GAMES)
def test_the_games_are_in_order(prizes: Path, tmp_path: Path, game: str) -> None:
    answer = tablee(prizes, tmp_path, "check", game)
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


@pytest.mark.parametrize("game", GAMES)
def test_the_fuzzer_finds_nothing_wrong_with_the_game(prizes: Path, tmp_path: Path, game: str) -> None:
    args = ["fuzz", game, "--games", "300", "--seed", "1", "--workers", "1"]
    assert tablee(prizes, tmp_path, *args).code == 0
    args = ["fuzz", game, "--seconds", "2", "--workers", "1"]
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


@pytest.mark.parametrize(("locale", "title"), [("en", "Clues"), ("fr", "Indices")])
def test_the_second_game_is_played_in_words_in_the_terminal(
    prizes: Path, tmp_path: Path, locale: str, title: str
) -> None:
    file = tmp_path / "match.json"
    args = ["play", "clues", "--seed", "3", "--locale", locale, "--journal", str(file)]
    answer = tablee(prizes, tmp_path, *args, typed="1 9\n1 3\nwhat\n1\n\nforty\n1\n18\n")
    assert answer.code == 0, answer.err
    assert title in answer.out
    wrong_lines, no_move, no_words = answer.err.splitlines()
    assert "[1, 9]" in wrong_lines and "what" in no_move and "20" in no_words
    journal = json.loads(file.read_text())
    own = [(entry["move"], entry.get("raw")) for entry in journal["record"] if entry["seat"] == 0]
    said = [("begin", None), ("guess wrong", "forty"), ("begin", None), ("guess wrong", "18")]
    assert own == [("show 1, show 3, lock", {"keep": [1, 3]}), *said]
    assert journal["outcome"]["sides"] == [[0, 2], [1, 3]]
    proof = tablee(prizes, tmp_path, "verify", str(file), "--json").json()
    assert (proof["judged"], proof["dissents"]) == (3, [])


def test_in_the_terminal_time_runs_and_can_be_switched_off(tmp_path: Path) -> None:
    packages = install(tmp_path / "packages", "clues", {"clues/rules.py": ("LIMIT = 20_000", "LIMIT = 0")})
    moves: dict[str, list[str]] = {}
    for pace in ("1", "off"):
        file = tmp_path / f"{pace}.json"
        args = ["play", "clues", "--seed", "3", "--time", pace, "--journal", str(file)]
        answer = tablee(packages, tmp_path, *args, typed="1\n1\n42\n1\n42\n")
        assert answer.code == 0, answer.err
        record = json.loads(file.read_text())["record"]
        moves[pace] = [entry["move"] for entry in record if entry["seat"] == 0 and "begin" not in entry["move"]]
    assert moves == {"1": ["show 1, lock", "timeout", "timeout"], "off": ["show 1, lock", "guess wrong", "guess wrong"]}
    assert tablee(packages, tmp_path, "play", "clues", "--time", "3").refusal().count("1, 1.5, 2, 5, off") == 1


def test_who_leaves_a_trial_lets_its_time_run_out(prizes: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    answer = tablee(prizes, tmp_path, "play", "clues", "--seed", "3", "--journal", str(file), typed="1\n1\n:q\n")
    assert answer.code == 0, answer.err
    record = json.loads(file.read_text())["record"]
    assert (record[-1]["seat"], record[-1]["move"]) == (0, "timeout")


def test_a_trial_cannot_be_taken_back_in_the_terminal(prizes: Path, tmp_path: Path) -> None:
    args = ["play", "clues", "--seed", "3", "--journal", str(tmp_path / "match.json")]
    answer = tablee(prizes, tmp_path, *args, typed="1\nu\nq\n")
    assert "nobody tries twice" in answer.err


def test_a_better_judge_changes_no_match_and_verify_names_where_it_would_differ(prizes: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ["play", "clues", "--seed", "3", "--journal", str(file)]
    assert tablee(prizes, tmp_path, *args, typed="1\n1\n18?\n1\n42\n").code == 0
    learned = ('.lstrip("0")', '.lstrip("0").rstrip("?")')
    better = install(tmp_path / "better", "clues", {"clues/answers.py": learned})
    answer = tablee(better, tmp_path, "verify", str(file))
    assert answer.code == 0, answer.err
    assert "would see one of them otherwise" in answer.out
    assert "“18?” was judged “guess wrong”" in answer.out.replace('"', "“", 1).replace('"', "”", 1)
    (dissent,) = tablee(better, tmp_path, "verify", str(file), "--json").json()["dissents"]
    assert (dissent["raw"], dissent["then"], dissent["now"]) == ("18?", "guess wrong", "guess right")
