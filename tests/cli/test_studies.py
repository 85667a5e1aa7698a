"""The lab's commands: simulate, arena, fuzz, bench, check, games."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import Run, ended, started

import tablee

SIMULATE = ["simulate", "harbour", "--games", "300", "--seats", "3", "--seed", "5", "--json"]


def test_games_lists_what_can_be_played_with_its_options(run: Run) -> None:
    answer = run("games")
    assert answer.code == 0
    for part in ("Harbour", "harbour", "1 to 5 players", "--option storm=false | true"):
        assert part in answer.out


def test_games_answers_machines(run: Run) -> None:
    games = run("games", "--json", "--locale", "fr").json()["games"]
    game = next(game for game in games if game["slug"] == "harbour")
    assert game["seats"] == {"least": 1, "most": 5}
    storm = next(option for option in game["options"] if option["name"] == "storm")
    assert storm["values"] == [False, True] and storm["default"] is False


def test_the_same_seed_gives_the_same_figures_on_any_number_of_cores(tmp_path: Path) -> None:
    one, two = (ended(started(*SIMULATE, "--workers", workers, home=tmp_path)).json() for workers in ("1", "2"))
    assert one == two
    assert one["seed"] == 5 and one["games"] == 300


def test_another_seed_or_option_gives_other_figures(run: Run) -> None:
    base = ["simulate", "harbour", "--games", "50", "--workers", "1", "--json"]
    figures = [
        run(*base, "--seed", seed, *option).json()["score"]
        for seed, option in (("1", ()), ("2", ()), ("1", ("--option", "storm=true")))
    ]
    assert figures[0] != figures[1] and figures[0] != figures[2]


def test_a_simulation_adds_up(run: Run) -> None:
    found = run(*SIMULATE, "--workers", "1").json()
    assert sum(seat["wins"]["rate"] for seat in found["seats"]) == pytest.approx(1.0, abs=1e-5)
    for seat in found["seats"]:
        assert seat["wins"]["low"] < seat["wins"]["rate"] < seat["wins"]["high"]
        assert spread_is_ordered(seat["score"])
    assert found["score"]["count"] == 900
    assert found["decisions"]["most"] <= tablee.game("harbour").longest
    assert found["rounds"]["least"] >= 1
    assert sum(found["reasons"].values()) == 300


def spread_is_ordered(spread: dict[str, Any]) -> bool:
    numbers = [spread["least"], *spread["quantiles"].values(), spread["most"]]
    return numbers == sorted(numbers) and spread["least"] <= spread["mean"] <= spread["most"]


@pytest.mark.parametrize(
    ("locale", "words"), [("fr", ["Victoires", "Médiane", "Tours"]), ("en", ["Wins", "Median", "Rounds"])]
)
def test_a_simulation_is_told_in_tables(run: Run, locale: str, words: list[str]) -> None:
    args = ["simulate", "harbour", "--games", "20", "--bots", "simple,random", "--seats", "2", "--workers", "1"]
    answer = run(*args, "--locale", locale)
    assert answer.code == 0, answer.err
    for word in words:
        assert word in answer.out


def test_a_seed_that_nobody_gave_is_told_so_that_it_can_be_given_again(run: Run) -> None:
    base = ["simulate", "harbour", "--games", "10", "--workers", "1", "--json"]
    first = run(*base).json()
    assert run(*base, "--seed", str(first["seed"])).json() == first


def test_fuzz_looks_for_a_while_and_finds_nothing_wrong(run: Run, tmp_path: Path) -> None:
    args = ["fuzz", "harbour", "--seconds", "1", "--workers", "1", "--out", str(tmp_path / "found")]
    found = run(*args, "--json").json()
    assert found["matches"] == found["thorough"] >= 1
    assert found["failures"] == []
    assert not (tmp_path / "found").exists()


def test_fuzz_plays_many_matches_quickly_over_all_seats_and_options(run: Run) -> None:
    answer = run("fuzz", "harbour", "--games", "60", "--seed", "1", "--workers", "1")
    assert answer.code == 0
    assert "60 matches" in answer.out and "Nothing went wrong" in answer.out


def test_check_finds_every_game_in_order(run: Run) -> None:
    found = run("check", "--json").json()
    assert found["problems"] == []
    assert set(found["games"]) == set(tablee.catalogue())


def test_check_looks_at_one_game(run: Run) -> None:
    assert run("check", "harbour", "--json").json() == {
        "format": "tablee-check-1",
        "games": ["harbour"],
        "problems": [],
    }
    assert "harbor" in run("check", "harbor").refusal()


def test_bench_measures_a_game_in_short_rounds(run: Run) -> None:
    found = run("bench", "harbour", "--rounds", "1", "--ms", "5", "--json").json()
    assert [row["seats"] for row in found["rows"]] == [1, 2, 3, 4, 5]
    for row in found["rows"]:
        for measure in ("random", "copying", "copy", "imagine", "expert"):
            assert row[measure]["interpreted"] > 0


def test_the_arena_tells_how_often_each_bot_wins_and_how_sure_that_is(run: Run) -> None:
    args = ["arena", "harbour", "--bots", "expert,simple,random", "--games", "3", "--seats", "3", "--seed", "1"]
    answer = run(*args, "--iterations", "5", "--workers", "1")
    assert answer.code == 0, answer.err
    for part in ("Expert", "Simple", "Random", "33.3 %", "5 playouts", "seed 1"):
        assert part in answer.out


def test_the_arena_answers_machines(run: Run) -> None:
    args = ["arena", "harbour", "--bots", "simple,random", "--games", "4", "--seats", "2", "--seed", "1", "--json"]
    found = run(*args, "--workers", "1", "--option", "storm=true").json()
    assert found["format"] == "tablee-arena-1"
    assert {row["level"]: row["seats"] for row in found["levels"]} == {"simple": 4, "random": 4}
    assert found["options"]["storm"] is True
    assert found["budget"] == {"iterations": 0, "milliseconds": 1000}
