"""The search, in situations where the right move can be told: small games made here."""

import pytest

from tablee.bots.search import Search
from tablee.engine.outcome import Outcome
from tablee.engine.policy import Policy, RandomPolicy
from tablee.engine.rng import Rng
from tablee.engine.state import State


class Plain(State):
    """A game in which every seat makes one move, in turn or at once, and a table of scores says what that comes to."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[int] = []

    def seats(self) -> int:
        return 1

    def scores(self) -> list[int]:
        raise NotImplementedError

    def pending(self) -> list[int]:
        return [len(self.made)] if len(self.made) < self.seats() else []

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def apply(self, seat: int, move: int) -> None:
        self.made = [*self.made, move]

    def copy(self) -> "Plain":
        twin = type(self)()
        twin.made = self.made
        twin.take_luck(self)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Plain":
        twin = self.copy()
        twin.branch(rng)
        return twin

    def outcome(self) -> Outcome | None:
        if self.pending():
            return None
        scores = self.scores()
        return Outcome(scores, [1 + sum(other > score for other in scores) for score in scores], "end")


class Alone(Plain):
    """One seat, three prizes."""

    def scores(self) -> list[int]:
        return [[3, 40, 7][self.made[0]]]


class Hiding(Plain):
    """Seat 0 hides left (0) or right (1) in secret, or gives up for a small loss (2); seat 1 guesses where it is."""

    unseen = True

    def seats(self) -> int:
        return 2

    def secret(self, seat: int) -> bool:
        return seat == 0 and self.unseen

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if seat == 0 else [0, 1]

    def scores(self) -> list[int]:
        hides, guesses = self.made
        if hides == 2:
            return [4, 6]
        return [0, 10] if hides == guesses else [10, 0]


class HidingAtOnce(Hiding):
    """The same where the guess is asked for at the same time, and seat 1 is told of first."""

    def __init__(self) -> None:
        super().__init__()
        self.guess = -1

    def copy(self) -> "HidingAtOnce":
        twin = HidingAtOnce()
        twin.made = self.made
        twin.guess = self.guess
        return twin

    def secret(self, seat: int) -> bool:
        return True

    def pending(self) -> list[int]:
        return ([1] if self.guess < 0 else []) + ([] if self.made else [0])

    def apply(self, seat: int, move: int) -> None:
        if seat == 0:
            self.made = [move]
        else:
            self.guess = move

    def scores(self) -> list[int]:
        if self.made == [2]:
            return [4, 6]
        return [0, 10] if self.made == [self.guess] else [10, 0]


class HidingInTheOpen(Hiding):
    """The same where everybody sees where seat 0 hides."""

    unseen = False


class Drawing(Plain):
    """Seat 0 draws (1) or not (0); who drew finds 9 or 2 points, and may take the 2 or leave it for 5."""

    def seats(self) -> int:
        return 2 if self.made[:1] == [1] else 1

    def pending(self) -> list[int]:
        return [0] if len(self.made) < self.seats() else []

    def legal(self, seat: int) -> list[int]:
        if not self.made:
            return [0, 1]
        return [2, 3] if self.luck_a & 1 else [3]

    def scores(self) -> list[int]:
        if self.made[0] == 0:
            return [4]
        return [5] if self.made[1] == 2 else [2 if self.luck_a & 1 else 9]


class Corridor(Plain):
    """One seat, forty moves; each counts as its number."""

    def pending(self) -> list[int]:
        return [0] if len(self.made) < 40 else []

    def scores(self) -> list[int]:
        return [sum(self.made)]


class Contrary(Policy):
    """Judges after every move, by the first alone and the other way round than scores do; counts its choices."""

    def __init__(self) -> None:
        super().__init__()
        self.choices = 0

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.choices += 1
        return state.random_move(seat, rng)

    def stage(self, state: State) -> int:
        assert isinstance(state, Corridor)
        return len(state.made)

    def verdict(self, state: State) -> list[float] | None:
        assert isinstance(state, Corridor)
        return [1.0 - state.made[0] / 2]


def searched(state: State, iterations: int = 400, seed: int = 1) -> int:
    luck = Rng()
    luck.seed(seed)
    return Search(RandomPolicy(), iterations, 0).choose(state, 0, luck)


def test_alone_the_search_takes_the_best_prize() -> None:
    assert searched(Alone()) == 1


def test_what_is_hidden_from_a_seat_does_not_guide_it_in_the_search() -> None:
    assert searched(Hiding()) in (0, 1)
    assert searched(HidingInTheOpen()) == 2


def test_who_is_asked_with_others_at_the_same_time_may_answer_first() -> None:
    assert searched(HidingAtOnce()) in (0, 1)


def test_moves_that_are_legal_only_in_some_imagined_states_are_tried_where_they_are() -> None:
    assert searched(Drawing()) == 1


def test_a_guide_that_judges_a_match_as_it_stands_ends_playouts_early_and_its_word_counts() -> None:
    guide = Contrary()
    luck = Rng()
    luck.seed(1)
    assert searched(Corridor()) == 2
    assert Search(guide, 200, 0).choose(Corridor(), 0, luck) == 0
    assert guide.choices <= 200


def test_a_single_move_needs_no_thought() -> None:
    forced = Drawing()
    forced.made = [1]
    forced.luck_a = 0
    search = Search(RandomPolicy(), 100, 0)
    assert (search.choose(forced, 0, Rng()), search.iterations) == (3, 0)


def test_a_search_stops_at_its_bound_of_iterations_or_of_time() -> None:
    luck = Rng()
    few = Search(RandomPolicy(), 7, 60_000)
    few.choose(Alone(), 0, luck)
    assert few.iterations == 7
    short = Search(RandomPolicy(), 1_000_000_000, 5)
    short.choose(Alone(), 0, luck)
    assert 1 <= short.iterations < 1_000_000_000


def test_a_search_without_a_bound_is_a_mistake() -> None:
    with pytest.raises(AssertionError):
        Search(RandomPolicy(), 0, 0)
