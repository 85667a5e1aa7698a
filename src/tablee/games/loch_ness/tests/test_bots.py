"""The simple bot: what it can tell of where Nessie surfaces, and what it does with that."""

from typing import Unpack

import pytest

from tablee.bots import Budget, make
from tablee.engine.rng import Rng
from tablee.games.loch_ness.bots.odds import guess, keen_odds
from tablee.games.loch_ness.bots.simple import Simple
from tablee.games.loch_ness.rules.state import State
from tablee.games.loch_ness.tests.stage import GAME, Setting, position

THREE_CARDS = [1, 3, 6, 10, 15, 18, 19, 18, 15, 10, 6, 3, 1]  # of 125, for sums from 3 to 15


def state_of(phase: str, **given: Unpack[Setting]) -> State:
    state = GAME.from_position(position(phase, **given), seed=1).state
    assert isinstance(state, State)
    return state


def chosen(seat: int, phase: str, draw: int = 1, **given: Unpack[Setting]) -> str:
    luck = Rng()
    luck.seed(draw)
    return GAME.moves.text(Simple().choose(state_of(phase, **given), seat, luck))


def chances(state: State, seat: int) -> list[float]:
    return guess(state, seat, without_own=False).odds(0).chances


def test_LN_T17_who_lays_no_card_gives_each_sum_of_three_cards_its_chance() -> None:
    state = state_of("move1", seats=4, first=0, big="s1")
    for steps, ways in enumerate(THREE_CARDS, start=3):
        assert chances(state, 3)[steps % 15] == pytest.approx(ways / 125)


def test_LN_21_who_laid_a_card_counts_on_it() -> None:
    state = state_of("move1", laid={0: 5, 1: 2, 2: 2}, big="s1")
    assert chances(state, 0)[5 + 6] == pytest.approx(5 / 25)
    assert chances(state, 0)[1:7] == [0.0] * 6


def test_LN_41_a_card_looked_at_is_known_to_the_looker_alone() -> None:
    state = state_of("move1", laid={0: 5, 1: 3, 2: 2}, big="s1", standing={0: "eglise"}, looked=1)
    assert chances(state, 0)[9:14] == pytest.approx([0.2] * 5)
    assert max(chances(state, 2)) < 0.21


def test_LN_34_a_card_of_the_white_deck_may_be_any_of_the_seven() -> None:
    state = state_of("move1", laid={0: 1, 1: 1, 2: 7}, big="s1", standing={2: "distillerie"})
    assert chances(state, 0)[1 + 1 + 0] == pytest.approx(1 / 35)
    assert chances(state, 0)[1 + 5 + 7] == pytest.approx(1 / 35)


def test_LN_134_discards_narrow_what_a_player_may_have_laid() -> None:
    valet: dict[str, object] = {"valet": True}
    state = state_of("move1", laid={0: 1, 1: 2, 2: 2}, discard={1: [1, 3, 4, 5], 2: [1, 3, 4, 5]}, options=valet)
    assert chances(state, 0)[1 + 2 + 2] == 1.0


def test_LN_95_the_third_card_of_two_players_is_one_of_the_dummy_cards_left() -> None:
    state = state_of("move1", seats=2, laid={0: 1, 1: 1}, dummy_up=[1, 2], dummy_top=None, big="s1")
    told = guess(state, 0, without_own=False)
    assert told.one_seen().odds(0).chances[1 + 3] == pytest.approx(1 / 5)
    assert chances(state, 0)[1 + 1 + 3] == pytest.approx(1 / 15)


def test_a_reader_expects_nessie_where_the_others_have_moved_to() -> None:
    cameras = {0: {"7": "g1a"}, 1: {"7": "g12a", "4": "g12b"}, 2: {"3": "g2a"}}
    state = state_of("move2", big="s1", cameras=cameras, down={1: ["7", "4"]}, laid={0: 3, 1: 5, 2: 2})
    assert keen_odds(state, 0).chances[11] > 1.3 * chances(state, 0)[11]
    assert sum(keen_odds(state, 0).chances) == pytest.approx(1.0)


def test_LN_25_the_7_is_placed_first_where_nessie_is_likeliest_to_surface() -> None:
    made = chosen(0, "place", laid={0: 5, 1: 2, 2: 2}, big="s1")
    assert made in ("camera 7 g11a", "camera 7 g12a", "camera 7 g13a")


def test_LN_44_a_camera_that_must_move_loses_as_little_as_it_can() -> None:
    cameras = {0: {"7": "g12a", "4": "g12b", "3": "g7a"}}
    made = chosen(0, "move1", laid={0: 5, 1: 2, 2: 2}, big="s1", cameras=cameras)
    assert made.startswith("camera 3 ")


def test_LN_48_a_second_move_that_gains_nothing_is_left_out() -> None:
    cameras = {0: {"7": "g12a", "4": "g12b", "3": "g11a"}}
    given: Setting = {"laid": {0: 5, 1: 3, 2: 2}, "big": "s1", "cameras": cameras, "down": {0: ["3"]}}
    given |= {"standing": {0: "eglise"}, "looked": 1}
    assert chosen(0, "move2", **given) == "pass"


def test_LN_41_the_church_looks_at_the_card_it_can_tell_least_of() -> None:
    standing = {0: "eglise", 2: "distillerie"}
    assert chosen(0, "church", laid={0: 1, 1: 2, 2: 7}, standing=standing) == "look 2"


def test_LN_76_without_a_photo_that_joins_others_the_pile_is_tried() -> None:
    given: Setting = {"album": {0: [2, 0, 0]}, "public": {0: [2, 0, 0]}, "due": {0: 1}, "cameras": {0: {"7": "g1a"}}}
    given["display"] = ["head", "head", "head"]
    assert chosen(0, "photos", **given) == "photo pile"
    given["display"] = ["head", "tail", "head"]
    assert chosen(0, "photos", **given) == "photo 2"


def test_LN_114_a_bid_falls_with_the_rounds_that_are_left_and_is_not_always_the_same() -> None:
    orage: dict[str, object] = {"orage": True}
    early = [bid(chosen(0, "auction", draw, symbol=20, little=21, options=orage)) for draw in range(12)]
    late = [bid(chosen(0, "auction", draw, symbol=60, little=61, options=orage)) for draw in range(12)]
    assert min(early) > max(late) == 0
    assert len(set(early)) > 1


def bid(move: str) -> int:
    cards = move.removeprefix("bid ")
    return 0 if cards == "none" else sum(int(card) for card in cards.split("+"))


# The bots in the last round, where what counts is plain.


def choice(level: str, seat: int, phase: str, **given: Unpack[Setting]) -> str:
    match = GAME.from_position(position(phase, **given), seed=1)
    return make(GAME, level, seed=1).choose(match, seat, Budget(iterations=60))


@pytest.mark.parametrize("level", ["simple", "expert"])
@pytest.mark.parametrize(("own", "move"), [("g4a", "bagpipes"), ("g3a", "pass")])
def test_bagpipes_lead_nessie_to_where_the_cameras_are_and_not_away(level: str, own: str, move: str) -> None:
    cameras = {0: {"7": own, "3": "g4b"}, 1: {"4": "g9a"}}
    made = choice(level, 0, "bagpipes", big="s3", little=66, standing={0: "cornemuses"}, cameras=cameras)
    assert made == move


@pytest.mark.parametrize("level", ["simple", "expert"])
@pytest.mark.parametrize(("album", "move"), [([2, 2, 0], "photo 3"), ([0, 2, 2], "photo 1"), ([2, 0, 2], "photo 2")])
def test_the_photo_that_completes_a_set_is_taken(level: str, album: list[int], move: str) -> None:
    given: Setting = {"album": {0: album}, "public": {0: album}, "due": {0: 1}, "cameras": {0: {"7": "g3a"}}}
    given |= {"big": "s3", "little": 66}
    assert choice(level, 0, "photos", **given) == move


@pytest.mark.parametrize("level", ["simple", "expert"])
def test_a_camera_goes_where_the_known_cards_lead(level: str) -> None:
    given: Setting = {"seats": 2, "laid": {0: 5, 1: 3}, "dummy_up": [1, 2], "dummy_top": 4, "looked": "dummy"}
    given |= {"cameras": {0: {"7": "g1a", "3": "g14a"}, 1: {"7": "g2a", "4": "g2b"}}}
    given |= {"big": "s1", "little": 60, "standing": {0: "eglise"}}
    made = choice(level, 0, "move1", **given)
    assert made.startswith("camera 7 g1")
    assert int(made[len("camera 7 g") : -1]) in range(11, 16)
