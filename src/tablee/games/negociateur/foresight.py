"""Foresight: what a card may come to when it is played, line by line, and what its dice may show."""

from typing import Final

from mypy_extensions import i64

from tablee.games.negociateur import bags, flow
from tablee.games.negociateur.board import CONVERSION, MOST_DICE, WARY_DICE
from tablee.games.negociateur.effects import CARD_LINES, Test, effect_of
from tablee.games.negociateur.odds import FOUR_CHANCE, SUCCESS_CHANCE
from tablee.games.negociateur.rules import State
from tablee.games.negociateur.state import Ask
from tablee.games.negociateur.steps import AFTER_TEST
from tablee.games.negociateur.trial import dice_for_test, fours_count
from tablee.games.negociateur.worth import CARDS, Market, cheapest, worth


def joint(dice: int) -> list[float]:
    """The chance of each pair: no, one, two or more successes (times three), and no, one, two or more 4s."""
    reached = [0.0] * 9
    reached[0] = 1.0
    for _ in range(dice):
        after = [0.0] * 9
        for place in range(9):
            hits, fours = place // 3, place % 3
            after[min(2, hits + 1) * 3 + fours] += reached[place] * SUCCESS_CHANCE
            after[hits * 3 + min(2, fours + 1)] += reached[place] * FOUR_CHANCE
            after[place] += reached[place] * (1.0 - SUCCESS_CHANCE - FOUR_CHANCE)
        reached = after
    return reached


JOINT: Final[list[list[float]]] = [joint(dice) for dice in range(MOST_DICE + 1)]


def after_line(state: State, kind: i64, test: Test, reached: i64) -> State:
    """The table after this card is played with this many successes."""
    twin = state.copy()
    card = bags.one(kind)
    dice = dice_for_test(state)
    twin.hand -= card
    twin.held -= 1
    twin.played += card
    twin.playing = kind
    twin.ask = Ask.NOTHING
    twin.tests += 1
    twin.dice_next = 0
    twin.fours_next = False
    if not twin.accomplice and dice >= WARY_DICE[twin.abductor]:
        twin.push([AFTER_TEST])
    twin.push(test.two if reached >= 2 else test.one if reached == 1 else test.none)
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
    for _ in range(number):
        for _ in range(CONVERSION):
            if twin.ask is Ask.CONVERT or twin.ask is Ask.SPEND:
                flow.spend(twin, cheapest(twin, weights))
    if twin.ask is Ask.CONVERT:
        flow.accept(twin)
    flow.run(twin)
    return worth(twin, market, weights)
