"""Which move words come to, and who rules where the machine does not know."""

import pytest

from tablee.games.operation_zebre.tests.stage import (
    GAME,
    ended,
    left,
    legal,
    read,
    refusal,
    seen,
    table,
)

RULED: dict[str, object] = {"human_override": True}
TEAMS: dict[str, object] = {"mode": "comp", "human_override": True}


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("le colisee", "guess 001a"),
        ("COLOSSEUM", "guess 001a"),
        ("arènes de Rome", "guess near"),
        ("Marie Curie", "guess other"),
        ("xyzzy", "guess other"),
        ("?", "ask-hint"),
        ("-", "give-up"),
    ],
)
def test_OZ_111_words_come_to_one_move(words: str, move: str) -> None:
    assert read(table("read")).judge(1, words) == move


def test_OZ_111_a_title_is_recognised_whatever_is_held() -> None:
    match = read(table("read"))
    move = match.judge(1, "tour eifel")
    assert move == "guess 150b"
    assert move in legal(match, 1)


@pytest.mark.parametrize("words", ["Colisée ou Panthéon", "Colisée/Panthéon"])
def test_OZ_93_two_answers_are_refused_and_cost_nothing(words: str) -> None:
    match = read(table("read"))
    assert refusal(match, 1, words) == "answer-one"
    match.answer(1, "Colisée")
    assert seen(match)["right"] is True


@pytest.mark.parametrize("words", ["", "  ", "!?", "x" * 81, 7])
def test_OZ_93_no_answer_is_refused(words: object) -> None:
    assert refusal(read(table("read")), 1, words) == "answer-text"


def test_OZ_112_the_words_are_kept_with_the_move() -> None:
    match = read(table("read"))
    match.answer(1, " Tour Eiffel ")
    assert seen(match)["words"] == "Tour Eiffel"
    again = GAME.start(4, seed=3)
    assert again.view(None)["words"] == ""


@pytest.mark.parametrize("words", ["arènes de Rome", "xyzzy"])
def test_OZ_99_the_reader_rules_what_the_machine_does_not_know(words: str) -> None:
    for ruling, right in [("rule right", True), ("rule wrong", False), ("timeout", False)]:
        match = read(table("read", options=RULED))
        match.answer(1, words)
        assert (match.state.pending(), match.decision(0).limit) == ([0], 20_000)
        assert legal(match, 0) == ["rule right", "rule wrong", "rule leave", "timeout"]
        match.play(0, ruling)
        assert (seen(match)["right"], seen(match)["echecs_left"]) == (right, 4 if right else 3)


def test_OZ_99_a_title_is_never_disputed() -> None:
    match = read(table("read", options=RULED))
    match.answer(1, "Tour Eiffel")
    assert seen(match)["phase"] == "read"


def test_OZ_99_without_people_what_is_near_is_wrong() -> None:
    match = read(table("read"))
    match.answer(1, "arènes de Rome")
    assert (seen(match)["right"], seen(match)["phase"]) == (False, "read")


def test_OZ_100_the_reader_may_leave_it_to_those_who_guessed() -> None:
    match = read(table("read", options=RULED))
    match.answer(1, "arènes de Rome")
    assert seen(match, 2)["reading"]["title"] is None
    match.play(0, "rule leave")
    assert seen(match, 2)["reading"]["title"] == seen(match)["reading"]["title"] == "Colisée"
    assert match.state.pending() == match.state.together(3) == [1, 2, 3]
    assert legal(match, 1) == ["rule right", "rule wrong", "timeout"]
    match.play(3, "rule right")
    assert seen(match)["right"] is True


def test_OZ_110_before_the_ruling_only_the_reader_sees_the_title() -> None:
    match = read(table("read", options=RULED))
    match.answer(1, "xyzzy")
    assert [seen(match, seat)["reading"]["title"] for seat in (0, 1, None)] == ["Colisée", None, None]


@pytest.mark.parametrize(
    ("rulings", "right"),
    [
        ([(0, "rule right"), (4, "rule right")], True),
        ([(4, "rule right"), (2, "rule wrong")], False),
        ([(5, "rule wrong")], False),
        ([(1, "rule right"), (3, "timeout")], False),
    ],
)
def test_OZ_101_both_teams_must_say_right(rulings: list[tuple[int, str]], right: bool) -> None:
    match = read(table("read", seats=6, options=TEAMS, free=[20, 20]))
    match.answer(3, "")
    match.answer(1, "xyzzy")
    assert match.state.pending() == [0, 1, 2, 3, 4, 5]
    assert seen(match)["reading"]["title"] == "Colisée"
    for seat, move in rulings:
        match.play(seat, move)
    assert (seen(match)["right"], left(match)) == (right, 20 if right else 15)


def test_OZ_101_an_interception_is_ruled_by_both_teams_too() -> None:
    match = read(table("read", seats=6, options=TEAMS))
    match.answer(3, "arènes de Rome")
    match.answer(1, "Colisée")
    assert (seen(match)["phase"], seen(match)["seal"]["words"]) == ("judge-interception", "arènes de Rome")
    match.play(0, "rule right")
    match.play(5, "rule right")
    assert seen(match)["teams"][1]["points"] == [1]


def test_OZ_102_what_is_said_aloud_is_ruled() -> None:
    match = read(table("read", options={"answer_mode": "spoken"}))
    assert match.answer(1, "!").move == "guess aloud"
    match.play(0, "rule right")
    assert seen(match)["right"] is True
    assert refusal(read(table("read")), 1, "!") == "answer-text"


def test_OZ_102_paper_is_ruled_by_both_teams() -> None:
    match = read(table("read", seats=6, options={"mode": "comp", "answer_mode": "spoken"}))
    assert match.answer(4, "!").move == "seal paper"
    match.answer(1, "-")
    match.play(0, "rule right")
    match.play(3, "rule right")
    assert seen(match)["teams"][1]["points"] == [1]


def test_OZ_105_what_loses_may_be_done() -> None:
    match = table("censor", seats=2, free=0)
    match.answer(1, {"keep": [1, 2, 3, 4, 5, 6]})
    match.answer(0, {"keep": [11]})
    assert ended(match)[0] == "OZ-51"
