"""Threat, hostages and the other effects. (NG-501..512)"""

import pytest
from tests.stage import codes, facts

from tablee.games.negociateur.tests.stage import (
    asked,
    deck,
    draw,
    last,
    moves,
    now,
    people,
    play,
    result,
    succeed,
    table,
)


@pytest.mark.parametrize(("threat", "after", "dead"), [("3", "5", 0), ("5", "E", 0), ("6", "E", 1), ("E", "E", 2)])
def test_NG_501_each_step_up_moves_the_marker_or_kills(threat: str, after: str, dead: int) -> None:
    match = succeed(table(threat=threat, hand=["compromise"]), "up compromise", 0)
    assert now(match, "threat") == after
    assert people(match) == (9 - dead, 0, dead)


@pytest.mark.parametrize(("threat", "after", "free"), [("3", "1", 0), ("2", "L", 0), ("1", "L", 1), ("L", "L", 2)])
def test_NG_502_each_step_down_moves_the_marker_or_releases(threat: str, after: str, free: int) -> None:
    match = succeed(table(threat=threat, hand=["breathe"]), "up breathe", 2)
    assert now(match, "threat") == after
    assert people(match) == (9 - free, free, 0)


def test_NG_503_a_hostage_leaves_the_zone_for_each_release() -> None:
    match = succeed(table(held=5, hand=["walk-out"]), "up walk-out", 2)
    assert people(match) == (1, 4, 0)


def test_NG_503_with_nobody_held_he_gives_up_while_talking_and_at_no_other_time() -> None:
    match = succeed(table(held=0, released=9, hand=["escort"]), "up escort", 2)
    assert result(match) == (True, "NG-905")
    match = table(phase="terror", held=0, released=9, threat="L", deck=1, golden="hope")
    play(match, "draw")
    assert (match.over, people(match)) == (False, (0, 9, 0))


def test_NG_504_a_hostage_dies_for_each_kill() -> None:
    match = succeed(table(held=9, hand=["walk-out"]), "up walk-out", 0)
    assert people(match) == (7, 0, 2)


def test_NG_504_NG_G06_with_nobody_held_a_terror_card_is_lost_for_each() -> None:
    match = succeed(table(held=1, released=8, deck=4, hand=["walk-out"]), "up walk-out", 0)
    assert people(match) == (0, 8, 1)
    assert deck(match) == 3
    told = [code for code in codes(last(match)) if code in ("hostages-eliminated", "terror-discarded")]
    assert told == ["hostages-eliminated", "terror-discarded"]


def test_NG_504_NG_G07_even_the_golden_one_and_from_an_empty_deck_nothing() -> None:
    match = succeed(table(held=0, released=9, deck=1, hand=["walk-out"]), "up walk-out", 0)
    assert (deck(match), now(match, "deck_golden")) == (0, False)
    match = succeed(table(held=0, released=9, deck=0, hand=["walk-out"]), "up walk-out", 0)
    assert (deck(match), people(match)) == (0, (0, 9, 0))


def test_NG_505_beyond_the_dial_they_are_releases_and_deaths_like_any_other() -> None:
    match = succeed(table(threat="L", held=0, released=9, hand=["relax"]), "up relax", 1)
    assert result(match) == (True, "NG-905")
    match = succeed(table(threat="E", held=0, released=9, deck=4, hand=["compromise"]), "up compromise", 0)
    assert deck(match) == 2


def test_NG_506_NG_G10_a_release_cannot_be_refused() -> None:
    match = succeed(table(threat="L", held=1, released=0, hand=["relax"]), "up relax", 1)
    assert people(match) == (0, 1, 0)
    assert asked(match) == "discuss"


def test_NG_507_points_change_at_once() -> None:
    match = succeed(table(hand=["relax"]), "up relax", 0)
    assert now(match, "cp") == -1
    match = succeed(table(hand=["yourself"]), "up yourself", 1)
    assert now(match, "cp") == 2


@pytest.mark.parametrize(("released", "more"), [(0, 2), (9, 2), (10, 1), (11, 0)])
def test_NG_508_new_hostages_as_long_as_there_are_pawns(released: int, more: int) -> None:
    match = succeed(table(phase="terror", held=9, released=released, reds=["stakes"]), "draw", 0)
    assert people(match) == (9 + more, released, 0)


@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0)])
def test_NG_509_NG_G42_terror_cards_are_discarded_face_up_without_effect(before: int, after: int) -> None:
    match = table(cp=3, threat="5", slots=["sewers"], deck=before)
    step = play(match, "concede sewers")
    assert deck(match) == after
    out = [fact["terror"] for fact in facts(step, "terror-discarded")]
    assert now(match, "discard")[-len(out) :] == out
    assert now(match, "threat") == "3"


def test_NG_509_half_of_the_deck_rounded_down() -> None:
    for cards, left in ((5, 3), (4, 2), (1, 1)):
        match = table(phase="terror", deck=cards + 1, options={"terror_set": "base"})
        assert deck(draw(match, "countdown")) == left


def test_NG_510_cards_of_ones_choice_go_back_and_can_be_bought() -> None:
    match = table(phase="terror", hand=["relax", "want", "escort"], reds=["media"])
    play(match, "draw")
    assert (asked(match), moves(match, "return")) == ("return", ["relax", "want", "escort"])
    play(match, "return escort", "return want")
    assert now(match, "hand", "phase") == ({"relax": 1}, "discussion")
    assert now(match, "shop")["escort"] == 2
    play(match, "end")
    assert "want" in moves(match, "buy")


def test_NG_510_NG_G43_a_smaller_hand_goes_whole_and_what_was_played_stays_played() -> None:
    match = table(phase="terror", hand=["escort"], reds=["media"])
    assert facts(play(match, "draw"), "hand-returned") == [{"count": 1}]
    assert (now(match, "hand"), now(match, "shop")["escort"]) == ({}, 2)
    match = table(threat="3", hand=["relax", "want"], played=["escort"], minors=["food"])
    play(match, "concede food", "return want")
    assert now(match, "hand", "played") == ({"relax": 1}, {"escort": 1})
    play(match, "end")
    assert "want" in moves(match, "buy")


def test_NG_511_a_removed_card_never_comes_back() -> None:
    match = succeed(table(threat="3", hand=["marksman"], reds=["doubt"]), "up marksman", 0)
    assert now(match, "removed", "played", "threat") == ({"marksman": 1}, {}, "5")
    play(match, "done", "draw")
    assert "marksman" not in now(match, "shop")


@pytest.mark.parametrize(("threat", "where"), [("5", (9, 0, 0)), ("3", (9, 0, 0)), ("1", (9, 0, 0))])
def test_NG_512_setting_the_threat_is_changing_it_by_the_difference(threat: str, where: tuple[int, int, int]) -> None:
    match = table(phase="terror", threat=threat, deck=1, golden="cracks", options={"pivotal": "base"})
    step = play(match, "draw")
    assert (now(match, "threat"), people(match)) == ("3", where)
    assert len(facts(step, "threat-changed")) == (threat != "3")


def test_NG_512_NG_910_set_higher_it_is_a_rise_for_the_accomplice_and_no_rise_when_nothing_changes() -> None:
    for threat, dead in (("1", 1), ("3", 0), ("5", 0)):
        match = table(
            phase="terror",
            accomplice=True,
            threat=threat,
            released=2,
            deck=1,
            golden="cracks",
            options={"pivotal": "base"},
        )
        play(match, "draw")
        assert people(match) == (9 - dead, 2, dead)


def test_NG_512_NG_G53_a_higher_price_counts_when_the_threat_is_set_too() -> None:
    match = table(
        phase="terror",
        threat="2",
        slots=["live"],
        conceded=["live"],
        reds=["square-one"],
        options={"terror_set": "base"},
    )
    play(match, "draw")
    assert now(match, "threat") == "6"
    options: dict[str, object] = {"pivotal": "base"}
    match = table(
        phase="terror", threat="6", slots=["live"], conceded=["live"], deck=1, golden="cracks", options=options
    )
    play(match, "draw")
    assert now(match, "threat") == "3"
