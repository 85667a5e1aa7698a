"""How well a bot of some skill does in a trial, and how long it takes: chances, never a look at the solution. (9.6)"""

from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as Base
from tablee.games.ncis.rules.bits import members
from tablee.games.ncis.rules.decryptage import Grid, decryptage
from tablee.games.ncis.rules.gallery import SLOT_SCALE
from tablee.games.ncis.rules.moves import BEGIN, DECRYPTAGE, HIT, MISS, NOBODY, RIGHT, STRAY, TIMEOUT, WORDS, WRONG
from tablee.games.ncis.rules.phases import Phase
from tablee.games.ncis.rules.resolution import resolving
from tablee.games.ncis.rules.state import State
from tablee.games.ncis.rules.trials import puzzle_word, seconds

# By skill from 1 to 5: the chance to pass a trial of twelve seconds, and the shooting's, as a logit.
BASES: Final[list[list[float]]] = [
    [0.30, 0.42, 0.55, 0.68, 0.80],
    [0.40, 0.52, 0.64, 0.76, 0.87],
    [0.40, 0.55, 0.68, 0.80, 0.90],
]
SHOOTING: Final[list[float]] = [-0.9, -0.25, 0.70, 1.5, 1.85]
LEVEL_TERMS: Final[list[float]] = [0.0, 0.8, -0.8]  # normal, easy, hard
SHOOT_TERMS: Final[list[float]] = [0.0, 1.5, -0.9]
DIRECTION_TERMS: Final[list[float]] = [0.8, 0.4, 0.0, -0.2, -0.4, -0.4, -0.8, -0.8]  # E S SE NE W N NW SW
UNSEEN: Final = -0.1  # the term of a Décryptage whose grid nobody makes: about the mean over all words
WHOLE: Final = 1 << 32


def logit(chance: float) -> float:
    return log(chance / (1.0 - chance))


def sigma(score: float) -> float:
    return 1.0 / (1.0 + exp(-score))


def puzzle_chance(skill: i64, trial: i64, time: i64, term: float) -> float:
    """The chance to pass a trial in so many seconds; `term` is how easy this puzzle is."""
    return sigma(logit(BASES[trial][skill - 1]) + 2.0 * log(float(time) / 12.0) + term)


def word_term(grid: Grid, place: i64) -> float:
    """How easy a hidden word is to find: by its direction and its length."""
    return DIRECTION_TERMS[grid.directions[place]] + 0.15 * float(len(grid.words[place]) - 6)


def shooting_chance(skill: i64, first: i64, second: i64, time: i64, level: i64, required: i64) -> float:
    """The chance to fell two targets of these scales (in percent), or one of them."""
    size = log(float(first * second) / 6400.0)
    chance = sigma(SHOOTING[skill - 1] + 2.2 * size + 2.0 * log(float(time) / 12.0) + SHOOT_TERMS[level])
    if required == 2:
        return chance
    miss = 1.0 - sqrt(chance)
    return 1.0 - miss * miss


def trial_chance(state: State, skill: i64) -> float:
    """The chance to pass the trial at hand. Where nobody looks on, no grid is made."""
    deck = resolving(state)
    term = LEVEL_TERMS[state.trial_level]
    if deck == DECRYPTAGE:
        if state.watched and state.announced != NOBODY:
            word = puzzle_word(state, state.trial_card, state.trial_word)
            term += word_term(decryptage(word, state.trial_level, state.language), state.announced)
        else:
            term += UNSEEN
    return puzzle_chance(skill, deck, seconds(state), term)


def hit_chance(state: State, skill: i64) -> float:
    """The chance to fell the called targets."""
    first, second = members(state.called)
    return shooting_chance(
        skill,
        SLOT_SCALE[state.layout[first]],
        SLOT_SCALE[state.layout[second]],
        state.shoot_seconds,
        state.shoot_level,
        state.required,
    )


def share(rng: Rng) -> float:
    """A number from 0 to 1, by luck."""
    return float(rng.word()) / float(WHOLE)


def hardest_word(state: State) -> i64:
    """The word that is hardest to find; the first where nobody looks on, and no grid is made. (11.3)"""
    if not state.watched:
        return 0
    word = puzzle_word(state, state.trial_card, state.trial_word)
    grid = decryptage(word, state.trial_level, state.language)
    best: i64 = 0
    for place in range(WORDS):
        if word_term(grid, place) < word_term(grid, best):
            best = place
    return best


class Skill(Policy):
    """Answers trials and shootings as a person of this skill would, in a person's time."""

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill

    def choose(self, state: Base, seat: int, rng: Rng) -> int:
        assert isinstance(state, State)
        if state.phase is Phase.SHOOTING:
            if share(rng) < hit_chance(state, self.skill):
                return HIT
            return STRAY if rng.below(5) == 0 else MISS
        if state.phase is Phase.TRIAL:
            if share(rng) < trial_chance(state, self.skill):
                return RIGHT
            return WRONG if rng.below(2) == 0 else TIMEOUT
        return state.random_move(seat, rng)

    def delay(self, state: Base, seat: int, move: int, rng: Rng) -> int:
        assert isinstance(state, State)
        if move == BEGIN:
            return 1000 + rng.below(1001)
        limit = state.limit(seat)
        if limit is None:
            return 0
        if move in (MISS, TIMEOUT):
            return limit
        least = 0.30 if state.phase is Phase.SHOOTING else 0.35
        return int(float(limit) * (least + 0.6 * share(rng)))
