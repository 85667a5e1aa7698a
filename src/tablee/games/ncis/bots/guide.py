"""The guide of the expert's search: which moves look promising, and how the match stands when a turn begins."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.state import State as Base
from tablee.games.ncis.bots.accusing import should_accuse
from tablee.games.ncis.bots.outlook import outlook
from tablee.games.ncis.bots.simple import Simple
from tablee.games.ncis.bots.worth import play_worth
from tablee.games.ncis.rules.bits import bit, count
from tablee.games.ncis.rules.clues import possible
from tablee.games.ncis.rules.lanes import camp_of_seat
from tablee.games.ncis.rules.moves import ACCUSE, CANDIDATES, NAME
from tablee.games.ncis.rules.phases import Phase
from tablee.games.ncis.rules.state import State

HEAT: Final = 0.03  # a play that is worth so much less looks e times less promising
GAMBLE: Final = 0.02  # how promising an accusation looks that the simple bot would not make
TRUST: Final = 0.75  # how promising the simple bot's choice looks where nothing is weighed
STILL: Final = 0.97  # the same for leaving the targets where they stand, against eighty ways to move one
LUCK: Final = Rng()  # the simple bot's choices draw none but for names, which are not asked here


class Guide(Simple):
    """Leads the expert's search."""

    def weights(self, state: Base, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, State)
        phase = state.phase
        if phase is Phase.ACCUSE_CRIMINEL or phase is Phase.ACCUSE_ORGANISATION or phase is Phase.ACCUSE_COMPLOT:
            return name_weights(state, moves)
        if phase is Phase.PLAY or phase is Phase.REPLAY:
            return play_weights(state, seat, moves)
        trust = STILL if phase is Phase.MOVE_TARGETS else TRUST
        choice = self.choose(state, seat, LUCK)
        return leaning(moves, choice, trust)

    def stage(self, state: Base) -> int:
        """Turns: the outlook is sound where one begins."""
        assert isinstance(state, State)
        return state.turn

    def verdict(self, state: Base) -> list[float] | None:
        assert isinstance(state, State)
        outcome = state.outcome()
        chance = outlook(state) if outcome is None else outcome.share(1)
        chances = [chance] * state.seats
        chances[0] = 1.0 - chance
        return chances


def leaning(moves: list[int], choice: i64, trust: float) -> list[float]:
    """Most of the promise for one move, the rest shared by the others."""
    if len(moves) == 1:
        return [1.0]
    rest = (1.0 - trust) / float(len(moves) - 1)
    return [trust if move == choice else rest for move in moves]


def name_weights(state: State, moves: list[int]) -> list[float]:
    """Only those that fit what shows, all alike."""
    weights: list[float] = []
    for move in moves:
        candidate = move - NAME
        left = possible(state, candidate // CANDIDATES)
        fits = left & bit(candidate % CANDIDATES)
        weights.append(1.0 / float(count(left)) if fits else 0.0)
    return weights


def play_weights(state: State, seat: i64, moves: list[int]) -> list[float]:
    """The better a play looks at once, the more promising; an accusation when it is due."""
    camp = camp_of_seat(seat)
    accuse = 0.5 if should_accuse(state, seat) else GAMBLE
    weights: list[float] = []
    total = 0.0
    for move in moves:
        weight = 0.0 if move == ACCUSE else exp((play_worth(state, camp, move) - 1.0) / HEAT)
        weights.append(weight)
        total += weight
    share = (1.0 - accuse if ACCUSE in moves else 1.0) / total
    for place in range(len(moves)):
        weights[place] = accuse if moves[place] == ACCUSE else weights[place] * share
    return weights
