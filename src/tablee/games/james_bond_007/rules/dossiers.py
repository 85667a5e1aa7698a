"""Dossiers: how many cards they have, and which of them are of use for what."""

from typing import Final

from mypy_extensions import i64

from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.moves import CARDS_OF_BASE, GADGETS_OF_SKILL
from tablee.games.james_bond_007.rules.sets import count

ALL_OF_BASE: Final = (1 << CARDS_OF_BASE) - 1
ALL_OF_SKILL: Final = (1 << GADGETS_OF_SKILL) - 1


def cards_held(state: Components, seat: i64) -> i64:
    """How many cards a dossier has; there may be any number. (JB-5, JB-G24)"""
    return count(state.intel[seat]) + count(state.gadgets[seat])


def about(state: Components, seat: i64, criminal: i64) -> i64:
    """The cards about a criminal in a dossier, as two bits."""
    return state.intel[seat] >> 2 * criminal & 3


def shown_about(state: Components, seat: i64, criminal: i64) -> i64:
    """How many cards about a criminal a seat has shown and still holds. (JB-77, JB-87)"""
    return state.shown[seat] >> 2 * criminal & 3


def opens(state: Components, seat: i64, base: i64) -> i64:
    """The cards in a dossier that open a base, as six bits. (JB-75)"""
    return state.intel[seat] >> CARDS_OF_BASE * base & ALL_OF_BASE


def gadgets_of(state: Components, seat: i64, skill: i64) -> i64:
    """The gadgets of a skill in a dossier, as twelve bits."""
    return state.gadgets[seat] >> GADGETS_OF_SKILL * skill & ALL_OF_SKILL
