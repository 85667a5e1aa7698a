"""The board, the cards and the people as the rules use them: plain lists made once from the data files."""

from typing import Final

from tablee.games.negociateur.rules.content import (
    read_abductors,
    read_board,
    read_demands,
    read_discussion,
    read_pivotal,
    read_terror,
)
from tablee.games.negociateur.rules.moves import (
    DEMANDS,
    ESCAPES,
    GOLDENS,
    KINDS,
    MAJORS,
    MINOR_TERRORS,
    MINORS,
    REDS,
    WAY_NAMES,
    WAYS,
)

_board: Final = read_board()
_discussion: Final = read_discussion()
_terror: Final = read_terror()
_pivotal: Final = read_pivotal()
_demands: Final = read_demands()
_abductors: Final = read_abductors()

assert (len(_discussion), len(_terror), len(_pivotal)) == (KINDS, REDS, GOLDENS)
assert [demand.kind for demand in _demands] == ["escape"] * ESCAPES + ["major"] * MAJORS
assert (len(MINOR_TERRORS), ESCAPES + MAJORS + MINORS) == (MINORS, DEMANDS)
assert len(WAY_NAMES) == WAYS

# Markers for every alert that can be in play at once, and one for the end of the discussion. (NG-207, NG-1002)
assert all(sum(len(each.alert) for each in _demands if each.owner == one.id) < _board.markers for one in _abductors)

# The dial and the dice. (NG-102, NG-401, NG-402, NG-403, NG-G02)
DIAL: Final[list[str]] = _board.dial
TOP: Final[int] = len(_board.dial) - 1
DICE: Final[list[int]] = _board.dice
LEAST_DICE: Final[int] = _board.least_dice
MOST_DICE: Final[int] = _board.most_dice
SUCCESS: Final[int] = _board.success
CONVERTIBLE: Final[int] = _board.convertible
CONVERSION: Final[int] = _board.conversion
PAWNS: Final[int] = _board.hostages
HAND_LIMIT: Final[int] = _board.hand_limit
RED_CARDS: Final[int] = _board.red_cards

# Discussion cards, by kind.
COSTS: Final[list[int]] = [card.cost for card in _discussion]
COPIES: Final[list[int]] = [card.copies for card in _discussion]
CRIMEWAVE_KINDS: Final[list[int]] = [kind for kind, card in enumerate(_discussion) if card.pool == "crimewave"]
BASE_KINDS: Final[list[int]] = [kind for kind, card in enumerate(_discussion) if card.pool == "base"]
_ids: Final = [card.id for card in _discussion]
TWINS: Final[list[int]] = [
    _ids.index(card.twin) if card.twin else kind for kind, card in enumerate(_discussion)
]  # a card of which this is the same under another name, or itself

# Terror cards, by kind; golden ones come after the red ones.
RED_COPIES: Final[list[int]] = [card.copies for card in _terror]
PARTS: Final[list[str]] = [card.part for card in _terror]
CARD_SLOTS: Final[list[str]] = [card.slot for card in _terror]
CRIMEWAVE_REDS: Final[list[int]] = [kind for kind, card in enumerate(_terror) if card.pool == "crimewave"]
BASE_REDS: Final[list[int]] = [kind for kind, card in enumerate(_terror) if card.pool == "base"]
CRIMEWAVE_GOLDENS: Final[int] = sum(1 << i for i, card in enumerate(_pivotal) if card.pool == "crimewave")
BASE_GOLDENS: Final[int] = sum(1 << i for i, card in enumerate(_pivotal) if card.pool == "base")

# Demands: those that lie face down, then the minor ones. One that concedes itself has no price to pay.
DEMAND_COSTS: Final[list[int]] = [demand.cost or 0 for demand in _demands] + [0] * MINORS
VOLUNTARY: Final[list[bool]] = [demand.cost is not None for demand in _demands] + [True] * MINORS
EVERY_TEST: Final[list[int]] = [demand.lasting.every_test for demand in _demands]
FIRST_TEST: Final[list[int]] = [demand.lasting.first_test for demand in _demands]
TERROR_THREAT: Final[list[int]] = [demand.lasting.terror_threat for demand in _demands]
ESCAPE_DEMANDS: Final[int] = (1 << ESCAPES) - 1

# The hostage takers.
ABDUCTORS: Final[list[str]] = [abductor.id for abductor in _abductors]
START_HOSTAGES: Final[list[int]] = [abductor.hostages for abductor in _abductors]
START_THREAT: Final[list[int]] = [abductor.threat for abductor in _abductors]
START_MAJORS: Final[list[int]] = [abductor.majors for abductor in _abductors]
START_ESCAPES: Final[list[int]] = [abductor.escapes for abductor in _abductors]
OWN_MAJORS: Final[list[int]] = [
    sum(1 << i for i, demand in enumerate(_demands) if demand.owner == abductor.id) for abductor in _abductors
]
MOST_ESCAPES: Final[list[int]] = [abductor.most_escapes for abductor in _abductors]
OWN_DEMANDS: Final[list[int]] = [
    majors | (ESCAPE_DEMANDS if escapes else 0) for majors, escapes in zip(OWN_MAJORS, START_ESCAPES, strict=True)
]  # those that may turn up with each of them
BLUFF_THREAT: Final[list[int]] = [
    abductor.bluff.threat if abductor.bluff else TOP + 1 for abductor in _abductors
]  # above the dial: never
WARY_DICE: Final[list[int]] = [abductor.wary.dice if abductor.wary else MOST_DICE + 1 for abductor in _abductors]
