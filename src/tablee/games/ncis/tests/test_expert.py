"""The expert of NCIS: what guides its search, whom it beats, and what it advises."""

from typing import Any

import pytest

from tablee.bots import Budget, policy
from tablee.bots.advice import advise
from tablee.engine.match import Match
from tablee.engine.playout import policy_playout
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games.ncis.bots.outlook import outlook, rows_left
from tablee.games.ncis.rules.state import State
from tablee.games.ncis.tests.stage import CRIMINAL_AHEAD, GAME, NCIS_AHEAD, table


def luck(seed: int = 1) -> Rng:
    made = Rng()
    made.seed(seed)
    return made


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def standing(**given: Any) -> float:
    return outlook(state_of(table(**given)))


def test_the_outlook_is_better_with_fewer_rows_to_go_and_a_lower_threat() -> None:
    assert standing(rows=[3, 3, 3]) > standing(rows=[1, 1, 1]) > standing(rows=[1, 1, 1], threat=6)
    assert standing(lanes={1: NCIS_AHEAD}) > standing(lanes={1: CRIMINAL_AHEAD})
    near = {"threat": 7, "zones": {1: "z02"}}  # red 3
    assert standing(**near) > standing(lanes={1: CRIMINAL_AHEAD}, **near)


def test_the_outlook_is_certain_where_the_team_can_name_all_three_now() -> None:
    """TV-39: rows 4, 5, 4 are certain."""
    assert standing(actor=1, rows=[4, 5, 4]) == 1.0
    assert standing(actor=0, rows=[4, 5, 4]) < 1.0
    assert standing(actor=1, rows=[4, 4, 4]) < 1.0


def test_the_rows_to_go_are_an_average_over_who_fits_and_not_what_the_card_hides() -> None:
    """8.4: on average 4.11 rows in each category; and c6 needs one row more than is known of it."""
    assert rows_left(state_of(table())) == pytest.approx(3 * 37 / 9)
    one, other = table(rows=[3, 0, 0], sealed=["c6", "o4", "p9"]), table(rows=[3, 0, 0], sealed=["c1", "o4", "p9"])
    assert rows_left(state_of(one)) == rows_left(state_of(other)) == pytest.approx(1 + 2 * 37 / 9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_promise_of_all_moves_adds_up_to_one_at_every_decision_of_a_match(seats: int) -> None:
    guide, rng = GAME.guide(), luck(seats)
    state = GAME.start(seats=seats, seed=seats, options={"series_choice": "manual"}).state
    while pending := state.pending():
        seat = pending[0]
        moves = state.legal(seat)
        assert sum(guide.weights(state, seat, moves)) == pytest.approx(1.0)
        chances = guide.verdict(state)
        assert chances is not None and chances[1:] == [pytest.approx(1 - chances[0])] * (seats - 1)
        state.apply(seat, guide.choose(state, seat, rng))


def test_the_verdict_of_a_match_that_is_over_is_how_it_ended() -> None:
    for name, chances in (("p9", [0.0, 1.0, 1.0]), ("p1", [1.0, 0.0, 0.0])):
        match = table(actor=1, rows=[4, 5, 4])
        for move in ("accuse", "name c6", "name o4", f"name {name}"):
            match.play(1, move)
        assert GAME.guide().verdict(match.state) == chances


def test_a_hint_tells_the_team_to_accuse_when_it_is_sure_and_not_before() -> None:
    sure, unsure = table(actor=1, rows=[4, 5, 4]), table(actor=1, rows=[3, 3, 4])
    budget = Budget(iterations=120)
    assert advise(GAME, sure.state.imagine(1, luck()), 1, luck(), budget)[0].move == "accuse"
    assert advise(GAME, unsure.state.imagine(1, luck()), 1, luck(), budget)[0].move != "accuse"


def test_there_is_no_hint_in_a_trial() -> None:
    more = {"performer": 1, "trial_card": "aut1"}
    lanes = {3: [*NCIS_AHEAD, "c v5"]}
    match = table("trial", seats=2, actor=1, lanes=lanes, locked=[3], zones={3: "z03"}, winner="ncis", more=more)
    with pytest.raises(Refused, match="no-hint-here"):
        advise(GAME, match.state.imagine(1, luck()), 1, luck())


@pytest.mark.slow
@pytest.mark.parametrize(("levels", "expert"), [(("expert", "simple"), 0), (("simple", "expert"), 1)])
def test_the_expert_beats_the_simple_bot_on_either_side(levels: tuple[str, str], expert: int) -> None:
    matches, won = 60, 0
    for number in range(matches):
        rng = luck(number)
        state = GAME.start(seats=3, seed=number).state
        state.tape = None
        policies = [policy(GAME, levels[0 if seat == 0 else 1], Budget(iterations=100)) for seat in range(3)]
        policy_playout(state, policies, rng)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.ranks[expert] == 1
    assert won / matches > 0.55
