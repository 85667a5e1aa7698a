"""Photos: earning, taking, and the scoring when the pile runs out."""

from typing import Unpack

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

from tablee.engine.match import Match, Step
from tablee.games.loch_ness.tests.stage import PHOTOS, Setting, surface, table

ALMOST_OUT: Setting = {
    "album": {0: [3, 3, 2], 1: [3, 2, 3], 2: [2, 3, 2]},
    "display": ["head", "body", "tail"],
    "due": {0: 2, 1: 2},
    "laid": {0: 1, 1: 1, 2: 1},
    "big": "s4",
}


def out_of_photos(**more: Unpack[Setting]) -> Match:
    """One card is left in the pile and photos are due."""
    setting: Setting = {**ALMOST_OUT, **more}
    return table("photos", **setting)


@pytest.mark.parametrize(("at", "spaces", "photos"), [
    ("s2", ["g2a"], 1),
    ("s2", ["g2a", "g2b"], 2),
    ("s2", ["g2a", "g2b", "g2r"], 3),
    ("s4", ["g4a"], 2),
    ("s4", ["g4b", "g4r"], 4),
    ("s4", ["g4a", "g4b", "g4r"], 6),
    ("s4", ["g5a", "g3a"], 0),
])  # fmt: skip
def test_LN_73_each_camera_that_points_at_nessie_earns_one_photo_or_two_in_a_sector_of_two_groups(
    at: str, spaces: list[str], photos: int
) -> None:
    own = dict(zip(["3", "4", "7"], spaces, strict=False))
    assert rows(surface(at, cameras={0: own}), "due")[0] == photos


@pytest.mark.parametrize("sea", range(1, 16))
def test_LN_74_a_round_yields_three_photos_at_most_or_six_in_a_sector_of_two_groups(sea: int) -> None:
    match = surface(f"s{sea}", cameras={0: {"7": f"g{sea}a"}, 1: {"7": f"g{sea}b"}, 2: {"7": f"g{sea}r"}})
    assert sum(rows(match, "due")) == (6 if sea in (4, 5, 9, 10, 14, 15) else 3)


def test_LN_75_each_takes_all_of_his_before_the_next_in_turn_order_begins() -> None:
    match = table("photos", seats=4, first=2, due={0: 2, 1: 1, 3: 2}, actor=3, laid={2: 1, 3: 1, 0: 1})
    order = []
    for decision in match.decisions():
        if decision.kind != "take_photo":
            break
        order.append(decision.seat)
        match.play(decision.seat, "photo pile")
    assert order == [3, 3, 0, 0, 1]


def test_LN_76_each_photo_is_a_free_choice_between_the_display_and_the_pile() -> None:
    match = table("photos", due={0: 2})
    assert moves(match) == ["photo 1", "photo 2", "photo 3", "photo pile"]
    step = play(match, "0 photo pile")
    (drawn,) = facts(step, "photo-drawn", 0)
    album = seen(match, 0)["seats"][0]["album"]
    assert album[PHOTOS.index(drawn["photo"])] == 1
    assert moves(match) == ["photo 1", "photo 2", "photo 3", "photo pile"]
    assert rule_against(match, "0 lay 1") == "LN-76"


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_LN_77_a_photo_of_the_display_is_replaced_at_once_in_its_place(slot: int) -> None:
    match = table("photos", due={0: 2})
    step = play(match, f"0 photo {slot}")
    (turned,) = facts(step, "display-refilled")
    expected = [*PHOTOS]
    expected[slot - 1] = turned["photo"]
    assert board(match)["display"] == expected
    assert seen(match, None)["pile"] == 23
    assert rows(match, "album")[0] == [int(slot == place) for place in (1, 2, 3)]


def test_LN_77_a_photo_of_the_pile_leaves_the_display_as_it_is() -> None:
    match = table("photos", due={0: 2})
    step = play(match, "0 photo pile")
    assert board(match)["display"] == PHOTOS
    assert "display-refilled" not in codes(step)
    assert seen(match, None)["pile"] == 23


def test_LN_78_earned_photos_must_be_taken() -> None:
    assert rule_against(table("photos", due={0: 1}), "0 pass") == "LN-78"


def test_LN_79_photos_lie_face_down_and_their_owner_may_look_at_them() -> None:
    match = table("move1", album={0: [2, 1, 0]}, public={0: [1, 0, 0]}, cameras={0: {"7": "g1a"}})
    assert seen(match, 0)["seats"][0]["album"] == [2, 1, 0]
    for other in (1, 2, None):
        row = seen(match, other)["seats"][0]
        assert (row["album"], row["public_album"], row["photos"]) == (None, [1, 0, 0], 3)


@pytest.mark.parametrize("move", ["photo 1", "photo pile"])
def test_LN_80_the_moment_the_pile_is_empty_albums_are_scored(move: str) -> None:
    match = out_of_photos()
    step = play(match, f"0 {move}")
    assert "photos-scored" in codes(step)
    assert board(match)["phase"] == "photos"


def test_LN_80_as_long_as_one_card_is_left_nothing_is_scored() -> None:
    match = out_of_photos(album={0: [3, 2, 2], 1: [3, 2, 3], 2: [2, 3, 2]})
    step = play(match, "0 photo pile")
    assert "photos-scored" not in codes(step)
    assert seen(match, None)["pile"] == 1


def test_LN_81_the_interim_scoring_counts_everything_collected_this_round_too() -> None:
    match = out_of_photos()
    step = play(match, "0 photo pile")
    assert facts(step, "photos-scored") == [
        {"seat": 0, "heads": 3, "bodies": 3, "tails": 3, "points": 30},
        {"seat": 1, "heads": 3, "bodies": 2, "tails": 3, "points": 25},
        {"seat": 2, "heads": 2, "bodies": 3, "tails": 2, "points": 21},
    ]
    assert rows(match, "score") == [30, 25, 21]


def test_LN_82_the_scored_photos_are_the_new_pile_of_24_and_the_display_stays() -> None:
    match = out_of_photos()
    step = play(match, "0 photo pile")
    assert "pile-renewed" in codes(step)
    assert board(match)["pile"] == [8, 8, 8]
    assert board(match)["display"] == PHOTOS
    assert rows(match, "album") == [[0, 0, 0]] * 3


def test_LN_83_then_the_others_take_what_is_still_due_to_them() -> None:
    match = out_of_photos(due={0: 2, 1: 1})
    play(match, "0 photo pile")
    assert asked(match) == [(0, "take_photo")]
    play(match, "0 photo pile")
    assert asked(match) == [(1, "take_photo")]
    play(match, "1 photo pile")
    assert asked(match) == [(1, "place_journalist")]
    assert [sum(album) for album in rows(match, "album")] == [1, 1, 0]


def test_LN_83_who_had_finished_gets_nothing_more() -> None:
    match = out_of_photos(due={1: 2}, actor=1)
    play(match, "1 photo pile", "1 photo pile")
    assert asked(match) == [(1, "place_journalist")]
    assert [sum(album) for album in rows(match, "album")] == [0, 1, 0]


def test_LN_84_even_six_photos_in_a_round_score_the_albums_once() -> None:
    match = out_of_photos(due={0: 6}, cameras={0: {"7": "g4a"}})
    scored = 0
    for _ in range(6):
        scored += codes(play(match, "0 photo pile")).count("pile-renewed")
    assert scored == 1
    assert seen(match, None)["pile"] == 19


def test_LN_84_each_time_the_pile_runs_out_albums_are_scored_again() -> None:
    match = out_of_photos()
    play(match, "0 photo pile")
    position = match.position()
    assert rows(match, "score") == [30, 25, 21]
    position["board"]["pile"] = [0, 0, 1]  # type: ignore[index,call-overload]
    position["board"]["seats"][0]["album"] = [8, 8, 7]  # type: ignore[index,call-overload]
    again = match.game.from_position(position, seed=0)
    play(again, "0 photo pile")
    assert rows(again, "score") == [30 + 80, 25, 21]


@pytest.mark.parametrize("little", [20, 65])
def test_LN_85_the_last_photo_of_a_round_still_scores_albums_even_in_the_last_round(little: int) -> None:
    match = out_of_photos(due={0: 1}, little=little)
    step = play(match, "0 photo pile")
    assert "pile-renewed" in codes(step)
    assert match.over == (little == 65)
    assert rows(match, "score") == [30, 25, 21]


def test_LN_86_scored_photos_are_gone_and_do_not_count_again_at_the_end() -> None:
    match = out_of_photos(due={0: 2}, little=65)
    play(match, "0 photo pile", "0 photo 1")
    assert match.over
    assert rows(match, "score") == [31, 25, 21]
    assert rows(match, "photo_points") == [31, 25, 21]


def test_LN_T02_one_photo_from_the_display_and_one_from_the_pile() -> None:
    filosa = 0
    albums = {1: [2, 2, 3], 2: [2, 2, 3]}

    def two_photos(seed: int) -> tuple[Match, Step, Step]:
        match = surface("s4", seed=seed, cameras={filosa: {"4": "g4a"}}, album=albums, display=["head", "body", "body"])
        assert (rows(match, "due")[filosa], seen(match, filosa)["pile"]) == (2, 10)
        return match, play(match, "0 photo 1"), play(match, "0 photo pile")

    def comes_as_in_the_example(seed: int) -> bool:
        _, first, second = two_photos(seed)
        return facts(first, "display-refilled") == [{"photo": "tail"}] and facts(second, "photo-drawn", filosa) == [
            {"seat": filosa, "photo": "body"}
        ]

    match, first, _ = two_photos(seed_where(comes_as_in_the_example))
    assert facts(first, "photo-taken") == [{"seat": filosa, "photo": "head"}]
    assert board(match)["display"] == ["tail", "body", "body"]
    assert seen(match, filosa)["pile"] == 8
    assert rows(match, "album")[filosa] == [1, 1, 0]
    assert asked(match) == [(1, "place_journalist")]


def test_LN_T34_the_pile_runs_out_in_the_middle_of_the_photo_step() -> None:
    match = out_of_photos()
    step = play(match, "0 photo 1")
    assert board(match)["display"] == ["tail", "body", "tail"]
    assert [fact["points"] for fact in facts(step, "photos-scored")] == [26, 25, 21]
    assert rows(match, "album") == [[0, 0, 0]] * 3
    assert seen(match, None)["pile"] == 24
    play(match, "0 photo pile", "1 photo 2", "1 photo pile")
    assert asked(match) == [(1, "place_journalist")]
    assert seen(match, None)["pile"] == 21
    assert len(board(match)["display"]) == 3
    assert [sum(album) for album in rows(match, "album")] == [1, 2, 0]


def test_LN_T35_the_same_with_the_last_card_of_the_pile() -> None:
    match = out_of_photos()
    play(match, "0 photo pile")
    assert rows(match, "score") == [30, 25, 21]
    assert board(match)["display"] == PHOTOS


def test_LN_T36_after_an_interim_scoring_at_the_very_end_nothing_is_left_to_score() -> None:
    match = out_of_photos(due={0: 1}, little=66)
    step = play(match, "0 photo pile")
    assert match.over
    assert [fact["points"] for fact in facts(step, "photos-scored")] == [30, 25, 21, 0, 0, 0]
    assert rows(match, "score") == [30, 25, 21]


def test_LN_T63_three_photos_of_a_kind_are_still_three_choices() -> None:
    assert len(moves(table("photos", due={0: 1}, display=["head", "head", "head"]))) == 4


def test_LN_T68_what_is_known_of_an_album() -> None:
    def drawn(seed: int) -> tuple[Match, str]:
        match = table("photos", due={0: 2}, seed=seed, laid={0: 1, 1: 1, 2: 1})
        step = play(match, "0 photo 1", "0 photo pile")
        return match, facts(step, "photo-drawn", 0)[0]["photo"]

    match, _ = drawn(seed_where(lambda seed: drawn(seed)[1] == "tail"))
    assert seen(match, 0)["seats"][0]["album"] == [1, 0, 1]
    for other in (1, 2, None):
        row = seen(match, other)["seats"][0]
        assert (row["album"], row["photos"], row["public_album"]) == (None, 2, [1, 0, 0])
    match = out_of_photos()
    play(match, "0 photo pile")
    for viewer in (0, 1, 2, None):
        for row in seen(match, viewer)["seats"]:
            assert (row["photos"], row["public_album"]) == (0, [0, 0, 0])


def test_LN_G42_an_interim_scoring_touches_nothing_but_albums_scores_and_pile() -> None:
    match = out_of_photos(standing={1: "eglise"}, cameras={0: {"7": "g4a"}, 1: {"7": "g4b"}})
    before = board(match)
    play(match, "0 photo pile")
    after = board(match)
    untouched = ("phase", "round", "first", "big", "little", "blockers", "display")
    assert {name: before[name] for name in untouched} == {name: after[name] for name in untouched}
    for field in ("cameras", "standing", "laid", "hand"):
        assert [row[field] for row in before["seats"]] == [row[field] for row in after["seats"]]


def test_LN_G20_nobody_is_asked_twice_for_the_same_photo() -> None:
    match = table("photos", due={0: 1}, laid={0: 1, 1: 1, 2: 1})
    play(match, "0 photo 2")
    assert refusal(match, "0 photo 2").code == "not-asked"
    play_on(match, "place_journalist")
