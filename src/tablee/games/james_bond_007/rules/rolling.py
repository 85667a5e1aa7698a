"""Rolls, what is added to them afterwards, and what a lost one costs."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import added, replaced
from tablee.games.james_bond_007.rules.agents import level_of
from tablee.games.james_bond_007.rules.board import BONUS, LEVEL_LEAST
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.moves import GADGET_NAMES, NOWHERE, SKILL_NAMES
from tablee.games.james_bond_007.rules.phases import Roll
from tablee.games.james_bond_007.rules.sets import one


def roll_black(state: Components, roll: Roll, seat: i64, skill: i64) -> None:
    """The black die falls; total = die + level. (JB-7, JB-34, JB-62, JB-86)"""
    state.roll = roll
    state.skill = skill
    state.roller = seat
    state.level = level_of(state, seat, skill)
    state.black = state.below(6) + 1
    state.total = state.level + state.black
    state.rival = NOWHERE
    state.rival_level = 0
    state.white = 0
    state.rival_total = 0
    state.used = 0
    state.passed = 0
    state.special = NOWHERE
    state.slot = NOWHERE
    state.foe = NOWHERE
    state.backing = 0


def spend_gadget(state: Components, seat: i64, gadget: i64) -> None:
    """A gadget is added to its owner's total, never to the die, and discarded for all to see, whatever comes of it.
    (JB-9, JB-11, JB-13, JB-51)"""
    card = one(gadget)
    state.gadgets = replaced(state.gadgets, seat, state.gadgets[seat] & ~card)
    state.discard |= card
    for other in range(state.seats):
        if state.known_gadgets[other] & card:
            state.known_gadgets = replaced(state.known_gadgets, other, state.known_gadgets[other] & ~card)
    state.used |= 1 << seat
    state.passed = 0
    if seat == state.roller:
        state.total += BONUS
    else:
        state.rival_total += BONUS
    if state.tape is not None:
        total = state.total if seat == state.roller else state.rival_total
        skill = SKILL_NAMES[state.skill]
        facts: Facts = {"seat": seat, "gadget": GADGET_NAMES[gadget], "skill": skill, "total": total}
        state.tell(Event("gadget-played", facts, reveals=True))


def decline_gadget(state: Components, seat: i64) -> None:
    """Who is asked may always say no. (JB-105)"""
    state.passed |= 1 << seat
    if state.tape is not None:
        state.tell(Event("gadget-declined", {"seat": seat}))


def lose_level(state: Components, seat: i64, skill: i64) -> None:
    """A lost duel or fight costs a point, but never the last. (JB-3, JB-70, JB-92)"""
    own = 3 * seat + skill
    low = state.levels[own] == LEVEL_LEAST
    if not low:
        state.levels = added(state.levels, own, -1)
    if state.tape is not None:
        name = SKILL_NAMES[skill]
        if low:
            state.tell(Event("skill-at-bottom", {"seat": seat, "skill": name}))
        else:
            state.tell(Event("skill-lost", {"seat": seat, "skill": name, "level": state.levels[own]}))
