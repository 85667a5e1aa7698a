"""The rules of James Bond 007: what may be done in each phase, and which paragraph of the rules a move sets going."""

from typing import Final, assert_never

from mypy_extensions import i64

from tablee.engine.options import Options
from tablee.engine.outcome import Outcome
from tablee.engine.rng import Rng
from tablee.games.james_bond_007.rules import bases, duel, investigation, opening
from tablee.games.james_bond_007.rules.board import GADGETS_OF
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.knowledge import deal_again
from tablee.games.james_bond_007.rules.moves import (
    ATTACK,
    CARDS_OF_BASE,
    COLOURS,
    CONTINUE,
    DONE,
    GADGET,
    GONE,
    HQ,
    INTEL,
    INVESTIGATE,
    NEUTRALISE,
    NO_ATTACK,
    NO_REWARD,
    PASS,
    PASSPORT,
    PLACE,
    RAISE_SKILL,
    SCOUT,
    SITES,
    SLOTS,
    STOP,
    TAKE_CARD,
)
from tablee.games.james_bond_007.rules.phases import KINDS, Phase
from tablee.games.james_bond_007.rules.rolling import decline_gadget, spend_gadget
from tablee.games.james_bond_007.rules.sets import count, nth, one
from tablee.games.james_bond_007.rules.turns import result

ALL_SITES: Final = (1 << 36) - 1


class State(Components):
    """A match of James Bond 007."""

    def copy(self) -> "State":
        twin = State()
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "State":
        twin = State()
        self.copy_to(twin)
        deal_again(twin, seat, rng)
        return twin

    def pending(self) -> list[int]:
        return [] if self.phase is Phase.OVER else [self.actor]

    def kind(self, seat: int) -> str:
        return KINDS[self.phase]

    def outcome(self) -> Outcome | None:
        return result(self) if self.phase is Phase.OVER else None

    def legal(self, seat: int) -> list[int]:
        """What may be done; nothing trades, gives or lends a card. (JB-14, JB-G25)"""
        moves: list[int] = []
        match self.phase:  # the phases asked most come first
            case Phase.OPERATION:  # JB-22, JB-24
                add(moves, INVESTIGATE, open_sites(self, seat))
                if may_intervene(self, seat):
                    add_interventions(self, moves, SCOUT, seat)
                    add_interventions(self, moves, NEUTRALISE, seat)
            case Phase.CONFRONTATION:  # JB-60, JB-61
                return [ATTACK, ATTACK + 1, ATTACK + 2, NO_ATTACK]
            case Phase.REWARD:  # JB-43, JB-44, JB-45
                if investigation.may_take_card(self):
                    moves.append(TAKE_CARD)
                if investigation.may_raise(self):
                    moves.append(RAISE_SKILL)
                moves.append(NO_REWARD)
            case Phase.ACTION_WINDOW | Phase.DUEL_WINDOW:  # JB-9, JB-35, JB-63
                add(moves, GADGET, self.gadgets[seat] & GADGETS_OF[self.skill])
                moves.append(PASS)
            case Phase.FIGHT_WINDOW:  # JB-87, JB-88, JB-89
                if not self.used:  # JB-11, JB-G28
                    add(moves, GADGET, self.gadgets[seat] & GADGETS_OF[self.skill])
                for card in range(2 * self.foe, 2 * self.foe + 2):
                    if self.intel[seat] & one(card) and not self.backing >> card % 2 & 1:
                        moves.append(INTEL + card)
                moves.append(DONE)
            case Phase.CHAIN:  # JB-79, JB-93
                base = self.slot - self.slot % 3
                moves = [CONTINUE + slot for slot in range(base, base + 3) if self.slots[slot] != GONE]
                moves.append(STOP)
            case Phase.PASSPORT:  # JB-15
                return [PASSPORT + agent for agent in opening.free_agents(self)]
            case Phase.PLACEMENT:  # JB-17
                add(moves, PLACE, open_sites(self, seat))
                moves.append(PLACE + HQ)
            case Phase.OVER:
                return []
            case _ as never:
                assert_never(never)
        return moves

    def random_move(self, seat: int, rng: Rng) -> int:
        """The move that the list would give for the same draw, without building the long list of operations."""
        if self.phase is not Phase.OPERATION:
            moves = self.legal(seat)
            return moves[rng.below(len(moves))]
        sites = open_sites(self, seat)
        on_sites = count(sites)
        scouts: i64 = 0
        fights: i64 = 0
        held: i64 = self.intel[seat] if may_intervene(self, seat) else 0
        if held:
            for base in range(COLOURS):
                cards = count(held >> 6 * base & 63)
                if cards:
                    for slot in range(3 * base, 3 * base + 3):
                        if self.slots[slot] != GONE:
                            fights += cards
                            scouts += 0 if self.up >> slot & 1 else cards
        draw = rng.below(on_sites + scouts + fights)
        if draw < on_sites:
            return INVESTIGATE + nth(sites, draw)
        draw -= on_sites
        if draw < scouts:
            return nth_intervention(self, SCOUT, held, draw)
        return nth_intervention(self, NEUTRALISE, held, draw - scouts)

    def apply(self, seat: int, move: int) -> None:
        match self.phase:
            case Phase.OPERATION:
                if move < SCOUT:
                    investigation.investigate(self, seat, move - INVESTIGATE)
                elif move < NEUTRALISE:
                    slot = (move - SCOUT) // CARDS_OF_BASE
                    bases.scout(self, seat, slot, shown_card(slot, move - SCOUT))
                else:
                    slot = (move - NEUTRALISE) // CARDS_OF_BASE
                    bases.neutralise(self, seat, slot, shown_card(slot, move - NEUTRALISE))
            case Phase.CONFRONTATION:
                if move == NO_ATTACK:
                    duel.decline_attack(self, seat)
                else:
                    duel.attack(self, seat, move - ATTACK)
            case Phase.REWARD:
                investigation.reward(self, seat, move)
            case Phase.ACTION_WINDOW:
                if move == PASS:
                    decline_gadget(self, seat)
                else:
                    spend_gadget(self, seat, move - GADGET)
                investigation.resolve_action(self)
            case Phase.DUEL_WINDOW:
                if move == PASS:
                    decline_gadget(self, seat)
                else:
                    spend_gadget(self, seat, move - GADGET)
                duel.ask_duellists(self)
            case Phase.FIGHT_WINDOW:
                if move == DONE:
                    bases.stop_adding(self, seat)
                elif move >= INTEL:
                    bases.play_intel(self, seat, move - INTEL)
                else:
                    spend_gadget(self, seat, move - GADGET)
                    bases.ask_fighter(self)
            case Phase.CHAIN:
                if move == STOP:
                    bases.stop_fighting(self, seat)
                else:
                    bases.fight(self, seat, move - CONTINUE)
            case Phase.PASSPORT:
                opening.choose_passport(self, seat, move - PASSPORT)
            case Phase.PLACEMENT:
                opening.place_agent(self, seat, move - PLACE)
            case Phase.OVER:
                raise RuntimeError("a move after the end")
            case _ as never:
                assert_never(never)


# What may be done.


def add(moves: list[int], first: i64, things: i64) -> None:
    """Append the moves of every thing in a set."""
    while things:
        moves.append(first + nth(things, 0))
        things &= things - 1


def open_sites(state: Components, seat: i64) -> i64:
    """The sites where this agent may go: not two others, and not where it must leave. Cards or not, colour in play or
    not: some site is always open, even to one who has nothing left to win.
    (JB-23, JB-27, JB-28, JB-29, JB-53, JB-103, JB-G11, JB-G12, JB-G33)"""
    once: i64 = 0
    twice: i64 = 0
    for other in range(state.seats):
        place: i64 = state.spot[other]
        if 0 <= place < SITES:
            if other != seat:
                twice |= once & one(place)
                once |= one(place)
            elif state.must_leave >> seat & 1:
                twice |= one(place)
    return ALL_SITES & ~twice


def may_intervene(state: Components, seat: i64) -> bool:
    """Whether bases may be entered at all: the table may want an agent to leave first. (JB-56, JB-57)"""
    return not (state.forced and state.must_leave >> seat & 1)


def add_interventions(state: Components, moves: list[int], first: i64, seat: i64) -> None:
    """Every slot of every base this seat has intel about, with every card it may show, whoever that one names. An agent
    that has not left headquarters holds none. (JB-24, JB-75, JB-76, JB-77, JB-80, JB-84, JB-G21, JB-G34)"""
    held: i64 = state.intel[seat]
    if not held:
        return
    for slot in range(SLOTS):
        cards = held >> 6 * (slot // 3) & 63
        if cards and has_target(state, first, slot):
            add(moves, first + slot * CARDS_OF_BASE, cards)


def has_target(state: Components, first: i64, slot: i64) -> bool:
    """Whether a criminal is there; to be scouted it must lie face down. (JB-76, JB-82, JB-G14, JB-G16)"""
    return state.slots[slot] != GONE and (first == NEUTRALISE or not state.up >> slot & 1)


def nth_intervention(state: Components, first: i64, held: i64, draw: i64) -> i64:
    """The intervention that comes at this place of those that `add_interventions` gives."""
    for slot in range(SLOTS):
        cards = held >> 6 * (slot // 3) & 63
        if cards and has_target(state, first, slot):
            number = count(cards)
            if draw < number:
                return first + slot * CARDS_OF_BASE + nth(cards, draw)
            draw -= number
    raise RuntimeError("no intervention at this place")


def shown_card(slot: i64, place: i64) -> i64:
    """The intel card that an intervention shows, from its place in the range."""
    return slot // 3 * CARDS_OF_BASE + place % CARDS_OF_BASE


def set_up(seats: int, options: Options, luck: Rng) -> State:
    """Everything as it lies before the first decision. (JB-15)"""
    state = settled(seats, options)
    state.take_luck(luck)
    state.tape = []
    state.lay_out(seats)
    if state.dealt:
        opening.deal_passports(state)
    return state


def settled(seats: int, options: Options) -> State:
    """A new state with what the table agreed on before the match."""
    state = State()
    opening.settle(state, seats, options)
    return state
