"""Movement cards: who lays one, from where, and who may know it."""

import pytest
from tests.stage import (
    asked,
    board,
    codes,
    facts,
    moves,
    play,
    play_on,
    refusal,
    rows,
    rule_against,
    seed_where,
    seen,
)

from tablee.games.loch_ness.tests.stage import GAME, surface, table

HAND = [f"lay {value}" for value in (1, 2, 3, 4, 5)]
WHITE = [f"lay {value}" for value in (0, 1, 2, 3, 4, 5, 7)]


def test_LN_20_the_card_of_round_one_is_drawn_from_the_hand_and_every_card_is_as_likely() -> None:
    drawn = [0] * 6
    for seed in range(300):
        match = GAME.start(seats=3, seed=seed, options={"first_player": 0})
        play(match, "0 nessie s1")
        for value in rows(match, "laid"):
            drawn[value] += 1
    assert drawn[0] == 0
    assert all(140 < number < 220 for number in drawn[1:]), drawn


def test_LN_20_the_cards_of_one_round_are_drawn_independently() -> None:
    deals = set()
    for seed in range(200):
        match = GAME.start(seats=3, seed=seed, options={"first_player": 0})
        play(match, "0 nessie s1")
        deals.add(tuple(rows(match, "laid")))
    assert any(len(set(deal)) == 1 for deal in deals)
    assert len(deals) > 60


def test_LN_20_with_the_option_the_card_of_round_one_is_chosen() -> None:
    match = GAME.start(seats=3, seed=1, options={"first_player": 0, "first_round_card": "choice"})
    play(match, "0 nessie s1")
    assert [moves(match, seat) for seat in range(3)] == [HAND] * 3
    play(match, "1 lay 4", "0 lay 2", "2 lay 2")
    assert rows(match, "laid") == [2, 4, 2]


def test_LN_21_only_the_owner_sees_the_card_he_laid() -> None:
    match = table("move1", laid={0: 3, 1: 5, 2: 1}, cameras={0: {"7": "g1a"}})
    for viewer in (0, 1, 2, None):
        values = [row["laid"]["value"] for row in seen(match, viewer)["seats"]]
        assert values == [value if viewer == seat else None for seat, value in enumerate([3, 5, 1])]


def test_LN_21_the_card_drawn_in_round_one_is_told_to_its_owner_alone() -> None:
    match = GAME.start(seats=4, seed=3, options={"first_player": 2})
    step = play(match, "2 nessie s4")
    for seat in (2, 3, 0):
        assert facts(step, "card-drawn-own", seat) == [{"seat": seat, "value": rows(match, "laid")[seat]}]
        assert len(facts(step, "card-laid", seat)) == 2
    assert codes(step, None) == ["nessie-placed", "card-laid", "card-laid", "card-laid"]
    assert codes(step, 1) == codes(step, None)


def test_LN_22_the_other_cards_stay_in_the_hand() -> None:
    match = table("cards")
    play(match, "0 lay 4")
    assert rows(match, "hand")[0] == [1, 2, 3, 5]
    assert seen(match, 0)["seats"][0]["hand"] == [1, 2, 3, 5]


def test_LN_23_two_players_lay_two_cards_and_the_third_comes_from_the_dummy_at_the_reveal() -> None:
    match = GAME.start(seats=2, seed=9, options={"first_player": 1})
    play_on(match, "place_camera")
    assert None not in rows(match, "laid")
    assert seen(match, None)["dummy"] == {"left": 5, "up": [], "top": None}
    for decision in match.decisions():
        if decision.kind != "place_camera":
            break
        step = match.play(decision.seat, decision.moves[0])
    assert [code for code in codes(step) if code.endswith("revealed")] == [
        "card-revealed",
        "card-revealed",
        "dummy-revealed",
    ]


@pytest.mark.parametrize(("seats", "without"), [(4, {3}), (5, {3, 4})])
def test_LN_24_the_fourth_and_fifth_in_turn_order_lay_no_card(seats: int, without: set[int]) -> None:
    match = GAME.start(seats=seats, seed=2, options={"first_player": 0})
    play(match, "0 nessie s1")
    assert {seat for seat, card in enumerate(rows(match, "laid")) if card is None} == without


def test_LN_37_cards_are_chosen_at_the_same_time_in_any_order_and_in_secret() -> None:
    match = table("cards", seats=4, first=1, cameras={seat: {"7": f"g{seat + 1}a"} for seat in range(4)})
    assert asked(match) == [(1, "lay_card"), (2, "lay_card"), (3, "lay_card")]
    assert all(decision.secret for decision in match.open())
    step = play(match, "3 lay 5")
    assert facts(step, "card-laid", 1) == [{"seat": 3, "deck": "hand"}]
    assert facts(step, "card-laid-own", 3) == [{"seat": 3, "value": 5, "deck": "hand"}]
    assert [seen(match, viewer)["seats"][3]["laid"]["value"] for viewer in (0, 1, 2, None)] == [None] * 4
    assert asked(match) == [(1, "lay_card"), (2, "lay_card")]
    assert refusal(match, "3 lay 1").code == "not-asked"
    play(match, "1 lay 1", "2 lay 1")
    assert asked(match) == [(1, "move_camera")]
    assert rows(match, "laid") == [None, 1, 1, 5]


def test_LN_37_from_round_two_on_the_card_is_always_chosen() -> None:
    match = GAME.start(seats=3, seed=2)
    play_on(match, "place_journalist")
    play_on(match, "lay_card")
    assert board(match)["round"] == 2


def test_LN_38_later_rounds_keep_a_laid_card_as_secret_and_the_rest_in_hand() -> None:
    match = table("cards", seats=2, cameras={0: {"7": "g1a"}, 1: {"7": "g2a"}})
    play(match, "0 lay 2", "1 lay 5")
    assert rows(match, "hand") == [[1, 3, 4, 5], [1, 2, 3, 4]]
    assert seen(match, 1)["seats"][0]["laid"] == {"deck": "hand", "value": None}
    assert seen(match, 1)["dummy"]["up"] == []


def test_LN_39_a_card_player_must_lay_a_card() -> None:
    assert rule_against(table("cards"), "0 pass") == "LN-39"


def test_LN_40_in_the_base_game_all_five_cards_are_back_in_hand() -> None:
    match = GAME.start(seats=3, seed=7)
    for decision in match.decisions():
        if decision.kind == "lay_card":
            holder = rows(match, "standing")[decision.seat] == "distillerie"
            assert decision.moves == (WHITE if holder else HAND)
        match.play(decision.seat, decision.moves[-1])


def test_LN_40_with_valet_the_hand_is_the_set_without_the_discard() -> None:
    match = table("cards", options={"valet": True}, discard={0: [3, 5], 1: [1]})
    assert moves(match, 0) == ["lay 1", "lay 2", "lay 4"]
    assert moves(match, 1) == ["lay 2", "lay 3", "lay 4", "lay 5"]
    assert rule_against(match, "0 lay 3") == "LN-40"


@pytest.mark.parametrize(("seats", "first", "players"), [(4, 3, [0, 1, 3]), (5, 4, [0, 1, 4]), (5, 0, [0, 1, 2])])
def test_LN_T07_card_players_are_counted_from_the_first_player(seats: int, first: int, players: list[int]) -> None:
    match = table("cards", seats=seats, first=first)
    assert [seat for seat, _ in asked(match)] == players
    idle = next(seat for seat in range(seats) if seat not in players)
    assert refusal(match, f"{idle} lay 1").code == "not-asked"


def test_LN_T08_by_default_nobody_is_asked_for_a_card_in_round_one() -> None:
    match = GAME.start(seats=3, seed=4)
    for decision in match.decisions():
        if board(match)["round"] > 1:
            break
        assert decision.kind != "lay_card"
        if decision.kind == "place_camera":
            for viewer in range(3):
                shown = [row["laid"]["value"] is not None for row in seen(match, viewer)["seats"]]
                assert shown == [viewer == seat for seat in range(3)]
        match.play(decision.seat, decision.moves[0])


def test_LN_T12_the_distillery_replaces_the_hand_and_gives_it_back() -> None:
    match = table("cards", standing={1: "distillerie"}, cameras={seat: {"7": f"g{seat + 9}a"} for seat in range(3)})
    assert moves(match, 1) == WHITE
    play(match, "1 lay 0", "0 lay 1", "2 lay 1")
    assert rows(match, "hand")[1] == [1, 2, 3, 4, 5]
    play(match, "0 camera 7 g13a", "1 camera 7 g14a", "2 camera 7 g15a", "0 pass", "1 pass", "2 pass")
    assert board(match)["round"] == 3
    assert rows(match, "hand") == [[1, 2, 3, 4, 5]] * 3
    play(match, "1 journalist pub", "1 camera white g1a", "2 journalist distillerie", "0 journalist boutique")
    assert moves(match, 2) == WHITE
    assert moves(match, 1) == HAND


def test_LN_T13_a_player_without_a_card_may_block_the_distillery() -> None:
    match = table("actions", seats=5, turn=3, standing={0: "cornemuses", 1: "boutique", 2: "chateau"})
    play(match, "3 journalist distillerie", "4 journalist eglise")
    assert asked(match) == [(0, "lay_card"), (1, "lay_card"), (2, "lay_card")]
    assert [moves(match, seat) for seat in range(3)] == [HAND] * 3
    after = surface("s9", (5, 5, 5), seats=5, standing={3: "distillerie"}, little=9)
    assert board(after)["little"] == 24


def test_LN_T61_with_one_card_left_the_decision_is_asked_all_the_same() -> None:
    match = table("cards", options={"valet": True}, discard={0: [1, 2, 3, 5]})
    assert moves(match, 0) == ["lay 4"]


def test_a_named_order_of_cards_can_be_found_by_its_seed() -> None:
    def fits(seed: int) -> bool:
        match = GAME.start(seats=3, seed=seed, options={"first_player": 0})
        play(match, "0 nessie s1")
        return rows(match, "laid") == [5, 2, 4]

    match = GAME.start(seats=3, seed=seed_where(fits), options={"first_player": 0})
    play(match, "0 nessie s9")
    play_on(match, "place_journalist")
    assert board(match)["little"] == 11
