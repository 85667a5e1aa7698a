"""What a wrong command line is told: one line that names the thing, the value and what was expected."""

import shutil
from pathlib import Path

import pytest
from tests.cli.commands import ROOT, Run, ended, started

GAME = ["simulate", "harbour"]


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (["gmes"], 2, ["gmes", "games"]),
        (["play"], 2, ["GAME"]),
        (["play", "harbor"], 1, ["harbor", "harbour"]),
        (["play", "harbour", "--seats", "9"], 1, ["harbour", "9", "1", "5"]),
        ([*GAME, "--seats", "6"], 1, ["6", "1", "5"]),
        ([*GAME, "--seats", "four"], 2, ["--seats", "four", "1"]),
        ([*GAME, "--seats"], 2, ["--seats"]),
        ([*GAME, "--sets", "3"], 2, ["--sets", "--seats"]),
        ([*GAME, "3"], 2, ["3"]),
        ([*GAME, "--option", "strom=true"], 1, ["strom", "storm"]),
        ([*GAME, "--option", "storm=maybe"], 1, ["storm", "maybe", "false, true"]),
        ([*GAME, "--option", "storm"], 2, ["storm", "NAME=VALUE"]),
        ([*GAME, "--option", "colour=red"], 1, ["colour", "4"]),
        ([*GAME, "--option", "colour=red,red,blue,green"], 1, ["colour", "red"]),
        ([*GAME, "--option", "first=7"], 1, ["first", "7", "random, 0, 1, 2, 3"]),
        ([*GAME, "--bots", "clever"], 1, ["clever", "random", "simple", "expert"]),
        ([*GAME, "--bots", "random,simple"], 2, ["--bots", "random,simple", "4"]),
        ([*GAME, "--games", "0"], 2, ["--games", "0", "1"]),
        (["serve", "--port", "99999"], 2, ["--port", "99999", "65535"]),
        (["fuzz", "harbour", "--games", "1", "--seconds", "1"], 2, ["--seconds", "--games"]),
        (["verify", "nothing.json"], 1, ["nothing.json"]),
        (["games", "--locale", "de"], 2, ["de", "fr, en"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_a_wrong_command_line_gets_one_line_that_says_what_and_why(
    run: Run, args: list[str], code: int, said: list[str]
) -> None:
    answer = run(*args)
    assert answer.code == code
    line = answer.refusal()
    assert [part for part in said if part not in line] == []


def test_help_speaks_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Play in this terminal" in run("play", "--help").out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    answer = run("play", "--help")
    assert answer.code == 0
    assert "Jouer dans ce terminal" in answer.out
    assert "par défaut" in answer.out


def test_a_language_named_on_the_command_line_counts_most_wherever_it_stands(run: Run) -> None:
    assert "De 1 à 5 joueurs" in run("games", "--locale", "fr").out
    assert "De 1 à 5 joueurs" in run("--locale=fr", "games").out
    assert "n’existe pas" in run("verify", "nothing.json", "--locale", "fr").refusal()
    assert "n’existe pas" in run("--locale", "fr", "verify", "nothing.json").refusal()


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    answer = run()
    assert answer.code == 0
    for command in ("games", "play", "serve", "replay", "verify", "simulate", "arena", "fuzz", "check", "bench"):
        assert command in answer.out


def test_every_command_has_help_in_both_languages(run: Run) -> None:
    for locale in ("fr", "en"):
        for command in ("games", "play", "serve", "replay", "verify", "simulate", "arena", "fuzz", "check", "bench"):
            assert run(command, "--help", "--locale", locale).code == 0


def test_the_version_is_told(tmp_path: Path) -> None:
    answer = ended(started("--version", home=tmp_path))
    assert answer.code == 0
    assert answer.out.startswith("tablee ")


def test_shells_can_complete_options_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "storm=true" in completed("tablee play harbour --option sto", monkeypatch, tmp_path)
    assert "random,expert" in completed("tablee simulate harbour --bots random,e", monkeypatch, tmp_path)


def completed(line: str, monkeypatch: pytest.MonkeyPatch, home: Path) -> str:
    monkeypatch.setenv("_TABLEE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(line.split()) - 1))
    return ended(started(home=home)).out


def test_a_data_file_that_is_malformed_is_named_with_its_entry(tmp_path: Path) -> None:
    package = copied_games(tmp_path)
    box = package / "tests/games/harbour/data/box.toml"
    box.write_text(box.read_text(encoding="utf-8").replace("copies = 8", "cpoies = 8"), encoding="utf-8")
    line = ended(started("check", "harbour", home=tmp_path, packages=(package,))).refusal()
    assert [part for part in ("box.toml", ".card[0]", "cpoies", "copies") if part not in line] == []


def test_a_text_that_is_missing_is_named_with_its_file(tmp_path: Path) -> None:
    package = copied_games(tmp_path)
    for locale in ("fr", "en"):
        texts = package / f"tests/games/harbour/face/texts/{locale}.ftl"
        old = texts.read_text(encoding="utf-8")
        texts.write_text(old.replace("\nkind-lay_card =", "\nkind-laying ="), encoding="utf-8")
    answer = ended(started("check", "harbour", home=tmp_path, packages=(package,)))
    assert answer.code == 1, answer.err
    assert "kind-lay_card" in answer.out and "harbour/face/texts" in "".join(answer.out.split())


def copied_games(folder: Path) -> Path:
    """The small games, to be changed: on a path they come before the true ones."""
    shutil.copytree(ROOT / "tests/games", folder / "copy/tests/games", ignore=shutil.ignore_patterns("__pycache__"))
    return folder / "copy"
