"""What a table is worth to the negotiator: the simple bot's judgement, as weights that were tuned by playing."""

from typing import Final

from mypy_extensions import i64

from tablee.games.negociateur.rules import bags
from tablee.games.negociateur.rules.board import COSTS, DICE, HAND_LIMIT, TOP
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.deck import cards_left
from tablee.games.negociateur.rules.demands import face_down
from tablee.games.negociateur.rules.flow import price
from tablee.games.negociateur.rules.hostages import total
from tablee.games.negociateur.rules.moves import KINDS
from tablee.games.negociateur.rules.phases import End, Phase, won

# The places of the weights.
RELEASED: Final = 0
ELIMINATED: Final = 1
MARGIN: Final = 2  # few more may die
THREAT: Final = 3
DIE: Final = 4  # each die the dial gives
BRINK: Final = 5  # the dial stands at its top
HIDDEN: Final = 6  # each demand face down
TIME: Final = 7  # each hostage for each card that is missing
UNSAID: Final = 8  # a card in hand while the line is open
POINTS: Final = 9  # what points can buy, against cards in hand
ACCOMPLICE: Final = 10
CLOCK: Final = 11
PRICE: Final = 12  # each demand conceded for good
CALM: Final = 13  # the dial stands at its bottom
EMPTY: Final = 14  # nobody is held, but he is still at large
ACCOMPLICE_THREAT: Final = 15
CARDS: Final = 16  # from here on: a card of each kind in hand

WON: Final = 40.0
LOST: Final = -40.0

CAPACITY: Final = 24  # points beyond these buy nothing more worth counting


class Market:
    """The best that so many points can buy: worked out once for a decision, for nothing in the market changes in it."""

    def __init__(self, state: Components, weights: list[float]) -> None:
        self.best: Final = [0.0] * (CAPACITY + 1)
        self.dearest: Final = [-1] * (CAPACITY + 1)  # the kind worth most of that basket; -1 when it is empty
        best, dearest = self.best, self.dearest
        for kind in range(KINDS):
            copies = bags.count(state.shop, kind)
            if copies == 0 or COSTS[kind] == 0:
                continue
            cost = price(state, kind)
            gain = weights[CARDS + kind]
            for _ in range(copies):
                for points in range(CAPACITY, cost - 1, -1):
                    if best[points - cost] + gain > best[points]:
                        best[points] = best[points - cost] + gain
                        other = dearest[points - cost]
                        dearest[points] = kind if other < 0 or gain > weights[CARDS + other] else other

    def worth(self, points: i64) -> float:
        if points <= 0:
            return 0.05 * float(points)
        return self.best[points if points < CAPACITY else CAPACITY]


def hand_worth(state: Components, weights: list[float]) -> float:
    total = 0.0
    bag = state.hand
    kind: i64 = 0
    while bag:
        copies = bag & 3
        if copies:
            total += float(copies) * weights[CARDS + kind]
        bag >>= 2
        kind += 1
    return total


def worth(state: Components, market: Market, weights: list[float]) -> float:
    """How good this table looks."""
    if state.end is not End.NOT_YET:
        return WON if won(state.end) else LOST + 0.2 * float(state.released)
    deck = float(cards_left(state))
    margin = float(total(state) // 2 - state.eliminated)
    value = weights[RELEASED] * float(state.released) + weights[ELIMINATED] * float(state.eliminated)
    value += weights[MARGIN] / (margin + 1.0)
    value += weights[TIME] * float(state.zone + 1) / (deck + 1.0)
    value += weights[THREAT] * float(state.threat) + weights[DIE] * float(DICE[state.threat])
    if state.threat == TOP:
        value += weights[BRINK]
    elif state.threat == 0:
        value += weights[CALM]
    if state.accomplice:
        value += weights[ACCOMPLICE] + weights[ACCOMPLICE_THREAT] * 0.2 * float(state.threat)
    else:
        value += demands_worth(state, weights)
    if state.zone == 0:
        value += weights[EMPTY]
    value += hand_worth(state, weights)
    if state.phase is Phase.DISCUSSION:
        value += weights[UNSAID] * float(state.held)
    if state.phase is Phase.DISCUSSION or state.phase is Phase.PURCHASE:
        value += weights[POINTS] * market.worth(state.cp)
    return value


def demands_worth(state: Components, weights: list[float]) -> float:
    value = 0.0
    hidden = face_down(state) - state.revealing
    if hidden > 0:
        value += weights[HIDDEN] * float(hidden) * float(cards_left(state)) / 11.0
    for slot in range(len(state.slots)):
        demand = state.slots[slot]
        if demand >= 0 and state.conceded >> demand & 1:
            value += weights[CLOCK] if state.clocks[slot] else weights[PRICE]
    return value


def cheapest(state: Components, weights: list[float]) -> i64:
    """The kind in hand that is worth least."""
    found: i64 = -1
    least = 0.0
    bag = state.hand
    kind: i64 = 0
    while bag:
        if bag & 3 and (found < 0 or weights[CARDS + kind] < least):
            found = kind
            least = weights[CARDS + kind]
        bag >>= 2
        kind += 1
    return found


def best_purchase(state: Components, weights: list[float]) -> i64:
    """The dearest card of the best basket, free cards last; -1 when there is nothing more to buy."""
    if state.held >= HAND_LIMIT:
        return -1
    points = state.cp if state.cp < CAPACITY else CAPACITY
    found: i64 = -1
    if points > 0:
        found = Market(state, weights).dearest[points]
    if found >= 0:
        return found
    most = 0.0
    for kind in range(KINDS):
        if COSTS[kind] == 0 and bags.count(state.shop, kind) and weights[CARDS + kind] > most:
            found = kind
            most = weights[CARDS + kind]
    return found
