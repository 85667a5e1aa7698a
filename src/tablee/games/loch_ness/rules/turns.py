"""Whose turn it is, who lays a card, and who stands where."""

from mypy_extensions import i64

from tablee.games.loch_ness.rules.board import WHITE_DECK
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import DISTILLERIE, NOWHERE


def card_players(state: Components) -> i64:
    """How many seats lay a card: the first ones in turn order. (LN-09)"""
    return 3 if state.seats > 3 else state.seats


def seat_at(state: Components, place: i64) -> i64:
    """The seat that comes at this place in turn order. (LN-08)"""
    seat = state.first + place
    return seat - state.seats if seat >= state.seats else seat


def place_of(state: Components, seat: i64) -> i64:
    """Where a seat comes in turn order, from 0. (LN-08)"""
    place = seat - state.first
    return place + state.seats if place < 0 else place


def lays(state: Components, seat: i64) -> bool:
    """Whether this seat is a card player of the round. (LN-09)"""
    return place_of(state, seat) < card_players(state)


def seat_on(state: Components, action: i64) -> i64:
    """The seat whose journalist stands on this action space, or NOWHERE: nobody else has its effect. (LN-10)"""
    for seat in range(state.seats):
        if state.standing[seat] == action:
            return seat
    return NOWHERE


def cards_to_lay(state: Components, seat: i64) -> i64:
    """The set this seat lays its card from: its hand, or the white deck. (LN-34)"""
    return WHITE_DECK if state.standing[seat] == DISTILLERIE else state.hand[seat]
