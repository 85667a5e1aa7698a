"""The test vectors of the rules: what the printed examples say, and cases worked out by hand. (NG-T01..NG-T71)

Vectors about sets are in test_sets.py, those about exploits in test_exploits.py.
"""

import pytest
from tests.stage import codes, facts

from tablee.games.negociateur.tests.stage import (
    GAME,
    asked,
    deck,
    dice_of_next_test,
    draw,
    hang_up,
    last,
    lucky,
    marker_places,
    moves,
    now,
    people,
    play,
    result,
    roll,
    rule_against,
    succeed,
    table,
)

SEVEN = ["relax", "compromise", "want", "want", "yourself", "yourself", "consider"]


# From the rulebook.


def test_NG_T01_below_L_each_step_releases_a_hostage() -> None:
    match = succeed(table(threat="L", held=8, released=1, hand=["breathe"]), "up breathe", 2)
    assert now(match, "threat") == "L"
    assert people(match) == (6, 3, 0)


def test_NG_T02_T03_T04_the_example_of_a_discussion() -> None:
    match = roll(table(threat="2", held=6, hand=SEVEN), "up relax", 4, 2)
    play(match, "spend want", "spend want")
    assert facts(last(match), "test-resolved") == [{"successes": 1}]
    assert now(match, "threat", "cp") == ("1", 0)
    assert sum(now(match, "hand").values()) == 4
    match = roll(match, "up compromise", 5, 6, 5)
    assert now(match, "threat", "cp") == ("L", 2)
    assert people(match) == (4, 2, 0)
    assert sum(now(match, "hand").values()) == 3
    play(match, "down yourself", "end")
    assert now(match, "cp") == 3
    assert sum(now(match, "hand").values()) == 2
    assert "escort" in moves(match, "buy")


def test_NG_T03_three_successes_bring_no_more_than_two() -> None:
    match = roll(table(threat="1", held=6, hand=["compromise"]), "up compromise", 5, 6, 5)
    assert (now(match, "threat", "cp"), people(match)) == (("L", 2), (4, 2, 0))


def test_NG_T04_hanging_up_keeps_the_cards_in_hand_and_the_points() -> None:
    match = table(cp=2, hand=["yourself", "yourself", "consider"])
    play(match, "down consider", "end")
    assert now(match, "cp", "hand") == (3, {"yourself": 2})
    assert "escort" in moves(match, "buy")


def test_NG_T05_the_example_of_a_purchase() -> None:
    played = ["prolong", "prolong"]
    match = table(phase="purchase", cp=5, hand=["want", "want", "yourself", "yourself"], played=played)
    points = []
    for card in ("breathe", "tough-spot", "consider", "relax", "relax"):
        play(match, f"buy {card}")
        points.append(now(match, "cp"))
    assert points == [3, 1, 0, 0, 0]
    assert sum(now(match, "hand").values()) == 4 + 5
    assert rule_against(match, "buy prolong") == "NG-604"
    play(match, "done")
    assert now(match, "cp", "played") == (0, {})
    assert now(match, "shop")["prolong"] == 2


def test_NG_T06_the_demands_of_a_new_match() -> None:
    barret = now(GAME.start(1, seed=1, options={"abductor": "barret"}), "slots", "unseen_demands")
    assert barret[0] == ["major", "escape"]
    assert [demand for demand in barret[1] if demand in ("expose", "live", "voices")] == ["expose", "live", "voices"]
    assert not {"understood", "gang", "press"} & set(barret[1])
    assert now(GAME.start(1, seed=1, options={"abductor": "lijah"}), "slots") == ["escape", "escape"]


def test_NG_T07_the_demand_to_be_understood_is_conceded_at_L() -> None:
    match = succeed(table(abductor="renesha", threat="1", held=5, slots=["understood"], hand=["relax"]), "up relax", 1)
    assert facts(last(match), "alert-fired") == [{"demand": "understood", "turn": 2}]
    assert people(match) == (4, 1, 0)
    assert now(match, "cp", "conceded") == (1, ["understood"])
    assert marker_places(match) == []


def test_NG_T08_passing_anger() -> None:
    match = table(phase="terror", threat="3", reds=["anger"])
    play(match, "draw")
    assert now(match, "threat", "alerts") == ("5", ["anger"])
    assert "anger" not in now(match, "discard")
    play(match, "end")
    assert now(match, "threat", "alerts") == ("4", [])
    assert now(match, "discard")[-1] == "anger"


@pytest.mark.parametrize(("dice", "successes"), [((5, 1), 1), ((6, 6), 2), ((4, 3), 0)])
def test_NG_T09_a_test_at_4(dice: tuple[int, int], successes: int) -> None:
    match = table(threat="4", hand=["consider"])
    assert dice_of_next_test(match) == 2
    match = roll(match, "up consider", *dice)
    assert facts(last(match), "test-resolved") == [{"successes": successes}]


@pytest.mark.parametrize(("threat", "offered"), [("3", ["relax"]), ("2", [])])
def test_NG_T10_from_which_threat_barret_can_be_humoured(threat: str, offered: list[str]) -> None:
    assert moves(table(threat=threat, hand=["relax"]), "bluff") == offered


def test_NG_T11_no_terror_card_is_left() -> None:
    match = hang_up(table(deck=0, held=2, released=6, eliminated=1))
    assert people(match) == (0, 6, 3)
    assert result(match) == (False, "NG-702")


# Our own: the dial, hostages and the end.


def test_NG_T12_beyond_E_hostages_die() -> None:
    match = succeed(table(threat="E", held=3, released=4, eliminated=2, hand=["compromise"]), "up compromise", 0)
    assert now(match, "threat") == "E"
    assert people(match) == (1, 4, 4)
    assert not match.over


def test_NG_T13_beyond_E_the_match_may_be_lost_half_way() -> None:
    match = succeed(table(threat="E", held=3, released=4, eliminated=4, hand=["compromise"]), "up compromise", 0)
    assert people(match) == (1, 4, 6)
    assert result(match) == (False, "NG-901")


@pytest.mark.parametrize(("eliminated", "lost"), [(4, True), (3, False)])
def test_NG_T14_half_may_die_and_no_more(eliminated: int, lost: bool) -> None:
    match = table(phase="terror", threat="3", held=8 - eliminated, eliminated=eliminated, reds=["example"])
    play(match, "draw")
    assert now(match, "eliminated") == eliminated + 1
    assert match.over is lost


def test_NG_T15_a_release_with_nobody_held_captures_him_at_once() -> None:
    match = succeed(table(threat="2", held=0, released=6, eliminated=3, hand=["escort"]), "up escort", 1)
    assert result(match) == (True, "NG-905")
    assert now(match, "threat") == "2"


def test_NG_T16_the_release_after_the_last_one_captures_him() -> None:
    match = succeed(table(held=1, released=5, eliminated=3, hand=["escort"]), "up escort", 2)
    assert people(match) == (0, 6, 3)
    assert result(match) == (True, "NG-905")


def test_NG_T17_in_a_terror_phase_the_release_after_the_last_one_is_lost() -> None:
    match = succeed(table(phase="terror", held=1, released=5, eliminated=3, reds=["bolt"]), "draw", 2)
    assert people(match) == (0, 6, 3)
    assert asked(match) == "discuss"


def test_NG_T18_in_a_terror_phase_nobody_is_captured() -> None:
    match = table(phase="terror", held=0, released=6, eliminated=3, reds=["doubt"])
    play(match, "draw")
    assert people(match) == (0, 6, 3)
    assert asked(match) == "discuss"


def test_NG_T19_with_nobody_held_each_death_costs_a_terror_card() -> None:
    match = table(held=0, released=6, eliminated=3, deck=4, threat="3", hand=["walk-out"])
    before = len(now(match, "discard"))
    match = succeed(match, "up walk-out", 0)
    assert deck(match) == 2
    assert len(now(match, "discard")) == before + 2
    assert now(match, "threat") == "4"
    assert "terror-drawn" not in codes(last(match))
    assert asked(match) == "purchase"


def test_NG_T20_the_golden_card_may_be_lost_like_any_other() -> None:
    match = succeed(table(held=0, released=6, eliminated=3, deck=1, hand=["walk-out"]), "up walk-out", 0)
    assert (deck(match), len(facts(last(match), "terror-discarded"))) == (0, 1)
    options: dict[str, object] = {"discussion_set": "base"}
    match = table(held=0, released=6, eliminated=3, deck=1, cp=4, hand=["false-promise"], options=options)
    match = succeed(match, "up false-promise", 0)
    assert deck(match) == 0
    assert (asked(match), "weakest" in moves(match, "buy")) == ("discuss", True)


def test_NG_T21_shot_with_two_held_and_both_released() -> None:
    match = table(held=2, released=4, eliminated=3, slots=["major", "escape"], hand=["snipers"])
    match = succeed(match, "up snipers", 2)
    assert now(match, "slots") == []
    assert people(match) == (0, 6, 3)
    assert result(match) == (True, "NG-912")
    assert "discussion-over" not in codes(last(match))


def test_NG_T22_shot_with_four_held() -> None:
    match = succeed(table(threat="3", held=4, released=4, hand=["snipers"]), "up snipers", 1)
    assert now(match, "threat", "accomplice") == ("4", True)
    assert people(match) == (2, 5, 1)
    assert asked(match) == "purchase"


def test_NG_T23_shot_with_nobody_held() -> None:
    match = succeed(table(held=0, released=6, eliminated=3, hand=["marksman"]), "up marksman", 1)
    assert result(match) == (True, "NG-906")


# Our own: the accomplice.


def test_NG_T24_the_accomplice_kills_once_for_a_rise() -> None:
    match = succeed(table(accomplice=True, threat="3", held=4, released=5, hand=["compromise"]), "up compromise", 0)
    assert now(match, "threat") == "5"
    assert people(match) == (3, 5, 1)


def test_NG_T25_the_accomplice_kills_for_the_rise_and_beyond_E() -> None:
    match = table(accomplice=True, threat="6", held=4, released=5, hand=["big-lie"], options={"discussion_set": "base"})
    match = succeed(match, "up big-lie", 0)
    assert now(match, "threat") == "E"
    assert people(match) == (1, 5, 3)


def test_NG_T26_the_accomplice_never_kills_the_last_one() -> None:
    match = table(accomplice=True, threat="E", held=2, released=5, hand=["compromise"])
    match = succeed(match, "up compromise", 0)
    assert people(match) == (1, 5, 1)
    assert deck(match) == 11


def test_NG_T27_the_accomplice_surrenders_in_a_terror_phase_too() -> None:
    match = table(phase="terror", accomplice=True, threat="L", held=1, released=5, deck=1, golden="hope")
    play(match, "draw")
    assert people(match) == (0, 6, 0)
    assert result(match) == (True, "NG-912")


def test_NG_T28_the_accomplice_makes_no_minor_demand() -> None:
    match = table(phase="terror", accomplice=True, reds=["food"])
    play(match, "draw")
    assert now(match, "minors") == []
    assert now(match, "discard")[-1] == "food"


def test_NG_T29_the_accomplice_is_not_shot() -> None:
    match = succeed(table(accomplice=True, held=5, released=3, hand=["snipers"]), "up snipers", 2)
    assert "abductor-eliminated" not in codes(last(match))
    assert people(match) == (2, 6, 0)
    assert asked(match) == "purchase"


# Our own: terror cards.


@pytest.mark.parametrize(("slots", "threat"), [(["live", "escape"], "5"), (["live", "car"], "4")])
def test_NG_T30_a_hidden_demand_makes_it_worse(slots: list[str], threat: str) -> None:
    match = table(phase="terror", threat="3", slots=slots, reds=["bad-feeling"])
    play(match, "draw")
    assert now(match, "threat") == threat


def test_NG_T31_beyond_E_and_the_additional_effect() -> None:
    match = table(phase="terror", threat="6", held=5, released=4, slots=["escape"], reds=["snap"])
    play(match, "draw")
    assert now(match, "threat") == "E"
    assert people(match) == (3, 4, 2)


def test_NG_T32_no_time_discards_the_golden_card() -> None:
    match = table(phase="terror", reds=["no-time"], deck=2, golden="hope")
    play(match, "draw")
    assert (deck(match), now(match, "discard")[-2:]) == (0, ["hope", "no-time"])
    assert match.view(0)["last"] is True


# Our own: dice.


def test_NG_T33_at_most_five_dice_and_those_for_one_test_are_used_up() -> None:
    match = table(threat="L", dice_next=3, dice_discussion=1, hand=["prolong"])
    match = lucky(match, "up prolong", lambda step: "test-rolled" in codes(step))
    assert len(facts(last(match), "test-rolled")[0]["dice"]) == 5
    match = succeed(table(threat="L", dice_next=3, dice_discussion=1, hand=["prolong"]), "up prolong", 2)
    assert dice_of_next_test(match) == 4


def test_NG_T34_at_least_one_die() -> None:
    assert dice_of_next_test(table(threat="E", dice_discussion=-1)) == 1


def test_NG_T35_free_fours_need_no_cards() -> None:
    match = roll(table(threat="3", fours=True, hand=["prolong", "relax", "relax"]), "up prolong", 4, 4)
    assert facts(last(match), "test-resolved") == [{"successes": 2}]
    assert now(match, "cp") == 7
    assert asked(match) == "discuss"


def test_NG_T36_two_fours_for_four_cards() -> None:
    match = table(threat="1", hand=["prolong", "relax", "relax", "want", "want"])
    match = roll(match, "up prolong", 4, 4, 1)
    play(match, "spend relax", "spend relax", "spend want")
    assert facts(last(match), "test-resolved") == [{"successes": 2}]
    assert now(match, "hand", "cp") == ({}, 7)


def test_NG_T37_three_cards_pay_for_one_four() -> None:
    match = roll(table(threat="1", hand=["prolong", "relax", "relax", "want"]), "up prolong", 4, 4, 1)
    play(match, "spend relax", "spend relax")
    assert facts(last(match), "test-resolved") == [{"successes": 1}]
    assert now(match, "hand") == {"want": 1}


# Our own: purchases.


def test_NG_T38_in_debt_only_free_cards() -> None:
    hand = ["relax", "want", "yourself"]
    match = table(phase="purchase", cp=-2, hand=hand)
    assert moves(match, "buy") == ["relax", "want", "yourself"]
    play(match, "buy relax", "buy want", "buy yourself")
    assert moves(match) == ["done"]
    play(match, "done")
    assert now(match, "cp") == 0


def test_NG_T39_ten_cards_at_most() -> None:
    hand = ["want", "want", "yourself", "yourself", "consider", "consider", "breathe", "breathe", "escort"]
    match = table(phase="purchase", hand=hand)
    assert moves(match, "buy") == ["relax"]
    play(match, "buy relax")
    assert moves(match) == ["done"]
    assert rule_against(match, "buy relax") == "NG-607"


def test_NG_T40_a_blackout_with_a_hidden_demand() -> None:
    match = table(
        phase="terror", threat="3", slots=["escape"], deck=1, golden="blackout", hand=["consider", "consider"]
    )
    play(match, "draw")
    assert now(match, "cp") == -2
    assert dice_of_next_test(match) == 1
    match = lucky(match, "up consider", lambda step: now_fails(step))
    assert dice_of_next_test(match) == 1


def now_fails(step: object) -> bool:
    """Whether the only die failed and cannot be paid for."""
    return facts(step, "test-resolved") == [{"successes": 0}]  # type: ignore[arg-type]


def test_NG_T41_in_the_last_discussion_one_buys_and_plays() -> None:
    match = table(deck=0, cp=3, held=5)
    play(match, "buy escort")
    assert now(match, "hand", "cp") == ({"escort": 1}, 0)
    match = succeed(match, "up escort", 1)
    assert people(match) == (4, 1, 0)
    assert now(match, "shop")["escort"] == 1
    again = table(deck=0, cp=9, played=["escort", "escort"])
    assert "escort" not in moves(again, "buy")
    assert rule_against(again, "buy escort") == "NG-714"


def test_NG_T42_the_green_light_makes_cards_cheaper() -> None:
    match = table(phase="terror", deck=1, golden="green-light")
    play(match, "draw")
    prices = match.view(0)["prices"]
    assert isinstance(prices, dict)
    assert (prices["escort"], prices["relax"]) == (2, 0)
    match = table(deck=0, discount=1, cp=2)
    play(match, "buy escort")
    assert now(match, "cp") == 0
    play(match, "buy relax")
    assert now(match, "cp") == 0


# Our own: demands.


def test_NG_T43_lijah_finds_a_third_way_out_and_no_fourth() -> None:
    match = table(abductor="lijah", slots=["escape", "escape"], hand=["on-table"])
    play(match, "up on-table", "reveal 2")
    assert now(match, "cp") == 2
    play(match, "end")
    assert now(match, "slots")[2:] == ["escape"]
    up = ["car", "bus", "helicopter"]
    match = table(abductor="lijah", slots=up, placed=3)
    play(match, "end")
    assert now(match, "slots") == up


def test_NG_T44_a_safe_conduct_takes_two_turns() -> None:
    match = table(abductor="lijah", turn=6, cp=5, slots=["safe-conduct"], reds=["doubt", "bad-line"])
    play(match, "concede safe-conduct")
    assert now(match, "clocks", "cp") == ([2], 0)
    hang_up(match)
    play(match, "draw")
    assert (match.over, now(match, "turn", "clocks")) == (False, (7, [1, 0]))
    hang_up(match)
    assert result(match) == (False, "NG-902")
    assert now(match, "turn") == 7


def test_NG_T45_shooting_him_stops_the_clock() -> None:
    match = table(cp=4, held=4, released=4, slots=["car"], hand=["marksman"])
    play(match, "concede car")
    assert now(match, "clocks") == [1]
    match = hang_up(succeed(match, "up marksman", 1))
    assert now(match, "accomplice", "clocks") == (True, [])
    assert asked(match) == "draw"


def test_NG_T46_the_sewers_may_bring_the_last_discussion() -> None:
    match = table(cp=3, threat="3", slots=["sewers"], deck=2)
    play(match, "concede sewers")
    assert now(match, "threat", "cp") == ("1", 2)
    assert deck(match) == 0
    assert match.view(0)["last"] is True
    assert "consider" in moves(match, "buy")


def test_NG_T47_the_plot_exposed_costs_a_die() -> None:
    assert dice_of_next_test(table(threat="3", slots=["expose"], conceded=["expose"])) == 1


def test_NG_T48_live_on_television_makes_terror_worse() -> None:
    match = table(phase="terror", threat="2", slots=["live", "escape"], conceded=["live"], reds=["bad-feeling"])
    play(match, "draw")
    assert now(match, "threat") == "6"


def test_NG_T49_the_voices_kill_before_the_card_is_drawn() -> None:
    match = hang_up(table(threat="E", held=3, released=6, slots=["voices"], conceded=["voices"]))
    assert people(match) == (2, 6, 1)
    assert asked(match) == "draw"


def test_NG_T50_barret_is_humoured_once_per_discussion() -> None:
    match = table(threat="3", hand=["relax", "relax"])
    play(match, "bluff relax")
    assert now(match, "cp") == 2
    assert rule_against(match, "bluff relax") == "NG-820"


def test_NG_T51_renesha_sees_through_three_dice() -> None:
    match = succeed(table(abductor="renesha", threat="1", hand=["relax"]), "up relax", 1)
    assert [fact["to"] for fact in facts(last(match), "threat-changed")] == ["L", "1"]


def test_NG_T52_an_alert_that_is_true_when_its_card_is_turned_up_goes_off_at_once() -> None:
    given = {
        "abductor": "renesha",
        "threat": "3",
        "cp": 8,
        "slots": ["major"],
        "unseen": ["gang"],
        "hand": ["on-table"],
    }
    match = table(**given)  # type: ignore[arg-type]
    assert not match.over
    play(match, "up on-table")
    assert now(match, "threat", "conceded") == ("1", ["gang"])


def test_NG_T53_two_alerts_one_after_the_other() -> None:
    match = table(
        abductor="renesha", threat="1", held=5, released=4, slots=["understood", "press"], tests=1, hand=["relax"]
    )
    match = succeed(match, "up relax", 1)
    assert [fact["demand"] for fact in facts(last(match), "alert-fired")] == ["understood", "press"]
    assert now(match, "cp", "released") == (4, 5)


# Our own: more terror cards.


@pytest.mark.parametrize(("threat", "die", "dead"), [("4", 4, 1), ("4", 5, 0), ("L", 1, 0), ("E", 6, 1)])
def test_NG_T54_a_die_against_the_threat(threat: str, die: int, dead: int) -> None:
    match = table(phase="terror", threat=threat, reds=["push"])
    match = lucky(match, "draw", lambda step: facts(step, "die-compared")[0]["die"] == die)
    assert people(match) == (9 - dead, 0, dead)


@pytest.mark.parametrize(
    ("hand", "ways"),
    [(["relax", "want"], ["threat", "hostage"]), (["relax"] * 2 + ["want"], ["threat", "hostage", "cards"])],
)
def test_NG_T55_poison_without_three_cards(hand: list[str], ways: list[str]) -> None:
    match = table(phase="terror", hand=hand, reds=["poison"])
    play(match, "draw")
    assert moves(match, "choose") == ways


def test_NG_T56_one_pawn_is_left() -> None:
    match = succeed(table(phase="terror", held=10, released=9, reds=["stakes"]), "draw", 0)
    assert people(match) == (11, 9, 0)


def test_NG_T57_a_doctor_ends_the_discussion() -> None:
    match = table(held=2, released=4, minors=["doctor"])
    play(match, "concede doctor")
    assert people(match) == (1, 5, 0)
    assert now(match, "minors", "discard") == ([], ["doctor"])
    assert asked(match) == "purchase"


def test_NG_T58_the_power_turned_back_on() -> None:
    match = table(threat="3", minors=["power"])
    play(match, "concede power")
    assert dice_of_next_test(match) == 3
    play(match, "end")
    assert now(match, "threat") == "4"


def test_NG_T59_cards_given_in_a_terror_phase_can_be_bought_in_the_next_purchase() -> None:
    match = roll(table(phase="terror", threat="3", hand=["relax", "relax"], reds=["bolt"]), "draw", 4, 1)
    play(match, "spend relax")
    assert people(match) == (8, 1, 0)
    play(match, "end")
    assert "relax" in moves(match, "buy")


def test_NG_T63_a_reprieve_brings_two_cards_back() -> None:
    reds = ["bad-feeling"] * 4 + ["example", "example", "push", "push", "doubt", "bolt", "media"]
    match = table(phase="terror", deck=1, golden="reprieve", options={"pivotal": "base"}, reds=reds)
    play(match, "draw")
    assert deck(match) == 2
    assert match.view(0)["last"] is False


def test_NG_T64_back_to_square_one_with_the_accomplice() -> None:
    match = table(
        phase="terror", accomplice=True, threat="2", released=2, reds=["square-one"], options={"terror_set": "base"}
    )
    play(match, "draw")
    assert now(match, "threat") == "5"
    assert people(match) == (8, 2, 1)


def test_NG_T65_the_countdown_halves_the_deck() -> None:
    match = table(phase="terror", deck=6, options={"terror_set": "base"})
    match = draw(match, "countdown")
    assert (len(facts(last(match), "terror-discarded")), deck(match)) == (2, 3)


def test_NG_T66_snipers_who_fail_leave_the_match() -> None:
    match = succeed(table(threat="3", hand=["snipers"], reds=["doubt"]), "up snipers", 0)
    assert now(match, "removed") == {"snipers": 1}
    play(match, "done", "draw", "end")
    assert now(match, "removed") == {"snipers": 1}
    assert "snipers" not in now(match, "shop")
    assert rule_against(match, "buy snipers") == "NG-511"
