"""Setting up a match. (NG-201..212)"""

from collections import Counter

import pytest
from tests.stage import codes

from tablee.engine.refused import Refused
from tablee.games.negociateur.rules.content import read_board
from tablee.games.negociateur.rules.moves import REDS, TERROR_NAMES
from tablee.games.negociateur.tests.stage import (
    GAME,
    asked,
    deck,
    marker_places,
    moves,
    now,
    people,
    pieces,
    play,
    seen,
    succeed,
    table,
)

STARTS = {"lijah": (9, "4"), "barret": (11, "5"), "renesha": (9, "2")}


@pytest.mark.parametrize("abductor", STARTS)
def test_NG_201_the_hostage_taker_is_chosen(abductor: str) -> None:
    assert now(GAME.start(1, seed=0, options={"abductor": abductor}), "abductor") == abductor


def test_NG_201_or_drawn_each_as_likely_and_lijah_is_the_first_choice() -> None:
    drawn = Counter(now(GAME.start(1, seed=seed, options={"abductor": "random"}), "abductor") for seed in range(300))
    assert set(drawn) == set(STARTS)
    assert min(drawn.values()) > 70
    assert now(GAME.start(1, seed=0), "abductor") == "lijah"
    with pytest.raises(Refused):
        GAME.start(1, options={"abductor": "nobody"})


def test_NG_202_the_accomplice_has_no_effect_at_first() -> None:
    match = GAME.start(1, seed=0)
    assert now(match, "accomplice") is False
    match = succeed(table(threat="3", hand=["compromise"]), "up compromise", 0)
    assert (now(match, "threat"), people(match)) == ("5", (9, 0, 0))


@pytest.mark.parametrize(
    ("abductor", "slots", "others"),
    [
        ("lijah", ["escape", "escape"], 5),
        ("barret", ["major", "escape"], 5 + 3),
        ("renesha", ["major", "major", "major"], 3),
    ],
)
def test_NG_203_demands_lie_face_down_by_kind(abductor: str, slots: list[str], others: int) -> None:
    match = GAME.start(1, seed=0, options={"abductor": abductor})
    assert now(match, "slots") == slots
    assert len(now(match, "unseen_demands")) == others


def test_NG_203_any_of_the_five_escapes_may_come_and_majors_only_from_ones_own() -> None:
    escapes, majors = set(), set()
    for seed in range(60):
        match = table(slots=["major", "escape"], hand=["on-table"], seed=seed)
        play(match, "up on-table", "reveal 1")
        major, escape = now(match, "slots")
        escapes.add(escape)
        majors.add(major)
    assert escapes == {"car", "helicopter", "bus", "safe-conduct", "sewers"}
    assert majors == {"expose", "live", "voices"}


def test_NG_203_the_three_demands_of_renesha_are_all_hers() -> None:
    match = table(abductor="renesha", slots=["major"] * 3, hand=["on-table"], threat="3")
    play(match, "up on-table", "reveal 1", "reveal 2")
    match = table(abductor="renesha", slots=[*now(match, "slots")[:2], "major"], hand=["want"])
    assert len(now(match, "unseen_demands")) == 1


@pytest.mark.parametrize(("abductor", "hostages"), [(name, start[0]) for name, start in STARTS.items()])
def test_NG_204_the_hostages_are_in_the_zone_and_the_rest_of_twenty_in_the_supply(abductor: str, hostages: int) -> None:
    match = GAME.start(1, seed=0, options={"abductor": abductor})
    assert people(match) == (hostages, 0, 0)
    assert seen(match)["supply"] == 20 - hostages


@pytest.mark.parametrize(("abductor", "threat"), [(name, start[1]) for name, start in STARTS.items()])
def test_NG_205_the_threat_starts_where_the_card_says(abductor: str, threat: str) -> None:
    assert now(GAME.start(1, seed=0, options={"abductor": abductor}), "threat") == threat


def test_NG_206_there_are_no_points_at_first() -> None:
    assert now(GAME.start(1, seed=0), "cp") == 0


def test_NG_207_ten_alert_markers_are_at_hand_and_none_lies_on_the_board() -> None:
    assert read_board().markers == 10
    assert marker_places(GAME.start(1, seed=0)) == []


def test_NG_208_the_hand_is_the_six_free_cards() -> None:
    assert now(GAME.start(1, seed=0), "hand") == {"relax": 2, "want": 2, "yourself": 2}


def test_NG_209_the_other_sixteen_lie_open_by_rising_price() -> None:
    match = GAME.start(1, seed=0)
    shop = now(match, "shop")
    assert sum(shop.values()) == 16
    assert not {"relax", "want", "yourself"} & set(shop)
    prices = seen(match)["prices"]
    places = {piece["id"]: piece["place"] for piece in pieces(match) if piece["place"].startswith("shop-")}
    spots = [
        int(places[f"card-{kind}-1"].removeprefix("shop-")) for kind in sorted(shop, key=lambda each: prices[each])
    ]
    assert spots == sorted(spots)
    assert spots[0] == 4  # three spots are kept for the free cards


def test_NG_210_one_golden_card_any_of_six_lies_at_the_bottom() -> None:
    match = GAME.start(1, seed=0)
    assert now(match, "deck_golden") is True
    assert len(now(match, "goldens")) == 6
    drawn = set()
    for seed in range(80):
        match = table(phase="terror", deck=1, seed=seed)
        step = play(match, "draw")
        drawn.add(step.events[0].facts["terror"])
    assert drawn == {"final-warning", "blackout", "hope", "green-light", "shots", "chief"}


def test_NG_211_ten_of_the_twenty_one_red_cards_lie_on_it() -> None:
    match = GAME.start(1, seed=0)
    assert (deck(match), now(match, "deck_reds")) == (11, 10)
    assert sum(now(match, "reds").values()) == 21
    assert seen(match)["aside"] == 11


def test_NG_211_the_golden_card_comes_last() -> None:
    match = GAME.start(1, seed=5)
    drawn: list[str] = []
    for decision in match.decisions():
        step = match.play(0, {"discuss": "end", "purchase": "done"}.get(decision.kind, decision.moves[0]))
        drawn += [
            str(event.facts["terror"]) for event in step.events if event.code in ("terror-drawn", "terror-discarded")
        ]
    golden = [card in TERROR_NAMES[REDS:] for card in drawn]
    assert True not in golden[:-1]


def test_NG_212_the_first_turn_begins_with_a_discussion() -> None:
    match = GAME.start(1, seed=0)
    assert now(match, "turn", "phase") == (1, "discussion")
    assert asked(match) == "discuss"
    assert "end" in moves(match)
    assert [event.code for event in match.opening] == ["match-begun", "discussion-begun"]
    assert codes(play(match, "end")) == ["discussion-over"]
