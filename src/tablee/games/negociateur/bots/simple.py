"""The bots of Négociateur: they weigh what each card may come to, one card ahead, and buy the best basket."""

from math import exp
from typing import Final

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.negociateur.bots.foresight import expected, paid
from tablee.games.negociateur.bots.plans import SIMPLE, TUNED
from tablee.games.negociateur.bots.worth import CARDS, Market, best_purchase, cheapest, worth
from tablee.games.negociateur.rules.board import CONVERSION, CONVERTIBLE
from tablee.games.negociateur.rules.moves import ACCEPT, BLUFF, BUY, DONE, DOWN, DRAW, KEEP, RETURN, SPEND, TAKE, UP
from tablee.games.negociateur.rules.phases import Ask
from tablee.games.negociateur.rules.state import State

WARMTH: Final = 1.0
OWN: Final = 0.5  # the share of its promise that a search gives to what the plan itself would do


class Planner(Policy):
    """Plays by a plan against each abductor: weights of what is good to have."""

    def __init__(self, plans: list[list[float]]) -> None:
        self.plans: list[list[float]] = plans

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
        if ask is Ask.BUY:
            kind = best_purchase(state, weights)
            return DONE if kind < 0 else BUY + kind
        market = Market(state, weights)
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
        own = self.choose(state, seat, Rng())  # it leaves nothing to luck
        return [
            (1.0 - OWN) * shares[place] / total + (OWN if moves[place] == own else 0.0) for place in range(len(moves))
        ]

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


def simple() -> Policy:
    return Planner(SIMPLE)


def expert() -> Policy:
    """What leads the expert's search."""
    return Planner(TUNED)


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
    covered = 0.0  # what any card played face down comes to, but for the card
    bluffed = 0.0
    for move in moves:
        if UP <= move < DOWN:
            values.append(expected(state, move, market, weights, deeper=True))
        elif DOWN <= move < SPEND:
            own = weights[CARDS + move - DOWN]
            if covered == 0.0:
                covered = after(state, move, market, weights) + own
            values.append(covered - own)
        elif BLUFF <= move < RETURN:
            own = weights[CARDS + move - BLUFF]
            if bluffed == 0.0:
                bluffed = after(state, move, market, weights) + own
            values.append(bluffed - own)
        elif TAKE <= move < KEEP:
            values.append(weights[CARDS + move - TAKE])
        elif move >= KEEP:
            values.append(0.0)
        else:
            values.append(after(state, move, market, weights))
    return values


def after(state: State, move: int, market: Market, weights: list[float]) -> float:
    """What the table is worth after a move without dice."""
    twin = state.copy()
    twin.apply(0, move)
    return worth(twin, market, weights)
