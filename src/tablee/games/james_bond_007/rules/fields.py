"""What lies on the table in James Bond 007, what each seat has seen of it, and where the rules stand.

Sets of cards, slots and seats are bit sets. A card nobody has seen has no place: `unseen_intel` and `unseen_gadgets`
lie on the sites in an order that is drawn when somebody looks. So has a criminal: its slot holds NOWHERE until it is
scouted or turned up.
"""

from tablee.fields import (
    Choice,
    Counts,
    EachSeat,
    Fields,
    Flag,
    Keyed,
    Named,
    Names,
    Nested,
    Number,
    Packed,
    Row,
    Seat,
    Seats,
    Settled,
    Together,
)
from tablee.games.james_bond_007.rules.board import CARDS_PER_SITE, LEVEL_LEAST, LEVEL_MOST, SPECIAL_DIE
from tablee.games.james_bond_007.rules.moves import (
    AGENT_NAMES,
    CRIMINAL_NAMES,
    GADGET_NAMES,
    GONE,
    INTEL_NAMES,
    NOWHERE,
    ROLE_NAMES,
    SITE_NAMES,
    SITES,
    SKILL_NAMES,
    SLOT_NAMES,
)
from tablee.games.james_bond_007.rules.phases import Phase, Roll

LAST = 10**6 - 1  # no match has more rounds
HIGHEST = 18  # no total is higher: die, level, a gadget and two intel cards

FIELDS = Fields(
    "The table, settled before the match.",
    Settled("seats"),
    Settled("chain", "bool"),
    Settled("tie_fails", "bool"),
    Settled("forced", "bool"),
    Settled("dealt", "bool", note="passports are dealt, not chosen"),
    Settled("from_hq", "bool"),
    Settled("stale_limit", note="0: no such end"),
    Settled("round_limit", note="0: no such end"),
    Settled("memory_aid", "bool"),
    "Where the rules stand.",
    Choice("phase", Phase, public=True),
    Seat("actor", note="the seat that is asked"),
    Seat("active", note="the seat whose turn it is"),
    Seat("first"),
    Number("round", 0, LAST, public=True, note="0 before the first turn"),
    Number("struck", 0, LAST, note="the round of the last neutralisation"),
    "Cards on the sites: how many, and the skill that shows; and the gadgets spent.",
    Keyed(
        "sites",
        SITE_NAMES[:SITES],
        Number("left", 1, CARDS_PER_SITE, start=0),
        Named("face", SKILL_NAMES, start=NOWHERE),
    ),
    Together("unseen", Names("unseen_intel", INTEL_NAMES), Names("unseen_gadgets", GADGET_NAMES)),
    Names("discard", GADGET_NAMES, public=True),
    "Bases: the role of the criminal in each slot, the slots face up, and who has scouted each slot.",
    Keyed(
        "slots",
        SLOT_NAMES,
        Named("slots", ROLE_NAMES, key="role", or_none=True, start=GONE),
        Packed(Flag("up")),
        Seats("scouts"),
    ),
    "The last roll.",
    Nested(
        "roll",
        Choice("roll", Roll, key="kind"),
        Named("skill", SKILL_NAMES),
        Seat("roller", start=NOWHERE, note="who rolled the black die"),
        Number("level", LEVEL_LEAST, LEVEL_MOST, start=0, note="of the roller when the dice fell"),
        Number("black", 1, 6, start=0),
        Number("total", 0, HIGHEST, note="with what was added"),
        Seat("rival", or_none=True, note="who rolled the white one"),
        Number("rival_level", 0, LEVEL_MOST),
        Number("white", 0, 6),
        Number("rival_total", 0, HIGHEST),
        Seats("used", note="seats that played a gadget on it"),
        Seats("passed", note="duellists that passed since a total changed"),
        Number("special", min(SPECIAL_DIE), max(SPECIAL_DIE), or_none=True),
        Named("slot", SLOT_NAMES, or_none=True, note="where the criminal fought is or was"),
        Named("foe", CRIMINAL_NAMES, or_none=True),
        Names("backing", [1, 2], note="the intel cards played in this fight"),
    ),
    "What each seat has, what it has seen go into others' dossiers, and what all were shown of its own.",
    EachSeat(
        Named("agents", AGENT_NAMES, key="agent", or_none=True, public=True),
        Row(Number("levels", 0, LEVEL_MOST, note="by seat * 3 + skill"), each=SKILL_NAMES),
        Named("spot", SITE_NAMES, key="site", or_none=True, public=True),
        Packed(Flag("must_leave", public=True)),
        Together("dossier", Names("intel", INTEL_NAMES), Names("gadgets", GADGET_NAMES)),
        Together("known", Names("known_intel", INTEL_NAMES), Names("known_gadgets", GADGET_NAMES)),
        # What all have been shown of a dossier and nobody has stolen from it since. (JB-77, JB-87)
        Counts("shown", CRIMINAL_NAMES, 2, public=True, note="two bits for a criminal: how many cards about it"),
        Names("trophies", CRIMINAL_NAMES, public=True),
    ),
)
