"""The law of golden files: what was played once is played the same for ever, in both builds."""

import json
from pathlib import Path

import pytest
from tests.laws.golden import folder, listed, played, playthrough, trees

import tablee
from tablee.engine.game import Game
from tablee.games import OURS, load

MATCHES = [(slug, entry["name"]) for slug in OURS for entry in listed(load(slug))]


def journal_file(game: Game, name: str) -> Path:
    return folder(game) / "journals" / f"{name}.json"


def playthrough_file(game: Game, name: str) -> Path:
    return folder(game) / "playthroughs" / f"{name}.txt"


@pytest.fixture(scope="module", autouse=True)
def written_anew(regenerate: bool) -> None:
    """With --regenerate, golden files are written before they are compared."""
    if not regenerate:
        return
    for game in map(load, OURS):
        for kind in ("journals", "playthroughs"):
            (folder(game) / kind).mkdir(exist_ok=True)
            for old in (folder(game) / kind).iterdir():
                old.unlink()
        for entry in listed(game):
            match = played(game, entry)
            journal_file(game, entry["name"]).write_text(json.dumps(match.journal(), indent=0) + "\n", encoding="utf-8")
            playthrough_file(game, entry["name"]).write_text(playthrough(match), encoding="utf-8")
        (folder(game) / "trees.json").write_text(json.dumps(trees(game), indent=1) + "\n", encoding="utf-8")


@pytest.mark.parametrize(("kept_by", "name"), MATCHES)
def test_a_golden_journal_replays_with_every_mark(kept_by: str, name: str) -> None:
    written = journal_file(load(kept_by), name).read_text(encoding="utf-8")
    match = tablee.replay(written)
    assert match.over
    assert match.journal() == json.loads(written)


@pytest.mark.parametrize(("kept_by", "name"), MATCHES)
def test_everybody_sees_of_a_golden_match_what_they_always_saw(kept_by: str, name: str) -> None:
    game = load(kept_by)
    match = tablee.replay(journal_file(game, name).read_text(encoding="utf-8"))
    assert playthrough(match).splitlines() == playthrough_file(game, name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("kept_by", "name"), MATCHES)
def test_the_same_seed_still_deals_and_chooses_the_same_match(kept_by: str, name: str) -> None:
    game = load(kept_by)
    (entry,) = [entry for entry in listed(game) if entry["name"] == name]
    written = json.loads(journal_file(game, name).read_text(encoding="utf-8"))
    assert [step.mark for step in played(game, entry).steps] == [step["mark"] for step in written["record"]]


def test_every_game_keeps_matches_for_every_number_of_seats_and_every_value_of_its_options(game: Game) -> None:
    kept = listed(game)
    assert {entry["seats"] for entry in kept} >= {game.seats[0], game.seats[-1]}
    for option in game.options:
        if not option.each_seat:
            used = [entry.get("options", {}).get(option.name, option.values[0]) for entry in kept]
            assert all(value in used for value in option.values), option.name


def test_no_golden_file_is_left_over(game: Game) -> None:
    names = {entry["name"] for entry in listed(game)}
    assert {file.stem for file in (folder(game) / "journals").iterdir()} == names
    assert {file.stem for file in (folder(game) / "playthroughs").iterdir()} == names


def test_the_legal_tree_below_each_kept_position_has_as_many_branches_as_ever(game: Game) -> None:
    kept = json.loads((folder(game) / "trees.json").read_text(encoding="utf-8"))
    assert kept
    assert trees(game) == kept


FIRST = [(slug, file.stem) for slug in OURS for file in sorted((folder(load(slug)) / "journals-1").glob("*.json"))]


@pytest.mark.parametrize(("kept_by", "name"), FIRST)
def test_a_journal_of_the_first_format_still_replays_and_is_written_anew_in_todays(kept_by: str, name: str) -> None:
    """These files were written by the version before the format changed, and are never written again."""
    written = json.loads((folder(load(kept_by)) / "journals-1" / f"{name}.json").read_text(encoding="utf-8"))
    assert written["format"] == "tablee-journal-1"
    match = tablee.replay(written)
    assert match.over
    anew = match.journal()
    assert anew["format"] == "tablee-journal-2"
    assert anew["record"] == written["record"]
    assert tablee.replay(anew).position() == match.position()
    written["outcome"]["scores"][0] += 1
    with pytest.raises(tablee.Refused, match="journal-altered"):
        tablee.replay(written)
