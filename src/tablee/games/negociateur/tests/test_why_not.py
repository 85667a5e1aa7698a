"""Refusals name the rule behind them."""

import pytest

from tablee.games.negociateur.tests.stage import GAME, Setting, play, refusal, roll, rule_against, table

TEN = ["relax", "relax", "want", "want", "yourself", "yourself", "consider", "consider", "breathe", "breathe"]

REFUSALS: list[tuple[Setting, str, str]] = [
    ({}, "up relax", "NG-303"),
    ({}, "down relax", "NG-304"),
    ({"played": ["relax"]}, "up relax", "NG-305"),
    ({"covered": ["relax"]}, "down relax", "NG-305"),
    ({"hand": ["relax"]}, "spend relax", "NG-403"),
    ({}, "accept", "NG-403"),
    ({}, "done", "NG-302"),
    ({}, "draw", "NG-302"),
    ({}, "reveal 1", "NG-302"),
    ({}, "choose threat", "NG-302"),
    ({"hand": ["relax"]}, "return relax", "NG-302"),
    ({}, "take relax", "NG-302"),
    ({}, "keep food", "NG-302"),
    ({"cp": 9}, "buy escort", "NG-713"),
    ({"deck": 0}, "buy escort", "NG-602"),
    ({"deck": 0, "cp": 9, "played": ["snipers"]}, "buy snipers", "NG-714"),
    ({"deck": 0, "cp": 9}, "buy assault", "NG-601"),
    ({"threat": "2", "hand": ["relax"]}, "bluff relax", "NG-820"),
    ({"abductor": "lijah", "hand": ["relax"]}, "bluff relax", "NG-820"),
    ({"accomplice": True, "hand": ["relax"]}, "bluff relax", "NG-825"),
    ({"slots": ["expose"], "conceded": ["expose"]}, "concede expose", "NG-802"),
    ({"slots": ["major"]}, "concede expose", "NG-803"),
    ({"slots": ["expose"], "cp": 3}, "concede expose", "NG-801"),
    ({"abductor": "renesha", "slots": ["press"]}, "concede press", "NG-809"),
    ({}, "concede food", "NG-803"),
    ({"phase": "purchase"}, "end", "NG-601"),
    ({"phase": "purchase", "hand": ["relax"]}, "up relax", "NG-601"),
    ({"phase": "purchase"}, "buy escort", "NG-602"),
    ({"phase": "purchase", "cp": 9, "played": ["snipers"]}, "buy snipers", "NG-604"),
    ({"phase": "purchase", "cp": 9, "removed": ["snipers"]}, "buy snipers", "NG-511"),
    ({"phase": "purchase", "cp": 9, "hand": TEN}, "buy escort", "NG-607"),
    ({"phase": "terror"}, "end", "NG-703"),
]


@pytest.mark.parametrize(("setting", "move", "rule"), REFUSALS)
def test_a_refusal_names_the_rule(setting: Setting, move: str, rule: str) -> None:
    assert rule_against(table(**setting), move) == rule


def test_NG_403_NG_404_while_a_four_is_paid_for_only_cards_in_hand_will_do() -> None:
    match = roll(table(threat="3", hand=["prolong", "relax", "want"]), "up prolong", 4, 1)
    assert rule_against(match, "end") == "NG-403"
    assert rule_against(match, "spend escort") == "NG-404"
    match = roll(table(threat="3", hand=["prolong", "relax", "want", "escort"]), "up prolong", 4, 1)
    play(match, "spend relax")
    assert rule_against(match, "accept") == "NG-403"
    assert rule_against(match, "spend relax") == "NG-404"


def test_a_question_has_to_be_answered_first() -> None:
    match = table(slots=["major", "escape"], hand=["on-table"])
    play(match, "up on-table")
    assert rule_against(match, "end") == "NG-804"
    match = table(phase="terror", hand=["relax", "want", "escort"], reds=["media"])
    play(match, "draw")
    assert rule_against(match, "end") == rule_against(match, "return snipers") == "NG-510"
    match = table(phase="terror", hand=["relax"], reds=["poison"])
    play(match, "draw")
    assert rule_against(match, "choose cards") == "NG-109"
    match = GAME.start(1, seed=0, options={"terror_set": "choice"})
    assert rule_against(match, "keep worse") == "NG-1101"
    play(match, "keep food", "keep doctor", "keep power")
    assert rule_against(match, "keep snap") == "NG-1102"


def test_after_the_end_nobody_is_asked() -> None:
    match = table(deck=0)
    play(match, "end", "done")
    assert refusal(match, "end").code == "not-asked"


def test_a_text_that_is_no_move_is_refused_with_the_nearest_one() -> None:
    refused = refusal(table(), "up relaxe")
    assert (refused.code, refused.facts["like"]) == ("unknown-move", "up relax")


@pytest.mark.parametrize("abductor", ["lijah", "barret", "renesha"])
def test_every_move_that_is_not_legal_is_refused_with_a_rule_whenever_it_is_tried(abductor: str) -> None:
    options: dict[str, object] = {"abductor": abductor, "discussion_set": "choice", "terror_set": "choice"}
    tried: set[str] = set()
    for seed in range(6):
        match = GAME.start(1, seed=seed, options=options)
        for number, decision in enumerate(match.decisions()):
            if decision.kind not in tried:
                tried.add(decision.kind)
                for move in match.game.moves.texts:
                    if move not in decision.moves:
                        assert str(rule_against(match, move)).startswith("NG-")
            match.play(0, decision.moves[(number * 7 + seed) % len(decision.moves)])
    assert tried >= {"take", "keep", "discuss", "purchase", "draw", "convert", "spend"}
