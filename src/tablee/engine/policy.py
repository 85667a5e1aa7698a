"""Policy: a way of choosing moves."""

from mypy_extensions import mypyc_attr

from tablee.engine.rng import Rng
from tablee.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses a move for a seat from a state in which that seat's secrets are true and all others imagined."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        raise NotImplementedError


class RandomPolicy(Policy):
    """Every legal move is as likely."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.random_move(seat, rng)
