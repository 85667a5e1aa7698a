"""Simulation: many matches between bots, counted. The same seed gives the same figures on any number of cores."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from tablee.bots import policy
from tablee.engine.game import Game
from tablee.engine.options import Options
from tablee.engine.playout import policy_playout, random_playout
from tablee.engine.rng import WORD, Rng
from tablee.engine.state import State
from tablee.games import load
from tablee.lab.pool import spread
from tablee.lab.tally import Tally

PIECE = 250  # matches a worker plays before it reports


class Plan(Struct, frozen=True):
    """What to simulate: a level for each seat, all options settled."""

    game: str
    games: int
    seats: int
    levels: list[str]
    seed: int
    options: Options


class Piece(Struct, frozen=True):
    """Some matches of a plan, by number."""

    plan: Plan
    first: int
    count: int


def simulate(plan: Plan, workers: int, progress: Callable[[int], None]) -> Tally:
    """Play the plan; `progress` is told how many matches have been played so far."""
    tally = Tally(plan.seats)
    for part in spread(play_piece, pieces(plan), min(workers, -(-plan.games // PIECE))):
        tally.add(part)
        progress(tally.games)
    return tally


def pieces(plan: Plan) -> Iterator[Piece]:
    for first in range(0, plan.games, PIECE):
        yield Piece(plan, first, min(PIECE, plan.games - first))


def play_piece(piece: Piece) -> Tally:
    """Play some matches of a plan. Each has luck of its own, from the seed and its number."""
    plan = piece.plan
    game = load(plan.game)
    policies = [policy(game, level) for level in plan.levels]
    at_random = set(plan.levels) == {"random"} and not game.judged
    tally = Tally(plan.seats)
    for number in range(piece.first, piece.first + piece.count):
        luck, rng = Rng(), Rng()
        luck.key(plan.seed & WORD, plan.seed >> 32 & WORD, number)
        rng.branch(luck)
        state = begin(game, plan.seats, plan.options, luck)
        decisions = random_playout(state, rng) if at_random else policy_playout(state, policies, rng)
        outcome = state.outcome()
        assert outcome is not None, f"match {number} of seed {plan.seed} stopped without an outcome"
        tally.count(outcome, decisions, rounds_of(state))
    return tally


def begin(game: Game, seats: int, options: Options, luck: Rng) -> State:
    """A new state whose tape is off."""
    state = game.set_up(seats, options, luck)
    state.tape = None
    return state


def rounds_of(state: State) -> int | None:
    """How many rounds were played, in games that count them in a field `round`."""
    rounds = getattr(state, "round", None)
    return rounds if isinstance(rounds, int) else None
