"""The odds of a threat test: no, one, two or more successes, as the dice fall and with 4s paid for. (NG-402, NG-405)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.negociateur.rules.board import CONVERSION, CONVERTIBLE, MOST_DICE, SUCCESS
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.trial import dice_for_test, fours_count

FACES: Final = 6
ENOUGH: Final = 2  # successes, and so 4s that it is worth paying for

SUCCESS_CHANCE: Final[float] = (FACES + 1 - SUCCESS) / FACES
FOUR_CHANCE: Final[float] = 1 / FACES if CONVERTIBLE < SUCCESS else 0.0


def joint(dice: int) -> list[float]:
    """The chance of each pair: no, one, two or more successes (times three), and no, one, two or more 4s."""
    reached = [0.0] * 9
    reached[0] = 1.0
    for _ in range(dice):
        after = [0.0] * 9
        for pair in range(9):
            hits, fours = pair // 3, pair % 3
            after[min(ENOUGH, hits + 1) * 3 + fours] += reached[pair] * SUCCESS_CHANCE
            after[hits * 3 + min(ENOUGH, fours + 1)] += reached[pair] * FOUR_CHANCE
            after[pair] += reached[pair] * (1.0 - SUCCESS_CHANCE - FOUR_CHANCE)
        reached = after
    return reached


def chances(dice: int, paid: int) -> list[float]:
    """The chance of 0, 1, 2+ successes with so many dice, when up to so many 4s are made successes."""
    row = [0.0, 0.0, 0.0]
    for pair in range(9):
        row[min(ENOUGH, pair // 3 + min(pair % 3, paid))] += JOINT[dice][pair]
    return row


# By number of dice, 0 unused.
JOINT: Final[list[list[float]]] = [joint(dice) for dice in range(MOST_DICE + 1)]

# By number of dice, then by 4s that can be paid for.
ODDS: Final[list[list[list[float]]]] = [
    [chances(dice, paid) for paid in range(ENOUGH + 1)] for dice in range(MOST_DICE + 1)
]


def odds_now(state: Components) -> list[float]:
    """The odds of a test now, if nothing is paid."""
    return odds_at_best(state, 0)


def odds_at_best(state: Components, cards: i64) -> list[float]:
    """The odds of a test now, if so many cards are there to be given for 4s. (NG-403, NG-406)"""
    paid: i64 = cards // CONVERSION
    if paid > ENOUGH or fours_count(state):
        paid = ENOUGH
    return ODDS[dice_for_test(state)][paid]
