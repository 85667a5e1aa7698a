"""The fuzzer: it goes everywhere, finds what is wrong, and keeps what leads there."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import ended, started
from tests.tutorial import install

import tablee
from tablee.engine.rng import Rng
from tablee.lab.fuzz import fuzz_games
from tablee.lab.variants import variant

FUZZ = ["fuzz", "prizes", "--games", "40", "--seed", "1", "--workers", "1", "--out", ".", "--json"]

BUGS = {
    "an exception": ("winner, prize)", "winner, prize // (6 - self.round - winner))"),
    "a dead end": ("for card in self.hands[seat]]", "for card in self.hands[seat] if card < 5 or self.round < 5]"),
    "a broken invariant": ("self.bag = [each for each in self.bag if each != prize]", "self.bag = self.bag[:]"),
    "a match without an end": ("if self.round == self.rounds:", "if self.round > 99:"),
}


@pytest.mark.parametrize("bug", BUGS)
def test_a_bug_is_found_and_its_journal_leads_there_again(tmp_path: Path, bug: str) -> None:
    package = install(tmp_path / "packages", changed={"prizes/rules.py": BUGS[bug]})
    answer = ended(started(*FUZZ, home=tmp_path, packages=(package,)))
    assert answer.code == 1, answer.err
    found = json.loads(answer.out)["failures"]
    assert found
    file = tmp_path / found[0]["journal"]
    failure = json.loads(file.read_text())["failure"]
    assert failure["law"] == found[0]["law"]
    assert ended(started("verify", str(file), home=tmp_path, packages=(package,))).code == 0


def test_a_secret_that_shows_is_found(tmp_path: Path) -> None:
    leak = ("card=state.laid[owner] if own else None", "card=state.laid[owner]")
    package = install(tmp_path / "packages", changed={"prizes/face/view.py": leak})
    args = ["fuzz", "prizes", "--seconds", "5", "--seed", "1", "--workers", "1", "--out", ".", "--json"]
    answer = ended(started(*args, home=tmp_path, packages=(package,)))
    assert "imagine-keeps-view" in {failure["law"] for failure in json.loads(answer.out)["failures"]}


def test_counting_up_goes_through_every_number_of_seats_and_every_option() -> None:
    game = tablee.game("harbour")
    seen: Counter[Any] = Counter()
    rng = Rng()
    for number in range(400):
        seats, options = variant(game, number, rng)
        plain = [options[option.name] for option in game.options if not option.each_seat]
        seen[(seats, *plain)] += 1
    combinations = sum(2 * 2 * 2 * (1 + seats) for seats in game.seats)
    assert len(seen) == combinations


def test_quick_matches_have_the_luck_of_a_match_of_their_seed() -> None:
    found = fuzz_games("harbour", 30, 3, 1, lambda _: None)
    assert found.failures == []
    assert found.matches == 30 and found.decisions > 30 * 20


@pytest.mark.slow
def test_thousands_of_random_matches_break_no_law() -> None:
    found = fuzz_games("harbour", 5000, 11, 2, lambda _: None)
    assert found.failures == []
