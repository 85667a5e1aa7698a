"""Orage !: auctions for a fourth camera."""

import pytest
from tests.stage import (
    asked,
    board,
    codes,
    facts,
    moves,
    play,
    refusal,
    rows,
    rule_against,
    seen,
)

from tablee.engine.match import Match
from tablee.games.loch_ness.tests.stage import (
    FRONTS,
    before_reveal,
    surface,
    table,
    targets,
)

ORAGE: dict[str, object] = {"orage": True}
FIVE = {"5": "g1a"}


def auction(*bids: str, score: dict[int, int] | None = None) -> Match:
    """An auction in which the seats have made these bids."""
    match = table("auction", seats=len(bids), options=ORAGE, score=score or {}, symbol=20, little=24)
    for seat, bid in enumerate(bids):
        match.play(seat, f"bid {bid}")
    return match


def buyer(match: Match) -> int | None:
    ((seat, kind),) = asked(match)
    return seat if kind == "place_bought_camera" else None


@pytest.mark.parametrize(
    ("little", "steps", "symbol"),
    [(10, 9, None), (11, 9, 20), (17, 9, 20), (20, 9, None), (21, 9, 30), (31, 9, 40), (41, 9, 50), (51, 9, 60)],
)
def test_LN_110_reaching_or_passing_a_symbol_opens_an_auction_after_the_round(
    little: int, steps: int, symbol: int | None
) -> None:
    match = before_reveal("s12", (3, 3, steps - 6), little=little, options=ORAGE)
    step = play(match, "2 pass")
    assert [fact["symbol"] for fact in facts(step, "auction-opened")] == ([] if symbol is None else [symbol])
    assert asked(match)[0][1] == ("place_journalist" if symbol is None else "bid")


def test_LN_110_without_the_variant_there_is_no_auction() -> None:
    assert asked(surface("s12", (3, 3, 3), little=17)) == [(1, "place_journalist")]


def test_LN_111_two_symbols_in_one_round_are_one_auction() -> None:
    match = surface("s12", (5, 5, 3), little=18, options=ORAGE)
    assert [kind for _, kind in asked(match)] == ["bid"] * 3
    play(match, "0 bid none", "1 bid none", "2 bid none")
    assert asked(match) == [(1, "place_journalist")]


def test_LN_112_no_auction_is_held_when_the_match_ends() -> None:
    assert surface("s12", (3, 3, 3), little=57, options=ORAGE).over


def test_LN_113_owners_of_their_five_do_not_take_part() -> None:
    match = surface("s12", (3, 3, 3), little=17, options=ORAGE, cameras={1: FIVE})
    assert asked(match) == [(0, "bid"), (2, "bid")]


def test_LN_113_without_participants_there_is_no_auction() -> None:
    fives = {seat: {"5": f"g{seat + 1}a"} for seat in range(3)}
    assert asked(surface("s12", (3, 3, 3), little=17, options=ORAGE, cameras=fives)) == [(1, "place_journalist")]


def test_LN_114_bids_are_secret_until_all_are_in() -> None:
    match = table("auction", options=ORAGE, symbol=20, little=24)
    assert all(decision.secret for decision in match.open())
    step = play(match, "2 bid 1+5")
    assert facts(step, "bid-made-own", 2) == [{"seat": 2, "cards": "1+5", "sum": 6}]
    for other in (0, 1, None):
        assert codes(step, other) == ["bid-made"]
        assert facts(step, "bid-made", other) == [{"seat": 2}]
        row = seen(match, other)["seats"][2]
        assert (row["has_bid"], row["bid"]) == (True, None)
    assert seen(match, 2)["seats"][2]["bid"] == "1+5"
    assert refusal(match, "2 bid none").code == "not-asked"
    play(match, "0 bid none")
    step = play(match, "1 bid 2")
    assert facts(step, "bid-revealed", 0) == [
        {"seat": 0, "cards": "none", "sum": 0},
        {"seat": 1, "cards": "2", "sum": 2},
        {"seat": 2, "cards": "1+5", "sum": 6},
    ]


def test_LN_114_a_bid_is_any_set_of_cards_of_the_hand_or_none() -> None:
    match = table("auction", options=ORAGE, symbol=20, little=24)
    offered = moves(match, 0)
    assert len(offered) == 32
    assert {"bid none", "bid 3", "bid 1+2", "bid 1+2+3+4+5"} <= set(offered)
    assert rule_against(match, "0 pass") == "LN-114"


@pytest.mark.parametrize(("cards", "value"), [("none", 0), ("1", 1), ("2+4", 6), ("1+2+3+4+5", 15)])
def test_LN_115_a_bid_is_the_sum_of_its_cards(cards: str, value: int) -> None:
    match = auction("none", "none", cards) if cards != "none" else auction("1", "1", cards)
    assert facts(match.steps[-1], "bid-revealed")[2]["sum"] == value
    assert rows(match, "score") == [0, 0, -value]


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        (["5", "3", "4"], 0),
        (["5", "2+3", "4"], 2),
        (["5", "5", "4", "1+3", "2"], 4),
        (["1", "2", "2", "3", "3"], 0),
        (["1+2+3+4+5", "4+5", "1"], 0),
    ],
)
def test_LN_116_the_highest_bid_that_nobody_else_made_wins(bids: list[str], winner: int) -> None:
    assert buyer(auction(*bids)) == winner


def test_LN_117_a_zero_is_a_bid_and_wins_for_nothing_when_all_higher_ones_are_tied() -> None:
    match = auction("3", "1+2", "none")
    assert buyer(match) == 2
    assert rows(match, "score") == [0, 0, 0]


def test_LN_118_without_a_bid_of_its_own_nobody_wins_and_nobody_pays() -> None:
    match = auction("3", "1+2", "3", score={0: 5, 1: 6, 2: 7})
    assert "auction-void" in codes(match.steps[-1])
    assert rows(match, "score") == [5, 6, 7]
    assert asked(match) == [(0, "place_journalist")]


def test_LN_119_only_the_winner_pays_even_below_zero() -> None:
    match = auction("3", "5", "4", score={0: 9, 1: 2, 2: 8})
    assert rows(match, "score") == [9, -3, 8]
    assert facts(match.steps[-1], "auction-won") == [{"seat": 1, "price": 5}]


def test_LN_120_the_winner_places_his_five_at_once_on_an_empty_front_space() -> None:
    match = table("auction", options=ORAGE, symbol=20, little=24, cameras={0: {"7": "g9a"}, 1: {"7": "g8a"}})
    play(match, "0 bid 1", "1 bid none", "2 bid none")
    assert asked(match) == [(0, "place_bought_camera")]
    assert targets(match, 0) == {"5": set(FRONTS) - {"g8a", "g9a"}}
    assert rule_against(match, "0 pass") == "LN-120"
    assert rule_against(match, "0 camera 5 g3r") == "LN-120"
    assert rule_against(match, "0 camera 5 g8a") == "LN-03"
    play(match, "0 camera 5 g3b")
    assert {"camera": "5", "space": "g3b", "face_down": False} in seen(match, 1)["seats"][0]["cameras"]
    assert asked(match) == [(0, "place_journalist")]


def test_LN_120_a_bought_five_stays_moves_scores_photographs_and_calls_the_bagpipes() -> None:
    match = surface("s5", options=ORAGE, cameras={0: {"5": "g5a"}})
    assert (rows(match, "score")[0], rows(match, "due")[0]) == (5, 2)
    play(match, "0 photo 1", "0 photo 1")
    assert rows(match, "cameras")[0] == {"5": "g5a"}
    assert (
        asked(surface("s4", options=ORAGE, cameras={0: {"5": "g5a"}}, standing={0: "cornemuses"}))[0][1] == "bagpipes"
    )
    assert set(targets(table("move1", options=ORAGE, cameras={0: {"5": "g5a"}}), 0)) == {"5"}


def test_LN_121_who_has_bought_takes_no_part_in_later_auctions() -> None:
    match = auction("1", "none", "none")
    play(match, "0 camera 5 g1a")
    assert seen(match, 2)["seats"][0]["bought_five"] is True
    assert asked(surface("s12", (3, 3, 3), little=27, options=ORAGE, cameras={0: FIVE})) == [(1, "bid"), (2, "bid")]


@pytest.mark.parametrize("valet", [False, True])
def test_LN_122_all_bid_cards_go_back_to_the_hands(valet: bool) -> None:
    match = table("auction", options={"orage": True, "valet": valet}, symbol=20, little=24)
    play(match, "0 bid 1+2", "1 bid 3+4", "2 bid 5")
    assert rows(match, "hand") == [[1, 2, 3, 4, 5]] * 3
    assert rows(match, "discard") == [[], [], []]
    assert rows(match, "bid") == [None] * 3


@pytest.mark.parametrize(
    ("little", "cards", "held"), [(18, (5, 5, 3), True), (20, (3, 3, 3), False), (14, (2, 2, 2), True)]
)
def test_LN_T41_when_an_auction_is_held(little: int, cards: tuple[int, int, int], held: bool) -> None:
    match = surface("s12", cards, little=little, options=ORAGE)
    assert (asked(match)[0][1] == "bid") is held
    if held:
        play(match, "0 bid none", "1 bid none", "2 bid none")
        assert asked(match) == [(1, "place_journalist")]


@pytest.mark.parametrize(
    ("bids", "winner", "price"),
    [
        (["3+4", "2+5", "5", "3"], 2, 5),
        (["3+4", "2+5", "5", "1+4", "none"], 4, 0),
        (["1+5", "2+4", "1+2+3"], None, 0),
        (["none", "none"], None, 0),
    ],
)
def test_LN_T42_who_wins_an_auction(bids: list[str], winner: int | None, price: int) -> None:
    match = auction(*bids)
    assert buyer(match) == winner
    assert rows(match, "score") == [-price if seat == winner else 0 for seat in range(len(bids))]


def test_LN_T43_a_winner_pays_below_zero_and_places_his_camera() -> None:
    match = auction("4+5", "3", "none", score={0: 3})
    assert rows(match, "score")[0] == -6
    assert asked(match) == [(0, "place_bought_camera")]
    play(match, "0 camera 5 g4a")
    assert rows(match, "cameras")[0]["5"] == "g4a"
    assert rows(match, "hand") == [[1, 2, 3, 4, 5]] * 3


def test_LN_T44_the_only_one_left_gets_his_camera_for_nothing() -> None:
    match = surface("s12", (3, 3, 3), seats=2, little=17, options=ORAGE, cameras={1: FIVE})
    assert asked(match) == [(0, "bid")]
    play(match, "0 bid none")
    assert asked(match) == [(0, "place_bought_camera")]
    assert rows(match, "score") == [0, 0]


def test_LN_T45_a_symbol_passed_in_the_last_round_opens_nothing() -> None:
    match = surface("s12", (3, 3, 2), little=58, options=ORAGE)
    assert board(match)["little"] == 66
    assert match.over


def test_LN_T46_the_bought_five_in_the_next_round() -> None:
    match = auction("1", "none", "none")
    play(match, "0 camera 5 g9a")
    later = board(match)
    assert later["seats"][0]["cameras"]["5"] == "g9a"
    assert set(targets(table("move1", options=ORAGE, cameras={0: {"5": "g9a"}}), 0)) == {"5"}
    scored = surface("s9", options=ORAGE, cameras={0: {"5": "g9a"}})
    assert (rows(scored, "score")[0], rows(scored, "due")[0]) == (5, 2)
    piped = surface("s8", options=ORAGE, cameras={0: {"5": "g9a"}}, standing={0: "cornemuses"})
    assert asked(piped) == [(0, "bagpipes")]


def test_LN_T47_who_was_at_the_distillery_bids_with_his_own_cards() -> None:
    match = surface("s12", (7, 3, 3), little=14, options=ORAGE, standing={0: "distillerie"})
    assert len(moves(match, 0)) == 32
    play(match, "0 bid 1+2+3+4+5", "1 bid none", "2 bid none")
    assert rows(match, "score")[0] == -15


def test_LN_T53_with_both_variants_a_bid_uses_what_is_in_hand() -> None:
    both: dict[str, object] = {"orage": True, "valet": True}
    match = table("auction", options=both, symbol=20, little=24, discard={0: [3, 5]})
    offered = moves(match, 0)
    assert len(offered) == 8
    assert "bid 1+2+4" in offered
    assert rule_against(match, "0 bid 3") == "LN-136"
    play(match, "0 bid 1+2+4", "1 bid none", "2 bid none")
    assert rows(match, "hand")[0] == [1, 2, 4]
    assert rows(match, "discard")[0] == [3, 5]


def test_LN_T67_no_auction_without_bidders_and_two_owners_leave_two_bidders() -> None:
    fives = {seat: {"5": f"g{seat + 1}a"} for seat in range(4)}
    match = surface("s12", (1, 1, 1), seats=4, little=18, options=ORAGE, cameras=fives)
    assert asked(match) == [(1, "place_journalist")]
    match = surface("s12", (1, 1, 1), seats=4, little=18, options=ORAGE, cameras={0: fives[0], 2: fives[2]})
    assert asked(match) == [(1, "bid"), (3, "bid")]
    play(match, "3 bid 5")
    assert seen(match, 1)["seats"][3]["bid"] is None
    play(match, "1 bid 4")
    assert asked(match) == [(3, "place_bought_camera")]


def test_LN_G44_the_bought_five_may_go_before_nessie_and_scores_from_the_next_round_on() -> None:
    match = auction("1", "none", "none")
    play(match, "0 camera 5 g1a")
    assert board(match)["big"] == "s1"
    assert rows(match, "score")[0] == -1
    assert rows(match, "due") == [0, 0, 0]
