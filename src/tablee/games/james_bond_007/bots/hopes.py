"""What operations promise a seat, in cards: a card from a site is worth about 1."""

from typing import Final

from mypy_extensions import i64

from tablee.games.james_bond_007.rules.agents import colours_in_play
from tablee.games.james_bond_007.rules.board import ACTION, FOUGHT_WITH, GADGETS_EACH, LEVEL_MOST, PRINTED
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.criminals import fallen, hidden_roles, knows_slot
from tablee.games.james_bond_007.rules.dossiers import ALL_OF_BASE, ALL_OF_SKILL, about, cards_held, gadgets_of, opens
from tablee.games.james_bond_007.rules.moves import CARDS_OF_BASE, COLOURS, GADGETS_OF_SKILL, GONE, NOWHERE, SKILLS
from tablee.games.james_bond_007.rules.odds import (
    SIDES,
    duel_chance,
    faces_above,
    faces_below,
    help_of,
    help_of_gadget,
    lacking,
)
from tablee.games.james_bond_007.rules.sets import count

TROPHY: Final = 2.2  # a criminal neutralised
HURRY: Final = 0.6  # more, when behind or when a rival may be first
SPENT: Final = 0.3  # a gadget
DUEL: Final = 0.4  # how much a duel that may follow counts
NO_SUCH: Final = -1000.0


class Taste:
    """What things are worth beside a card."""

    def __init__(self, raised: float, level: float, weakened: float) -> None:
        self.raised: Final = raised  # a point more in a skill
        self.level: Final = level  # a point not lost in a fight
        self.weakened: Final = weakened  # a point that somebody loses in a duel


PLAIN: Final = Taste(0.7, 0.6, 0.5)  # first of all cards, as most people play
KEEN: Final = Taste(2.2, 1.5, 1.2)  # first of all skills, which wins more often


class Hopes:
    """What one seat may hope for from each criminal, each skill, each site. Made for one decision."""

    def __init__(self, state: Components, seat: i64, taste: Taste) -> None:
        self.state: Final = state
        self.seat: i64 = seat
        self.taste: Final = taste
        self.taken: i64 = fallen(state)
        self.trophy: float = TROPHY + (HURRY if is_behind(state, seat) else 0.0)
        self.fight: list[float] = [NO_SUCH] * 18  # by criminal
        self.card: float = 0.0
        self.raised: list[float] = []
        self.searching: list[float] = []  # by skill, on a site with a card
        self.training: list[float] = []  # by skill, on a site without

    def reckon_fights(self) -> None:
        for criminal in range(18):
            if not self.taken >> criminal & 1:
                self.fight[criminal] = self.of_fight(criminal)

    def of_fight(self, criminal: i64) -> float:
        """A fight with all the help there is; a gadget is counted where it is needed. (JB-86, JB-87, JB-90, JB-92)"""
        state, seat = self.state, self.seat
        skill: i64 = FOUGHT_WITH[criminal]
        plain = lacking(state, seat, criminal) - help_of(about(state, seat, criminal))
        needed = plain - help_of_gadget(state, seat, skill)
        wins, without = faces_above(needed), faces_above(plain)
        losses = faces_below(needed)
        trophy = self.trophy
        if rival_is_near(state, seat, criminal // 3):
            trophy += HURRY / 2.0
        spent = SPENT * float(wins - without)
        level = self.taste.level if state.levels[3 * seat + skill] > 1 else 0.0
        return (trophy * float(wins) - level * float(losses) - spent) / float(SIDES)

    def of_room(self, slot: i64) -> float:
        """A fight against whoever is in this room, as far as the seat knows. (JB-84, JB-85)"""
        state = self.state
        base = slot // 3
        if knows_slot(state, self.seat, slot):
            return self.fight[3 * base + state.slots[slot]]
        return self.of_stranger(base, hidden_roles(state, self.seat, base, self.taken))

    def of_stranger(self, base: i64, roles: i64) -> float:
        """The average of the criminals that may be there."""
        total = 0.0
        number: i64 = 0
        for role in range(3):
            if roles >> role & 1:
                total += self.fight[3 * base + role]
                number += 1
        return total / float(number) if number else NO_SUCH

    def of_look(self, slot: i64) -> float:
        """The best fight in this base that a look into one room would lead to, on average. (JB-80)"""
        state = self.state
        base = slot // 3
        roles = hidden_roles(state, self.seat, base, self.taken)
        if knows_slot(state, self.seat, slot):
            return NO_SUCH
        known = NO_SUCH
        for other in range(3 * base, 3 * base + 3):
            if state.slots[other] != GONE and knows_slot(state, self.seat, other):
                known = larger(known, self.fight[3 * base + state.slots[other]])
        total = 0.0
        number: i64 = 0
        for role in range(3):
            if roles >> role & 1:
                best = larger(known, self.fight[3 * base + role])
                total += larger(best, self.of_stranger(base, roles & ~(1 << role)))
                number += 1
        return total / float(number)

    def reckon_sites(self) -> None:
        self.card = card_worth(self.state, self.seat, self.taken)
        self.raised = [raise_worth(self.state, self.seat, skill, self.taken, self.taste) for skill in range(SKILLS)]
        for skill in range(SKILLS):
            level: i64 = self.state.levels[3 * self.seat + skill]
            grows = float(faces_above(level)) * self.raised[skill]
            self.training.append(grows / float(SIDES))
            self.searching.append(self.of_search(level, self.raised[skill]))

    def of_search(self, level: i64, raised: float) -> float:
        """The better of card and raise, face by face. (JB-37, JB-38, JB-44)"""
        total = 0.0
        for die in range(1, SIDES + 1):
            gain = raised if die > level else 0.0
            if die + level > ACTION:
                gain = larger(gain, self.card)
            total += gain
        return total / float(SIDES)

    def of_site(self, site: i64) -> float:
        """What an investigation may bring, and the duel that may follow. (JB-31, JB-59)"""
        state, seat = self.state, self.seat
        skill: i64 = state.face[site] if state.left[site] else PRINTED[site]
        hope = self.searching[skill] if state.left[site] else self.training[skill]
        rival = other_on(state, seat, site)
        if rival == NOWHERE:
            return hope
        level: i64 = state.levels[3 * seat + skill]
        least = ACTION - level if state.left[site] and ACTION - level < level else level
        success = float(faces_above(least)) / float(SIDES)
        mine = best_duel(state, seat, rival, self.taste, own=True)
        theirs = best_duel(state, rival, seat, self.taste, own=False)
        return hope + DUEL * (success * mine - (1.0 - success) * theirs)


def larger(one: float, other: float) -> float:
    return one if one > other else other


def is_behind(state: Components, seat: i64) -> bool:
    """Whether somebody has more trophies."""
    own = count(state.trophies[seat])
    return any(count(state.trophies[other]) > own for other in range(state.seats))


def rival_is_near(state: Components, seat: i64, base: i64) -> bool:
    """Whether somebody else has been seen with a card that opens this base. (JB-77)"""
    return any(other != seat and state.shown[other] >> 6 * base & 63 != 0 for other in range(state.seats))


def other_on(state: Components, seat: i64, site: i64) -> i64:
    """Who else is on a site, or NOWHERE."""
    for other in range(state.seats):
        if other != seat and state.spot[other] == site:
            return other
    return NOWHERE


# Cards and points.


def card_worth(state: Components, seat: i64, taken: i64) -> float:
    """What a card this seat has not seen is worth to it, on average: less as fewer of them have a use."""
    colours = colours_in_play(state)
    total = 0.0
    unseen: i64 = 0
    seen = state.intel[seat] | state.known_intel[seat]
    for base in range(COLOURS):
        if colours >> base & 1:
            cards = ALL_OF_BASE & ~(seen >> CARDS_OF_BASE * base)
            total += intel_worth(state, seat, base, cards, taken)
            unseen += count(cards)
    seen = state.gadgets[seat] | state.known_gadgets[seat] | state.discard
    for skill in range(SKILLS):
        gadgets = GADGETS_EACH * state.seats - count(seen >> GADGETS_OF_SKILL * skill & ALL_OF_SKILL)
        total += float(gadgets) * (0.9 if criminals_left(taken, colours, skill) else 0.2)
        unseen += gadgets
    worth = total / float(unseen) if unseen else 0.0
    return worth if state.intel[seat] else 1.2 * worth


def intel_worth(state: Components, seat: i64, base: i64, cards: i64, taken: i64) -> float:
    """What these cards about the criminals of a base, six bits, are worth together."""
    if taken >> 3 * base & 7 == 7:
        return 0.05 * float(count(cards))
    total = 0.0
    for role in range(3):
        copies = float(count(cards >> 2 * role & 3))
        criminal = 3 * base + role
        if not taken >> criminal & 1:
            total += copies * (1.3 if about(state, seat, criminal) else 1.0)
        else:
            total += copies * (0.15 if opens(state, seat, base) else 0.6)
    return total


def raise_worth(state: Components, seat: i64, skill: i64, taken: i64, taste: Taste) -> float:
    """What one more point of a skill is worth: most while it is low and somebody is left to fight with it."""
    level: i64 = state.levels[3 * seat + skill]
    if level == LEVEL_MOST:
        return 0.0
    left = criminals_left(taken, colours_in_play(state), skill)
    if not left:
        return 0.15
    ready = False
    for criminal in range(18):
        if left >> criminal & 1 and about(state, seat, criminal):
            ready = True
    return taste.raised + (0.15 if level < 5 else 0.0) + (0.25 if ready else 0.0)


def criminals_left(taken: i64, colours: i64, skill: i64) -> i64:
    """The criminals in play, as bits, that are still to be fought with a skill."""
    left: i64 = 0
    for criminal in range(18):
        if FOUGHT_WITH[criminal] == skill and colours >> criminal // 3 & 1:
            left |= 1 << criminal
    return left & ~taken


# Duels.


def best_duel(state: Components, seat: i64, rival: i64, taste: Taste, *, own: bool) -> float:
    """What the best attack of one on the other is worth, or nothing. (JB-60, JB-61)"""
    best = 0.0
    for skill in range(SKILLS):
        best = larger(best, of_duel(state, seat, rival, skill, taste, own=own))
    return best


def of_duel(state: Components, seat: i64, rival: i64, skill: i64, taste: Taste, *, own: bool) -> float:
    """What an attack is worth; gadgets count only in an own dossier, others are unknown. (JB-62, JB-63, JB-65)"""
    lead: i64 = state.levels[3 * seat + skill] - state.levels[3 * rival + skill]
    if own and gadgets_of(state, seat, skill):
        lead += 1
    return duel_chance(lead) * prize(state, rival, taste) - duel_chance(-lead) * prize(state, seat, taste)


def prize(state: Components, loser: i64, taste: Taste) -> float:
    """A point, and some of the cards. (JB-67, JB-70)"""
    cards = 0.5 * float(cards_held(state, loser))
    return taste.weakened + (cards if cards < 1.5 else 1.5)
