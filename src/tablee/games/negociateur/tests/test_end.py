"""Winning, losing, and the accomplice. (NG-901..914)"""

from typing import Any

import pytest
from tests.stage import codes, facts

from tablee.games.negociateur.rules.content import read_pivotal, read_terror
from tablee.games.negociateur.tests.stage import (
    GAME,
    asked,
    deck,
    dice_of_next_test,
    hang_up,
    last,
    moves,
    now,
    people,
    play,
    refusal,
    result,
    succeed,
    table,
)


@pytest.mark.parametrize(
    ("held", "released", "eliminated", "lost"),
    [(4, 1, 4, True), (4, 2, 4, False), (5, 0, 4, True), (6, 2, 4, False), (6, 0, 5, True), (6, 1, 5, False)],
)
def test_NG_901_NG_G04_lost_at_once_when_more_than_half_are_dead(
    held: int, released: int, eliminated: int, lost: bool
) -> None:
    match = succeed(table(held=held, released=released, eliminated=eliminated, hand=["escort"]), "up escort", 0)
    assert match.over is lost
    if lost:
        assert result(match) == (False, "NG-901")
        assert codes(last(match))[-1] == "too-many"


def test_NG_901_NG_G05_those_taken_later_count() -> None:
    match = succeed(table(phase="terror", held=4, released=0, eliminated=4, reds=["stakes"]), "draw", 0)
    assert people(match) == (6, 0, 4)
    match = table(phase="terror", held=6, eliminated=4, reds=["example"])
    play(match, "draw")
    assert not match.over


def test_NG_902_lost_at_once_when_he_gets_away() -> None:
    match = table(phase="purchase", slots=["bus"], conceded=["bus"], clocks=[1])
    play(match, "done")
    assert result(match) == (False, "NG-902")
    match = succeed(table(hand=["assault"], options={"discussion_set": "base"}), "up assault", 0)
    assert result(match) == (False, "NG-902")
    assert codes(last(match))[-1] == "escaped"


def test_NG_903_NG_G01_won_with_the_zone_empty_half_released_and_him_captured_or_shot() -> None:
    captured = succeed(table(held=0, released=5, eliminated=5, hand=["escort"]), "up escort", 2)
    assert result(captured) == (True, "NG-905")
    shot = succeed(table(held=0, released=5, eliminated=5, hand=["marksman"]), "up marksman", 1)
    assert result(shot) == (True, "NG-906")
    surrendered = succeed(table(accomplice=True, held=1, released=4, eliminated=5, hand=["escort"]), "up escort", 2)
    assert result(surrendered) == (True, "NG-912")
    for match in (captured, shot, surrendered):
        assert match.outcome is not None
        assert (match.outcome.scores, match.outcome.ranks) == ([5], [1])


def test_NG_904_an_empty_zone_is_not_enough() -> None:
    match = succeed(table(held=2, released=7, hand=["escort", "marksman"]), "up escort", 2)
    assert people(match) == (0, 9, 0)
    assert asked(match) == "discuss"
    assert result(succeed(match, "up marksman", 1)) == (True, "NG-906")


def test_NG_905_NG_G40_a_release_with_an_empty_zone_captures_him_while_talking() -> None:
    match = succeed(table(held=1, released=8, hand=["walk-out"]), "up walk-out", 2)
    assert result(match) == (True, "NG-905")
    assert codes(last(match))[-1] == "captured"
    match = table(held=0, released=9, minors=["doctor"])
    play(match, "concede doctor")
    assert result(match) == (True, "NG-905")


def test_NG_906_shot_with_nobody_held_is_a_win() -> None:
    match = succeed(table(held=0, released=9, hand=["snipers"]), "up snipers", 1)
    assert result(match) == (True, "NG-906")
    assert now(match, "accomplice") is False
    assert codes(last(match))[-2:] == ["abductor-eliminated", "eliminated"]


def test_NG_907_NG_G39_shot_with_people_held_all_demands_go_and_everything_else_stays() -> None:
    match = table(
        threat="5", cp=3, held=5, released=4, slots=["expose", "car"], conceded=["expose", "car"], clocks=[0, 1],
        minors=["food"], alerts=["anger", "power"], dice_discussion=2, hand=["snipers", "relax"],
    )  # fmt: skip
    match = succeed(match, "up snipers", 2)
    assert now(match, "accomplice", "slots", "clocks", "minors") == (True, [], [], [])
    assert now(match, "cp", "hand", "threat") == (3, {"relax": 1}, "4")
    assert people(match) == (2, 7, 0)
    assert sorted(now(match, "discard")[-3:]) == ["anger", "food", "power"]
    assert [fact["terror"] for fact in facts(last(match), "alert-resolved")] == ["anger"]


def test_NG_907_NG_G54_bonuses_stay_and_prices_go() -> None:
    match = table(
        threat="3", held=5, released=4, slots=["expose"], conceded=["expose"], dice_discussion=2, hand=["marksman"]
    )
    assert dice_of_next_test(match) == 3
    match = succeed(match, "up marksman", 1)
    assert dice_of_next_test(match) == 4


def test_NG_907_NG_G50_passing_anger_still_calms_down() -> None:
    match = table(accomplice=True, threat="L", held=3, released=6, alerts=["anger"])
    play(match, "end")
    assert people(match) == (2, 7, 0)


def test_NG_908_the_accomplice_cannot_be_shot_and_the_line_goes_on() -> None:
    match = succeed(table(accomplice=True, threat="3", held=5, released=4, hand=["marksman"]), "up marksman", 2)
    assert people(match) == (4, 5, 0)
    assert not {"abductor-eliminated", "accomplice-takes-over"} & set(codes(last(match)))


def test_NG_909_he_can_be_shot_only_during_a_discussion() -> None:
    for card in [*read_terror(), *read_pivotal()]:
        lines = [*card.main, *card.hidden, *card.alert]
        lines += [*card.test.two, *card.test.one, *card.test.none] if card.test else []
        assert "eliminate" not in lines
    for phase in ("purchase", "terror"):
        match = table(phase=phase, hand=["snipers"])
        assert "up snipers" not in moves(match)


def test_NG_909_a_shot_that_comes_up_in_a_terror_phase_is_ignored() -> None:
    match = table(phase="terror", hand=["relax", "want", "escort"], reds=["media"])
    play(match, "draw")
    whole: Any = match.position()
    whole["board"]["todo"].append("marksman.one.1")
    match = GAME.from_position(whole)
    play(match, "return relax", "return want")
    assert (now(match, "accomplice"), now(match, "phase")) == (False, "discussion")


@pytest.mark.parametrize(("threat", "after", "dead"), [("3", "5", 1), ("5", "E", 1), ("6", "E", 2), ("E", "E", 2)])
def test_NG_910_NG_G08_each_rise_that_moves_the_marker_kills_one_more(threat: str, after: str, dead: int) -> None:
    match = table(accomplice=True, threat=threat, held=6, released=3, hand=["compromise"])
    match = succeed(match, "up compromise", 0)
    assert now(match, "threat") == after
    assert people(match) == (6 - dead, 3, dead)


def test_NG_910_two_rises_kill_twice_and_a_fall_kills_nobody() -> None:
    match = table(phase="terror", accomplice=True, threat="3", held=6, released=3, reds=["anger"])
    play(match, "draw", "end")
    assert now(match, "threat") == "4"
    assert people(match) == (5, 3, 1)


def test_NG_911_nothing_kills_the_last_one_and_no_terror_card_is_lost_for_it() -> None:
    match = succeed(table(accomplice=True, held=1, released=8, deck=4, hand=["walk-out"]), "up walk-out", 0)
    assert people(match) == (1, 8, 0)
    assert deck(match) == 4
    match = table(phase="terror", accomplice=True, held=1, released=8, reds=["example"])
    play(match, "draw")
    assert people(match) == (1, 8, 0)


def test_NG_912_NG_G09_the_accomplice_gives_up_in_any_phase_as_soon_as_the_zone_is_empty() -> None:
    match = succeed(table(accomplice=True, held=1, released=8, hand=["escort"]), "up escort", 1)
    assert result(match) == (True, "NG-912")
    assert now(match, "threat") == "3"
    match = table(phase="terror", accomplice=True, held=1, released=8, reds=["doubt"])
    play(match, "draw")
    assert result(match) == (True, "NG-912")
    match = table(accomplice=True, threat="L", held=1, released=8, alerts=["anger"])
    play(match, "end")
    assert result(match) == (True, "NG-912")


def test_NG_913_after_the_shot_terror_never_gets_worse() -> None:
    match = succeed(
        table(threat="3", held=5, released=4, slots=["major", "escape"], hand=["marksman"], reds=["bad-feeling"]),
        "up marksman",
        1,
    )
    step = play(hang_up(match), "draw")
    assert "terror-worsened" not in codes(step)
    assert now(match, "threat") == "4"


def test_NG_914_NG_G03_the_first_end_reached_counts_and_nothing_follows() -> None:
    match = succeed(table(held=0, released=5, eliminated=5, threat="E", hand=["escort"]), "up escort", 1)
    assert result(match) == (True, "NG-905")
    assert now(match, "threat", "phase") == ("E", "over")
    assert people(match) == (0, 5, 5)
    assert (match.open(), refusal(match, "end").code) == ([], "not-asked")
