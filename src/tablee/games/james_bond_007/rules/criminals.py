"""Criminals: who has fallen, who may be where, and who knows it."""

from typing import Final

from mypy_extensions import i64

from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.moves import GONE

ALL_ROLES: Final = 7  # bits of the three roles of a base


def fallen(state: Components) -> i64:
    """The criminals that are trophies, whoever has them."""
    criminals: i64 = 0
    for each in state.trophies:
        criminals |= each
    return criminals


def is_empty(state: Components, base: i64) -> bool:
    return state.slots[3 * base] == GONE and state.slots[3 * base + 1] == GONE and state.slots[3 * base + 2] == GONE


def knows_slot(state: Components, seat: i64, slot: i64) -> bool:
    """Whether a seat has seen who is in this slot: it is face up, or the seat has scouted it. (JB-81, JB-83)"""
    return bool((state.up >> slot | state.scouts[slot] >> seat) & 1)


def roles_left(state: Components, first: i64) -> i64:
    """The roles, as bits, that may be in the unseen slots of the base whose first slot this is."""
    left = ALL_ROLES & ~(fallen(state) >> first)
    for slot in range(first, first + 3):
        if state.slots[slot] >= 0:
            left &= ~(1 << state.slots[slot])
    return left


def hidden_roles(state: Components, seat: i64, base: i64, taken: i64) -> i64:
    """The roles that may be in the rooms of a base this seat knows nothing about, as bits."""
    roles: i64 = ALL_ROLES & ~(taken >> 3 * base)
    for slot in range(3 * base, 3 * base + 3):
        if state.slots[slot] != GONE and knows_slot(state, seat, slot):
            roles &= ~(1 << state.slots[slot])
    return roles
