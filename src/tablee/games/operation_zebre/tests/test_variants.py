"""Protocols and special missions."""

from typing import Any

import pytest

from tablee.engine.match import Match
from tablee.games.operation_zebre.rules.conditions import may_lock, some_lock
from tablee.games.operation_zebre.rules.content import MISSIONS, PROTOCOLS
from tablee.games.operation_zebre.tests.stage import (
    COLISEE,
    W1,
    ended,
    legal,
    read,
    refusal,
    rule_against,
    seen,
    table,
)


def under(phase: str, protocols: list[str], missions: list[str], **more: Any) -> Match:
    return table(phase, protocols=protocols, mission_cards=missions, **more)


@pytest.mark.parametrize(
    ("protocol", "allowed", "forbidden"),
    [
        ("p1", [[1, 3, 5], [8]], [[1, 3], [11]]),
        ("p2", [[1, 3, 5], [8]], [[4, 5], [1, 2]]),
        ("p3", [[8], [1, 2]], [[11], [1, 11]]),
        ("p4", [[8], [2, 11]], [[1, 8], [8, 12]]),
    ],
)
def test_OZ_55_a_protocol_rules_lines_out(protocol: str, allowed: list[list[int]], forbidden: list[list[int]]) -> None:
    for keep in forbidden:
        assert refusal(under("censor", [protocol], []), 0, {"keep": keep}) == "OZ-55"
    for keep in allowed:
        assert under("censor", [protocol], []).answer(0, {"keep": [*keep]}).move.endswith("lock")


@pytest.mark.parametrize(
    ("protocol", "keep", "lines"),
    [
        ("p1", [8], [2, 3, 4, 7, 8]),
        ("p2", [1, 3, 5], [1, 3, 5, 7, 8, 9, 10, 11, 12]),
        ("p3", [8], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]),
        ("p4", [8], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    ],
)
def test_OZ_55_a_protocol_binds_the_hint_too(protocol: str, keep: list[int], lines: list[int]) -> None:
    match = read(under("read", [protocol], [], keep={0: keep}))
    match.play(1, "ask-hint")
    assert legal(match, 0) == ["initial", *(f"erase {line}" for line in lines)]
    other = next(line for line in range(1, 13) if line not in lines)
    assert rule_against(match, 0, f"erase {other}") == "OZ-55"


def test_OZ_55_a_line_is_shown_only_while_a_lock_is_in_reach() -> None:
    values = [1, 0, 0, 1, 0, 0]
    assert some_lock([PROTOCOLS[0]], values, 1, 1)
    assert not some_lock([PROTOCOLS[0]], values, 1, 4)
    assert not may_lock([PROTOCOLS[0]], values, 1)


def test_OZ_56_protocols_add_up() -> None:
    match = under("censor", ["p1", "p2", "p3", "p4"], [])
    assert refusal(match, 0, {"keep": [11]}) == "OZ-55"
    assert refusal(match, 0, {"keep": [3, 4]}) == "OZ-55"
    match.answer(0, {"keep": [2, 8]})


def met(mission: str) -> set[tuple[int, ...]]:
    """Every set of lines of the Colisée that meets a mission."""
    place = "abcd".index(mission[2]) + 4 * (int(mission[1]) - 1)
    sets = range(1, 1 << 12)
    condition = MISSIONS[place]
    found = [kept for kept in sets if condition.holds(COLISEE.values, kept)]
    return {tuple(line + 1 for line in range(12) if kept >> line & 1) for kept in found}


def blocks(lines: tuple[int, ...]) -> list[int]:
    lengths: list[int] = []
    for place, line in enumerate(lines):
        if place and lines[place - 1] == line - 1:
            lengths[-1] += 1
        else:
            lengths.append(1)
    return lengths


def reference(mission: str, lines: tuple[int, ...]) -> bool:
    """The table of the rules, word for word."""
    values = [COLISEE.values[line - 1] for line in lines]
    k, total = len(lines), sum(values)
    return {
        "m1a": k == 1,
        "m1b": total <= 2,
        "m1c": True,
        "m1d": k >= 5 and total <= 4,
        "m2a": max(blocks(lines)) == 1 and k >= 4,
        "m2b": all(line % 2 == 1 for line in lines) and k >= 3,
        "m2c": all(line % 2 == 0 for line in lines) and k >= 3,
        "m2d": len(blocks(lines)) == 2 and min(blocks(lines)) >= 2,
        "m3a": total <= 1,
        "m3b": set(values) == {1} and k >= 3,
        "m3c": max(values) == 3 and k <= 2,
        "m3d": set(values) == {0, 1, 2} and total <= 4,
        "m4a": total <= 3,
        "m4b": total <= 3,
        "m4c": total <= 3,
        "m4d": 1 in lines and 12 in lines,
    }[mission]


EVERY = [tuple(line + 1 for line in range(12) if kept >> line & 1) for kept in range(1, 1 << 12)]


@pytest.mark.parametrize("mission", [f"m{card}{letter}" for card in range(1, 5) for letter in "abcd"])
def test_OZ_58_a_mission_asks_what_its_card_says(mission: str) -> None:
    assert met(mission) == {lines for lines in EVERY if reference(mission, lines)}


def test_OZ_58_one_mission_is_declared_before_the_first_line() -> None:
    match = under("censor", [], ["m1"])
    assert [move for move in legal(match, 0) if move.startswith("declare")] == [f"declare m1{x}" for x in "abcd"]
    assert rule_against(match, 0, "declare m2a") == "OZ-58"
    match.play(0, "declare m1a")
    assert rule_against(match, 0, "declare m1b") == "OZ-58"
    match.play(0, "show 8")
    assert legal(match, 0) == ["lock"]


def test_OZ_58_only_lines_that_can_meet_it_are_shown() -> None:
    match = under("censor", [], ["m1"])
    assert refusal(match, 0, {"keep": [1, 3, 4, 7], "declare": "m1d"}) == "OZ-58"
    assert match.answer(0, {"keep": [3, 4, 5, 7, 8], "declare": "m1d"}).move.startswith("declare m1d, show 3")


def test_OZ_58_a_category_that_the_face_is_not_of_cannot_be_declared() -> None:
    match = under("censor", [], ["m4"])
    assert [move for move in legal(match, 0) if move.startswith("declare")] == ["declare m4a", "declare m4d"]


def test_OZ_58_a_declaration_is_public_from_the_lock_on() -> None:
    match = under("censor", [], ["m1"])
    match.play(0, "declare m1a")
    assert [seen(match, seat)["seats"][0]["declared"] for seat in (0, 1, None)] == ["m1a", None, None]
    match.play(0, "show 8")
    match.play(0, "lock")
    assert [seen(match, seat)["seats"][0]["declared"] for seat in (0, 1, None)] == ["m1a"] * 3


def declared(mission: str, keep: list[int], **more: Any) -> Match:
    return read(under("read", [], ["m1"], keep={0: keep}, rows={0: {"declared": mission}}, **more))


def test_OZ_59_a_right_answer_accomplishes_it() -> None:
    match = declared("m1a", [8])
    match.answer(1, "Colisée")
    assert seen(match)["done"] == ["m1a"]


def test_OZ_59_a_wrong_one_leaves_it_open() -> None:
    match = declared("m1a", [8])
    match.answer(1, "-")
    assert (seen(match)["done"], seen(match)["echecs_left"]) == ([], 3)


def test_OZ_59_to_erase_makes_it_void() -> None:
    match = declared("m1a", [8])
    match.play(1, "ask-hint")
    match.play(0, "erase 8")
    match.answer(1, "Colisée")
    assert (seen(match)["done"], seen(match)["right"]) == ([], True)


@pytest.mark.parametrize(("mission", "done"), [("m1a", ["m1a"]), ("m1c", [])])
def test_OZ_59_some_missions_allow_no_hint(mission: str, done: list[str]) -> None:
    match = declared(mission, [8])
    match.play(1, "ask-hint")
    match.play(0, "initial")
    match.answer(1, "Colisée")
    assert seen(match)["done"] == done


def test_OZ_61_a_second_success_changes_nothing() -> None:
    match = declared("m1a", [8], done=["m1a"])
    match.answer(1, "Colisée")
    assert seen(match)["done"] == ["m1a"]


def test_OZ_58_what_is_done_is_not_declared_again() -> None:
    match = under("censor", [], ["m1"], done=["m1a"])
    assert rule_against(match, 0, "declare m1a") == "OZ-58"


@pytest.mark.parametrize(
    ("done", "reason"), [(["m1a", "m1b", "m1c"], "OZ-60"), (["m1a", "m1b", "m1c", "m1d"], "OZ-52")]
)
def test_OZ_60_an_open_mission_loses_at_the_end(done: list[str], reason: str) -> None:
    match = read(under("read", [], ["m1"], seats=2, round=6, turn=1, order=[1, 0], done=done))
    match.answer(1, "Colisée")
    assert ended(match)[0] == reason


def test_OZ_57_all_four_missions_of_every_card_are_asked() -> None:
    match = read(under("read", [], ["m1", "m2"], seats=2, round=6, turn=1, order=[1, 0], done=["m1a", "m2d"]))
    match.answer(1, "Colisée")
    assert ended(match)[0] == "OZ-60"


def test_W1_is_worth_four() -> None:
    assert sum(COLISEE.values[line - 1] for line in W1) == 4
