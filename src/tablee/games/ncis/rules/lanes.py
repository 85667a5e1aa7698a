"""A zone's lane: the numbered Operation cards in it, of both camps, in order of play, packed into one number.

Eleven bits for each card from the first on, and above all five how many there are. Of a card: which, on whose side it
lies, whether face down, whether the other camp has seen it lying there, and whether it was laid since the other camp
last saw the hand it came from (the agent's seat; 1 for the Criminel).
"""

from typing import Final

from mypy_extensions import i64

from tablee.engine.rows import replaced
from tablee.games.ncis.rules.bits import bit
from tablee.games.ncis.rules.cards import SERIES_OF, VALUE_OF
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.moves import FULL, NCIS, NOBODY, SERIES, ZONES

WIDTH: Final = 11
ONE: Final = 0x7FF
CARD_BITS: Final = 0x3F
CAMP_BIT: Final = 0x40
DOWN: Final = 0x80
SHARED: Final = 0x100
LATE: Final = 9  # the place of the seat
LATE_BITS: Final = 0x600
COUNT: Final = 55
FACE: Final = 0x7F  # card and camp: what is left when a card is turned up


def held(lane: i64) -> i64:
    """How many cards lie there; Embuscade and Informateur never do. (NCIS-021, NCIS-022)"""
    return lane >> COUNT


def entry(lane: i64, rank: i64) -> i64:
    return (lane >> rank * WIDTH) & ONE


def card_of(entry: i64) -> i64:
    return entry & CARD_BITS


def camp_of(entry: i64) -> i64:
    return (entry >> 6) & 1


def laid_by(entry: i64) -> i64:
    """The agent who laid a face-down card since the Criminel last saw his hand, 1 for the Criminel; 0 if nobody did."""
    return (entry >> LATE) & 3


def is_hidden_from(entry: i64, camp: i64) -> bool:
    """Whether a camp does not know this card: face down, and always with the others. (NCIS-071, NCIS-073)"""
    return entry & (DOWN | SHARED) == DOWN and camp_of(entry) != camp


def appended(lane: i64, entry: i64) -> i64:
    """The lane with one more card. (NCIS-020)"""
    return (lane | entry << held(lane) * WIDTH) + bit(COUNT)


def without(lane: i64, rank: i64) -> i64:
    """The lane without the card at this rank."""
    cards = lane & (bit(COUNT) - 1)
    low = cards & (bit(rank * WIDTH) - 1)
    high = (cards >> (rank + 1) * WIDTH) << rank * WIDTH
    return low | high | (held(lane) - 1) << COUNT


def with_entry(lane: i64, rank: i64, entry: i64) -> i64:
    """The lane with another card at this rank."""
    mask = bit((rank + 1) * WIDTH) - bit(rank * WIDTH)
    return (lane & ~mask) | entry << rank * WIDTH


def cards_of(lane: i64, camp: i64) -> i64:
    """How many cards of a camp lie there."""
    found: i64 = 0
    for rank in range(held(lane)):
        if camp_of(entry(lane, rank)) == camp:
            found += 1
    return found


def last_open(lane: i64, camp: i64) -> i64:
    """The rank of the most recent face-up card of a camp; NOBODY if there is none. (NCIS-047, NCIS-048)"""
    rank = held(lane) - 1
    while rank >= 0:
        each = entry(lane, rank)
        if camp_of(each) == camp and not each & DOWN:
            return rank
        rank -= 1
    return NOBODY


def rank_among(lane: i64, camp: i64, place: i64) -> i64:
    """The rank in the lane of the card at this place among those of a camp."""
    left = place
    for rank in range(held(lane)):
        if camp_of(entry(lane, rank)) == camp:
            if left == 0:
                return rank
            left -= 1
    return NOBODY


def swapped(lane: i64, one: i64, other: i64) -> i64:
    """The lane after two cards of it have changed places. (NCIS-062)

    Each takes the other's side and rank and keeps its own face. What lies face down is now seen by the camp that holds
    it and still known to the camp that laid it. (NCIS-073)
    """
    return with_entry(with_entry(lane, one, moved(entry(lane, other))), other, moved(entry(lane, one)))


def moved(entry: i64) -> i64:
    """A card on the other side."""
    if entry & DOWN:
        return (entry ^ CAMP_BIT) & ~LATE_BITS | SHARED
    return entry ^ CAMP_BIT


def turned_up(lane: i64) -> i64:
    """The lane with every card face up. (NCIS-072)"""
    up = lane
    for rank in range(held(lane)):
        up = with_entry(up, rank, entry(lane, rank) & FACE)
    return up


def series_counts(lane: i64, camp: i64) -> i64:
    """How many cards of each series a camp has there, and their sum: three and five bits for each."""
    found: i64 = 0
    for rank in range(held(lane)):
        each = entry(lane, rank)
        if camp_of(each) == camp:
            card = card_of(each)
            value: i64 = VALUE_OF[card]
            found += (value | 32) << 8 * SERIES_OF[card]
    return found


def dominant_sums(lane: i64, camp: i64) -> list[int]:
    """The sum of each series that a camp has most cards of; NOBODY for every other series. (NCIS-081, NCIS-083)"""
    counts = series_counts(lane, camp)
    most: i64 = 1
    for series in range(SERIES):
        number = (counts >> 8 * series + 5) & 7
        if number > most:
            most = number
    sums: list[int] = []
    for series in range(SERIES):
        each = (counts >> 8 * series) & 0xFF
        sums.append(each & 31 if each >> 5 == most else NOBODY)
    return sums


def best_sum(lane: i64, camp: i64) -> i64:
    """The score of a camp there, if it counts the best of its dominant series; 0 without cards. (NCIS-082, NCIS-083)"""
    counts = series_counts(lane, camp)
    best: i64 = 0
    while counts:
        each = counts & 0xFF  # the number of cards above their sum: more cards first, then the higher sum
        if each > best:
            best = each
        counts >>= 8
    return best & 31


def is_locked(state: Components, zone: i64) -> bool:
    """(NCIS-023)"""
    return held(state.lanes[zone]) == FULL


def set_lane(state: Components, zone: i64, lane: i64) -> None:
    state.lanes = replaced(state.lanes, zone, lane)


def may_be_struck(state: Components, zone: i64, victim: i64) -> bool:
    """Whether a camp has a face-up card in this zone that could be removed. (NCIS-023, NCIS-041, NCIS-141)"""
    lane: i64 = state.lanes[zone]
    return held(lane) != FULL and last_open(lane, victim) != NOBODY


def any_to_strike(state: Components, victim: i64) -> bool:
    return any_zone(state, victim) != NOBODY


def any_zone(state: Components, victim: i64) -> i64:
    """The first zone where a camp could lose a card."""
    for zone in range(ZONES):
        if may_be_struck(state, zone, victim):
            return zone
    return NOBODY


def camp_of_seat(seat: i64) -> i64:
    """(NCIS-S01)"""
    return NCIS if seat else 0
