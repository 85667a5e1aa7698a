"""Playouts: matches played to the end in one go."""

import tablee
from tablee.engine.match import key_luck, key_of
from tablee.engine.playout import copying_playout, policy_playout, random_playout
from tablee.engine.policy import Policy, RandomPolicy
from tablee.engine.rng import Rng
from tablee.engine.state import State

GAME = tablee.game("harbour")


def dealt(seed: int) -> State:
    luck = Rng()
    key_luck(luck, key_of(seed), 0)
    return GAME.set_up(3, GAME.settle(3, {}), luck)


def seeded(seed: int) -> Rng:
    luck = Rng()
    luck.seed(seed)
    return luck


def test_a_random_playout_ends_and_counts_its_decisions() -> None:
    state = dealt(1)
    decisions = random_playout(state, seeded(1))
    assert state.pending() == []
    assert state.outcome() is not None
    assert 60 == decisions < GAME.longest


def test_a_playout_of_what_is_over_does_nothing() -> None:
    state = dealt(1)
    random_playout(state, seeded(1))
    assert random_playout(state, seeded(2)) == 0


def test_copying_before_every_move_plays_the_same_match_and_leaves_the_first_state_alone() -> None:
    one, other = dealt(1), dealt(1)
    before = GAME.to_position(other)
    assert random_playout(one, seeded(4)) == copying_playout(other, seeded(4))
    assert GAME.to_position(other) == before


class Spy(Policy):
    """Plays at random, and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[State, int]] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.shown.append((state, seat))
        return state.random_move(seat, rng)


def test_a_policy_is_shown_imagined_states_and_never_the_true_one() -> None:
    state, spy = dealt(2), Spy()
    decisions = policy_playout(state, [spy, RandomPolicy(), spy], seeded(5))
    assert state.pending() == []
    assert 0 < len(spy.shown) < decisions
    assert all(shown is not state and seat in (0, 2) for shown, seat in spy.shown)
