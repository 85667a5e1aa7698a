"""Reveal, Nessie's move and the bagpipes."""

import pytest
from tests.stage import (
    asked,
    board,
    codes,
    facts,
    moves,
    play,
    rows,
    rule_against,
    seed_where,
    seen,
    told,
)

from tablee.engine.match import Match
from tablee.games.loch_ness.tests.stage import GAME, before_reveal, surface, table


def test_LN_60_the_cards_are_turned_up_together_for_everybody() -> None:
    match = before_reveal("s9", (5, 1, 3), first=1, cameras={0: {"7": "g9a"}})
    step = play(match, "0 pass")
    for viewer in (0, 1, 2, None):
        assert facts(step, "card-revealed", viewer) == [
            {"seat": 1, "value": 5, "deck": "hand"},
            {"seat": 2, "value": 1, "deck": "hand"},
            {"seat": 0, "value": 3, "deck": "hand"},
        ]
    assert [row["laid"]["value"] for row in seen(match, None)["seats"]] == [3, 5, 1]


def test_LN_61_with_two_players_the_top_of_the_dummy_deck_is_the_third_card_and_stays_up() -> None:
    match = before_reveal("s9", (2, 3, 4), seats=2, dummy_up=[5], cameras={0: {"7": "g9a"}})
    step = play(match, "1 pass")
    assert facts(step, "dummy-revealed") == [{"value": 4}]
    assert facts(step, "nessie-moved")[0]["steps"] == 9
    assert board(match)["dummy_up"] == [5, 4]


def test_LN_61_a_dummy_card_already_up_does_not_come_again_and_the_others_are_as_likely() -> None:
    turned = [0] * 6
    for seed in range(300):
        match = table("move2", seats=2, turn=1, dummy_up=[5, 3], seed=seed)
        turned[facts(play(match, "1 pass"), "dummy-revealed")[0]["value"]] += 1
    assert turned[0] == turned[3] == turned[5] == 0
    assert min(turned[1], turned[2], turned[4]) > 70, turned


@pytest.mark.parametrize("cards", [(1, 1, 1), (5, 5, 5), (4, 2, 3)])
def test_LN_62_the_sum_of_the_three_cards_is_what_nessie_swims(cards: tuple[int, int, int]) -> None:
    match = before_reveal("s9", cards, little=10)
    step = play(match, "2 pass")
    assert facts(step, "nessie-moved")[0]["steps"] == sum(cards)
    assert board(match)["little"] == 10 + sum(cards)


def test_LN_62_only_the_first_three_cards_count_with_more_players() -> None:
    match = surface("s9", (1, 2, 3), seats=5, first=4, little=10)
    assert board(match)["little"] == 16


@pytest.mark.parametrize(
    ("start", "steps", "end"), [("s1", 3, "s4"), ("s14", 4, "s3"), ("s15", 3, "s3"), ("s7", 15, "s7")]
)
def test_LN_63_the_big_nessie_swims_clockwise_round_the_ring(start: str, steps: int, end: str) -> None:
    cards = (steps // 3, steps // 3, steps - 2 * (steps // 3))
    match = before_reveal(end, cards)
    assert board(match)["big"] == start
    step = play(match, "2 pass")
    moved = facts(step, "nessie-moved")[0]
    assert (moved["from"], moved["sea"]) == (start, end)


def test_LN_64_the_small_nessie_goes_as_far_on_the_track() -> None:
    match = surface("s9", (5, 2, 4), little=23)
    assert board(match)["little"] == 34


def test_LN_65_nobody_is_asked_about_the_move() -> None:
    match = before_reveal("s12", cameras={0: {"7": "g1a"}})
    step = play(match, "2 pass")
    assert {"card-revealed", "nessie-moved", "nobody-scored", "round-begun"} <= set(codes(step))
    assert asked(match) == [(1, "place_journalist")]


PIPER: dict[int, str] = {0: "cornemuses"}


def test_LN_66_the_bagpipes_play_after_the_move_and_before_scoring() -> None:
    match = before_reveal("s3", cameras={0: {"7": "g4b"}}, standing=PIPER)
    step = play(match, "2 pass")
    assert codes(step)[-1] == "nessie-moved"
    assert asked(match) == [(0, "bagpipes")]
    assert moves(match) == ["pass", "bagpipes"]
    assert rule_against(match, "0 nessie s5") == "LN-66"
    step = play(match, "0 bagpipes")
    assert codes(step)[0] == "bagpipes-played"
    assert board(match)["big"] == "s4"


def test_LN_66_nessie_is_lured_one_space_only() -> None:
    match = surface("s3", cameras={0: {"7": "g4b", "4": "g5b"}}, standing=PIPER)
    play(match, "0 bagpipes")
    assert asked(match) == [(0, "take_photo")]
    assert board(match)["big"] == "s4"


@pytest.mark.parametrize("camera", [{"7": "g4a"}, {"3": "g4r"}, {"5": "g4b"}])
def test_LN_67_any_own_camera_at_the_next_space_will_do(camera: dict[str, str]) -> None:
    assert asked(surface("s3", cameras={0: camera}, standing=PIPER, options={"orage": True})) == [(0, "bagpipes")]


@pytest.mark.parametrize("space", ["g3a", "g5a", "g2a"])
def test_LN_67_without_a_camera_at_the_next_space_nothing_is_asked(space: str) -> None:
    assert (0, "bagpipes") not in asked(surface("s3", cameras={0: {"7": space}}, standing=PIPER))


def test_LN_67_another_players_camera_and_a_blocker_do_not_count() -> None:
    assert asked(surface("s3", cameras={1: {"7": "g4a"}}, standing=PIPER))[0][1] != "bagpipes"
    assert asked(surface("s3", seats=2, blockers=["g4a"], standing=PIPER))[0][1] != "bagpipes"


def test_LN_68_the_small_nessie_does_not_move_with_the_bagpipes() -> None:
    match = surface("s3", little=40, cameras={0: {"7": "g4b"}}, standing=PIPER)
    play(match, "0 bagpipes")
    assert board(match)["little"] == 46


def test_LN_69_played_bagpipes_score_the_new_space_even_in_another_sector() -> None:
    cameras = {0: {"7": "g4b"}, 1: {"7": "g3a"}}
    match = surface("s3", cameras=cameras, standing=PIPER)
    play(match, "0 bagpipes")
    assert rows(match, "score") == [7, 0, 0]
    assert rows(match, "due") == [2, 0, 0]


def test_LN_69_the_bagpipes_may_be_declined() -> None:
    cameras = {0: {"7": "g4b"}, 1: {"7": "g3a"}}
    match = surface("s3", cameras=cameras, standing=PIPER)
    assert codes(play(match, "0 pass"))[0] == "bagpipes-declined"
    assert rows(match, "score") == [0, 7, 0]
    assert rows(match, "due") == [0, 1, 0]


def test_LN_T09_eleven_steps_from_s9_lead_to_s5() -> None:
    match = before_reveal("s5", (5, 2, 4), little=23)
    assert board(match)["big"] == "s9"
    play(match, "2 pass")
    assert (board(match)["big"], board(match)["little"]) == ("s5", 34)


def test_LN_T10_fifteen_steps_are_a_full_lap() -> None:
    match = before_reveal("s7", (5, 5, 5), little=23)
    play(match, "2 pass")
    assert (board(match)["big"], board(match)["little"]) == ("s7", 38)


@pytest.mark.parametrize(("cards", "start", "end"), [((7, 5, 5), "s7", "s9"), ((0, 1, 1), "s15", "s2")])
def test_LN_T11_a_white_card_widens_the_range(cards: tuple[int, int, int], start: str, end: str) -> None:
    match = before_reveal(end, cards, little=20, standing={0: "distillerie"})
    assert board(match)["big"] == start
    play(match, "2 pass")
    assert (board(match)["big"], board(match)["little"]) == (end, 20 + sum(cards))


def dummies_of_three_rounds(seed: int) -> tuple[list[int], Match]:
    """The dummy cards that come up in rounds 1 to 3, and the match at the start of round 4."""
    match = GAME.start(seats=2, seed=seed, options={"first_player": 0})
    up: list[int] = []
    for decision in match.decisions():
        if board(match)["round"] == 4:
            break
        if board(match)["round"] == 3 and decision.kind == "place_journalist":
            assert board(match)["dummy_up"] == up
        step = match.play(decision.seat, decision.moves[-1])
        up += [fact["value"] for fact in facts(step, "dummy-revealed")]
        if up and up[0] != 2:
            break
    return up, match


def test_LN_T14_after_three_rounds_all_five_dummy_cards_are_shuffled() -> None:
    up, match = dummies_of_three_rounds(seed_where(lambda seed: dummies_of_three_rounds(seed)[0] == [2, 5, 1]))
    assert up == [2, 5, 1]
    assert board(match)["dummy_up"] == []
    assert seen(match, 0)["dummy"] == {"left": 5, "up": [], "top": None}
    assert ("dummy-shuffled", {}) in told(match.steps[-1])


def test_LN_T30_the_bagpipes_lure_nessie_to_a_camera() -> None:
    match = surface("s3", little=20, cameras={0: {"7": "g4b"}}, standing=PIPER)
    assert asked(match) == [(0, "bagpipes")]
    play(match, "0 bagpipes")
    assert (board(match)["big"], board(match)["little"]) == ("s4", 26)
    assert (rows(match, "score")[0], rows(match, "due")[0]) == (7, 2)
    assert asked(surface("s3", cameras={0: {"7": "g5a"}}, standing=PIPER))[0][1] != "bagpipes"
    match = surface("s15", cameras={0: {"7": "g1a"}}, standing=PIPER)
    play(match, "0 bagpipes")
    assert board(match)["big"] == "s1"


def test_LN_T31_the_bagpipes_do_not_reach_an_auction_symbol() -> None:
    match = surface("s3", little=13, cameras={0: {"7": "g4b"}}, standing=PIPER, options={"orage": True})
    play(match, "0 bagpipes", "0 photo 1", "0 photo 1")
    assert board(match)["little"] == 19
    assert asked(match) == [(1, "place_journalist")]


def test_LN_T65_declined_bagpipes_leave_nessie_where_she_is() -> None:
    match = surface("s3", cameras={0: {"7": "g4b", "4": "g1a"}}, standing=PIPER)
    play(match, "0 pass")
    assert board(match)["big"] == "s3"
    assert rows(match, "score") == [4, 0, 0]
    assert asked(match) == [(1, "place_journalist")]
