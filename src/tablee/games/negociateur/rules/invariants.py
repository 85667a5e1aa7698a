"""What is always true of a table of Négociateur, whatever has been played."""

from tablee.games.negociateur.rules import bags, sets
from tablee.games.negociateur.rules.board import (
    HAND_LIMIT,
    MOST_ESCAPES,
    OWN_DEMANDS,
    PAWNS,
    START_ESCAPES,
)
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.demands import unseen
from tablee.games.negociateur.rules.hostages import total
from tablee.games.negociateur.rules.moves import DOWN_ESCAPE, DOWN_MAJOR, KINDS, REDS, SLOTS
from tablee.games.negociateur.rules.phases import End, Phase
from tablee.games.negociateur.rules.waiting import out_of_place


def broken(state: Components) -> list[str]:
    """The names of the laws this table breaks."""
    laws = {
        "sets-legal": sets_legal(state),
        "discussion-cards-conserved": cards_conserved(state),
        "hand-within-limit": state.held <= HAND_LIMIT,
        "terror-cards-conserved": terror_conserved(state),
        "deck-within-set": state.deck_reds <= sum(state.reds),
        "one-pivotal-event": one_pivotal_event(state),
        "pawns-suffice": total(state) <= PAWNS,
        "half-alive": half_alive(state),
        "demands-in-slots": demands_in_slots(state),
        "demands-to-turn-up": demands_to_turn_up(state),
        "accomplice-has-no-demands": not state.accomplice or not (state.slots or state.minors),
        "accomplice-holds-somebody": not state.accomplice or state.end is not End.NOT_YET or state.zone > 0,
        "nothing-played-in-terror": nothing_played(state),
    }
    return [name for name, holds in laws.items() if not holds] + out_of_place(state)


def sets_legal(state: Components) -> bool:
    """The sets are sets of the rules. (NG-1105, NG-1111)"""
    if state.phase is Phase.BUILD:
        return True
    counts = bags.counts(state.discussion_set, KINDS)
    return not sets.broken_discussion(counts) and not sets.broken_terror(state.terror_set)


def cards_conserved(state: Components) -> bool:
    """Every discussion card of the set is in exactly one place."""
    if state.phase is Phase.BUILD:
        return state.hand == 0 and state.shop == 0
    whole = bags.counts(state.discussion_set, KINDS)
    for kind in range(KINDS):
        places = [state.hand, state.shop, state.played, state.covered, state.removed]
        if sum(bags.count(bag, kind) for bag in places) != whole[kind]:
            return False
    return True


def terror_conserved(state: Components) -> bool:
    """Every red card is unseen, discarded, in play, or being resolved."""
    if state.phase is Phase.BUILD:
        return not state.discard
    seen = [0] * REDS
    for card in [*state.discard, *state.alerts]:
        if card < REDS:
            seen[card] += 1
    for card in [*state.minors, state.drawn]:
        if 0 <= card < REDS and card not in state.alerts:
            seen[card] += 1
    return all(seen[kind] + state.reds[kind] == state.terror_set[kind] for kind in range(REDS))


def one_pivotal_event(state: Components) -> bool:
    """The golden card is in the deck, unseen, or has been seen. (NG-210)"""
    seen = [card for card in [*state.discard, state.drawn] if card >= REDS]
    if state.phase is Phase.BUILD:
        return state.goldens != 0
    return len(seen) == (0 if state.deck_golden else 1) and (not state.deck_golden or state.goldens != 0)


def half_alive(state: Components) -> bool:
    """More than half dead is a loss, at once. (NG-901)"""
    lost = state.end is End.TOO_MANY or state.end is End.OUT_OF_TIME
    return lost or 2 * state.eliminated <= total(state)


def demands_in_slots(state: Components) -> bool:
    """A clock beside every demand, never more than fit, no more escapes than he may have. (NG-823)"""
    most = max(MOST_ESCAPES[state.abductor], START_ESCAPES[state.abductor])
    up = [demand for demand in state.slots if demand >= 0]
    return (
        len(state.slots) == len(state.clocks)
        and len(state.slots) <= SLOTS
        and state.escapes_placed <= most
        and len(set(up)) == len(up)
        and not any(state.unseen_demands >> demand & 1 for demand in up)
        and len(set(state.minors)) == len(state.minors)
    )


def demands_to_turn_up(state: Components) -> bool:
    """There is an unseen demand for every one that lies face down, and none of another abductor."""
    return state.unseen_demands & ~OWN_DEMANDS[state.abductor] == 0 and all(
        int(unseen(state, back)).bit_count() >= state.slots.count(back) for back in (DOWN_ESCAPE, DOWN_MAJOR)
    )


def nothing_played(state: Components) -> bool:
    """In a terror phase only cards given for 4s lie in the played area. (NG-606, NG-707)"""
    return state.phase is not Phase.TERROR or state.played == 0
