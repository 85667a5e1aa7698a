"""Playouts: matches played to the end inside compiled code."""

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State


def random_playout(state: State, rng: Rng) -> int:
    """Play random legal moves to the end; how many decisions that took."""
    decisions = 0
    while True:
        seats = state.pending()
        if not seats:
            return decisions
        seat = seats[0]
        state.apply(seat, state.random_move(seat, rng))
        decisions += 1


def copying_playout(state: State, rng: Rng) -> int:
    """The same with a copy made before every move, as a search would; how many decisions that took."""
    decisions = 0
    while True:
        seats = state.pending()
        if not seats:
            return decisions
        seat = seats[0]
        state = state.copy()
        state.apply(seat, state.random_move(seat, rng))
        decisions += 1


def policy_playout(state: State, policies: list[Policy], rng: Rng) -> int:
    """Play to the end, each seat by its own policy over what that seat can know; how many decisions that took."""
    decisions = 0
    while True:
        seats = state.pending()
        if not seats:
            return decisions
        seat = seats[0]
        state.apply(seat, policies[seat].choose(state.imagine(seat, rng), seat, rng))
        decisions += 1
