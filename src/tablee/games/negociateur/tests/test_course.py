"""The words of the game and the order of things. (NG-101..110)"""

import pytest
from tests.stage import codes, facts

import tablee
from tablee.engine.refused import Refused
from tablee.games.negociateur.tests.stage import (
    GAME,
    asked,
    deck,
    hang_up,
    last,
    moves,
    now,
    people,
    pieces,
    play,
    result,
    seen,
    succeed,
    table,
)


@pytest.mark.parametrize("seats", [0, 2])
def test_NG_101_there_is_one_seat(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.start(seats)
    assert caught.value.facts == {"game": "negociateur", "seats": seats, "least": 1, "most": 1}


def test_NG_101_every_decision_is_the_one_players_and_nothing_is_hidden_from_who_watches() -> None:
    match = tablee.game("negociateur").start(1, seed=2)
    for decision in match.decisions():
        assert decision.seat == 0
        assert seen(match, 0) == seen(match, None)
        match.play(0, decision.moves[len(decision.moves) // 3])
    assert match.over


def test_NG_101_a_spectator_is_shown_the_hand_too() -> None:
    match = table(hand=["relax", "escort"])
    for viewer in (0, None):
        assert sorted(piece["id"] for piece in pieces(match, viewer) if piece["place"] == "hand") == [
            "card-escort-1",
            "card-relax-1",
        ]


def test_NG_102_the_dial_goes_from_L_to_E_and_counts_from_0_to_7() -> None:
    levels = {dial: seen(table(threat=dial))["threat"] for dial in ("L", "1", "2", "3", "4", "5", "6", "E")}
    assert list(levels.values()) == [0, 1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("threat", ["0", "7", "8", ""])
def test_NG_102_there_is_no_other_mark(threat: str) -> None:
    with pytest.raises(Refused):
        table(threat=threat)


def test_NG_103_points_go_beyond_the_printed_track() -> None:
    match = succeed(table(cp=14, threat="1", hand=["prolong"]), "up prolong", 2)
    assert now(match, "cp") == 21
    match = succeed(table(cp=-3, hand=["relax"]), "up relax", 0)
    assert now(match, "cp") == -4


def test_NG_104_a_hostage_is_in_one_place_and_only_new_ones_change_the_total() -> None:
    match = succeed(table(held=5, released=3, eliminated=1, hand=["escort"]), "up escort", 2)
    assert people(match) == (3, 5, 1)
    match = succeed(table(held=5, released=3, eliminated=1, hand=["escort"]), "up escort", 0)
    assert people(match) == (4, 3, 2)
    match = succeed(table(phase="terror", held=5, released=3, eliminated=1, reds=["stakes"]), "draw", 0)
    assert people(match) == (7, 3, 1)


def test_NG_105_the_accomplice_holds_them_once_the_hostage_taker_is_shot() -> None:
    match = table(held=4, released=4, hand=["marksman"])
    assert (now(match, "accomplice"), pieces(match)[0]["art"]) == (False, "abductor-barret")
    match = succeed(match, "up marksman", 1)
    assert (now(match, "accomplice"), pieces(match)[0]["art"]) == (True, "accomplice")


def test_NG_106_effects_are_applied_from_left_to_right() -> None:
    match = succeed(table(threat="1", hand=["compromise"]), "up compromise", 2)
    told = [code for code in codes(last(match)) if code in ("cp-changed", "threat-changed", "hostages-released")]
    assert told == ["cp-changed", "threat-changed", "hostages-released", "hostages-released"]


def test_NG_107_the_end_comes_before_alerts_and_before_the_rest_of_the_line() -> None:
    match = table(abductor="renesha", held=4, released=1, eliminated=1, threat="3", slots=["press"], hand=["escort"])
    match = succeed(match, "up escort", 0)
    assert facts(last(match), "alert-fired") == [{"demand": "press", "turn": 2}]
    match = table(abductor="renesha", held=1, released=1, eliminated=1, threat="3", slots=["press"], hand=["escort"])
    match = succeed(match, "up escort", 0)
    assert result(match) == (False, "NG-901")
    assert "alert-fired" not in codes(last(match))
    assert "discussion-over" not in codes(last(match))


def test_NG_107_an_alert_goes_off_before_the_next_effect_of_the_line() -> None:
    match = table(abductor="renesha", threat="6", held=5, released=2, slots=["understood"], tests=1, hand=["walk-out"])
    match = succeed(match, "up walk-out", 1)
    told = [code for code in codes(last(match)) if code in ("threat-changed", "alert-fired", "discussion-over")]
    assert told == ["threat-changed", "alert-fired", "discussion-over"]
    assert people(match) == (2, 5, 0)


def test_NG_108_units_are_applied_one_by_one_until_the_match_is_over() -> None:
    match = succeed(table(threat="E", held=4, released=0, eliminated=3, hand=["loved-one"]), "up loved-one", 0)
    assert people(match) == (3, 0, 4)
    assert result(match) == (False, "NG-901")
    match = succeed(table(held=1, released=8, hand=["walk-out"]), "up walk-out", 2)
    assert people(match) == (0, 9, 0)
    assert result(match) == (True, "NG-905")


def test_NG_108_an_alert_waits_until_the_whole_effect_is_done() -> None:
    match = table(abductor="renesha", threat="1", held=9, slots=["understood"], tests=1, hand=["breathe"])
    match = succeed(match, "up breathe", 2)
    told = [code for code in codes(last(match)) if code in ("threat-changed", "hostages-released", "alert-fired")]
    assert told[:3] == ["threat-changed", "hostages-released", "alert-fired"]


def test_NG_109_a_choice_on_a_terror_card_is_the_players() -> None:
    given = {"threat": ("5", (9, 0, 0)), "hostage": ("3", (8, 0, 1)), "cards": ("3", (9, 0, 0))}
    for way, (threat, where) in given.items():
        match = table(phase="terror", threat="3", hand=["relax", "want", "want"], reds=["poison"])
        play(match, "draw")
        assert asked(match) == "choose"
        play(match, f"choose {way}")
        assert (now(match, "threat"), people(match)) == (threat, where)
        assert now(match, "hand") == ({} if way == "cards" else {"relax": 1, "want": 2})


def test_NG_110_discussion_purchase_terror_and_the_next_turn() -> None:
    match = table(turn=3, reds=["doubt", "bad-line"])
    phases = []
    for move in ("end", "done", "draw", "end"):
        phases.append((now(match, "phase"), now(match, "turn"), asked(match)))
        play(match, move)
    assert phases == [
        ("discussion", 3, "discuss"),
        ("purchase", 3, "purchase"),
        ("terror", 3, "draw"),
        ("discussion", 4, "discuss"),
    ]


def test_NG_110_no_phase_is_left_out_even_when_there_is_nothing_to_do() -> None:
    match = table(hand=["relax", "relax", "want", "want", "yourself", "yourself"])
    play(match, "end")
    assert moves(match) == ["done"]
    match = hang_up(table())
    assert (moves(match), deck(match)) == (["draw"], 11)
