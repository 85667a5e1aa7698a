"""What a document could have cost: told when a match is over, by the estimate that bots censor by."""

from typing import Final

from mypy_extensions import i64

from tablee.games.operation_zebre.bots.plans import EVIDENCE, HERRING, success
from tablee.games.operation_zebre.rules.components import Components
from tablee.games.operation_zebre.rules.sides import box_of

EVEN: Final = 0.5


def could_have_cost(state: Components, seat: i64, face: i64) -> int:
    """The fewest boxes for which the others of this reader's side would have named it as likely as not; -1 where no
    lines promise as much, or where protocols ruled lines out."""
    if state.protocols:
        return -1
    box = box_of(state)
    values, herrings = box.values[face], box.herrings[face]
    told = [0.0] * (sum(values) + 1)  # by total: the most that lines can tell for so many boxes
    for line, value in enumerate(values):
        gain = EVIDENCE[value] * (HERRING if herrings >> line & 1 else 1.0)
        for total in range(len(told) - 1, value - 1, -1):
            told[total] = max(told[total], told[total - value] + gain)
    for total, most in enumerate(told):
        if success(state, seat, face, most) >= EVEN:
            return total
    return -1
