"""Foresight: what a card may come to when it is played, line by line, and what its dice may show."""

from typing import Final

from mypy_extensions import i64

from tablee.engine.rows import NO_ROW
from tablee.games.negociateur.bots.worth import CARDS, Market, cheapest, worth
from tablee.games.negociateur.rules import bags, flow
from tablee.games.negociateur.rules.board import CONVERSION, MOST_DICE, SUCCESS
from tablee.games.negociateur.rules.effects import CARD_LINES, Test, effect_of
from tablee.games.negociateur.rules.moves import ACCEPT, SPEND, UP
from tablee.games.negociateur.rules.odds import JOINT
from tablee.games.negociateur.rules.phases import Ask
from tablee.games.negociateur.rules.state import State
from tablee.games.negociateur.rules.trial import dice_for_test, fours_count

HIT: Final = SUCCESS
MISS: Final = 1

# By number of dice, then of successes: dice that show as many, and no 4 that could be paid for.
SHOWING: Final[list[list[list[int]]]] = [
    [[HIT] * min(dice, hits) + [MISS] * max(0, dice - hits) for hits in range(3)] for dice in range(MOST_DICE + 1)
]


def after_line(state: State, kind: i64, test: Test, reached: i64) -> State:
    """The table after this card is played and its test shows this many successes."""
    twin = state.copy()
    twin.act(UP + kind)
    twin.todo = NO_ROW  # it was the test that waited; its dice are given
    test.show(twin, SHOWING[dice_for_test(twin)][reached])
    flow.run(twin)
    return twin


def test_in(kind: i64) -> Test | None:
    """The test of a card, or None when it needs none."""
    lines = CARD_LINES[kind]
    if len(lines) != 1:
        return None
    effect = effect_of(lines[0])
    return effect if isinstance(effect, Test) else None


def boosted(before: State, after: State) -> bool:
    """Whether the next tests of this discussion have become better."""
    return after.ask is Ask.ACT and (
        after.dice_next > before.dice_next
        or after.dice_discussion > before.dice_discussion
        or ((after.fours_next or after.fours_discussion) and not (before.fours_next or before.fours_discussion))
    )


def expected(state: State, kind: i64, market: Market, weights: list[float], *, deeper: bool) -> float:
    """What playing this card face up may be hoped to come to, 4s paid for where that is worth its cards."""
    test = test_in(kind)
    if test is None:
        twin = state.copy()
        twin.apply(0, kind)
        return settled(state, twin, market, weights, deeper=deeper)
    values = [0.0, 0.0, 0.0]
    for reached in range(3):
        values[reached] = settled(state, after_line(state, kind, test, reached), market, weights, deeper=deeper)
    dice = dice_for_test(state)
    chances = JOINT[dice]
    free = fours_count(state)
    costs = payments(state, kind, weights)
    payable = (state.held - 1) // CONVERSION
    total = 0.0
    for place in range(9):
        hits, fours = place // 3, place % 3
        if free:
            total += chances[place] * values[min(2, hits + fours)]
            continue
        best = values[hits]
        for paid in range(1, fours + 1):
            if paid <= payable and hits + paid <= 2:
                value = values[hits + paid] - costs[paid]
                if value > best:
                    best = value
        total += chances[place] * best
    return total


def payments(state: State, kind: i64, weights: list[float]) -> list[float]:
    """What it costs to pay for no, one, two 4s with the cards worth least."""
    hand = state.hand - bags.one(kind)
    values: list[float] = []
    place: i64 = 0
    while hand:
        for _ in range(hand & 3):
            values.append(weights[CARDS + place])
        hand >>= 2
        place += 1
    values.sort()
    costs = [0.0, 0.0, 0.0]
    for paid in range(1, 3):
        costs[paid] = costs[paid - 1] + sum(values[CONVERSION * paid - CONVERSION : CONVERSION * paid])
    return costs


def settled(before: State, after: State, market: Market, weights: list[float], *, deeper: bool) -> float:
    """What the table after a card is worth; when it makes tests better, after the card that gains most by it."""
    value = worth(after, market, weights)
    if deeper and boosted(before, after):
        bag = after.hand
        kind: i64 = 0
        while bag:
            if bag & 3:
                hoped = expected(after, kind, market, weights, deeper=False)
                if hoped > value:
                    value = hoped
            bag >>= 2
            kind += 1
    return value


def paid(state: State, number: i64, market: Market, weights: list[float]) -> float:
    """What the test under way comes to when so many 4s are paid for with the cards worth least."""
    twin = state.copy()
    for _ in range(CONVERSION * number):
        if twin.ask is Ask.CONVERT or twin.ask is Ask.SPEND:
            twin.apply(0, SPEND + cheapest(twin, weights))
    if twin.ask is Ask.CONVERT:
        twin.apply(0, ACCEPT)
    return worth(twin, market, weights)
