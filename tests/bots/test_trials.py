"""Bots where answers are judged and where sides play: skill instead of search, a person's time, whole victories."""

import pytest
from tests.engine.riddles import GAME, RiddleState

from tablee.bots import LEVELS, Budget, advise, make, policy
from tablee.bots.levels import searching
from tablee.bots.search import Search
from tablee.engine.match import Match
from tablee.engine.outcome import Outcome
from tablee.engine.policy import Policy, RandomPolicy
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State

SAFE, DARE, RIGHT, WRONG = range(4)


class Dare(State):
    """Seat 0 takes six points for sure, or dares; what it dares is a trial worth ten points, or none."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[int] = []

    def copy(self) -> "Dare":
        twin = type(self)()
        twin.made = self.made
        twin.take_luck(self)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Dare":
        twin = self.copy()
        twin.branch(rng)
        return twin

    def pending(self) -> list[int]:
        return [0] if self.made in ([], [DARE]) else []

    def legal(self, seat: int) -> list[int]:
        return [RIGHT, WRONG] if self.made else [SAFE, DARE]

    def judged(self, seat: int) -> str | None:
        return "text" if self.made else None

    def apply(self, seat: int, move: int) -> None:
        self.made = [*self.made, move]

    def outcome(self) -> Outcome | None:
        points = {SAFE: 60, RIGHT: 100, WRONG: 0}
        return None if self.pending() else Outcome([points[self.made[-1]]], [1], "end")


class Skill(Policy):
    """Right in so many of a hundred."""

    def __init__(self, rate: int) -> None:
        super().__init__()
        self.rate = rate

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert state.judged(seat) is not None, "only asked what is judged"
        return RIGHT if rng.below(100) < self.rate else WRONG


class Relay(State):
    """Seats 0 and 2 play together against seat 1, who has seven points. Seat 0 keeps five points or gives ten away."""

    def __init__(self) -> None:
        super().__init__()
        self.made = -1

    def copy(self) -> "Relay":
        twin = type(self)()
        twin.made = self.made
        twin.take_luck(self)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Relay":
        twin = self.copy()
        twin.branch(rng)
        return twin

    def pending(self) -> list[int]:
        return [0] if self.made < 0 else []

    def legal(self, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, seat: int, move: int) -> None:
        self.made = move

    def outcome(self) -> Outcome | None:
        if self.pending():
            return None
        scores = [5, 7, 0] if self.made == 0 else [0, 7, 10]
        return Outcome(scores, [2, 1, 2] if self.made == 0 else [1, 2, 1], "end", [[0, 2], [1]])


def seeded(seed: int = 1) -> Rng:
    luck = Rng()
    luck.seed(seed)
    return luck


@pytest.mark.parametrize(("rate", "move"), [(20, SAFE), (95, DARE)])
def test_a_search_does_not_look_into_a_trial_and_counts_on_its_skill(rate: int, move: int) -> None:
    assert Search(RandomPolicy(), 400, 0, Skill(rate)).choose(Dare(), 0, seeded()) == move


@pytest.mark.parametrize("rate", [0, 100])
def test_in_a_trial_a_search_answers_as_its_skill_does(rate: int) -> None:
    state = Dare()
    state.apply(0, DARE)
    search = Search(RandomPolicy(), 400, 0, Skill(rate))
    assert search.choose(state, 0, seeded()) == (RIGHT if rate else WRONG)
    assert search.iterations == 0


def test_what_helps_its_side_helps_a_seat() -> None:
    search = Search(RandomPolicy(), 200, 0)
    assert search.choose(Relay(), 0, seeded()) == 1
    assert {prospect.move: prospect.wins / prospect.tries for prospect in search.prospects} == {0: 0.0, 1: 1.0}


def asked_to_guess(seed: int) -> Match:
    match = GAME.start(seats=4, seed=seed)
    for seat in (0, 2):
        match.answer(seat, {"keep": [1, 2]})
    for seat in (0, 2):
        match.play(seat, "begin")
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_by_the_skill_of_its_level_and_takes_a_persons_time(level: str) -> None:
    match = asked_to_guess(1)
    bot = make(GAME, level, seed=5)
    thoughts = [bot.think(match, 1) for _ in range(200)]
    skill = {"random": 1, "simple": 2, "expert": 3}[level]
    right = sum(thought.move == "say right" for thought in thoughts) / 200
    assert abs(right - skill / 4) < 0.1
    assert {thought.delay for thought in thoughts} == {3_000 - 500 * skill}
    assert {thought.confidence for thought in thoughts} == {1.0}


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_learns_the_answer_of_a_trial_from_the_world_it_is_shown(level: str) -> None:
    match = asked_to_guess(2)
    assert isinstance(match.state, RiddleState)
    chosen = set()
    for world in range(20):
        imagined = match.state.imagine(1, seeded(world))
        chosen.add(make(GAME, level, seed=9).choose_from(imagined, 1, Budget(iterations=20)))
    assert len(chosen) == 1


def test_hints_are_silent_in_a_trial() -> None:
    match = asked_to_guess(1)
    with pytest.raises(Refused, match="no-hint-here"):
        advise(GAME, match.state.imagine(1, seeded()), 1, seeded(), Budget(iterations=20))


def test_a_game_that_judges_nothing_is_searched_without_a_skill() -> None:
    assert searching(GAME, Budget(iterations=5)).skilled is not None
    assert not isinstance(policy(GAME, "simple"), type(GAME.simple()))
