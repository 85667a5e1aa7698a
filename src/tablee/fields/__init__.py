"""Fields: what a state holds, said once per game. The class, its copy, positions and their checks follow from it.

A game's `rules/fields.py` lists its fields in the order of the component list:

    FIELDS = Fields(
        "Where the rules stand.",
        Choice("phase", Phase),
        Number("round", 1, 99, start=1),
        Named("big", SEA_NAMES),
        EachSeat(Number("scores", key="score"), Names("hand", CARD_NAMES)),
    )

`make fields` writes `rules/components.py` from it: the class `Components`, plain code for the compiler. A game that is
not compiled takes the class from `components_of(FIELDS)`. `Fields.write` and `Fields.read` turn a state into a position
and back; what does not fit is refused.
"""

from tablee.fields.cells import Choice, Counts, Flag, Maybe, Named, Names, Number, Seat, Seats, Stack, Text
from tablee.fields.classes import components_of
from tablee.fields.declared import Derived, Field, Settled
from tablee.fields.layout import ByName, EachSeat, Keyed, Nested, Packed, Row, Together
from tablee.fields.positions import Fields
from tablee.fields.refusals import wrong

__all__ = [
    "ByName",
    "Choice",
    "Counts",
    "Derived",
    "EachSeat",
    "Field",
    "Fields",
    "Flag",
    "Keyed",
    "Maybe",
    "Named",
    "Names",
    "Nested",
    "Number",
    "Packed",
    "Row",
    "Seat",
    "Seats",
    "Settled",
    "Stack",
    "Text",
    "Together",
    "components_of",
    "wrong",
]
