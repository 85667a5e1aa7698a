"""Whole matches of NCIS by luck: what the laws of the house ask of every game, held here for its own corners."""

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games.ncis.rules.moves import ACCUSE
from tablee.games.ncis.rules.state import State
from tablee.games.ncis.tests.stage import GAME, board, table

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"series_choice": "manual"}),
    (3, {"target_placement": "manual", "ncis_open_hands": False}),
    (4, {"after_resolution": "criminal_first", "trial_level": "hard", "shoot_required": 1}),
    (3, {"trial_content": "classic"}),
]


def luck(seed: int) -> Rng:
    made = Rng()
    made.seed(seed)
    return made


@cache
def moments(number: int) -> list[State]:
    """Every state of a long random match, in which nobody accuses while he can do anything else."""
    seats, options = TABLES[number]
    rng = luck(number)
    state = GAME.start(seats=seats, seed=number, options=options).state
    found = []
    while pending := state.pending():
        assert isinstance(state, State)
        found.append(state.copy())
        seat = pending[rng.below(len(pending))]
        moves = [move for move in state.legal(seat) if move != ACCUSE]
        state.apply(seat, moves[rng.below(len(moves))])
    assert isinstance(state, State)
    found.append(state.copy())
    return found


each_table = pytest.mark.parametrize("number", range(len(TABLES)))


@each_table
def test_no_law_of_the_table_is_ever_broken_and_every_state_is_a_position(number: int) -> None:
    seats, options = TABLES[number]
    settled = GAME.settle(seats, options)
    assert len(moments(number)) > 120
    for state in moments(number):
        assert GAME.invariants(state) == []
        position = GAME.to_position(state)
        assert GAME.to_position(GAME.to_state(position, seats, settled)) == position


@each_table
def test_a_random_move_is_the_choice_from_the_list_for_the_same_luck(number: int) -> None:
    rng, twin = luck(7), luck(7)
    for state in moments(number):
        for seat in state.pending():
            legal = state.legal(seat)
            assert state.random_move(seat, rng) == legal[twin.below(len(legal))]


@each_table
def test_an_imagined_world_keeps_what_a_seat_sees_and_deals_the_rest_again(number: int) -> None:
    rng = luck(3)
    seats, _ = TABLES[number]
    varied: Counter[int] = Counter()
    for state in moments(number):
        for seat in range(seats):
            world = state.imagine(seat, rng)
            assert GAME.invariants(world) == []
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert GAME.view(world, None) == GAME.view(state, None)
            varied[seat] += world.hand != state.hand or world.lanes != state.lanes
    assert all(varied[seat] > len(moments(number)) // 2 for seat in range(seats))


@each_table
def test_examples_of_answers_are_judged_or_refused_as_they_say(number: int) -> None:
    rng = luck(5)
    kinds = set()
    for state in moments(number):
        for seat in state.pending():
            kind = state.judged(seat)
            if kind is None:
                continue
            examples = GAME.examples(state, seat, rng)
            results = [GAME.judge(state, seat, raw) for raw in examples.good]
            assert all(len(moves) == 1 and moves[0] in state.legal(seat) for moves in results)
            if kind not in kinds and kind != "gallery":
                assert GAME.moves.text(results[0][0]) == "right"
            kinds.add(kind)
            for raw in examples.bad:
                with pytest.raises(Refused):
                    GAME.judge(state, seat, raw)
    assert kinds


def test_NCIS_025_the_discards_are_a_bag_without_an_order() -> None:
    """TV-79: any of the five can come first, each as often; what is drawn depends on luck alone."""
    first = Counter[str]()
    bag = ["v1", "v2a", "v2b", "v2c", "emb1"]
    for seed in range(200):
        match = table(seed=seed, hands={0: ["a4a"]}, pile=bag)
        before = {*board(match)["seats"][0]["hand"]}
        match.play(0, "card a4a 1")
        (card,) = {*board(match)["seats"][0]["hand"]} - before
        first[card] += 1
    assert set(first) == set(bag) and min(first.values()) > 20


def test_everything_that_can_happen_is_told_in_some_match() -> None:
    """Matches that begin at the golden positions, played on by luck, tell every event there is."""
    told: set[str] = set()
    for file in sorted((Path(__file__).parent / "golden" / "positions").glob("*.json")):
        match = GAME.from_position(json.loads(file.read_text(encoding="utf-8")), seed=1)
        rng = luck(len(file.name))
        for made in range(60):
            if match.over:
                break
            decision = match.open()[0]
            moves = [move for move in decision.moves if move != "accuse" or made > 40]
            match.play(decision.seat, moves[rng.below(len(moves))])
        told |= {event.code for step in match.steps for event in step.events}
        told |= {event.otherwise.code for step in match.steps for event in step.events if event.otherwise}
    training = GAME.start(seats=2, seed=1, options={"training": "all"})
    told |= {event.code for event in training.opening}
    told |= {event.otherwise.code for event in training.opening if event.otherwise}
    assert told == set(GAME.events)
