"""Advice: the expert's move first, with figures that are as sure as its playouts make them, and no surer."""

from typing import Any

from tests.games.harbour import Harbour
from tests.games.harbour.rules import State as HarbourState

from tablee.bots import Budget, Hope, advise
from tablee.bots.advice import apart
from tablee.bots.search import Prospect
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.policy import Policy, RandomPolicy
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.games import load

GAME = load("harbour")


def last_card(hand: list[int], score: int) -> Match:
    """Alone in the last round, with a card to lay; 60 crates win."""
    whole: dict[str, Any] = GAME.start(1, seed=1).position()
    board = whole["board"]
    cards = sorted([*board["bag"], *board["hands"][0]])
    for card in hand:
        cards.remove(card)
    board |= {"phase": "laying", "round": 10, "moored": 1, "hands": [hand], "bag": cards, "scores": [score]}
    return GAME.from_position(whole, seed=1)


def advice(match: Match, iterations: int, game: Game = GAME) -> list[Hope]:
    luck = Rng()
    luck.seed(1)
    return advise(game, match.state.imagine(0, luck), 0, luck, Budget(iterations=iterations))


def prospect(tries: int, wins: float, score: float = 5.0, deviation: float = 2.0) -> Prospect:
    made = Prospect(0)
    made.tries, made.ended, made.wins, made.points = tries, tries, wins, tries * score
    made.squares = tries * (score * score + deviation * deviation)
    return made


def test_the_move_that_wins_comes_first_with_a_rate_within_its_interval() -> None:
    best = advice(last_card([2, 3, 8, 9], 51), 300)[0]
    assert best.move == "lay 9" and best.alike
    assert 0.9 < best.win.low <= best.win.rate <= best.win.high <= 1


class Unled(Harbour):
    """Harbour without a guide that knows better than to try."""

    def guide(self) -> Policy:
        return RandomPolicy()


def test_other_moves_are_spoken_of_once_they_were_tried_often_enough() -> None:
    match = GAME.start(2, seed=3, options={"first": 0})
    match.play(0, "moor b1")
    match.play(1, "moor b2")
    assert len(advice(match, 20, Unled("harbour", range(1, 6)))) == 1
    hopes = advice(match, 160, Unled("harbour", range(1, 6)))
    assert 2 <= len(hopes) <= 3 and sum(hope.tries for hope in hopes) <= 160
    assert all(hope.tries >= 30 for hope in hopes[1:])


def test_more_playouts_make_an_interval_narrower() -> None:
    match = last_card([2, 3, 8, 9], 51)
    few, many = advice(match, 60)[0], advice(match, 600)[0]
    assert many.win.high - many.win.low < few.win.high - few.win.low


def test_a_single_move_comes_without_figures() -> None:
    (only,) = advice(last_card([7, 7, 7, 7], 20), 50)
    assert (only.move, only.tries) == ("lay 7", 0)


class Foreseeing(Policy):
    """Judges after every round how likely the seat alone is to win."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.random_move(seat, rng)

    def stage(self, state: State) -> int:
        assert isinstance(state, HarbourState)
        return state.round

    def verdict(self, state: State) -> list[float] | None:
        assert isinstance(state, HarbourState)
        return [state.scores[0] / 60]


class Foreseen(Harbour):
    """Harbour with a guide that judges matches as they stand."""

    def guide(self) -> Policy:
        return Foreseeing()


def test_where_playouts_are_judged_before_the_end_there_is_a_chance_and_no_score() -> None:
    match = GAME.start(1, seed=1)
    match.play(0, "moor b1")
    judged = advice(match, 40, Foreseen("harbour", range(1, 6)))[0]
    assert judged.score is None and 0 < judged.win.rate < 1
    assert advice(match, 40)[0].score is not None


def test_moves_are_apart_only_beyond_what_chance_explains() -> None:
    assert apart(prospect(1000, 600), prospect(1000, 400))
    assert not apart(prospect(20, 12), prospect(20, 8)), "so few tries tell nothing"
    assert not apart(prospect(1000, 400), prospect(1000, 600)), "the other is the better one"
    assert apart(prospect(1000, 500, score=6.0), prospect(1000, 500, score=4.0)), "they win alike, and save fewer"
    assert not apart(prospect(5, 5), prospect(5, 5)), "five wins of five are not certain"
