"""The training room of NCIS: trials one after the other, against the clock, without cards. (NCIS-168)"""

from typing import Any

import pytest
from tests.stage import asked, codes, facts, play

from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.games.ncis.tests.stage import GAME, board, drawn

KINDS = {"decryptage": "words", "balistique": "bullets", "autopsie": "path"}


def room(training: str, seats: int = 2, **more: object) -> Match:
    return GAME.start(seats=seats, seed=4, options={"training": training, **more})


def drill(match: Match, move: str) -> None:
    """Play what comes before the trial or shooting, then let it come out like this."""
    while match.open()[0].kind not in ("trial", "shooting"):
        (decision,) = match.open()
        match.play(decision.seat, decision.moves[0])
    (decision,) = match.open()
    play(match, f"{decision.seat} {move}")


@pytest.mark.parametrize("training", ["decryptage", "balistique", "autopsie"])
def test_NCIS_168_eight_trials_of_one_kind_follow_each_other(training: str) -> None:
    match = room(training)
    for number in range(1, 9):
        before = [decision.kind for decision in match.open()]
        assert before == (["word"] if training == "decryptage" else ["begin_trial"])
        assert match.open()[0].limit is None and "accuse" not in match.open()[0].moves
        while match.open()[0].kind != "trial":
            (decision,) = match.open()
            match.play(decision.seat, decision.moves[0])
        (decision,) = match.open()
        assert (decision.seat, decision.limit, decision.judged) == (1, 12_000, KINDS[training])
        step = play(match, "1 right" if number % 2 else "1 wrong")
        assert board(match)["threat"] == number // 2
        assert match.over == (number == 8)
        assert match.over or facts(step, "drill-begun") == [{"seat": 1, "number": number + 1, "drills": 8}]
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.ranks, match.outcome.reason) == ([4, 4], [2, 1], "NCIS-168")


def test_NCIS_168_the_team_must_pass_half_of_them() -> None:
    match = room("shooting")
    for move in ("hit", "hit", "hit", "miss", "stray", "timeout", "miss", "miss"):
        assert asked(match) == [(0, "call_target")]
        drill(match, move)
    assert match.outcome is not None and match.outcome.scores == [5, 3] and match.outcome.ranks == [1, 2]


def test_NCIS_168_agents_take_turns_at_all_four_kinds_and_nobody_else_is_asked_for_a_card() -> None:
    match = room("all", seats=3)
    trained = []
    while not match.over:
        while match.open()[0].kind not in ("trial", "shooting"):
            (decision,) = match.open()
            assert decision.kind in ("word", "begin_trial", "call_target", "begin_shooting")
            match.play(decision.seat, decision.moves[0])
        (decision,) = match.open()
        trained.append((decision.seat, decision.judged))
        drill(match, decision.moves[0])
    kinds = ["words", "bullets", "path", "gallery"]
    assert trained == [(1 + place % 2, kinds[place % 4]) for place in range(8)]
    assert [row["hand"] for row in board(match)["seats"]] == [row["hand"] for row in board(room("all", 3))["seats"]]


def test_NCIS_168_luck_does_not_decide_in_the_training_room_and_targets_may_be_placed_first() -> None:
    match = room("shooting", play_mode="model", target_placement="manual")
    while match.open()[0].kind == "place_target":
        (decision,) = match.open()
        assert GAME.invariants(match.state) == []
        step = play(match, f"{decision.seat} {decision.moves[0]}")
    assert "drill-begun" in codes(step) and asked(match) == [(0, "call_target")]
    play(match, "0 call r1", "0 call r2")
    assert asked(match) == [(1, "begin_shooting")]


def test_NCIS_168_the_score_shows_what_was_passed_and_failed() -> None:
    match = room("autopsie")
    drill(match, "right")
    drill(match, "wrong")
    drill(match, "right")
    scores = [seat["score"] for seat in drawn(match, 1)["seats"]]
    assert scores == ["1", "2"]


def test_NCIS_168_a_training_leaves_its_trials_to_the_career() -> None:
    match = room("autopsie")
    while not match.over:
        assert GAME.invariants(match.state) == []
        drill(match, "right")
    assert GAME.invariants(match.state) == []
    record: Any = GAME.record(match, 1)
    assert record["training"] is True and record["trials"]["autopsie"]["passed"] == 8


def test_NCIS_168_what_is_no_training_is_refused() -> None:
    with pytest.raises(Refused):
        room("sprint")
