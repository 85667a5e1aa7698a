"""Zones that are resolved: scores, gains, clues, Special Agents, powers. (4.8 to 4.12, 4.14)"""

import pytest
from tests.stage import asked, codes, facts, moves, play, rows, rule_against, seen

from tablee.games.ncis.tests.stage import board, lane, lose_zone, name_all, table, tokens, win_zone

SCORES = [
    # TV-06 to TV-09: the lane without its last card, that card, the Criminel's score, the NCIS's
    (["n v2a", "n v2b", "n p5", "c a3a"], "a3b", 6, 4),
    (["n v4a", "n p5", "c a4a", "c a2a"], "s3a", 6, 5),
    (["n v4a", "n p5", "c a3a", "c a2a"], "s5", 5, 5),
    (["c a2a", "c a2b", "c o3a", "c o1"], "s2a", 4, 0),
]


@pytest.mark.parametrize(("cards", "last", "criminal", "ncis"), SCORES)
def test_NCIS_081_NCIS_083_NCIS_084_most_cards_of_a_series_count(
    cards: list[str], last: str, criminal: int, ncis: int
) -> None:
    match = table(lanes={1: cards}, hands={0: [last]}, zones={1: "z09"})
    step = play(match, f"0 card {last} 1")
    if criminal == ncis:
        assert facts(step, "zone-tied")[0]["score"] == ncis
        assert not {"threat-rose", "clue-shown", "performer-named"} & set(codes(step))
    else:
        won = facts(step, "zone-won")[0]
        assert (won["criminal"], won["ncis"], won["camp"]) == (criminal, ncis, "criminal")


def test_NCIS_082_NCIS_165_a_camp_whose_tied_series_differ_chooses() -> None:
    """TV-10"""
    lanes = {1: ["n v4a", "n p5", "c a2a", "c o2a"]}
    match = table(actor=1, lanes=lanes, hands={1: ["s2a"]}, options={"series_choice": "manual"})
    play(match, "1 card s2a 1")
    assert asked(match) == [(1, "series")]
    assert moves(match) == ["series v", "series p", "series s", "accuse"]
    assert rule_against(match, "1 series o") == "NCIS-081"
    assert rule_against(match, "1 end") == "NCIS-082"
    assert "zone-tied" in codes(play(match, "1 series s"))


def test_NCIS_082_both_camps_choose_in_secret() -> None:
    """TV-75"""
    lanes = {1: ["n v4a", "n p5", "c a2a", "c o3a"]}
    match = table(actor=1, lanes=lanes, hands={1: ["s2a"]}, zones={1: "z09"}, options={"series_choice": "manual"})
    play(match, "1 card s2a 1")
    assert asked(match) == [(0, "series"), (1, "series")]
    assert moves(match, 0) == ["series a", "series o"]
    play(match, "0 series o")
    assert [seen(match, viewer)["series"] for viewer in (0, 1, 2, None)] == [
        ["o", None],
        [None, None],
        [None, None],
        [None, None],
    ]
    won = facts(play(match, "1 series p"), "zone-won")[0]
    assert (won["criminal"], won["ncis"]) == (3, 5)


def test_NCIS_085_NCIS_087_the_zone_is_cleared_in_order_after_the_gains() -> None:
    """TV-08"""
    match = table(lanes={1: ["n v4a", "n p5", "c a3a", "c a2a"]}, hands={0: ["s5"]}, zones={1: "z09"})
    play(match, "0 card s5 1")
    now = board(match)
    assert now["discard"] == ["v4a", "p5", "a3a", "a2a", "s5"]
    assert now["zone_discard"] == ["z09"] and now["zones"][0] != "z09"
    order = codes(lose_zone(1, "z04").steps[-1])
    gains = [code for code in order if code in ("zone-won", "threat-rose", "hiding-tokens", "zone-opened")]
    assert gains == ["zone-won", "threat-rose", "hiding-tokens", "zone-opened"]


def test_NCIS_086_an_empty_zone_pile_is_renewed_with_the_card_just_discarded() -> None:
    """TV-26"""
    match = lose_zone(1, "z09", zone_pile=[])
    assert (len(board(match)["zone_pile"]), board(match)["zone_discard"]) == (12, [])


@pytest.mark.parametrize(("card", "red"), [("z06", 1), ("z09", 2), ("z10", 3)])
def test_NCIS_090_the_threat_rises_by_the_red_value(card: str, red: int) -> None:
    assert board(lose_zone(1, card, lanes={2: []}))["threat"] == red


@pytest.mark.parametrize("goal", [9, 10, 11])
def test_NCIS_091_NCIS_154_NCIS_160_NCIS_162_the_criminal_wins_at_the_goal(goal: int) -> None:
    """EX-3, EX-10, TV-28"""
    outcome = lose_zone(1, "z02", threat=8, options={"threat_goal": goal}).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranks[0], outcome.scores[0]) == ("NCIS-154", 1, goal)
    match = lose_zone(1, "z09", threat=8, options={"threat_goal": goal})
    assert match.over == (goal <= 10)
    assert board(match)["threat"] == min(10, goal)


def test_NCIS_091_nothing_else_happens_then() -> None:
    """TV-29"""
    match = lose_zone(1, "z07", threat=9)
    assert match.over and "hand-seen" not in codes(match.steps[-1])


def test_NCIS_092_the_criminal_uses_the_red_power_and_plays_no_trial() -> None:
    match = lose_zone(1, "z13", rows=[1, 1, 1])
    assert tokens(match) == (0, 0, 0, 1)
    assert asked(match) == [(1, "play_card")]


def test_NCIS_100_NCIS_101_NCIS_104_blue_3_shows_a_row_of_each_then_a_trial_follows() -> None:
    """EX-2"""
    match = win_zone(1, "z02")
    assert moves(match) == ["clue c", "clue o", "clue p", "accuse"]
    play(match, "1 clue o")
    assert board(match)["rows"] == [0, 1, 0]
    assert rule_against(match, "1 clue o") == "NCIS-100"
    assert rule_against(match, "1 end") == "NCIS-101"
    play(match, "1 clue c")
    assert board(match)["rows"] == [1, 1, 1]
    assert asked(match) == [(1, "performer")]


def test_NCIS_102_rows_for_which_no_category_is_left_are_lost() -> None:
    """TV-34"""
    match = win_zone(1, "z02", rows=[6, 2, 0])
    assert rule_against(match, "1 clue c") == "NCIS-102"
    play(match, "1 clue o")
    assert board(match)["rows"] == [6, 3, 1]


@pytest.mark.parametrize(("zone", "trial"), [(1, "decryptage"), (2, "balistique"), (3, "autopsie")])
def test_NCIS_104_NCIS_130_the_zone_says_which_trial(zone: int, trial: str) -> None:
    """TV-50"""
    match = win_zone(zone, "z06", agents=[], seats=2)
    step = match.play(1, "clue c")
    assert facts(step, "performer-named")[0]["trial"] == trial


def test_NCIS_103_NCIS_105_when_everything_shows_only_the_power_is_left() -> None:
    """TV-35"""
    match = win_zone(1, "z04", rows=[6, 6, 6])
    assert tokens(match) == (0, 2, 0, 0)
    assert asked(match) == [(1, "end_turn")] and board(match)["rows"] == [6, 6, 6]


def test_NCIS_105_rows_shown_first_can_cancel_the_trial() -> None:
    """TV-68"""
    match = win_zone(1, "z09", rows=[6, 5, 6], trial_time=1)
    assert board(match)["rows"] == [6, 6, 6]
    assert asked(match) == [(1, "end_turn")] and tokens(match)[2] == 1


def test_NCIS_110_NCIS_111_NCIS_114_rows_come_from_the_top_and_the_last_is_the_name() -> None:
    match = win_zone(1, "z06", rows=[3, 5, 0], agents=[])
    play(match, "1 clue c")
    clue = seen(match, None)["clues"][0]
    assert clue["rows"] == [["c1-1-1"], ["c1-2-1"], ["c1-3-1"], ["c6-4-1", "c6-4-2"]]
    assert (clue["name"], clue["left"]) == (None, ["c6"])
    named = win_zone(1, "z06", rows=[3, 5, 0], agents=[])
    step = play(named, "1 clue o")
    assert facts(step, "name-shown") == [{"category": "o", "candidate": "o4"}]
    assert seen(named, 2)["clues"][1]["name"] == "o4"


def test_NCIS_112_NCIS_113_the_awards_of_a_resolution_are_separate() -> None:
    """TV-71: the same category by the value and by Abby."""
    match = win_zone(1, "z01")
    play(match, "1 clue c", "1 agent abby", "1 clue c")
    assert board(match)["rows"] == [2, 0, 0]


def test_NCIS_144_NCIS_112_a_double_trial_earns_two_rows_once() -> None:
    """TV-36, TV-72"""
    match = win_zone(1, "z08", rows=[1, 1, 1], seats=2)
    name_all(match, "c", "o")
    play(match, "0 word 1", "1 begin", "1 right", "1 clue c")
    assert rule_against(match, "1 clue c") == "NCIS-100"
    play(match, "1 clue p")
    assert board(match)["rows"] == [3, 2, 2] and board(match)["double"] is False


# Special Agents.


def test_NCIS_120_NCIS_121_NCIS_122_one_agent_is_called_acts_and_is_gone() -> None:
    """TV-40"""
    match = win_zone(1, "z01", threat=6)
    play(match, "1 clue c")
    assert len(moves(match)) == 7
    assert rule_against(match, "1 end") == "NCIS-121"
    play(match, "1 agent gibbs")
    assert board(match)["threat"] == 5 and "gibbs" not in board(match)["agents"]
    low = win_zone(1, "z01", agents=["gibbs"])
    play(low, "1 clue c")
    assert (board(low)["threat"], board(low)["agents"]) == (0, [])


def test_NCIS_120_a_used_agent_is_refused() -> None:
    match = win_zone(1, "z01", agents=["ziva", "abby"])
    play(match, "1 clue c")
    assert rule_against(match, "1 agent gibbs") == "NCIS-120"
    play(match, "1 agent ziva")
    assert tokens(match) == (0, 3, 0, 0)


def test_NCIS_121_with_no_agent_left_nothing_happens() -> None:
    """TV-41"""
    match = win_zone(1, "z01", agents=[])
    assert "agents-gone" in codes(play(match, "1 clue c"))
    assert asked(match) == [(1, "performer")]


def test_NCIS_122_NCIS_141_dinozzo_cannot_reach_locked_zones() -> None:
    """TV-42"""
    match = win_zone(1, "z01", lanes={2: ["c s3a", "c s2a down"], 3: ["n o2b"]})
    play(match, "1 clue c", "1 agent dinozzo")
    assert moves(match) == ["pass", "strike 2", "accuse"]
    assert rule_against(match, "1 strike 1") == "NCIS-023"
    assert rule_against(match, "1 end") == "NCIS-141"
    play(match, "1 strike 2")
    assert lane(match, 2) == ["c s2a down"]
    none = win_zone(1, "z01")
    play(none, "1 clue c")
    assert "removal-idle" in codes(play(none, "1 agent dinozzo"))


# Powers.


def test_NCIS_140_NCIS_141_the_criminals_removal_may_be_declined() -> None:
    match = lose_zone(1, "z06", lanes={2: ["n s3a"]})
    assert asked(match) == [(0, "removal")] and moves(match) == ["pass", "strike 2"]
    play(match, "0 pass")
    assert lane(match, 2) == ["n s3a"]


def test_NCIS_142_tokens_add_up() -> None:
    """TV-46"""
    assert tokens(lose_zone(1, "z04", face_down=[2, 0])) == (4, 0, 0, 0)


def test_NCIS_145_a_divert_token_lets_the_criminal_name_one_category() -> None:
    """TV-37, TV-67"""
    match = win_zone(1, "z09", divert=1)
    assert asked(match) == [(0, "category")] and "accuse" not in moves(match)
    play(match, "0 clue p")
    assert asked(match) == [(1, "category")] and tokens(match)[3] == 0
    only = win_zone(1, "z02", rows=[6, 6, 0], divert=1)
    assert board(only)["rows"] == [6, 6, 1] and tokens(only)[3] == 0
    none = win_zone(1, "z02", rows=[6, 6, 6], divert=1)
    assert tokens(none)[3] == 1


def test_NCIS_146_a_hand_is_seen_and_loses_a_card() -> None:
    """TV-45, TV-71"""
    match = lose_zone(1, "z07", hands={2: ["v2a", "v2b", "emb1"]})
    assert asked(match) == [(0, "look")] and rule_against(match, "0 pass") == "NCIS-146"
    step = play(match, "0 look n2")
    assert [fact["card"] for fact in facts(step, "card-seen-own", 0)] == ["v2a", "v2b", "emb1"]
    assert facts(step, "card-seen-own", None) == []
    assert seen(match, 0)["seats"][2]["seen"] == ["v2a", "v2b", "emb1"]
    assert moves(match) == ["discard v2a", "discard v2b", "discard emb1"]
    step = play(match, "0 discard emb1")
    assert facts(step, "card-discarded") == [{"seat": 0, "card": "emb1", "series": "emb", "value": 0, "target": 2}]
    assert len(rows(match, "hand")[2]) == 3 and "emb1" in board(match)["discard"]
    assert seen(match, 0)["seats"][2]["seen"] == ["v2a", "v2b"]


def test_NCIS_146_mcgee_shows_the_criminals_hand_to_the_team() -> None:
    match = win_zone(1, "z01", hands={0: ["v2a", "v2b", "inf1", "emb1"]})
    play(match, "1 clue c", "1 agent mcgee")
    assert asked(match) == [(1, "discard")]
    assert seen(match, 2)["seats"][0]["seen"] == ["v2a", "v2b", "emb1", "inf1"]
    assert seen(match, None)["seats"][0]["seen"] is None
    play(match, "1 discard inf1")
    assert len(rows(match, "hand")[0]) == 4


def test_NCIS_147_every_agent_sees_the_criminals_hand_as_it_is() -> None:
    match = win_zone(1, "z11", hands={0: ["v2a", "v2b", "inf1", "emb1"]})
    name_all(match, "c", "o")
    for agent in (1, 2):
        assert seen(match, agent)["seats"][0]["seen"] == ["v2a", "v2b", "emb1", "inf1"]


def test_NCIS_148_the_criminal_draws_two_and_discards_two() -> None:
    """TV-45, TV-86"""
    match = lose_zone(1, "z01")
    assert len(rows(match, "hand")[0]) == 6 and len(moves(match)) == 6
    assert rule_against(match, "0 pass") == "NCIS-148"
    first = moves(match)[0]
    play(match, f"0 {first}")
    assert len(moves(match)) == 5 and first not in moves(match)
    play(match, f"0 {moves(match)[0]}")
    assert len(rows(match, "hand")[0]) == 4 and asked(match) == [(1, "play_card")]
