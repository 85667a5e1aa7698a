"""The cards as the rules use them: plain lists made once from the data files."""

from typing import Final

from tablee.games.ncis.rules.content import holds, read_clues, read_operations, read_trials, read_zones
from tablee.games.ncis.rules.moves import (
    AMBUSH_CARD,
    CANDIDATE_NAMES,
    CANDIDATES,
    CARD_NAMES,
    CARDS,
    CATEGORIES,
    CATEGORY_NAMES,
    DECK_NAMES,
    INFORMER_CARD,
    NUMBERED,
    ROWS,
    SERIES_NAMES,
    TRIAL_NAMES,
    ZONE_CARD_NAMES,
)

_operations: Final = read_operations()
_kinds: Final = {id: card for card in _operations.card for id in card.ids}
_zones: Final = read_zones().zone
_clues: Final = read_clues()
_decks: Final = read_trials().deck

assert [id for card in _operations.card for id in card.ids] == CARD_NAMES
assert [series.id for series in _operations.series] == SERIES_NAMES
assert [_kinds[id].effect for id in CARD_NAMES[NUMBERED:]] == ["ambush"] * 6 + ["swap"] * 5
assert [zone.id for zone in _zones] == ZONE_CARD_NAMES
assert [category.id for category in _clues.category] == CATEGORY_NAMES
assert [candidate.id for candidate in _clues.candidate] == CANDIDATE_NAMES
assert len(_clues.rows) == ROWS and all(len(candidate.rows) == ROWS - 1 for candidate in _clues.candidate)
assert [deck.id for deck in _decks] == TRIAL_NAMES and [deck.cards for deck in _decks] == DECK_NAMES

# Operation cards. (8.1)
SERIES_OF: Final[list[int]] = [SERIES_NAMES.index(_kinds[id].series) if _kinds[id].series else -1 for id in CARD_NAMES]
VALUE_OF: Final[list[int]] = [_kinds[id].value for id in CARD_NAMES]  # a value 1 is worth 1 (NCIS-033)
ALL_CARDS: Final = (1 << CARDS) - 1
NUMBERED_CARDS: Final = (1 << NUMBERED) - 1
AMBUSH_CARDS: Final = (1 << INFORMER_CARD) - (1 << AMBUSH_CARD)
INFORMER_CARDS: Final = (1 << CARDS) - (1 << INFORMER_CARD)
REPLAYS: Final[list[bool]] = [_kinds[id].effect == "replay" for id in CARD_NAMES]  # (NCIS-030)
HAND_SIZES: Final = [4, 3]  # of the Criminel, of an agent (NCIS-S09)

# Zone cards. (8.2)
RED: Final[list[int]] = [zone.red for zone in _zones]
BLUE: Final[list[int]] = [zone.blue for zone in _zones]
ZONE_CARDS: Final = 15

# Clue cards: who of its category is still possible when so many rows of a card show. (8.4)
CLUE_ROWS: Final[list[list[list[str]]]] = [candidate.rows for candidate in _clues.candidate]
FACTS: Final[list[dict[str, str | int]]] = [candidate.facts for candidate in _clues.candidate]
ATTRIBUTES: Final[list[list[str]]] = [category.attributes for category in _clues.category]
ROW_COLOURS: Final[list[str]] = _clues.rows


def fitting(candidate: int, rows: int) -> int:
    """The candidates of its category that fit the first rows of this card, as bits. The last row is the name."""
    first = candidate - candidate % CANDIDATES
    if rows == ROWS:
        return 1 << candidate - first
    clues = [clue for row in CLUE_ROWS[candidate][:rows] for clue in row]
    fits = 0
    for place in range(CANDIDATES):
        if all(holds(clue, FACTS[first + place]) for clue in clues):
            fits |= 1 << place
    return fits


# By card and number of rows: card * 7 + rows.
POSSIBLE: Final[list[int]] = [
    fitting(card, rows) for card in range(CATEGORIES * CANDIDATES) for rows in range(ROWS + 1)
]

# The words that make the constant cards of the classic edition. (Appendix A)
CLASSIC: Final[list[list[int]]] = [deck.classic for deck in _decks]
JUDGED: Final[list[str]] = [deck.judged for deck in _decks]
DECK_SIZES: Final[list[int]] = [len(deck.cards) for deck in _decks]
