"""Two teams: readers, order, interceptions, scores."""

from typing import Any

import pytest

from tablee.engine.match import Match
from tablee.games.operation_zebre.tests.stage import (
    GAME,
    W1,
    board,
    ended,
    face_of,
    left,
    legal,
    read,
    refusal,
    rule_against,
    seen,
    table,
    told,
)

ZERO = {name: face_of(name).values.index(0) + 1 for name in ("021a", "023a", "024a")}


def teams(phase: str, **more: Any) -> Match:
    options = {"mode": "comp", **more.pop("options", {})}
    return table(phase, **{"seats": 6, "options": options, **more})


def start() -> Match:
    return GAME.start(7, seed=4, options={"mode": "comp"})


def test_OZ_66_each_team_names_two_of_its_own() -> None:
    match = start()
    assert match.state.pending() == list(range(7))
    assert match.state.together(5) == [4, 5, 6]
    match.play(2, "reader 0")
    assert rule_against(match, 1, "reader 0") == "OZ-66"
    assert rule_against(match, 1, "reader 5") == "OZ-66"
    match.play(3, "reader 3")
    assert match.state.pending() == [4, 5, 6]
    match.play(4, "reader 6")
    match.play(6, "reader 4")
    assert (seen(match)["picked"], seen(match)["phase"]) == ([0, 3, 6, 4], "choose")
    assert match.state.pending() == [0, 3, 4, 6]


def lock_all(match: Match, keep: dict[int, list[int]]) -> None:
    for seat in (0, 1, 3, 4):
        values = [line["value"] for line in seen(match, seat)["seats"][seat]["faces"][0]["lines"]]
        match.answer(seat, {"keep": [*keep.get(seat, [values.index(0) + 1])]})


def test_OZ_68_each_team_ticks_its_own_totals() -> None:
    match = teams("censor", options={"side": "avance"})
    lock_all(match, {0: W1})
    assert (left(match, 0), left(match, 1)) == (32, 36)


@pytest.mark.parametrize(
    ("points", "ranks"), [(([2], [2]), [1] * 6), (([3], [2]), [1] * 3 + [2] * 3), (([1], [2]), [2] * 3 + [1] * 3)]
)
def test_OZ_69_two_overflows_at_once_are_decided_by_interceptions(
    points: tuple[list[int], list[int]], ranks: list[int]
) -> None:
    match = teams("censor", free=[1, 0], points_a=points[0], points_b=points[1])
    lock_all(match, {0: W1, 3: list(range(1, 11))})
    assert ended(match) == ("OZ-69", ranks)


def test_OZ_69_one_overflow_loses() -> None:
    match = teams("censor", free=[3, 40])
    lock_all(match, {0: W1})
    assert ended(match) == ("OZ-88", [2] * 3 + [1] * 3)
    assert match.outcome is not None
    assert match.outcome.sides == [[0, 1, 2], [3, 4, 5]]


def test_OZ_70_the_higher_visible_number_reads_first() -> None:
    match = teams("censor", free=[20, 20], led=0, order=[])
    lock_all(match, {0: W1})
    assert seen(match)["order"] == [3, 0, 4, 1]


def test_OZ_70_then_the_team_with_more_interception_points() -> None:
    match = teams("censor", free=[20, 20], points_a=[1, 2], points_b=[2], led=0, order=[], round=2)
    lock_all(match, {})
    assert seen(match)["order"] == [0, 3, 1, 4]


@pytest.mark.parametrize(("led", "order"), [(0, [3, 0, 4, 1]), (1, [0, 3, 1, 4])])
def test_OZ_71_then_the_team_that_did_not_read_first(led: int, order: list[int]) -> None:
    match = teams("censor", led=led, order=[], round=2)
    lock_all(match, {})
    assert seen(match)["order"] == order


def test_OZ_71_in_the_first_round_a_coin_decides() -> None:
    firsts = set()
    for seed in range(12):
        match = teams("censor", led=None, order=[], seed=seed)
        lock_all(match, {})
        firsts.add(seen(match)["order"][0])
    assert firsts == {0, 3}


def test_OZ_72_the_teams_read_in_turn() -> None:
    match = teams("read")
    order = []
    for _ in range(4):
        order += match.state.pending()
        read(match)
        match.play(match.state.pending()[0], "seal blank")
        match.play(match.state.pending()[0], "give-up")
    assert order == [0, 3, 1, 4]


def test_OZ_74_the_others_have_ten_seconds_after_the_reading() -> None:
    match = read(teams("read"))
    assert (match.state.pending(), match.state.together(4)) == ([3, 4, 5], [3, 4, 5])
    assert match.decision(3).limit == 10_000


def test_OZ_75_the_last_draft_is_sealed_and_nothing_is_none() -> None:
    match = read(teams("read"))
    assert match.expire(3, "Colisée") == ("seal 001a", "Colisée")
    assert match.expire(3, None) == ("timeout", None)
    assert match.judge(3, "") == "seal blank"
    match.play(3, "timeout")
    assert board(match)["sealed"] == "blank"
    assert refusal(match, 3, "Colisée") == "not-asked"


def test_OZ_93_two_answers_intercept_nothing() -> None:
    assert read(teams("read")).judge(3, "Colisée ou Panthéon") == "seal other"


def test_OZ_76_nothing_else_happens_in_the_window() -> None:
    match = read(teams("read"))
    assert rule_against(match, 1, "ask-hint") == "not-asked"
    assert rule_against(match, 3, "give-up") == "OZ-76"
    assert {seen(match, seat)["reading"]["text"] for seat in (1, 3, None)} == {None}
    stays = read(teams("read", options={"intercept_text": "stays"}))
    assert seen(stays, 3)["reading"]["text"]


def test_OZ_77_the_seal_is_unseen_by_the_readers_team() -> None:
    views = []
    for words in ("", "Colisée", "xyzzy"):
        match = read(teams("read"))
        match.answer(4, words)
        views.append([match.view(seat) for seat in (0, 1, 2, None)])
        assert [event.told_to(None).facts for event in match.steps[-1].events] == [{"team": 1}]  # type: ignore[union-attr]
        assert seen(match, 5)["seal"]["words"] == words
    assert views[0] == views[1] == views[2]


def test_OZ_78_the_rest_of_the_team_guesses() -> None:
    match = read(teams("read"))
    match.answer(3, "")
    assert match.state.pending() == match.state.together(1) == [1, 2]
    assert seen(match, 4)["reading"]["text"]


def test_OZ_79_only_the_initial_can_be_asked_for() -> None:
    match = read(teams("read", free=[20, 20]))
    match.answer(3, "")
    match.answer(2, "?")
    assert (left(match), seen(match, 4)["reading"]["letter"], seen(match)["phase"]) == (18, "C", "decode")
    assert rule_against(match, 2, "ask-hint") == "OZ-41"
    assert rule_against(match, 2, "erase 1") == "OZ-79"


@pytest.mark.parametrize(("words", "free"), [("Colisée", 20), ("Tour Eiffel", 15), ("-", 15)])
def test_OZ_80_a_wrong_proposal_ticks_five(words: str, free: int) -> None:
    match = read(teams("read", free=[20, 20]))
    match.answer(3, "")
    match.answer(2, words)
    assert (left(match, 0), left(match, 1)) == (free, 20)


def test_OZ_81_an_overflow_ends_it_before_the_interception() -> None:
    match = read(teams("read", free=[4, 20]))
    match.answer(3, "Colisée")
    match.answer(1, "-")
    assert ended(match) == ("OZ-88", [2] * 3 + [1] * 3)
    assert seen(match)["teams"][1]["points"] == []


def test_OZ_81_a_hint_can_overflow_too() -> None:
    match = read(teams("read", free=[1, 20]))
    match.answer(3, "")
    match.play(1, "ask-hint")
    assert ended(match)[0] == "OZ-88"
    assert seen(match)["hint"] == "none"


@pytest.mark.parametrize("words", ["Colisée", "-"])
def test_OZ_82_the_seal_is_opened_after_the_proposal_right_or_wrong(words: str) -> None:
    match = read(teams("read"))
    match.answer(3, "le colisee")
    match.answer(1, words)
    assert (seen(match)["seal"]["words"], seen(match)["earned"]) == ("le colisee", 1)
    assert told(match).index("intercepted") > 0


@pytest.mark.parametrize(
    ("keep", "earned"), [([3], 3), ([1], 3), ([8], 2), ([8, 1], 2), (W1, 1), ([2, 8, 11], 1), ([1, 5], 2)]
)
def test_OZ_83_the_fewer_boxes_the_more_points(keep: list[int], earned: int) -> None:
    match = read(teams("read", keep={0: keep}))
    match.answer(3, "Colisée")
    match.answer(1, "?")
    match.answer(1, "-")
    assert seen(match)["teams"][1]["points"] == [earned]


def test_OZ_84_points_go_into_the_next_box_and_a_failure_has_no_effect() -> None:
    match = read(teams("read", points_b=[2]))
    match.answer(3, "Colisée")
    match.answer(1, "Colisée")
    assert seen(match)["teams"][1]["points"] == [2, 1]
    read(match)
    match.answer(0, "xyzzy")
    match.answer(4, "-")
    assert seen(match)["teams"][0]["points"] == []


def test_OZ_85_after_the_fourth_reading_a_new_round_begins() -> None:
    match = read(teams("read", turn=3))
    match.play(0, "seal blank")
    match.play(3, "give-up")
    assert (seen(match)["rounds_done"], seen(match)["phase"]) == (1, "designate")


def finish(free: list[int], points_a: list[int], points_b: list[int]) -> Match:
    """The last document of the last round, right and not intercepted."""
    match = read(teams("read", turn=3, round=3, free=free, points_a=points_a, points_b=points_b))
    match.play(0, "seal blank")
    match.answer(3, seen(match, 4)["reading"]["title"])
    return match


def test_OZ_86_interceptions_and_the_visible_number_count_together() -> None:
    match = finish([3, 9], [], [1, 2, 1])
    assert ended(match) == ("OZ-86", [2] * 3 + [1] * 3)
    assert match.outcome is not None
    assert match.outcome.scores == [3, 3, 3, 13, 13, 13]


def test_OZ_87_interceptions_break_a_tie() -> None:
    assert ended(finish([12, 10], [3, 3, 1], [3, 3, 3])) == ("OZ-87", [2] * 3 + [1] * 3)


def test_OZ_87_else_it_is_a_draw() -> None:
    assert ended(finish([8, 8], [3, 2], [2, 3])) == ("OZ-87", [1] * 6)


def test_OZ_19_a_full_track_is_worth_nothing_and_loses_nothing() -> None:
    match = finish([0, 5], [3, 3], [])
    assert ended(match) == ("OZ-86", [1] * 3 + [2] * 3)
    assert match.outcome is not None
    assert match.outcome.scores[0] == 6


def test_OZ_88_an_overflow_loses_whatever_the_scores() -> None:
    match = read(teams("read", free=[4, 0], points_a=[3, 3, 3]))
    match.answer(3, "")
    match.answer(1, "-")
    assert ended(match) == ("OZ-88", [2] * 3 + [1] * 3)


def test_OZ_73_the_label_is_announced_to_everybody() -> None:
    match = teams("read")
    match.play(0, "begin")
    assert {seen(match, seat)["reading"]["label"] for seat in (1, 3, None)} == {"MONUMENT"}
    assert legal(match, 0) == ["done", "timeout"]
