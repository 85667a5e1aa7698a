"""Demands, and the rules of the hostage takers. (NG-801..825)"""

import pytest
from tests.stage import codes, facts

from tablee.games.negociateur.rules.content import read_demands
from tablee.games.negociateur.tests.stage import (
    asked,
    deck,
    dice_of_next_test,
    hang_up,
    last,
    moves,
    now,
    people,
    play,
    roll,
    rule_against,
    seen,
    succeed,
    table,
)


def test_NG_801_pay_then_the_effect_then_the_price() -> None:
    match = table(cp=5, slots=["car"])
    step = play(match, "concede car")
    assert now(match, "cp", "clocks") == (1, [1])
    assert codes(step) == ["demand-conceded", "hostages-released", "clock-started"]


@pytest.mark.parametrize(("cp", "open"), [(4, True), (3, False), (-1, False)])
def test_NG_801_NG_G18_nobody_pays_into_debt(cp: int, open: bool) -> None:
    match = table(cp=cp, slots=["expose"], minors=["food"])
    assert ("expose" in moves(match, "concede")) is open
    assert "food" in moves(match, "concede")
    if not open:
        assert rule_against(match, "concede expose") == "NG-801"


def test_NG_801_only_during_a_discussion() -> None:
    match = table(phase="purchase", cp=9, slots=["expose"], minors=["food"])
    assert not [move for move in moves(match) if move.startswith("concede")]


def test_NG_802_a_demand_is_conceded_once() -> None:
    match = table(cp=9, slots=["expose", "sewers"], deck=8)
    play(match, "concede expose", "concede sewers")
    assert moves(match, "concede") == []
    assert rule_against(match, "concede expose") == rule_against(match, "concede sewers") == "NG-802"


def test_NG_803_only_the_back_of_a_face_down_demand_is_known() -> None:
    match = table(cp=9, slots=["major", "escape"])
    assert [(row["kind"], row["demand"]) for row in seen(match)["demands"]] == [("major", None), ("escape", None)]
    assert moves(match, "concede") == []
    assert rule_against(match, "concede expose") == "NG-803"


def test_NG_804_the_player_chooses_which_is_turned_up() -> None:
    match = succeed(table(slots=["major", "escape"], unseen=["live", "bus"], hand=["want"]), "up want", 1)
    assert (asked(match), moves(match)) == ("reveal", ["reveal 1", "reveal 2"])
    play(match, "reveal 2")
    assert now(match, "slots") == ["major", "bus"]
    assert asked(match) == "discuss"


def test_NG_804_one_at_a_time_the_last_by_itself_and_no_more_than_there_are() -> None:
    match = table(slots=["major", "escape"], unseen=["live", "bus"], hand=["on-table"])
    step = play(match, "up on-table", "reveal 1")
    assert [fact["demand"] for fact in facts(step, "demand-revealed")] == ["live", "bus"]
    match = table(slots=["escape"], hand=["on-table"])
    assert len(facts(play(match, "up on-table"), "demand-revealed")) == 1
    match = table(hand=["on-table"])
    assert codes(play(match, "up on-table")) == ["card-played", "dice-changed"]


def test_NG_805_a_revealed_demand_stays_face_up() -> None:
    match = table(slots=["live", "car"], reds=["doubt"])
    hang_up(match)
    play(match, "draw")
    assert now(match, "slots") == ["live", "car"]
    match = succeed(table(slots=["live", "car"], held=4, released=5, hand=["marksman"]), "up marksman", 1)
    assert now(match, "slots") == []


def test_NG_806_a_demand_may_be_conceded_as_soon_as_it_is_known() -> None:
    match = succeed(table(cp=3, slots=["escape"], unseen=["bus"], hand=["want"]), "up want", 1)
    assert moves(match, "concede") == ["bus"]
    play(match, "concede bus")
    assert now(match, "cp") == 0


def test_NG_807_a_conceded_major_demand_stays_and_its_price_lasts() -> None:
    match = table(cp=4, threat="3", slots=["expose"], reds=["doubt"])
    play(match, "concede expose")
    hang_up(match)
    play(match, "draw")
    assert now(match, "slots", "conceded") == (["expose"], ["expose"])
    assert dice_of_next_test(match) == 1


def test_NG_807_the_prices_of_the_six_major_demands() -> None:
    every = table(threat="3", slots=["expose"], conceded=["expose"])
    assert dice_of_next_test(every) == 1
    first = table(
        abductor="renesha", threat="3", slots=["understood"], conceded=["understood"], hand=["consider"], reds=["doubt"]
    )
    assert dice_of_next_test(first) == 1
    first = succeed(first, "up consider", 0)
    assert dice_of_next_test(first) == 2
    play(hang_up(first), "draw")
    assert dice_of_next_test(first) == 1
    worse = table(phase="terror", threat="3", slots=["live"], conceded=["live"], reds=["bad-feeling"])
    play(worse, "draw")
    assert now(worse, "threat") == "5"
    calmer = table(phase="terror", threat="3", slots=["live"], conceded=["live"], deck=1, golden="hope")
    play(calmer, "draw")
    assert now(calmer, "threat") == "2"
    talking = succeed(table(threat="3", slots=["live"], conceded=["live"], hand=["compromise"]), "up compromise", 0)
    assert now(talking, "threat") == "5"
    voices = hang_up(table(threat="3", slots=["voices"], conceded=["voices"]))
    assert now(voices, "threat") == "4"
    gang = table(phase="terror", abductor="renesha", threat="3", slots=["gang"], conceded=["gang"], reds=["doubt"])
    play(gang, "draw")
    assert now(gang, "cp") == -1
    for threat, after in (("2", "3"), ("3", "3")):
        press = hang_up(table(abductor="renesha", threat=threat, slots=["press"], conceded=["press"]))
        assert now(press, "threat") == after


def test_NG_808_NG_G27_a_conceded_escape_stays_while_its_clock_runs_and_goes_without_one() -> None:
    match = table(cp=9, slots=["safe-conduct", "sewers"], deck=8)
    play(match, "concede sewers", "concede safe-conduct")
    assert now(match, "slots", "clocks") == (["safe-conduct"], [2])


def test_NG_809_a_demand_with_an_alert_cannot_be_conceded_at_will() -> None:
    match = table(abductor="renesha", threat="3", slots=["understood", "gang", "press"])
    assert moves(match, "concede") == []
    for demand in ("understood", "gang", "press"):
        assert rule_against(match, f"concede {demand}") == "NG-809"


def test_NG_809_face_down_it_does_not_watch() -> None:
    match = table(abductor="renesha", threat="L", cp=9, slots=["major"], unseen=["gang"], hand=["want"])
    play(match, "down want")
    assert now(match, "conceded") == []


@pytest.mark.parametrize(("demand", "cost", "turns"), [("car", 4, 1), ("safe-conduct", 5, 2)])
def test_NG_812_NG_G28_the_clock(demand: str, cost: int, turns: int) -> None:
    match = table(cp=cost, threat="5", slots=[demand], reds=["doubt", "bad-line", "push"])
    play(match, f"concede {demand}")
    for turn in range(turns):
        assert not match.over
        if turn:
            play(match, "draw")
        hang_up(match)
    assert now(match, "end") == "escaped"


def test_NG_815_a_minor_demand_stays_until_it_is_conceded_for_nothing() -> None:
    match = table(phase="terror", threat="3", cp=-2, reds=["food"], hand=["relax", "want"])
    play(match, "draw")
    assert moves(match, "concede") == ["food"]
    step = play(match, "concede food", "return want")
    assert now(match, "minors", "hand") == ([], {"relax": 1})
    assert now(match, "discard")[-1] == "food"
    assert codes(step) == ["card-returned"]
    assert rule_against(match, "concede food") == "NG-802"


def test_NG_815_the_six_minor_demands() -> None:
    base: dict[str, object] = {"terror_set": "base"}
    water = table(threat="3", minors=["water"], options=base)
    play(water, "concede water")
    assert now(water, "threat", "cp") == ("2", -1)
    fall_back = table(threat="3", minors=["fall-back"], deck=5, options=base)
    play(fall_back, "concede fall-back")
    assert (now(fall_back, "cp"), deck(fall_back)) == (2, 4)
    mother = table(threat="3", minors=["mother"], slots=["escape"], unseen=["bus"], options=base)
    play(mother, "concede mother")
    assert now(mother, "slots", "threat") == (["bus"], "4")
    doctor = table(held=4, minors=["doctor"])
    play(doctor, "concede doctor")
    assert (people(doctor), asked(doctor)) == ((3, 1, 0), "purchase")
    power = table(threat="3", minors=["power"])
    play(power, "concede power")
    assert now(power, "alerts", "minors", "dice_discussion") == (["power"], [], 1)
    assert "power" not in now(power, "discard")
    play(power, "end")
    assert now(power, "discard").count("power") == 1


def test_NG_816_with_the_accomplice_a_minor_demand_is_discarded_at_once() -> None:
    match = table(phase="terror", accomplice=True, reds=["power"])
    step = play(match, "draw")
    assert codes(step)[:2] == ["terror-drawn", "minor-ignored"]
    assert (now(match, "minors"), now(match, "discard")[-1]) == ([], "power")


def test_NG_820_barret_once_per_discussion_from_threat_three() -> None:
    match = table(threat="3", hand=["relax", "want"], reds=["doubt"])
    play(match, "bluff want")
    assert now(match, "cp", "covered") == (2, {"want": 1})
    assert moves(match, "bluff") == []
    hang_up(match)
    play(match, "draw")
    assert moves(match, "bluff") == ["relax"]
    assert rule_against(table(threat="2", hand=["relax"]), "bluff relax") == "NG-820"
    for other in ("lijah", "renesha"):
        assert rule_against(table(abductor=other, threat="5", hand=["relax"]), "bluff relax") == "NG-820"


def test_NG_821_lijah_gives_a_point_for_each_reveal_and_nobody_else_does() -> None:
    for abductor, slots, points in (("lijah", ["escape", "escape"], 2), ("barret", ["major", "escape"], 0)):
        match = table(abductor=abductor, slots=slots, hand=["on-table"])
        play(match, "up on-table", "reveal 1")
        assert now(match, "cp") == points


@pytest.mark.parametrize(
    ("slots", "placed", "after"),
    [
        (["car", "bus"], 2, ["car", "bus", "escape"]),
        (["car", "escape"], 2, ["car", "escape"]),
        ([], 2, ["escape"]),
        (["car", "bus"], 3, ["car", "bus"]),
    ],
)
def test_NG_822_lijah_finds_another_way_out_when_nothing_is_hidden(
    slots: list[str], placed: int, after: list[str]
) -> None:
    match = table(abductor="lijah", slots=slots, placed=placed)
    play(match, "end")
    assert now(match, "slots") == after


def test_NG_822_the_others_do_not() -> None:
    for abductor in ("barret", "renesha"):
        match = table(abductor=abductor)
        play(match, "end")
        assert now(match, "slots") == []


def test_NG_823_NG_G29_three_escapes_in_a_match_and_no_more() -> None:
    match = table(abductor="lijah", slots=["sewers"], placed=2, cp=3)
    play(match, "concede sewers", "end")
    assert now(match, "slots", "escapes_placed") == (["escape"], 3)
    match = table(abductor="lijah", slots=[], placed=3)
    play(match, "end")
    assert now(match, "slots") == []


@pytest.mark.parametrize(
    ("threat", "bonus", "rises"), [("1", 0, True), ("3", 0, False), ("3", 1, True), ("E", 1, False), ("L", -1, False)]
)
def test_NG_824_renesha_answers_three_dice_or_more(threat: str, bonus: int, rises: bool) -> None:
    match = table(abductor="renesha", threat=threat, dice_discussion=bonus, hand=["tough-spot"])
    match = succeed(match, "up tough-spot", 1)
    assert (len(facts(last(match), "threat-changed")) == 1) is rises


def test_NG_824_only_in_a_discussion_and_only_she() -> None:
    match = succeed(table(phase="terror", abductor="renesha", threat="1", reds=["bolt"]), "draw", 1)
    assert now(match, "threat") == "1"
    match = succeed(table(abductor="lijah", threat="1", hand=["tough-spot"]), "up tough-spot", 1)
    assert now(match, "threat") == "1"


def test_NG_825_NG_G49_their_rules_end_with_them() -> None:
    match = succeed(table(abductor="renesha", threat="1", held=5, released=4, hand=["marksman"]), "up marksman", 1)
    assert now(match, "threat", "accomplice") == ("1", True)
    match = roll(table(abductor="renesha", accomplice=True, threat="1", hand=["tough-spot"]), "up tough-spot", 5, 1, 1)
    assert now(match, "threat") == "1"
    match = table(accomplice=True, threat="5", hand=["relax"])
    assert moves(match, "bluff") == []
    assert rule_against(match, "bluff relax") == "NG-825"
    match = table(abductor="lijah", accomplice=True)
    play(match, "end")
    assert now(match, "slots") == []


def test_NG_G25_NG_G41_conceding_is_no_playing_and_needs_no_hand() -> None:
    match = table(cp=4, slots=["car"])
    play(match, "concede car")
    assert now(match, "played", "covered") == ({}, {})
    assert moves(match) == ["end"]


def test_NG_G30_barret_and_renesha_have_three_major_demands_each() -> None:
    owners = [demand.owner for demand in read_demands() if demand.kind == "major"]
    assert sorted(owners) == ["barret"] * 3 + ["renesha"] * 3
