"""Alerts. (NG-1001..1006)"""

import pytest
from tests.stage import codes, facts

from tablee.games.negociateur.tests.stage import (
    draw,
    last,
    marker_places,
    now,
    people,
    play,
    roll,
    seen,
    succeed,
    table,
)


def test_NG_1001_an_alert_card_lies_on_the_table_with_markers_on_what_it_watches() -> None:
    match = table(abductor="renesha", threat="3", slots=["understood", "gang", "press"])
    assert marker_places(match) == ["cp-7", "cp-m2", "dial-0", "dial-7", "released"]
    match = table(abductor="renesha", threat="3", slots=["major", "gang"])
    assert marker_places(match) == ["cp-7", "cp-m2"]
    match = table(phase="terror", reds=["anger"])
    play(match, "draw")
    assert (seen(match)["alerts"], marker_places(match)) == (["anger"], ["cp-0"])
    play(match, "end")
    assert (seen(match)["alerts"], marker_places(match)) == ([], [])


def test_NG_1002_markers_are_no_resource() -> None:
    """With as much on watch as there can be, every alert still goes off."""
    slots = ["understood", "gang", "press"]
    match = table(
        abductor="renesha", threat="6", eliminated=1, cp=4, alerts=["anger", "power"], slots=slots, hand=["compromise"]
    )
    assert len(marker_places(match)) == 6
    match = succeed(match, "up compromise", 0)
    assert [fact["demand"] for fact in facts(last(match), "alert-fired")] == ["understood", "press", "gang"]
    assert [fact["terror"] for fact in facts(play(match, "end"), "alert-resolved")] == ["anger", "power"]


@pytest.mark.parametrize(
    ("demand", "threat", "cp", "released", "eliminated"),
    [
        ("understood", "L", 0, 0, 0),
        ("understood", "E", 0, 0, 0),
        ("gang", "3", 7, 0, 0),
        ("gang", "3", 12, 0, 0),
        ("gang", "3", -2, 0, 0),
        ("press", "3", 0, 5, 0),
        ("press", "3", 0, 0, 2),
    ],
)
def test_NG_1003_NG_G23_a_condition_that_holds_when_the_card_comes_face_up_goes_off_at_once(
    demand: str, threat: str, cp: int, released: int, eliminated: int
) -> None:
    match = table(
        abductor="renesha", threat=threat, cp=cp, released=released, eliminated=eliminated,
        slots=["major"], unseen=[demand], hand=["on-table"],
    )  # fmt: skip
    assert facts(play(match, "up on-table"), "alert-fired") == [{"demand": demand, "turn": 2}]


@pytest.mark.parametrize(
    ("demand", "threat", "cp", "released", "eliminated"),
    [
        ("understood", "1", 0, 0, 0),
        ("understood", "6", 0, 0, 0),
        ("gang", "3", 6, 0, 0),
        ("gang", "3", -1, 0, 0),
        ("press", "3", 0, 4, 0),
        ("press", "3", 0, 0, 1),
    ],
)
def test_NG_1003_a_step_short_of_its_mark_an_alert_waits(
    demand: str, threat: str, cp: int, released: int, eliminated: int
) -> None:
    match = table(
        abductor="renesha", threat=threat, cp=cp, released=released, eliminated=eliminated,
        slots=["major"], unseen=[demand], hand=["on-table"],
    )  # fmt: skip
    assert facts(play(match, "up on-table"), "alert-fired") == []


def test_NG_1003_NG_G24_an_alert_is_resolved_completely_before_the_next_one_is_looked_for() -> None:
    match = table(abductor="renesha", threat="1", held=5, released=4, slots=["understood", "press"], hand=["relax"])
    match = succeed(match, "up relax", 1)
    told = [code for code in codes(last(match)) if code in ("alert-fired", "hostages-released", "cp-changed")]
    assert told == ["alert-fired", "hostages-released", "cp-changed", "alert-fired", "cp-changed"]
    assert [fact["by"] for fact in facts(last(match), "cp-changed")] == [1, 3]


def test_NG_1003_two_alerts_at_the_same_time_go_off_in_the_order_of_the_slots() -> None:
    for slots in (["understood", "press"], ["press", "understood"]):
        match = table(abductor="renesha", threat="6", held=8, eliminated=1, slots=slots, hand=["compromise"])
        match = succeed(match, "up compromise", 0)
        assert [fact["demand"] for fact in facts(last(match), "alert-fired")] == slots


def test_NG_1004_an_alert_goes_off_once_and_its_markers_are_gone() -> None:
    match = table(abductor="renesha", threat="1", slots=["understood"], tests=1, hand=["relax", "relax"])
    assert marker_places(match) == ["dial-0", "dial-7"]
    match = succeed(match, "up relax", 1)
    assert people(match) == (8, 1, 0)
    assert marker_places(match) == []
    match = succeed(match, "up relax", 1)
    assert facts(last(match), "alert-fired") == []


def test_NG_1005_passing_anger_rises_by_two_and_falls_by_one() -> None:
    match = draw(table(phase="terror", threat="6", deck=8), "anger")
    assert now(match, "threat") == "E"
    assert people(match) == (8, 0, 1)
    play(match, "end")
    assert now(match, "threat") == "6"
    assert now(match, "discard")[-1] == "anger"


def test_NG_1006_a_reminder_has_no_effect() -> None:
    match = roll(table(threat="4", hand=["relax"]), "up relax", 5, 1)
    assert now(match, "threat") == "3"
    told = codes(last(match))
    assert told == ["card-played", "test-rolled", "test-resolved", "threat-changed"]
