"""What is always true of a table of NCIS, whatever has been played."""

from tablee.games.ncis.rules.bits import bit, count, members
from tablee.games.ncis.rules.cards import ALL_CARDS, HAND_SIZES, ZONE_CARDS
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.lanes import (
    CAMP_BIT,
    DOWN,
    LATE_BITS,
    SHARED,
    camp_of_seat,
    card_of,
    entry,
    held,
    is_locked,
    laid_by,
)
from tablee.games.ncis.rules.moves import (
    AMBUSH_CARD,
    CANDIDATES,
    CATEGORIES,
    INFORMER_CARD,
    NOBODY,
    TARGETS,
    TRIAL_CARDS,
    ZONES,
)
from tablee.games.ncis.rules.phase_laws import out_of_phase
from tablee.games.ncis.rules.phases import Phase


def broken(state: Components) -> list[str]:
    """The names of the laws this table breaks."""
    laws = {
        "cards-conserved": cards_conserved(state),
        "zones-conserved": zones_conserved(state),
        "trials-conserved": trials_conserved(state),
        "lanes-in-order": lanes_in_order(state),
        "locked-zones": locked_zones(state),
        "hand-sizes": all(hand_size(state, seat) for seat in range(state.seats)),
        "seen-cards-held": all(seen_cards_held(state, seat) for seat in range(state.seats)),
        "one-clue-card-each": one_each(state.sealed, state.named),
        "one-target-a-slot": one_target_a_slot(state),
        "agents-have-not-all-performed": agents_performed(state),
        "classic-needs-no-luck": not state.classic or state.balle == state.trial_word == state.past_word == 0,
    }
    found = [name for name, holds in laws.items() if not holds]
    return found or out_of_phase(state)


def cards_conserved(state: Components) -> bool:
    """Pile, discard, hands, zones and the Embuscade at hand are the 61 cards, each once. (NCIS-S04)"""
    held_out = [*members(state.pile), *state.discard]
    for seat in range(state.seats):
        held_out += members(state.hand[seat])
    for zone in range(ZONES):
        held_out += lane_cards(state.lanes[zone])
    if state.ambush != NOBODY:
        if not AMBUSH_CARD <= state.ambush < INFORMER_CARD:
            return False
        held_out.append(state.ambush)
    return sum(1 << card for card in held_out) == ALL_CARDS and len(set(held_out)) == len(held_out)


def lane_cards(lane: int) -> list[int]:
    return [card_of(entry(lane, rank)) for rank in range(held(lane))]


def zones_conserved(state: Components) -> bool:
    """(NCIS-S03)"""
    cards = [*state.zones, *members(state.zone_pile), *state.zone_discard]
    return sorted(cards) == list(range(ZONE_CARDS))


def trials_conserved(state: Components) -> bool:
    """(NCIS-S05)"""
    cards = [*members(state.trial_pile), *members(state.trial_discard)]
    cards += [card for card in (state.trial_card, state.held_card) if card != NOBODY]
    return sorted(cards) == list(range(TRIAL_CARDS))


def lanes_in_order(state: Components) -> bool:
    """Only what lies face down is known to both camps or was laid late, and that by somebody who is there."""
    for zone in range(ZONES):
        for rank in range(held(state.lanes[zone])):
            each = entry(state.lanes[zone], rank)
            if each & (SHARED | LATE_BITS) and not each & DOWN:
                return False
            if each & SHARED and each & LATE_BITS:
                return False
            if laid_by(each) >= (state.seats if each & CAMP_BIT else 2):
                return False
    return True


def locked_zones(state: Components) -> bool:
    """The zones with five cards, each once. (NCIS-023, NCIS-080)"""
    locked: list[int] = []
    left = state.locked
    while left:
        locked.append(left % 8 - 1)
        left //= 8
    if state.training:  # no card lies in the zone whose trial is trained (NCIS-168)
        return len(locked) <= 1
    return sorted(locked) == [zone for zone in range(ZONES) if is_locked(state, zone)]


def hand_size(state: Components, seat: int) -> bool:
    """Four cards or three, less an Embuscade that is being played; more while the Criminel sifts. (NCIS-024)"""
    number = count(state.hand[seat])
    if state.phase is Phase.SIFT and seat == 0:
        return number in (5, 6)
    missing = 1 if state.ambush != NOBODY and seat == state.actor and not state.training else 0
    return number == HAND_SIZES[camp_of_seat(seat)] - missing


def seen_cards_held(state: Components, seat: int) -> bool:
    """What was seen in a hand is there, or lies face down since."""
    held_by = state.hand[seat]
    for zone in range(ZONES):
        for rank in range(held(state.lanes[zone])):
            each = entry(state.lanes[zone], rank)
            owner = laid_by(each) if each & CAMP_BIT else 0
            if each & LATE_BITS and owner == seat:
                held_by |= bit(card_of(each))
    return state.seen[seat] & ~held_by == 0 and count(state.seen[seat]) <= count(state.hand[seat])


def one_each(sealed: list[int], named: list[int]) -> bool:
    """One candidate of each category. (NCIS-S07, NCIS-150)"""
    for category in range(CATEGORIES):
        if sealed[category] // CANDIDATES != category:
            return False
        if named[category] != NOBODY and named[category] // CANDIDATES != category:
            return False
    return True


def one_target_a_slot(state: Components) -> bool:
    """(NCIS-S02)"""
    taken = [slot for slot in state.layout if slot != NOBODY]
    return len(set(taken)) == len(taken) and (len(taken) == TARGETS or state.phase is Phase.PLACE_TARGET)


def agents_performed(state: Components) -> bool:
    """Agents only, and never all of them. (NCIS-133)"""
    agents = bit(state.seats) - 2
    return state.performed & ~agents == 0 and state.performed != agents
