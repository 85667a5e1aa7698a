"""Agents: what they are good at, whom they meet, and which colours they bring into play."""

from mypy_extensions import i64

from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.moves import NOWHERE, SITES


def level_of(state: Components, seat: i64, skill: i64) -> i64:
    return state.levels[3 * seat + skill]


def met_by(state: Components, seat: i64) -> i64:
    """The other agent on this agent's site, or NOWHERE. (JB-30, JB-58)"""
    place: i64 = state.spot[seat]
    if place < SITES:
        for other in range(state.seats):
            if other != seat and state.spot[other] == place:
                return other
    return NOWHERE


def colours_in_play(state: Components) -> i64:
    """The colours in play, as bits, as far as passports are out. (JB-15)"""
    colours: i64 = 0
    for agent in state.agents:
        if agent != NOWHERE:
            colours |= 1 << agent // 2
    return colours
