"""Interventions: scouting, and fights against criminals. (JB-75..94)"""

from collections import Counter

import pytest
from tests.stage import asked, board, codes, facts, moves, rows, rule_against, seen, told

from tablee.games.james_bond_007.tests.stage import fight, level, play, starting, table

# Chances in sixths, by level and bonus: win, nothing, lose.
CHANCES = {
    1: ["0 0 6", "0 0 6", "1 1 4", "3 1 2"],
    2: ["0 0 6", "0 1 5", "2 1 3", "4 1 1"],
    3: ["0 0 6", "1 1 4", "3 1 2", "5 1 0"],
    4: ["0 1 5", "2 1 3", "4 1 1", "6 0 0"],
    5: ["1 1 4", "3 1 2", "5 1 0", "6 0 0"],
    6: ["2 1 3", "4 1 1", "6 0 0", "6 0 0"],
}
HELP = ["intel i-ro-hm-1", "intel i-ro-hm-2", "gadget g-f-01"]


def targets(verb: str, *held: str, **given: object) -> set[str]:
    """The slots for which this operation is offered to seat 0 with these cards."""
    match = table(dossier={0: list(held)}, **given)  # type: ignore[arg-type]
    return {move.split()[1] for move in starting(match, verb)}


def test_JB_75_an_intervention_needs_intel_of_the_colour_whichever_criminal_it_names() -> None:
    assert targets("scout", "i-ro-hm-2") == targets("neutralise", "i-ro-hm-2") == {"ro1", "ro2", "ro3"}
    assert targets("scout", "g-c-01") == targets("neutralise", "g-c-01") == set()
    fallen = table(dossier={0: ["i-ro-hm-2"]}, trophies={1: ["ro-hm"]})
    assert {move.split()[1] for move in starting(fallen, "scout")} == {"ro1", "ro2"}
    assert rule_against(table(dossier={0: ["i-ro-hm-2"]}), "0 scout bl1 i-bl-ce-1") == "JB-75"


def test_JB_76_a_criminal_must_be_left_and_to_be_scouted_lie_face_down() -> None:
    match = table(dossier={0: ["i-ro-hm-2"]}, up={"ro1": "ce"}, trophies={1: ["ro-as"]})
    assert starting(match, "scout") == ["scout ro2 i-ro-hm-2"]
    assert starting(match, "neutralise") == ["neutralise ro1 i-ro-hm-2", "neutralise ro2 i-ro-hm-2"]
    assert rule_against(match, "0 scout ro3 i-ro-hm-2") == "JB-76"
    assert rule_against(match, "0 neutralise ro3 i-ro-hm-2") == "JB-76"
    assert rule_against(match, "0 scout ro1 i-ro-hm-2") == "JB-80"


@pytest.mark.parametrize("verb", ["scout", "neutralise"])
def test_JB_77_any_own_intel_of_the_colour_is_shown_to_all_and_kept(verb: str) -> None:
    match = table(seats=3, dossier={0: ["i-ro-ce-1", "i-ro-hm-2", "i-bl-ce-1"]})
    assert starting(match, f"{verb} ro2") == [f"{verb} ro2 i-ro-ce-1", f"{verb} ro2 i-ro-hm-2"]
    assert rule_against(match, f"0 {verb} ro2 i-ro-as-1") == "JB-77"
    step = play(match, f"0 {verb} ro2 i-ro-hm-2")
    for seat in (0, 1, 2, None):
        assert facts(step, "intel-shown", seat) == [{"seat": 0, "base": "ro", "criminal": "ro-hm"}]
        assert seen(match, seat)["seats"][0]["shown"] == {"ro-hm": 1}
    assert rows(match, "dossier")[0] == ["i-ro-ce-1", "i-ro-hm-2", "i-bl-ce-1"]


@pytest.mark.parametrize("verb", ["scout", "neutralise"])
def test_JB_78_the_figure_does_not_move(verb: str) -> None:
    match = table(at={0: "s33"}, dossier={0: ["i-ro-ce-1"]})
    play(match, f"0 {verb} ro1 i-ro-ce-1")
    assert rows(match, "site")[0] == "s33"


def test_JB_79_an_intervention_is_in_one_base() -> None:
    match = fight("hm", 6, 6, dossier={0: ["i-ro-ce-1", "i-bl-ce-1"]})
    assert asked(match) == [(0, "continue_fight")]
    assert moves(match) == ["continue ro2", "continue ro3", "stop"]
    assert rule_against(match, "0 continue bl1") == "JB-79"
    assert rule_against(match, "0 neutralise bl1 i-bl-ce-1") == "JB-79"


def test_JB_80_scouting_leaves_the_criminal_in_its_slot() -> None:
    match = table(dossier={0: ["i-ro-ce-1"]})
    step = play(match, "0 scout ro2 i-ro-ce-1")
    (own,) = facts(step, "slot-scouted-own", 0)
    assert board(match)["slots"]["ro2"] == {"role": own["criminal"][3:], "up": False, "scouts": [0]}


def test_JB_81_all_see_the_slot_and_only_the_scout_who_is_there() -> None:
    match = table(seats=3, dossier={0: ["i-ro-ce-1"]})
    step = play(match, "0 scout ro2 i-ro-ce-1")
    criminal = facts(step, "slot-scouted-own", 0)[0]["criminal"]
    assert seen(match, 0)["bases"][0]["slots"][1]["criminal"] == criminal
    for other in (1, 2, None):
        assert facts(step, "slot-scouted", other) == [{"seat": 0, "slot": "ro2", "base": "ro"}]
        assert "slot-scouted-own" not in codes(step, other)
        slot = seen(match, other)["bases"][0]["slots"][1]
        assert slot == {"id": "ro2", "state": "down", "criminal": None, "scouts": [0]}


def test_JB_81_every_criminal_of_the_base_is_as_likely() -> None:
    found: Counter[str] = Counter()
    for seed in range(150):
        match = table(dossier={0: ["i-ro-ce-1"]}, seed=seed)
        found[facts(play(match, "0 scout ro2 i-ro-ce-1"), "slot-scouted-own", 0)[0]["criminal"]] += 1
    assert set(found) == {"ro-ce", "ro-as", "ro-hm"}
    assert min(found.values()) > 28  # 50 each are expected


@pytest.mark.parametrize("seed", range(4))
def test_JB_20_a_base_holds_each_of_its_criminals_once(seed: int) -> None:
    for match in (
        table(dossier={0: ["i-ro-ce-1"]}, up={"ro1": "hm"}, scouted={"ro3": ("ce", [1])}, seed=seed),
        table(dossier={0: ["i-ro-ce-1"]}, up={"ro1": "hm"}, trophies={1: ["ro-ce"]}, seed=seed),
    ):
        step = play(match, "0 scout ro2 i-ro-ce-1")
        assert facts(step, "slot-scouted-own", 0)[0]["criminal"] == "ro-as"


def test_JB_82_scouting_rolls_nothing_takes_the_turn_and_may_be_repeated() -> None:
    match = table(dossier={0: ["i-ro-ce-1"]}, scouted={"ro2": ("hm", [0])})
    step = play(match, "0 scout ro2 i-ro-ce-1")
    assert facts(step, "slot-scouted-own", 0)[0]["criminal"] == "ro-hm"
    assert board(match)["roll"] is None
    assert asked(match) == [(1, "choose_operation")]


def test_JB_83_what_was_scouted_stays_known_and_is_shown_unless_the_table_says_no() -> None:
    scouted = {"ro2": ("as", [0])}
    assert seen(table(scouted=scouted), 0)["bases"][0]["slots"][1]["criminal"] == "ro-as"
    forgetful = table(scouted=scouted, options={"memory_aid": False})
    assert seen(forgetful, 0)["bases"][0]["slots"][1]["criminal"] is None
    assert seen(forgetful, 0)["bases"][0]["slots"][1]["scouts"] == [0]


def test_JB_83_another_scout_does_not_take_the_knowledge_away() -> None:
    match = table(dossier={0: ["i-ro-ce-1"]}, scouted={"ro2": ("as", [1])})
    play(match, "0 scout ro2 i-ro-ce-1")
    for scout in (0, 1):
        slot = seen(match, scout)["bases"][0]["slots"][1]
        assert slot == {"id": "ro2", "state": "down", "criminal": "ro-as", "scouts": [0, 1]}


def test_JB_84_a_face_down_criminal_is_turned_up_for_good_and_a_face_up_one_may_be_fought() -> None:
    match = table(dossier={0: ["i-ro-ce-1"]}, scouted={"ro2": ("hm", [1])}, dice={1: [1]})
    step = play(match, "0 neutralise ro2 i-ro-ce-1")
    assert facts(step, "criminal-revealed") == [{"seat": 0, "slot": "ro2", "base": "ro", "criminal": "ro-hm"}]
    play(match, "0 done")
    for seat in (0, 1, None):
        assert seen(match, seat)["bases"][0]["slots"][1]["criminal"] == "ro-hm"
        assert seen(match, seat)["bases"][0]["slots"][1]["state"] == "up"
    again = fight("hm", 3, 1)
    assert facts(again.steps[-1], "criminal-challenged") == [
        {"seat": 0, "slot": "ro1", "base": "ro", "criminal": "ro-hm"}
    ]


def test_JB_85_who_is_turned_up_must_be_fought() -> None:
    match = table(dossier={0: ["i-ro-ce-1"]}, scouted={"ro2": ("as", [1])}, levels={0: (1, 6, 6)}, dice={1: [1]})
    step = play(match, "0 neutralise ro2 i-ro-ce-1")
    assert codes(step) == ["intel-shown", "criminal-revealed", "fight-rolled"]
    assert facts(step, "fight-rolled")[0]["skill"] == "c"


@pytest.mark.parametrize(("role", "skill", "own"), [("ce", "a", 6), ("as", "c", 4), ("hm", "f", 5)])
def test_JB_86_JB_4_each_role_is_fought_with_its_skill(role: str, skill: str, own: int) -> None:
    match = fight(role, 3, 2, levels={0: (4, 5, 6)})
    assert facts(match.steps[-1], "fight-rolled") == [
        {"seat": 0, "criminal": f"ro-{role}", "skill": skill, "level": own, "die": 2, "total": own + 2}
    ]
    assert seen(match, 1)["roll"]["needed"] == 10


def test_JB_87_gadget_and_intel_may_be_added_in_any_order() -> None:
    held = ["i-ro-hm-1", "i-ro-hm-2", "i-ro-ce-1", "g-f-01", "g-f-02", "g-c-01"]
    match = fight("hm", 2, 1, dossier={0: held})
    assert moves(match) == ["gadget g-f-01", "gadget g-f-02", "intel i-ro-hm-1", "intel i-ro-hm-2", "done"]
    play(match, "0 intel i-ro-hm-2")
    assert moves(match) == ["gadget g-f-01", "gadget g-f-02", "intel i-ro-hm-1", "done"]
    play(match, "0 gadget g-f-02")
    assert moves(match) == ["intel i-ro-hm-1", "done"]
    assert board(match)["roll"]["total"] == 7
    assert rows(match, "dossier")[0] == ["i-ro-ce-1", "i-ro-hm-1", "i-ro-hm-2", "g-c-01", "g-f-01"]
    assert rule_against(match, "0 gadget g-f-01") == "JB-11"
    assert rule_against(match, "0 intel i-ro-ce-1") == "JB-87"


def test_JB_88_each_intel_card_counts_once_and_the_one_shown_may_count_too() -> None:
    match = fight("hm", 2, 1, dossier={0: ["i-ro-hm-1"]})
    assert starting(match, "intel") == ["intel i-ro-hm-1"]
    step = play(match, "0 intel i-ro-hm-1")
    assert facts(step, "intel-played", 1) == [{"seat": 0, "criminal": "ro-hm", "total": 5}]
    assert rule_against(match, "0 intel i-ro-hm-1") == "JB-88"


@pytest.mark.parametrize("level_", range(1, 7))
@pytest.mark.parametrize("bonus", range(4))
def test_JB_88_JB_90_JB_91_JB_92_the_chances_of_a_fight(level_: int, bonus: int) -> None:
    results: Counter[str] = Counter()
    for die in range(1, 7):
        match = fight("hm", level_, die, dossier={0: ["i-ro-hm-1", "i-ro-hm-2", "g-f-01"]})
        for line in HELP[:bonus]:
            if asked(match) == [(0, "fight_bonus")]:
                play(match, f"0 {line}")
        if asked(match) == [(0, "fight_bonus")]:
            play(match, "0 done")
        told_codes = codes(match.steps[-1])
        results["win"] += "criminal-neutralised" in told_codes
        results["nothing"] += "fight-drawn" in told_codes
        results["lose"] += "fight-lost" in told_codes
    assert f"{results['win']} {results['nothing']} {results['lose']}" == CHANCES[level_][bonus]


def test_JB_89_the_window_closes_when_the_total_is_enough_or_everything_was_played_or_by_word() -> None:
    held = ["i-ro-hm-1", "i-ro-hm-2", "g-f-01", "g-f-02"]
    enough = fight("hm", 4, 5, dossier={0: held})
    play(enough, "0 intel i-ro-hm-1")
    assert asked(enough) == [(0, "continue_fight")]
    everything = fight("hm", 1, 1, dossier={0: held})
    play(everything, *(f"0 {line}" for line in HELP))
    assert asked(everything) == [(1, "choose_operation")]
    by_word = fight("hm", 1, 1, dossier={0: held})
    step = play(by_word, "0 done")
    assert codes(step)[0] == "bonus-done"
    assert asked(by_word) == [(1, "choose_operation")]


def test_JB_90_a_neutralised_criminal_is_a_trophy_and_its_slot_is_empty() -> None:
    match = fight("hm", 6, 5)
    assert rows(match, "trophies") == [["ro-hm"], []]
    assert "ro1" not in board(match)["slots"]
    assert seen(match, 1)["bases"][0]["slots"][0] == {"id": "ro1", "state": "gone", "criminal": None, "scouts": []}
    assert facts(match.steps[-1], "criminal-neutralised") == [
        {"seat": 0, "criminal": "ro-hm", "base": "ro", "trophies": 1}
    ]


def test_JB_91_exactly_ten_changes_nothing_and_ends_the_turn() -> None:
    match = fight("hm", 6, 4)
    step = play(match, "0 done")
    assert "fight-drawn" in codes(step)
    assert (level(match, 0, "f"), board(match)["slots"]["ro1"]["up"]) == (6, True)
    assert asked(match) == [(1, "choose_operation")]


def test_JB_92_below_ten_costs_a_level_and_ends_the_turn() -> None:
    match = fight("hm", 6, 3)
    step = play(match, "0 done")
    assert facts(step, "skill-lost") == [{"seat": 0, "skill": "f", "level": 5}]
    assert board(match)["slots"]["ro1"]["up"] is True
    assert asked(match) == [(1, "choose_operation")]
    lowest = fight("hm", 1, 1)
    assert "skill-at-bottom" in codes(play(lowest, "0 done"))
    assert level(lowest, 0, "f") == 1


def test_JB_93_after_a_victory_another_of_the_base_may_be_fought_without_showing_a_card() -> None:
    match = fight("hm", 6, 6, up={"ro2": "ce"}, levels={0: (3, 6, 6)}, dice={2: [6]})
    step = play(match, "0 continue ro2")
    assert codes(step) == ["criminal-challenged", "fight-rolled", "criminal-neutralised"]
    assert rows(match, "trophies")[0] == ["ro-ce", "ro-hm"]
    step = play(match, "0 stop")
    assert told(step)[0] == ("fights-stopped", {"seat": 0, "base": "ro"})
    assert asked(match) == [(1, "choose_operation")]
    single = fight("hm", 6, 6, options={"chain_neutralisation": False})
    assert asked(single) == [(1, "choose_operation")]


def test_JB_94_a_fight_raises_no_skill() -> None:
    match = fight("hm", 1, 6, dossier={0: ["i-ro-hm-1", "i-ro-hm-2"]})
    play(match, "0 intel i-ro-hm-1", "0 intel i-ro-hm-2")
    assert rows(match, "trophies")[0] == ["ro-hm"]
    assert level(match, 0, "f") == 1


# The vectors.


def test_JB_T5_eleven_ten_and_nine_against_a_criminal() -> None:
    won = fight("ce", 6, 5)
    assert rows(won, "trophies")[0] == ["ro-ce"]
    drawn = fight("ce", 6, 4)
    play(drawn, "0 done")
    assert (level(drawn, 0, "a"), asked(drawn)) == (6, [(1, "choose_operation")])
    lost = fight("ce", 6, 3)
    play(lost, "0 done")
    assert level(lost, 0, "a") == 5


def test_JB_T44_intel_of_another_colour_opens_nothing() -> None:
    match = table(dossier={0: ["i-bl-ce-1", "i-bl-hm-2"]})
    assert starting(match, "scout ro") == starting(match, "neutralise ro") == []
    assert starting(match, "scout bl")


def test_JB_T45_intel_about_a_fallen_criminal_opens_its_base_and_gives_no_bonus() -> None:
    match = fight("hm", 3, 3, dossier={0: ["i-ro-ce-1"]}, trophies={1: ["ro-ce"]})
    assert moves(match) == ["done"]
    assert starting(table(dossier={0: ["i-ro-ce-1"]}, trophies={1: ["ro-ce"]}), "scout ro")


def test_JB_T46_only_the_scout_learns_who_is_there() -> None:
    match = table(seats=3, dossier={0: ["i-ro-ce-1"]})
    step = play(match, "0 scout ro2 i-ro-ce-1")
    assert "slot-scouted-own" in codes(step, 0)
    for other in (1, 2, None):
        assert facts(step, "slot-scouted", other) == [{"seat": 0, "slot": "ro2", "base": "ro"}]
    assert board(match)["slots"]["ro2"]["up"] is False
    assert asked(match) == [(1, "choose_operation")]


def test_JB_T47_nothing_to_scout_when_all_are_face_up() -> None:
    match = table(dossier={0: ["i-ro-ce-1"]}, up={"ro1": "hm", "ro3": "ce"}, trophies={1: ["ro-as"]}, dice={1: [1]})
    assert starting(match, "scout") == []
    assert rule_against(match, "0 scout ro1 i-ro-ce-1") == "JB-76"
    step = play(match, "0 neutralise ro1 i-ro-ce-1")
    assert "criminal-revealed" not in codes(step)


def test_JB_T48_an_unwelcome_criminal_is_fought_all_the_same() -> None:
    scouted = {"ro2": ("as", [1])}
    match = table(dossier={0: ["i-ro-ce-1"]}, scouted=scouted, levels={0: (2, 5, 4)}, dice={1: [6]})
    play(match, "0 neutralise ro2 i-ro-ce-1")
    assert (board(match)["roll"]["total"], moves(match)) == (8, ["done"])
    play(match, "0 done")
    assert rows(match, "levels")[0] == [1, 5, 4]
    assert board(match)["slots"]["ro2"]["up"] is True
    assert asked(match) == [(1, "choose_operation")]


def test_JB_T49_two_intel_cards_and_a_gadget_make_twelve() -> None:
    match = fight("hm", 4, 2, dossier={0: ["i-ro-hm-1", "i-ro-hm-2", "g-f-01"]})
    play(match, *(f"0 {line}" for line in HELP))
    assert board(match)["roll"]["total"] == 12
    assert rows(match, "trophies")[0] == ["ro-hm"]
    assert rows(match, "dossier")[0] == ["i-ro-hm-1", "i-ro-hm-2"]
    assert board(match)["discard"] == ["g-f-01"]


def test_JB_T50_intel_about_others_gives_no_bonus() -> None:
    match = fight("hm", 4, 2, dossier={0: ["i-ro-ce-1", "i-bl-hm-1", "g-f-01"]})
    assert moves(match) == ["gadget g-f-01", "done"]
    play(match, "0 gadget g-f-01", "0 done")
    assert board(match)["roll"]["total"] == 8
    assert level(match, 0, "f") == 3


def test_JB_T51_one_gadget_only() -> None:
    match = fight("hm", 5, 3, dossier={0: ["i-ro-ce-1", "g-f-01", "g-f-02"]})
    play(match, "0 gadget g-f-01")
    assert moves(match) == ["done"]
    assert "fight-drawn" in codes(play(match, "0 done"))
    assert level(match, 0, "f") == 5


def test_JB_T52_eleven_opens_no_window() -> None:
    match = fight("hm", 6, 5, dossier={0: ["i-ro-hm-1", "g-f-01"]})
    assert rows(match, "trophies")[0] == ["ro-hm"]
    assert rows(match, "dossier")[0] == ["i-ro-hm-1", "g-f-01"]


def test_JB_T53_done_without_playing() -> None:
    match = fight("hm", 4, 4, dossier={0: ["i-ro-hm-1"]})
    play(match, "0 done")
    assert level(match, 0, "f") == 3


def test_JB_T54_a_lost_fight_of_a_chain_keeps_the_first_trophy() -> None:
    match = fight("hm", 6, 6, up={"ro2": "ce"}, levels={0: (3, 6, 4)}, dice={2: [5]})
    step = play(match, "0 continue ro2")
    assert "intel-shown" not in codes(step)
    play(match, "0 done")
    assert (level(match, 0, "a"), rows(match, "trophies")[0]) == (3, ["ro-hm"])
    assert asked(match) == [(1, "choose_operation")]


def test_JB_T55_without_chains_the_turn_ends_after_a_victory() -> None:
    match = fight("hm", 6, 6, options={"chain_neutralisation": False})
    assert rows(match, "trophies")[0] == ["ro-hm"]
    assert asked(match) == [(1, "choose_operation")]


def test_JB_T56_an_empty_base_offers_nothing_more() -> None:
    match = fight("hm", 6, 6, trophies={0: ["ro-ce", "ro-as"]}, dossier={0: ["i-ro-ce-1", "i-bl-ce-1"]})
    assert rows(match, "trophies")[0] == ["ro-ce", "ro-as", "ro-hm"]
    assert asked(match) == [(1, "choose_operation")]


def test_JB_T65_the_window_opens_even_if_done_is_the_only_answer() -> None:
    match = fight("hm", 4, 3, dossier={0: ["i-ro-ce-1"]})
    assert (asked(match), moves(match)) == ([(0, "fight_bonus")], ["done"])
    play(match, "0 done")
    assert level(match, 0, "f") == 3


def test_JB_T68_after_all_bonuses_the_window_closes_by_itself() -> None:
    match = fight("hm", 2, 1, dossier={0: ["i-ro-hm-1", "i-ro-hm-2", "g-f-01", "g-f-02"]})
    play(match, *(f"0 {line}" for line in HELP))
    assert board(match)["roll"]["total"] == 9
    assert asked(match) == [(1, "choose_operation")]
    assert level(match, 0, "f") == 1


def test_JB_T69_every_fight_of_a_chain_has_its_own_gadget() -> None:
    held = ["g-f-01", "g-f-02", "g-c-01", "i-ro-as-1"]
    match = fight("hm", 4, 5, up={"ro2": "as"}, levels={0: (4, 4, 4)}, dossier={0: held}, dice={3: [3]})
    play(match, "0 gadget g-f-01", "0 continue ro2")
    assert board(match)["roll"]["total"] == 7
    assert moves(match) == ["gadget g-c-01", "intel i-ro-as-1", "done"]
    play(match, "0 gadget g-c-01", "0 intel i-ro-as-1")
    assert board(match)["roll"]["total"] == 11
    assert rows(match, "trophies")[0] == ["ro-as", "ro-hm"]


def test_JB_T73_which_copy_was_shown_stays_with_its_owner() -> None:
    tellings = []
    for copy in (1, 2):
        match = table(dossier={0: ["i-ro-ce-1", "i-ro-ce-2"]})
        step = play(match, f"0 scout ro1 i-ro-ce-{copy}")
        tellings.append((told(step, 1), seen(match, 1)))
    assert tellings[0] == tellings[1]
    assert facts(step, "intel-shown", 1)[0]["criminal"] == "ro-ce"


@pytest.mark.parametrize("aid", [True, False])
def test_JB_T77_what_was_scouted_is_shown_again_or_told_once(aid: bool) -> None:
    match = table(dossier={0: ["i-ro-ce-1"]}, scouted={"ro2": ("as", [1])}, options={"memory_aid": aid})
    step = play(match, "0 scout ro2 i-ro-ce-1")
    assert facts(step, "slot-scouted-own", 0)[0]["criminal"] == "ro-as"
    play(match, "1 investigate s36")
    while asked(match)[0] != (0, "choose_operation"):
        play(match, f"{asked(match)[0][0]} {moves(match)[-1]}")
    assert ("ro-as" in str(seen(match, 0))) is aid
