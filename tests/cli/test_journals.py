"""Replaying and verifying what was played."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import Run, at_a_terminal

import tablee
from tablee.engine.journal import commitment
from tablee.server.lobby.luck import key_from


@pytest.fixture
def journal() -> dict[str, Any]:
    """A whole match of three, with a move that was taken back."""
    match = tablee.game("harbour").start(seats=3, seed=7, options={"first": 0, "ferry": True})
    match.play(0, "moor b1")
    match.undo(0, 0)
    for decision in match.decisions():
        match.play(decision.seat, decision.moves[len(decision.moves) // 2])
    return match.journal()


@pytest.fixture
def file(tmp_path: Path, journal: dict[str, Any]) -> Path:
    return written(tmp_path, journal)


def written(folder: Path, journal: object) -> Path:
    file = folder / "match.json"
    file.write_text(journal if isinstance(journal, str) else json.dumps(journal), encoding="utf-8")
    return file


def test_verify_tells_what_is_proved(run: Run, file: Path, journal: dict[str, Any]) -> None:
    answer = run("verify", str(file))
    assert answer.code == 0, answer.err
    assert f"all {journal['length']} entries" in answer.out
    assert "1 taken back" in answer.out
    assert "every draw follows from the key" in " ".join(answer.out.split())
    assert ", ".join(map(str, journal["outcome"]["scores"])) in answer.out


def test_verify_answers_machines(run: Run, file: Path, journal: dict[str, Any]) -> None:
    proof = run("verify", str(file), "--json").json()
    assert proof["format"] == "tablee-proof-1"
    assert proof["scores"] == journal["outcome"]["scores"]
    assert proof["luck"] == "key"
    assert proof["commitment"] == commitment(bytes.fromhex(journal["key"]))


def test_the_commitment_somebody_was_shown_is_compared(run: Run, file: Path, journal: dict[str, Any]) -> None:
    shown = commitment(bytes.fromhex(journal["key"]))
    assert run("verify", str(file), "--commitment", shown, "--json").json()["luck"] == "promised"
    assert "ab12" in run("verify", str(file), "--commitment", "ab12").refusal()


def test_a_table_s_luck_is_proved_from_its_secret_and_the_players_shares(run: Run, tmp_path: Path) -> None:
    secret, nonces = bytes(range(32)), ["one", "two"]
    game = tablee.game("harbour")
    match = tablee.Match(game, 2, game.settle(2, {}), key_from(secret, nonces))
    promise = commitment(secret)
    luck = {"commitment": promise, "secret": secret.hex(), "nonces": nonces}
    honest = written(tmp_path, {**match.journal(), "luck": luck})
    assert run("verify", str(honest), "--json").json()["luck"] == "secret", "the file alone says that it was promised"
    assert run("verify", str(honest), "--commitment", promise, "--json").json()["luck"] == "promised"
    other_share = written(tmp_path, {**match.journal(), "luck": {**luck, "nonces": ["one", "three"]}})
    assert "key" in run("verify", str(other_share)).refusal()
    other_secret = written(tmp_path, {**match.journal(), "luck": {**luck, "secret": secret[1:].hex()}})
    assert promise in run("verify", str(other_secret)).refusal()
    no_secret = written(tmp_path, {**match.journal(), "luck": {**luck, "secret": "none"}})
    assert "luck.secret" in run("verify", str(no_secret)).refusal()


def test_altered_journals_are_refused_with_the_step(run: Run, tmp_path: Path, journal: dict[str, Any]) -> None:
    record = journal["record"]
    marked = [*record[:5], {**record[5], "mark": "0123456789abcdef"}, *record[6:]]
    assert "6" in run("verify", str(written(tmp_path, {**journal, "record": marked}))).refusal()
    illegal = [*record[:5], {**record[5], "move": "swap 9"}, *record[6:]]
    line = run("verify", str(written(tmp_path, {**journal, "record": illegal}))).refusal()
    assert "6" in line and "swap 9" in line
    scores = {**journal["outcome"], "scores": [99, 0, 0]}
    assert "altered" in run("verify", str(written(tmp_path, {**journal, "outcome": scores}))).refusal()
    key = "00" * 32
    assert "altered" in run("verify", str(written(tmp_path, {**journal, "key": key}))).refusal()


def test_truncated_and_foreign_files_are_refused(run: Run, tmp_path: Path, journal: dict[str, Any]) -> None:
    short = {**journal, "record": journal["record"][:-1]}
    assert str(journal["length"]) in run("verify", str(written(tmp_path, short))).refusal()
    cut = json.dumps(journal)[:3000]
    assert "journal" in run("verify", str(written(tmp_path, cut))).refusal()
    assert "list" in run("replay", str(written(tmp_path, []))).refusal()
    assert "game" in run("verify", str(written(tmp_path, {}))).refusal()
    assert "chess" in run("verify", str(written(tmp_path, {**journal, "game": "chess"}))).refusal()
    assert "rules" in run("verify", str(written(tmp_path, {**journal, "rules": 99}))).refusal()
    assert "key" in run("verify", str(written(tmp_path, {**journal, "key": "short"}))).refusal()
    for field in ("seats", "options", "record", "length", "key", "outcome"):
        without = {name: value for name, value in journal.items() if name != field}
        assert field in run("verify", str(written(tmp_path, without))).refusal()


def test_replay_tells_the_whole_match_as_a_spectator_heard_it(run: Run, file: Path) -> None:
    answer = run("replay", str(file))
    assert answer.code == 0, answer.err
    assert "The match begins" in answer.out
    assert "lays a card." in answer.out
    assert "draws the" not in answer.out
    assert "Result" in answer.out


def test_replay_tells_what_one_seat_knew_and_nothing_more(run: Run, file: Path) -> None:
    out = run("replay", str(file), "--seat", "1").out
    assert "Player 1 draws the" in out
    assert "Player 2 draws the" not in out


def test_replay_with_everything_open_tells_all(run: Run, file: Path) -> None:
    out = run("replay", str(file), "--seat", "all").out
    assert "Player 1 draws the" in out
    assert "Player 2 draws the" in out


def test_replay_shows_the_table_after_any_step(run: Run, file: Path) -> None:
    open_table = run("replay", str(file), "--step", "20", "--seat", "all").out
    assert "Hand of Player 1" in open_table and "Hand of Player 3" in open_table
    public = run("replay", str(file), "--step", "20").out
    assert "Hand of" not in public and "Your hand" not in public
    assert "Your hand" in run("replay", str(file), "--step", "20", "--seat", "2").out


def test_replay_refuses_a_step_or_a_seat_there_is_not(run: Run, file: Path) -> None:
    assert "999" in run("replay", str(file), "--step", "999").refusal()
    assert "4" in run("replay", str(file), "--seat", "4").refusal()
    assert run("replay", str(file), "--seat", "everybody").code == 2


def test_replay_uses_the_names_in_the_journal(run: Run, tmp_path: Path, journal: dict[str, Any]) -> None:
    named = written(tmp_path, {**journal, "names": ["Ann", "Bob", "Cy"]})
    assert "Ann" in run("replay", str(named)).out


def test_replay_answers_machines_and_hides_what_the_viewer_did_not_know(run: Run, file: Path) -> None:
    replay = run("replay", str(file), "--seat", "1", "--json").json()
    assert replay["format"] == "tablee-replay-1"
    laid = [row for row in replay["steps"] if row["move"] is not None]
    assert {row["seat"] for row in laid} == {0}
    view = run("replay", str(file), "--seat", "1", "--step", "3", "--json").json()["view"]
    assert view["seats"][0]["hand"] is not None and view["seats"][1]["hand"] is None
    assert "board" in run("replay", str(file), "--seat", "all", "--step", "3", "--json").json()["view"]


def test_replay_walks_step_by_step_where_a_person_sits(file: Path, tmp_path: Path) -> None:
    screen = at_a_terminal("replay", str(file), home=tmp_path, typed="\n\n-\n7\nq\n")
    assert [place for place in ("0/", "1/", "2/", "1/", "7/") if place not in screen] == []
    assert "Move 7 of" in screen
