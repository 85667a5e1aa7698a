"""The action of a site: die, level, gadget, success, failure, tie, reward. (JB-32..52)"""

import pytest
from tests.stage import asked, board, codes, facts, moves, rows, rule_against, seen, told

from tablee.games.james_bond_007.tests.stage import GADGETS, SKILLS, act, level, play, table, train

CARD, RAISE, NONE = "reward card", "reward raise", "reward none"

# What the natural die brings, by level: TIE, FAIL, or what may be taken.
WITH_CARD = {
    1: "T R R R R R",
    2: "F T R R R R",
    3: "F F T R R B",
    4: "F F F T B B",
    5: "F F T C C B",
    6: "F T C C C C",
}
WITHOUT_CARD = {
    1: "T R R R R R",
    2: "F T R R R R",
    3: "F F T R R R",
    4: "F F F T R R",
    5: "F F F F T R",
    6: "F F F F F T",
}
REWARDS = {"R": [RAISE, NONE], "C": [CARD, NONE], "B": [CARD, RAISE, NONE]}


def expect(match_moves: list[str], letter: str, left: bool) -> None:
    """What is offered, or whether the agent must leave, is what the table of results says."""
    if letter in REWARDS:
        assert match_moves == REWARDS[letter]
    else:
        assert left == (letter == "F")


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("tested", range(1, 7))
def test_JB_37_JB_38_JB_40_JB_42_what_a_die_brings_on_a_site_with_a_card(tested: int, die: int) -> None:
    match = act(tested, die)
    letter = WITH_CARD[tested].split()[die - 1]
    assert asked(match) == ([(0, "choose_reward")] if letter in REWARDS else [(1, "choose_operation")])
    expect(moves(match), letter, rows(match, "must_leave")[0])


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("tested", range(1, 7))
def test_JB_41_what_a_die_brings_on_a_site_without_a_card(tested: int, die: int) -> None:
    match = train(tested, die, dossier={0: ["g-f-01"]})
    letter = WITHOUT_CARD[tested].split()[die - 1]
    assert asked(match) == ([(0, "choose_reward")] if letter in REWARDS else [(1, "choose_operation")])
    expect(moves(match), letter, rows(match, "must_leave")[0])
    assert board(match)["roll"]["used"] == []
    assert "training-rolled" in codes(match.steps[-1])
    assert "total" not in facts(match.steps[-1], "training-rolled")[0]
    assert seen(match, 1)["roll"]["total"] is None


@pytest.mark.parametrize("skill", SKILLS)
def test_JB_32_the_top_card_says_which_skill_is_tested_and_without_a_card_the_board_does(skill: str) -> None:
    with_card = act(2, 6, skill, levels={0: (1, 3, 5)})
    assert board(with_card)["roll"]["skill"] == skill
    assert board(with_card)["roll"]["level"] == {"c": 1, "f": 3, "a": 5}[skill]
    site = {"c": "s13", "f": "s15", "a": "s17"}[skill]
    assert board(train(3, 6, site))["roll"]["skill"] == skill


def test_JB_33_the_lower_card_is_hidden_until_the_top_card_is_taken() -> None:
    match = act(6, 4, left={"s01": 2})
    assert seen(match, 0)["sites"][0] == {"id": "s01", "colour": "ro", "printed": "c", "left": 2, "face": "c"}
    step = play(match, "0 reward card")
    assert codes(step) == ["card-taken", "card-uncovered"]
    site = seen(match, 1)["sites"][0]
    assert site["left"] == 1
    assert site["face"] == facts(step, "card-uncovered")[0]["skill"]


def test_JB_34_the_total_is_the_black_die_and_the_level() -> None:
    match = act(5, 4)
    assert facts(match.steps[-1], "action-rolled") == [
        {"seat": 0, "site": "s01", "skill": "c", "level": 5, "die": 4, "total": 9}
    ]


def test_JB_35_one_gadget_of_the_tested_skill_adds_two_to_a_total_of_eight_or_less() -> None:
    match = act(4, 3, dossier={0: ["g-c-01", "g-c-05", "g-f-01"]})
    assert asked(match) == [(0, "action_gadget")]
    assert moves(match) == ["gadget g-c-01", "gadget g-c-05", "pass"]
    play(match, "0 gadget g-c-05")
    assert board(match)["roll"]["total"] == 9
    assert moves(match) == [CARD, NONE]


def test_JB_36_the_window_opens_for_an_agent_who_surpassed_too() -> None:
    match = act(2, 3, dossier={0: ["g-c-01"]})
    assert asked(match) == [(0, "action_gadget")]
    play(match, "0 pass")
    assert moves(match) == [RAISE, NONE]


def test_JB_39_a_success_is_told_to_all() -> None:
    for match in (act(5, 4), act(2, 3), train(3, 5)):
        assert "action-succeeded" in codes(match.steps[-1])
        assert asked(match) == [(0, "choose_reward")]


def test_JB_43_JB_44_a_reward_is_the_card_or_the_point_and_never_both() -> None:
    match = act(4, 5)
    assert moves(match) == [CARD, RAISE, NONE]
    play(match, "0 reward card")
    assert asked(match) == [(1, "choose_operation")]
    assert level(match, 0, "c") == 4
    assert len(rows(match, "dossier")[0]) == 1
    match = act(4, 5)
    play(match, "0 reward raise")
    assert asked(match) == [(1, "choose_operation")]
    assert level(match, 0, "c") == 5
    assert rows(match, "dossier")[0] == []
    assert board(match)["sites"]["s01"]["left"] == 2


def test_JB_45_a_reward_may_be_declined_and_the_action_is_still_a_success() -> None:
    match = act(4, 5, at={1: "s01"})
    play(match, "0 reward none")
    assert (level(match, 0, "c"), rows(match, "dossier")[0], rows(match, "must_leave")[0]) == (4, [], False)
    assert asked(match) == [(0, "face_rival")]


def test_JB_46_the_card_taken_goes_into_the_dossier_and_only_its_taker_sees_it() -> None:
    match = act(6, 4)
    unseen = set(board(match)["unseen"])
    step = play(match, "0 reward card")
    (card,) = rows(match, "dossier")[0]
    assert unseen - set(board(match)["unseen"]) == {card}
    assert facts(step, "card-taken-own", 0) == [{"seat": 0, "site": "s01", "card": card}]
    for other in (1, None):
        assert facts(step, "card-taken", other) == [{"seat": 0, "site": "s01"}]
        assert card not in str(told(step, other))
        assert seen(match, other)["seats"][0]["dossier"] is None
    assert seen(match, 0)["seats"][0]["dossier"] == [card]


def test_JB_46_the_card_taken_is_one_that_asks_for_the_skill_that_showed() -> None:
    taken = set()
    for seed in range(60):
        match = table(levels={0: (6, 6, 6)}, faces={"s01": "c"}, seed=seed)
        play(match, "0 investigate s01")
        if CARD in moves(match):
            play(match, "0 reward card")
            (card,) = rows(match, "dossier")[0]
            taken.add(card)
            gadget_faces = {name: "cfa"[number % 3] for number, name in enumerate(GADGETS)}
            assert gadget_faces.get(card, "c") == "c"
    assert {card[0] for card in taken} == {"i", "g"}


def test_JB_47_a_raise_is_exactly_one_point_in_the_tested_skill() -> None:
    match = act(2, 6, "a", levels={0: (4, 4, 2)})
    step = play(match, "0 reward raise")
    assert rows(match, "levels")[0] == [4, 4, 3]
    assert facts(step, "skill-raised") == [{"seat": 0, "skill": "a", "level": 3}]


def test_JB_48_what_was_won_counts_in_the_duel_that_follows() -> None:
    match = train(3, 6, at={1: "s16"}, dice={3: [1, 6]})
    play(match, "0 reward raise", "0 attack f")
    assert board(match)["roll"]["level"] == 4


@pytest.mark.parametrize(("tested", "die"), [(4, 4), (5, 3), (6, 2), (1, 1)])
def test_JB_49_with_the_option_every_tie_is_a_failure(tested: int, die: int) -> None:
    assert rows(act(tested, die), "must_leave")[0] is False
    assert rows(act(tested, die, options={"tie_is_failure": True}), "must_leave")[0] is True


def test_JB_50_a_failure_gives_nothing_and_obliges_to_leave_and_a_tie_does_not() -> None:
    failure, tie = act(4, 3), act(4, 4)
    for match, code in ((failure, "action-failed"), (tie, "action-tied")):
        assert code in codes(match.steps[-1])
        assert rows(match, "dossier")[0] == []
        assert rows(match, "levels")[0] == [4, 3, 3]
    assert rows(failure, "must_leave") == [True, False]
    assert rows(tie, "must_leave") == [False, False]


@pytest.mark.parametrize(("tested", "die"), [(3, 2), (4, 2), (4, 3), (2, 6)])
def test_JB_51_a_gadget_played_is_spent_whatever_comes_of_it(tested: int, die: int) -> None:
    match = act(tested, die, dossier={0: ["g-c-01"]})
    play(match, "0 gadget g-c-01")
    assert board(match)["discard"] == ["g-c-01"]
    assert rows(match, "dossier")[0] == []


def test_JB_52_losing_a_duel_or_a_fight_does_not_oblige_to_leave() -> None:
    duel = train(3, 6, at={1: "s16"}, dice={3: [1, 6]})
    play(duel, "0 reward none", "0 attack c")
    assert (level(duel, 0, "c"), rows(duel, "must_leave")) == (2, [False, False])
    fight = table(up={"ro1": "hm"}, dossier={0: ["i-ro-ce-1"]}, dice={1: [1]})
    play(fight, "0 neutralise ro1 i-ro-ce-1", "0 done")
    assert (level(fight, 0, "f"), rows(fight, "must_leave")) == (2, [False, False])


# The vectors.


def test_JB_T1_nine_takes_the_card_and_four_does_not_surpass_five() -> None:
    assert moves(act(5, 4)) == [CARD, NONE]


def test_JB_T2_three_surpasses_two() -> None:
    match = act(2, 3)
    assert moves(match) == [RAISE, NONE]
    play(match, "0 reward raise")
    assert level(match, 0, "c") == 3


def test_JB_T3_card_or_point_not_both() -> None:
    match = act(4, 5)
    assert moves(match) == [CARD, RAISE, NONE]
    play(match, "0 reward card")
    assert level(match, 0, "c") == 4
    match = act(4, 5)
    play(match, "0 reward raise")
    assert board(match)["sites"]["s01"]["left"] == 2


def test_JB_T4_seven_and_three_against_four_fails() -> None:
    match = act(4, 3)
    assert rows(match, "must_leave")[0] is True
    assert rows(match, "dossier")[0] == []


def test_JB_T13_eight_is_a_tie_and_the_agent_may_stay() -> None:
    match = act(4, 4)
    assert "action-tied" in codes(match.steps[-1])
    assert rows(match, "must_leave")[0] is False
    play(match, "1 investigate s36")
    while asked(match)[0] != (0, "choose_operation"):
        play(match, f"{asked(match)[0][0]} {moves(match)[-1]}")
    assert "investigate s01" in moves(match)


@pytest.mark.parametrize(("tested", "die"), [(5, 3), (6, 2), (3, 3)])
def test_JB_T14_eight_or_a_die_equal_to_the_level_is_a_tie(tested: int, die: int) -> None:
    match = act(tested, die)
    assert "action-tied" in codes(match.steps[-1])
    assert rows(match, "must_leave")[0] is False


def test_JB_T15_five_and_five_is_the_card_only() -> None:
    match = act(5, 5)
    assert moves(match) == [CARD, NONE]
    assert rule_against(match, "0 reward raise") == "JB-38"


def test_JB_T16_a_gadget_adds_the_card_to_the_raise() -> None:
    match = act(2, 6)
    assert moves(match) == [RAISE, NONE]
    assert rule_against(match, "0 reward card") == "JB-37"
    match = act(2, 6, dossier={0: ["g-c-01"]})
    play(match, "0 gadget g-c-01")
    assert moves(match) == [CARD, RAISE, NONE]


def test_JB_T17_a_gadget_that_makes_eight_makes_a_tie() -> None:
    match = act(4, 2, dossier={0: ["g-c-01"]})
    step = play(match, "0 gadget g-c-01")
    assert "action-tied" in codes(step)
    assert (rows(match, "must_leave")[0], board(match)["discard"]) == (False, ["g-c-01"])


def test_JB_T18_a_gadget_that_makes_nine_takes_the_card() -> None:
    match = act(6, 1, dossier={0: ["g-c-01"]})
    play(match, "0 gadget g-c-01")
    assert moves(match) == [CARD, NONE]


def test_JB_T19_a_gadget_does_not_change_the_die() -> None:
    match = act(3, 2, dossier={0: ["g-c-01"]})
    step = play(match, "0 gadget g-c-01")
    assert "action-failed" in codes(step)
    assert (rows(match, "must_leave")[0], board(match)["discard"]) == (True, ["g-c-01"])


def test_JB_T20_nine_opens_no_window() -> None:
    match = act(5, 4, dossier={0: ["g-c-01"]})
    assert asked(match) == [(0, "choose_reward")]
    assert rule_against(match, "0 gadget g-c-01") == "JB-12"


def test_JB_T21_gadgets_of_other_skills_cannot_be_played() -> None:
    match = act(4, 2, dossier={0: ["g-f-01", "g-a-01"]})
    assert moves(match) == ["pass"]
    assert rule_against(match, "0 gadget g-f-01") == "JB-9"


def test_JB_T22_a_second_gadget_is_one_too_many() -> None:
    match = act(2, 3, dossier={0: ["g-c-01", "g-c-02"]})
    play(match, "0 gadget g-c-01")
    assert board(match)["roll"]["total"] == 7
    assert moves(match) == [RAISE, NONE]
    assert rule_against(match, "0 gadget g-c-02") == "JB-11"


@pytest.mark.parametrize(("die", "code"), [(6, "action-tied"), (5, "action-failed")])
def test_JB_T23_on_an_empty_site_a_high_total_is_worth_nothing(die: int, code: str) -> None:
    match = train(6, die, dossier={0: ["g-f-01"]})
    assert code in codes(match.steps[-1])
    assert asked(match) == [(1, "choose_operation")]


def test_JB_T24_on_an_empty_site_six_raises_five() -> None:
    match = train(5, 6)
    play(match, "0 reward raise")
    assert level(match, 0, "f") == 6


def test_JB_T25_one_ties_with_one_and_two_surpasses_it() -> None:
    assert "action-tied" in codes(act(1, 1).steps[-1])
    assert moves(act(1, 2)) == [RAISE, NONE]


def test_JB_T26_below_the_first_card_is_the_second_and_below_that_the_board() -> None:
    match = table(faces={"s05": "f"}, levels={0: (6, 6, 6), 1: (6, 6, 6)}, dice={1: [4], 3: [4], 5: [4]})
    play(match, "0 investigate s05")
    assert board(match)["roll"]["skill"] == "f"
    step = play(match, "0 reward card")
    below = facts(step, "card-uncovered")[0]["skill"]
    play(match, "1 investigate s05")
    assert board(match)["roll"]["skill"] == below
    step = play(match, "1 reward card")
    assert facts(step, "site-emptied") == [{"site": "s05", "skill": "a"}]
    play(match, "1 no-attack", "0 investigate s05")
    assert board(match)["roll"]["skill"] == "a"


def test_JB_T29_with_the_option_a_four_against_four_fails() -> None:
    match = act(4, 4, options={"tie_is_failure": True})
    assert rows(match, "must_leave")[0] is True


def test_JB_T66_the_window_depends_on_the_size_of_the_dossier_only() -> None:
    empty = act(4, 2)
    assert asked(empty) == [(1, "choose_operation")]
    assert rows(empty, "must_leave")[0] is True
    intel = act(4, 2, dossier={0: ["i-ro-ce-1"]})
    assert (asked(intel), moves(intel)) == ([(0, "action_gadget")], ["pass"])
    play(intel, "0 pass")
    assert rows(intel, "must_leave")[0] is True


def test_JB_T75_the_option_changes_actions_and_nothing_else() -> None:
    strict: dict[str, object] = {"tie_is_failure": True}
    assert rows(train(3, 3, options=strict), "must_leave")[0] is True
    duel = train(3, 6, options=strict, at={1: "s16"}, dice={3: [3, 3]})
    play(duel, "0 reward none", "0 attack c")
    assert rows(duel, "levels") == [[3, 3, 3], [3, 3, 3]]
    assert rows(duel, "must_leave") == [False, False]
    fight = table(options=strict, up={"ro1": "hm"}, levels={0: (3, 6, 3)}, dossier={0: ["i-ro-ce-1"]}, dice={1: [4]})
    step = play(fight, "0 neutralise ro1 i-ro-ce-1", "0 done")
    assert "fight-drawn" in codes(step)
    assert rows(fight, "levels")[0] == [3, 6, 3]
    assert rows(fight, "must_leave") == [False, False]
