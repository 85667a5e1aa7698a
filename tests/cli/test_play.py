"""A match in the terminal."""

import json
import signal
from pathlib import Path

import pytest
from tests.cli.commands import Run, ended, started

import tablee

PLAY = ["play", "harbour", "--level", "random", "--seed", "4"]


def always_the_first(count: int) -> str:
    return "1\n" * count


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_match_can_be_played_to_its_end_by_choosing_numbers(run: Run, tmp_path: Path, locale: str) -> None:
    file = tmp_path / "match.json"
    answer = run(*PLAY, "--seats", "2", "--locale", locale, "--journal", str(file), typed=always_the_first(400))
    assert answer.code == 0, answer.err
    match = tablee.replay(file.read_text(encoding="utf-8"))
    assert match.over
    assert {"fr": "Résultat", "en": "Result"}[locale] in answer.out
    assert str(file) in answer.out.replace("\n", "")


def test_the_table_tells_players_board_hand_news_and_choices(run: Run, tmp_path: Path) -> None:
    out = run(*PLAY, "--seats", "3", "--name", "Ann", typed="1\nq\n").out
    for heading in ("Players", "Board", "Your hand", "What happened", "In front of Random 2"):
        assert heading in out
    assert "Ann (you" in out
    assert "Hand: Card " in out
    assert "  1. " in out


def test_a_move_can_be_typed_or_found_by_some_of_its_words(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "berth 11\nlay 5\nq\n"
    run(*PLAY, "--seats", "3", "--option", "first=0", "--journal", str(file), typed=typed)
    moves = [entry["move"] for entry in json.loads(file.read_text())["record"] if entry["seat"] == 0]
    assert moves == ["moor b11", "lay 5"]


def test_a_move_that_is_not_allowed_is_answered_with_its_rule_and_asked_again(run: Run) -> None:
    answer = run(*PLAY, "--seats", "3", "--option", "first=0", typed="lay 3\nmoor b99\nq\n")
    assert answer.code == 0
    first, second = answer.err.splitlines()
    assert "“lay 3” is not allowed now" in first and "HB-" in first
    assert "“moor b99” is not a move of this game" in second


def test_undo_takes_the_last_move_back_and_the_journal_keeps_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "berth 11\nundo\nberth 12\nq\n"
    out = run(*PLAY, "--seats", "3", "--option", "first=0", "--journal", str(file), typed=typed).out
    assert "Taken back to move 1." in out
    journal = json.loads(file.read_text())
    assert journal["record"][0]["move"] == "moor b11"
    assert {"undo": 0, "seat": 0} in journal["record"]
    assert tablee.replay(journal).steps[0].move == "moor b12"


def test_there_is_nothing_to_undo_at_the_start(run: Run) -> None:
    answer = run(*PLAY, "--seats", "3", "--option", "first=0", typed="u\nq\n")
    assert answer.err.strip() == "There is nothing to take back."


def test_help_gives_advice_and_the_rules_behind_the_decision(run: Run) -> None:
    out = run(*PLAY, "--seats", "3", "--option", "first=0", typed="?\nlog\ntable\nq\n").out
    assert "Advice" in out
    assert "HB-2" in out
    assert "undo" in out


def test_leaving_keeps_the_match_and_it_goes_on_later(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*PLAY, "--seats", "2", "--journal", str(file), typed="1\n1\nq\n")
    before = tablee.replay(file.read_text())
    assert not before.over
    answer = run("play", "harbour", "--level", "random", "--resume", str(file), typed=always_the_first(400))
    assert answer.code == 0, answer.err
    after = tablee.replay(file.read_text())
    assert after.over
    assert [step.move for step in after.steps][: len(before.steps)] == [step.move for step in before.steps]


def test_without_a_file_the_journal_goes_to_the_data_folder(run: Run, tmp_path: Path) -> None:
    run(*PLAY, "--option", "first=0", typed="q\n")
    (file,) = (tmp_path / "home/tablee/journals").glob("harbour-*.json")
    assert tablee.replay(file.read_text()).steps == []


def test_a_journal_that_cannot_be_written_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    answer = run(*PLAY, "--journal", str(blocked / "match.json"), typed="1\n")
    assert answer.code == 1
    assert str(blocked / "match.json") in answer.err


def test_ctrl_c_keeps_every_move_made(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    process = started(*PLAY, "--seats", "3", "-o", "first=0", "--journal", str(file), home=tmp_path)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("moor b4\n")
    process.stdin.flush()
    while "Lay a card in secret" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    answer = ended(process)
    assert answer.code == 0, answer.err
    assert "saved" in answer.out
    assert tablee.replay(file.read_text()).steps[0].move == "moor b4"
