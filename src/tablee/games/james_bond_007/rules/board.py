"""The board and the cards as the rules use them: plain lists made once from the data files."""

from typing import Final

from tablee.games.james_bond_007.rules.content import read_agents, read_board, read_cards, read_criminals
from tablee.games.james_bond_007.rules.moves import (
    AGENT_NAMES,
    COLOUR_NAMES,
    CRIMINAL_NAMES,
    GADGET_NAMES,
    INTEL_NAMES,
    SITE_NAMES,
    SITES,
    SKILL_NAMES,
    SKILLS,
)

_board: Final = read_board()
_agents: Final = read_agents()
_criminals: Final = read_criminals()
_cards: Final = read_cards()

assert [colour.id for colour in _board.colour] == COLOUR_NAMES
assert [site.id for site in _board.site] == SITE_NAMES[:SITES]
assert [agent.id for agent in _agents.agent] == AGENT_NAMES
assert [criminal.id for criminal in _criminals.criminal] == CRIMINAL_NAMES
assert [card.id for card in _cards.intel] == INTEL_NAMES
assert [card.id for card in _cards.gadget] == GADGET_NAMES
assert all(card.against == CRIMINAL_NAMES[i // 2] for i, card in enumerate(_cards.intel))
assert all(card.opens == COLOUR_NAMES[i // 6] for i, card in enumerate(_cards.intel))
assert all(card.with_ == SKILL_NAMES[i // 12] for i, card in enumerate(_cards.gadget))
assert all(agent.colour == COLOUR_NAMES[i // 2] for i, agent in enumerate(_agents.agent))
assert all(criminal.base == COLOUR_NAMES[i // 3] for i, criminal in enumerate(_criminals.criminal))

_n: Final = _board.numbers
ACTION: Final[int] = _n.action
# Levels. (JB-3, JB-G5)
LEVEL_LEAST: Final[int] = _n.level_least
LEVEL_MOST: Final[int] = _n.level_most
# The deal. (JB-18, JB-19)
CARDS_PER_SITE: Final[int] = _n.cards_per_site
GADGETS_EACH: Final[int] = _n.gadgets_per_skill_and_seat
SPECIAL_DIE: Final[list[int]] = _n.special_die  # JB-67, JB-G30

SITE_COLOUR: Final[list[int]] = [COLOUR_NAMES.index(site.colour) for site in _board.site]
PRINTED: Final[list[int]] = [SKILL_NAMES.index(site.printed) for site in _board.site]

# Starting levels: agent * 3 + skill.
START: Final[list[int]] = [level for each in _agents.agent for level in (each.start.c, each.start.f, each.start.a)]

# The skill a criminal is fought with, and what the total must exceed. (JB-4, JB-G1)
FOUGHT_WITH: Final[list[int]] = [SKILL_NAMES.index(criminal.skill) for criminal in _criminals.criminal]
RESISTANCE: Final[list[int]] = [criminal.resistance for criminal in _criminals.criminal]

INTEL_FACE: Final[list[int]] = [SKILL_NAMES.index(card.action) for card in _cards.intel]
GADGET_FACE: Final[list[int]] = [SKILL_NAMES.index(card.action) for card in _cards.gadget]

# What a card adds to a total: the same for all, so that a total tells how many were played.
BONUS: Final[int] = _cards.intel[0].adds
assert all(card.adds == BONUS for card in _cards.intel) and all(card.adds == BONUS for card in _cards.gadget)

# Sets of cards as bits: by the skill that shows, gadgets by their skill, intel by the base it opens.
INTEL_SHOWING: Final[list[int]] = [
    sum(1 << card for card in range(36) if INTEL_FACE[card] == skill) for skill in range(SKILLS)
]
GADGETS_SHOWING: Final[list[int]] = [
    sum(1 << card for card in range(36) if GADGET_FACE[card] == skill) for skill in range(SKILLS)
]
GADGETS_OF: Final[list[int]] = [
    sum(1 << i for i, card in enumerate(_cards.gadget) if card.with_ == skill) for skill in SKILL_NAMES
]
INTEL_OF: Final[list[int]] = [
    sum(1 << i for i, card in enumerate(_cards.intel) if card.opens == colour) for colour in COLOUR_NAMES
]
ALL_GADGETS: Final[int] = (1 << 36) - 1
