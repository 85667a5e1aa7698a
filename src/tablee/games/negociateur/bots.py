"""The simple bot of Négociateur: it weighs what each card may come to, one card ahead, and buys the best basket."""

from math import exp
from typing import Final

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.negociateur.board import CONVERSION, CONVERTIBLE
from tablee.games.negociateur.foresight import expected, paid
from tablee.games.negociateur.moves import ACCEPT, BUY, DONE, DOWN, DRAW, KEEP, RETURN, SPEND, TAKE, UP
from tablee.games.negociateur.plans import PLANS
from tablee.games.negociateur.rules import State
from tablee.games.negociateur.state import Ask
from tablee.games.negociateur.worth import CARDS, Market, best_purchase, cheapest, worth

WARMTH: Final = 1.0


class Simple(Policy):
    """Section 11 as weights: one plan for each abductor."""

    def __init__(self) -> None:
        self.plans: list[list[float]] = PLANS

    def choose(self, state: AnyState, seat: int, rng: Rng) -> int:
        assert isinstance(state, State)
        weights = self.plans[state.abductor]
        ask = state.ask
        if ask is Ask.DRAW:
            return DRAW
        if ask is Ask.SPEND:
            return SPEND + cheapest(state, weights)
        if ask is Ask.RETURN:
            return RETURN + cheapest(state, weights)
        market = Market(state, weights)
        if ask is Ask.BUY:
            kind = best_purchase(state, market, weights)
            return DONE if kind < 0 else BUY + kind
        if ask is Ask.CONVERT:
            return convert(state, market, weights)
        moves = state.legal(seat)
        values = judged(state, moves, market, weights)
        best = 0
        for place in range(len(moves)):
            if values[place] > values[best]:
                best = place
        return moves[best]

    def weights(self, state: AnyState, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, State)
        if len(moves) == 1:
            return [1.0]
        plan = self.plans[state.abductor]
        values = judged(state, moves, Market(state, plan), plan)
        top = max(values)
        shares = [exp((value - top) / WARMTH) for value in values]
        total = sum(shares)
        return [share / total for share in shares]

    def sight(self, state: AnyState, seat: int) -> int:
        """What luck has shown: the dice, the card on the table, the demands."""
        assert isinstance(state, State)
        seen = state.threat * 32 + state.zone
        for face in state.dice:
            seen = seen * 7 + face
        for demand in state.slots:
            seen = seen * 16 + demand + 2
        return seen * 64 + (state.discard[-1] if state.discard else 63)

    def stage(self, state: AnyState) -> int:
        assert isinstance(state, State)
        return state.turn

    def estimate(self, state: AnyState) -> list[float] | None:
        assert isinstance(state, State)
        weights = self.plans[state.abductor]
        return [worth(state, Market(state, weights), weights)]


def convert(state: State, market: Market, weights: list[float]) -> int:
    """Pay for as many 4s as is worth it; SPEND begins the payment, ACCEPT leaves the dice."""
    left = state.dice.count(CONVERTIBLE) - state.converted
    now = paid(state, 0, market, weights)
    for number in range(1, left + 1):
        if CONVERSION * number <= state.held and paid(state, number, market, weights) > now:
            return SPEND + cheapest(state, weights)
    return ACCEPT


def judged(state: State, moves: list[int], market: Market, weights: list[float]) -> list[float]:
    """What each move may be hoped to come to."""
    values: list[float] = []
    for move in moves:
        if UP <= move < DOWN:
            values.append(expected(state, move, market, weights, deeper=True))
        elif TAKE <= move < KEEP:
            values.append(weights[CARDS + move - TAKE])
        elif move >= KEEP:
            values.append(0.0)
        else:
            twin = state.copy()
            twin.apply(0, move)
            values.append(worth(twin, market, weights))
    return values
