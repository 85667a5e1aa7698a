"""Bots: they know only what a seat knows, remember part of the box, and play whole matches."""

from typing import Any

import pytest

from tablee.engine.match import Match
from tablee.engine.rng import Rng
from tablee.games.operation_zebre.bots.memory import EXPERT, RANDOM, SIMPLE, know, mix
from tablee.games.operation_zebre.bots.plans import Plan, best_plan, budget, evidence, search
from tablee.games.operation_zebre.bots.simple import Agent
from tablee.games.operation_zebre.rules.sides import box_of
from tablee.games.operation_zebre.rules.state import State
from tablee.games.operation_zebre.tests.stage import GAME, W1, board, legal, read, seen, table


def luck(seed: int = 1) -> Rng:
    rng = Rng()
    rng.seed(seed)
    return rng


def choice(match: Match, seat: int, level: int = SIMPLE, seed: int = 1) -> str:
    """What a bot does in this seat, from a state that it imagines."""
    rng = luck(seed)
    return GAME.moves.text(Agent(level).choose(match.state.imagine(seat, rng), seat, rng))


@pytest.mark.parametrize("mix_of", [{"seats": 4}, {"seats": 6, "options": {"mode": "comp"}}])
def test_OZ_117_whatever_is_hidden_a_bot_answers_the_same(mix_of: dict[str, Any]) -> None:
    match = read(table("read", **mix_of))
    seat = match.state.pending()[0]
    assert len({choice(match, seat, seed=seed) for seed in range(8)}) == 1


def test_OZ_117_another_match_is_another_memory() -> None:
    options: dict[str, object] = {"no_hints": True}
    tables = [read(table("read", keep={0: [3]}, memory=[word, 7], options=options)) for word in range(12)]
    assert len({choice(match, 1, RANDOM) for match in tables}) > 3


def test_OZ_117_the_mix_is_even() -> None:
    drawn = [mix(5, seat, face, -1) for seat in range(12) for face in range(490)]
    assert abs(sum(drawn) / len(drawn) - 0.5) < 0.02
    assert know(1, 0.8) > know(1, 0.35) > know(3, 0.35)


def test_experts_understand_more_with_more_lines() -> None:
    everything = read(table("read", seats=8, keep={0: list(range(1, 13))}, options={"mode": "coop"}))
    assert choice(everything, 1, EXPERT) == "guess 001a"


def test_OZ_105_a_bot_gives_no_hint_that_loses_where_another_does_not() -> None:
    match = read(table("read", free=1))
    match.play(1, "ask-hint")
    move = choice(match, 0)
    assert move != "initial"
    match.play(0, move)
    assert not match.over


@pytest.mark.parametrize(("words", "move"), [("arènes de Rome", "rule leave"), ("xyzzy", "rule wrong")])
def test_OZ_100_a_bot_leaves_what_is_near_and_rules_the_rest_wrong(words: str, move: str) -> None:
    match = read(table("read", options={"human_override": True}))
    match.answer(1, words)
    assert choice(match, 0) == move
    if move == "rule leave":
        match.play(0, move)
        assert choice(match, 1) == "rule wrong"


def test_OZ_55_a_bot_keeps_to_protocols() -> None:
    match = table("censor", protocols=["p1", "p2"], mission_cards=[])
    while seen(match)["phase"] == "censor":
        seat = match.state.pending()[0]
        move = choice(match, seat)
        assert move in legal(match, seat)
        match.play(seat, move)
    assert all(row["total"] % 2 == 0 for row in board(match)["seats"])


def test_OZ_58_a_bot_tries_a_mission_when_it_must() -> None:
    match = table("censor", seats=2, round=6, mission_cards=["m1"], order=[1, 0])
    assert choice(match, 0).startswith("declare m1")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"variant": "p1m1", "reader_order": "free"}), (6, {"mode": "comp", "lang": "en", "side": "avance"})],
)
def test_bots_play_whole_matches(seats: int, options: dict[str, object]) -> None:
    match = GAME.start(seats, seed=3, options=options)
    while not match.over:
        seat = match.state.pending()[0]
        match.play(seat, choice(match, seat, seed=len(match.steps)))
    assert len(match.steps) <= GAME.longest


def test_OZ_75_a_bot_takes_its_time_to_intercept_and_not_too_long() -> None:
    match = read(table("read", seats=6, options={"mode": "comp"}, keep={0: W1}))
    rng = luck()
    waits = [Agent(SIMPLE).delay(match.state.imagine(seat, rng), seat, 0, rng) for seat in (3, 4, 5)]
    assert all(2_500 <= wait < 10_000 for wait in waits)


@pytest.mark.parametrize("mix_of", [{"seats": 4}, {"seats": 6, "options": {"mode": "comp"}}])
@pytest.mark.parametrize("kept", [[], [2], [1, 4]])
def test_the_best_lines_are_as_good_as_the_best_of_all_sets(mix_of: dict[str, Any], kept: list[int]) -> None:
    state = table("censor", rows={0: {"kept": kept}}, **mix_of).state
    assert isinstance(state, State)
    box, face = box_of(state), state.face[0]
    planned = best_plan(state, 0, face, -1)
    every, before = Plan(), state.kept[0]
    start = (before, before.bit_length(), box.total(face, before), evidence(state, face, before))
    search(state, 0, face, [], box.values[face], *start, max(budget(state, 0), start[2]), every)
    assert planned.value == pytest.approx(every.value)
    assert planned.kept & before == before
    assert box.total(face, planned.kept) <= max(budget(state, 0), start[2])


def test_a_bot_suggests_only_what_it_believes_in_itself() -> None:
    match = read(table("read", seats=8, keep={0: list(range(1, 13))}, options={"mode": "coop"}))
    rng, moves = luck(), GAME.moves
    for seat in match.state.pending():
        imagined = match.state.imagine(seat, rng)
        sure = Agent(EXPERT).confidence(imagined, seat, moves.number("guess 001a"))
        unknown = Agent(EXPERT).confidence(imagined, seat, moves.number("guess other"))
        assert unknown is None
        assert sure is None or 0 < sure <= 1
    believed = [
        Agent(EXPERT).confidence(match.state.imagine(seat, rng), seat, moves.number("guess 001a"))
        for seat in match.state.pending()
    ]
    assert any(each is not None and each > 0.5 for each in believed)
