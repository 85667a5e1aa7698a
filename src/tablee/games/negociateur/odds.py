"""The odds of a threat test: no, one, two or more successes, as the dice fall and with 4s paid for. (NG-402)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.negociateur.board import CONVERSION, CONVERTIBLE, MOST_DICE, SUCCESS
from tablee.games.negociateur.state import Table
from tablee.games.negociateur.trial import dice_for_test, fours_count

FACES: Final = 6
MOST_PAID: Final = 2  # more 4s than two need not be paid for
FREE: Final = 3  # the row of the table in which every 4 counts

SUCCESS_CHANCE: Final[float] = (FACES + 1 - SUCCESS) / FACES
FOUR_CHANCE: Final[float] = 1 / FACES if CONVERTIBLE < SUCCESS else 0.0


def chances(dice: int, paid: int) -> list[float]:
    """The chance of 0, 1, 2+ successes with so many dice, when up to so many 4s are made successes."""
    reached = {(0, 0): 1.0}
    for _ in range(dice):
        after: dict[tuple[int, int], float] = {}
        for (hits, fours), chance in reached.items():
            for more in (
                (hits + 1, fours, SUCCESS_CHANCE),
                (hits, fours + 1, FOUR_CHANCE),
                (hits, fours, 1.0 - SUCCESS_CHANCE - FOUR_CHANCE),
            ):
                key = (more[0], more[1])
                after[key] = after.get(key, 0.0) + chance * more[2]
        reached = after
    row = [0.0, 0.0, 0.0]
    for (hits, fours), chance in reached.items():
        row[min(2, hits + min(fours, paid))] += chance
    return row


# By number of dice (0 unused), then by 4s that can be paid: 0, 1, 2, or every 4 for nothing.
ODDS: Final[list[list[list[float]]]] = [
    [chances(dice, 0), chances(dice, 1), chances(dice, 2), chances(dice, dice)] for dice in range(MOST_DICE + 1)
]


def odds_now(state: Table) -> list[float]:
    """The odds of a test now, if nothing is paid."""
    return ODDS[dice_for_test(state)][FREE if fours_count(state) else 0]


def odds_at_best(state: Table, cards: i64) -> list[float]:
    """The odds of a test now, if so many cards are there to be given for 4s."""
    if fours_count(state):
        return ODDS[dice_for_test(state)][FREE]
    paid = cards // CONVERSION
    return ODDS[dice_for_test(state)][paid if paid < MOST_PAID else MOST_PAID]
