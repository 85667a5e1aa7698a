"""How a match begins, and whose turn it is. (section 3, 4.1, 4.2)"""

import pytest
from tests.stage import asked, facts, moves, play, refusal, rows, rule_against, seen

from tablee.engine.refused import Refused
from tablee.games.ncis.rules.cards import BLUE, RED, VALUE_OF
from tablee.games.ncis.tests.stage import CARDS, GAME, ZONE_CARDS, board, drawn, lose_zone, table, win_zone


@pytest.mark.parametrize(("seats", "pile"), [(2, 54), (3, 51), (4, 48)])
def test_NCIS_001_NCIS_S01_NCIS_S03_NCIS_S04_NCIS_S05_NCIS_S06_NCIS_S08_NCIS_S09_NCIS_S11_a_new_table(
    seats: int, pile: int
) -> None:
    """EX-9, TV-01, TV-02"""
    match = GAME.start(seats=seats, seed=seats)
    now = board(match)
    assert [len(hand) for hand in rows(match, "hand")] == [4] + [3] * (seats - 1)
    assert len(now["pile"]) == pile and now["discard"] == []
    assert len(set(now["zones"])) == 3 and len(now["zone_pile"]) == 12
    assert seen(match, None)["decks"] == [10, 11, 10]
    assert (now["threat"], now["rows"], now["due"]) == (0, [0, 0, 0], 1)
    assert now["agents"] == ["gibbs", "dinozzo", "ziva", "mcgee", "abby", "mallard"]
    assert now["face_down"] == [0, 0] and now["trial_time"] == now["divert"] == 0
    cards = [card for hand in rows(match, "hand") for card in hand] + now["pile"]
    assert sorted(cards) == sorted(CARDS)


def test_NCIS_001_one_or_five_cannot_play() -> None:
    for seats in (1, 5):
        with pytest.raises(Refused, match="seats"):
            GAME.start(seats=seats)


def test_NCIS_S07_the_criminal_alone_sees_the_three_cards_that_he_drew() -> None:
    match = GAME.start(seats=3, seed=5)
    sealed = board(match)["sealed"]
    assert [card[0] for card in sealed] == ["c", "o", "p"]
    assert [clue["card"] for clue in seen(match, 0)["clues"]] == sealed
    for other in (1, 2, None):
        assert [clue["card"] for clue in seen(match, other)["clues"]] == [None, None, None]
    first = {board(GAME.start(seats=2, seed=seed))["sealed"][0] for seed in range(60)}
    assert len(first) == 9


def test_NCIS_S10_everybody_has_the_dossier_of_27() -> None:
    match = GAME.start(seats=2, seed=1)
    for viewer in (0, 1):
        (notes,) = [widget for widget in drawn(match, viewer)["widgets"] if widget["id"] == "dossier"]
        groups = notes["facts"]["groups"]
        assert [len(group["rows"]) for group in groups] == [9, 9, 9]
        assert not any(row.get("out", False) for group in groups for row in group["rows"])


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, ["r1", "r2", "r3", "r4", "b1", "b2", "b3", "b4"]),
        (3, ["r1", "b2", "r4", "b1", "r3", "b4", "r2", "b3"]),
        (4, ["r1", "r3", "b1", "b3", "r2", "r4", "b2", "b4"]),
    ],
)
def test_NCIS_S02_targets_are_placed_one_at_a_time_in_the_order_dealt(seats: int, order: list[str]) -> None:
    """TV-74"""
    match = GAME.start(seats=seats, seed=3, options={"target_placement": "manual"})
    for number, target in enumerate(order):
        (decision,) = match.open()
        assert decision.kind == "place_target" and len(decision.moves) == 18 - number
        assert {move.split(" ")[1] for move in decision.moves} == {target}
        match.play(decision.seat, decision.moves[0])
    assert asked(match) == [(0, "play_card")]


def test_NCIS_S02_a_taken_place_is_refused() -> None:
    match = GAME.start(seats=2, seed=3, options={"target_placement": "manual"})
    play(match, "0 put r1 l5")
    assert rule_against(match, "0 put r2 l5") == "NCIS-S02"


@pytest.mark.parametrize(
    ("seats", "order"), [(2, [0, 1, 0, 1, 0, 1]), (3, [0, 1, 0, 2, 0, 1]), (4, [0, 1, 0, 2, 0, 3, 0, 1])]
)
def test_NCIS_010_NCIS_011_NCIS_013_the_camps_alternate_and_agents_follow_each_other(
    seats: int, order: list[int]
) -> None:
    """EX-1, TV-02"""
    match = GAME.start(seats=seats, seed=8)
    for turn, seat in enumerate(order):
        assert asked(match) == [(seat, "play_card")]
        if seat:
            assert board(match)["due"] == seat
        lays = [move for move in moves(match) if move.startswith("card ") and move[5:].split(" ")[0][1] != "1"]
        swaps = [move for move in moves(match) if move.endswith("none")]
        step = match.play(seat, (lays or swaps)[turn % len(lays or swaps)])
        assert len(facts(step, "card-drawn")) == 1
        if seat:
            assert asked(match) == [(seat, "end_turn")]
            play(match, f"{seat} end")


def test_NCIS_002_nobody_plays_another_hand() -> None:
    match = table(hands={0: ["v2a"], 1: ["a3a"]})
    assert rule_against(match, "0 card a3a 1") == "NCIS-002"
    assert refusal(match, "1 card a3a 1").code == "not-asked"


def test_NCIS_002_the_agents_win_and_lose_together() -> None:
    """TV-90"""
    match = table("accuse-complot", actor=1, more={"named": ["c6", "o4", None]})
    play(match, "1 name p9")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.sides) == ([2, 1, 1], [[0], [1, 2]])
    lost = lose_zone(1, "z02", threat=8).outcome
    assert lost is not None
    assert lost.ranks == [1, 2, 2]


def test_NCIS_003_agents_see_each_others_hands_unless_they_are_closed_and_all_talk_at_the_table() -> None:
    match = table(hands={2: ["v2a", "v3a", "v4a"]})
    assert seen(match, 1)["seats"][2]["hand"] == ["v2a", "v3a", "v4a"]
    assert seen(match, 0)["seats"][2]["hand"] is None and seen(match, None)["seats"][2]["hand"] is None
    closed = table(hands={2: ["v2a", "v3a", "v4a"]}, options={"ncis_open_hands": False})
    assert seen(closed, 1)["seats"][2]["hand"] is None
    assert GAME.channels(match.state, 0) == GAME.channels(match.state, 1) == {"table": True}
    assert GAME.channels(match.state, None) == {"table": False}


def test_NCIS_004_the_speaker_is_the_agent_on_turn_or_the_one_who_plays_next() -> None:
    assert asked(win_zone(1, "z09", actor=1)) == [(1, "category")]
    ambush = table(hands={0: ["emb1"]}, due=2, lanes={1: ["n v4a"]})
    play(ambush, "0 ambush emb1")
    assert asked(ambush) == [(2, "call_target")]


def test_NCIS_005_what_is_public_is_seen_by_everybody() -> None:
    match = table(
        lanes={1: ["n v4a", "c a3a down"]}, threat=4, rows=[2, 1, 0], agents=["abby"], discard=["o2a"], face_down=[1, 2]
    )
    for viewer in (None, 0, 1, 2):
        view = seen(match, viewer)
        assert view["zones"] == board(match)["zones"]
        assert [laid["camp"] for laid in view["lanes"][0]] == ["ncis", "criminal"]
        assert [laid["face_down"] for laid in view["lanes"][0]] == [False, True]
        assert (view["threat"], view["rows"], view["agents"]) == (4, [2, 1, 0], ["abby"])
        assert view["discard"] == ["o2a"] and view["face_down"] == [1, 2]
        assert [row["cards"] for row in view["seats"]] == [4, 3, 3]
        assert view["pile"] == len(board(match)["pile"]) and view["zone_pile"] == 12
        assert view["layout"] == [f"l{place}" for place in range(1, 9)]


def test_NCIS_012_NCIS_163_after_a_resolution_whoever_was_due_plays_or_the_criminal_again() -> None:
    """TV-03, TV-65"""
    match = lose_zone(1, "z09", due=2)
    assert asked(match) == [(2, "play_card")]
    first = lose_zone(1, "z09", due=2, options={"after_resolution": "criminal_first"})
    assert asked(first) == [(0, "play_card")] and board(first)["due"] == 2
    quiet = table(hands={0: ["v2a"]}, options={"after_resolution": "criminal_first"})
    play(quiet, "0 card v2a 1")
    assert asked(quiet) == [(1, "play_card")]


@pytest.mark.parametrize("setting", ["continue", "criminal_first"])
def test_NCIS_012_NCIS_013_after_an_agents_resolution_the_criminal_plays_and_the_marker_goes_on(setting: str) -> None:
    """TV-04"""
    match = lose_zone(1, "z09", actor=2, options={"after_resolution": setting})
    play(match, "2 end")
    assert asked(match) == [(0, "play_card")] and board(match)["due"] == 1


def test_NCIS_014_NCIS_027_the_card_of_the_turn_must_be_played() -> None:
    match = table(hands={0: ["v2a"]})
    assert "pass" not in moves(match)
    assert rule_against(match, "0 pass") == "NCIS-027"
    assert rule_against(match, "0 begin") == "NCIS-014"


def test_every_card_is_as_the_specification_counts_it() -> None:
    """TV-05"""
    assert len(CARDS) == 61 and len(ZONE_CARDS) == 15
    assert (sum(RED), sum(BLUE), sum(VALUE_OF)) == (31, 28, 145)
    assert [VALUE_OF.count(value) for value in (1, 2, 3, 4, 5)] == [5, 15, 15, 10, 5]


def test_what_is_told_of_the_deal_names_nobodys_cards() -> None:
    match = GAME.start(seats=2, seed=4)
    public = [event.told_to(None) for event in match.opening]
    assert {event.code for event in public if event} == {"zone-opened", "hand-dealt", "clues-sealed"}
    own = [event.told_to(0) for event in match.opening]
    assert "clues-sealed-own" in {event.code for event in own if event}
