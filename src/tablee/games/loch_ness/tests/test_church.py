"""The Église looks at one card."""

import pytest
from tests.stage import (
    asked,
    board,
    codes,
    facts,
    moves,
    play,
    rule_against,
    seed_where,
    seen,
)

from tablee.games.loch_ness.tests.stage import before_reveal, table

CAMERAS = {seat: {"7": f"g{seat + 1}a"} for seat in range(5)}


def test_LN_41_after_the_cards_and_before_the_cameras_the_church_may_look_at_one_card() -> None:
    match = table("cards", standing={1: "eglise"}, cameras=CAMERAS | {3: {}, 4: {}})
    play(match, "0 lay 1", "1 lay 2")
    assert asked(match) == [(2, "lay_card")]
    play(match, "2 lay 3")
    assert asked(match) == [(1, "church_look")]
    assert moves(match) == ["pass", "look 0", "look 2"]
    assert rule_against(match, "1 look 1") == "LN-41"
    step = play(match, "1 look 2")
    assert facts(step, "card-looked-own", 1) == [{"seat": 1, "target": 2, "value": 3}]
    assert seen(match, 1)["seats"][2]["laid"]["value"] == 3
    assert asked(match) == [(0, "move_camera")]


def test_LN_41_looking_may_be_left_out() -> None:
    match = table("church", standing={1: "eglise"}, actor=1, laid={0: 1, 1: 2, 2: 3}, cameras={0: {"7": "g1a"}})
    assert codes(play(match, "1 pass")) == ["look-passed"]
    assert board(match)["looked"] is None
    assert asked(match) == [(0, "move_camera")]


def test_LN_42_the_card_stays_face_down_and_only_the_looker_knows_its_value() -> None:
    match = table("church", standing={1: "eglise"}, actor=1, laid={0: 4, 1: 2, 2: 3}, cameras={0: {"7": "g1a"}})
    step = play(match, "1 look 0")
    for other in (0, 2, None):
        assert facts(step, "card-looked", other) == [{"seat": 1, "target": 0}]
        assert "card-looked-own" not in codes(step, other)
        assert seen(match, other)["looked"] == {"by": 1, "target": 0}
    assert seen(match, 2)["seats"][0]["laid"]["value"] is None
    assert seen(match, None)["seats"][0]["laid"]["value"] is None
    assert seen(match, 1)["seats"][0]["laid"]["value"] == 4
    assert seen(match, 1)["seats"][2]["laid"]["value"] is None


def test_LN_42_what_the_church_saw_lasts_until_the_reveal_and_not_into_the_next_round() -> None:
    match = before_reveal("s9", standing={1: "eglise"}, looked=0)
    assert seen(match, 1)["seats"][0]["laid"]["value"] == 2
    play(match, "2 pass")
    assert seen(match, None)["looked"] is None


def test_LN_43_with_two_players_the_top_of_the_dummy_deck_is_one_more_choice_for_the_one_look() -> None:
    match = table("church", seats=2, standing={0: "eglise"}, laid={0: 1, 1: 2}, cameras=two_cameras(), dummy_up=[3])
    assert moves(match) == ["pass", "look 1", "look dummy"]
    play(match, "0 look dummy")
    assert asked(match) == [(0, "move_camera")]
    assert seen(match, 0)["dummy"]["top"] in {1, 2, 4, 5}
    assert seen(match, 1)["dummy"]["top"] is None
    assert seen(match, None)["dummy"]["top"] is None
    assert seen(match, 0)["seats"][1]["laid"]["value"] is None


def test_LN_43_with_more_players_there_is_no_dummy_to_look_at() -> None:
    match = table("church", standing={0: "eglise"}, laid={0: 1, 1: 2, 2: 3})
    assert rule_against(match, "0 look dummy") == "LN-43"


def two_cameras() -> dict[int, dict[str, str]]:
    return {0: {"7": "g1a"}, 1: {"7": "g2a"}}


def test_LN_T15_a_dummy_card_that_was_seen_is_the_one_turned_up() -> None:
    def church(seed: int) -> dict[str, object]:
        match = table("church", seats=2, seed=seed, standing={0: "eglise"}, laid={0: 1, 1: 1}, cameras=two_cameras())
        assert moves(match) == ["pass", "look 1", "look dummy"]
        step = play(match, "0 look dummy")
        (told_own,) = facts(step, "dummy-looked-own", 0)
        assert facts(step, "dummy-looked", 1) == [{"seat": 0}]
        play(match, "0 camera 7 g8a", "1 camera 7 g9a")
        assert "church_look" not in [kind for _, kind in asked(match)]
        step = play(match, "0 pass", "1 pass")
        return {"seen": told_own["value"], "turned": facts(step, "dummy-revealed")[0]["value"]}

    seed = seed_where(lambda seed: church(seed)["seen"] == 4)
    assert church(seed) == {"seen": 4, "turned": 4}


@pytest.mark.parametrize(
    ("seats", "looker", "targets"), [(3, 1, ["look 0", "look 2"]), (4, 3, ["look 0", "look 1", "look 2"])]
)
def test_LN_T16_the_church_may_look_at_any_card_but_its_own(seats: int, looker: int, targets: list[str]) -> None:
    laid = {0: 5, 1: 4, 2: 3}
    match = table(
        "church", seats=seats, actor=looker, standing={looker: "eglise"}, laid=laid, cameras={0: {"7": "g1a"}}
    )
    assert moves(match) == ["pass", *targets]
    play(match, f"{looker} look 2")
    for other in (seat for seat in (*range(seats), None) if seat not in (looker, 2)):
        assert seen(match, other)["looked"] == {"by": looker, "target": 2}
        assert seen(match, other)["seats"][2]["laid"]["value"] is None
