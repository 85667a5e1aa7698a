"""What a seat cannot know, dealt again: laid cards, bids, albums, the next dummy card, and all luck to come."""

from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.rows import replaced
from tablee.games.loch_ness.rules.board import CARDS_IN, HAND
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import DISTILLERIE, EGLISE, NOWHERE
from tablee.games.loch_ness.rules.phases import Phase
from tablee.games.loch_ness.rules.photos import pick_kind
from tablee.games.loch_ness.rules.piles import octal_digits
from tablee.games.loch_ness.rules.turns import cards_to_lay


def cards_are_open(state: Components) -> bool:
    """Whether the laid cards have been turned up. (LN-60)"""
    return state.phase is Phase.BAGPIPES or state.phase is Phase.PHOTOS


def knows_card(state: Components, seat: i64, owner: i64) -> bool:
    """Whether a seat (NOWHERE: a spectator) knows the card that another laid: it is open, his own, or he looked at it.

    (LN-21, LN-41, LN-42)
    """
    if owner == seat or cards_are_open(state):
        return True
    return seat != NOWHERE and state.looked == owner and state.standing[seat] == EGLISE


def deal_again(state: Components, seat: i64, rng: Rng) -> None:
    """Deal again, on a copy, everything this seat cannot know, each way as likely."""
    state.branch(rng)
    for other in range(state.seats):
        if state.laid[other] != NOWHERE and not knows_card(state, seat, other):
            deal_card(state, other, rng)
        if state.bids[other] != NOWHERE and other != seat:
            deal_bid(state, other, rng)
    if state.dummy_top != NOWHERE and state.standing[seat] != EGLISE:
        left: i64 = HAND
        for value in octal_digits(state.dummy_up):
            left &= ~(1 << value)
        cards = CARDS_IN[left]
        state.dummy_top = cards[rng.below(len(cards))]
    deal_photos(state, seat, rng)


def deal_card(state: Components, owner: i64, rng: Rng) -> None:
    """Another card of the set it was laid from."""
    if state.standing[owner] == DISTILLERIE:
        cards = CARDS_IN[cards_to_lay(state, owner)]
        state.laid = replaced(state.laid, owner, cards[rng.below(len(cards))])
        return
    together = state.hand[owner] | 1 << state.laid[owner]
    cards = CARDS_IN[together]
    value = cards[rng.below(len(cards))]
    state.laid = replaced(state.laid, owner, value)
    state.hand = replaced(state.hand, owner, together & ~(1 << value))


def deal_bid(state: Components, owner: i64, rng: Rng) -> None:
    """Another subset of the hand."""
    state.bids = replaced(state.bids, owner, (rng.below(32) << 1) & state.hand[owner])


def deal_photos(state: Components, seat: i64, rng: Rng) -> None:
    """The photos others drew unseen go back into the pile, and as many come out again. (LN-79)"""
    if state.phase is Phase.OVER:
        return
    pile = state.pile[:]
    album = state.album[:]
    unseen: list[int] = []
    for other in range(state.seats):
        hidden: i64 = 0
        if other != seat:
            for own in range(3 * other, 3 * other + 3):
                drawn = album[own] - state.public[own]
                album[own] -= drawn
                pile[own % 3] += drawn
                hidden += drawn
        unseen.append(hidden)
    for other in range(state.seats):
        for _ in range(unseen[other]):
            kind = pick_kind(pile, rng)
            pile[kind] -= 1
            album[3 * other + kind] += 1
    state.pile = pile
    state.album = album
