"""Demands: turned up, conceded, fired by an alert; escape clocks; and what an elimination sweeps away."""

from typing import Final

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.rows import NO_ROW, replaced
from tablee.games.negociateur.rules.board import (
    ESCAPE_DEMANDS,
    MOST_ESCAPES,
    OWN_MAJORS,
    TERROR_THREAT,
    VOLUNTARY,
)
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.content import read_demands
from tablee.games.negociateur.rules.deck import pick_bit
from tablee.games.negociateur.rules.hostages import finish
from tablee.games.negociateur.rules.moves import DEMAND_NAMES, DOWN_ESCAPE, DOWN_MAJOR, ESCAPES, MAJORS, MINOR_TERRORS
from tablee.games.negociateur.rules.phases import End, Phase


class Watch:
    """An alert condition: a number on the board at its mark or beyond. (NG-1003, NG-G23)"""

    def __init__(self, of: str, least: i64, most: i64) -> None:
        self.of: Final = of
        self.least: Final = least
        self.most: Final = most

    def holds(self, state: Components) -> bool:
        value = state.threat
        if self.of == "cp":
            value = state.cp
        elif self.of == "released":
            value = state.released
        elif self.of == "eliminated":
            value = state.eliminated
        return value >= self.least or value <= self.most


NEVER: Final = 1000

WATCHES: Final[list[list[Watch]]] = [
    [
        Watch(
            alert.of,
            NEVER if alert.at_least is None else alert.at_least,
            -NEVER if alert.at_most is None else alert.at_most,
        )
        for alert in demand.alert
    ]
    for demand in read_demands()
]


def face_down(state: Components) -> i64:
    """How many demands lie face down. Minor ones never do. (NG-803, NG-G21)"""
    number: i64 = 0
    for demand in state.slots:
        if demand < 0:
            number += 1
    return number


def unseen(state: Components, back: i64) -> i64:
    """The demands that one with this back may turn out to be."""
    if back == DOWN_ESCAPE:
        return state.unseen_demands & ESCAPE_DEMANDS
    return state.unseen_demands & OWN_MAJORS[state.abductor]


def place(state: Components, back: i64) -> None:
    """Lay a demand face down beside the others. (NG-803)"""
    state.slots = [*state.slots, back]
    state.clocks = [*state.clocks, 0]
    if back == DOWN_ESCAPE:
        state.escapes_placed += 1


def turn_up(state: Components, slot: i64) -> None:
    """A face-down demand is turned up and stays so. Which one it is is settled now, unseen so far. (NG-804, NG-805)"""
    demand = pick_bit(unseen(state, state.slots[slot]), state)
    state.unseen_demands &= ~(1 << demand)
    state.slots = replaced(state.slots, slot, demand)
    if state.tape is not None:
        state.tell(Event("demand-revealed", {"demand": DEMAND_NAMES[demand], "slot": slot + 1}, reveals=True))


def in_play(state: Components, demand: i64) -> bool:
    """Whether this demand lies face up on the table, conceded or not."""
    if demand >= ESCAPES + MAJORS:
        return MINOR_TERRORS[demand - ESCAPES - MAJORS] in state.minors
    return demand in state.slots


def may_concede(state: Components, demand: i64, cost: i64) -> bool:
    """Face up, not yet conceded, shown to be voluntary, and payable. (NG-801, NG-802, NG-809, NG-815, NG-G18)"""
    if not VOLUNTARY[demand] or state.conceded >> demand & 1 or not in_play(state, demand):
        return False
    return cost == 0 or state.cp >= cost


def alerted(state: Components) -> i64:
    """The first demand from the left whose alert is true and has not fired, or -1. (NG-809, NG-1003, NG-1004)"""
    for demand in state.slots:
        if demand >= 0 and not state.conceded >> demand & 1:
            for watch in WATCHES[demand]:
                if watch.holds(state):
                    return demand
    return -1


def start_clock(state: Components, demand: i64, turns: i64) -> None:
    """A counter is put on the conceded demand. (NG-812)"""
    for slot in range(len(state.slots)):
        if state.slots[slot] == demand:
            state.clocks = replaced(state.clocks, slot, turns)
    if state.tape is not None:
        state.tell(Event("clock-started", {"demand": DEMAND_NAMES[demand], "turns": turns}))


def run_clocks(state: Components) -> None:
    """Every clock goes down; at zero the abductor is gone. (NG-701, NG-902, NG-G28)"""
    for slot in range(len(state.clocks)):
        left = state.clocks[slot]
        if left == 0:
            continue
        state.clocks = replaced(state.clocks, slot, left - 1)
        if state.tape is not None:
            state.tell(Event("clock-ran", {"demand": DEMAND_NAMES[state.slots[slot]], "turns": left - 1}))
        if left == 1:
            finish(state, End.ESCAPED)
            return


def take_away(state: Components, slot: i64) -> None:
    """A demand that has nothing more to say leaves the table. (NG-805, NG-808, NG-G27)"""
    state.slots = state.slots[:slot] + state.slots[slot + 1 :]
    state.clocks = state.clocks[:slot] + state.clocks[slot + 1 :]


def spare_escape(state: Components) -> None:
    """With nothing face down he thinks of one more way out, up to his limit. (NG-822, NG-823)"""
    if state.accomplice or state.escapes_placed >= MOST_ESCAPES[state.abductor] or face_down(state) > 0:
        return
    if unseen(state, DOWN_ESCAPE):
        place(state, DOWN_ESCAPE)
        if state.tape is not None:
            state.tell(Event("demand-placed", {"slot": len(state.slots)}))


def terror_threat(state: Components) -> i64:
    """By how much terror cards raise the threat further, as the price of conceded demands. (NG-807, NG-G53)"""
    more: i64 = 0
    if state.conceded and not state.accomplice:
        for demand in state.slots:
            if demand >= 0 and state.conceded >> demand & 1:
                more += TERROR_THREAT[demand]
    return more


def eliminate(state: Components) -> None:
    """The abductor is shot while he talks: the match is won, or the accomplice takes over. (NG-105, NG-906, NG-G03)

    All demands go with him, and what they cost. What was gained stays, so do terror cards; the line at hand goes on.
    (NG-907, NG-G39, NG-G50, NG-G54)
    """
    if state.accomplice or state.phase is not Phase.DISCUSSION:  # NG-908, NG-909
        return
    if state.tape is not None:
        state.tell(Event("abductor-eliminated", {"turn": state.turn, "held": state.zone}))
    if state.zone == 0:
        finish(state, End.ELIMINATED)
        return
    state.accomplice = True
    state.slots = NO_ROW
    state.clocks = NO_ROW
    waiting = [card for card in state.alerts if card in MINOR_TERRORS]
    state.alerts = [card for card in state.alerts if card not in MINOR_TERRORS]
    state.discard = state.discard + state.minors + waiting
    state.minors = NO_ROW
    if state.tape is not None:
        state.tell(Event("accomplice-takes-over", {"held": state.zone}))


def backs(majors: i64, escapes: i64) -> list[int]:
    """The demands of a new match, as they lie face down: major ones first. (NG-203)"""
    return [DOWN_MAJOR] * majors + [DOWN_ESCAPE] * escapes
