"""The move space of Négociateur, and the names of its cards, demands and ways to choose.

A discussion card is known by its kind, a terror card by its kind too: copies of a kind are alike.
"""

from typing import Final

from tablee.engine.moves import MoveTable
from tablee.games.negociateur.rules.content import read_demands, read_discussion, read_pivotal, read_terror

KINDS: Final = 28  # of discussion cards
REDS: Final = 29  # kinds of red terror cards; the golden ones are numbered on from here
GOLDENS: Final = 9
ESCAPES: Final = 5  # demands: first these,
MAJORS: Final = 6  # then these,
MINORS: Final = 6  # then those among the red terror cards
DEMANDS: Final = 17
SLOTS: Final = 3
WAYS: Final = 3

NOTHING: Final = -1  # no card, no demand, no effect
# Demands that lie face down: only their backs are known, so which ones they are is settled when they are turned up.
DOWN_ESCAPE: Final = -1
DOWN_MAJOR: Final = -2

# The first move of each range. Those asked most come first.
UP: Final = 0
DOWN: Final = 28
SPEND: Final = 56
BUY: Final = 84
BLUFF: Final = 112
RETURN: Final = 140
CONCEDE: Final = 168
REVEAL: Final = 185
CHOOSE: Final = 188
END: Final = 191
ACCEPT: Final = 192
DONE: Final = 193
DRAW: Final = 194
TAKE: Final = 195
KEEP: Final = 223
COUNT: Final = 252

_terror: Final = read_terror()
_demands: Final = read_demands()

KIND_NAMES: Final[list[str]] = [card.id for card in read_discussion()]
TERROR_NAMES: Final[list[str]] = [card.id for card in _terror] + [card.id for card in read_pivotal()]
MINOR_TERRORS: Final[list[int]] = [number for number, card in enumerate(_terror) if card.part == "minor"]
DEMAND_NAMES: Final[list[str]] = [demand.id for demand in _demands] + [_terror[number].id for number in MINOR_TERRORS]
WAY_NAMES: Final[list[str]] = [way.id for card in _terror for way in card.choose]
SLOT_NAMES: Final = ["1", "2", "3"]


def lay_out() -> MoveTable:
    table = MoveTable()
    assert table.add("up", KIND_NAMES) == UP
    assert table.add("down", KIND_NAMES) == DOWN
    assert table.add("spend", KIND_NAMES) == SPEND
    assert table.add("buy", KIND_NAMES) == BUY
    assert table.add("bluff", KIND_NAMES) == BLUFF
    assert table.add("return", KIND_NAMES) == RETURN
    assert table.add("concede", DEMAND_NAMES) == CONCEDE
    assert table.add("reveal", SLOT_NAMES) == REVEAL
    assert table.add("choose", WAY_NAMES) == CHOOSE
    assert table.add("end") == END
    assert table.add("accept") == ACCEPT
    assert table.add("done") == DONE
    assert table.add("draw") == DRAW
    assert table.add("take", KIND_NAMES) == TAKE
    assert table.add("keep", TERROR_NAMES[:REDS]) == KEEP
    assert len(table) == COUNT
    return table


MOVES: Final = lay_out()
