"""Threat tests. (NG-401..410)"""

import pytest
from tests.stage import codes, facts

from tablee.games.negociateur.tests.stage import (
    asked,
    dice_of_next_test,
    last,
    lucky,
    moves,
    now,
    people,
    play,
    roll,
    rule_against,
    succeed,
    table,
)

PAYING = ["prolong", "relax", "relax", "want", "want"]


@pytest.mark.parametrize(("threat", "dice"), list(zip("L123456E", [3, 3, 2, 2, 2, 2, 2, 1], strict=True)))
def test_NG_401_NG_G02_the_dial_gives_the_dice(threat: str, dice: int) -> None:
    match = table(threat=threat, hand=["consider"])
    assert dice_of_next_test(match) == dice
    match = lucky(match, "up consider", lambda step: True)
    assert facts(last(match), "test-rolled")[0]["count"] == dice


@pytest.mark.parametrize(("more", "dice"), [(-9, 1), (-1, 1), (0, 2), (2, 4), (3, 5), (9, 5)])
def test_NG_401_whatever_applies_is_added_between_one_and_five(more: int, dice: int) -> None:
    assert dice_of_next_test(table(threat="3", dice_discussion=more)) == dice
    assert dice_of_next_test(table(threat="3", dice_next=more)) == dice


def test_NG_401_prices_and_bonuses_are_added_before_the_bounds() -> None:
    match = table(threat="L", dice_next=3, slots=["expose"], conceded=["expose"])
    assert dice_of_next_test(match) == 5


@pytest.mark.parametrize(("face", "successes"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_NG_402_NG_G46_a_five_or_a_six_is_a_success(face: int, successes: int) -> None:
    match = roll(table(threat="E", hand=["consider"]), "up consider", face)
    assert facts(last(match), "test-resolved") == [{"successes": successes}]


def test_NG_403_a_four_becomes_a_success_for_two_cards_after_the_roll() -> None:
    match = roll(table(threat="3", hand=PAYING), "up prolong", 4, 1)
    assert asked(match) == "convert"
    assert moves(match) == ["spend relax", "spend want", "accept"]
    play(match, "spend want")
    assert (asked(match), moves(match)) == ("spend", ["spend relax", "spend want"])
    play(match, "spend relax")
    assert now(match, "cp", "hand") == (5, {"relax": 1, "want": 1})


def test_NG_403_it_may_be_left() -> None:
    match = roll(table(threat="3", hand=PAYING), "up prolong", 4, 1)
    play(match, "accept")
    assert now(match, "threat", "hand") == ("4", {"relax": 2, "want": 2})


def test_NG_403_and_done_again_while_fours_and_cards_are_left() -> None:
    match = roll(table(threat="3", hand=PAYING), "up prolong", 4, 4)
    play(match, "spend want", "spend relax")
    assert asked(match) == "convert"
    play(match, "accept")
    assert now(match, "cp") == 5
    match = roll(table(threat="3", hand=PAYING), "up prolong", 4, 4)
    play(match, "spend want", "spend relax", "spend want")  # the last card goes with it
    assert now(match, "cp", "hand") == (7, {})


def test_NG_403_one_card_is_not_enough_and_without_a_four_nothing_is_asked() -> None:
    match = roll(table(threat="3", hand=["prolong", "relax"]), "up prolong", 4, 1)
    assert facts(last(match), "test-resolved") == [{"successes": 0}]
    match = roll(table(threat="3", hand=PAYING), "up prolong", 5, 1)
    assert asked(match) == "discuss"


def test_NG_404_NG_G11_cards_given_bring_no_point_and_the_card_being_played_is_not_one_of_them() -> None:
    match = roll(table(threat="3", hand=["tough-spot", "relax", "relax"]), "up tough-spot", 4, 1)
    assert rule_against(match, "spend tough-spot") == "NG-404"
    step = play(match, "spend relax")
    assert now(match, "cp") == 1  # of the card's own line
    assert [fact["by"] for fact in facts(step, "cp-changed")] == [1]


@pytest.mark.parametrize(("dice", "cp"), [((1, 1, 1), 0), ((5, 1, 1), 5), ((5, 5, 1), 7), ((6, 5, 5), 7)])
def test_NG_405_none_one_or_two_and_more(dice: tuple[int, int, int], cp: int) -> None:
    match = roll(table(threat="L", hand=["prolong"]), "up prolong", *dice)
    assert now(match, "cp") == cp


def test_NG_406_free_fours_count_for_the_discussion() -> None:
    match = succeed(table(threat="3", hand=["tough-spot", "prolong", "relax", "relax"]), "up tough-spot", 1)
    assert now(match, "fours_discussion") is True
    match = roll(match, "up prolong", 4, 1)
    assert (now(match, "cp"), asked(match)) == (1 + 5, "discuss")
    match = roll(match, "up relax", 4, 1)
    assert now(match, "threat") == "2"


def test_NG_406_or_for_the_next_test_only() -> None:
    hand = ["trust", "minutes", "minutes"]
    match = succeed(table(threat="3", hand=hand, options={"discussion_set": "base"}), "up trust", 1)
    assert dice_of_next_test(match) == 3
    match = roll(match, "up minutes", 4, 1, 1)
    assert now(match, "cp", "fours_next") == (4, False)
    match = roll(match, "up minutes", 4, 1)
    assert facts(last(match), "test-resolved") == [{"successes": 0}]


def test_NG_407_NG_G13_a_terror_card_tests_by_the_same_rules() -> None:
    match = table(phase="terror", threat="3", hand=["relax", "want"], reds=["bolt"], dice_later=3)
    match = roll(match, "draw", 4, 1)
    assert asked(match) == "convert"
    play(match, "spend relax")
    assert people(match) == (8, 1, 0)


def test_NG_407_what_was_for_a_discussion_does_not_count_there_but_a_price_does() -> None:
    match = table(phase="terror", threat="3", slots=["expose"], conceded=["expose"], reds=["bolt"], dice_later=3)
    assert dice_of_next_test(match) == 1
    match = table(phase="terror", abductor="renesha", threat="3", slots=["understood"], conceded=["understood"])
    assert dice_of_next_test(match) == 2
    match = roll(table(phase="terror", fours=True, hand=["relax", "want"], reds=["bolt"]), "draw", 4, 1)
    assert asked(match) == "convert"


def test_NG_408_dice_for_the_next_test_add_up_and_are_used_up() -> None:
    match = succeed(table(threat="3", hand=["consider", "consider", "relax"]), "up consider", 1)
    assert dice_of_next_test(match) == 4
    match = succeed(match, "up consider", 2)
    assert dice_of_next_test(match) == 5
    assert now(match, "dice_next") == 3
    match = lucky(match, "up relax", lambda step: True)
    assert now(match, "dice_next") == 0


def test_NG_408_unused_dice_are_gone_with_the_discussion() -> None:
    match = table(threat="3", dice_next=2, dice_discussion=2, reds=["doubt"])
    play(match, "end", "done", "draw")
    assert dice_of_next_test(match) == 2


def test_NG_309_NG_406_a_free_four_for_the_next_test_is_gone_with_the_discussion() -> None:
    match = table(threat="3", hand=["trust", "minutes"], reds=["doubt"], options={"discussion_set": "base"})
    match = succeed(match, "up trust", 1)
    play(match, "end", "done", "draw")
    match = roll(match, "up minutes", 4, 1)
    assert facts(last(match), "test-resolved") == [{"successes": 0}]


def test_NG_408_dice_of_a_discussion_last_until_it_ends_and_a_price_as_long_as_its_card() -> None:
    match = table(threat="3", cp=4, slots=["helicopter"], hand=["consider", "relax"])
    play(match, "concede helicopter")
    match = succeed(match, "up consider", 0)
    assert dice_of_next_test(match) == 4
    match = table(threat="3", slots=["expose"], conceded=["expose"], held=5, released=4, hand=["marksman"])
    assert dice_of_next_test(match) == 1
    match = succeed(match, "up marksman", 1)
    assert dice_of_next_test(match) == 2


def test_NG_409_a_die_against_the_threat_is_no_test() -> None:
    match = table(phase="terror", abductor="renesha", threat="4", reds=["push"], hand=["relax", "want"], dice_later=2)
    match = lucky(match, "draw", lambda step: facts(step, "die-compared")[0]["die"] == 4)
    assert people(match) == (8, 0, 1)
    assert not {"test-rolled", "test-resolved", "card-spent"} & set(codes(last(match)))
    assert len(now(match, "dice")) == 1


def test_NG_410_the_hostage_taker_answers_after_the_whole_line() -> None:
    match = succeed(table(abductor="renesha", threat="1", hand=["yourself"]), "up yourself", 0)
    assert [fact["to"] for fact in facts(last(match), "threat-changed")] == ["2", "3"]
    assert codes(last(match))[-1] == "discussion-over"
    match = succeed(table(abductor="renesha", threat="1", held=5, hand=["escort"]), "up escort", 1)
    told = [code for code in codes(last(match)) if code in ("hostages-released", "threat-changed")]
    assert told == ["hostages-released", "threat-changed", "threat-changed"]
