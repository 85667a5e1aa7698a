"""A game for one, from the command line: played, simulated, measured, compared, fuzzed."""

from pathlib import Path

import pytest
from tests.cli.commands import Run

import tablee

ALONE = ["harbour", "--seats", "1"]


@pytest.mark.parametrize(("locale", "words"), [("fr", ["à 1 place,", "Victoires"]), ("en", ["with 1 seat,", "Wins"])])
def test_a_game_for_one_is_simulated_and_nothing_is_said_of_rivals(run: Run, locale: str, words: list[str]) -> None:
    args = ["simulate", *ALONE, "--games", "6", "--bots", "simple", "--workers", "1", "--seed", "1"]
    answer = run(*args, "--locale", locale)
    assert answer.code == 0, answer.err
    for word in words:
        assert word in answer.out
    found = run(*args, "--json").json()
    assert (len(found["seats"]), found["margin"], found["shared_victories"]) == (1, None, 0)
    rows = [line for line in answer.out.splitlines() if "  " in line]
    assert len(rows) == 2 + 4  # who won; the score of the only seat, the decisions and the rounds


def test_bots_are_compared_at_a_game_for_one_by_taking_turns(run: Run) -> None:
    args = ["arena", *ALONE, "--bots", "simple,random", "--games", "6", "--seed", "1", "--workers", "1"]
    found = run(*args, "--json").json()
    assert {row["level"]: row["seats"] for row in found["levels"]} == {"simple": 3, "random": 3}
    answer = run(*args)
    assert answer.code == 0, answer.err
    assert "Simple" in answer.out and "Random" in answer.out


def test_a_game_for_one_is_measured(run: Run) -> None:
    found = run("bench", "harbour", "--rounds", "1", "--ms", "5", "--json").json()
    assert found["rows"][0]["seats"] == 1


def test_a_game_for_one_is_fuzzed_over_its_options(run: Run) -> None:
    answer = run("fuzz", "harbour", "--games", "300", "--seed", "1", "--workers", "1")
    assert answer.code == 0, answer.out
    assert "Nothing went wrong" in answer.out


def test_a_game_for_one_is_played_with_a_value_that_no_list_has(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ["play", "tiny", "--seats", "1", "--seed", "4", "--option", "motto=steady", "--journal", str(file)]
    answer = run(*args, typed="1\n" * 6)
    assert answer.code == 0, answer.err
    match = tablee.replay(file.read_text(encoding="utf-8"))
    assert match.over
    assert match.options["motto"] == "steady"


def test_a_value_that_the_game_does_not_allow_is_refused_in_its_own_words(run: Run) -> None:
    refused = run("play", "tiny", "--option", "motto=all for one").refusal()
    assert "all for one" in refused and "one word is wanted" in refused
