"""The discussion. (NG-301..310)"""

import pytest
from tests.stage import codes, facts

from tablee.games.negociateur.tests.stage import (
    asked,
    dice_of_next_test,
    last,
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


def test_NG_301_first_the_prices_of_concessions_then_what_was_announced() -> None:
    match = table(
        phase="terror",
        abductor="renesha",
        slots=["gang"],
        conceded=["gang"],
        threat="3",
        reds=["bad-line"],
        hand=["relax"],
    )
    step = play(match, "draw")
    assert codes(step)[-2:] == ["discussion-begun", "cp-changed"]
    assert now(match, "cp") == -1
    assert now(match, "dice_discussion", "dice_later") == (-1, 0)
    assert dice_of_next_test(match) == 1


def test_NG_301_points_of_the_terror_phase_are_there() -> None:
    match = table(phase="terror", deck=1, golden="chief")
    play(match, "draw")
    assert now(match, "cp", "phase") == (4, "discussion")


def test_NG_302_every_action_is_open_at_once_and_again() -> None:
    match = table(cp=4, threat="3", slots=["expose"], minors=["food"], deck=0, hand=["relax", "escort"])
    verbs = {move.split(" ")[0] for move in moves(match)}
    assert verbs == {"up", "down", "bluff", "concede", "buy", "end"}
    play(match, "down relax", "concede expose", "buy relax")
    assert asked(match) == "discuss"
    assert moves(match, "up") == ["relax", "escort"]


def test_NG_302_nothing_is_compulsory() -> None:
    match = table(hand=["relax"])
    play(match, "end")
    assert asked(match) == "purchase"


def test_NG_303_face_up_a_card_is_free_and_its_line_applies() -> None:
    lines = {2: ("1", 0), 1: ("2", 0), 0: ("4", 0)}
    for successes, (threat, cp) in lines.items():
        match = succeed(table(threat="3", cp=0, hand=["breathe", "relax"]), "up breathe", successes)
        assert now(match, "threat", "cp", "played") == (threat, cp, {"breathe": 1})
        assert now(match, "hand") == {"relax": 1}


def test_NG_303_a_card_may_need_no_test() -> None:
    match = table(hand=["on-table"])
    assert "test-rolled" not in codes(play(match, "up on-table"))
    assert now(match, "dice_discussion") == 1


@pytest.mark.parametrize("card", ["relax", "snipers", "on-table"])
def test_NG_304_face_down_any_card_is_a_point_and_nothing_else(card: str) -> None:
    match = table(hand=[card])
    assert codes(play(match, f"down {card}")) == ["card-covered", "cp-changed"]
    assert now(match, "cp", "covered", "played", "threat") == (1, {card: 1}, {}, "3")


def test_NG_305_a_card_serves_once_per_turn() -> None:
    match = table(hand=["relax", "consider"])
    play(match, "down relax")
    assert moves(match, "up") == ["consider"]
    assert rule_against(match, "down relax") == "NG-305"
    match = succeed(match, "up consider", 0)
    assert rule_against(match, "up consider") == "NG-305"
    assert now(match, "played", "covered") == ({"consider": 1}, {"relax": 1})


def test_NG_306_end_stops_everything_after_the_whole_line() -> None:
    match = table(threat="3", cp=5, slots=["expose"], hand=["yourself", "relax"], deck=0)
    match = succeed(match, "up yourself", 0)
    assert now(match, "cp", "threat") == (6, "4")
    assert asked(match) == "purchase"
    assert now(match, "hand") == {"relax": 1}


def test_NG_306_alerts_and_reactions_of_the_line_still_come() -> None:
    match = table(abductor="renesha", threat="1", held=5, released=4, slots=["understood"], tests=1, hand=["walk-out"])
    match = succeed(match, "up walk-out", 2)
    told = [code for code in codes(last(match)) if code in ("hostages-released", "threat-changed", "discussion-over")]
    assert told == ["hostages-released", "threat-changed", "discussion-over"]
    assert now(match, "threat") == "2"


def test_NG_307_one_may_hang_up_and_keep_ones_cards() -> None:
    match = table(hand=["relax", "want", "want"])
    play(match, "down relax", "end")
    assert (asked(match), now(match, "hand")) == ("purchase", {"want": 2})


def test_NG_308_with_nothing_left_to_do_one_still_hangs_up_oneself() -> None:
    match = table(hand=["relax"])
    play(match, "down relax")
    assert moves(match) == ["end"]
    assert moves(table()) == ["end"]


def test_NG_309_alerts_in_order_then_lijah_then_what_was_for_this_discussion() -> None:
    match = table(
        abductor="lijah", threat="L", held=5, slots=["car"], placed=2, alerts=["anger", "power"], dice_next=2,
        dice_discussion=1, fours=True,
    )  # fmt: skip
    step = play(match, "end")
    assert [fact["terror"] for fact in facts(step, "alert-resolved")] == ["anger", "power"]
    assert codes(step) == [
        "alert-resolved",
        "hostages-released",
        "alert-resolved",
        "threat-changed",
        "demand-placed",
        "discussion-over",
    ]
    assert now(match, "dice_next", "dice_discussion", "fours_discussion") == (0, 0, False)
    assert now(match, "threat", "discard") == ("1", ["anger", "power"])


def test_NG_309_a_capture_is_still_possible_then() -> None:
    match = table(threat="L", held=0, released=9, alerts=["anger"])
    play(match, "end")
    assert result(match) == (True, "NG-905")


def test_NG_310_the_played_cards_stay_on_the_table_for_the_purchase() -> None:
    match = roll(table(hand=["relax", "want"]), "up relax", 1, 1)
    play(match, "down want", "end")
    assert now(match, "phase", "played", "covered") == ("purchase", {"relax": 1}, {"want": 1})
    assert people(match) == (9, 0, 0)
