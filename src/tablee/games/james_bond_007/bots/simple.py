"""The simple bot of James Bond 007: it reckons what each move promises, and takes the best."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.james_bond_007.bots.hopes import (
    KEEN,
    PLAIN,
    SPENT,
    Hopes,
    Taste,
    card_worth,
    criminals_left,
    larger,
    of_duel,
    other_on,
    prize,
    raise_worth,
)
from tablee.games.james_bond_007.bots.prospects import chances_to_win
from tablee.games.james_bond_007.rules.agents import colours_in_play, met_by
from tablee.games.james_bond_007.rules.board import ACTION, BONUS, PRINTED, RESISTANCE
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.criminals import fallen, knows_slot
from tablee.games.james_bond_007.rules.dossiers import about
from tablee.games.james_bond_007.rules.moves import (
    ATTACK,
    CARDS_OF_BASE,
    CONTINUE,
    DONE,
    GADGET,
    GONE,
    HQ,
    INTEL,
    INVESTIGATE,
    NEUTRALISE,
    NO_ATTACK,
    NOWHERE,
    PASS,
    PLACE,
    RAISE_SKILL,
    SCOUT,
    SITES,
    SKILLS,
    SLOTS,
    STOP,
    TAKE_CARD,
)
from tablee.games.james_bond_007.rules.odds import help_of, help_of_gadget
from tablee.games.james_bond_007.rules.phases import Phase
from tablee.games.james_bond_007.rules.sets import count
from tablee.games.james_bond_007.rules.state import State

ALIKE: Final = 1e-9  # values that differ by less are the same
EAGER: Final = 4.0  # how much a card's worth more makes a move more promising to a search
BETRAYED: Final = 0.01  # what it costs to show a card that the others did not know of
STAYING: Final = 0.3  # what it is worth to leave a base with what one has


class Simple(Policy):
    """Takes what promises most at once, from what its seat knows; what the others hold it does not ask."""

    def choose(self, state: AnyState, seat: int, rng: Rng) -> int:
        assert isinstance(state, State)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if state.phase is Phase.PASSPORT:
            return moves[rng.below(len(moves))]
        return moves[one_of_the_best(values_of_moves(state, seat, moves, PLAIN), rng)]

    def quick(self, state: AnyState, seat: int, rng: Rng) -> int:
        """What it would choose with better taste: so the others are expected to play."""
        assert isinstance(state, State)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return moves[one_of_the_best(values_of_moves(state, seat, moves, KEEN), rng)]

    def weights(self, state: AnyState, seat: int, moves: list[int]) -> list[float]:
        """Of moves that come to the same, only the best counts."""
        assert isinstance(state, State)
        values = values_of_moves(state, seat, moves, KEEN)
        best: list[int] = [NOWHERE] * SORTS
        for i in range(len(moves)):
            sort = sort_of(state, seat, moves[i])
            if best[sort] == NOWHERE or values[best[sort]] < values[i]:
                best[sort] = i
        top = values[0]
        for value in values:
            top = larger(top, value)
        weights: list[float] = []
        total = 0.0
        for i in range(len(moves)):
            alone = best[sort_of(state, seat, moves[i])] == i
            weight = exp(EAGER * (values[i] - top)) if alone else ALIKE
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def sight(self, state: AnyState, seat: int) -> int:
        """The dice, the own dossier, the criminals this seat knows, and what shows on the sites."""
        assert isinstance(state, State)
        seen: i64 = state.black + 7 * (state.white + 7 * (state.special + 1))
        seen = mixed(seen, state.intel[seat])
        seen = mixed(seen, state.gadgets[seat])
        for slot in range(SLOTS):
            if state.slots[slot] != GONE and knows_slot(state, seat, slot):
                seen = mixed(seen, 4 * slot + state.slots[slot])
        for site in range(SITES):
            if state.left[site]:
                seen = mixed(seen, 4 * site + state.face[site])
        return seen

    def stage(self, state: AnyState) -> int:
        assert isinstance(state, State)
        return state.round

    def verdict(self, state: AnyState) -> list[float] | None:
        assert isinstance(state, State)
        return chances_to_win(state)


def mixed(seen: i64, more: i64) -> i64:
    """A number below 2**44 that most likely differs when either part does."""
    return ((seen ^ (seen >> 21)) * 2097143 + more * 131 + 7) & 0xFFFFFFFFFFF


# What each move promises, in cards.


def values_of_moves(state: State, seat: i64, moves: list[int], taste: Taste) -> list[float]:
    phase = state.phase
    if phase is Phase.OPERATION:
        return of_operations(state, seat, moves, taste)
    if phase is Phase.REWARD:
        return [of_reward(state, seat, move, taste) for move in moves]
    if phase is Phase.CONFRONTATION:
        rival = met_by(state, seat)
        return [
            0.0 if move == NO_ATTACK else of_duel(state, seat, rival, move - ATTACK, taste, own=True) for move in moves
        ]
    if phase is Phase.ACTION_WINDOW:
        gadget = of_action_gadget(state, seat, taste)
        return [0.0 if move == PASS else gadget for move in moves]
    if phase is Phase.DUEL_WINDOW:
        gadget = of_duel_gadget(state, seat, taste)
        return [0.0 if move == PASS else gadget for move in moves]
    if phase is Phase.FIGHT_WINDOW:
        return of_helping(state, seat, moves, taste)
    if phase is Phase.CHAIN:
        hopes = Hopes(state, seat, taste)
        hopes.reckon_fights()
        return [STAYING if move == STOP else hopes.of_room(move - CONTINUE) for move in moves]
    if phase is Phase.PLACEMENT:
        return [1.0 if move == PLACE + HQ else 0.0 for move in moves]
    return [0.0] * len(moves)


def of_operations(state: State, seat: i64, moves: list[int], taste: Taste) -> list[float]:
    """Sites and fights for what they promise at once; a look for the fight it leads to, a turn later. (JB-22)"""
    hopes = Hopes(state, seat, taste)
    hopes.reckon_sites()
    hopes.reckon_fights()
    site = 0.0
    values: list[float] = []
    for move in moves:
        if move < SCOUT:
            value = hopes.of_site(move - INVESTIGATE)
            site = larger(site, value)
        elif move < NEUTRALISE:
            value = hopes.of_look((move - SCOUT) // CARDS_OF_BASE) - site - secrecy(state, seat, move - SCOUT)
        else:
            value = hopes.of_room((move - NEUTRALISE) // CARDS_OF_BASE) - secrecy(state, seat, move - NEUTRALISE)
        values.append(value)
    return values


def secrecy(state: Components, seat: i64, place: i64) -> float:
    """What showing this card gives away: nothing if it was shown before, little if its criminal is gone. (JB-77)"""
    criminal = place // CARDS_OF_BASE // 3 * 3 + place % CARDS_OF_BASE // 2
    if state.shown[seat] >> 2 * criminal & 3:
        return 0.0
    return BETRAYED / 2.0 if fallen(state) >> criminal & 1 else BETRAYED


def of_reward(state: Components, seat: i64, move: i64, taste: Taste) -> float:
    """(JB-43, JB-44, JB-45)"""
    if move == TAKE_CARD:
        return card_worth(state, seat, fallen(state))
    return raise_worth(state, seat, state.skill, fallen(state), taste) if move == RAISE_SKILL else 0.0


def of_action_gadget(state: Components, seat: i64, taste: Taste) -> float:
    """A gadget is for the card, while intel is short; otherwise a criminal needs it more. (JB-35, JB-36)"""
    taken = fallen(state)
    cost = 0.5 if count(state.intel[seat]) < 2 else 1.5
    if not criminals_left(taken, colours_in_play(state), state.skill):
        cost = 0.1
    if state.total + help_of_gadget(state, seat, state.skill) <= ACTION:
        return -cost
    kept = raise_worth(state, seat, state.skill, taken, taste) if state.black > state.level else 0.0
    return larger(card_worth(state, seat, taken), kept) - kept - cost


def of_duel_gadget(state: Components, seat: i64, taste: Taste) -> float:
    """What two points more change in the result. (JB-63)"""
    attacks = seat == state.roller
    rival = state.rival if attacks else state.roller
    lead = state.total - state.rival_total if attacks else state.rival_total - state.total
    return result_of(state, seat, rival, lead + BONUS, taste) - result_of(state, seat, rival, lead, taste) - SPENT


def result_of(state: Components, seat: i64, rival: i64, lead: i64, taste: Taste) -> float:
    """(JB-65, JB-66, JB-67, JB-70)"""
    if lead == 0:
        return 0.0
    return prize(state, rival, taste) if lead > 0 else -prize(state, seat, taste)


def of_helping(state: Components, seat: i64, moves: list[int], taste: Taste) -> list[float]:
    """Intel first, which is kept; then a gadget, if it decides the fight or saves a dearer point. (JB-87)"""
    enough: i64 = RESISTANCE[state.foe]
    from_intel = state.total + help_of(about(state, seat, state.foe) & ~state.backing)
    from_all = from_intel + (0 if state.used else help_of_gadget(state, seat, state.skill))
    dear = taste.level if state.level > 1 else 0.0
    intel = -BETRAYED
    gadget = -SPENT
    if from_all > enough:
        intel = 2.0
        gadget = 1.0 if from_intel <= enough else -SPENT
    elif from_intel == enough:
        intel = dear - BETRAYED
    elif from_all == enough:
        gadget = dear - SPENT
        intel = 2.0 * gadget
    return [0.0 if move == DONE else (intel if move >= INTEL else gadget) for move in moves]


# Moves that come to the same.

FIGHTS: Final = 2 * SKILLS + SITES + SLOTS  # where the sorts of fights begin
SORTS: Final = FIGHTS + SLOTS + 3 + 1 + 1 + 1 + 64


def sort_of(state: Components, seat: i64, move: i64) -> i64:
    """A number that moves share which differ in nothing but a name: sites with the same test, cards with one use."""
    if move < SCOUT:
        site = move - INVESTIGATE
        if other_on(state, seat, site) != NOWHERE:
            return 2 * SKILLS + site
        return state.face[site] if state.left[site] else SKILLS + PRINTED[site]
    if move < NEUTRALISE:
        return 2 * SKILLS + SITES + (move - SCOUT) // CARDS_OF_BASE
    if move < ATTACK:
        return FIGHTS + (move - NEUTRALISE) // CARDS_OF_BASE
    rest = FIGHTS + SLOTS
    if GADGET <= move < PASS:
        return rest
    if INTEL <= move < DONE:
        return rest + 1
    return rest + 2 + (move - ATTACK) % 64


def one_of_the_best(values: list[float], rng: Rng) -> i64:
    """The place of the highest value; of several, each is as likely."""
    top = values[0]
    for value in values:
        top = larger(top, value)
    places: list[int] = []
    for i in range(len(values)):
        if values[i] > top - ALIKE:
            places.append(i)
    return places[rng.below(len(places))]
