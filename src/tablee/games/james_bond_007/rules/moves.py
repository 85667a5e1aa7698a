"""The move space of James Bond 007, and the names of everything that moves, events and views speak of.

Numbers inside: a colour is 0..5, a skill 0..2, a criminal is colour * 3 + role, a slot colour * 3 + its place in the
base, an intel card criminal * 2 + copy, a gadget skill * 12 + its place, an agent colour * 2 + side of the passport.
"""

from typing import Final

from tablee.engine.moves import MoveTable

NOWHERE: Final = -1  # in fields and rows: no agent yet, no place yet, no card, nobody
GONE: Final = -2  # in `slots`: the criminal of this slot has been neutralised

COLOURS: Final = 6
SKILLS: Final = 3  # Charm, Force, Agility (JB-2)
SITES: Final = 36
HQ: Final = 36  # a place to start from that is on no site
SLOTS: Final = 18
CARDS_OF_BASE: Final = 6  # intel cards that open one base: two about each criminal (JB-G22)
GADGETS_OF_SKILL: Final = 12

# The first move of each range. Those asked most come first.
INVESTIGATE: Final = 0
SCOUT: Final = 36  # + slot * 6 + place of the intel card shown among those of the base
NEUTRALISE: Final = 144
ATTACK: Final = 252
NO_ATTACK: Final = 255
GADGET: Final = 256
PASS: Final = 292
REWARD: Final = 293
INTEL: Final = 296
DONE: Final = 332
CONTINUE: Final = 333
STOP: Final = 351
PASSPORT: Final = 352
PLACE: Final = 364
END: Final = 401

TAKE_CARD: Final = REWARD
RAISE_SKILL: Final = REWARD + 1
NO_REWARD: Final = REWARD + 2

COLOUR_NAMES: Final = ["ro", "bl", "ve", "ja", "vi", "gr"]
SKILL_NAMES: Final = ["c", "f", "a"]
ROLE_NAMES: Final = ["ce", "as", "hm"]
SITE_NAMES: Final = [f"s{site:02}" for site in range(1, SITES + 1)] + ["hq"]
SLOT_NAMES: Final = [f"{colour}{place}" for colour in COLOUR_NAMES for place in (1, 2, 3)]
CRIMINAL_NAMES: Final = [f"{colour}-{role}" for colour in COLOUR_NAMES for role in ROLE_NAMES]
INTEL_NAMES: Final = [f"i-{criminal}-{copy}" for criminal in CRIMINAL_NAMES for copy in (1, 2)]
GADGET_NAMES: Final = [f"g-{skill}-{place:02}" for skill in SKILL_NAMES for place in range(1, GADGETS_OF_SKILL + 1)]
AGENT_NAMES: Final = [f"{colour}-{side}" for colour in COLOUR_NAMES for side in (1, 2)]


def lay_out() -> MoveTable:
    table = MoveTable()
    assert table.add("investigate", SITE_NAMES[:SITES]) == INVESTIGATE
    for verb, first in (("scout", SCOUT), ("neutralise", NEUTRALISE)):
        for colour in range(COLOURS):
            slots = SLOT_NAMES[3 * colour : 3 * colour + 3]
            cards = INTEL_NAMES[CARDS_OF_BASE * colour : CARDS_OF_BASE * (colour + 1)]
            assert table.add(verb, slots, cards) == first + 18 * colour
    assert table.add("attack", SKILL_NAMES) == ATTACK
    assert table.add("no-attack") == NO_ATTACK
    assert table.add("gadget", GADGET_NAMES) == GADGET
    assert table.add("pass") == PASS
    assert table.add("reward", ["card", "raise", "none"]) == REWARD
    assert table.add("intel", INTEL_NAMES) == INTEL
    assert table.add("done") == DONE
    assert table.add("continue", SLOT_NAMES) == CONTINUE
    assert table.add("stop") == STOP
    assert table.add("passport", AGENT_NAMES) == PASSPORT
    assert table.add("place", SITE_NAMES) == PLACE
    assert len(table) == END
    return table


MOVES: Final = lay_out()
