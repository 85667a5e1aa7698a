"""The report of a simulation: stable fields, the same for every game."""

from msgspec import Struct

from tablee.engine.options import Options
from tablee.games import load
from tablee.lab.measures import Distribution, Share, distribution, share
from tablee.lab.simulate import Plan
from tablee.lab.tally import Tally

FORMAT = "tablee-simulation-1"


class SeatReport(Struct, frozen=True):
    """One seat: its bot, its scores, how often it won (a victory shared by k sides is 1/k)."""

    seat: int
    bot: str
    score: Distribution
    wins: Share


class SideReport(Struct, frozen=True):
    """Seats that win or lose together: the best of their scores, how often they won."""

    seats: list[int]
    score: Distribution
    wins: Share


class SimulationReport(Struct, frozen=True):
    """What a simulation found. Only the game, the rules' version, the plan and the seed decide what is in it."""

    format: str
    game: str
    rules: int
    games: int
    seed: int
    options: Options
    seats: list[SeatReport]
    sides: list[SideReport]  # none where everybody plays for himself
    score: Distribution
    best_score: Distribution
    margin: Distribution | None  # between the best and the next; None in a game for one
    decisions: Distribution
    rounds: Distribution | None  # None in a game that counts none
    shared_victories: int
    reasons: dict[str, int]


def report(plan: Plan, tally: Tally) -> SimulationReport:
    every = sum(tally.scores[1:], tally.scores[0].copy())
    return SimulationReport(
        FORMAT,
        plan.game,
        load(plan.game).version,
        tally.games,
        plan.seed,
        plan.options,
        [
            SeatReport(seat, plan.levels[seat], distribution(tally.scores[seat]), share(tally.won(seat), tally.games))
            for seat in range(plan.seats)
        ],
        [
            SideReport(list(side), distribution(scores), share(tally.won(side[0]), tally.games))
            for side, scores in sorted(tally.sides.items())
        ],
        distribution(every),
        distribution(tally.best),
        distribution(tally.margin) if tally.margin else None,
        distribution(tally.decisions),
        distribution(tally.rounds) if tally.rounds else None,
        tally.shared,
        dict(sorted(tally.reasons.items())),
    )
