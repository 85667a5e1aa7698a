"""Cases: the matches that laws look at, and the moments of such a match."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import TypeVar

from tablee.engine.events import Event
from tablee.engine.game import Game, Json
from tablee.engine.match import Match, Step
from tablee.engine.options import Option, Value
from tablee.engine.playout import random_playout
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.lab.fuzz import any_answer

ROOT = Path(__file__).parent.parent.parent
MOST_COMBINATIONS = 24
MOST_DECISIONS = 4_000  # of the matches with one number of seats together, roughly
MANY_NUMBERS = 6  # a game that takes more numbers of seats than this shares one sample among them

Thing = TypeVar("Thing")


class Case:
    """One match to look at: from the start with these seats and options, or from a position a game keeps for laws."""

    def __init__(self, game: Game, seed: int, seats: int, options: dict[str, object], position: Path | None) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.options = options
        self.position = position

    def __str__(self) -> str:
        if self.position is not None:
            return f"{self.game.slug}-{self.position.stem}-{self.seed}"
        chosen = [f"{name}={short(value)}" for name, value in self.options.items() if isinstance(value, bool | str)]
        return "-".join([self.game.slug, str(self.seats), *chosen, str(self.seed)])

    def match(self) -> Match:
        if self.position is None:
            return self.game.start(self.seats, seed=self.seed, options=self.options)
        return self.game.from_position(json.loads(self.position.read_text(encoding="utf-8")), seed=self.seed)

    def some(self, things: Sequence[Thing], every: int) -> Sequence[Thing]:
        """Every few of a list; where to begin differs from case to case, so that together they see all."""
        return things[sum(map(ord, str(self))) % min(every, len(things)) :: every]

    def luck(self) -> Rng:
        """The luck by which moves are chosen; the match has its own."""
        luck = Rng()
        luck.seed(self.seed << 8 | self.seats)
        return luck

    def moments(self, *, every: int = 1) -> Iterator[Match]:
        """A random match at its start, after each of its steps (or after every few), and at its end."""
        match, luck = self.match(), self.luck()
        yield match
        while not match.over:
            play_random(match, luck)
            if match.over or len(match.steps) % every == 0:
                yield match


def short(value: bool | str) -> str:
    """A value in the name of a case: one that is written out at length by its first word."""
    return str(value).partition("*")[0]


class Walk:
    """A random match that has been played: its states after each number of steps, and the match at its end.

    The states are for looking; a law that plays takes copies.
    """

    def __init__(self, case: Case) -> None:
        self.states: list[State] = []
        for match in case.moments():
            self.states.append(match.state.copy())
        self.match = match

    def events(self, steps: int) -> list[Event]:
        """What was told when this many steps had been made: by the last of them, or by the set-up."""
        return self.match.steps[steps - 1].events if steps else self.match.opening


@cache
def walked(case: Case) -> Walk:
    """The walk of a case, played once for all laws."""
    return Walk(case)


def home_of_tests(game: Game) -> Path:
    """Where the tests of a game are, and what they keep."""
    return ROOT / "src/tablee/games" / game.slug.replace("-", "_") / "tests"


def play_random(match: Match, luck: Rng) -> None:
    """What one of the seats that are asked may do: a random move, or where it is judged, every other time an answer."""
    pending = match.state.pending()
    seat = pending[luck.below(len(pending))]
    match.repeat(seat, *any_answer(match, seat, luck))


def made_again(state: State, game: Game, step: Step) -> bool:
    """Make a step on another state; whether each of its moves was legal there in its turn."""
    state.raw = step.raw
    for move in game.moves.run(step.move):
        if step.seat not in state.pending() or move not in state.legal(step.seat):
            return False
        state.apply(step.seat, move)
    state.raw = None
    return True


def oldest_undo(match: Match) -> int:
    """How far back a match may go: not beyond a step that is final."""
    return max((place + 1 for place, step in enumerate(match.steps) if step.final), default=0)


@cache
def cases(game: Game, matches: int) -> list[Case]:
    """Each number of seats with each combination of options, `matches` times; and each position kept for laws."""
    found: list[Case] = []
    for seats in game.seats:
        for seed in range(matches):
            for number, plain in enumerate(combinations(game, seats, seed)):
                options = plain | per_seat(game, seats, number + seed)
                found.append(Case(game, seed, seats, options, None))
    for position in sorted((home_of_tests(game) / "golden/positions").glob("*.json")):
        seats = json.loads(position.read_text(encoding="utf-8"))["seats"]
        found.extend(Case(game, seed, seats, {}, position) for seed in range(matches))
    return found


def combinations(game: Game, seats: int, seed: int) -> list[dict[str, object]]:
    """Every combination of the options that are one value each, a value not listed included; where these are many for
    the length of a match, a sample that has every value, and another one for every seed. Where a game takes many
    numbers of seats, the sample is that of all of them together."""
    plain = [option for option in game.options if not option.each_seat]
    names = [option.name for option in plain]
    ranges = [values_of(option, seats, seed) for option in plain]
    size = max([min(MOST_DECISIONS // length(game, seats), MOST_COMBINATIONS), *map(len, ranges)])
    if prod(map(len, ranges)) <= size:
        return [dict[str, object](zip(names, values, strict=True)) for values in product(*ranges)]
    shift, number = seats, 0
    if len(game.seats) > MANY_NUMBERS:
        size, shift, number = -(-size // len(game.seats)), 0, game.seats.index(seats)
    first = (seed * len(game.seats) + number) * size if shift == 0 else seed * size
    return [
        {name: mixed(values, n, shift, place) for place, (name, values) in enumerate(zip(names, ranges, strict=True))}
        for n in range(first, first + size)
    ]


def length(game: Game, seats: int) -> int:
    """How many decisions a random match may well have."""
    luck = Rng()
    luck.seed(seats)
    return max(random_playout(game.start(seats, seed=seed).state.copy(), luck) for seed in range(5))


def mixed(values: list[Value], n: int, seats: int, place: int) -> Value:
    """The value of an option, by its place among the options, in the n-th combination of a sample."""
    return values[(n + n // len(values) * (place + 1) + seats * place) % len(values)]


def values_of(option: Option, seats: int, seed: int) -> list[Value]:
    luck = Rng()
    luck.seed(seed)
    more = option.further(luck)
    listed = option.values if option.or_seat else option.allowed(seats)
    return listed if more is None else [*listed, more]


def per_seat(game: Game, seats: int, number: int) -> dict[str, object]:
    """What each seat settles for itself, and who is named: another choice for every number."""
    chosen: dict[str, object] = {}
    for place, option in enumerate(game.options):
        values = option.values
        if option.distinct:
            chosen[option.name] = [values[(number + seat) % len(values)] for seat in range(seats)]
        elif option.each_seat:
            chosen[option.name] = [values[(number >> (seat + place) % 4) % len(values)] for seat in range(seats)]
        elif option.or_seat:
            allowed = option.allowed(seats)
            chosen[option.name] = allowed[number % len(allowed)]
    return chosen


def words_of(luck: Rng) -> tuple[int, int, int, int]:
    """Where a stream of luck stands."""
    return luck.luck_a, luck.luck_b, luck.luck_c, luck.luck_n


def same_luck(luck: Rng) -> Rng:
    """Another stream that stands at the same place."""
    twin = Rng()
    twin.take_luck(luck)
    return twin


def text(made: Json) -> str:
    """JSON as one text, to compare byte by byte."""
    return json.dumps(made, sort_keys=True, allow_nan=False)


def board(game: Game, state: State) -> str:
    """Everything on the table, as one text."""
    return text(game.to_position(state))
