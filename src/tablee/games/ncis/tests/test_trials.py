"""Trials: who performs, what is seen when, answers, time, Dr Mallard, luck. (4.13, 9.2)"""

from typing import Any

import pytest
from tests.stage import asked, codes, moves, play, rule_against, seen

from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.games.ncis.bots.skill import puzzle_chance, shooting_chance
from tablee.games.ncis.tests.stage import NCIS_AHEAD, board, table, win_zone

LOCKED = [*NCIS_AHEAD, "c v5"]


def trial(card: str, zone: int, **more: Any) -> Match:
    """Agent 1 is being tried with this card, in a turn of his own, alone with the Criminel."""
    facts = {"performer": 1, "trial_card": card, "announced": "1" if zone == 1 else None, **more}
    return table(
        "trial", seats=2, actor=1, lanes={zone: LOCKED}, locked=[zone], zones={zone: "z03"}, winner="ncis", more=facts
    )


def test_NCIS_132_NCIS_133_each_agent_performs_once_before_anybody_again() -> None:
    """TV-49"""
    match = win_zone(1, "z06", seats=4, agents=[], performed=[2])
    play(match, "1 clue c")
    assert moves(match) == ["perform n1", "perform n3", "accuse"]
    assert rule_against(match, "1 perform n2") == "NCIS-133"
    assert rule_against(match, "1 end") == "NCIS-132"
    play(match, "1 perform n3")
    assert board(match)["performed"] == [2, 3]
    last = win_zone(1, "z06", seats=4, agents=[], performed=[2, 3])
    play(last, "1 clue c")
    assert board(last)["performer"] == 1 and board(last)["performed"] == []


def test_NCIS_132_NCIS_135_the_puzzle_appears_when_the_performer_says_he_is_ready() -> None:
    """TV-87, TV-61"""
    match = win_zone(1, "z06", seats=3, agents=[])
    play(match, "1 clue c", "1 perform n2")
    assert asked(match) == [(0, "word")]
    play(match, "0 word 3")
    assert asked(match) == [(2, "begin_trial")] and match.decision(2).limit is None
    assert rule_against(match, "2 pass") == "NCIS-135"
    for viewer in (1, 2, None):
        assert seen(match, viewer)["trial"]["grid"] is None and seen(match, viewer)["trial"]["card"] is None
    solved = seen(match, 0)["trial"]["grid"]
    assert len(solved["runs"]) == 8
    play(match, "2 begin")
    decision = match.decision(2)
    assert (decision.limit, decision.judged, decision.moves) == (12_000, "words", ["right", "wrong", "timeout"])
    own = seen(match, 2)["trial"]["grid"]
    assert own["lines"] == solved["lines"] and own["words"] == [solved["words"][2]] and own["runs"] == []
    assert seen(match, 1)["trial"]["grid"] is None and seen(match, None)["trial"]["grid"] is None


def test_NCIS_131_NCIS_134_NCIS_137_the_first_letter_is_the_answer_and_there_is_one_answer() -> None:
    """TV-53, TV-47"""
    match = trial("g4", 1, trial_word=0x72B8F019)
    word = seen(match, 1)["trial"]["grid"]["announced"]
    (run,) = [run for run in seen(match, 0)["trial"]["grid"]["runs"] if run["word"] == word]
    assert rule_against(match, "1 begin") == "NCIS-134"
    for answer in (run["start"], run["start"].lower(), f" {run['start'][0]} {run['start'][1:]}"):
        assert match.judge(1, {"cell": answer}) == "right"
    assert match.judge(1, {"cell": run["end"]}) == "wrong"
    with pytest.raises(Refused, match="answer-cell"):
        match.answer(1, {"cell": "Z99"})
    match.answer(1, {"cell": run["end"]})
    assert asked(match) == [(1, "end_turn")]
    past = seen(match, None)["past"]
    assert (past["finish"], past["grid"]["given"], len(past["grid"]["runs"])) == ("wrong", run["end"], 8)


def test_NCIS_138_the_bullet_that_the_gun_fired_is_the_answer() -> None:
    """TV-55: gun 1 fired bullet 3."""
    match = table(
        "trial",
        seats=2,
        actor=1,
        lanes={2: LOCKED},
        locked=[2],
        zones={2: "z03"},
        winner="ncis",
        more={"performer": 1, "trial_card": "bal1", "balle": 0xFEB9A825},
    )
    assert seen(match, 1)["trial"]["bullets"]["right"] is None
    assert seen(match, 0)["trial"]["bullets"]["right"] == 3
    assert [match.judge(1, {"bullet": number}) for number in (3, 4)] == ["right", "wrong"]
    match.answer(1, {"bullet": 4})
    past = seen(match, None)["past"]["bullets"]
    assert [bullet["number"] for bullet in past["bullets"]] == [3, 4] and (past["right"], past["given"]) == (3, 4)


def test_NCIS_139_the_exit_of_the_bullets_path_is_the_answer() -> None:
    """TV-56"""
    match = trial("aut1", 3, trial_word=0x3213E9F4)
    assert (seen(match, 1)["trial"]["body"]["entry"], seen(match, 1)["trial"]["body"]["exit"]) == (2, None)
    assert [match.judge(1, {"exit": number}) for number in (4, 2)] == ["right", "wrong"]


def test_NCIS_131_a_passed_trial_earns_a_row_of_ones_choice() -> None:
    match = trial("aut1", 3)
    play(match, "1 right")
    assert asked(match) == [(1, "category")]
    play(match, "1 clue p")
    assert board(match)["rows"] == [0, 0, 1]


def test_NCIS_135_NCIS_166_too_late_is_failed_and_the_count_never_begins_again() -> None:
    """EX-5, TV-87"""
    match = trial("aut1", 3)
    assert match.decision(1).limit == 12_000
    match.play(1, "timeout")
    assert asked(match) == [(1, "end_turn")] and board(match)["rows"] == [0, 0, 0]


def test_NCIS_136_a_used_card_goes_to_its_discard_which_becomes_the_deck() -> None:
    """TV-27"""
    others = [f"g{number}" for number in range(1, 11)] + [f"bal{number}" for number in range(1, 12)]
    match = win_zone(3, "z06", seats=2, agents=[], trial_pile=others)
    play(match, "1 clue c")
    now = board(match)
    assert len([card for card in now["trial_pile"] if card.startswith("aut")]) == 9
    card = now["trial_card"]
    play(match, "1 begin", "1 wrong")
    assert board(match)["trial_discard"] == [card]


@pytest.mark.parametrize(("seconds", "limit"), [(12, 8_000), (5, 4_000), (30, 26_000)])
def test_NCIS_143_a_time_token_shortens_the_next_trial(seconds: int, limit: int) -> None:
    """TV-48"""
    match = win_zone(3, "z06", seats=2, agents=[], trial_time=1, options={"trial_seconds": seconds})
    play(match, "1 clue c", "1 begin")
    assert match.decision(1).limit == limit and board(match)["trial_time"] == 0
    play(match, "1 wrong")
    assert board(match)["short"] is False


def test_NCIS_122_NCIS_130_mallard_gives_a_second_trial_with_another_card() -> None:
    """TV-43, TV-69, TV-70"""
    pile = ["bal1", *[f"g{number}" for number in range(1, 11)], *[f"aut{number}" for number in range(1, 11)]]
    match = win_zone(2, "z01", seats=2, agents=["mallard", "gibbs"], trial_pile=pile, trial_time=1)
    play(match, "1 clue c", "1 agent mallard", "1 begin")
    assert match.decision(1).limit == 8_000 and board(match)["trial_card"] == "bal1"
    play(match, "1 wrong")
    assert asked(match) == [(1, "begin_trial")] and board(match)["held_card"] == "bal1"
    second = board(match)["trial_card"]
    assert second != "bal1"
    play(match, "1 begin")
    assert match.decision(1).limit == 12_000
    play(match, "1 timeout")
    now = board(match)
    assert sorted(now["trial_discard"]) == sorted(["bal1", second]) and asked(match) == [(1, "end_turn")]
    assert len([card for card in now["trial_pile"] if card.startswith("bal")]) == 9
    passed = win_zone(2, "z01", seats=2, agents=["mallard", "gibbs"])
    play(passed, "1 clue c", "1 agent mallard", "1 begin", "1 right", "1 clue c")
    assert asked(passed) == [(1, "end_turn")]


def test_NCIS_161_times_are_the_tables() -> None:
    """EX-6"""
    children: dict[str, object] = {"shoot_seconds": 10, "trial_seconds": 15}
    match = table("shooting", options=children, lanes={1: ["n v4a"]}, more={"ambush": "emb1", "called": ["r1", "b1"]})
    assert match.decision(0).limit == 10_000 and seen(match, 0)["ambushed"]["ticks"] == 500
    tried = win_zone(3, "z06", seats=2, agents=[], options=children)
    play(tried, "1 clue c", "1 begin")
    assert tried.decision(1).limit == 15_000


def test_NCIS_167_in_the_model_luck_decides_at_once() -> None:
    """TV-80"""

    def passes(seed: int) -> bool:
        match = win_zone(3, "z06", seats=2, agents=[], seed=seed, options={"play_mode": "model"})
        step = play(match, "1 clue c")
        assert {"trial-passed", "trial-failed"} & set(codes(step)) and "trial-begun" not in codes(step)
        return "trial-passed" in codes(step)

    share = sum(passes(seed) for seed in range(300)) / 300
    assert 0.45 < share < 0.65
    call = table("call", asked=1, lanes={1: ["n v4a"]}, more={"ambush": "emb1"}, options={"play_mode": "model"})
    play(call, "1 call r1", "1 call b1")
    assert asked(call)[0][1] in ("ambush_removal", "move_targets")


def test_a_deck_of_decryptage_has_ten_cards_of_eight_words() -> None:
    """EX-8"""
    match = win_zone(1, "z06", seats=2, agents=[])
    play(match, "1 clue c")
    assert moves(match) == [f"word {number}" for number in range(1, 9)]
    assert rule_against(match, "0 pass") == "NCIS-137"


def test_the_chances_of_a_skill_are_those_of_the_model() -> None:
    """TV-62"""
    assert puzzle_chance(3, 0, 12, 0.15 * (5 - 6)) == pytest.approx(0.513, abs=0.001)
    assert puzzle_chance(3, 0, 12, -0.8) == pytest.approx(0.354, abs=0.001)
    assert puzzle_chance(3, 1, 8, 0.0) == pytest.approx(0.441, abs=0.001)
    assert puzzle_chance(3, 2, 15, 0.0) == pytest.approx(0.769, abs=0.001)
    assert shooting_chance(3, 65, 65, 12, 0, 2) == pytest.approx(0.447, abs=0.001)
    assert shooting_chance(3, 65, 65, 10, 0, 2) == pytest.approx(0.359, abs=0.001)
