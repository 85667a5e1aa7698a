"""Answers in the player's own form: judged once, stored with what they came to, never judged again."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.refusals import refused
from tests.engine.riddles import GAME, Riddles, RiddleState

from tablee.engine.answers import LONGEST, cell_in, fields_in, lines_in, number_in, shots_in, text_in
from tablee.engine.game import Json
from tablee.engine.journal import dissents, replay_of
from tablee.engine.match import Match


@pytest.fixture
def match() -> Match:
    return GAME.start(seats=4, seed=3)


@pytest.fixture
def locked(match: Match) -> Match:
    """Both readers have kept lines."""
    match.answer(0, {"keep": [4, 2]})
    match.answer(2, {"keep": [1]})
    return match


def state_of(match: Match) -> RiddleState:
    assert isinstance(match.state, RiddleState)
    return match.state


def test_an_answer_may_come_to_a_run_of_moves_that_is_one_step(match: Match) -> None:
    step = match.answer(0, {"keep": [4, 2]})
    assert step.move == "show 2, show 4, lock"
    assert len(match.steps) == len(match.record) == 1
    assert match.record[0] == {"seat": 0, "move": "show 2, show 4, lock", "raw": {"keep": [4, 2]}, "mark": step.mark}
    assert state_of(match).kept == [[1, 3], []]
    assert [event.code for event in step.events] == ["locked"]
    assert [decision.seat for decision in match.open()] == [2]


def test_bots_make_the_same_moves_one_at_a_time(match: Match) -> None:
    for move in ("show 2", "show 4", "lock"):
        match.play(0, move)
    assert match.state.pending() == [2]
    assert [step.raw for step in match.steps] == [None] * 3


def test_the_words_of_an_answer_reach_the_rules_and_do_not_stay_on_the_state(locked: Match) -> None:
    locked.play(0, "begin")
    locked.answer(1, "a wild guess")
    assert state_of(locked).words == ["a wild guess", ""]
    assert locked.state.raw is None


def test_the_clock_or_a_bot_gives_the_move_without_words(locked: Match) -> None:
    locked.play(0, "begin")
    locked.play(1, "timeout")
    assert state_of(locked).words == ["", ""]


BAD: list[Json] = [
    {"keep": []},
    {"keep": [5]},
    {"keep": [0]},
    {"keep": [1, 1]},
    {"keep": [True]},
    {"keep": "1"},
    {"kept": [1]},
    {"keep": [1], "more": 1},
    [1],
    "1",
    7,
    None,
    {"keep": [[1]]},
    {"keep": [1] * 1000},
    {"keep": "x" * 1_000_000},
    {"keep": [10**40]},
]


@pytest.mark.parametrize("raw", BAD, ids=lambda raw: str(raw)[:20])
def test_what_is_no_answer_is_refused_and_changes_nothing(match: Match, raw: Json) -> None:
    before = match.position(), list(match.record), dict(match.asked), match.state.luck_n
    with pytest.raises(Exception) as caught:
        match.answer(0, raw)
    assert getattr(caught.value, "code", "").startswith("answer-")
    assert (match.position(), list(match.record), dict(match.asked), match.state.luck_n) == before


def test_an_answer_that_is_nested_without_end_is_refused_before_it_is_read(match: Match) -> None:
    raw: Json = []
    for _ in range(500):
        raw = [raw]
    with refused("answer-size") as caught:
        match.answer(0, raw)
    assert caught.facts == {"most": LONGEST}


def test_a_run_with_a_move_that_is_not_legal_in_its_turn_is_refused_whole(match: Match) -> None:
    with refused("illegal-move") as caught:
        match.repeat(0, "show 4, show 2, lock", {"keep": [4, 2]})
    assert caught.facts == {"move": "show 2", "kind": "keep", "rule": "RD-1"}
    with refused("not-asked"):
        match.repeat(0, "show 4, lock, begin", {"keep": [4]})
    with refused("unknown-move"):
        match.repeat(0, "show 4, lick")
    assert match.steps == [] and state_of(match).kept == [[], []]


def test_only_who_is_asked_may_answer_and_only_where_answers_are_judged(locked: Match) -> None:
    with refused("not-asked"):
        locked.answer(1, "12")
    with refused("not-judged"):
        locked.answer(0, "12")


def test_a_person_answers_a_judged_decision_in_words_and_another_by_a_move(match: Match) -> None:
    with refused("answer-wanted") as caught:
        match.accept(0, "show 1")
    assert caught.facts == {"judged": "lines", "move": "show 1"}
    assert match.accept(0, "", {"keep": [1]}) == "show 1, lock"
    assert match.steps == []
    for seat in (0, 2):
        match.answer(seat, {"keep": [1]})
    assert match.accept(0, "begin") == "begin"
    with refused("not-judged"):
        match.accept(0, "begin", "now")
    with refused("not-asked"):
        match.accept(1, "begin")
    match.play(0, "begin")
    with refused("answer-wanted"):
        match.accept(0, "timeout")


def test_nobody_but_the_clock_lets_time_run_out() -> None:
    match = GAME.start(seats=4, seed=3, options={"picked": True})
    for seat in (0, 2):
        for move in ("show 1", "lock"):
            match.play(seat, move)
    match.play(0, "begin")
    with refused("clock-only"):
        match.accept(0, "timeout")
    assert match.decision(0).moves == ["say right", "say wrong", "timeout"]
    assert match.decision(0).offered == ["say right", "say wrong"]
    assert match.scene(0)["choices"] == ["say right", "say wrong"]
    assert match.play(0, "timeout").move == "timeout"


def test_a_judged_decision_shows_no_list_of_moves(match: Match) -> None:
    decision = match.decision(0)
    assert decision.moves == ["show 1", "show 2", "show 3", "show 4"]
    assert decision.judged == "lines"
    assert decision.offered == []
    assert match.scene(0)["choices"] == []


def test_one_answer_of_those_who_decide_together_closes_the_decision_of_all(locked: Match) -> None:
    locked.play(0, "begin")
    assert [(decision.seat, decision.together) for decision in locked.open()] == [(0, [0, 1]), (1, [0, 1]), (2, [2])]
    ready = locked.asked[2]
    locked.answer(1, "12")
    assert [decision.seat for decision in locked.open()] == [2]
    assert locked.asked[2] == ready


def test_a_step_that_answers_in_words_or_begins_a_trial_against_time_is_final(locked: Match) -> None:
    assert [step.final for step in locked.steps] == [True, True]
    assert locked.play(0, "begin").final
    assert locked.answer(1, "12").final
    for to in range(4):
        with refused("undo-final") as caught:
            locked.undo(0, to)
        assert caught.facts["to"] == to
    assert len(locked.steps) == 4


def test_when_time_is_up_the_last_draft_is_judged_or_the_clock_has_its_move(locked: Match) -> None:
    locked.play(0, "begin")
    right = str(state_of(locked).sum(0))
    assert locked.expire(1, right) == ("say right", right)
    assert locked.expire(1, "x" * 21) == ("timeout", None)
    assert locked.expire(1) == ("timeout", None)
    move, raw = locked.expire(0, "no idea")
    step = locked.repeat(0, move, raw)
    assert (step.move, step.raw) == ("say wrong", "no idea")


def test_witnesses_of_a_draft_see_what_the_game_lets_them_see(match: Match) -> None:
    assert match.glimpse(0, {"keep": [1, 3]}) == {"lines": 2}
    assert match.state.witnesses(0) == [1]
    with refused("answer-lines"):
        match.glimpse(0, {"keep": []})
    with refused("answer-size"):
        match.glimpse(0, "x" * LONGEST)
    with refused("not-asked"):
        match.glimpse(1, {"keep": [1]})
    for seat in (0, 2):
        match.answer(seat, {"keep": [1]})
    with refused("not-judged"):
        match.glimpse(0, "12")


def finished(game: Riddles = GAME) -> Match:
    match = game.start(seats=4, seed=3)
    for seat in (0, 2):
        match.answer(seat, {"keep": [1]})
    for seat in (0, 2):
        match.play(seat, "begin")
    match.answer(1, "nothing")
    match.answer(3, str(state_of(match).sum(1)))
    return match


def test_a_journal_keeps_what_was_said_and_what_it_came_to() -> None:
    match = finished()
    journal = json.loads(json.dumps(match.journal()))
    assert journal["format"] == "tablee-journal-2"
    assert [entry.get("raw") for entry in journal["record"]][4:] == ["nothing", match.steps[-1].raw]
    assert journal["outcome"]["sides"] == [[0, 1], [2, 3]]
    again = replay_of(GAME, journal)
    assert again.journal() == journal
    assert [step.final for step in again.steps] == [step.final for step in match.steps]


def test_whoever_gave_an_answer_may_go_on_to_change_what_he_gave() -> None:
    match = GAME.start(seats=4, seed=3)
    keep: list[Json] = [4, 2]
    match.answer(0, {"keep": keep})
    early = match.journal()
    keep.append(9)
    assert match.steps[0].raw == {"keep": [4, 2]}
    assert replay_of(GAME, match.journal()).steps[0].raw == {"keep": [4, 2]}
    record: Any = early["record"]
    record[0]["raw"]["keep"].append(9)
    assert match.record[0]["raw"] == {"keep": [4, 2]}


def test_a_replay_asks_no_judge_and_the_judge_of_today_may_be_asked_apart() -> None:
    journal = finished().journal()
    stern = Riddles()
    stern.accepts_words = False
    match = replay_of(stern, journal)
    assert match.over and match.journal() == journal
    (dissent,) = dissents(match)
    assert (dissent.step, dissent.seat, dissent.raw) == (5, 1, "nothing")
    assert (dissent.then, dissent.now) == ("say wrong", "(answer-number)")
    assert dissents(replay_of(GAME, journal)) == []


@pytest.mark.parametrize(
    ("place", "field", "value", "code"),
    [
        (0, "move", "lock, show 1", "journal-step"),
        (0, "move", "show 1", "journal-altered"),
        (4, "raw", "something", "journal-altered"),
        (4, "move", "say right", "journal-altered"),
    ],
)
def test_a_journal_whose_verdicts_were_changed_is_refused(place: int, field: str, value: str, code: str) -> None:
    journal = json.loads(json.dumps(finished().journal()))
    journal["record"][place][field] = value
    with refused(code):
        replay_of(GAME, journal)


SHAPES: list[tuple[str, Callable[[Json], object], list[Json], list[Json]]] = [
    ("answer-text", lambda raw: text_in(raw, 3), [" abc ", "é"], ["", "  ", "abcd", 3, None, ["a"]]),
    ("answer-fields", lambda raw: fields_in(raw, ["a"], ["b"]), [{"a": 1}, {"a": 1, "b": 2}], [{"b": 2}, {}, [], "a"]),
    ("answer-number", lambda raw: number_in(raw, "exit", 1, 8), [1, 8], [0, 9, "3", True, 2.0, None]),
    ("answer-lines", lambda raw: lines_in(raw, 4), [[4, 1]], [[], [5], [0], [1, 1], ["1"], [True], 3, {"1": 1}]),
    ("answer-cell", lambda raw: cell_in(raw, 10, 12), ["c7", " J 12 "], ["C", "7", "K1", "A13", "A0", "A²", "AA1", 7]),
    (
        "answer-shots",
        lambda raw: shots_in(raw, 2),
        [[], [[1, 2, 3]], [[1, 0, -3], [1, 4, 4]]],
        [[[2, 0, 0], [1, 0, 0]], [[1, 2]], [[1, 2, 3.5]], [[1, 2, True]], [[1, 1, 1]] * 3, [7], "", None],
    ),
]


@pytest.mark.parametrize(("code", "read", "good", "bad"), SHAPES, ids=[shape[0] for shape in SHAPES])
def test_readers_take_their_shape_and_refuse_every_other(
    code: str, read: Callable[[Json], object], good: list[Json], bad: list[Json]
) -> None:
    for raw in good:
        read(raw)
    for raw in bad:
        with refused(code) as caught:
            read(raw)
        assert len(str(caught.facts["got"])) <= 40


def test_readers_give_what_was_meant() -> None:
    assert text_in(" abc ", 3) == "abc"
    assert lines_in([4, 1, 3], 4) == [1, 3, 4]
    assert cell_in("c 7", 10, 12) == [2, 6]
    assert shots_in([[1, 2, -3]], 1) == [[1, 2, -3]]
