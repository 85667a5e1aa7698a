"""The chances of dice and skills."""

from typing import Final

from mypy_extensions import i64

from tablee.games.james_bond_007.rules.board import ACTION, BONUS, FOUGHT_WITH, RESISTANCE
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.dossiers import gadgets_of

SIDES: Final = 6
MOST: Final = 12  # no two duellists are further apart, gadgets included


def faces_above(number: i64) -> i64:
    """How many faces of a die are above this number."""
    if number <= 0:
        return SIDES
    return SIDES - number if number < SIDES else 0


def faces_below(number: i64) -> i64:
    return SIDES - faces_above(number - 1)


def card_sides(level: i64) -> i64:
    """How many sides of the die win the card of a site at this level, before any gadget. (JB-37)"""
    return faces_above(ACTION - level)


def raise_sides(level: i64) -> i64:
    """How many sides of the die surpass this level. (JB-38)"""
    return faces_above(level)


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


def help_of(cards: i64) -> i64:
    """What these cards about a criminal, two bits, add to a fight. (JB-87, JB-88)"""
    return BONUS * ((cards & 1) + (cards >> 1))


def help_of_gadget(state: Components, seat: i64, skill: i64) -> i64:
    """What a gadget of this skill adds, if there is one. (JB-9)"""
    return BONUS if gadgets_of(state, seat, skill) else 0


def lacking(state: Components, seat: i64, criminal: i64) -> i64:
    """What the die must exceed against a criminal, before any help. (JB-86, JB-90)"""
    level: i64 = state.levels[3 * seat + FOUGHT_WITH[criminal]]
    return RESISTANCE[criminal] - level
