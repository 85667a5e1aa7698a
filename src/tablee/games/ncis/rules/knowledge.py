"""What a seat cannot know, dealt again: hands, face-down cards, clue cards, puzzles, all luck to come. (section 5)"""

from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.rows import replaced
from tablee.games.ncis.rules.bits import bit, count, member
from tablee.games.ncis.rules.cards import NUMBERED_CARDS
from tablee.games.ncis.rules.clues import possible
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.lanes import (
    CARD_BITS,
    camp_of,
    camp_of_seat,
    card_of,
    entry,
    held,
    is_hidden_from,
    laid_by,
    with_entry,
)
from tablee.games.ncis.rules.moves import (
    BALISTIQUE,
    CANDIDATES,
    CATEGORIES,
    DECRYPTAGE,
    NCIS,
    NOBODY,
    WORDS,
    ZONES,
)
from tablee.games.ncis.rules.phases import Phase
from tablee.games.ncis.rules.piles import deck_of
from tablee.games.ncis.rules.resolution import resolving, tied_series


def knows_hand(state: Components, seat: i64, owner: i64) -> bool:
    """Whether a seat (NOBODY: a spectator) sees this hand all the time. (NCIS-003)"""
    if seat == owner:
        return True
    return seat > 0 and owner > 0 and state.open_hands


def knows_puzzle(state: Components, seat: i64) -> bool:
    """Whether a seat (NOBODY: a spectator) sees the trial that is being played: the Criminel from the start, the
    performer once he has begun. (NCIS-132, section 5)"""
    return seat == 0 or (state.phase is Phase.TRIAL and seat == state.performer)


def knows_secret(state: Components, seat: i64) -> bool:
    """Whether a seat sees the three clue cards: the Criminel, and everybody in the end. (NCIS-S07)"""
    return seat == 0 or state.phase is Phase.OVER


def deal_again(state: Components, seat: i64, rng: Rng) -> None:
    """Deal again, on a copy, everything this seat cannot know."""
    state.branch(rng)
    deal_cards(state, seat, rng)
    if not knows_secret(state, seat):
        sealed: list[int] = []
        for category in range(CATEGORIES):
            left = possible(state, category)
            sealed.append(CANDIDATES * category + member(left, rng.below(count(left))))
        state.sealed = sealed
    deal_trial(state, seat, rng)
    if state.phase is Phase.SERIES:
        other = NCIS - camp_of_seat(seat)
        if state.series[other] != NOBODY:
            tied = tied_series(state, other)
            state.series = replaced(state.series, other, tied[rng.below(len(tied))])


# Operation cards.


def deal_cards(state: Components, seat: i64, rng: Rng) -> None:
    """All cards that this seat does not see are one bag; hands and face-down cards come out of it again.

    What the seat's camp saw in a hand and has not seen leave it is still there, or was laid face down since.
    """
    camp = camp_of_seat(seat)
    bag = state.pile
    kept: i64 = 0  # seen in a hand that is hidden now
    for owner in range(state.seats):
        if not knows_hand(state, seat, owner):
            bag |= state.hand[owner]
            if camp_of_seat(owner) != camp:
                kept |= state.seen[owner]
    hidden = hidden_cards(state, camp)
    if hidden:
        bag |= hidden
        laid = laid_again(state, camp, bag & ~kept, kept, rng)
        bag &= ~laid
        kept &= ~laid
    bag &= ~kept
    for owner in range(state.seats):
        if not knows_hand(state, seat, owner):
            bag = deal_hand(state, owner, bag, kept, rng, rival=camp_of_seat(owner) != camp)
    state.pile = bag


def hidden_cards(state: Components, camp: i64) -> i64:
    """The face-down cards that a camp does not know."""
    found: i64 = 0
    for zone in range(ZONES):
        lane: i64 = state.lanes[zone]
        for rank in range(held(lane)):
            each = entry(lane, rank)
            if is_hidden_from(each, camp):
                found |= bit(card_of(each))
    return found


def laid_again(state: Components, camp: i64, bag: i64, kept: i64, rng: Rng) -> i64:
    """Put other numbered cards where a camp does not know what lies; which they are.

    Where the cards run out before the last place, it is all dealt once more: what truly lies there is one way.
    """
    while True:
        lanes = state.lanes[:]
        left = bag
        laid: i64 = 0
        stuck = False
        for zone in range(ZONES):
            lane: i64 = lanes[zone]
            for rank in range(held(lane)):
                each = entry(lane, rank)
                if is_hidden_from(each, camp):
                    choice = (left | kept & late_cards(state, each)) & ~laid & NUMBERED_CARDS
                    if choice == 0:
                        stuck = True
                        break
                    card = member(choice, rng.below(count(choice)))
                    laid |= bit(card)
                    lane = with_entry(lane, rank, each & ~CARD_BITS | card)
            lanes[zone] = lane
        if not stuck:
            state.lanes = lanes
            return laid


def late_cards(state: Components, each: i64) -> i64:
    """What was seen in the hand that a face-down card came from later."""
    owner = laid_by(each)
    if owner == 0:
        return owner
    return state.seen[owner if camp_of(each) == NCIS else 0]


def deal_hand(state: Components, owner: i64, bag: i64, kept: i64, rng: Rng, *, rival: bool) -> i64:
    """Deal a hand out of the bag, with what is known to be in it; the bag without it."""
    before: i64 = state.hand[owner]
    seen: i64 = state.seen[owner]
    hand: i64 = 0
    if rival:
        hand = kept & seen
    left = bag
    for _ in range(count(before) - count(hand)):
        card = member(left, rng.below(count(left)))
        left &= ~bit(card)
        hand |= bit(card)
    state.hand = replaced(state.hand, owner, hand)
    if not rival and seen & before:  # a teammate whose hand is closed: the Criminel has seen as many of these
        rest = hand
        again = seen & ~before
        for _ in range(count(seen & before)):
            card = member(rest, rng.below(count(rest)))
            rest &= ~bit(card)
            again |= bit(card)
        state.seen = replaced(state.seen, owner, again)
    return left


# Trials.


def deal_trial(state: Components, seat: i64, rng: Rng) -> None:
    """New words, and another trial card out of deck and drawn card together, for what this seat may not see."""
    sees = knows_puzzle(state, seat)
    deck: i64 = NOBODY
    if state.trial_card != NOBODY:
        deck = resolving(state)
    if not state.classic and not (seat == 0 or (sees and deck == BALISTIQUE)):
        state.balle = rng.word()
    if deck == NOBODY or sees:
        return
    state.trial_pile |= bit(state.trial_card)
    left = state.trial_pile & deck_of(deck)
    state.trial_card = member(left, rng.below(count(left)))
    state.trial_pile &= ~bit(state.trial_card)
    if not state.classic and deck != BALISTIQUE:
        state.trial_word = rng.word()
    if deck == DECRYPTAGE and state.announced != NOBODY:
        state.announced = rng.below(WORDS)
