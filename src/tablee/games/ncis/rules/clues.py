"""Clues: rows that slide out of their sleeves, and who names the category."""

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.rows import added
from tablee.games.ncis.rules.bits import bit, count, member
from tablee.games.ncis.rules.cards import POSSIBLE
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.moves import CANDIDATE_NAMES, CATEGORIES, CATEGORY_NAMES, NCIS, ROWS
from tablee.games.ncis.rules.phases import Award, Phase, Step
from tablee.games.ncis.rules.turns import ask, speaker


def possible(state: Components, category: i64) -> i64:
    """The candidates of a category that fit all rows that show, as bits. (8.4)"""
    return POSSIBLE[state.sealed[category] * (ROWS + 1) + state.rows[category]]


def to_name(state: Components) -> i64:
    """The categories that can be named: with a hidden row, and not yet named in this award. (NCIS-100, NCIS-102)"""
    found: i64 = 0
    for category in range(CATEGORIES):
        if state.rows[category] < ROWS and not state.award_used & bit(category):
            found |= bit(category)
    return found


def name_next(state: Components) -> Step:
    """The next row of an award: the speaker names its category, with a divert token the Criminel. (NCIS-101, NCIS-145)

    What cannot be taken is lost; what can be taken in one way only is not asked. (NCIS-102)
    """
    left = to_name(state)
    if state.award_left == 0 or left == 0:
        state.award_left = 0
        state.award_used = 0
        return after_award(state)
    diverted = state.divert > 0
    if diverted:
        state.divert -= 1
        if state.tape is not None:
            state.tell(Event("category-diverted", {"seat": 0}))
    if count(left) == 1:
        return show_row(state, member(left, 0))
    return ask(state, Phase.CATEGORY, 0 if diverted else speaker(state, NCIS))


def show_row(state: Components, category: i64) -> Step:
    """The card slides one row further; the last row is the name. (NCIS-110, NCIS-111, NCIS-114)"""
    state.rows = added(state.rows, category, 1)
    state.award_used |= bit(category)
    state.award_left -= 1
    if state.tape is not None:
        row = state.rows[category]
        if row == ROWS:
            name = CANDIDATE_NAMES[state.sealed[category]]
            state.tell(Event("name-shown", {"category": CATEGORY_NAMES[category], "candidate": name}, reveals=True))
        else:
            state.tell(Event("clue-shown", {"category": CATEGORY_NAMES[category], "row": row}, reveals=True))
    return Step.AWARD


def after_award(state: Components) -> Step:
    """Values, power, trial, cleanup: what comes next follows from what the rows were for. (NCIS-087, NCIS-113)"""
    if state.award is Award.VALUE:
        return Step.POWER
    if state.award is Award.AGENT:
        return Step.TRIAL
    return Step.CLEANUP
