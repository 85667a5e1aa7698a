"""What a seat cannot know, dealt again: dossiers, cards on sites, scouted criminals, and all luck to come."""

from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.games.james_bond_007.rules.agents import colours_in_play
from tablee.games.james_bond_007.rules.board import (
    ALL_GADGETS,
    GADGETS_EACH,
    GADGETS_OF,
    GADGETS_SHOWING,
    INTEL_OF,
    INTEL_SHOWING,
)
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.criminals import fallen, knows_slot
from tablee.games.james_bond_007.rules.dealing import GADGET_CARD, card_showing, drawn_face, some_of
from tablee.games.james_bond_007.rules.dossiers import cards_held
from tablee.games.james_bond_007.rules.moves import COLOURS, NOWHERE, SKILLS
from tablee.games.james_bond_007.rules.phases import Phase
from tablee.games.james_bond_007.rules.sets import count, nth, one


def deal_again(state: Components, seat: i64, rng: Rng) -> None:
    """Deal again, on a copy, everything this seat cannot know."""
    state.branch(rng)
    if state.phase is Phase.PASSPORT or state.phase is Phase.PLACEMENT:
        return  # nothing is dealt yet
    deal_criminals(state, seat, rng)
    deal = Deal(state, seat)
    deal.keep_known(state, seat)
    deal.keep_shown(state, seat, rng)
    deal.choose_gadgets(state, rng)
    deal.fill(state, seat, rng)
    state.intel = deal.intel
    state.gadgets = deal.gadgets
    state.unseen_intel = deal.hidden_intel
    state.unseen_gadgets = deal.hidden_gadgets
    # What others have seen of dossiers was dealt anew with them: nobody has seen these cards.
    state.known_intel = only(state.known_intel, seat)
    state.known_gadgets = only(state.known_gadgets, seat)
    if state.phase is Phase.FIGHT_WINDOW and state.roller != seat and count(state.backing) == 1:
        copies = deal.intel[state.roller] >> 2 * state.foe & 3
        state.backing = 1 << nth(copies, rng.below(count(copies)))


def only(row: list[int], seat: i64) -> list[int]:
    twin = [0] * len(row)
    twin[seat] = row[seat]
    return twin


def deal_criminals(state: Components, seat: i64, rng: Rng) -> None:
    """A slot that others have scouted and this seat has not holds any of the roles that seat has not seen. (JB-81)"""
    slots = state.slots
    taken = fallen(state)
    for first in range(0, len(slots), 3):
        secret: i64 = 0
        left = 7 & ~(taken >> first)
        for place in range(3):
            role: i64 = slots[first + place]
            if role >= 0:
                if knows_slot(state, seat, first + place):
                    left &= ~(1 << role)
                else:
                    secret |= 1 << place
        if secret:
            if slots is state.slots:
                slots = slots[:]
            for place in range(3):
                if secret >> place & 1:
                    role = nth(left, rng.below(count(left)))
                    left &= ~(1 << role)
                    slots[first + place] = role
    state.slots = slots


class Deal:
    """The cards this seat does not know, and the dossiers they are dealt into."""

    def __init__(self, state: Components, seat: i64) -> None:
        self.intel: list[int] = state.intel[:]
        self.gadgets: list[int] = state.gadgets[:]
        self.need: list[int] = [0] * len(self.intel)  # how many cards each dossier still lacks
        self.hidden_intel: i64 = 0
        self.hidden_gadgets: i64 = 0
        self.aside: i64 = 0  # gadgets that may be out of this match
        self.pledged: i64 = 0  # intel given to dossiers that have shown such a card
        self.spare: list[int] = [0] * SKILLS  # hidden cards asking for each skill, less those that must lie on top

    def keep_known(self, state: Components, seat: i64) -> None:
        """Dossiers hold what this seat has seen go there, and lack the rest. (JB-69)"""
        known_intel: i64 = state.known_intel[seat]
        known_gadgets: i64 = state.known_gadgets[seat]
        for other in range(state.seats):
            if other != seat:
                size = cards_held(state, other)
                self.intel[other] = state.intel[other] & known_intel
                self.gadgets[other] = state.gadgets[other] & known_gadgets
                self.need[other] = size - count(self.intel[other]) - count(self.gadgets[other])
        colours = colours_in_play(state)
        for colour in range(COLOURS):
            if colours >> colour & 1:
                self.hidden_intel |= INTEL_OF[colour]
        self.hidden_intel &= ~(state.intel[seat] | known_intel)
        self.aside = ALL_GADGETS & ~(state.gadgets[seat] | known_gadgets | state.discard)

    def keep_shown(self, state: Components, seat: i64, rng: Rng) -> None:
        """Dossiers hold at least as many cards about a criminal as they have shown. (JB-77, JB-87)"""
        for other in range(state.seats):
            shown: i64 = state.shown[other] if other != seat else 0
            while shown:
                digit = nth(shown, 0)
                criminal = digit // 2
                number = shown >> 2 * criminal & 3
                shown &= ~(3 * one(2 * criminal))
                number -= count(self.intel[other] >> 2 * criminal & 3)
                while number > 0:
                    copies = self.hidden_intel >> 2 * criminal & 3
                    card = one(2 * criminal + nth(copies, rng.below(count(copies))))
                    self.hidden_intel &= ~card
                    self.pledged |= card
                    self.intel[other] |= card
                    self.need[other] -= 1
                    number -= 1

    def choose_gadgets(self, state: Components, rng: Rng) -> None:
        """Which gadgets are in this match: any, as long as the skills that show on the sites can be there. (JB-18)"""
        for skill in range(SKILLS):
            free = self.aside & GADGETS_OF[skill]
            seen = GADGETS_OF[skill] & ~self.aside
            self.hidden_gadgets |= some_of(free, GADGETS_EACH * state.seats - count(seen), rng)
        self.aside &= ~self.hidden_gadgets
        for skill in range(SKILLS):
            self.spare[skill] = count(self.hidden_intel & INTEL_SHOWING[skill]) + count(
                self.hidden_gadgets & GADGETS_SHOWING[skill]
            )
        for top in state.face:
            if top != NOWHERE:
                self.spare[top] -= 1
        for skill in range(SKILLS):
            while self.spare[skill] < 0:
                self.mend(skill)

    def mend(self, lacking: i64) -> None:
        """One more hidden card asking for this skill, for one that there is to spare: at once, or by way of the third.

        There is always such a way, because the true deal is one, and it shows the same on the sites.
        """
        for surplus in range(SKILLS):
            if self.spare[surplus] > 0 and self.exchange(surplus, lacking, do=True):
                return
        for surplus in range(SKILLS):
            third = 3 - surplus - lacking
            if (
                self.spare[surplus] > 0
                and self.exchange(third, lacking, do=False)
                and self.exchange(surplus, third, do=False)
            ):
                self.exchange(third, lacking, do=True)
                self.exchange(surplus, third, do=True)
                return
        raise RuntimeError("the sites show what no deal can give")

    def exchange(self, give: i64, take: i64, *, do: bool) -> bool:
        """Whether a hidden card asking for one skill can be exchanged for one asking for another, out of the gadgets
        set aside or out of the pledged intel; and do so."""
        for skill in range(SKILLS):
            out = self.hidden_gadgets & GADGETS_OF[skill] & GADGETS_SHOWING[give]
            back = self.aside & GADGETS_OF[skill] & GADGETS_SHOWING[take]
            if out and back:
                if do:
                    swapped = (out & -out) | (back & -back)
                    self.hidden_gadgets ^= swapped
                    self.aside ^= swapped
                    self.spare[give] -= 1
                    self.spare[take] += 1
                return True
        cards = self.pledged & INTEL_SHOWING[take]
        while cards:
            card = nth(cards, 0)
            twin = card ^ 1
            if self.hidden_intel & INTEL_SHOWING[give] & one(twin):
                if do:
                    self.swap_copies(one(card), one(twin))
                    self.spare[give] -= 1
                    self.spare[take] += 1
                return True
            cards &= cards - 1
        return False

    def swap_copies(self, pledged: i64, hidden: i64) -> None:
        for owner in range(len(self.intel)):
            if self.intel[owner] & pledged:
                self.intel[owner] ^= pledged | hidden
        self.pledged ^= pledged | hidden
        self.hidden_intel ^= pledged | hidden

    def fill(self, state: Components, seat: i64, rng: Rng) -> None:
        """The rest of the dossiers comes out of the cards that need not lie on top of a site."""
        for other in range(state.seats):
            for _ in range(self.need[other]):
                skill = drawn_face(self.spare, rng)
                self.spare[skill] -= 1
                card = card_showing(self.hidden_intel, self.hidden_gadgets, skill, rng)
                if card < GADGET_CARD:
                    self.hidden_intel &= ~one(card)
                    self.intel[other] |= one(card)
                else:
                    self.hidden_gadgets &= ~one(card - GADGET_CARD)
                    self.gadgets[other] |= one(card - GADGET_CARD)
