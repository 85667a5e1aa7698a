"""Playing Operation cards: numbered ones into zones, value 1 again, Informateur. The Embuscade has its own module."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import added, replaced
from tablee.games.ncis.rules.bits import bit, count
from tablee.games.ncis.rules.cards import AMBUSH_CARDS, INFORMER_CARDS, NUMBERED_CARDS, REPLAYS, VALUE_OF
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.lanes import (
    DOWN,
    LATE,
    appended,
    camp_of_seat,
    card_of,
    cards_of,
    entry,
    held,
    is_locked,
    rank_among,
    set_lane,
    swapped,
)
from tablee.games.ncis.rules.moves import (
    CARD_NAMES,
    CRIMINAL,
    CRIMINAL_RANK,
    FULL,
    NCIS,
    NCIS_RANK,
    NO_SWAP,
    PAIRS,
    ZONE_NUMBERS,
    ZONES,
)
from tablee.games.ncis.rules.phases import Phase, Step
from tablee.games.ncis.rules.piles import discard_card, refill, team
from tablee.games.ncis.rules.telling import card_facts, series_text, zone_facts
from tablee.games.ncis.rules.turns import ask


def take_from_hand(state: Components, seat: i64, card: i64) -> None:
    state.hand = replaced(state.hand, seat, state.hand[seat] & ~bit(card))


def forget(state: Components, card: i64) -> None:
    """A card that everybody sees is no longer one that was seen in a hand."""
    for seat in range(state.seats):
        if state.seen[seat] & bit(card):
            state.seen = replaced(state.seen, seat, state.seen[seat] & ~bit(card))


def lay(state: Components, seat: i64, card: i64, zone: i64, *, face_up: bool) -> Step:
    """A numbered card goes to the player's own side of a zone. (NCIS-020, NCIS-070)

    The fifth card locks the zone. (NCIS-023) A value 1 that lies face up lets its player play again. (NCIS-030,
    NCIS-034)
    """
    camp = camp_of_seat(seat)
    take_from_hand(state, seat, card)
    placed = card | camp << 6
    if face_up:
        forget(state, card)
    else:
        placed |= DOWN
        if state.seen[seat]:
            placed |= (seat if camp == NCIS else 1) << LATE
        state.face_down = added(state.face_down, camp, -1)
    lane = appended(state.lanes[zone], placed)
    set_lane(state, zone, lane)
    if state.tape is not None:
        tell_laid(state, seat, card, zone, face_up=face_up)
    if held(lane) == FULL:
        state.locked = state.locked << 3 | (zone + 1)
        if state.tape is not None:
            state.tell(Event("zone-locked", {"zone": ZONE_NUMBERS[zone]}))
    refill(state, seat)
    if face_up and REPLAYS[card]:
        return grant_replay(state, seat)
    return Step.RESOLVE


def tell_laid(state: Components, seat: i64, card: i64, zone: i64, *, face_up: bool) -> None:
    if face_up:
        state.tell(Event("card-played", zone_facts(seat, card, zone)))
    else:
        unseen = Event("card-hidden", {"seat": seat, "zone": ZONE_NUMBERS[zone]})
        own = team(state, camp_of_seat(seat))
        state.tell(Event("card-hidden-own", zone_facts(seat, card, zone), own, unseen))


def grant_replay(state: Components, seat: i64) -> Step:
    """After the refill and before any resolution; not asked where nothing can be played. (NCIS-031, NCIS-032)"""
    if plays(state, seat) == 0:
        return Step.RESOLVE
    if state.tape is not None:
        state.tell(Event("replay-granted", {"seat": seat}))
    return ask(state, Phase.REPLAY, seat)


def decline_replay(state: Components, seat: i64) -> Step:
    """(NCIS-031)"""
    if state.tape is not None:
        state.tell(Event("replay-declined", {"seat": seat}))
    return Step.RESOLVE


def exchange(state: Components, seat: i64, card: i64, what: i64) -> Step:
    """An Informateur exchanges a card of either camp in one zone, or nothing, and is discarded. (NCIS-060, NCIS-061)"""
    take_from_hand(state, seat, card)
    forget(state, card)
    if what == NO_SWAP:  # (NCIS-063)
        if state.tape is not None:
            state.tell(Event("informer-idle", card_facts(seat, card)))
    else:
        zone = what // PAIRS
        lane: i64 = state.lanes[zone]
        one = rank_among(lane, NCIS, NCIS_RANK[what % PAIRS])
        other = rank_among(lane, CRIMINAL, CRIMINAL_RANK[what % PAIRS])
        if state.tape is not None:
            tell_swap(state, seat, zone, entry(lane, one), entry(lane, other))
        for each in (entry(lane, one), entry(lane, other)):
            if each & DOWN:  # both camps see it lying there from now on (NCIS-073)
                forget(state, card_of(each))
        set_lane(state, zone, swapped(lane, one, other))
    discard_card(state, card)
    refill(state, seat)
    return Step.RESOLVE


def tell_swap(state: Components, seat: i64, zone: i64, one: i64, other: i64) -> None:
    """Both camps learn what lay face down; who only watches does not. (NCIS-062, NCIS-073)"""
    known = swap_facts(seat, zone, card_of(one), card_of(other))
    if not (one | other) & DOWN:
        state.tell(Event("cards-swapped", known))
        return
    unseen = dict(known)
    if one & DOWN:
        unseen.update({"ncis": "hidden", "ncis_series": "hidden", "ncis_value": 0})
    if other & DOWN:
        unseen.update({"criminal": "hidden", "criminal_series": "hidden", "criminal_value": 0})
    every = list(range(state.seats))
    state.tell(Event("cards-swapped", known, every, Event("cards-swapped", unseen), reveals=True))


def swap_facts(seat: i64, zone: i64, one: i64, other: i64) -> Facts:
    return {
        "seat": seat,
        "zone": ZONE_NUMBERS[zone],
        "ncis": CARD_NAMES[one],
        "ncis_series": series_text(one),
        "ncis_value": VALUE_OF[one],
        "criminal": CARD_NAMES[other],
        "criminal_series": series_text(other),
        "criminal_value": VALUE_OF[other],
    }


# What can be played.


def open_zones(state: Components) -> i64:
    """How many zones are not locked. (NCIS-020, NCIS-023)"""
    found: i64 = 0
    for zone in range(ZONES):
        if not is_locked(state, zone):
            found += 1
    return found


def swaps(state: Components) -> i64:
    """How many exchanges an Informateur can make. (NCIS-061)"""
    found: i64 = 0
    for zone in range(ZONES):
        lane: i64 = state.lanes[zone]
        if held(lane) != FULL:
            found += cards_of(lane, NCIS) * cards_of(lane, CRIMINAL)
    return found


def can_swap(state: Components, what: i64) -> bool:
    """Whether an Informateur can make this exchange."""
    if what == NO_SWAP:
        return True
    lane: i64 = state.lanes[what // PAIRS]
    if held(lane) == FULL:
        return False
    pair = what % PAIRS
    return NCIS_RANK[pair] < cards_of(lane, NCIS) and CRIMINAL_RANK[pair] < cards_of(lane, CRIMINAL)


def plays(state: Components, seat: i64) -> i64:
    """In how many ways this seat can play a card. (NCIS-027)"""
    hand: i64 = state.hand[seat]
    ways = open_zones(state)
    if state.face_down[camp_of_seat(seat)]:
        ways += ways
    found = count(hand & NUMBERED_CARDS) * ways + count(hand & AMBUSH_CARDS)
    informers = count(hand & INFORMER_CARDS)
    if informers:
        found += informers * (swaps(state) + 1)
    return found
