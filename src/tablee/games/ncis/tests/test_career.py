"""Careers of NCIS: what a match leaves to each seat, and how all of them read."""

from typing import Any

import pytest
from tests.stage import play

from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.games.ncis.tests.stage import GAME, accuse, name_all, table, win_zone


def passed_autopsy() -> Match:
    """Agent 1 won zone 3 and passed its Autopsie with a right answer; rows 4, 5, 4 are out, so he may accuse."""
    match = win_zone(3, "z09", rows=[3, 4, 4], seats=2)
    name_all(match, "c", "o")
    play(match, "1 begin")
    match.answer(1, {"exit": right_exit(match)})
    name_all(match, "c")
    return match


def right_exit(match: Match) -> int:
    for exit in range(1, 9):
        moves = GAME.judge(match.state, 1, {"exit": exit})
        if [GAME.moves.text(move) for move in moves] == ["right"]:
            return exit
    raise AssertionError("no exit is right")


def test_a_match_leaves_side_end_and_trials_to_each_seat_with_the_time_of_the_fastest() -> None:
    match = passed_autopsy()
    accuse(match, 1, "c6", "o4", "p9")
    times = [1000 * place for place in range(len(match.steps))]
    answered = next(place for place, step in enumerate(match.steps) if step.raw is not None)
    assert GAME.record(match, 1, times) == {
        "camp": "ncis",
        "training": False,
        "won": True,
        "end": "NCIS-152",
        "threat": 0,
        "rows": 14,
        "trials": {"autopsie": {"played": 1, "passed": 1, "best": times[answered]}},
    }
    criminal = GAME.record(match, 0, times)
    assert criminal["camp"] == "criminal" and criminal["won"] is False and criminal["trials"] == {}


def test_without_times_to_compare_there_is_no_best() -> None:
    match = passed_autopsy()
    accuse(match, 1, "c6", "o4", "p9")
    trials: Any = GAME.record(match, 1)["trials"]
    assert trials == {"autopsie": {"played": 1, "passed": 1, "best": None}}


def test_what_a_bot_answered_and_what_failed_is_no_best() -> None:
    for move, passed in (("right", 1), ("timeout", 0)):
        match = win_zone(3, "z09", rows=[3, 4, 4], seats=2)
        name_all(match, "c", "o")
        play(match, "1 begin", f"1 {move}")
        if passed:
            name_all(match, "c")
        accuse(match, 1, "c6", "o4", "p9")
        trials: Any = GAME.record(match, 1, [500] * len(match.steps))["trials"]
        assert trials == {"autopsie": {"played": 1, "passed": passed, "best": None}}


def test_shots_count_for_the_shooter_of_either_side() -> None:
    match = table(seats=2, actor=0, lanes={1: ["n v4a"]}, hands={0: ["emb1"]})
    play(match, "0 ambush emb1", "1 call r1", "1 call b1", "0 begin")
    match.answer(0, {"shots": []})
    play(match, "1 pass")
    first = next(decision for decision in match.open())
    accuse(match, first.seat, "c1", "o1", "p1")
    assert GAME.record(match, 0)["trials"] == {"shooting": {"played": 1, "passed": 0, "best": None}}
    assert GAME.record(match, 1)["trials"] == {}


def test_trials_that_luck_settled_are_nobodys() -> None:
    match = win_zone(3, "z09", rows=[4, 5, 4], seats=2, options={"play_mode": "model"})
    name_all(match, "c", "o")
    while match.open()[0].kind == "category":
        name_all(match, match.open()[0].moves[0].removeprefix("clue "))
    accuse(match, 1, "c6", "o4", "p9")
    assert GAME.record(match, 1)["trials"] == {}


def test_a_match_that_goes_on_leaves_nothing() -> None:
    with pytest.raises(Refused, match="not-over"):
        GAME.record(table(), 0)


def row(camp: str, *, won: bool, trials: dict[str, Any], training: bool = False) -> dict[str, Any]:
    return {"camp": camp, "training": training, "won": won, "end": "NCIS-152", "threat": 4, "rows": 9, "trials": trials}


def test_a_career_adds_up_by_side_and_trial_and_keeps_the_fastest() -> None:
    one = {"decryptage": {"played": 2, "passed": 1, "best": 7_301}}
    two = {
        "decryptage": {"played": 1, "passed": 1, "best": 4_210},
        "shooting": {"played": 1, "passed": 0, "best": None},
    }
    records = [
        row("ncis", won=True, trials=one),
        row("criminal", won=False, trials={}),
        row("ncis", won=False, trials=two),
    ]
    drilled = {"autopsie": {"played": 8, "passed": 5, "best": 3_000}}
    records.append(row("ncis", won=True, trials=drilled, training=True))  # (NCIS-168) no match, but trials
    career: Any = GAME.career(records, "en")
    tallies = {each["label"]: (each["matches"], each["wins"]) for each in [career["wins"], *career["tallies"]]}
    assert tallies == {
        "All matches": (3, 1),
        "As the Criminal": (1, 0),
        "As an agent": (2, 1),
        "Decryption": (3, 2),
        "Ballistics": (0, 0),
        "Autopsy": (8, 5),
        "Shooting": (1, 0),
    }
    bests = {each["label"]: each["text"] for each in career["bests"]}
    assert bests == {"Decryption": "4.3 s", "Ballistics": "none yet", "Autopsy": "3.0 s", "Shooting": "none yet"}
    assert [each["won"] for each in career["matches"]] == [True, False, False, True]
    assert career["matches"][2]["text"] == (
        "As an agent: an accusation decided it, threat 4, 9 rows out, 1 of 2 trials passed."
    )


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_career_without_matches_reads_too(locale: str) -> None:
    career: Any = GAME.career([], locale)
    assert career["matches"] == [] and career["text"] and len(career["bests"]) == 4
