"""Positions that cannot come up are refused, with what is wrong about them."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.games.negociateur.tests.stage import GAME, draw, now, play, roll, succeed, table

Whole = dict[str, Any]
Change = Callable[[Whole], object]


def refused(match: Match, change: Change) -> str:
    """What is said against the position of a match once something about its board has changed."""
    whole: Whole = match.position()
    assert GAME.from_position(whole, seed=0).position() == whole
    change(whole["board"])
    with pytest.raises(Refused) as caught:
        GAME.from_position(whole, seed=0)
    return str(caught.value.facts.get("field") or caught.value.facts["why"])


def put(**fields: object) -> Change:
    """Other values for these fields."""
    return lambda board: board.update(fields)


def into(field: str, **fields: object) -> Change:
    """Other values within a field."""
    return lambda board: board[field].update(fields)


def both(*changes: Change) -> Change:
    return lambda board: [change(board) for change in changes]


def talking() -> Match:
    """A discussion with a bit of everything on the table."""
    return table(
        hand=["relax", "escort"], played=["want"], covered=["breathe"], removed=["snipers"], slots=["major", "car"],
        minors=["food"], alerts=["anger"], released=1, eliminated=1, deck=8,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (into("discussion_set", relax=1), "sets-legal, discussion-cards-conserved"),
        (into("terror_set", worse=4), "sets-legal, terror-cards-conserved"),
        (into("hand", relax=2), "discussion-cards-conserved"),
        (into("shop", relax=2), "discussion-cards-conserved"),
        (into("played", relax=2), "discussion-cards-conserved"),
        (into("covered", relax=2), "discussion-cards-conserved"),
        (into("removed", relax=2), "discussion-cards-conserved"),
        (put(hand={}), "discussion-cards-conserved"),
        (into("hand", relax=3), "hand"),
        (into("hand", relaxed=1), "hand"),
        (into("reds", example=1), "terror-cards-conserved"),
        (put(discard=["poison"]), "terror-cards-conserved"),
        (put(minors=[]), "terror-cards-conserved"),
        (put(alerts=[]), "terror-cards-conserved"),
        (put(minors=["food", "doctor"]), "terror-cards-conserved"),
        (put(minors=["poison"]), "minors"),
        (put(alerts=["poison"]), "alerts"),
        (put(deck_reds=20), "deck-within-set"),
        (put(deck_golden=False), "one-pivotal-event"),
        (put(goldens=[]), "one-pivotal-event"),
        (put(discard=["chief"]), "one-pivotal-event"),
        (put(goldens=["poison"]), "goldens"),
        (put(zone=19), "pawns-suffice"),
        (put(zone=-1), "zone"),
        (put(released=21), "released"),
        (put(eliminated=-1), "eliminated"),
        (put(zone=0, released=1, eliminated=2), "half-alive"),
        (put(threat="8"), "threat"),
        (put(cp=1001), "cp"),
        (put(turn=0), "turn"),
        (put(clocks=[0]), "demands-in-slots"),
        (put(clocks=[0, 11]), "clocks"),
        (put(slots=["car", "car"]), "demands-in-slots"),
        (put(slots=["car"] + ["escape"] * 3, clocks=[0] * 4), "demands-in-slots"),
        (put(slots=["food", "car"]), "slots"),
        (put(escapes_placed=2), "demands-in-slots"),
        (put(unseen_demands=["car", "expose"]), "demands-in-slots"),
        (put(minors=["food", "food"]), "terror-cards-conserved, demands-in-slots"),
        (put(unseen_demands=[]), "demands-to-turn-up"),
        (put(unseen_demands=["bus"]), "demands-to-turn-up"),
        (put(unseen_demands=["expose", "gang"]), "demands-to-turn-up"),
        (put(accomplice=True, minors=[]), "terror-cards-conserved, accomplice-has-no-demands"),
        (put(accomplice=True, slots=[], clocks=[]), "accomplice-has-no-demands"),
        (put(ask="buy"), "question-of-the-phase"),
        (put(ask="nothing"), "question-of-the-phase"),
        (put(ask="talk"), "ask"),
        (put(phase="break"), "phase"),
        (put(end="escaped"), "over-with-an-end"),
        (put(phase="over", ask="nothing"), "over-with-an-end"),
        (put(todo=["alert-over"]), "effects-wait-in-order"),
        (put(todo=["forget"]), "todo"),
        (put(firing=True), "effects-wait-in-order"),
        (put(conceding="car"), "effects-wait-in-order"),
        (put(testing="relax.test"), "question-is-open"),
        (put(testing="poison.main.1"), "testing"),
        (put(choosing="poison.main.1"), "question-is-open"),
        (put(choosing="relax.test"), "choosing"),
        (put(returning=1), "question-is-open"),
        (put(revealing=1), "question-is-open"),
        (put(dice=[1] * 6), "dice-are-dice"),
        (put(dice=[4, 3], converted=2), "dice-are-dice"),
        (put(dice=[7]), "dice"),
        (put(dice=[0]), "dice"),
        (put(drawn="snap"), "terror-cards-conserved, cards-being-resolved"),
        (put(ending=True), "cards-being-resolved"),
        (put(playing="relax"), "cards-being-resolved"),
        (put(discount=2), "discount"),
        (put(conceded=["car", "car"]), "conceded"),
        (put(accomplice=1), "Expected `bool`, got `int` - at `$.accomplice`"),
        (put(colour="red"), "Object contains unknown field `colour`"),
    ],
)
def test_a_discussion_that_cannot_come_up_is_refused(change: Change, law: str) -> None:
    assert refused(talking(), change) == law


def test_NG_607_eleven_cards_in_hand_are_refused() -> None:
    hand = ["relax", "relax", "want", "want", "yourself", "yourself", "escort", "escort", "breathe", "breathe"]
    ten = table(hand=hand)
    change = both(into("hand", snipers=1), lambda board: board["shop"].pop("snipers"))
    assert refused(ten, change) == "hand-within-limit"


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (put(zone=0), "accomplice-holds-somebody"),
        (put(slots=["escape"], clocks=[0]), "accomplice-has-no-demands"),
    ],
)
def test_NG_912_an_accomplice_has_somebody_and_no_demands(change: Change, law: str) -> None:
    assert refused(table(accomplice=True, held=1, released=8), change) == law


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (put(deck_reds=0, deck_golden=False, goldens=[], discard=["chief"]), "question-is-open"),
        (put(played={"relax": 1}, shop={}), "discussion-cards-conserved, nothing-played-in-terror"),
        (put(ask="act"), "question-of-the-phase, cards-being-resolved"),
        (put(ask="buy"), "question-of-the-phase, cards-being-resolved"),
        (put(drawn="snap"), "terror-cards-conserved, cards-being-resolved"),
        (put(ending=True), "cards-being-resolved"),
    ],
)
def test_a_terror_phase_that_cannot_come_up_is_refused(change: Change, law: str) -> None:
    assert refused(table(phase="terror"), change) == law


def test_NG_606_a_card_played_face_up_does_not_lie_there_in_a_terror_phase() -> None:
    match = table(phase="terror", hand=["relax"])
    assert refused(match, put(hand={}, played={"relax": 1})) == "nothing-played-in-terror"
    whole: Whole = match.position()
    whole["board"].update(hand={}, covered={"relax": 1})
    assert GAME.from_position(whole, seed=0).position() == whole


def converting() -> Match:
    """Amid a test of a terror card: a 4 may be paid for."""
    return roll(table(phase="terror", threat="3", hand=["relax", "want", "escort"], reds=["bolt"]), "draw", 4, 1)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (put(dice=[3, 1]), "question-is-open"),
        (put(converted=1), "question-is-open"),
        (put(testing=None), "question-is-open"),
        (put(ask="draw", testing=None), "effects-wait-in-order, cards-being-resolved"),
        (put(todo=[]), "effects-wait-in-order"),
        (put(todo=["terror-over"]), ""),
        (put(todo=["hidden", "terror-over"]), "effects-wait-in-order"),
        (put(todo=["terror-over", "hidden", "hidden"]), "effects-wait-in-order"),
        (put(todo=["terror-over", "conceded"], conceding="car"), "effects-wait-in-order"),
        (put(todo=["terror-over", "car.price.1"]), "effects-wait-in-order"),
        (put(todo=["terror-over", "snipers.none.3"]), "effects-wait-in-order"),
        (put(todo=["terror-over", "alert-over"]), "effects-wait-in-order"),
        (put(firing=True), "effects-wait-in-order"),
        (put(drawn=None, discard=["bolt"]), "terror-cards-conserved, cards-being-resolved"),
        (put(playing="relax"), "cards-being-resolved"),
        (put(phase="discussion"), "effects-wait-in-order, cards-being-resolved"),
    ],
)
def test_a_test_that_cannot_wait_is_refused(change: Change, law: str) -> None:
    match = converting()
    if law:
        assert set(refused(match, change).split(", ")) == set(law.split(", "))
    else:
        whole: Whole = match.position()
        change(whole["board"])
        assert GAME.from_position(whole, seed=0).position() == whole


def test_NG_403_a_four_that_nobody_can_pay_for_asks_nothing() -> None:
    match = roll(table(phase="terror", threat="3", hand=["relax", "want"], reds=["bolt"]), "draw", 4, 1)
    assert refused(match, both(put(hand={"relax": 1}), into("shop", want=2))) == "question-is-open"


def test_NG_403_a_second_card_is_asked_for_while_there_is_one_and_a_four() -> None:
    match = converting()
    play(match, "spend relax")
    assert match.decision(0).kind == "spend"
    assert refused(match, put(dice=[5, 1])) == "question-is-open"
    assert refused(match, put(converted=1)) == "question-is-open"
    assert refused(match, both(put(hand={}), into("shop", want=2, escort=2))) == "question-is-open"


def test_NG_109_a_choice_is_asked_only_with_more_than_one_way() -> None:
    match = draw(table(phase="terror", hand=["relax"] * 2 + ["want"]), "poison")
    assert match.decision(0).kind == "choose"
    assert refused(match, put(choosing=None)) == "question-is-open"
    assert refused(match, put(ask="return", returning=1)) == "question-is-open"


def test_NG_510_as_many_cards_are_asked_for_as_there_are_and_no_more() -> None:
    match = draw(table(phase="terror", hand=["relax"] * 2 + ["want"]), "media")
    assert match.decision(0).kind == "return"
    assert refused(match, put(returning=3)) == "question-is-open"
    assert refused(match, put(returning=0)) == "question-is-open"
    assert refused(match, put(returning=11)) == "returning"


def test_NG_804_a_demand_to_turn_up_is_asked_for_with_more_than_one_face_down() -> None:
    match = succeed(table(slots=["major", "escape"], hand=["want"]), "up want", 1)
    assert match.decision(0).kind == "reveal"
    assert refused(match, put(slots=["car", "escape"], unseen_demands=["bus"])) == "question-is-open"
    assert refused(match, put(revealing=0)) == "question-is-open"
    assert refused(match, put(playing="escort")) == "cards-being-resolved"
    assert refused(match, put(todo=["snipers.none.3"], playing=None)) == "effects-wait-in-order"
    assert refused(match, put(todo=["snipers.none.3", "snipers.none.3"])) == "effects-wait-in-order"
    assert refused(match, put(todo=["terror-over"])) == "effects-wait-in-order"
    assert refused(match, put(todo=["car.price.1"])) == "effects-wait-in-order"
    assert refused(match, put(todo=["conceded"])) == "effects-wait-in-order"
    assert refused(match, put(todo=["conceded"], conceding="car")) == "effects-wait-in-order"


def test_NG_815_what_is_being_conceded_lies_on_the_table() -> None:
    match = table(minors=["mother"], slots=["major", "escape"], options={"terror_set": "base"})
    play(match, "concede mother")
    assert match.decision(0).kind == "reveal"
    assert refused(match, put(conceding=None)) == "effects-wait-in-order"
    assert refused(match, put(conceding="water")) == "effects-wait-in-order"
    assert refused(match, put(conceding="car")) == "effects-wait-in-order"
    assert refused(match, put(todo=["mother.price.1"])) == "effects-wait-in-order"


def test_a_purchase_that_cannot_come_up_is_refused() -> None:
    match = table(phase="purchase", played=["relax"])
    assert refused(match, put(ask="act")) == "question-of-the-phase"
    assert refused(match, put(playing="relax")) == "cards-being-resolved"
    assert refused(match, put(ending=True)) == "cards-being-resolved"


def test_a_match_that_is_over_has_its_end_and_asks_nothing() -> None:
    match = table(deck=0)
    play(match, "end", "done")
    assert refused(match, put(end="not-yet")) == "half-alive, over-with-an-end"
    assert refused(match, put(ask="draw")) == "question-of-the-phase, question-is-open"
    assert refused(match, put(end="captured")) == "half-alive"
    assert refused(match, put(end="escaped")) == "half-alive"


def building() -> Match:
    return GAME.start(1, seed=0, options={"discussion_set": "own", "terror_set": "choice"})


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (put(hand={"relax": 1}), "discussion-cards-conserved"),
        (put(shop={"escort": 1}), "discussion-cards-conserved"),
        (put(played={"escort": 1}), "nothing-dealt-while-building"),
        (put(covered={"escort": 1}), "nothing-dealt-while-building"),
        (put(removed={"escort": 1}), "nothing-dealt-while-building"),
        (put(discard=["anger"]), "terror-cards-conserved, nothing-dealt-while-building"),
        (put(reds={"anger": 1}), "nothing-dealt-while-building"),
        (put(minors=["food"]), "nothing-dealt-while-building"),
        (put(alerts=["anger"]), "nothing-dealt-while-building"),
        (put(slots=["car"], clocks=[0]), "nothing-dealt-while-building"),
        (put(escapes_placed=1, abductor="lijah"), "nothing-dealt-while-building"),
        (put(deck_golden=True), "nothing-dealt-while-building"),
        (put(goldens=[]), "one-pivotal-event"),
        (put(ask="keep"), "nothing-dealt-while-building"),
        (put(ask="act"), "question-of-the-phase"),
        (put(terror_set={"food": 1, "bad-feeling": 4}), ""),
        (put(terror_set={"food": 1, "bad-feeling": 3}), "nothing-dealt-while-building"),
        (put(terror_set={"example": 2}), "nothing-dealt-while-building"),
        (put(terror_set={"food": 1, "doctor": 1, "power": 1, "water": 1}), "nothing-dealt-while-building"),
    ],
)
def test_a_set_that_cannot_be_built_is_refused(change: Change, law: str) -> None:
    if law:
        assert refused(building(), change) == law
    else:
        whole: Whole = building().position()
        change(whole["board"])
        assert GAME.from_position(whole, seed=0).position() == whole


def test_NG_1105_while_red_cards_are_kept_the_discussion_set_is_complete_and_the_other_is_not() -> None:
    match = GAME.start(1, seed=0, options={"terror_set": "choice"})
    assert match.decision(0).kind == "keep"
    assert refused(match, into("discussion_set", escort=1)) == "nothing-dealt-while-building"
    assert refused(match, put(ask="take")) == "nothing-dealt-while-building"
    complete = now(GAME.start(1, seed=0), "terror_set")
    assert refused(match, put(terror_set=complete)) == "nothing-dealt-while-building"
