"""Laws of writing down: moves, positions, journals and views are texts that come back the same."""

import json
from typing import Any

import pytest
from tests.laws.cases import Case, oldest_undo, play_random, text, walked

import tablee
from tablee.engine.game import Game
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State


def test_every_move_has_a_text_of_its_own_and_the_text_gives_the_move(game: Game) -> None:
    assert len(set(game.moves.texts)) == len(game.moves)
    for number, move in enumerate(game.moves.texts):
        assert game.moves.number(move) == number
        assert game.moves.text(number) == move
        assert move == " ".join(move.split()).lower()


def test_a_position_gives_the_same_table_and_the_same_decisions_again(case: Case) -> None:
    for match in case.moments(every=9):
        written = json.loads(json.dumps(match.position(), allow_nan=False))
        assert written == match.position()
        again = case.game.from_position(written, seed=1)
        assert again.position() == match.position()
        assert [(d.seat, d.kind, d.moves) for d in again.open()] == [(d.seat, d.kind, d.moves) for d in match.open()]
        for viewer in (None, *range(case.seats)):
            assert again.view(viewer) == match.view(viewer)


def test_a_match_from_a_position_has_a_journal_too(case: Case) -> None:
    whole = walked(case).match
    match = case.game.from_position(whole.at(len(whole.steps) // 2).position(), seed=case.seed)
    luck = case.luck()
    for _ in range(10):
        if not match.over:
            play_random(match, luck)
    again = tablee.replay(json.dumps(match.journal()))
    assert again.position() == match.position()


def test_a_journal_gives_the_match_again_with_the_same_mark_at_each_step(case: Case) -> None:
    match = walked(case).match
    again = tablee.replay(json.dumps(match.journal()))
    assert [step.mark for step in again.steps] == [step.mark for step in match.steps]
    assert again.journal() == match.journal()
    assert again.position() == match.position()
    assert again.outcome is not None


def test_a_journal_keeps_what_was_taken_back(case: Case) -> None:
    match, luck, undone = case.match(), case.luck(), False
    for back in (2, 1):
        for _ in range(5):
            if not match.over:
                play_random(match, luck)
        to = max(0, len(match.steps) - back)
        if to >= oldest_undo(match):
            match.undo(0, to)
            undone = True
    again = tablee.replay(json.dumps(match.journal()))
    assert any("undo" in entry for entry in again.record) == undone
    assert again.record == match.record
    assert again.position() == match.position()


def test_views_are_json(case: Case) -> None:
    for state in case.some(walked(case).states, 12):
        for viewer in (None, *range(case.seats)):
            view = case.game.view(state, viewer)
            assert json.loads(text(view)) == view


# Positions that somebody has damaged.

WRONG: list[Any] = [None, -1, 99, 10**30, 0.5, "", "nonsense", [], {}, [-1], [99, 99, 99], ["nonsense"], True]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a position, whole lists and objects included."""
    found = [path] if path else []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inside:
        found += leaves(part, (*path, name))
    return found


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for name in path:
        value = value[name]
    return value


def damaged(position: Any, luck: Rng) -> tuple[Any, str]:
    """The position with one part replaced, by nonsense or by another part of it; and what was done."""
    paths = leaves(position)
    path = paths[luck.below(len(paths))]
    wrong = WRONG[luck.below(len(WRONG))] if luck.below(2) else at(position, paths[luck.below(len(paths))])
    twin = json.loads(json.dumps(position))
    at(twin, path[:-1])[path[-1]] = wrong
    return twin, f"{path} = {wrong!r}"


def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(case: Case) -> None:
    """Whatever one part of a position is replaced by, nothing breaks: not the reading and not the play after it."""
    luck = case.luck()
    for state in case.some(walked(case).states, 50):
        position = {**case.match().position(), "board": case.game.to_position(state)}
        for _ in range(20):
            twin, done = damaged(position, luck)
            try:
                match = case.game.from_position(twin, seed=0)
            except Refused:
                continue
            assert case.game.from_position(match.position()).position() == match.position(), done
            for viewer in (None, *range(match.seats)):
                match.view(viewer)
            assert finishes(case.game, match.state, luck), done


def finishes(game: Game, state: State, luck: Rng) -> bool:
    """Whether play goes on to the end, with everything in order and nobody stuck."""
    for _ in range(game.longest):
        pending = state.pending()
        if not pending:
            return True
        if game.invariants(state) or not state.legal(pending[0]):
            return False
        state.apply(pending[0], state.random_move(pending[0], luck))
    return False


@pytest.mark.parametrize("whole", [None, 7, "text", [], {}, {"game": "harbour"}])
def test_what_is_no_position_at_all_is_refused(game: Game, whole: Any) -> None:
    with pytest.raises(Refused):
        game.from_position(whole)


def test_a_position_of_another_game_or_version_is_refused(game: Game) -> None:
    position = game.start(seats=game.seats[0], seed=0).position()
    for field, value in (("game", "another"), ("rules", game.version + 1), ("seats", 99), ("options", {"no": 1})):
        with pytest.raises(Refused):
            game.from_position({**position, field: value})  # type: ignore[dict-item]
