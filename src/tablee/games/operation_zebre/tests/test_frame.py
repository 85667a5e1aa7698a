"""The frame of a match: documents, tracks, rounds, times, and the order in which a verdict is resolved."""

from pathlib import Path
from typing import Any

import pytest

from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games.operation_zebre.bots.memory import SIMPLE
from tablee.games.operation_zebre.bots.simple import Agent
from tablee.games.operation_zebre.box.faces import read_faces
from tablee.games.operation_zebre.tests.stage import (
    COLISEE,
    GAME,
    W1,
    board,
    ended,
    keeping,
    left,
    legal,
    read,
    rule_against,
    seen,
    table,
    told,
)

TEAMS: dict[str, object] = {"mode": "comp"}


def shown_face(match: Match, seat: int) -> dict[str, Any]:
    face: dict[str, Any] = seen(match, seat)["seats"][seat]["faces"][0]
    return face


def test_OZ_08_a_document_has_a_label_a_title_and_lines_with_values() -> None:
    face = shown_face(table("censor"), 0)
    assert (face["label"], face["title"]) == ("MONUMENT", "Colisée")
    assert [line["value"] for line in face["lines"]] == [1, 2, 0, 0, 1, 1, 0, 2, 1, 1, 3, 1]
    assert [line["text"] for line in face["lines"]] == COLISEE.texts


@pytest.mark.parametrize(
    ("was", "becomes"), [('[3, "les', '[4, "les'), ("[0, ", "[-1, "), ('"MONUMENT"', '"MEUBLE"'), ('"LIEU"', '"MER"')]
)
def test_OZ_08_a_value_or_a_label_that_there_is_not_is_refused(tmp_path: Path, was: str, becomes: str) -> None:
    text = (Path(__file__).parent / "colisee.toml").read_text("utf-8")
    assert was in text
    file = tmp_path / "face.toml"
    file.write_text(text.replace(was, becomes), encoding="utf-8")
    with pytest.raises(Exception, match=r"face\.toml"):
        read_faces(file)


def test_OZ_16_what_is_free_is_what_is_not_ticked_and_ticks_stay() -> None:
    match = table("censor", seats=2, free=20)
    boxes = seen(match)["boxes"]
    match.answer(0, keeping(W1))
    match.answer(1, {"keep": [zero_line(match, 1)]})
    assert (left(match), board(match)["ticked"][0]) == (16, boxes - 16)
    read(match)
    match.answer(1, "Colisée")
    read(match)
    match.answer(0, seen(match, 1)["reading"]["title"])
    assert (left(match), seen(match)["round"]) == (16, 2)


def zero_line(match: Match, seat: int) -> int:
    return [line["value"] for line in shown_face(match, seat)["lines"]].index(0) + 1


def test_OZ_17_too_few_boxes_are_all_ticked_and_nothing_else_of_the_effect_happens() -> None:
    match = read(table("read", free=1))
    match.play(1, "ask-hint")
    heard = board(match)["seats"][0]["text"]
    match.play(0, "erase 11")
    assert (left(match), ended(match)) == (0, ("OZ-51", [2] * 4))
    assert (seen(match)["hint"], board(match)["line_left"], heard) == ("none", "", board(match)["seats"][0]["text"])
    assert told(match) == ["burst"]


def test_OZ_17_in_teams_the_owner_of_the_track_loses() -> None:
    match = read(table("read", seats=6, options=TEAMS, free=[4, 4]))
    match.answer(3, "")
    match.answer(1, "-")
    assert (left(match, 0), left(match, 1), ended(match)) == (0, 4, ("OZ-88", [2] * 3 + [1] * 3))


def test_OZ_20_each_round_that_is_over_ticks_one_box_of_the_counter() -> None:
    match = GAME.start(2, seed=4, options={"human_override": False})
    counted = [seen(match)["rounds_done"]]
    while not match.over:
        before = seen(match)["round"]
        play_right(match)
        if match.over or seen(match)["round"] != before:
            counted.append(seen(match)["rounds_done"])
    assert counted == [0, 1, 2, 3, 4, 5, 6]
    assert ended(match) == ("OZ-52", [1, 1])


def play_right(match: Match) -> None:
    """One step of a match in which everybody leaves one worthless line and everything is named."""
    seat = match.state.pending()[0]
    phase = seen(match)["phase"]
    if phase == "choose":
        match.play(seat, "face a")
    elif phase == "censor":
        match.answer(seat, {"keep": [zero_line(match, seat)]})
    elif phase == "intercept":
        match.answer(seat, "")
    elif phase == "decode":
        now = seen(match)["reading"]["seat"]
        match.answer(seat, seen(match, now)["reading"]["title"])
    else:
        match.play(seat, legal(match, seat)[0])


@pytest.mark.parametrize(
    ("options", "phases"),
    [
        ({}, ["choose", "censor", *["read", "reading", "decode"] * 6]),
        ({"reader_order": "free"}, ["choose", "censor", *["next", "read", "reading", "decode"] * 6]),
        (TEAMS, ["designate", "choose", "censor", *["read", "reading", "intercept", "decode"] * 4]),
    ],
)
def test_OZ_21_a_round_is_choose_censor_transmit(options: dict[str, object], phases: list[str]) -> None:
    match = GAME.start(6, seed=4, options={**options, "human_override": False})
    met: list[str] = []
    while seen(match)["round"] == 1:
        phase = seen(match)["phase"]
        if not met or met[-1] != phase:
            met.append(phase)
        play_right(match)
    assert met == phases


@pytest.mark.parametrize(
    ("seats", "options", "more", "tip"),
    [
        (4, {}, {}, 3),  # 45 boxes for 12 documents
        (4, {}, {"round": 3, "free": 40}, 4),  # ten each, and still no more than four
        (4, {}, {"round": 3, "free": 7}, 1),
        (4, {}, {"round": 3, "free": 0}, 0),
        (6, {"mode": "comp"}, {}, 4),  # 42 for 6
        (6, {"mode": "comp"}, {"round": 3, "free": [5, 42]}, 2),
    ],
)
def test_OZ_29_the_tip_is_four_or_the_share_of_a_document_and_limits_nothing(
    seats: int, options: dict[str, object], more: dict[str, Any], tip: int
) -> None:
    match = table("censor", seats=seats, options=options, **more)
    assert seen(match, 0)["teams"][0]["tip"] == tip
    match.answer(0, keeping(list(range(1, 13))))


def test_OZ_33_the_text_stays_until_the_proposal_and_reading_again_is_no_move() -> None:
    match = table("read")
    match.play(0, "begin")
    heard = seen(match, 1)["reading"]["text"]
    match.play(0, "done")
    assert [seen(match, seat)["reading"]["text"] for seat in (0, 1, None)] == [heard] * 3
    assert 0 not in match.state.pending()
    match.play(1, "ask-hint")
    match.play(0, "initial")
    assert seen(match, 1)["reading"]["text"] == heard
    match.answer(1, "Colisée")
    assert seen(match, 1)["reading"] is None


def test_OZ_48_after_erasing_only_that_line_is_left_to_anybody() -> None:
    match = read(table("read"))
    match.play(1, "ask-hint")
    match.play(0, "erase 8")
    for seat in (0, 1, 2, None):
        assert seen(match, seat)["reading"]["text"] == COLISEE.texts[7]
    for seat in (1, 2, None):
        assert COLISEE.texts[0] not in str(seen(match, seat))
    match.answer(1, "-")
    assert [line["kept"] for line in seen(match)["shown"]["lines"]].count(True) == 5


@pytest.mark.parametrize(
    ("phase", "limit"),
    [("choose", None), ("censor", None), ("read", None), ("decode", None), ("hint", None), ("judge", 20_000)],
)
def test_OZ_103_the_rules_have_no_time_but_their_own(phase: str, limit: int | None) -> None:
    more: dict[str, Any] = {"proposal": "other", "words": "xyzzy"} if phase == "judge" else {}
    match = table(phase, **more)
    assert [match.decision(seat).limit for seat in match.state.pending()] == [limit] * len(match.state.pending())


@pytest.mark.parametrize(("phase", "limit"), [("designate", None), ("intercept", 10_000), ("decode", None)])
def test_OZ_103_in_teams_the_interception_has_its_ten_seconds(phase: str, limit: int | None) -> None:
    match = GAME.start(6, options=TEAMS) if phase == "designate" else table(phase, seats=6, options=TEAMS)
    assert {match.decision(seat).limit for seat in match.state.pending()} == {limit}


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (7, TEAMS)])
def test_OZ_104_players_rounds_and_boxes_never_change_whoever_plays(seats: int, options: dict[str, object]) -> None:
    match = GAME.start(seats, seed=8, options={"human_override": False, **options})
    settled = {(len(seen(match)["seats"]), seen(match)["boxes"], seen(match)["rounds"])}
    rng = Rng()
    rng.seed(1)
    stand_in = Agent(SIMPLE)
    while not match.over:
        seat = match.state.pending()[-1]
        if seat % 2:
            play_right(match)
        else:
            imagined = match.state.imagine(seat, rng)
            match.play(seat, GAME.moves.text(stand_in.choose(imagined, seat, rng)))
        settled.add((len(seen(match)["seats"]), seen(match)["boxes"], seen(match)["rounds"]))
    assert len(settled) == 1


def test_OZ_107_together_the_verdict_comes_first_then_the_mission_then_the_document() -> None:
    match = read(table("read", mission_cards=["m1"], keep={0: [8]}, rows={0: {"declared": "m1a"}}))
    match.answer(1, "Colisée")
    assert told(match) == ["proposed", "right", "mission-done", "revealed"]
    match = read(table("read"))
    match.answer(1, "-")
    assert told(match) == ["given-up", "wrong", "echec", "ticked", "revealed"]


def test_OZ_107_in_teams_the_boxes_come_before_the_interception() -> None:
    match = read(table("read", seats=6, options=TEAMS, turn=0))
    match.answer(3, "Colisée")
    match.answer(1, "Tour Eiffel")
    assert told(match) == ["proposed", "wrong", "ticked", "intercepted", "revealed"]


def test_OZ_107_the_round_is_over_after_the_last_document_is_shown() -> None:
    match = read(table("read", turn=3))
    match.answer(1, "-")
    assert told(match)[3:7] == ["ticked", "revealed", "round-over", "round-begun"]


def test_OZ_116_one_answer_of_several_closes_the_question_for_all_and_has_no_clock() -> None:
    match = read(table("read"))
    assert match.state.together(1) == [1, 2, 3]
    assert match.decision(1).limit is None  # what has a limit is not held back
    match.answer(1, "?")
    match.play(0, "initial")
    assert match.state.pending() == [1, 2, 3]
    match.answer(3, "Colisée")
    assert match.state.pending() == [1]


def test_OZ_112_the_words_of_the_last_document_are_put_away_when_the_next_begins() -> None:
    match = read(table("read"))
    match.answer(1, "le colisee")
    assert seen(match)["words"] == "le colisee"
    match.play(1, "begin")
    shown = seen(match)
    assert (shown["words"], shown["proposal"], shown["right"], shown["shown"]) == ("", None, False, None)


def test_OZ_113_a_reading_takes_three_seconds_at_least() -> None:
    match = table("read", rows={0: {"text": "Ovale"}})
    match.play(0, "begin")
    assert match.decision(0).limit == 3_000


def test_OZ_117_the_memory_word_has_all_its_bits() -> None:
    highs, lows = zip(*(seen(GAME.start(2, seed=seed))["memory"] for seed in range(40)), strict=True)
    for halves in (highs, lows):
        assert max(halves) > 1 << 15
        assert {bit for half in halves for bit in range(16) if half >> bit & 1} == set(range(16))


@pytest.mark.parametrize(
    "broken",
    [
        {"points_b": [0]},
        {"points_a": [4]},
        {"points_a": [1] * 7},
        {"points_b": [1] * 7},
        {"ticked": [43, 0]},
        {"burst": ["A"]},
        {"round": 4},
        {"order": [0, 0, 3, 4]},
        {"picked": [0, 1, 2, 3]},
        {"used": [0]},
        {"memory": [65536, 0]},
    ],
)
def test_a_position_that_cannot_be_is_refused(broken: dict[str, Any]) -> None:
    table("read", seats=6, options=TEAMS)
    with pytest.raises(Refused):
        table("read", seats=6, options=TEAMS, **broken)


def test_OZ_66_it_is_told_who_reads_first_and_second() -> None:
    match = GAME.start(6, options=TEAMS)
    match.play(4, "reader 5")
    match.play(3, "reader 4")
    match.play(0, "reader 2")
    places = [step.events[0].facts for step in match.steps]
    assert places == [{"seat": 5, "place": 1}, {"seat": 4, "place": 2}, {"seat": 2, "place": 1}]


@pytest.mark.parametrize(
    ("phase", "seat", "move", "rule"),
    [
        ("intercept", 3, "seal 001b", "OZ-111"),  # a face of another label
        ("intercept", 3, "seal paper", "OZ-102"),
        ("intercept", 3, "lock", "OZ-76"),
        ("intercept", 3, "give-up", "OZ-76"),
        ("decode", 1, "guess aloud", "OZ-102"),
        ("decode", 1, "seal blank", "OZ-21"),
        ("decode", 1, "timeout", "OZ-103"),
        ("decode", 1, "erase 1", "OZ-79"),
    ],
)
def test_the_rule_against_a_move_is_named(phase: str, seat: int, move: str, rule: str) -> None:
    more: dict[str, Any] = {"sealed": "blank"} if phase == "decode" else {}
    match = table(phase, seats=6, options=TEAMS, **more)
    assert rule_against(match, seat, move) == rule


def test_OZ_13_what_nobody_has_read_yet_is_dealt_again_with_its_total() -> None:
    match, rng = table("read", keep={0: W1}), Rng()
    rng.seed(2)
    faces, sides, legal_locks = set(), set(), 0
    for _ in range(40):
        twin = GAME.to_position(match.state.imagine(1, rng))
        rows: Any = twin["seats"]
        faces.add(rows[0]["face"])
        sides.add(rows[0]["face"][-1])
        legal_locks += bool(rows[0]["kept"])
        assert rows[0]["total"] == 4
    assert (len(faces) > 20, sides, legal_locks) == (True, {"a", "b"}, 40)
