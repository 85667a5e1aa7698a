"""Sets of one's own. (NG-1101..1114)"""

from collections import Counter
from typing import Any

import pytest

from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games.negociateur.tests.stage import GAME, asked, deck, moves, now, pieces, play, rule_against

TERROR = (
    "food*1 water*1 mother*1 bad-feeling*4 annoyed*1 no-time*2 more-hostages*1 anger*1 square-one*1 "
    "example*2 push*2 nowhere*3 countdown*1"
)
DISCUSSION = (
    "relax*1 calm*1 want*2 chat*2 listening*2 breathe*2 trust*2 minutes*2 weakest*2 "
    "compromise*1 on-table*1 big-lie*1 walk-in*1 one-shot*1 assault*1"
)


def refused(option: str, value: object) -> Refused:
    with pytest.raises(Refused) as caught:
        GAME.start(1, seed=0, options={option: value})
    return caught.value


def rule_broken(option: str, value: str) -> object:
    """The rule that a set written out breaks."""
    refusal = refused(option, value)
    assert refusal.code == "illegal-set"
    assert refusal.facts["option"] == option
    return refusal.facts["rule"]


def terror_set(value: str) -> dict[str, int]:
    kept: dict[str, int] = now(GAME.start(1, seed=0, options={"terror_set": value}), "terror_set")
    return kept


def built(match: Match, *wanted: str) -> list[list[str]]:
    """What was offered at each step, when these cards were taken."""
    offers = []
    for card in wanted:
        offers.append([move.split(" ")[1] for move in moves(match)])
        play(match, f"{asked(match)} {card}")
    return offers


# Terror sets.


def test_NG_1101_three_minor_demands_of_either_box() -> None:
    assert terror_set(TERROR)["water"] == 1
    for other in (TERROR.replace("food*1 ", ""), TERROR + " doctor", TERROR.replace("food*1", "food*2")):
        assert rule_broken("terror_set", other) == "NG-1101"


def test_NG_1101_they_may_be_chosen() -> None:
    match = GAME.start(1, seed=0, options={"terror_set": "choice"})
    first, second, third = built(match, "food", "mother", "power")
    assert first == ["food", "doctor", "power", "water", "fall-back", "mother"]
    assert second == ["doctor", "power", "water", "fall-back", "mother"]
    assert third == ["doctor", "power", "water", "fall-back"]
    assert asked(match) == "keep"
    assert moves(match, "keep") == ["bad-feeling", "worse"]


def test_NG_1102_NG_G48_the_compulsory_cards_in_one_version_each() -> None:
    for other in (
        TERROR.replace("bad-feeling*4", "bad-feeling*2 worse*2"),
        TERROR.replace("bad-feeling*4", "bad-feeling*3"),
        TERROR.replace("annoyed*1 ", ""),
        TERROR.replace("annoyed*1", "annoyed*1 snap*1"),
        TERROR.replace("no-time*2", "no-time*1 patience*1"),
        TERROR.replace("more-hostages*1 ", ""),
    ):
        assert rule_broken("terror_set", other) == "NG-1102"


def test_NG_1102_the_versions_may_be_chosen_and_come_with_all_their_copies() -> None:
    match = GAME.start(1, seed=0, options={"terror_set": "choice"})
    offers = built(match, "food", "mother", "power", "worse", "snap", "patience", "stakes")
    assert offers[3:] == [
        ["bad-feeling", "worse"],
        ["snap", "annoyed"],
        ["no-time", "patience"],
        ["stakes", "more-hostages"],
    ]
    kept = now(match, "terror_set")
    assert (kept["worse"], kept["snap"], kept["patience"], kept["stakes"]) == (4, 1, 2, 1)
    assert asked(match) == "discuss"


def test_NG_1103_two_cards_that_may_raise_the_threat() -> None:
    for other in (
        TERROR.replace("anger*1 ", ""),
        TERROR.replace("anger*1", "anger*1 poison*1"),
        TERROR.replace("anger*1 square-one*1", "anger*2"),
    ):
        assert rule_broken("terror_set", other) == "NG-1103"


def test_NG_1104_eight_others() -> None:
    for other in (
        TERROR.replace("countdown*1", "countdown*1 media*1"),
        TERROR.replace("nowhere*3", "nowhere*2"),
        TERROR.replace("nowhere*3 countdown*1", "nowhere*4"),
    ):
        assert rule_broken("terror_set", other) == "NG-1104"


@pytest.mark.parametrize("seed", range(20))
def test_NG_1103_NG_1104_NG_1105_a_random_set_is_a_set_of_twenty_one(seed: int) -> None:
    match = GAME.start(1, seed=seed, options={"terror_set": "random"})
    kept = now(match, "terror_set")
    assert sum(kept.values()) == 21
    written = " ".join(f"{card}*{copies}" for card, copies in kept.items())
    assert terror_set(written) == kept
    assert (deck(match), now(match, "deck_reds")) == (11, 10)


def test_NG_1103_NG_1104_what_is_left_to_luck_varies_and_comes_from_both_boxes() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        seen.update(now(GAME.start(1, seed=seed, options={"terror_set": "random"}), "terror_set"))
    for card in ("anger", "poison", "square-one", "stalling", "doubt", "weakness", "nowhere", "push", "worse", "food"):
        assert seen[card] > 0


def test_NG_1105_the_whole_set_can_come_and_nothing_else() -> None:
    match = GAME.start(1, seed=0, options={"terror_set": TERROR})
    assert now(match, "reds") == now(match, "terror_set")
    assert sum(now(match, "reds").values()) == 21


def test_NG_1106_golden_cards_of_both_boxes_may_be_mixed() -> None:
    for pivotal, number in (("crimewave", 6), ("base", 3), ("mixed", 9)):
        assert len(now(GAME.start(1, seed=0, options={"pivotal": pivotal}), "goldens")) == number


def test_NG_1107_both_boxes_shuffled_together_are_no_set() -> None:
    whole = {name: GAME.start(1, seed=0, options={"terror_set": name}) for name in ("crimewave", "base")}
    every = now(whole["crimewave"], "terror_set") | now(whole["base"], "terror_set")
    assert rule_broken("terror_set", " ".join(f"{card}*{copies}" for card, copies in every.items())) == "NG-1107"


# Discussion sets.


def test_NG_1111_twenty_two_cards_so_many_of_each_price() -> None:
    match = GAME.start(1, seed=0, options={"discussion_set": DISCUSSION})
    assert sum(now(match, "discussion_set").values()) == 22
    assert now(match, "hand") == {"relax": 1, "want": 2, "calm": 1, "chat": 2}
    for other in (
        DISCUSSION.replace("relax*1 ", ""),
        DISCUSSION.replace("relax*1", "relax*2"),
        DISCUSSION.replace("want*2", "calm*2"),
        DISCUSSION.replace("listening*2", "listening*2 consider*2"),
        DISCUSSION.replace("listening*2 ", ""),
        DISCUSSION.replace("trust*2 ", ""),
        DISCUSSION.replace("weakest*2", "weakest*2 escort*2"),
        DISCUSSION.replace("assault*1", "assault*1 snipers*1"),
        DISCUSSION.replace("assault*1", "one-shot*1"),
        DISCUSSION.replace("walk-in*1", "walk-in*1 marksman*1"),
    ):
        assert rule_broken("discussion_set", other) == "NG-1111"


def test_NG_1111_NG_G47_the_five_from_4_to_7_are_different() -> None:
    assert rule_broken("discussion_set", DISCUSSION.replace("compromise*1 on-table*1", "compromise*2")) == "NG-1111"


def test_NG_1111_the_two_versions_of_a_free_card_do_the_same() -> None:
    match = GAME.start(1, seed=3, options={"discussion_set": DISCUSSION})
    twin = GAME.start(1, seed=3, options={"discussion_set": DISCUSSION})
    play(match, "up relax")
    play(twin, "up calm")
    assert now(match, "threat", "cp", "dice") == now(twin, "threat", "cp", "dice")


def test_NG_1112_pairs_are_not_split() -> None:
    for other in (
        DISCUSSION.replace("weakest*2", "weakest*1 escort*1"),
        DISCUSSION.replace("listening*2", "listening*1 consider*1"),
        DISCUSSION.replace("trust*2", "trust"),
    ):
        assert rule_broken("discussion_set", other) == "NG-1112"


def test_NG_1112_a_set_may_be_chosen_by_price() -> None:
    match = GAME.start(1, seed=0, options={"discussion_set": "choice"})
    wanted = ["listening", "trust", "breathe", "minutes", "weakest"]
    wanted += ["compromise", "on-table", "big-lie", "walk-in", "one-shot", "assault"]
    offers = built(match, *wanted)
    assert offers[0] == ["consider", "listening"]
    assert offers[2] == ["breathe", "tough-spot", "prolong", "cool-head", "minutes"]
    assert offers[-1] == ["snipers", "assault"]
    assert asked(match) == "discuss"
    kept = now(match, "discussion_set")
    assert (kept["listening"], kept["weakest"], kept["assault"], sum(kept.values())) == (2, 2, 1, 22)


def test_NG_1111_NG_1112_a_set_of_ones_own_mixes_the_free_cards_of_both_boxes() -> None:
    match = GAME.start(1, seed=0, options={"discussion_set": "own"})
    offers = built(match, "calm", "want", "relax", "chat", "terms", "chat", "listening", "trust")
    assert offers[:7] == [
        ["relax", "want", "yourself", "calm", "terms", "chat"],
        ["relax", "want", "yourself", "calm", "terms", "chat"],
        ["relax", "want", "yourself", "calm", "terms", "chat"],
        ["want", "yourself", "terms", "chat"],
        ["want", "yourself", "terms", "chat"],
        ["yourself", "chat"],
        ["consider", "listening"],
    ]
    built(match, "breathe", "minutes", "weakest", "compromise", "on-table", "big-lie", "walk-in", "one-shot", "assault")
    assert asked(match) == "discuss"
    assert now(match, "hand") == {"relax": 1, "want": 1, "calm": 1, "terms": 1, "chat": 2}
    assert sum(now(match, "discussion_set").values()) == 22


def test_NG_1111_the_free_cards_offered_are_as_many_as_may_still_be_taken() -> None:
    match = GAME.start(1, seed=0, options={"discussion_set": "own"})
    play(match, "take calm")
    offered = {piece["id"]: piece["slots"].get("count") for piece in pieces(match) if piece["place"] == "choices"}
    assert (offered["offer-relax"], offered["offer-calm"], offered["offer-want"]) == (None, None, "×2")


def test_NG_1111_a_third_copy_of_a_free_card_is_refused_whatever_its_version() -> None:
    match = GAME.start(1, seed=0, options={"discussion_set": "own"})
    play(match, "take calm", "take relax")
    assert rule_against(match, "take calm") == "NG-1111"
    assert rule_against(match, "take relax") == "NG-1111"


def test_NG_1111_matches_begun_before_free_cards_could_be_mixed_have_those_of_the_box() -> None:
    assert "choice" not in next(option for option in GAME.options if option.name == "discussion_set").values
    assert now(GAME.start(1, seed=0, options={"discussion_set": "choice"}), "discussion_set") == {
        "relax": 2,
        "want": 2,
        "yourself": 2,
    }


@pytest.mark.parametrize(
    ("taken", "legal"),
    [
        ({}, True),
        ({"relax": 1, "calm": 1}, True),
        ({"relax": 2, "calm": 1}, False),
        ({"relax": 1, "consider": 2}, False),
        ({"relax": 2, "terms": 2, "chat": 1, "yourself": 1, "consider": 2}, True),
        ({"relax": 2, "terms": 2, "chat": 1, "yourself": 1, "consider": 1}, False),
    ],
)
def test_NG_1111_a_position_amid_building_has_only_what_could_be_taken(taken: dict[str, int], *, legal: bool) -> None:
    position: Any = GAME.start(1, seed=0, options={"discussion_set": "own"}).position()
    position["board"]["discussion_set"] = taken
    if legal:
        assert asked(GAME.from_position(position)) == "take"
    else:
        with pytest.raises(Refused, match="nothing-dealt-while-building"):
            GAME.from_position(position)


@pytest.mark.parametrize("seed", range(20))
def test_NG_1112_or_be_left_to_luck(seed: int) -> None:
    kept = now(GAME.start(1, seed=seed, options={"discussion_set": "random"}), "discussion_set")
    written = " ".join(f"{card}*{copies}" for card, copies in kept.items())
    assert now(GAME.start(1, seed=0, options={"discussion_set": written}), "discussion_set") == kept


def test_NG_1113_a_set_is_checked_before_the_match_and_an_illegal_one_refused_with_its_rule() -> None:
    assert rule_broken("terror_set", TERROR + " doctor") == "NG-1101"
    assert rule_broken("discussion_set", "relax*2 want*2") == "NG-1111"
    for text in ("relax*2 wnat*2", "relax*2 want*²", "relax*2 want*", "relax*2 want*-1", "relax*2 want*999"):
        refusal = refused("discussion_set", text)
        assert (refusal.code, refusal.facts["like"]) == ("unknown-card", "want")
    assert refused("discussion_set", "escort").code == "option-value"
    assert refused("discussion_set", 7).code == "option-value"
    assert refused("terror_set", DISCUSSION).code == "unknown-card"


def test_NG_1113_while_a_set_is_built_other_moves_are_refused() -> None:
    match = GAME.start(1, seed=0, options={"discussion_set": "choice", "terror_set": "choice"})
    assert rule_against(match, "end") == "NG-1113"
    assert rule_against(match, "take escort") == "NG-1111"
    play(match, "take consider")
    assert rule_against(match, "take consider") == "NG-1112"


def test_NG_1114_each_set_is_settled_for_itself() -> None:
    for discussion in ("crimewave", "base"):
        for terror in ("crimewave", "base"):
            match = GAME.start(1, seed=0, options={"discussion_set": discussion, "terror_set": terror})
            assert ("escort" in now(match, "discussion_set")) == (discussion == "crimewave")
            assert ("anger" in now(match, "terror_set")) == (terror == "crimewave")


def test_sets_drawn_for_the_laws_are_sets() -> None:
    luck = Rng()
    luck.seed(4)
    discussions, terrors = set(), set()
    for _ in range(50):
        drawn: dict[str, object] = {option.name: option.further(luck) for option in GAME.options}
        wished = {name: value for name, value in drawn.items() if value is not None}
        assert GAME.settle(1, wished) == GAME.settle(1, {}) | wished
        discussions.add(wished["discussion_set"])
        terrors.add(wished["terror_set"])
    assert min(len(discussions), len(terrors)) > 40


# Vectors.


def test_NG_T60_both_versions_of_a_compulsory_card() -> None:
    assert rule_broken("terror_set", TERROR.replace("bad-feeling*4", "bad-feeling*2 worse*2")) == "NG-1102"


def test_NG_T61_four_cards_that_may_raise_the_threat() -> None:
    four = TERROR.replace("anger*1", "anger*1 poison*1 stalling*1").replace("nowhere*3", "nowhere*1")
    assert rule_broken("terror_set", four) == "NG-1103"


def test_NG_T62_one_each_of_two_cards_at_three() -> None:
    assert rule_broken("discussion_set", DISCUSSION.replace("weakest*2", "weakest*1 escort*1")) == "NG-1112"
