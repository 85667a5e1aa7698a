"""The bots of NCIS: they deduce, accuse when they should, and answer trials by chance, never by looking."""

from typing import Any

import pytest
from tests.stage import asked

from tablee.engine.match import Match
from tablee.engine.rng import Rng
from tablee.games.ncis.bots.accusing import certainty, should_accuse
from tablee.games.ncis.bots.skill import Skill
from tablee.games.ncis.rules.state import State
from tablee.games.ncis.tests.stage import CRIMINAL_AHEAD, GAME, NCIS_AHEAD, table

LOCKED = [*NCIS_AHEAD, "c v5"]


def choice(match: Match, seat: int, seed: int = 1) -> str:
    luck = Rng()
    luck.seed(seed)
    policy = GAME.simple()
    return GAME.moves.text(policy.choose(match.state.imagine(seat, luck), seat, luck))


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def test_the_team_accuses_when_only_one_triple_is_left_and_names_it() -> None:
    """TV-39: rows 4, 5, 4 are certain, rows 3, 3, 4 one in four."""
    sure, unsure = table(actor=1, rows=[4, 5, 4]), table(actor=1, rows=[3, 3, 4])
    assert certainty(state_of(unsure)) == pytest.approx(0.25)
    assert choice(unsure, 1) != "accuse"
    assert choice(sure, 1) == "accuse"
    sure.play(1, "accuse")
    for name in ("name c6", "name o4", "name p9"):
        assert choice(sure, 1) == name
        sure.play(1, name)
    assert sure.outcome is not None and sure.outcome.ranks == [2, 1, 1]


def test_in_the_last_chance_it_accuses_whatever_it_knows() -> None:
    match = table("last-chance", actor=1, threat=8, zones={1: "z02"}, lanes={1: [*CRIMINAL_AHEAD, "n o2a"]}, locked=[1])
    assert should_accuse(state_of(match), 1)


def test_with_the_goal_far_away_it_does_not_gamble() -> None:
    assert not should_accuse(state_of(table(actor=1, rows=[3, 3, 4])), 1)
    assert not should_accuse(state_of(table(rows=[6, 6, 6])), 0)


def test_it_closes_a_zone_that_it_wins_by_that() -> None:
    match = table(actor=1, zones={1: "z02"}, lanes={1: NCIS_AHEAD}, hands={1: ["v5", "s2a", "o2a"]})
    assert choice(match, 1) == "card s2a 1"  # any card closes it, and the 5 is kept


def test_the_criminal_calls_small_targets_and_names_what_tells_least() -> None:
    places = {"r1": "l1", "r2": "l2", "r3": "l13", "r4": "l3", "b1": "l4", "b2": "l18", "b3": "l5", "b4": "l6"}
    match = table("call", actor=1, asked=0, lanes={1: ["c v4a"]}, layout=places, more={"ambush": "emb1"})
    calls = set()
    for _ in range(2):
        calls.add(choice(match, 0))
        match.play(0, choice(match, 0))
    assert calls == {"call r3", "call b2"}


@pytest.mark.parametrize("level", ["random", "simple", "expert"])
def test_answers_take_a_persons_time_and_no_longer_than_the_limit(level: str) -> None:
    more: dict[str, Any] = {"performer": 1, "trial_card": "aut1"}
    match = table("trial", seats=2, actor=1, lanes={3: LOCKED}, locked=[3], zones={3: "z03"}, winner="ncis", more=more)
    policy, luck = GAME.skilled(level), Rng()
    luck.seed(3)
    for _ in range(50):
        world = match.state.imagine(1, luck)
        move = policy.choose(world, 1, luck)
        assert GAME.moves.text(move) in ("right", "wrong", "timeout")
        assert 0 < policy.delay(world, 1, move, luck) <= 12_000


def test_more_skill_passes_more_often() -> None:
    more: dict[str, Any] = {"performer": 1, "trial_card": "aut1"}
    match = table("trial", seats=2, actor=1, lanes={3: LOCKED}, locked=[3], zones={3: "z03"}, winner="ncis", more=more)
    passed = []
    for skill in (1, 3, 5):
        luck = Rng()
        luck.seed(9)
        answers = [GAME.moves.text(Skill(skill).choose(match.state.imagine(1, luck), 1, luck)) for _ in range(400)]
        passed.append(answers.count("right") / 400)
    assert passed[0] < passed[1] < passed[2]
    assert passed[1] == pytest.approx(0.68, abs=0.08)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simple_bots_play_whole_matches_to_an_end(seats: int) -> None:
    luck = Rng()
    luck.seed(seats)
    policy = GAME.simple()
    match = GAME.start(seats=seats, seed=seats)
    while not match.over:
        seat, _ = asked(match)[0]
        match.play(seat, GAME.moves.text(policy.choose(match.state.imagine(seat, luck), seat, luck)))
    assert len(match.steps) < 600
