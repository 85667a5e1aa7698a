"""The simple bot: what each zone is worth and how likely it is to be won, move by move. (11.2, 11.3)"""

from typing import Final

from mypy_extensions import i64

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as Base
from tablee.games.ncis.bots.accusing import likely_name, should_accuse
from tablee.games.ncis.bots.skill import Skill, hardest_word
from tablee.games.ncis.bots.worth import best_strike, play_worth
from tablee.games.ncis.rules.bits import bit, count, members
from tablee.games.ncis.rules.cards import VALUE_OF
from tablee.games.ncis.rules.clues import possible
from tablee.games.ncis.rules.gallery import SLOT_BASE, SLOT_SCALE, SLOT_X
from tablee.games.ncis.rules.lanes import (
    camp_of_seat,
    dominant_sums,
)
from tablee.games.ncis.rules.moves import (
    ACCUSE,
    AGENT,
    CALL,
    CATEGORIES,
    CLUE,
    CONTINUE,
    DISCARD,
    END,
    NAME,
    NCIS,
    PASS,
    SERIES_MOVE,
    STRIKE,
    TARGETS,
    WORD,
)
from tablee.games.ncis.rules.phases import Phase
from tablee.games.ncis.rules.resolution import resolving, tied_series
from tablee.games.ncis.rules.state import State

SIMPLE_SKILL: Final = 3
GIBBS: Final = 0
DINOZZO: Final = 1
ZIVA: Final = 2
MCGEE: Final = 3
ABBY: Final = 4
MALLARD: Final = 5


class Simple(Policy):
    """Plays what looks best at once."""

    def __init__(self) -> None:
        self.skill: Final = Skill(SIMPLE_SKILL)

    def delay(self, state: Base, seat: int, move: int, rng: Rng) -> int:
        return self.skill.delay(state, seat, move, rng)

    def choose(self, state: Base, seat: int, rng: Rng) -> int:
        assert isinstance(state, State)
        phase = state.phase
        if phase is Phase.SHOOTING or phase is Phase.TRIAL:
            return self.skill.choose(state, seat, rng)
        if phase is Phase.ACCUSE_CRIMINEL or phase is Phase.ACCUSE_ORGANISATION or phase is Phase.ACCUSE_COMPLOT:
            return NAME + likely_name(state, rng)
        if should_accuse(state, seat):
            return ACCUSE
        match phase:
            case Phase.PLAY | Phase.REPLAY:
                return best_play(state, seat)
            case Phase.CATEGORY:
                return best_category(state, seat)
            case Phase.AGENT:
                return AGENT + best_agent(state)
            case Phase.AMBUSH_REMOVAL | Phase.REMOVAL:
                zone = best_strike(state, camp_of_seat(seat))
                return STRIKE + zone if zone >= 0 else PASS
            case Phase.CALL:
                return CALL + hardest_target(state)
            case Phase.MOVE_TARGETS:
                return PASS
            case Phase.PLACE_TARGET:
                moves = state.legal(seat)
                return moves[len(moves) - 1]
            case Phase.WORD:
                return WORD + hardest_word(state)
            case Phase.SERIES:
                return SERIES_MOVE + best_series(state, camp_of_seat(seat))
            case Phase.DISCARD:
                return DISCARD + dearest(state.hand[state.looked])
            case Phase.SIFT:
                return DISCARD + cheapest(state.hand[0])
            case Phase.END_TURN:
                return END
            case Phase.LAST_CHANCE:
                return CONTINUE
            case _:  # begin, or whoever comes first
                return state.legal(seat)[0]


def best_play(state: State, seat: i64) -> i64:
    """The play after which the zones are worth most; an exchange counts for more than nothing."""
    camp = camp_of_seat(seat)
    best: i64 = -1
    top = -1.0
    for move in state.legal(seat):
        worth = play_worth(state, camp, move)
        if worth > top:
            top = worth
            best = move
    return best


def best_category(state: State, seat: i64) -> i64:
    """For the team where most candidates are left, then where fewest rows show; for the Criminel the other way."""
    best: i64 = -1
    top: i64 = -1000
    for move in state.legal(seat):
        if move < CLUE or move >= CLUE + CATEGORIES:
            continue
        category = move - CLUE
        value = 10 * count(possible(state, category)) - state.rows[category]
        if seat == 0:
            value = -value
        if value > top:
            top = value
            best = move
    return best


def best_agent(state: State) -> i64:
    """Gibbs when the threat is near its goal; else Abby, Mallard, DiNozzo where he helps, McGee, Ziva."""
    if state.threat >= state.goal - 3 and state.agents & bit(GIBBS):
        return GIBBS
    for agent in (ABBY, MALLARD, DINOZZO, MCGEE, ZIVA, GIBBS):
        if state.agents & bit(agent) and (agent != DINOZZO or best_strike(state, NCIS) >= 0):
            return agent
    return members(state.agents)[0]


def hardest_target(state: State) -> i64:
    """The target that makes the hardest pair: the smallest two, the farthest apart."""
    called = members(state.called)
    best: i64 = -1
    top = -1.0
    for target in range(TARGETS):
        if state.called & bit(target):
            continue
        slot = state.layout[target]
        worth = -float(SLOT_SCALE[slot])
        if called:
            other = state.layout[called[0]]
            worth += 0.001 * float(abs(SLOT_X[slot] - SLOT_X[other]) + abs(SLOT_BASE[slot] - SLOT_BASE[other]))
        if best < 0 or worth > top:
            top = worth
            best = target
    return best


def best_series(state: State, camp: i64) -> i64:
    sums = dominant_sums(state.lanes[resolving(state)], camp)
    best = tied_series(state, camp)[0]
    for series in tied_series(state, camp):
        if sums[series] > sums[best]:
            best = series
    return best


def dearest(hand: i64) -> i64:
    """The card whose loss hurts most: specials, then high values."""
    best = members(hand)[0]
    for card in members(hand):
        if worth_of(card) > worth_of(best):
            best = card
    return best


def cheapest(hand: i64) -> i64:
    best = members(hand)[0]
    for card in members(hand):
        if worth_of(card) < worth_of(best):
            best = card
    return best


def worth_of(card: i64) -> i64:
    value: i64 = VALUE_OF[card]
    return value if value > 1 else 4
