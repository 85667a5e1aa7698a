"""Laws of copies and of going back: a copy is independent, an undo restores everything."""

import pytest
from tests.laws.cases import Case, board, oldest_undo, play_random, walked, words_of

from tablee.engine.playout import copying_playout, random_playout
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng


def test_all_earlier_copies_stay_as_they_were_while_play_goes_on(case: Case) -> None:
    copies, marks = [], []
    for match in case.moments():
        copies.append(match.state.copy())
        marks.append(board(case.game, match.state))
        assert words_of(copies[-1]) == words_of(match.state)
    assert [board(case.game, copy) for copy in copies] == marks


def test_playing_a_copy_or_an_imagined_state_to_the_end_leaves_the_original_alone(case: Case) -> None:
    luck = case.luck()
    for state in case.some(walked(case).states, 40):
        before = board(case.game, state), words_of(state)
        random_playout(state.copy(), luck)
        if state.pending():
            random_playout(state.imagine(state.pending()[0], luck), luck)
        assert (board(case.game, state), words_of(state)) == before


def test_a_copy_plays_on_exactly_as_the_original_would(case: Case) -> None:
    for state in case.some(walked(case).states, 60):
        ends = []
        for playout in (random_playout, copying_playout):
            twin, luck = state.copy(), Rng()
            luck.seed(5)
            ends.append((playout(twin, luck), words_of(luck)))
        again, luck = state.copy().copy(), Rng()
        luck.seed(5)
        random_playout(again, luck)
        assert ends[0] == ends[1] == (ends[0][0], words_of(luck))


def test_a_copy_tells_nothing(case: Case) -> None:
    match = case.match()
    assert match.state.tape is not None
    assert match.state.copy().tape is None
    assert match.state.imagine(0, case.luck()).tape is None


def test_an_undo_restores_the_table_the_luck_and_the_decisions(case: Case) -> None:
    match, luck = case.match(), case.luck()
    marks = [board(case.game, match.state)]
    asked = [[(d.seat, d.kind, d.moves) for d in match.open()]]
    while not match.over and len(match.steps) < 40:
        play_random(match, luck)
        marks.append(board(case.game, match.state))
        asked.append([(d.seat, d.kind, d.moves) for d in match.open()])
    steps = match.steps[:]
    for back in (len(steps) - 1, len(steps) // 2, 0):
        if back < oldest_undo(match):
            with pytest.raises(Refused, match="undo-final"):
                match.undo(0, back)
            assert board(case.game, match.state) == marks[-1]
            continue
        match.undo(0, back)
        assert board(case.game, match.state) == marks[back]
        assert [(d.seat, d.kind, d.moves) for d in match.open()] == asked[back]
        assert len(match.steps) == back
        for step in steps[back:]:
            assert match.repeat(step.seat, step.move, step.raw).mark == step.mark


def test_a_match_can_be_seen_as_it_was_after_any_number_of_steps(case: Case) -> None:
    walk = walked(case)
    total = len(walk.match.steps)
    for steps in {0, total // 3, total}:
        earlier = walk.match.at(steps)
        assert board(case.game, earlier.state) == board(case.game, walk.states[steps])
        assert len(earlier.steps) == steps
