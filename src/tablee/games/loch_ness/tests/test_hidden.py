"""Who sees what. (section 5 of the rules)"""

import pytest
from tests.stage import codes, facts, play, seen

from tablee.games.loch_ness.tests.stage import GAME, surface, table

OWN = {"3": "g1a", "7": "g2a"}


def test_LN_G15_open_memory_shows_which_camera_lies_face_down() -> None:
    match = table("move1", cameras={0: OWN, 1: {"7": "g5a"}})
    step = play(match, "0 camera 7 g9a")
    for viewer in (0, 1, 2, None):
        assert {"camera": "7", "space": "g9a", "face_down": True} in seen(match, viewer)["seats"][0]["cameras"]
        assert facts(step, "camera-moved", viewer) == [{"seat": 0, "camera": "7", "from": "g2a", "space": "g9a"}]


def test_LN_G15_masked_memory_hides_from_others_which_camera_lies_face_down_until_they_are_turned_up() -> None:
    match = table("move1", options={"camera_memory": "masked"}, cameras={0: OWN, 1: {"7": "g5a"}, 2: {"7": "g6a"}})
    step = play(match, "0 camera 7 g9a")
    assert facts(step, "camera-moved", 0) == [{"seat": 0, "camera": "7", "from": "g2a", "space": "g9a"}]
    assert {"camera": "7", "space": "g9a", "face_down": True} in seen(match, 0)["seats"][0]["cameras"]
    for other in (1, 2, None):
        assert codes(step, other) == ["camera-moved-masked"]
        assert facts(step, "camera-moved-masked", other) == [{"seat": 0, "from": "g2a", "space": "g9a"}]
        assert seen(match, other)["seats"][0]["cameras"] == [
            {"camera": "3", "space": "g1a", "face_down": False},
            {"camera": None, "space": "g9a", "face_down": True},
        ]
    after = surface("s12", options={"camera_memory": "masked"}, cameras={0: OWN}, down={0: ["7"]})
    assert [row["camera"] for row in seen(after, 1)["seats"][0]["cameras"]] == ["3", "7"]


def test_LN_G15_masked_memory_changes_nothing_in_play() -> None:
    plain = GAME.start(seats=3, seed=6)
    masked = GAME.start(seats=3, seed=6, options={"camera_memory": "masked"})
    for decision in plain.decisions():
        assert masked.decision(decision.seat).moves == decision.moves
        move = decision.moves[len(decision.moves) // 2]
        assert plain.play(decision.seat, move).mark == masked.play(decision.seat, move).mark
    assert masked.over


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_LN_21_no_view_but_the_owners_shows_a_hand(viewer: int | None) -> None:
    match = table("cards", options={"valet": True}, discard={0: [1]})
    assert seen(match, 0)["seats"][0]["hand"] == [2, 3, 4, 5]
    assert seen(match, viewer)["seats"][0]["hand"] is None
    assert seen(match, viewer)["seats"][0]["cards"] == 4


def test_LN_34_the_holder_of_the_white_deck_sees_its_seven_cards() -> None:
    match = table("cards", standing={0: "distillerie"})
    assert seen(match, 0)["seats"][0]["hand"] == [0, 1, 2, 3, 4, 5, 7]
    assert seen(match, 1)["seats"][0]["hand"] is None


def test_LN_76_nobody_sees_what_the_pile_holds_only_how_many() -> None:
    match = table("photos", due={0: 1}, album={1: [2, 0, 0]})
    for viewer in (0, 1, 2, None):
        assert seen(match, viewer)["pile"] == 22


def test_LN_79_a_photo_drawn_from_the_pile_is_told_to_its_owner_alone() -> None:
    match = table("photos", due={0: 2})
    step = play(match, "0 photo pile")
    assert codes(step, 0) == ["photo-drawn"]
    for other in (1, 2, None):
        assert codes(step, other) == ["photo-drawn-unseen"]
        assert facts(step, "photo-drawn-unseen", other) == [{"seat": 0}]


def test_LN_43_a_dummy_card_the_church_has_seen_is_hidden_from_the_others_even_from_the_last_seats_neighbour() -> None:
    match = table("move1", seats=2, standing={1: "eglise"}, looked="dummy", dummy_top=4, cameras={0: OWN})
    assert seen(match, 1)["dummy"]["top"] == 4
    assert seen(match, 0)["dummy"]["top"] is None
    assert seen(match, None)["dummy"]["top"] is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_LN_42_a_spectator_never_learns_what_the_church_saw_wherever_it_sits(seats: int) -> None:
    for looker in range(seats):
        target = (looker + 1) % min(seats, 3)
        laid = dict.fromkeys(range(min(seats, 3)), 2)
        match = table("move1", seats=seats, standing={looker: "eglise"}, looked=target, laid=laid, cameras={0: OWN})
        assert [row["laid"] and row["laid"]["value"] for row in seen(match, None)["seats"]] == [None] * seats


def test_LN_60_after_the_reveal_everybody_sees_the_cards() -> None:
    match = surface("s1", (3, 4, 5), cameras={0: OWN})
    for viewer in (0, 1, 2, None):
        assert [row["laid"]["value"] for row in seen(match, viewer)["seats"]] == [3, 4, 5]


def test_LN_G01_before_nessie_is_placed_no_view_names_her_space() -> None:
    assert seen(GAME.start(seats=3, seed=0), None)["big"] is None
