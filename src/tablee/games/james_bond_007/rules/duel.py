"""Duels between two agents on one site."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.games.james_bond_007.rules.agents import level_of, met_by
from tablee.games.james_bond_007.rules.board import SPECIAL_DIE
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.dossiers import cards_held
from tablee.games.james_bond_007.rules.moves import GADGET_NAMES, INTEL_NAMES, NOWHERE, SKILL_NAMES
from tablee.games.james_bond_007.rules.phases import Phase, Roll
from tablee.games.james_bond_007.rules.rolling import lose_level, roll_black
from tablee.games.james_bond_007.rules.sets import count, nth, one
from tablee.games.james_bond_007.rules.turns import end_turn


def decline_attack(state: Components, seat: i64) -> None:
    """Nothing happens, and the turn is over. (JB-61)"""
    if state.tape is not None:
        state.tell(Event("attack-declined", {"seat": seat, "target": met_by(state, seat)}))
    end_turn(state)


def attack(state: Components, seat: i64, skill: i64) -> None:
    """The attacker rolls black, the other white. (JB-7, JB-60, JB-62)"""
    rival = met_by(state, seat)
    roll_black(state, Roll.DUEL, seat, skill)
    state.rival = rival
    state.rival_level = level_of(state, rival, skill)
    state.white = state.below(6) + 1
    state.rival_total = state.rival_level + state.white
    if state.tape is not None:
        facts: Facts = {
            "seat": seat,
            "target": rival,
            "skill": SKILL_NAMES[skill],
            "level": state.level,
            "black": state.black,
            "total": state.total,
            "target_level": state.rival_level,
            "white": state.white,
            "target_total": state.rival_total,
        }
        state.tell(Event("duel-rolled", facts))
    ask_duellists(state)


def ask_duellists(state: Components) -> None:
    """Whoever is not ahead may answer with a gadget, the attacker first; then it is settled. (JB-10, JB-63, JB-64)"""
    asked = asked_in_duel(state)
    if asked == NOWHERE:
        settle_duel(state)
    else:
        state.phase = Phase.DUEL_WINDOW
        state.actor = asked


def asked_in_duel(state: Components) -> i64:
    """The duellist to be asked now, or NOWHERE: one who is not ahead, has cards, and has neither played nor passed
    since a total changed. (JB-11, JB-12, JB-63, JB-64, JB-105, JB-G8, JB-G40)"""
    done = state.used | state.passed
    if state.total <= state.rival_total and not done >> state.roller & 1 and cards_held(state, state.roller):
        return state.roller
    if state.rival_total <= state.total and not done >> state.rival & 1 and cards_held(state, state.rival):
        return state.rival
    return NOWHERE


def settle_duel(state: Components) -> None:
    """The higher total steals, then weakens the loser; equal totals do nothing. Nobody moves, nobody gains a level, and
    the turn is over. (JB-65, JB-66, JB-67, JB-70, JB-71, JB-72, JB-G29)"""
    if state.total == state.rival_total:
        if state.tape is not None:
            state.tell(Event("duel-tied", {"seat": state.roller, "target": state.rival, "total": state.total}))
        end_turn(state)
        return
    ahead = state.total > state.rival_total
    winner = state.roller if ahead else state.rival
    loser = state.rival if ahead else state.roller
    state.special = SPECIAL_DIE[state.below(6)]
    if state.tape is not None:
        facts: Facts = {
            "seat": winner,
            "target": loser,
            "skill": SKILL_NAMES[state.skill],
            "total": state.total if ahead else state.rival_total,
            "target_total": state.rival_total if ahead else state.total,
        }
        state.tell(Event("duel-won", facts))
        state.tell(Event("special-rolled", {"seat": winner, "target": loser, "number": state.special}))
    steal(state, winner, loser)
    lose_level(state, loser, state.skill)
    end_turn(state)


def steal(state: Components, winner: i64, loser: i64) -> None:
    """As many random cards as the special die says, as far as they go, change dossiers; no trophies.
    (JB-6, JB-67, JB-68, JB-G17, JB-G39)"""
    size = cards_held(state, loser)
    number = state.special if state.special < size else size
    intel: i64 = 0
    gadgets: i64 = 0
    names: list[str] = []
    for drawn in range(number):
        left = state.intel[loser] & ~intel
        draw = state.below(size - drawn)
        if draw < count(left):
            card = nth(left, draw)
            intel |= one(card)
            names.append(INTEL_NAMES[card])
        else:
            card = nth(state.gadgets[loser] & ~gadgets, draw - count(left))
            gadgets |= one(card)
            names.append(GADGET_NAMES[card])
    if number:
        note_theft(state, winner, loser, intel, gadgets, everything=number == size)
        state.intel = moved(state.intel, winner, loser, intel)
        state.gadgets = moved(state.gadgets, winner, loser, gadgets)
    if state.tape is not None:
        tell_theft(state, winner, loser, names)


def tell_theft(state: Components, winner: i64, loser: i64, cards: list[str]) -> None:
    """All are told how many cards moved, the two duellists which. (JB-69, JB-G18)"""
    if not cards:
        state.tell(Event("nothing-stolen", {"seat": winner, "target": loser}))
        return
    state.tell(Event("cards-stolen", {"seat": winner, "target": loser, "number": len(cards)}))
    for card in cards:
        facts: Facts = {"seat": winner, "target": loser, "card": card}
        state.tell(Event("card-stolen-own", facts, [winner, loser], reveals=True))


def moved(row: list[int], winner: i64, loser: i64, cards: i64) -> list[int]:
    twin = row[:]
    twin[loser] = row[loser] & ~cards
    twin[winner] = row[winner] | cards
    return twin


def note_theft(state: Components, winner: i64, loser: i64, intel: i64, gadgets: i64, *, everything: bool) -> None:
    """What a theft makes known and unknown: the victim knows where his cards are; a third party, who does not see
    which went, can no longer be sure of any, unless all of them did. (JB-69)"""
    known_intel = state.known_intel[:]
    known_gadgets = state.known_gadgets[:]
    for seat in range(state.seats):
        if seat == loser:
            known_intel[seat] |= intel
            known_gadgets[seat] |= gadgets
        elif seat == winner:
            known_intel[seat] &= ~intel
            known_gadgets[seat] &= ~gadgets
        elif not everything:
            known_intel[seat] &= ~state.intel[loser]
            known_gadgets[seat] &= ~state.gadgets[loser]
    state.known_intel = known_intel
    state.known_gadgets = known_gadgets
    shown: i64 = state.shown[loser] if everything else 0
    row = state.shown[:]
    row[loser] = 0
    row[winner] = row[winner] + shown  # no digit overflows: there are two cards about each criminal
    state.shown = row
