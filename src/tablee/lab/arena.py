"""The arena: bots of several levels against each other, and how often each wins."""

from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from tablee.bots import Budget, policy
from tablee.engine.options import Options
from tablee.engine.outcome import Outcome
from tablee.engine.playout import policy_playout, random_playout
from tablee.engine.rng import WORD, Rng
from tablee.games import load
from tablee.lab.measures import Distribution, Share, distribution, share
from tablee.lab.pool import spread
from tablee.lab.simulate import begin

FORMAT = "tablee-arena-1"


class Contest(Struct, frozen=True):
    """What to play: this line-up, all options settled. Those of one side are of one level."""

    game: str
    games: int
    seats: int
    lineup: list[str]
    seed: int
    budget: Budget
    options: Options
    sides: list[list[int]] | None = None


class Played(Struct, frozen=True):
    """How one match of a contest ended, by seat: who sat there, the score, the rank."""

    levels: list[str]
    scores: list[int]
    ranks: list[int]
    sides: list[list[int]] | None = None


class LevelReport(Struct, frozen=True):
    """One level: in how many seats it sat, how often one of them won (shared by k sides it is 1/k), its scores."""

    level: str
    seats: int
    wins: Share
    score: Distribution


class ArenaReport(Struct, frozen=True):
    """What a contest found. With a budget of iterations only the contest itself decides what is in it."""

    format: str
    game: str
    rules: int
    games: int
    seats: int
    lineup: list[str]
    seed: int
    budget: Budget
    options: Options
    fair: float | None  # what each seat would win if all were equal; None in a game for one, or for one side
    levels: list[LevelReport]


def run(
    game: str,
    levels: list[str],
    games: int,
    seats: int,
    seed: int,
    budget: Budget,
    options: dict[str, object],
    workers: int,
    progress: Callable[[int], None],
) -> ArenaReport:
    """Play the levels against each other; `progress` is told how many matches have been played so far."""
    for level in levels:
        policy(load(game), level, budget)  # refuses one there is not, before any work begins
    settled = load(game).settle(seats, options)
    sides = sides_of(game, seats, settled)
    contest = Contest(game, games, seats, line_up(levels, len(sides or range(seats))), seed, budget, settled, sides)
    played: list[Played] = []
    for one in spread(play, [(contest, number) for number in range(games)], min(workers, games)):
        played.append(one)
        progress(len(played))
    return report(contest, played)


def sides_of(slug: str, seats: int, options: Options) -> list[list[int]] | None:
    """Who plays together, as the end of any match tells."""
    luck = Rng()
    luck.seed(seats)
    state = begin(load(slug), seats, options, luck)
    random_playout(state, luck)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.sides


def line_up(levels: list[str], places: int) -> list[str]:
    """The levels in order, again and again until every seat, or every side where there are some, has one."""
    return [levels[place % len(levels)] for place in range(max(places, len(levels)))]


def seated(contest: Contest, number: int) -> list[str]:
    """The level of each seat in one match of a contest. The line-up moves on by a place from match to match."""
    lineup = contest.lineup
    sides = contest.sides or [[seat] for seat in range(contest.seats)]
    return [
        next(lineup[(number + place) % len(lineup)] for place, side in enumerate(sides) if seat in side)
        for seat in range(contest.seats)
    ]


def play(task: tuple[Contest, int]) -> Played:
    """One match of a contest."""
    contest, number = task
    seats, levels = contest.seats, seated(contest, number)
    game = load(contest.game)
    luck, rng = Rng(), Rng()
    luck.key(contest.seed & WORD, contest.seed >> 32 & WORD, number)
    rng.branch(luck)
    state = begin(game, seats, contest.options, luck)
    policy_playout(state, [policy(game, level, contest.budget) for level in levels], rng)
    outcome = state.outcome()
    assert outcome is not None, f"match {number} of seed {contest.seed} stopped without an outcome"
    return Played(levels, outcome.scores, outcome.ranks, outcome.sides)


def report(contest: Contest, played: list[Played]) -> ArenaReport:
    """What the matches come to, whatever the order they were finished in."""
    sat = {level for one in played for level in one.levels}
    rivals = contest.seats if contest.sides is None else len(contest.sides)
    return ArenaReport(
        FORMAT,
        contest.game,
        load(contest.game).version,
        len(played),
        contest.seats,
        contest.lineup,
        contest.seed,
        contest.budget,
        contest.options,
        round(1 / rivals, 6) if rivals > 1 else None,
        [level_report(level, played) for level in dict.fromkeys(contest.lineup) if level in sat],
    )


def level_report(level: str, played: list[Played]) -> LevelReport:
    scores: Counter[int] = Counter()
    wins: Counter[int] = Counter()  # by how many sides shared the victory
    for game in played:
        winners = Outcome(game.scores, game.ranks, "", game.sides).shared_by()
        for sitting, score, rank in zip(game.levels, game.scores, game.ranks, strict=True):
            if sitting == level:
                scores[score] += 1
                wins[winners] += rank == 1
    sat = sum(scores.values())
    won = sum(times / shared for shared, times in sorted(wins.items()) if shared)
    return LevelReport(level, sat, share(won, sat), distribution(scores))
