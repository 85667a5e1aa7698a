"""The chances of dice and skills, and who may be hiding in a room, told from what one seat knows."""

from typing import Final

from mypy_extensions import i64

from tablee.games.james_bond_007.board import BONUS, FOUGHT_WITH, RESISTANCE
from tablee.games.james_bond_007.moves import CARDS_OF_BASE, GADGETS_OF_SKILL
from tablee.games.james_bond_007.state import GONE, Table

SIDES: Final = 6
ALL_ROLES: Final = 7  # bits of the three roles of a base
ALL_OF_BASE: Final = (1 << CARDS_OF_BASE) - 1
ALL_OF_SKILL: Final = (1 << GADGETS_OF_SKILL) - 1
MOST: Final = 12  # no two duellists are further apart, gadgets included


def faces_above(number: i64) -> i64:
    """How many faces of a die are above this number."""
    if number <= 0:
        return SIDES
    return SIDES - number if number < SIDES else 0


def faces_below(number: i64) -> i64:
    return SIDES - faces_above(number - 1)


def count_duels() -> list[float]:
    """The chance that one die and a lead beat another die, by the lead: -12 to 12."""
    chances: list[float] = []
    for lead in range(-MOST, MOST + 1):
        wins: i64 = 0
        for die in range(1, SIDES + 1):
            wins += faces_below(die + lead)
        chances.append(float(wins) / 36.0)
    return chances


_DUELS: Final = count_duels()


def duel_chance(lead: i64) -> float:
    """The chance to win a duel with this lead in levels; to lose it, with minus the lead. (JB-62, JB-65)"""
    return _DUELS[MOST + lead]


def about(state: Table, seat: i64, criminal: i64) -> i64:
    """The cards about a criminal in a dossier, as two bits."""
    return state.intel[seat] >> 2 * criminal & 3


def help_of(cards: i64) -> i64:
    """What these cards about a criminal, two bits, add to a fight. (JB-87, JB-88)"""
    return BONUS * ((cards & 1) + (cards >> 1))


def gadgets_of(state: Table, seat: i64, skill: i64) -> i64:
    """The gadgets of a skill in a dossier, as twelve bits."""
    return state.gadgets[seat] >> GADGETS_OF_SKILL * skill & ALL_OF_SKILL


def help_of_gadget(state: Table, seat: i64, skill: i64) -> i64:
    """What a gadget of this skill adds, if there is one. (JB-9)"""
    return BONUS if gadgets_of(state, seat, skill) else 0


def opens(state: Table, seat: i64, base: i64) -> i64:
    """The cards in a dossier that open a base, as six bits. (JB-75)"""
    return state.intel[seat] >> CARDS_OF_BASE * base & ALL_OF_BASE


def lacking(state: Table, seat: i64, criminal: i64) -> i64:
    """What the die must exceed against a criminal, before any help. (JB-86, JB-90)"""
    level: i64 = state.levels[3 * seat + FOUGHT_WITH[criminal]]
    return RESISTANCE[criminal] - level


def hidden_roles(state: Table, seat: i64, base: i64, taken: i64) -> i64:
    """The roles that may be in the rooms of a base this seat knows nothing about, as bits."""
    roles: i64 = ALL_ROLES & ~(taken >> 3 * base)
    for slot in range(3 * base, 3 * base + 3):
        if state.slots[slot] != GONE and state.knows_slot(seat, slot):
            roles &= ~(1 << state.slots[slot])
    return roles
