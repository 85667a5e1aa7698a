"""Orage !: the auction for the fourth camera."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import added
from tablee.games.loch_ness.rules.board import AUCTIONS
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import CAMERAS, FIVE, NOWHERE, cards_text


def symbol_passed(before: i64, after: i64) -> i64:
    """The highest symbol reached or passed on the way, 0 if none. (LN-110, LN-111)"""
    passed: i64 = 0
    for symbol in AUCTIONS:
        if before < symbol <= after:
            passed = symbol
    return passed


def bids_at_auction(state: Components, seat: i64) -> bool:
    """Who does not own his coloured 5 takes part. (LN-113, LN-121)"""
    return state.spot[seat * CAMERAS + FIVE] == NOWHERE


def bid_value(cards: i64) -> i64:
    """The sum of the cards of a bid. (LN-115)"""
    total: i64 = 0
    for value in range(1, 6):
        if cards >> value & 1:
            total += value
    return total


def winner(state: Components) -> i64:
    """The seat with the highest bid that nobody else made, be it zero, or NOWHERE. (LN-116, LN-117, LN-118)"""
    best: i64 = NOWHERE
    buyer: i64 = NOWHERE
    for seat in range(state.seats):
        if state.bids[seat] == NOWHERE:
            continue
        value = bid_value(state.bids[seat])
        if value <= best:
            continue
        alone = True
        for other in range(state.seats):
            if other != seat and state.bids[other] != NOWHERE and bid_value(state.bids[other]) == value:
                alone = False
        if alone:
            best = value
            buyer = seat
    return buyer


def reveal(state: Components) -> i64:
    """All bids are in: show them, let the winner pay; who that is, or NOWHERE. (LN-114, LN-118)"""
    buyer = winner(state)
    if state.tape is not None:
        for seat in range(state.seats):
            if state.bids[seat] != NOWHERE:
                cards = state.bids[seat]
                facts: Facts = {"seat": seat, "cards": cards_text(cards), "sum": bid_value(cards)}
                state.tell(Event("bid-revealed", facts, reveals=True))
    if buyer == NOWHERE:
        if state.tape is not None:
            state.tell(Event("auction-void", {}))
    else:
        price = bid_value(state.bids[buyer])
        state.scores = added(state.scores, buyer, -price)  # LN-119
        if state.tape is not None:
            state.tell(Event("auction-won", {"seat": buyer, "price": price}))
    state.bids = [NOWHERE] * state.seats  # the cards never left the hands: LN-122
    return buyer
