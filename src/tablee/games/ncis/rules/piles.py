"""Piles that have no order: a card is picked among those in the bag, all alike, at the moment it is drawn."""

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.rows import replaced
from tablee.games.ncis.rules.bits import bit, count, member, members
from tablee.games.ncis.rules.cards import HAND_SIZES
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.lanes import camp_of_seat
from tablee.games.ncis.rules.moves import (
    FIRST_OF_DECK,
    NOBODY,
    TRIAL_NAMES,
    ZONE_CARD_NAMES,
    ZONE_NUMBERS,
)
from tablee.games.ncis.rules.telling import card_facts


def draw(state: Components) -> i64:
    """An Operation card; from the discard when the pile is empty, NOBODY when both are. (NCIS-025, NCIS-026)"""
    if state.pile == 0:
        if not state.discard:
            return NOBODY
        pile: i64 = 0
        for card in state.discard:
            pile |= bit(card)
        state.pile = pile
        if state.tape is not None:
            state.tell(Event("pile-renewed", {"cards": len(state.discard)}))
        state.discard = []
    card = member(state.pile, state.below(count(state.pile)))
    state.pile &= ~bit(card)
    return card


def draw_into_hand(state: Components, seat: i64, number: i64) -> None:
    """Draw so many cards; only those who may see this hand are told which."""
    drawn: i64 = 0
    for _ in range(number):
        card = draw(state)
        if card != NOBODY:
            drawn |= bit(card)
    state.hand = replaced(state.hand, seat, state.hand[seat] | drawn)
    if state.tape is not None:
        for card in members(drawn):
            unseen = Event("card-drawn", {"seat": seat})
            state.tell(Event("card-drawn-own", card_facts(seat, card), owners(state, seat), unseen, reveals=True))


def deal(state: Components, seat: i64) -> None:
    """The first hand: 4 cards for the Criminel, 3 for an agent. (NCIS-S09)"""
    hand: i64 = 0
    for _ in range(HAND_SIZES[camp_of_seat(seat)]):
        hand |= bit(draw(state))
    state.hand = replaced(state.hand, seat, hand)
    if state.tape is not None:
        state.tell(Event("hand-dealt", {"seat": seat, "cards": count(hand)}, reveals=True))


def refill(state: Components, seat: i64) -> None:
    """Draw back to the size of a hand: 4 for the Criminel, 3 for an agent. (NCIS-024)"""
    size: i64 = HAND_SIZES[camp_of_seat(seat)]
    missing = size - count(state.hand[seat])
    if missing > 0:
        draw_into_hand(state, seat, missing)


def owners(state: Components, seat: i64) -> list[int]:
    """Who sees this hand: its owner and, unless hands are closed, his teammates. (NCIS-003)"""
    if seat == 0 or not state.open_hands:
        return [seat]
    return list(range(1, state.seats))


def team(state: Components, camp: i64) -> list[int]:
    """The seats of a camp. (NCIS-002)"""
    return list(range(1, state.seats)) if camp else [0]


def discard_card(state: Components, card: i64) -> None:
    """Lay a card on the Operation discard."""
    state.discard = [*state.discard, card]


def open_zone(state: Components, zone: i64) -> None:
    """Draw a zone card, from the discard when the pile is empty. (NCIS-S03, NCIS-085, NCIS-086)"""
    if state.zone_pile == 0:
        pile: i64 = 0
        for card in state.zone_discard:
            pile |= bit(card)
        state.zone_pile = pile
        if state.tape is not None:
            state.tell(Event("zones-renewed", {"cards": len(state.zone_discard)}))
        state.zone_discard = []
    card = member(state.zone_pile, state.below(count(state.zone_pile)))
    state.zone_pile &= ~bit(card)
    state.zones = replaced(state.zones, zone, card)
    if state.tape is not None:
        state.tell(Event("zone-opened", {"zone": ZONE_NUMBERS[zone], "card": ZONE_CARD_NAMES[card]}, reveals=True))


def deck_of(deck: i64) -> i64:
    """All cards of a trial deck, as bits."""
    return bit(FIRST_OF_DECK[deck + 1]) - bit(FIRST_OF_DECK[deck])


def draw_trial(state: Components, deck: i64) -> i64:
    """A card of a trial deck, from its own discard when it is empty. (NCIS-136)"""
    cards = deck_of(deck)
    if state.trial_pile & cards == 0:
        state.trial_pile |= state.trial_discard & cards
        state.trial_discard &= ~cards
        if state.tape is not None:
            state.tell(Event("deck-renewed", {"trial": TRIAL_NAMES[deck]}))
    left = state.trial_pile & cards
    card = member(left, state.below(count(left)))
    state.trial_pile &= ~bit(card)
    return card
