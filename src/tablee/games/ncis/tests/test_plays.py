"""Playing cards: zones that lock, value 1, Embuscade, Informateur, face-down cards. (4.3 to 4.7)"""

import pytest
from tests.stage import asked, codes, facts, moves, play, rows, rule_against, seen

from tablee.engine.json import Json
from tablee.games.ncis.tests.stage import board, lane, table, win_zone

FOUR = ["n v4a", "n v3a", "c a2a", "c a3a"]


def test_NCIS_020_a_numbered_card_goes_to_the_own_side_of_any_open_zone() -> None:
    match = table(hands={0: ["a4a"]})
    assert {"card a4a 1", "card a4a 2", "card a4a 3"} <= set(moves(match))
    play(match, "0 card a4a 2")
    assert lane(match, 2) == ["c a4a"]


@pytest.mark.parametrize("cards", [["c a2a", "c a2b", "c a3a", "c a3b"], FOUR])
def test_NCIS_021_the_fifth_card_of_either_camp_decides_a_zone(cards: list[str]) -> None:
    """EX-7"""
    match = table(lanes={1: cards}, hands={0: ["o2a"]})
    step = play(match, "0 card o2a 1")
    assert "zone-locked" in codes(step) and "zone-won" in codes(step)


def test_NCIS_021_NCIS_063_a_removed_card_no_longer_counts() -> None:
    """TV-63"""
    match = table("ambush-removal", lanes={1: FOUR}, more={"ambush": "emb1", "called": ["r1", "b1"], "shooting": "hit"})
    play(match, "0 strike 1")
    assert lane(match, 1) == ["n v4a", "c a2a", "c a3a"]
    assert board(match)["locked"] == []


def test_NCIS_022_special_cards_are_never_laid() -> None:
    match = table(hands={0: ["emb1", "inf1"]})
    assert not [move for move in moves(match) if move.startswith(("card emb", "card inf"))]


def test_NCIS_023_NCIS_032_NCIS_080_a_locked_zone_waits_and_zones_are_resolved_in_the_order_of_locking() -> None:
    """TV-11, TV-12"""
    lanes = {1: ["c a3a", "c a2a", "n v2a", "n v4a"], 2: ["c p2a", "c p3a", "n s2a", "n s3a"]}
    match = table(lanes=lanes, hands={0: ["a1", "p4a", "inf1"]}, zones={1: "z09", 2: "z10"})
    play(match, "0 card a1 1")
    assert asked(match) == [(0, "replay")] and board(match)["locked"] == [1]
    assert rule_against(match, "0 card p4a 1") == "NCIS-023"
    assert rule_against(match, "0 swap inf1 1 1 1") == "NCIS-023"
    step = play(match, "0 card p4a 2")
    assert [code for code in codes(step) if code in ("zone-tied", "zone-won")] == ["zone-tied", "zone-won"]
    assert facts(step, "zone-tied")[0]["score"] == 6
    won = facts(step, "zone-won")[0]
    assert (won["criminal"], won["ncis"], won["camp"]) == (9, 5, "criminal")


def test_NCIS_024_after_every_card_the_hand_is_full_again() -> None:
    match = table(hands={0: ["v1", "v2a", "inf1"]}, lanes={2: ["n p2a"]})
    play(match, "0 card v1 1")
    assert [len(hand) for hand in rows(match, "hand")] == [4, 3, 3]
    play(match, "0 swap inf1 none")
    assert [len(hand) for hand in rows(match, "hand")] == [4, 3, 3]
    assert board(match)["discard"] == ["inf1"]


def test_NCIS_025_an_empty_pile_is_renewed_when_a_card_is_needed() -> None:
    """TV-24, TV-25"""
    match = table(hands={0: ["emb1"]}, pile=[])
    before = len(board(match)["discard"])
    step = play(match, "0 ambush emb1")
    assert facts(step, "pile-renewed") == [{"cards": before + 1}]
    assert (len(board(match)["pile"]), board(match)["discard"]) == (before, [])
    last = table(hands={0: ["a4a"]}, pile=["o5"])
    step = play(last, "0 card a4a 1")
    assert "pile-renewed" not in codes(step)
    assert board(last)["pile"] == [] and "o5" in rows(last, "hand")[0]


def test_NCIS_026_there_are_always_enough_cards() -> None:
    """The most that can be out: 13 in hands, 2 more while the Criminel sifts, 15 on zones; 31 are left."""
    match = table(
        "sift",
        asked=0,
        winner="criminal",
        threat=1,
        seats=4,
        locked=[1, 2, 3],
        zones={1: "z01"},
        lanes={
            1: ["c v4a", "c v3a", "n a2a", "n a3a", "c o2a"],
            2: ["c p4a", "c p3a", "n s2a", "n s3a", "c o2b"],
            3: ["c p4b", "c p3b", "n s2b", "n s3b", "c o2c"],
        },
        hands={0: ["v1", "v2a", "v2b", "v2c", "v3b", "v3c"]},
    )
    assert len(board(match)["pile"]) + len(board(match)["discard"]) == 61 - 13 - 2 - 15


def test_NCIS_030_NCIS_031_a_value_1_lets_one_play_again_and_so_does_the_next() -> None:
    """TV-13"""
    match = table(hands={0: ["v1", "a1", "p2a"]})
    play(match, "0 card v1 1", "0 card a1 2")
    assert asked(match) == [(0, "replay")] and "pass" in moves(match)
    assert rule_against(match, "0 begin") == "NCIS-030"
    assert "replay-declined" in codes(play(match, "0 pass"))
    assert asked(match) == [(1, "play_card")]


def test_NCIS_033_a_value_1_is_worth_1() -> None:
    match = table(lanes={1: ["n v4a", "n v3a", "c a4a", "c a2a"]}, hands={0: ["a1"]}, zones={1: "z09"})
    play(match, "0 card a1 1")
    step = play(match, "0 pass")
    assert facts(step, "zone-tied")[0]["score"] == 7


def test_NCIS_034_NCIS_070_a_hidden_value_1_costs_a_token_and_does_not_let_one_play_again() -> None:
    """TV-14"""
    match = table(hands={0: ["v1"]}, face_down=[1, 0])
    play(match, "0 hide v1 2")
    assert asked(match) == [(1, "play_card")]
    assert board(match)["face_down"] == [0, 0] and lane(match, 2) == ["c v1 down"]


def test_NCIS_070_without_a_token_nothing_is_hidden() -> None:
    assert rule_against(table(hands={0: ["v2a"]}), "0 hide v2a 1") == "NCIS-070"


# Embuscade.

CALLED = {"ambush": "emb1", "called": ["r2", "b4"]}


def test_NCIS_040_NCIS_042_NCIS_043_an_ambush_is_called_begun_and_shot() -> None:
    """EX-4, TV-20, TV-86"""
    match = table(hands={0: ["emb1"]}, lanes={1: ["n v4a"]}, due=2)
    play(match, "0 ambush emb1")
    assert asked(match) == [(2, "call_target")] and len(moves(match)) == 8
    play(match, "2 call b4")
    assert len(moves(match)) == 7 and rule_against(match, "2 call b4") == "NCIS-042"
    play(match, "2 call r2")
    assert board(match)["called"] == ["r2", "b4"]
    assert asked(match) == [(0, "begin_shooting")] and match.decision(0).limit is None
    assert rule_against(match, "0 pass") == "NCIS-043"
    play(match, "0 begin")
    decision = match.decision(0)
    assert (decision.kind, decision.limit, decision.judged) == ("shooting", 12_000, "gallery")
    play(match, "0 miss", "2 pass")
    assert board(match)["discard"] == ["emb1"] and [len(hand) for hand in rows(match, "hand")] == [4, 3, 3]


def test_NCIS_042_an_agents_ambush_is_called_by_the_criminal() -> None:
    match = table(actor=1, hands={1: ["emb1"]}, lanes={1: ["c v4a"]})
    play(match, "1 ambush emb1")
    assert asked(match) == [(0, "call_target")]


@pytest.mark.parametrize("cards", [[], ["c v4a"], ["n v4a down"]])
def test_NCIS_041_without_a_face_up_enemy_card_nobody_shoots(cards: list[str]) -> None:
    """TV-16"""
    match = table(hands={0: ["emb1"]}, lanes={1: cards})
    assert "ambush-idle" in codes(play(match, "0 ambush emb1"))
    assert asked(match) == [(1, "play_card")] and board(match)["discard"] == ["emb1"]


@pytest.mark.parametrize("required", [1, 2])
def test_NCIS_044_NCIS_045_NCIS_164_what_must_fall_is_judged_from_the_shots(required: int) -> None:
    """TV-17, TV-57: the first shot touches the stand only; the second fells r2, the third b4."""
    places = {"r1": "l10", "r2": "l4", "r3": "l17", "r4": "l7", "b1": "l15", "b2": "l13", "b3": "l12", "b4": "l6"}
    match = table(
        "shooting",
        lanes={1: ["n v4a"]},
        layout=places,
        more={**CALLED, "shot_word": 0xEE0BE785},
        options={"shoot_required": required},
    )
    shots: list[Json] = [[34, 901, 753], [106, 914, 716], [169, 1377, 762]]
    assert match.judge(0, {"shots": shots[:1]}) == "miss"
    assert match.judge(0, {"shots": shots[:2]}) == ("hit" if required == 1 else "miss")
    assert match.judge(0, {"shots": shots}) == "hit"
    match.answer(0, {"shots": shots})
    assert asked(match) == [(0, "ambush_removal")]
    assert [each["target"] for each in seen(match, None)["ambushed"]["impacts"]][:2] == [None, "r2"]


def test_NCIS_046_a_target_that_was_not_called_ends_it() -> None:
    """TV-18, TV-58"""
    places = {"r1": "l10", "r2": "l4", "r3": "l17", "r4": "l7", "b1": "l15", "b2": "l13", "b3": "l12", "b4": "l6"}
    match = table("shooting", lanes={1: ["n v4a"]}, layout=places, more={**CALLED, "shot_word": 0xEE0BE785})
    step = match.answer(0, {"shots": [[71, 915, 480]]})
    assert step.move == "stray" and asked(match) == [(1, "move_targets")]
    assert lane(match, 1) == ["n v4a"]


def test_NCIS_047_NCIS_048_the_last_face_up_card_goes_and_hidden_ones_are_passed_over() -> None:
    """TV-15"""
    cards = ["n v2a", "c a3a", "n v4a", "n p3a down"]
    match = table("ambush-removal", lanes={1: cards, 2: ["n s2a down"]}, more={**CALLED, "shooting": "hit"})
    assert moves(match) == ["pass", "strike 1"]
    assert rule_against(match, "0 strike 2") == "NCIS-048"
    assert rule_against(match, "0 strike 3") == "NCIS-041"
    assert rule_against(match, "0 begin") == "NCIS-047"
    play(match, "0 strike 1")
    assert lane(match, 1) == ["n v2a", "c a3a", "n p3a down"]


def test_NCIS_047_NCIS_049_a_removal_may_be_declined_and_the_opponent_moves_targets() -> None:
    """TV-19"""
    match = table("ambush-removal", lanes={1: ["n v2a"]}, more={**CALLED, "shooting": "hit"})
    play(match, "0 pass")
    assert lane(match, 1) == ["n v2a"] and asked(match) == [(1, "move_targets")]


def test_NCIS_049_targets_are_moved_one_at_a_time_and_twelve_times_at_most() -> None:
    """TV-85"""
    match = table("move-targets", asked=1, lanes={1: ["n v2a"]}, more={**CALLED, "shooting": "miss"})
    assert len(moves(match)) == 81
    play(match, "1 put r1 l9")
    assert "put r2 l1" in moves(match) and rule_against(match, "1 put r2 l9") == "NCIS-049"
    for number in range(11):
        assert asked(match) == [(1, "move_targets")]
        play(match, f"1 put r1 l{number % 2 + 10}")
    assert asked(match) == [(1, "play_card")]


def test_NCIS_050_a_failure_does_nothing_and_shooting_is_no_trial() -> None:
    match = table("shooting", actor=1, lanes={1: ["c v4a"]}, more=CALLED)
    play(match, "1 timeout", "0 pass")
    assert lane(match, 1) == ["c v4a"] and board(match)["performed"] == []


# Informateur.


def test_NCIS_060_NCIS_061_NCIS_062_cards_change_side_and_rank() -> None:
    """TV-21"""
    match = table(actor=1, hands={1: ["inf1"]}, lanes={1: ["c a3a", "n v4a", "c a2a", "n p5"]})
    play(match, "1 swap inf1 1 1 2")
    assert lane(match, 1) == ["c a3a", "n a2a", "c v4a", "n p5"]
    assert board(match)["discard"] == ["inf1"] and len(rows(match, "hand")[1]) == 3


def test_NCIS_062_NCIS_073_an_exchanged_face_down_card_is_known_to_both_camps_only() -> None:
    """TV-22, TV-66"""
    match = table(actor=1, hands={1: ["inf1"]}, lanes={2: ["n p3a down", "c a2a down"]})
    assert seen(match, 1)["lanes"][1][1]["card"] is None
    play(match, "1 swap inf1 2 1 1")
    assert lane(match, 2) == ["n a2a down known", "c p3a down known"]
    for viewer in (0, 1, 2):
        assert [laid["card"] for laid in seen(match, viewer)["lanes"][1]] == ["a2a", "p3a"]
    assert [laid["card"] for laid in seen(match, None)["lanes"][1]] == [None, None]


def test_NCIS_061_NCIS_063_without_cards_of_both_camps_there_is_no_exchange() -> None:
    """TV-23"""
    match = table(hands={0: ["inf1"]}, lanes={1: ["c a3a"], 2: ["n v4a"]})
    assert [move for move in moves(match) if move.startswith("swap")] == ["swap inf1 none"]
    assert rule_against(match, "0 swap inf1 1 1 1") == "NCIS-061"
    assert "informer-idle" in codes(play(match, "0 swap inf1 none"))


# Face-down cards.


def test_NCIS_071_a_face_down_card_counts_and_only_its_camp_knows_it() -> None:
    """TV-46, TV-61"""
    match = table(hands={0: ["v4a"]}, face_down=[1, 0])
    step = play(match, "0 hide v4a 1")
    assert facts(step, "card-hidden", 1) == [{"seat": 0, "zone": "1"}]
    assert facts(step, "card-hidden-own", 0)[0]["card"] == "v4a"
    assert [seen(match, viewer)["lanes"][0][0]["card"] for viewer in (0, 1, 2, None)] == ["v4a", None, None, None]


def test_NCIS_072_hidden_cards_are_turned_up_before_they_count() -> None:
    match = table(lanes={1: ["n v4a", "n v3a", "c a5 down", "c a3a"]}, hands={0: ["a2a"]}, zones={1: "z09"})
    step = play(match, "0 card a2a 1")
    assert facts(step, "card-revealed")[0]["card"] == "a5"
    assert facts(step, "zone-won")[0]["criminal"] == 10


def test_a_zone_that_is_won_is_worth_its_card() -> None:
    assert asked(win_zone(1, "z09")) == [(1, "category")]


def test_NCIS_041_NCIS_048_a_refused_removal_says_whether_nothing_lies_there_or_only_what_is_hidden() -> None:
    more = {"ambush": "emb1", "called": ["r1", "b1"], "shooting": "hit"}
    for actor, other, own in ((1, "c", "n"), (0, "n", "c")):
        lanes = {1: [f"{other} v4a"], 2: [f"{other} a2a down"], 3: [f"{own} p5"]}
        match = table("ambush-removal", actor=actor, lanes=lanes, more=more)
        assert rule_against(match, f"{actor} strike 2") == "NCIS-048"
        assert rule_against(match, f"{actor} strike 3") == "NCIS-041"
        assert rule_against(match, f"{actor} begin") == "NCIS-047"


def test_NCIS_002_NCIS_014_NCIS_027_a_refused_play_says_whose_card_it_is_or_that_it_is_none() -> None:
    match = table(hands={0: ["inf1"]}, lanes={1: ["n v4a", "c a2a"]})
    assert rule_against(match, "0 swap inf5 none") == rule_against(match, "0 ambush emb6") == "NCIS-002"
    assert rule_against(match, "0 swap inf1 2 1 1") == "NCIS-061"
    assert rule_against(match, "0 pass") == "NCIS-027" and rule_against(match, "0 end") == "NCIS-014"
