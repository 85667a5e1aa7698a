"""The simple bot: what each zone is worth and how likely it is to be won, move by move. (11.2, 11.3)"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as Base
from tablee.games.ncis.bots.accusing import likely_name, should_accuse
from tablee.games.ncis.bots.skill import Skill, hardest_word
from tablee.games.ncis.rules.bits import bit, count, members
from tablee.games.ncis.rules.cards import BLUE, RED, REPLAYS, VALUE_OF
from tablee.games.ncis.rules.clues import possible
from tablee.games.ncis.rules.gallery import SLOT_BASE, SLOT_SCALE, SLOT_X
from tablee.games.ncis.rules.lanes import (
    appended,
    best_sum,
    camp_of_seat,
    dominant_sums,
    held,
    last_open,
    may_be_struck,
    rank_among,
    swapped,
    without,
)
from tablee.games.ncis.rules.moves import (
    ACCUSE,
    AGENT,
    AMBUSH,
    CALL,
    CATEGORIES,
    CLUE,
    CONTINUE,
    CRIMINAL,
    CRIMINAL_RANK,
    DISCARD,
    END,
    HIDE,
    NAME,
    NCIS,
    NCIS_RANK,
    NO_SWAP,
    PAIRS,
    PASS,
    SERIES_MOVE,
    STRIKE,
    SWAP,
    SWAPS,
    TARGETS,
    WORD,
    ZONES,
)
from tablee.games.ncis.rules.phases import Phase
from tablee.games.ncis.rules.resolution import resolving, tied_series
from tablee.games.ncis.rules.state import State

SIMPLE_SKILL: Final = 3
SHOT: Final = 0.5  # how often an Embuscade succeeds, roughly
TRIAL: Final = 0.6  # how often a trial does
ROWS_TO_CERTAINTY: Final = 11.0
POWER: Final = 0.05
WIDEST: Final = 25  # no sum is further ahead
GIBBS: Final = 0
DINOZZO: Final = 1
ZIVA: Final = 2
MCGEE: Final = 3
ABBY: Final = 4
MALLARD: Final = 5


def chance(cards: i64, ahead: i64, *, mine: bool) -> float:
    """How likely a zone with so many cards is won by who is so far ahead, and to move or not."""
    lead = float(ahead)
    way = 1.0 if mine else -1.0
    if cards >= 5:
        return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    if cards == 4:
        return 1.0 / (1.0 + exp(-(lead + way * 3.2) / 1.6))
    if cards == 3:
        return 1.0 / (1.0 + exp(-(lead - way * 0.6) / 2.6))
    if cards == 2:
        return 1.0 / (1.0 + exp(-(lead + way * 0.6) / 3.4))
    return 1.0 / (1.0 + exp(-lead / 4.5))


# By number of cards, whether one is to move, and how far ahead one is.
CHANCES: Final[list[float]] = [
    chance(cards, ahead, mine=mine)
    for cards in range(6)
    for mine in (False, True)
    for ahead in range(-WIDEST, WIDEST + 1)
]


def zone_chance(lane: i64, camp: i64, *, mine: bool) -> float:
    """How likely this camp is to win a zone that looks like this."""
    ahead = best_sum(lane, camp) - best_sum(lane, NCIS - camp)
    place = held(lane) * 2 + (1 if mine else 0)
    return CHANCES[place * (2 * WIDEST + 1) + ahead + WIDEST]


def stake(state: State, zone: i64) -> float:
    """What a zone is worth to both camps."""
    card = state.zones[zone]
    return float(RED[card]) / float(state.goal) + (float(BLUE[card]) + TRIAL) / ROWS_TO_CERTAINTY + POWER


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


def play_worth(state: State, camp: i64, move: i64) -> float:
    """How much better the zones stand after a play than now."""
    if move < AMBUSH:
        down = move >= HIDE
        card = (move - HIDE) // ZONES if down else move // ZONES
        zone = move % ZONES
        lane: i64 = state.lanes[zone]
        after = appended(lane, card | camp << 6)
        again = REPLAYS[card] and not down
        worth = 1.0 + stake(state, zone) * (zone_chance(after, camp, mine=again) - zone_chance(lane, camp, mine=False))
        worth -= 0.002 * float(VALUE_OF[card])
        if down:
            worth += 0.01 if 2 <= held(lane) <= 3 else -0.2
        return worth + (0.04 if again else 0.0)
    if move < SWAP:
        zone = best_strike(state, camp)
        return 0.98 if zone < 0 else 0.99 + SHOT * strike_gain(state, zone, camp)
    if move == PASS:
        return 0.97
    what = (move - SWAP) % SWAPS
    if what == NO_SWAP or move == ACCUSE:
        return 0.96 if what == NO_SWAP and move < PASS else -0.5
    zone = what // PAIRS
    lane = state.lanes[zone]
    one = rank_among(lane, NCIS, NCIS_RANK[what % PAIRS])
    other = rank_among(lane, CRIMINAL, CRIMINAL_RANK[what % PAIRS])
    gain = zone_chance(swapped(lane, one, other), camp, mine=False) - zone_chance(lane, camp, mine=False)
    return 0.99 + stake(state, zone) * gain


def strike_gain(state: State, zone: i64, camp: i64) -> float:
    lane: i64 = state.lanes[zone]
    after = without(lane, last_open(lane, NCIS - camp))
    return stake(state, zone) * (zone_chance(after, camp, mine=False) - zone_chance(lane, camp, mine=False))


def best_strike(state: State, camp: i64) -> i64:
    """The zone where losing its last open card costs the other camp most; -1 where that helps nowhere."""
    best: i64 = -1
    top = 0.0
    for zone in range(ZONES):
        if may_be_struck(state, zone, NCIS - camp):
            gain = strike_gain(state, zone, camp)
            if gain > top:
                top = gain
                best = zone
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
