"""Valet de chambre ?: played cards stay out."""

from tests.stage import (
    asked,
    codes,
    facts,
    moves,
    play,
    rows,
    rule_against,
    seen,
)

from tablee.games.loch_ness.tests.stage import before_reveal, surface, table

VALET: dict[str, object] = {"valet": True}


def test_LN_130_without_the_variant_the_hotel_does_not_exist() -> None:
    match = table("actions")
    assert "journalist hotel" not in moves(match)
    assert rule_against(match, "0 journalist hotel") == "LN-130"
    assert "journalist hotel" in moves(table("actions", options=VALET))


def test_LN_131_laid_cards_go_on_top_of_the_discard() -> None:
    match = surface("s12", (4, 2, 1), options=VALET, discard={0: [3, 5]})
    assert rows(match, "discard") == [[3, 5, 4], [2], [1]]
    assert rows(match, "hand") == [[1, 2], [1, 3, 4, 5], [2, 3, 4, 5]]


def test_LN_132_who_has_laid_his_last_card_takes_all_five_back() -> None:
    match = before_reveal("s12", (4, 2, 1), options=VALET, discard={0: [3, 5, 1, 2], 1: [1, 3, 4]})
    assert rows(match, "hand")[0] == []
    step = play(match, "2 pass")
    assert facts(step, "cards-recovered") == [{"seat": 0}]
    assert rows(match, "hand") == [[1, 2, 3, 4, 5], [5], [2, 3, 4, 5]]
    assert rows(match, "discard") == [[], [1, 3, 4, 2], [1]]


def test_LN_133_a_white_card_is_not_discarded_and_hand_and_discard_stay() -> None:
    match = surface("s12", (5, 2, 1), options=VALET, discard={0: [3, 5]}, standing={0: "distillerie"})
    assert rows(match, "hand")[0] == [1, 2, 4]
    assert rows(match, "discard")[0] == [3, 5]


def test_LN_134_discards_are_public() -> None:
    match = table("cards", options=VALET, discard={0: [3, 5], 2: [1]})
    for viewer in (0, 1, 2, None):
        assert [row["discard"] for row in seen(match, viewer)["seats"]] == [[3, 5], [], [1]]


def test_LN_135_the_dummy_deck_works_as_always() -> None:
    match = before_reveal("s12", (1, 1, 4), seats=2, options=VALET, dummy_up=[2, 5])
    step = play(match, "1 pass")
    assert facts(step, "dummy-revealed") == [{"value": 4}]
    assert "dummy-shuffled" in codes(step)
    assert seen(match, None)["dummy"]["left"] == 5
    assert rows(match, "discard") == [[1], [1]]


def test_LN_136_a_fifth_card_comes_back_before_the_auction_so_everybody_has_something_to_bid() -> None:
    both: dict[str, object] = {"orage": True, "valet": True}
    match = surface("s12", (4, 2, 1), options=both, little=14, discard={0: [3, 5, 1, 2], 1: [1, 3, 4]})
    assert [kind for _, kind in asked(match)] == ["bid"] * 3
    assert len(moves(match, 0)) == 32
    assert moves(match, 1) == ["bid none", "bid 5"]
    assert rule_against(match, "1 bid 2") == "LN-136"


def test_LN_T48_after_a_three_and_a_five_the_hand_is_one_two_four() -> None:
    match = surface("s12", (3, 1, 1), options=VALET)
    assert rows(match, "discard")[0] == [3]
    match = surface("s12", (5, 1, 1), options=VALET, discard={0: [3]})
    assert rows(match, "hand")[0] == [1, 2, 4]
    assert seen(match, 1)["seats"][0]["discard"] == [3, 5]


def test_LN_T49_the_hotel_gives_the_cards_back_and_the_card_of_that_round_is_discarded() -> None:
    cameras = {seat: {"7": f"g{seat + 1}a"} for seat in range(3)}
    match = table("actions", round=3, options=VALET, discard={0: [3, 5]}, cameras=cameras, big="s1")
    play(match, "0 journalist hotel")
    assert rows(match, "hand")[0] == [1, 2, 3, 4, 5]
    play(match, "1 journalist boutique", "2 journalist cornemuses", "0 lay 3", "1 lay 1", "2 lay 1")
    play(match, "0 camera 7 g14a", "1 camera 7 g14b", "2 camera 7 g13a", "0 pass", "1 pass", "2 pass")
    assert asked(match) == [(1, "place_journalist")]
    assert rows(match, "hand")[0] == [1, 2, 4, 5]
    assert rows(match, "discard")[0] == [3]


def test_LN_T50_with_the_fifth_card_hand_and_discard_start_anew() -> None:
    match = surface("s12", (4, 1, 1), options=VALET, discard={0: [1, 2, 3, 5]})
    assert rows(match, "hand")[0] == [1, 2, 3, 4, 5]
    assert rows(match, "discard")[0] == []


def test_LN_T51_a_round_at_the_distillery_changes_neither_hand_nor_discard() -> None:
    match = surface("s12", (7, 1, 1), options=VALET, discard={0: [2, 3, 5]}, standing={0: "distillerie"})
    assert rows(match, "hand")[0] == [1, 4]
    assert rows(match, "discard")[0] == [2, 3, 5]


def test_LN_T52_who_lays_nothing_discards_nothing() -> None:
    match = surface("s12", (4, 1, 1), seats=4, options=VALET, discard={3: [2]})
    assert rows(match, "discard") == [[4], [1], [1], [2]]
    assert rows(match, "hand")[3] == [1, 3, 4, 5]
