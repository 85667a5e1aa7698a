"""The accusation, the windows in which it is possible, and the ends of a match. (4.15)"""

import pytest
from tests.stage import asked, moves, play, refusal, rule_against

from tablee.games.ncis.tests.stage import CRIMINAL_AHEAD, accuse, board, drawn, lose_zone, table, win_zone


def test_NCIS_150_NCIS_152_three_names_one_after_the_other_decide() -> None:
    """TV-84, TV-32"""
    match = table(actor=1)
    play(match, "1 accuse")
    assert moves(match) == [f"name c{number}" for number in range(1, 10)]
    assert rule_against(match, "1 name o4") == "NCIS-150"
    play(match, "1 name c6")
    assert moves(match) == [f"name o{number}" for number in range(1, 10)]
    play(match, "1 name o4")
    risky = {choice["move"]: choice.get("risky", False) for choice in drawn(match, 1)["choices"]}
    assert set(risky.values()) == {True} and len(risky) == 9
    play(match, "1 name p9")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("NCIS-152", [2, 1, 1])
    assert refusal(match, "1 accuse").code == "not-asked"


@pytest.mark.parametrize("names", [("c6", "o4", "p8"), ("c1", "o4", "p9"), ("c6", "o1", "p9")])
def test_NCIS_152_one_wrong_name_loses(names: tuple[str, str, str]) -> None:
    match = table(actor=2)
    accuse(match, 2, *names)
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("NCIS-152", [1, 2, 2])


def test_NCIS_153_no_clue_is_needed_and_names_that_show_must_still_be_said() -> None:
    match = table(actor=1, rows=[6, 6, 6])
    assert not match.over
    accuse(match, 1, "c6", "o4", "p9")
    assert match.outcome is not None and match.outcome.ranks == [2, 1, 1]


def test_NCIS_150_NCIS_151_nobody_accuses_in_the_criminals_turn() -> None:
    """TV-30"""
    match = table()
    assert rule_against(match, "0 accuse") == "NCIS-150"
    asked_out_of_turn = table(
        "category",
        actor=0,
        asked=1,
        lanes={1: ["n v4a", "n v3a", "c a2a", "c a3a", "c v5"]},
        locked=[1],
        zones={1: "z09"},
        winner="ncis",
        more={"award_left": 2},
    )
    assert "accuse" not in moves(asked_out_of_turn)
    assert rule_against(asked_out_of_turn, "1 accuse") == "NCIS-151"


def test_NCIS_151_an_agent_may_accuse_at_every_choice_of_his_turn_but_not_against_the_clock() -> None:
    """TV-31, TV-73"""
    ambush = {"ambush": "emb1", "called": ["r1", "b1"]}
    assert "accuse" in moves(table(actor=1))
    assert "accuse" in moves(table("begin-shooting", actor=1, lanes={1: ["c v4a"]}, more=ambush))
    assert "accuse" not in moves(table("shooting", actor=1, lanes={1: ["c v4a"]}, more=ambush))
    hit = {**ambush, "shooting": "hit"}
    assert "accuse" in moves(table("ambush-removal", actor=1, lanes={1: ["c v4a"]}, more=hit))
    moving = table("move-targets", actor=1, asked=0, lanes={1: ["c v4a"]}, more=hit)
    assert "accuse" not in moves(moving)
    match = win_zone(1, "z06", seats=2, agents=[])
    assert "accuse" in moves(match)
    play(match, "1 clue c")
    assert "accuse" not in moves(match)  # the Criminel chooses a word
    play(match, "0 word 1")
    assert moves(match) == ["begin", "accuse"]
    play(match, "1 begin", "1 wrong")
    assert moves(match) == ["accuse", "end"]


def test_NCIS_155_nothing_else_ends_a_match() -> None:
    match = lose_zone(1, "z09", threat=7)
    assert not match.over and match.outcome is None


@pytest.mark.parametrize("turn", [399, 400])
def test_NCIS_156_the_400th_turn_is_the_last(turn: int) -> None:
    """TV-83"""
    match = table(hands={0: ["v2a"]}, turn=turn)
    play(match, "0 card v2a 1")
    assert match.over == (turn == 400)
    if turn == 400:
        assert match.outcome is not None
        assert (match.outcome.reason, match.outcome.ranks[0]) == ("NCIS-156", 1)


def test_NCIS_157_before_a_resolution_that_could_end_it_the_agent_may_still_accuse() -> None:
    """TV-33"""
    match = lose_zone(1, "z02", actor=1, threat=8)
    assert asked(match) == [(1, "last_chance")] and moves(match) == ["accuse", "continue"]
    assert rule_against(match, "1 end") == "NCIS-157"
    play(match, "1 continue")
    assert match.outcome is not None and match.outcome.reason == "NCIS-154"
    saved = lose_zone(1, "z02", actor=1, threat=8)
    accuse(saved, 1, "c6", "o4", "p9")
    assert saved.outcome is not None and saved.outcome.ranks == [2, 1, 1]


def test_NCIS_157_no_window_where_it_cannot_end_or_for_the_criminal() -> None:
    """TV-82"""
    assert asked(lose_zone(1, "z02", actor=1, threat=6)) == [(1, "end_turn")]
    assert lose_zone(1, "z02", actor=0, threat=8).over
    ahead = win_zone(1, "z02", threat=8)
    assert asked(ahead) == [(1, "category")]
    nine = lose_zone(1, "z02", actor=1, threat=6, options={"threat_goal": 9})
    assert asked(nine) == [(1, "last_chance")]


@pytest.mark.parametrize(("card", "window"), [("c a3a down", True), ("c a3a down known", False), ("c a3a", False)])
def test_NCIS_157_a_card_that_the_team_does_not_know_opens_the_window(card: str, window: bool) -> None:
    lanes = {1: ["n v4a", "n v3a", "c a2a", card]}
    match = table(actor=1, threat=8, zones={1: "z02"}, lanes=lanes, hands={1: ["v5"]})
    play(match, "1 card v5 1")
    assert (asked(match) == [(1, "last_chance")]) == window


def test_NCIS_157_only_the_zone_that_could_end_it_is_announced() -> None:
    """TV-64"""
    lanes = {1: ["n p4a", "n p3a", "c o2b", "c o3b"], 3: CRIMINAL_AHEAD}
    match = table(actor=1, threat=8, zones={1: "z09", 3: "z08"}, lanes=lanes, hands={1: ["p1", "s2a"]}, rows=[6, 6, 6])
    play(match, "1 card p1 1", "1 card s2a 3")
    assert asked(match) == [(1, "last_chance")] and board(match)["locked"] == [3]
