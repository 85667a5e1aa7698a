"""Confrontations and duels between agents. (JB-58..74)"""

from collections import Counter

import pytest
from tests.stage import asked, board, codes, facts, moves, rows, seen, told

from tablee.games.james_bond_007.tests.stage import SKILLS, act, duel, level, meet, play, table, train


def test_JB_58_a_confrontation_takes_place_if_and_only_if_another_agent_is_there() -> None:
    assert asked(meet())[0][1] == "face_rival"
    assert asked(meet(at={1: "s15"})) == [(1, "choose_operation")]


def test_JB_59_success_gives_the_initiative_failure_and_tie_give_it_away() -> None:
    assert asked(meet(success=True)) == [(0, "face_rival")]
    failed = meet(success=False)
    assert asked(failed) == [(1, "face_rival")]
    assert facts(failed.steps[-1], "agents-met") == [{"seat": 1, "target": 0, "site": "s16"}]
    tie = train(3, 3, at={1: "s16"})
    assert asked(tie) == [(1, "face_rival")]


@pytest.mark.parametrize("skill", SKILLS)
def test_JB_60_the_attacker_names_any_skill(skill: str) -> None:
    match = meet(dice={3: [1, 6]})
    assert moves(match) == ["attack c", "attack f", "attack a", "no-attack"]
    step = play(match, f"0 attack {skill}")
    assert facts(step, "duel-rolled")[0]["skill"] == skill


@pytest.mark.parametrize("success", [True, False])
def test_JB_61_without_an_attack_nothing_happens(success: bool) -> None:
    match = meet(success=success, dossier={0: ["g-c-01"], 1: ["g-f-01"]})
    seat = asked(match)[0][0]
    before = rows(match, "levels"), rows(match, "dossier"), board(match)["roll"]
    step = play(match, f"{seat} no-attack")
    assert codes(step) == ["attack-declined"]
    assert (rows(match, "levels"), rows(match, "dossier"), board(match)["roll"]) == before
    assert asked(match) == [(1, "choose_operation")]


def test_JB_62_the_attacker_rolls_black_and_the_defender_white() -> None:
    match = duel("f", (4, 5), (5, 3))
    (rolled,) = facts(match.steps[-1], "duel-rolled")
    assert rolled == {
        "seat": 0,
        "target": 1,
        "skill": "f",
        "level": 4,
        "black": 5,
        "total": 9,
        "target_level": 5,
        "white": 3,
        "target_total": 8,
    }


def test_JB_63_who_is_not_ahead_may_play_one_gadget_of_the_named_skill() -> None:
    match = duel("f", (3, 2), (3, 4), dossier={0: ["g-f-01", "g-f-02", "g-c-01"]}, special={4: (0, 0)})
    assert asked(match) == [(0, "duel_gadget")]
    assert moves(match) == ["gadget g-f-01", "gadget g-f-02", "pass"]
    step = play(match, "0 gadget g-f-02")
    assert facts(step, "gadget-played") == [{"seat": 0, "gadget": "g-f-02", "skill": "f", "total": 7}]
    assert "duel-tied" in codes(step)  # 7 : 7, and seat 1 has no card


def test_JB_64_at_equal_totals_the_attacker_is_asked_first_and_a_pass_holds_until_a_total_changes() -> None:
    match = duel("f", (3, 4), (3, 4), dossier={0: ["g-f-01"], 1: ["g-f-02"]})
    assert asked(match) == [(0, "duel_gadget")]
    play(match, "0 pass")
    assert asked(match) == [(1, "duel_gadget")]
    play(match, "1 gadget g-f-02")
    assert asked(match) == [(0, "duel_gadget")]
    step = play(match, "0 pass")
    assert facts(step, "duel-won")[0]["seat"] == 1
    both = duel("f", (3, 4), (3, 4), dossier={0: ["g-f-01"], 1: ["g-f-02"]})
    play(both, "0 pass")
    step = play(both, "1 pass")
    assert "duel-tied" in codes(step)


def test_JB_65_either_side_may_win() -> None:
    won = duel("f", (3, 6), (3, 1))
    assert facts(won.steps[-1], "duel-won") == [{"seat": 0, "target": 1, "skill": "f", "total": 9, "target_total": 4}]
    lost = duel("f", (3, 1), (3, 6))
    assert facts(lost.steps[-1], "duel-won") == [{"seat": 1, "target": 0, "skill": "f", "total": 9, "target_total": 4}]


def test_JB_66_equal_totals_have_no_winner_and_gadgets_are_lost() -> None:
    match = duel("f", (3, 2), (3, 4), dossier={0: ["g-f-01"]})
    play(match, "0 gadget g-f-01")
    assert rows(match, "levels") == [[3, 3, 3], [3, 3, 3]]
    assert board(match)["discard"] == ["g-f-01"]
    assert board(match)["roll"]["special"] is None
    assert asked(match) == [(1, "choose_operation")]


CARDS = ["i-ro-ce-1", "i-bl-as-2", "g-c-01", "g-a-03"]


@pytest.mark.parametrize("number", range(4))
def test_JB_67_the_winner_takes_as_many_cards_as_the_special_die_shows(number: int) -> None:
    match = duel("f", (3, 6), (3, 1), dossier={1: CARDS}, special={4: (number, 0)})
    step = play(match, "1 pass")
    assert facts(step, "special-rolled") == [{"seat": 0, "target": 1, "number": number}]
    assert [len(cards) for cards in rows(match, "dossier")] == [number, 4 - number]
    assert sorted([*rows(match, "dossier")[0], *rows(match, "dossier")[1]]) == sorted(CARDS)
    assert seen(match, None)["roll"]["special"] == number


def test_JB_68_stolen_cards_are_drawn_at_random() -> None:
    stolen: Counter[str] = Counter()
    rounds = 0
    for seed in range(400):
        match = table(at={1: "s16"}, levels={0: (6, 3, 6)}, dossier={1: CARDS}, seed=seed)
        play(match, "0 investigate s16")
        if asked(match)[0] == (0, "choose_reward"):
            play(match, "0 reward none", "0 attack c")
            if asked(match) == [(1, "duel_gadget")]:
                play(match, "1 pass")
            taken = rows(match, "dossier")[0]
            stolen.update(taken)
            rounds += 1
    assert rounds > 150
    assert set(stolen) == set(CARDS)
    assert max(stolen.values()) < 2 * min(stolen.values())


def test_JB_69_only_the_duellists_learn_which_cards_moved() -> None:
    match = duel("f", (3, 6), (3, 1), seats=3, dossier={1: CARDS}, special={4: (2, 0)})
    step = play(match, "1 pass")
    taken = rows(match, "dossier")[0]
    for viewer in (0, 1, 2, None):
        assert facts(step, "cards-stolen", viewer) == [{"seat": 0, "target": 1, "number": 2}]
    for duellist in (0, 1):
        own = facts(step, "card-stolen-own", duellist)
        assert all((each["seat"], each["target"]) == (0, 1) for each in own)
        assert sorted(each["card"] for each in own) == sorted(taken)
    for other in (2, None):
        assert not any(card in str(told(step, other)) for card in CARDS)
    assert sorted(seen(match, 1)["seats"][0]["known"]) == sorted(taken)
    assert seen(match, 2)["seats"][0]["known"] == []
    assert seen(match, None)["seats"][0]["known"] == []
    assert seen(match, 2)["seats"][0]["cards"] == 2


def test_JB_70_the_loser_loses_a_level_also_if_nothing_is_stolen() -> None:
    match = duel("a", (3, 6), (4, 1))
    step = match.steps[-1]
    assert facts(step, "skill-lost") == [{"seat": 1, "skill": "a", "level": 3}]
    assert "nothing-stolen" in codes(step)
    assert rows(match, "levels")[1] == [3, 3, 3]


def test_JB_71_the_winner_gains_no_level() -> None:
    match = duel("a", (1, 6), (1, 1))
    assert rows(match, "levels")[0] == [3, 3, 1]


def test_JB_72_a_duel_moves_nobody_and_the_turn_is_over() -> None:
    match = duel("a", (3, 6), (3, 1))
    assert rows(match, "site") == ["s13", "s13"]
    assert asked(match) == [(1, "choose_operation")]


@pytest.mark.parametrize("operation", ["scout ro1 i-ro-ce-1", "neutralise ro1 i-ro-ce-1"])
def test_JB_74_an_intervention_never_causes_a_confrontation(operation: str) -> None:
    match = table(at={0: "s10", 1: "s10"}, dossier={0: ["i-ro-ce-1"]})
    step = play(match, f"0 {operation}")
    if asked(match) == [(0, "fight_bonus")]:
        step = play(match, "0 done")
    assert "agents-met" not in codes(step)
    assert asked(match)[0][1] in ("choose_operation", "continue_fight")


# The vectors.


def test_JB_T6_nine_against_eight() -> None:
    match = duel("f", (4, 5), (5, 3))
    assert facts(match.steps[-1], "duel-won")[0]["seat"] == 0
    assert "special-rolled" in codes(match.steps[-1])
    assert level(match, 1, "f") == 4


def test_JB_T32_after_a_success_the_arrival_chooses() -> None:
    match = meet(success=True)
    assert asked(match) == [(0, "face_rival")]
    assert moves(match) == ["attack c", "attack f", "attack a", "no-attack"]


def test_JB_T33_after_a_failure_the_other_chooses_and_rolls_black() -> None:
    match = meet(success=False, dice={2: [6, 1]})
    assert asked(match) == [(1, "face_rival")]
    step = play(match, "1 attack f")
    (rolled,) = facts(step, "duel-rolled")
    assert (rolled["seat"], rolled["black"], rolled["target"], rolled["white"]) == (1, 6, 0, 1)
    assert rows(match, "must_leave") == [True, False]


def test_JB_T34_after_a_tie_the_other_chooses_and_nobody_must_leave() -> None:
    match = train(3, 3, at={1: "s16"})
    assert asked(match) == [(1, "face_rival")]
    assert rows(match, "must_leave") == [False, False]


def test_JB_T35_a_point_and_a_gadget_just_won_count_in_the_duel() -> None:
    match = train(3, 6, at={1: "s16"}, dice={3: [1, 6]})
    play(match, "0 reward raise", "0 attack f")
    assert board(match)["roll"]["level"] == 4
    # The site holds the one card nobody has: a gadget of Force that asks for Charm.
    everything = [f"i-{c}-{r}-{n}" for c in ("ro", "bl") for r in ("ce", "as", "hm") for n in (1, 2)]
    spent = [f"g-{s}-{n:02}" for s in "cfa" for n in (1, 2, 3, 4) if (s, n) != ("f", 1)]
    match = act(6, 6, at={1: "s01"}, dossier={1: everything}, discard=spent, left={"s01": 1}, dice={3: [1, 6]})
    play(match, "0 reward card", "0 attack f")
    assert moves(match) == ["gadget g-f-01", "pass"]


def test_JB_T36_eight_all_changes_nothing() -> None:
    match = duel("f", (4, 4), (3, 5))
    assert "duel-tied" in codes(match.steps[-1])
    assert rows(match, "levels") == [[3, 4, 3], [3, 3, 3]]
    assert asked(match) == [(1, "choose_operation")]


def test_JB_T37_each_plays_one_gadget_and_the_defender_wins() -> None:
    held = {0: ["g-f-01", "i-ro-ce-1"], 1: ["g-f-02"]}
    match = duel("f", (4, 3), (4, 4), dossier=held, special={5: (1, 0)})
    play(match, "0 gadget g-f-01")
    assert (board(match)["roll"]["total"], board(match)["roll"]["rival_total"]) == (9, 8)
    assert asked(match) == [(1, "duel_gadget")]
    step = play(match, "1 gadget g-f-02")
    assert facts(step, "duel-won")[0] == {"seat": 1, "target": 0, "skill": "f", "total": 10, "target_total": 9}
    assert rows(match, "dossier") == [[], ["i-ro-ce-1"]]
    assert level(match, 0, "f") == 3


def test_JB_T38_who_passed_is_asked_again_when_a_total_has_changed() -> None:
    match = duel("f", (4, 4), (4, 4), dossier={0: ["g-f-01"], 1: ["g-f-02"]})
    play(match, "0 pass", "1 gadget g-f-02")
    assert asked(match) == [(0, "duel_gadget")]
    step = play(match, "0 gadget g-f-01")
    assert facts(step, "duel-tied")[0]["total"] == 10
    assert board(match)["discard"] == ["g-f-01", "g-f-02"]


def test_JB_T39_who_is_ahead_is_not_asked() -> None:
    match = duel("f", (3, 3), (4, 5), dossier={0: ["g-f-01"], 1: ["g-f-02"]})
    step = play(match, "0 gadget g-f-01")
    assert facts(step, "duel-won")[0] == {"seat": 1, "target": 0, "skill": "f", "total": 9, "target_total": 8}
    assert rows(match, "dossier")[1] == ["g-f-02"]


def test_JB_T40_the_special_die_takes_what_there_is_and_the_level_goes_anyway() -> None:
    match = duel("f", (3, 6), (3, 1), dossier={1: ["g-c-01", "i-bl-ce-1"]}, special={4: (3, 0)})
    play(match, "1 pass")
    assert rows(match, "dossier") == [["i-bl-ce-1", "g-c-01"], []]
    match = duel("f", (3, 6), (3, 1), dossier={1: ["g-c-01"]}, special={4: (0, 0)})
    play(match, "1 pass")
    assert (rows(match, "dossier"), level(match, 1, "f")) == ([[], ["g-c-01"]], 2)


def test_JB_T41_the_lowest_level_stays_and_the_theft_happens() -> None:
    match = duel("f", (3, 6), (1, 1), dossier={1: ["g-c-01"]}, special={4: (1, 0)})
    step = play(match, "1 pass")
    assert facts(step, "skill-at-bottom") == [{"seat": 1, "skill": "f"}]
    assert (rows(match, "dossier"), level(match, 1, "f")) == ([["g-c-01"], []], 1)


def test_JB_T42_trophies_cannot_be_stolen() -> None:
    trophies = ["ro-ce", "ro-as", "bl-ce", "bl-hm"]
    match = duel("f", (3, 6), (3, 1), dossier={1: ["g-c-01"]}, trophies={1: trophies}, special={4: (2, 0)})
    play(match, "1 pass")
    assert rows(match, "dossier") == [["g-c-01"], []]
    assert rows(match, "trophies") == [[], trophies]


def test_JB_T43_an_intervention_meets_nobody() -> None:
    match = table(at={0: "s10", 1: "s10"}, up={"ro1": "hm"}, dossier={0: ["i-ro-ce-1"]}, dice={1: [1]})
    play(match, "0 neutralise ro1 i-ro-ce-1", "0 done")
    assert asked(match) == [(1, "choose_operation")]


def test_JB_T67_who_is_asked_depends_on_the_size_of_the_dossier_only() -> None:
    match = duel("f", (3, 4), (4, 4), dossier={1: ["g-f-01"]})
    assert facts(match.steps[-1], "duel-won")[0]["seat"] == 1
    match = duel("f", (4, 4), (4, 4), dossier={1: ["i-bl-ce-1"]})
    assert (asked(match), moves(match)) == ([(1, "duel_gadget")], ["pass"])
    assert "duel-tied" in codes(play(match, "1 pass"))


@pytest.mark.parametrize("success", [True, False])
def test_JB_T76_declining_to_attack_ends_the_turn(success: bool) -> None:
    match = meet(success=success)
    play(match, f"{asked(match)[0][0]} no-attack")
    assert rows(match, "levels") == [[3, 3, 3], [3, 3, 3]]
    assert asked(match) == [(1, "choose_operation")]


def test_JB_T78_a_theft_is_between_two_and_a_gadget_played_is_named_to_all() -> None:
    match = duel("f", (3, 6), (3, 1), seats=3, dossier={1: ["i-bl-ce-1"]}, special={4: (1, 0)})
    step = play(match, "1 pass")
    for duellist in (0, 1):
        assert facts(step, "card-stolen-own", duellist) == [{"seat": 0, "target": 1, "card": "i-bl-ce-1"}]
    for other in (2, None):
        assert facts(step, "cards-stolen", other) == [{"seat": 0, "target": 1, "number": 1}]
        assert "i-bl-ce-1" not in str(told(step, other))
    played = play(act(4, 2, seats=3, dossier={0: ["g-c-07"]}), "0 gadget g-c-07")
    for seat in (0, 1, 2, None):
        assert facts(played, "gadget-played", seat)[0]["gadget"] == "g-c-07"
