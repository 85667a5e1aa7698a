"""A game for one, from the command line: played, simulated, measured, compared, fuzzed."""

from pathlib import Path

import pytest
from tests.cli.commands import Run

import tablee

WRITTEN = (
    "food*1 water*1 mother*1 bad-feeling*4 annoyed*1 no-time*2 more-hostages*1 anger*1 square-one*1 "
    "example*2 push*2 nowhere*3 countdown*1"
)


@pytest.mark.parametrize(("locale", "words"), [("fr", ["à 1 place,", "Victoires"]), ("en", ["with 1 seat,", "Wins"])])
def test_a_game_for_one_is_simulated_and_nothing_is_said_of_rivals(run: Run, locale: str, words: list[str]) -> None:
    args = ["simulate", "negociateur", "--games", "6", "--bots", "simple", "--workers", "1", "--seed", "1"]
    answer = run(*args, "--locale", locale)
    assert answer.code == 0, answer.err
    for word in words:
        assert word in answer.out
    found = run(*args, "--json").json()
    assert (len(found["seats"]), found["margin"], found["shared_victories"]) == (1, None, 0)
    rows = [line for line in answer.out.splitlines() if "  " in line]
    assert len(rows) == 2 + 3  # who won; the score of the only seat and the decisions


def test_bots_are_compared_at_a_game_for_one_by_taking_turns(run: Run) -> None:
    args = ["arena", "negociateur", "--bots", "simple,random", "--games", "6", "--seed", "1", "--workers", "1"]
    found = run(*args, "--json").json()
    assert {row["level"]: row["seats"] for row in found["levels"]} == {"simple": 3, "random": 3}
    answer = run(*args)
    assert answer.code == 0, answer.err
    assert "Simple" in answer.out and "Random" in answer.out


def test_a_game_for_one_is_measured(run: Run) -> None:
    found = run("bench", "negociateur", "--rounds", "1", "--ms", "5", "--json").json()
    assert [row["seats"] for row in found["rows"]] == [1]


def test_a_game_for_one_is_fuzzed_over_its_options(run: Run) -> None:
    answer = run("fuzz", "negociateur", "--games", "300", "--seed", "1", "--workers", "1")
    assert answer.code == 0, answer.out
    assert "Nothing went wrong" in answer.out


def test_a_game_for_one_is_played_with_a_set_written_out(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ["play", "negociateur", "--seed", "4", "--option", f"terror_set={WRITTEN}", "--journal", str(file)]
    answer = run(*args, typed="1\n" * 900)
    assert answer.code == 0, answer.err
    match = tablee.replay(file.read_text(encoding="utf-8"))
    assert match.over
    assert "countdown" in match.view(0)["terror_set"]  # type: ignore[operator]
    assert "Result" in answer.out


def test_a_set_that_is_not_allowed_is_refused_with_what_it_lacks(run: Run) -> None:
    refused = run("play", "negociateur", "--option", f"terror_set={WRITTEN} doctor").refusal()
    assert "NG-1101" in refused
