"""What a zone and a play are worth: how likely each camp is to win a zone, and what is at stake there. (11.2)"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.games.ncis.rules.cards import BLUE, RED, REPLAYS, VALUE_OF
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.lanes import (
    appended,
    best_sum,
    held,
    last_open,
    may_be_struck,
    rank_among,
    swapped,
    without,
)
from tablee.games.ncis.rules.moves import (
    ACCUSE,
    AMBUSH,
    CRIMINAL,
    CRIMINAL_RANK,
    HIDE,
    NCIS,
    NCIS_RANK,
    NO_SWAP,
    PAIRS,
    PASS,
    SWAP,
    SWAPS,
    ZONES,
)

SHOT: Final = 0.5  # how often an Embuscade succeeds, roughly
TRIAL: Final = 0.6  # how often a trial does
ROWS_TO_CERTAINTY: Final = 11.0
POWER: Final = 0.05
WIDEST: Final = 25  # no sum is further ahead


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


def stake(state: Components, zone: i64) -> float:
    """What a zone is worth to both camps."""
    card = state.zones[zone]
    return float(RED[card]) / float(state.goal) + (float(BLUE[card]) + TRIAL) / ROWS_TO_CERTAINTY + POWER


def play_worth(state: Components, camp: i64, move: i64) -> float:
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


def strike_gain(state: Components, zone: i64, camp: i64) -> float:
    lane: i64 = state.lanes[zone]
    after = without(lane, last_open(lane, NCIS - camp))
    return stake(state, zone) * (zone_chance(after, camp, mine=False) - zone_chance(lane, camp, mine=False))


def best_strike(state: Components, camp: i64) -> i64:
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
