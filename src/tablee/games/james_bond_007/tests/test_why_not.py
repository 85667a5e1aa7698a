"""A move that is not allowed is refused with the rule that forbids it."""

import pytest
from tests.stage import rule_against

from tablee.games.james_bond_007.tests.stage import GAME, act, duel, fight, meet, play, table, train


def test_JB_15_JB_17_before_the_first_turn() -> None:
    match = GAME.start(seats=3, seed=0)
    assert rule_against(match, "0 place s01") == "JB-15"
    play(match, "0 passport ro-1")
    assert rule_against(match, "1 passport ro-1") == "JB-15"
    play(match, "1 passport bl-1", "2 passport ve-1", "0 place s01", "1 place s01")
    assert rule_against(match, "2 place s01") == "JB-28"
    assert rule_against(match, "2 investigate s02") == "JB-17"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("investigate s05", "JB-53"),
        ("investigate s09", "JB-28"),
        ("scout bl1 i-bl-ce-1", "JB-75"),
        ("neutralise gr1 i-gr-ce-1", "JB-75"),
        ("scout ro1 i-ro-ce-1", "JB-80"),
        ("scout ro3 i-ro-ce-1", "JB-76"),
        ("neutralise ro3 i-ro-ce-1", "JB-76"),
        ("scout ro2 i-ro-ce-2", "JB-77"),
        ("neutralise ro1 i-ro-hm-1", "JB-77"),
        ("place hq", "JB-30"),
        ("pass", "JB-22"),
        ("attack c", "JB-22"),
        ("reward card", "JB-22"),
        ("passport ro-1", "JB-22"),
    ],
)
def test_JB_22_JB_28_JB_53_JB_75_JB_76_JB_77_JB_80_operations(line: str, rule: str) -> None:
    match = table(
        seats=3,
        at={0: "s05", 1: "s09", 2: "s09"},
        must_leave=[0],
        dossier={0: ["i-ro-ce-1"]},
        up={"ro1": "hm"},
        trophies={1: ["ro-as"]},
    )
    assert rule_against(match, f"0 {line}") == rule


@pytest.mark.parametrize(
    ("line", "rule"),
    [("gadget g-f-01", "JB-9"), ("gadget g-c-02", "JB-5"), ("done", "JB-35"), ("reward card", "JB-35")],
)
def test_JB_35_the_window_of_an_action(line: str, rule: str) -> None:
    assert rule_against(act(4, 2, dossier={0: ["g-c-01", "g-f-01"]}), f"0 {line}") == rule


def test_JB_37_JB_38_JB_41_JB_43_rewards() -> None:
    assert rule_against(act(2, 3), "0 reward card") == "JB-37"
    assert rule_against(act(6, 4), "0 reward raise") == "JB-38"
    assert rule_against(act(6, 4), "0 pass") == "JB-43"
    assert rule_against(act(6, 4), "0 gadget g-c-01") == "JB-12"
    assert rule_against(train(3, 6), "0 reward card") == "JB-41"
    assert rule_against(train(3, 6, dossier={0: ["g-f-01"]}), "0 gadget g-f-01") == "JB-41"


def test_JB_60_JB_63_duels() -> None:
    assert rule_against(meet(), "0 pass") == "JB-60"
    assert rule_against(meet(dossier={0: ["g-f-01"]}), "0 gadget g-f-01") == "JB-10"
    match = duel("f", (3, 1), (3, 6), dossier={0: ["g-f-01", "g-c-01", "i-ro-ce-1"]})
    assert rule_against(match, "0 gadget g-c-01") == "JB-9"
    assert rule_against(match, "0 gadget g-f-02") == "JB-5"
    assert rule_against(match, "0 intel i-ro-ce-1") == "JB-63"
    assert rule_against(match, "0 attack c") == "JB-63"


def test_JB_87_JB_88_JB_89_JB_93_fights() -> None:
    match = fight("hm", 1, 1, dossier={0: ["i-ro-hm-1", "i-ro-ce-1", "g-f-01", "g-f-02", "g-c-01"]})
    assert rule_against(match, "0 gadget g-c-01") == "JB-9"
    assert rule_against(match, "0 gadget g-f-03") == "JB-5"
    assert rule_against(match, "0 intel i-ro-ce-1") == "JB-87"
    assert rule_against(match, "0 intel i-ro-hm-2") == "JB-5"
    assert rule_against(match, "0 pass") == "JB-89"
    play(match, "0 gadget g-f-01", "0 intel i-ro-hm-1")
    assert rule_against(match, "0 gadget g-f-02") == "JB-11"
    assert rule_against(match, "0 intel i-ro-hm-1") == "JB-88"
    won = fight("hm", 6, 6)
    assert rule_against(won, "0 continue ro1") == "JB-93"
    assert rule_against(won, "0 investigate s01") == "JB-93"
    assert rule_against(won, "0 scout bl1 i-bl-ce-1") == "JB-79"
