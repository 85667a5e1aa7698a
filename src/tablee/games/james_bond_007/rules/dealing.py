"""Dealing, as late as can be: which card lies on a site, what shows below it, who hides in a base."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rng import Rng
from tablee.engine.rows import replaced
from tablee.games.james_bond_007.rules.agents import colours_in_play
from tablee.games.james_bond_007.rules.board import (
    CARDS_PER_SITE,
    GADGETS_EACH,
    GADGETS_OF,
    GADGETS_SHOWING,
    INTEL_OF,
    INTEL_SHOWING,
    SITE_COLOUR,
)
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.criminals import roles_left
from tablee.games.james_bond_007.rules.moves import COLOURS, GONE, NOWHERE, SITES, SKILLS, SLOTS
from tablee.games.james_bond_007.rules.sets import count, nth, one

GADGET_CARD: i64 = 36  # where gadgets begin among the numbers of all cards


def lay_cards(state: Components) -> None:
    """Intel of the colours in play and some gadgets of each skill lie on the sites, one on the other; criminals hide.
    (JB-18, JB-19, JB-20, JB-G6)"""
    colours = colours_in_play(state)
    for colour in range(COLOURS):
        if colours >> colour & 1:
            state.unseen_intel |= INTEL_OF[colour]
    for skill in range(SKILLS):
        state.unseen_gadgets |= some_of(GADGETS_OF[skill], GADGETS_EACH * state.seats, state)
    state.left = [CARDS_PER_SITE if colours >> colour & 1 else 0 for colour in SITE_COLOUR]
    state.face = [NOWHERE] * SITES
    hidden = [showing(state, skill) for skill in range(SKILLS)]
    face = state.face[:]
    for site in range(SITES):
        if state.left[site]:
            face[site] = drawn_face(hidden, state)
            hidden[face[site]] -= 1
    state.face = face
    state.slots = [NOWHERE if colours >> slot // 3 & 1 else GONE for slot in range(SLOTS)]
    if state.tape is not None:
        sites = SITES - state.left.count(0)
        facts: Facts = {"cards": CARDS_PER_SITE * sites, "sites": sites, "criminals": 3 * state.seats}
        state.tell(Event("cards-laid", facts))


def some_of(cards: i64, number: i64, rng: Rng) -> i64:
    """That many cards of a set, each as likely. (JB-G23)"""
    total = count(cards)
    if number > total - number:  # fewer stay than go
        return cards & ~some_of(cards, total - number, rng) if number < total else cards
    taken: i64 = 0
    for left in range(total, total - number, -1):
        card = one(nth(cards, rng.below(left)))
        cards &= ~card
        taken |= card
    return taken


def showing(state: Components, skill: i64) -> i64:
    """How many of the unseen cards on the sites ask for this skill."""
    return count(state.unseen_intel & INTEL_SHOWING[skill]) + count(state.unseen_gadgets & GADGETS_SHOWING[skill])


def drawn_face(hidden: list[int], rng: Rng) -> i64:
    """The skill on a card, drawn from how many of each there are."""
    draw = rng.below(hidden[0] + hidden[1] + hidden[2])
    if draw < hidden[0]:
        return 0
    return 1 if draw < hidden[0] + hidden[1] else 2


def below_the_top(state: Components) -> list[int]:
    """How many of the cards that do not show ask for each skill. (JB-33)"""
    hidden = [showing(state, skill) for skill in range(SKILLS)]
    for skill in state.face:
        if skill != NOWHERE:
            hidden[skill] -= 1
    return hidden


def card_showing(intel: i64, gadgets: i64, skill: i64, rng: Rng) -> i64:
    """One of these cards that asks for this skill, each as likely; gadgets are numbered from GADGET_CARD."""
    intel &= INTEL_SHOWING[skill]
    gadgets &= GADGETS_SHOWING[skill]
    in_intel = count(intel)
    draw = rng.below(in_intel + count(gadgets))
    if draw < in_intel:
        return nth(intel, draw)
    return GADGET_CARD + nth(gadgets, draw - in_intel)


def find_out(state: Components, slot: i64) -> i64:
    """The role of the criminal in a slot, drawn now if nobody has looked there before. (JB-20)"""
    role: i64 = state.slots[slot]
    if role == NOWHERE:
        left = roles_left(state, slot - slot % 3)
        role = nth(left, state.below(count(left)))
        state.slots = replaced(state.slots, slot, role)
    return role
