"""What lies face down is known by its back only, and so is what will come."""

import json

import pytest
from tests.stage import facts

from tablee.games.negociateur.tests.stage import GAME, now, pieces, play, seen, table

DEMANDS = ("car", "helicopter", "bus", "safe-conduct", "sewers", "expose", "live", "voices")


@pytest.mark.parametrize("abductor", ["lijah", "barret", "renesha"])
def test_NG_803_every_unseen_demand_is_as_possible_in_a_view_as_any_other(abductor: str) -> None:
    views = [seen(GAME.start(1, seed=seed, options={"abductor": abductor})) for seed in range(20)]
    assert all(view == views[0] for view in views)


def test_NG_211_before_they_are_drawn_terror_cards_are_told_only_by_what_may_come() -> None:
    match = GAME.start(1, seed=0)
    view = seen(match)
    assert (view["deck"], view["drawn"], view["discard"]) == (11, None, [])
    assert sum(view["unseen_reds"].values()) == 21
    play(match, "end", "done")
    step = play(match, "draw")
    (drawn,) = facts(step, "terror-drawn")
    assert sum(seen(match)["unseen_reds"].values()) < 21
    assert seen(match)["unseen_reds"].get(drawn["terror"], 0) == view["unseen_reds"][drawn["terror"]] - 1


def test_NG_210_the_golden_card_is_told_only_by_what_it_may_be() -> None:
    view = seen(GAME.start(1, seed=0, options={"pivotal": "mixed"}))
    assert (view["deck_golden"], len(view["unseen_goldens"])) == (True, 9)


def test_NG_708_the_order_of_the_deck_is_not_there_to_be_seen() -> None:
    """A position holds no order: two seeds that draw different cards have had the same table."""
    before = [GAME.start(1, seed=seed).position() for seed in range(8)]
    assert all(position == before[0] for position in before)
    drawn = set()
    for seed in range(8):
        match = GAME.from_position(before[0], seed=seed)
        play(match, "end", "done")
        drawn.add(facts(play(match, "draw"), "terror-drawn")[0]["terror"])
    assert len(drawn) > 1


def test_NG_803_the_picture_of_a_face_down_demand_names_none() -> None:
    match = table(slots=["major", "escape"])
    shown = [piece for piece in pieces(match) if piece["place"] in ("demand-1", "demand-2")]
    assert [piece["face"] for piece in shown] == ["down", "down"]
    assert not [name for name in DEMANDS if name in json.dumps(shown)]


def test_NG_703_the_picture_of_the_deck_names_no_card() -> None:
    (top,) = [piece for piece in pieces(table()) if piece["place"] == "deck"]
    assert (top["face"], top["slots"]) == ("down", {"count": "11"})


def test_NG_304_a_card_played_face_down_is_the_players_own_and_may_be_looked_at() -> None:
    match = table(hand=["relax"])
    play(match, "down relax")
    assert seen(match, None)["covered"] == {"relax": 1}
    (card,) = [piece for piece in pieces(match) if piece["place"] == "covered"]
    assert card["face"] == "down"


def test_NG_G17_what_is_discarded_is_open_and_what_is_set_aside_is_not() -> None:
    match = table(deck=3, cp=3, threat="5", slots=["sewers"], reds=["snap", "anger", "poison", "bolt"])
    play(match, "concede sewers")
    view = seen(match)
    assert len([card for card in view["discard"] if card in ("snap", "anger", "poison", "bolt")]) == 2
    assert (view["aside"], sum(view["unseen_reds"].values())) == (2, 2)
    assert now(match, "deck_golden") is False
