"""Laws of decisions that are judged, timed or taken together, and of journals that no later judge can change."""

import json
from typing import NoReturn

import pytest
from tests.laws.cases import Case, cases, walked

from tablee.engine.game import Game
from tablee.engine.journal import replay_of
from tablee.engine.state import State
from tablee.lab.answers import asked_now, closed, known_to_all


def test_every_kind_of_answer_that_a_game_judges_is_asked_for_in_the_matches_of_the_laws(game: Game) -> None:
    asked = set()
    for walk in map(walked, cases(game, 1)):
        for state in walk.states:
            asked |= {state.judged(seat) for seat in state.pending()}
    assert asked - {None} == set(game.judged)


def test_what_is_judged_timed_or_taken_together_is_in_order(case: Case) -> None:
    """Examples good and bad, widgets to answer by, glimpses, skill: see `tablee.lab.answers`."""
    if not any(map(is_special, walked(case).states)):
        return
    luck = case.luck()
    for match in case.moments():
        if is_special(match.state):
            assert list(asked_now(match, luck)) == []


def is_special(state: State) -> bool:
    """Whether something is asked that is judged, timed, taken together or open to all."""
    return any(
        state.judged(seat) or state.limit(seat) or len(state.together(seat)) > 1 or not state.hidden(seat)
        for seat in state.pending()
    )


def test_what_everybody_sees_of_a_decision_tells_nobody_what_he_may_not_know(case: Case) -> None:
    luck = case.luck()
    for match in case.moments(every=11):
        for seat in range(case.seats):
            assert list(known_to_all(match, seat, match.state.imagine(seat, luck))) == []


def test_one_answer_closes_the_decision_of_all_who_take_it_together(case: Case) -> None:
    walk = walked(case)
    for steps, step in enumerate(walk.match.steps):
        assert list(closed(walk.states[steps], walk.states[steps + 1], step.seat)) == []


def test_a_replay_asks_no_judge(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(*_: object) -> NoReturn:
        raise AssertionError("what was judged is judged again")

    match = walked(case).match
    monkeypatch.setattr(type(case.game), "judge", judge)
    assert replay_of(case.game, json.loads(json.dumps(match.journal()))).position() == match.position()
