"""Terror, and the last discussion. (NG-701..715)"""

import pytest
from tests.stage import codes, facts

from tablee.games.negociateur.tests.stage import (
    asked,
    deck,
    hang_up,
    last,
    moves,
    now,
    people,
    play,
    result,
    roll,
    rule_against,
    seen,
    succeed,
    table,
)


def test_NG_701_first_the_prices_in_the_order_of_the_demands_then_the_clocks() -> None:
    match = table(
        phase="purchase",
        threat="2",
        slots=["voices", "safe-conduct"],
        conceded=["voices", "safe-conduct"],
        clocks=[0, 2],
    )
    assert codes(play(match, "done")) == ["terror-begun", "threat-changed", "clock-ran"]
    assert now(match, "threat", "clocks") == ("3", [0, 1])
    match = table(abductor="renesha", phase="purchase", threat="2", slots=["press", "gang"], conceded=["press", "gang"])
    play(match, "done")
    assert now(match, "threat") == "3"


def test_NG_701_a_clock_at_zero_is_an_escape() -> None:
    match = table(phase="purchase", threat="2", slots=["car"], conceded=["car"], clocks=[1])
    step = play(match, "done")
    assert result(match) == (False, "NG-902")
    assert "terror-drawn" not in codes(step)


def test_NG_702_without_a_card_to_draw_all_is_lost() -> None:
    match = hang_up(table(deck=0, held=1, released=8))
    assert result(match) == (False, "NG-702")
    assert people(match) == (0, 8, 1)
    match = hang_up(table(deck=0, held=0, released=9))
    assert result(match) == (False, "NG-702")


def test_NG_703_the_top_card_is_turned_over_and_its_main_effect_applies() -> None:
    match = table(phase="terror", threat="3", deck=5, reds=["snap"] + ["bad-feeling"] * 4)
    step = play(match, "draw")
    (drawn,) = facts(step, "terror-drawn")
    assert deck(match) == 4
    assert now(match, "threat") == {"snap": "5", "bad-feeling": "4"}[drawn["terror"]]


@pytest.mark.parametrize(
    ("slots", "minors", "threat"),
    [(["major", "escape"], [], "5"), (["live", "escape"], [], "5"), (["live", "car"], [], "4"), ([], ["food"], "4")],
)
def test_NG_704_NG_G21_the_additional_effect_comes_while_a_demand_is_face_down(
    slots: list[str], minors: list[str], threat: str
) -> None:
    match = table(phase="terror", threat="3", slots=slots, minors=minors, reds=["bad-feeling"])
    step = play(match, "draw")
    assert now(match, "threat") == threat
    assert ("terror-worsened" in codes(step)) == (threat == "5")


def test_NG_704_NG_G22_it_comes_after_the_main_effect() -> None:
    match = table(phase="terror", threat="3", slots=["escape"], hand=["relax", "want", "escort"], reds=["media"])
    play(match, "draw")
    assert now(match, "threat") == "3"
    step = play(match, "return relax", "return want")
    assert [fact["to"] for fact in facts(step, "threat-changed")] == ["4"]


def test_NG_705_NG_G17_the_card_is_discarded_face_up_unless_it_stays() -> None:
    for card, discarded in (("doubt", True), ("doctor", False), ("anger", False)):
        match = table(phase="terror", reds=[card])
        play(match, "draw")
        assert (card in seen(match)["discard"]) is discarded
    match = table(phase="terror", reds=["poison"])
    play(match, "draw")
    assert (now(match, "drawn"), "poison" in now(match, "discard")) == ("poison", False)


@pytest.mark.parametrize(("card", "threat"), [("doubt", "3"), ("hope", "L")])
def test_NG_706_nothing_captures_him_in_a_terror_phase(card: str, threat: str) -> None:
    if card == "hope":
        match = table(phase="terror", threat=threat, held=0, released=9, deck=1, golden=card)
    else:
        match = table(phase="terror", threat=threat, held=0, released=9, reds=[card])
    play(match, "draw")
    assert (match.over, asked(match)) == (False, "discuss")


def test_NG_707_NG_G12_cards_given_in_a_terror_phase_go_back_when_it_ends() -> None:
    match = roll(table(phase="terror", threat="3", hand=["relax", "escort"], reds=["bolt"]), "draw", 4, 1)
    assert now(match, "covered") == {}
    play(match, "spend escort")
    assert now(match, "covered", "hand", "phase") == ({}, {}, "discussion")
    assert (now(match, "shop")["relax"], now(match, "shop")["escort"]) == (2, 2)


def test_NG_306_NG_G55_after_a_hang_up_a_four_of_the_terror_phase_may_still_be_paid_for() -> None:
    match = table(threat="2", hand=["yourself", "relax", "want"], reds=["bolt"], deck=2)
    match = succeed(match, "up yourself", 0)
    assert asked(match) == "purchase"
    play(match, "done")
    match = roll(match, "draw", 4, 1)
    play(match, "spend relax")
    assert people(match) == (8, 1, 0)


def test_NG_708_the_deck_only_runs_down() -> None:
    match = table(reds=["doubt", "bad-line", "example"], deck=4)
    left = []
    for _ in range(3):
        hang_up(match)
        play(match, "draw")
        left.append(deck(match))
    assert left == [3, 2, 1]


def test_NG_708_unless_a_card_says_so_and_only_with_what_was_set_aside() -> None:
    for reds, more in ((["doubt", "example", "push"], 2), (["doubt"], 1), ([], 0)):
        match = table(phase="terror", deck=1, golden="reprieve", reds=reds, options={"pivotal": "base"})
        step = play(match, "draw")
        assert (deck(match), now(match, "deck_golden")) == (more, False)
        assert facts(step, "terror-added") == [{"count": more, "deck": more}]


def test_NG_709_the_pivotal_event_has_its_effects_and_is_discarded() -> None:
    match = table(phase="terror", threat="3", slots=["escape"], deck=1, golden="final-warning")
    step = play(match, "draw")
    assert now(match, "threat") == "5"
    assert people(match) == (8, 0, 1)
    assert "terror-worsened" in codes(step)
    assert now(match, "discard")[-1] == "final-warning"


def test_NG_711_NG_G14_with_an_empty_deck_the_discussion_is_the_last_even_from_its_middle_on() -> None:
    match = table(phase="purchase", deck=1, golden="hope")
    play(match, "done", "draw")
    assert seen(match)["last"] is True
    match = table(deck=1, cp=9)
    assert (seen(match)["last"], moves(match)) == (False, ["end"])
    match = table(cp=3, threat="5", slots=["sewers"], deck=3, hand=["relax"])
    assert (seen(match)["last"], moves(match, "buy")) == (False, [])
    play(match, "concede sewers")
    assert seen(match)["last"] is True
    assert moves(match, "buy") != []


def test_NG_711_NG_G51_the_golden_card_is_never_left_behind() -> None:
    match = table(reds=["doubt", "bad-line"], deck=3)
    for _ in range(2):
        hang_up(match)
        play(match, "draw")
        assert now(match, "deck_golden") is True
    hang_up(match)
    play(match, "draw")
    assert (now(match, "deck_golden"), deck(match)) == (False, 0)


def test_NG_712_the_terror_phase_after_the_last_discussion_loses() -> None:
    match = table(deck=0, held=5, released=4)
    play(match, "end")
    assert not match.over
    play(match, "done")
    assert result(match) == (False, "NG-702")


def test_NG_713_NG_G15_in_the_last_discussion_one_buys_on_the_usual_terms_and_plays_at_once() -> None:
    match = table(deck=0, cp=4, held=5, hand=["want"])
    assert "snipers" not in moves(match, "buy")
    assert {"relax", "want", "yourself", "compromise"} <= set(moves(match, "buy"))
    play(match, "buy escort", "buy relax")
    assert now(match, "cp") == 1
    match = succeed(match, "up escort", 2)
    assert people(match) == (3, 2, 0)
    assert rule_against(table(cp=4), "buy escort") == "NG-713"


def test_NG_713_NG_G16_once_he_has_hung_up_nothing_more_is_bought() -> None:
    match = succeed(table(deck=0, cp=9, threat="3", hand=["yourself"]), "up yourself", 0)
    assert (asked(match), now(match, "phase")) == ("purchase", "purchase")
    play(match, "buy snipers")
    assert rule_against(match, "up snipers") == "NG-601"


def test_NG_714_a_card_played_in_it_is_not_bought_again() -> None:
    match = table(deck=0, cp=20)
    play(match, "buy snipers", "down snipers")
    assert rule_against(match, "buy snipers") == "NG-714"
    assert "snipers" not in moves(match, "buy")


def test_NG_715_the_purchase_after_it_takes_place_and_changes_nothing() -> None:
    match = table(deck=0, cp=9, held=4, released=5)
    play(match, "end")
    assert asked(match) == "purchase"
    play(match, "buy snipers", "done")
    assert result(match) == (False, "NG-702")
    assert last(match).move == "done"
