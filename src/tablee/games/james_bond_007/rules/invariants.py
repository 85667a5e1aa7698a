"""What is always true of a table of James Bond 007, whatever has been played."""

from tablee.games.james_bond_007.rules.agents import colours_in_play
from tablee.games.james_bond_007.rules.board import (
    GADGETS_EACH,
    GADGETS_OF,
    INTEL_OF,
    LEVEL_LEAST,
    SITE_COLOUR,
    START,
)
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.criminals import fallen
from tablee.games.james_bond_007.rules.dealing import below_the_top
from tablee.games.james_bond_007.rules.dossiers import about, cards_held, shown_about
from tablee.games.james_bond_007.rules.moves import COLOURS, CRIMINAL_NAMES, GONE, HQ, NOWHERE, SITES, SKILLS, SLOTS
from tablee.games.james_bond_007.rules.phase_laws import out_of_phase
from tablee.games.james_bond_007.rules.phases import SET_UP, Phase
from tablee.games.james_bond_007.rules.sets import count


def broken(state: Components) -> list[str]:
    """The names of the laws this table breaks."""
    laws = {
        "one-passport-each": one_passport_each(state),
        "levels-in-range": levels_in_range(state),
        "agents-placed": agents_placed(state),
        "two-agents-a-site": two_agents_a_site(state),
        "must-leave-a-site": must_leave_a_site(state),
        "nothing-won-at-hq": nothing_won_at_hq(state),
        "intel-conserved": intel_conserved(state),
        "gadgets-conserved": gadgets_conserved(state),
        "cards-on-sites": cards_on_sites(state),
        "criminals-conserved": criminals_conserved(state),
        "seen-criminals-are-known": seen_criminals_are_known(state),
        "known-cards-held-by-others": known_cards_held_by_others(state),
        "shown-cards-held": shown_cards_held(state),
    }
    wrong = [name for name, holds in laws.items() if not holds]
    return wrong or out_of_phase(state)  # what a phase asks for makes sense only of a sound table


def one_passport_each(state: Components) -> bool:
    """Agents of different colours, chosen in seat order. (JB-15)"""
    chosen = [agent for agent in state.agents if agent != NOWHERE]
    number = state.actor if state.phase is Phase.PASSPORT else state.seats
    in_order = all((state.agents[seat] != NOWHERE) == (seat < number) for seat in range(state.seats))
    return in_order and len({agent // 2 for agent in chosen}) == len(chosen)


def levels_in_range(state: Components) -> bool:
    """(JB-3, JB-16)"""
    for seat in range(state.seats):
        levels = state.levels[3 * seat : 3 * seat + 3]
        if state.agents[seat] == NOWHERE:
            if levels != [0, 0, 0]:
                return False
        elif min(levels) < LEVEL_LEAST or (state.phase in SET_UP and not as_at_start(state, seat)):
            return False
    return True


def as_at_start(state: Components, seat: int) -> bool:
    """Whether an agent's levels are those of its side of the passport. (JB-16)"""
    agent = state.agents[seat]
    return state.levels[3 * seat : 3 * seat + 3] == START[3 * agent : 3 * agent + 3]


def agents_placed(state: Components) -> bool:
    """In seat order. (JB-17)"""
    number = {Phase.PASSPORT: 0, Phase.PLACEMENT: state.actor}.get(state.phase, state.seats)
    return all((state.spot[seat] != NOWHERE) == (seat < number) for seat in range(state.seats))


def two_agents_a_site(state: Components) -> bool:
    """(JB-28)"""
    return all(state.spot.count(place) <= 2 for place in set(state.spot) if 0 <= place < SITES)


def must_leave_a_site(state: Components) -> bool:
    """(JB-50)"""
    return all(
        0 <= state.spot[seat] < SITES and state.phase not in SET_UP
        for seat in range(state.seats)
        if state.must_leave >> seat & 1
    )


def nothing_won_at_hq(state: Components) -> bool:
    """An agent that has not set out has won and lost nothing. (JB-30)"""
    for seat in range(state.seats):
        if state.spot[seat] == HQ and (
            cards_held(state, seat)
            or state.trophies[seat]
            or not as_at_start(state, seat)
            or any(scouts >> seat & 1 for scouts in state.scouts)
        ):
            return False
    return True


def disjoint(sets: list[int]) -> bool:
    return sum(count(each) for each in sets) == count(together(sets))


def together(sets: list[int]) -> int:
    union = 0
    for each in sets:
        union |= each
    return union


def intel_conserved(state: Components) -> bool:
    """Every intel card of the colours in play is on a site or in one dossier. (JB-8, JB-18)"""
    places = [state.unseen_intel, *state.intel]
    colours = 0 if state.phase in SET_UP else colours_in_play(state)
    expected = together([INTEL_OF[colour] for colour in range(COLOURS) if colours >> colour & 1])
    return disjoint(places) and together(places) == expected


def gadgets_conserved(state: Components) -> bool:
    """As many gadgets of each skill as the number of players asks for, each in one place. (JB-9, JB-18)"""
    places = [state.unseen_gadgets, *state.gadgets, state.discard]
    number = 0 if state.phase in SET_UP else GADGETS_EACH * state.seats
    every = together(places)
    return disjoint(places) and all(count(every & GADGETS_OF[skill]) == number for skill in range(SKILLS))


def cards_on_sites(state: Components) -> bool:
    """As many cards lie on sites of the colours in play as nobody has seen, and they can show what shows. (JB-19)"""
    colours = colours_in_play(state)
    for site in range(SITES):
        if state.left[site] and not colours >> SITE_COLOUR[site] & 1:
            return False
        if (state.left[site] == 0) != (state.face[site] == NOWHERE):
            return False
    lying = count(state.unseen_intel) + count(state.unseen_gadgets)
    return sum(state.left) == lying and min(below_the_top(state)) >= 0


def criminals_conserved(state: Components) -> bool:
    """Three criminals for each base in play, each in one slot or one trophy. (JB-6, JB-20)"""
    if state.phase in SET_UP:
        return not any(state.trophies) and all(slot == GONE for slot in state.slots)
    if not disjoint(state.trophies):
        return False
    colours, taken = colours_in_play(state), fallen(state)
    for base in range(COLOURS):
        there = [role for role in state.slots[3 * base : 3 * base + 3] if role != GONE]
        seen = [role for role in there if role != NOWHERE]
        gone = taken >> 3 * base & 7
        if len(there) + count(gone) != (3 if colours >> base & 1 else 0):
            return False
        if len(set(seen)) != len(seen) or any(gone >> role & 1 for role in seen):
            return False
    return True


def seen_criminals_are_known(state: Components) -> bool:
    """A criminal is somebody from when it is scouted or turned up, and not before. (JB-20, JB-80, JB-84)"""
    for slot in range(SLOTS):
        looked_at = bool(state.up >> slot & 1 or state.scouts[slot])
        if looked_at != (state.slots[slot] >= 0):
            return False
    return True


def known_cards_held_by_others(state: Components) -> bool:
    """(JB-69)"""
    for seat in range(state.seats):
        others = [other for other in range(state.seats) if other != seat]
        if state.known_intel[seat] & ~together([state.intel[other] for other in others]):
            return False
        if state.known_gadgets[seat] & ~together([state.gadgets[other] for other in others]):
            return False
    return True


def shown_cards_held(state: Components) -> bool:
    """(JB-77, JB-87)"""
    for seat in range(state.seats):
        for criminal in range(len(CRIMINAL_NAMES)):
            if shown_about(state, seat, criminal) > count(about(state, seat, criminal)):
                return False
    return True
