"""What holds everywhere: players, skills, cards, dice, windows. (JB-1..14, JB-105)"""

from collections import Counter

import pytest
from tests.stage import asked, board, facts, moves, rows, rule_against, seen, told

import tablee
from tablee.games.james_bond_007.tests.stage import GAME, SKILLS, act, duel, fight, play, table, train


@pytest.mark.parametrize("seats", [1, 7])
def test_JB_1_two_to_six_play(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(tablee.Refused):
        GAME.start(seats=seats)


def test_JB_2_an_agent_has_three_skills() -> None:
    assert list(seen(table(), 0)["seats"][0]["levels"]) == SKILLS


def test_JB_3_levels_stay_between_one_and_six() -> None:
    match = duel("f", (3, 6), (1, 1))
    assert rows(match, "levels")[1] == [3, 1, 3]
    assert moves(act(6, 6)) == ["reward card", "reward none"]
    play(top := train(5, 6), "0 reward raise")
    assert rows(top, "levels")[0] == [5, 6, 5]


@pytest.mark.parametrize(("role", "skill"), [("ce", "a"), ("hm", "f"), ("as", "c")])
def test_JB_4_a_criminal_is_fought_with_the_skill_of_its_role_and_resists_with_ten(role: str, skill: str) -> None:
    for die, trophies in ((4, []), (5, [f"ro-{role}"])):
        match = fight(role, 6, die)
        assert board(match)["roll"]["skill"] == skill
        assert rows(match, "trophies")[0] == trophies


def test_JB_5_the_size_of_a_dossier_is_public_its_contents_are_not() -> None:
    cards = [f"g-{skill}-{number:02}" for skill in "cfa" for number in (1, 2, 3, 4)] + ["i-ro-ce-1"]
    match = table(dossier={0: cards})
    assert seen(match, 0)["seats"][0]["dossier"] == ["i-ro-ce-1", *cards[:-1]]
    for other in (1, None):
        assert seen(match, other)["seats"][0]["cards"] == 13
        assert not any(card in str(seen(match, other)) for card in cards)


def test_JB_6_trophies_are_public_and_no_part_of_the_dossier() -> None:
    match = table(trophies={0: ["ro-ce", "bl-hm"]})
    for viewer in (0, 1, None):
        assert seen(match, viewer)["seats"][0]["trophies"] == ["ro-ce", "bl-hm"]
        assert seen(match, viewer)["seats"][0]["cards"] == 0


def test_JB_7_dice_have_six_sides_all_as_likely() -> None:
    black: Counter[int] = Counter()
    white: Counter[int] = Counter()
    for seed in range(300):
        match = table(at={1: "s16"}, levels={0: (1, 1, 1)}, seed=seed)
        play(match, "0 investigate s16")
        black[board(match)["roll"]["black"]] += 1
        if asked(match) == [(0, "choose_reward")]:
            play(match, "0 reward none")
        play(match, f"{asked(match)[0][0]} attack f")
        white[board(match)["roll"]["white"]] += 1
    for dice in (black, white):
        assert set(dice) == {1, 2, 3, 4, 5, 6}
        assert min(dice.values()) > 25  # 50 each are expected


def test_JB_8_intel_is_never_discarded() -> None:
    match = fight("hm", 2, 1, dossier={0: ["i-ro-hm-1", "i-ro-hm-2"]})
    play(match, "0 intel i-ro-hm-1", "0 intel i-ro-hm-2", "0 done")
    assert rows(match, "dossier")[0] == ["i-ro-hm-1", "i-ro-hm-2"]
    assert board(match)["discard"] == []


def test_JB_9_a_gadget_adds_two_to_a_roll_of_its_skill_and_is_gone() -> None:
    match = act(4, 2, dossier={0: ["g-c-01", "g-f-01"]})
    assert rule_against(match, "0 gadget g-f-01") == "JB-9"
    step = play(match, "0 gadget g-c-01")
    assert facts(step, "gadget-played") == [{"seat": 0, "gadget": "g-c-01", "skill": "c", "total": 8}]
    assert seen(match, None)["discard"] == ["g-c-01"]
    assert rows(match, "dossier")[0] == ["g-f-01"]


def test_JB_10_a_gadget_is_played_after_the_dice_and_by_who_takes_part() -> None:
    before = table(dossier={0: ["g-c-01"]})
    assert rule_against(before, "0 gadget g-c-01") == "JB-22"
    match = duel("c", (3, 1), (3, 6), seats=3, dossier={0: ["g-c-01"], 2: ["g-c-02"]})
    assert asked(match) == [(0, "duel_gadget")]
    with pytest.raises(tablee.Refused) as refused:
        play(match, "2 gadget g-c-02")
    assert refused.value.code == "not-asked"


def test_JB_11_one_gadget_a_roll_for_each_duellist() -> None:
    match = duel("f", (3, 2), (3, 2), dossier={0: ["g-f-01", "g-f-02"], 1: ["g-f-03", "g-f-04"]})
    play(match, "0 gadget g-f-01", "1 gadget g-f-03")
    assert board(match)["roll"]["kind"] == "duel"
    assert "duel-tied" in [event.code for event in match.steps[-1].events]
    assert asked(match) == [(1, "choose_operation")]


@pytest.mark.parametrize(("level", "die", "kind"), [(4, 4, "action_gadget"), (5, 4, "choose_reward")])
def test_JB_12_a_gadget_needs_an_insufficient_total(level: int, die: int, kind: str) -> None:
    assert asked(act(level, die, dossier={0: ["g-c-01"]})) == [(0, kind)]
    ahead = duel("f", (3, 6), (3, 1), dossier={0: ["g-f-01"]})
    assert asked(ahead) == [(1, "choose_operation")]
    useless = act(2, 1, dossier={0: ["g-c-01"]})
    assert "gadget g-c-01" in moves(useless)


def test_JB_13_a_bonus_changes_the_total_and_never_the_die() -> None:
    match = act(3, 3, dossier={0: ["g-c-01"]})
    play(match, "0 gadget g-c-01")
    assert board(match)["roll"]["total"] == 8
    assert asked(match) == [(1, "choose_operation")]  # 3 + 2 has not surpassed 3


def test_JB_14_there_is_no_move_to_give_trade_or_show_cards() -> None:
    verbs = {text.split()[0] for text in GAME.moves.texts}
    assert verbs == {
        "investigate",
        "scout",
        "neutralise",
        "attack",
        "no-attack",
        "gadget",
        "pass",
        "reward",
        "intel",
        "done",
        "continue",
        "stop",
        "passport",
        "place",
    }


@pytest.mark.parametrize("held", [["g-c-01"], ["g-f-01"], ["i-ro-ce-1"]])
def test_JB_105_a_window_opens_whatever_the_dossier_holds(held: list[str]) -> None:
    assert asked(act(4, 2, dossier={0: held})) == [(0, "action_gadget")]
    assert asked(duel("c", (3, 1), (3, 6), dossier={0: held})) == [(0, "duel_gadget")]
    assert asked(fight("hm", 3, 1, dossier={0: ["i-ro-ce-1", *held] if held[0] != "i-ro-ce-1" else held})) == [
        (0, "fight_bonus")
    ]


def test_JB_105_what_others_see_of_a_window_is_the_same_whatever_the_dossier_holds() -> None:
    views = [seen(act(4, 2, dossier={0: [card]}), 1) for card in ("g-c-01", "g-f-01", "i-ro-ce-1")]
    for view in views:
        view["sites"] = []  # what lies on the sites was built from what is left
    assert views[0] == views[1] == views[2]


def test_JB_105_an_empty_dossier_opens_no_window() -> None:
    assert asked(act(4, 2)) == [(1, "choose_operation")]
    assert asked(duel("c", (3, 1), (3, 6))) == [(1, "choose_operation")]


def test_JB_7_what_an_earlier_roll_left_on_the_table_goes_with_the_next() -> None:
    match = duel("f", (3, 6), (3, 1), special={3: (1, 2)})
    assert board(match)["roll"]["special"] == 1
    play(match, "1 investigate s20")
    fresh: dict[str, object] = {
        "rival": None,
        "rival_level": 0,
        "white": 0,
        "rival_total": 0,
        "used": [],
        "passed": [],
        "special": None,
    }
    assert board(match)["roll"].items() >= fresh.items()
    fought = fight("hm", 1, 1, dossier={0: ["i-ro-hm-1", "g-f-01"]})
    play(fought, "0 intel i-ro-hm-1", "0 gadget g-f-01", "0 done")
    assert board(fought)["roll"].items() >= {"backing": [1], "used": [0], "slot": "ro1", "foe": "ro-hm"}.items()
    play(fought, "1 investigate s20")
    assert board(fought)["roll"].items() >= {"backing": [], "used": [], "slot": None, "foe": None}.items()
    passed = act(4, 4, dossier={0: ["g-c-01"]})
    play(passed, "0 pass")
    assert board(passed)["roll"]["passed"] == [0]
    play(passed, "1 investigate s20")
    assert board(passed)["roll"]["passed"] == []


def test_JB_9_nobody_thinks_of_a_spent_gadget_as_held() -> None:
    known = {0: ["g-f-02"], 1: ["g-c-01"], 2: ["g-c-01", "g-f-02"]}
    match = act(4, 2, seats=3, dossier={0: ["g-c-01"], 1: ["g-f-02"]}, known=known)
    play(match, "0 gadget g-c-01")
    assert rows(match, "known") == [["g-f-02"], [], ["g-f-02"]]


def test_JB_105_that_no_gadget_was_played_is_told_to_all() -> None:
    match = act(4, 4, dossier={0: ["g-c-01"]})
    step = play(match, "0 pass")
    assert told(step)[0] == ("gadget-declined", {"seat": 0})
