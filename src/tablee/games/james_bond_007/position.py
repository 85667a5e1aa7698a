"""A position of James Bond 007: the whole table as JSON, and the table again from it."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tablee.engine.game import Json
from tablee.engine.options import Options
from tablee.engine.refused import Refused
from tablee.games.james_bond_007.invariants import broken
from tablee.games.james_bond_007.moves import (
    AGENT_NAMES,
    CRIMINAL_NAMES,
    GADGET_NAMES,
    INTEL_NAMES,
    ROLE_NAMES,
    SITE_NAMES,
    SITES,
    SKILL_NAMES,
    SLOT_NAMES,
    SLOTS,
)
from tablee.games.james_bond_007.opening import settle
from tablee.games.james_bond_007.rules import State
from tablee.games.james_bond_007.sets import members
from tablee.games.james_bond_007.state import GONE, NOWHERE, Phase, Roll, Table

SLUG = "james-bond-007"

Number = Annotated[int, Meta(ge=-1, le=10**6)]  # no match counts further, and a compiled field holds it


class SeatPosition(Struct, forbid_unknown_fields=True):
    agent: str | None
    levels: list[Number]
    site: str | None
    must_leave: bool
    dossier: list[str]
    known: list[str]
    shown: dict[str, Number]
    trophies: list[str]


class SitePosition(Struct, forbid_unknown_fields=True):
    left: Number
    face: str


class SlotPosition(Struct, forbid_unknown_fields=True):
    role: str | None
    up: bool
    scouts: list[Number]


class RollPosition(Struct, forbid_unknown_fields=True):
    kind: str
    skill: str
    roller: Number
    level: Number
    black: Number
    total: Number
    rival: Number | None
    rival_level: Number
    white: Number
    rival_total: Number
    used: list[Number]
    passed: list[Number]
    special: Number | None
    slot: str | None
    foe: str | None
    backing: list[Number]


class Position(Struct, forbid_unknown_fields=True):
    phase: str
    actor: Number
    active: Number
    first: Number
    round: Number
    struck: Number
    sites: dict[str, SitePosition]
    unseen: list[str]
    discard: list[str]
    slots: dict[str, SlotPosition]
    roll: RollPosition | None
    seats: list[SeatPosition]


def to_position(state: Table) -> dict[str, Json]:
    sites: dict[str, Json] = {
        SITE_NAMES[site]: {"left": state.left[site], "face": SKILL_NAMES[state.face[site]]}
        for site in range(SITES)
        if state.left[site]
    }
    slots: dict[str, Json] = {
        SLOT_NAMES[slot]: {
            "role": None if state.slots[slot] == NOWHERE else ROLE_NAMES[state.slots[slot]],
            "up": bool(state.up >> slot & 1),
            "scouts": numbers(state.scouts[slot]),
        }
        for slot in range(SLOTS)
        if state.slots[slot] != GONE
    }
    return {
        "phase": state.phase.value,
        "actor": state.actor,
        "active": state.active,
        "first": state.first,
        "round": state.round,
        "struck": state.struck,
        "sites": sites,
        "unseen": cards(state.unseen_intel, state.unseen_gadgets),
        "discard": cards(0, state.discard),
        "slots": slots,
        "roll": roll_position(state),
        "seats": [seat_position(state, seat) for seat in range(state.seats)],
    }


def roll_position(state: Table) -> Json:
    if state.roll is Roll.NONE:
        return None
    return {
        "kind": state.roll.value,
        "skill": SKILL_NAMES[state.skill],
        "roller": state.roller,
        "level": state.level,
        "black": state.black,
        "total": state.total,
        "rival": None if state.rival == NOWHERE else state.rival,
        "rival_level": state.rival_level,
        "white": state.white,
        "rival_total": state.rival_total,
        "used": numbers(state.used),
        "passed": numbers(state.passed),
        "special": None if state.special == NOWHERE else state.special,
        "slot": None if state.slot == NOWHERE else SLOT_NAMES[state.slot],
        "foe": None if state.foe == NOWHERE else CRIMINAL_NAMES[state.foe],
        "backing": [copy + 1 for copy in range(2) if state.backing >> copy & 1],
    }


def seat_position(state: Table, seat: int) -> Json:
    agent, place = state.agents[seat], state.spot[seat]
    shown = state.shown[seat]
    return {
        "agent": None if agent == NOWHERE else AGENT_NAMES[agent],
        "levels": list(state.levels[3 * seat : 3 * seat + 3]),
        "site": None if place == NOWHERE else SITE_NAMES[place],
        "must_leave": bool(state.must_leave >> seat & 1),
        "dossier": cards(state.intel[seat], state.gadgets[seat]),
        "known": cards(state.known_intel[seat], state.known_gadgets[seat]),
        "shown": {CRIMINAL_NAMES[digit // 2]: shown >> digit // 2 * 2 & 3 for digit in members(shown)},
        "trophies": [CRIMINAL_NAMES[criminal] for criminal in members(state.trophies[seat])],
    }


def cards(intel: int, gadgets: int) -> list[Json]:
    held: list[Json] = [INTEL_NAMES[card] for card in members(intel)]
    return held + [GADGET_NAMES[card] for card in members(gadgets)]


def numbers(seats: int) -> list[Json]:
    return [*members(seats)]


def to_state(position: Json, seats: int, options: Options) -> State:
    """The table of a position; refuses one that cannot come up."""
    try:
        read = msgspec.convert(position, Position, strict=True)
    except msgspec.ValidationError as error:
        raise Refused("bad-position", {"game": SLUG, "why": str(error)}) from None
    if len(read.seats) != seats:
        raise refused("seats", str(len(read.seats)), str(seats))
    state = State()
    settle(state, seats, options)
    phases = {phase.value: phase for phase in Phase}
    state.phase = phases[one_of("phase", read.phase, list(phases))]
    state.actor = below("actor", read.actor, seats)
    state.active = below("active", read.active, seats)
    state.first = below("first", read.first, seats)
    state.round = below("round", read.round, 10**6)
    state.struck = below("struck", read.struck, 10**6)
    state.left, state.face = [0] * SITES, [NOWHERE] * SITES
    for name, here in read.sites.items():
        site = index("sites", name, SITE_NAMES[:SITES])
        state.left[site] = 1 + below("left", here.left - 1, 2)
        state.face[site] = index("face", here.face, SKILL_NAMES)
    state.unseen_intel, state.unseen_gadgets = card_sets("unseen", read.unseen)
    _, state.discard = card_sets("discard", read.discard, intel=False)
    state.slots, state.scouts = [GONE] * SLOTS, [0] * SLOTS
    for name, there in read.slots.items():
        slot = index("slots", name, SLOT_NAMES)
        state.slots[slot] = NOWHERE if there.role is None else index("role", there.role, ROLE_NAMES)
        state.scouts[slot] = seat_set("scouts", there.scouts, seats)
        state.up |= 1 << slot if there.up else 0
    if read.roll is not None:
        take_roll(state, read.roll)
    take_seats(state, read.seats)
    wrong = broken(state)
    if wrong:
        raise Refused("bad-position", {"game": SLUG, "why": ", ".join(wrong)})
    return state


def take_seats(state: State, rows: list[SeatPosition]) -> None:
    state.agents = [NOWHERE if row.agent is None else index("agent", row.agent, AGENT_NAMES) for row in rows]
    for row in rows:
        if len(row.levels) != len(SKILL_NAMES):
            raise refused("levels", str(row.levels), ", ".join(SKILL_NAMES))
    state.levels = [below("levels", level, 7) for row in rows for level in row.levels]
    state.spot = [NOWHERE if row.site is None else index("site", row.site, SITE_NAMES) for row in rows]
    state.must_leave = sum(1 << seat for seat, row in enumerate(rows) if row.must_leave)
    dossiers = [card_sets("dossier", row.dossier) for row in rows]
    known = [card_sets("known", row.known) for row in rows]
    state.intel, state.gadgets = [intel for intel, _ in dossiers], [gadgets for _, gadgets in dossiers]
    state.known_intel, state.known_gadgets = [intel for intel, _ in known], [gadgets for _, gadgets in known]
    state.shown = [
        sum(
            below("shown", number, 3) << 2 * index("shown", criminal, CRIMINAL_NAMES)
            for criminal, number in row.shown.items()
        )
        for row in rows
    ]
    state.trophies = [sum(1 << index("trophies", name, CRIMINAL_NAMES) for name in set(row.trophies)) for row in rows]


def take_roll(state: State, roll: RollPosition) -> None:
    rolls = {each.value: each for each in Roll if each is not Roll.NONE}
    state.roll = rolls[one_of("roll", roll.kind, list(rolls))]
    state.skill = index("skill", roll.skill, SKILL_NAMES)
    state.roller = below("roller", roll.roller, state.seats)
    state.rival = NOWHERE if roll.rival is None else below("rival", roll.rival, state.seats)
    state.level, state.rival_level = below("level", roll.level, 7), below("rival_level", roll.rival_level, 7)
    state.black, state.white = below("black", roll.black, 7), below("white", roll.white, 7)
    state.total, state.rival_total = below("total", roll.total, 19), below("rival_total", roll.rival_total, 19)
    state.used = seat_set("used", roll.used, state.seats)
    state.passed = seat_set("passed", roll.passed, state.seats)
    state.special = NOWHERE if roll.special is None else below("special", roll.special, 4)
    state.slot = NOWHERE if roll.slot is None else index("slot", roll.slot, SLOT_NAMES)
    state.foe = NOWHERE if roll.foe is None else index("foe", roll.foe, CRIMINAL_NAMES)
    state.backing = sum(1 << below("backing", copy - 1, 2) for copy in set(roll.backing))


def card_sets(field: str, names: list[str], *, intel: bool = True) -> tuple[int, int]:
    """The intel and the gadgets of a list of cards; no card is there twice."""
    known = [*INTEL_NAMES, *GADGET_NAMES] if intel else GADGET_NAMES
    for name in names:
        one_of(field, name, known)
    if len(set(names)) != len(names):
        raise refused(field, " ".join(sorted(names)), "distinct")
    return (
        sum(1 << INTEL_NAMES.index(name) for name in names if name in INTEL_NAMES),
        sum(1 << GADGET_NAMES.index(name) for name in names if name in GADGET_NAMES),
    )


def seat_set(field: str, seats: list[int], number: int) -> int:
    return sum(1 << below(field, seat, number) for seat in set(seats))


def index(field: str, name: str, names: list[str]) -> int:
    return names.index(one_of(field, name, names))


def one_of(field: str, name: str, names: list[str]) -> str:
    if name not in names:
        raise refused(field, name, ", ".join(names))
    return name


def below(field: str, value: int, bound: int) -> int:
    if not 0 <= value < bound:
        raise refused(field, str(value), f"0..{bound - 1}")
    return value


def refused(field: str, got: str, expected: str) -> Refused:
    return Refused("wrong-field", {"field": field, "got": got, "expected": expected})
