"""Policy: a way of choosing moves, and what it can tell a search."""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.engine.rng import Rng
from tablee.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses a move for a seat from a state in which that seat's secrets are true and all others imagined."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        raise NotImplementedError

    # What a table asks of a bot beside its move.

    def delay(self, state: State, seat: int, move: int, rng: Rng) -> int:
        """How many milliseconds a person would take to come to this move here; 0 leaves it to the table's pace."""
        return 0

    def confidence(self, state: State, seat: int, move: int) -> float | None:
        """How sure it is of this move, from 0 to 1, to suggest it to those it decides together with; None: not at all,
        so that it suggests nothing."""
        return 1.0

    # Hints for a search. Each has an answer that is right for every game; a game says better where it can.

    def quick(self, state: State, seat: int, rng: Rng) -> int:
        """A cheaper choice, good enough far from the decision that is being searched."""
        return self.choose(state, seat, rng)

    def weights(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """How promising each of these legal moves looks to the seat; the weights add up to 1."""
        return [1.0 / len(moves)] * len(moves)

    def study(self, state: State, seat: int) -> None:
        """Look at the state that a seat's search begins from, for what `belief` will be asked about it."""

    def belief(self, state: State, seat: int) -> float:
        """How well the secrets imagined here fit what the others showed in the state studied, from 0 to 1."""
        return 1.0

    def sight(self, state: State, seat: int) -> int:
        """A number that differs where luck or a revealed secret has shown this seat something different."""
        return 0

    def stage(self, state: State) -> int:
        """How far the match has come, counted in stretches after which `estimate` is sound."""
        return 0

    def estimate(self, state: State) -> list[float] | None:
        """The score each seat may count on at this point, or None: then only the end tells."""
        return None

    def verdict(self, state: State) -> list[float] | None:
        """Each seat's chance to win the match as it stands, or None: then its end and scores tell."""
        return None


class RandomPolicy(Policy):
    """Every legal move is as likely."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.random_move(seat, rng)


class Skilled(Policy):
    """Picks by one policy, answers judged decisions by another, which also tells delays and confidence."""

    def __init__(self, picks: Policy, answers: Policy) -> None:
        self.picks: Final = picks
        self.answers: Final = answers

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if state.judged(seat) is not None:
            return self.answers.choose(state, seat, rng)
        return self.picks.choose(state, seat, rng)

    def delay(self, state: State, seat: int, move: int, rng: Rng) -> int:
        return self.answers.delay(state, seat, move, rng)

    def confidence(self, state: State, seat: int, move: int) -> float | None:
        return self.answers.confidence(state, seat, move)
