"""Which lines a bot leaves: what they are likely to tell, and what they cost. (section 9.6 of the rules)"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.games.operation_zebre.bots.memory import document_number, know, memory_word, mix
from tablee.games.operation_zebre.rules.components import Components
from tablee.games.operation_zebre.rules.conditions import Condition, may_lock
from tablee.games.operation_zebre.rules.documents import conditions
from tablee.games.operation_zebre.rules.sides import (
    box_of,
    documents_to_come,
    free_boxes,
    members,
    open_missions,
    team_of,
)
from tablee.games.operation_zebre.rules.verdicts import WRONG_PRICE, worth

EVIDENCE: Final = [0.05, 0.6, 1.3, 2.4]
HERRING: Final = 0.6
NEIGHBOURS: Final = 0.15
NEEDED: Final = 2.6
AVERAGE: Final = 0.55  # the skill that a bot expects of others
FOLLOWED: Final = 0.93
OVERHEARD: Final = 0.22
DEAREST: Final = 6


class Plan:
    """Lines to leave, and what they are worth to the reader's side."""

    def __init__(self) -> None:
        self.kept = 0
        self.value = -1000.0
        self.seen: set[tuple[int, float]] = set()  # totals with what they tell: many lines come to the same


def sigma(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def evidence(state: Components, face: i64, kept: i64) -> float:
    """How much these lines tell."""
    box = box_of(state)
    told = 0.0
    for line, value in enumerate(box.values[face]):
        if kept >> line & 1:
            told += EVIDENCE[value] * (HERRING if box.herrings[face] >> line & 1 else 1.0)
            if kept >> (line + 1) & 1:
                told += NEIGHBOURS
    return told


def success(state: Components, seat: i64, face: i64, told: float) -> float:
    """How likely the others of the side name it."""
    listeners = len(members(state, team_of(state, seat))) - 1
    alone = know(box_of(state).difficulties[face], AVERAGE) * sigma(1.5 * (told - NEEDED + AVERAGE))
    if listeners == 1:
        return alone
    lost: float = (1.0 - alone) ** (1.0 + 0.6 * float(listeners - 1))
    return FOLLOWED * (1.0 - lost)


def budget(state: Components, seat: i64) -> int:
    """How many boxes a bot spends on one document."""
    share = float(free_boxes(state, team_of(state, seat))) / float(documents_to_come(state))
    if state.versus:
        return int(share)
    share -= 0.9 if state.seats == 2 else 0.55
    whole = int(share) if share > 0.0 else 0
    if mix(memory_word(state), seat, 7, document_number(state)) < share - float(whole):
        whole += 1
    return min(DEAREST, max(1, whole))


def value(state: Components, seat: i64, face: i64, total: i64, told: float) -> float:
    """Together: the chance to be understood, less a little for the boxes. In teams: boxes and points to be feared."""
    chance = success(state, seat, face, told)
    if not state.versus:
        return chance - 0.02 * float(total)
    others = float(len(members(state, 1 - team_of(state, seat))))
    knows = know(box_of(state).difficulties[face], AVERAGE)
    once = knows * sigma(1.8 * (told - NEEDED + AVERAGE)) * OVERHEARD
    caught: float = 1.0 - (1.0 - once) ** others
    return -float(total) - float(WRONG_PRICE) * (1.0 - chance) - caught * float(worth(total))


def best_plan(state: Components, seat: i64, face: i64, declared: i64) -> Plan:
    """The best lines beside those already shown; where none are cheap enough, the cheapest."""
    made = Plan()
    asked = conditions(state, declared)
    values = box_of(state).values[face]
    kept = state.kept[seat]
    most = budget(state, seat)
    total = box_of(state).total(face, kept)
    told = evidence(state, face, kept)
    if not asked:
        most = max(most, total + (0 if kept else min(values)))
        weigh(state, seat, face, values, kept, total, told, most, made)
        return made
    while made.kept == 0 and most <= 42:
        search(state, seat, face, asked, values, kept, kept.bit_length(), total, told, most, made)
        most += 3
    return made


def weigh(
    state: Components,
    seat: i64,
    face: i64,
    values: list[int],
    kept: int,
    total: i64,
    told: float,
    most: int,
    made: Plan,
) -> None:
    """The most telling lines for every number of boxes up to this one, then the best number; where nothing is asked of
    the lines. Neighbours tell more, so the plans that end with the line before stand beside the others."""
    herrings = box_of(state).herrings[face]
    apart = [-1.0] * (most + 1)  # by total: what they tell, -1 where there are none
    beside = [-1.0] * (most + 1)
    apart_lines = [0] * (most + 1)
    beside_lines = [0] * (most + 1)
    if kept:
        beside[total], beside_lines[total] = told, kept
    else:
        apart[0] = 0.0
    for line in range(kept.bit_length(), len(values)):
        price = values[line]
        gain = EVIDENCE[price] * (HERRING if herrings >> line & 1 else 1.0)
        taken = [-1.0] * (most + 1)
        taken_lines = [0] * (most + 1)
        for spent in range(most + 1 - price):
            if apart[spent] >= 0.0:
                taken[spent + price] = apart[spent] + gain
                taken_lines[spent + price] = apart_lines[spent] | 1 << line
            if beside[spent] >= 0.0 and beside[spent] + gain + NEIGHBOURS > taken[spent + price]:
                taken[spent + price] = beside[spent] + gain + NEIGHBOURS
                taken_lines[spent + price] = beside_lines[spent] | 1 << line
        for spent in range(most + 1):
            if beside[spent] > apart[spent]:
                apart[spent], apart_lines[spent] = beside[spent], beside_lines[spent]
        beside, beside_lines = taken, taken_lines
    for spent in range(most + 1):
        better = beside[spent] > apart[spent]
        lines = beside_lines[spent] if better else apart_lines[spent]
        if lines:
            worth_it = value(state, seat, face, spent, beside[spent] if better else apart[spent])
            if worth_it > made.value:
                made.kept = lines
                made.value = worth_it


def search(
    state: Components,
    seat: i64,
    face: i64,
    asked: list[Condition],
    values: list[int],
    kept: int,
    upto: int,
    total: i64,
    told: float,
    most: int,
    made: Plan,
) -> None:
    """Look at every set of lines that starts so and costs no more."""
    if total > most:
        return
    for condition in asked:
        if condition.lost(values, kept, upto):
            return
    if (total, told) not in made.seen and may_lock(asked, values, kept):
        made.seen.add((total, told))
        worth_it = value(state, seat, face, total, told)
        if worth_it > made.value:
            made.kept = kept
            made.value = worth_it
    herrings = box_of(state).herrings[face]
    for line in range(upto, len(values)):
        more = EVIDENCE[values[line]] * (HERRING if herrings >> line & 1 else 1.0)
        if line > 0 and kept >> (line - 1) & 1:
            more += NEIGHBOURS
        further = kept | 1 << line
        search(state, seat, face, asked, values, further, line + 1, total + values[line], told + more, most, made)


def missions_press(state: Components) -> bool:
    """Whether so few documents are left that open missions must be tried."""
    count = 0
    missions = open_missions(state)
    while missions:
        missions &= missions - 1
        count += 1
    return 0 < documents_to_come(state) <= 3 * count
