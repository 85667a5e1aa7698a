"""What one seat, or a spectator, sees of a table of James Bond 007: built from nothing, field by field."""

from typing import Literal

from msgspec import Struct

from tablee.engine.outcome import Outcome
from tablee.games.james_bond_007.rules.agents import colours_in_play
from tablee.games.james_bond_007.rules.board import ACTION, PRINTED, RESISTANCE, SITE_COLOUR
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.content import Skill
from tablee.games.james_bond_007.rules.dossiers import cards_held
from tablee.games.james_bond_007.rules.fields import FIELDS
from tablee.games.james_bond_007.rules.moves import (
    COLOUR_NAMES,
    CRIMINAL_NAMES,
    GADGET_NAMES,
    GONE,
    INTEL_NAMES,
    NOWHERE,
    SITE_NAMES,
    SITES,
    SLOT_NAMES,
)
from tablee.games.james_bond_007.rules.phases import SET_UP, Phase, Roll
from tablee.games.james_bond_007.rules.sets import count, members
from tablee.games.james_bond_007.rules.turns import quiet_rounds

NOBODY = -1  # a spectator's seat: no seat's secrets are his
SKILLS: tuple[Skill, ...] = ("c", "f", "a")


class SiteView(Struct, frozen=True):
    id: str
    colour: str
    printed: Skill
    left: int  # cards that lie there
    face: Skill | None  # the skill that shows; None without a card


class SlotView(Struct, frozen=True):
    id: str
    state: Literal["down", "up", "gone"]
    criminal: str | None  # None when this viewer does not know
    scouts: list[int]  # seats that have looked there


class BaseView(Struct, frozen=True):
    id: str
    slots: list[SlotView]


class RollView(Struct, frozen=True):
    kind: str  # action, training, duel or fight
    seat: int
    skill: Skill
    level: int
    die: int
    bonus: int
    total: int | None  # None in training
    needed: int | None  # what the total must exceed; None in a duel and in training
    target: int | None  # this and the next four: of a duel
    target_level: int | None
    target_die: int | None
    target_bonus: int | None
    target_total: int | None
    used: list[int]  # seats that played a gadget on it
    special: int | None  # None until it is rolled
    slot: str | None  # this and the next two: of a fight
    criminal: str | None
    intel: int | None  # cards about the criminal played so far


class SeatView(Struct, frozen=True):
    seat: int
    agent: str | None  # None before it is chosen
    colour: str | None
    levels: dict[Skill, int] | None
    site: str | None  # "s01" ..., "hq"; None before it is placed
    must_leave: bool
    cards: int  # in the dossier
    dossier: list[str] | None  # the own cards, sorted; None for others
    known: list[str]  # cards this viewer has seen go into that dossier
    shown: dict[str, int]  # by criminal: how many cards about it this seat has shown and still holds
    trophies: list[str]
    rank: int | None  # None before the end


class View(Struct, frozen=True):
    phase: str
    round: int  # 0 before the first turn
    first: int | None
    active: int | None  # whose turn it is
    asked: list[int]
    kind: str | None  # of the decision; None when the match is over
    quiet: int  # complete rounds in a row without a neutralisation
    stale_limit: int | None  # None when off
    round_limit: int | None
    colours: list[str]  # in play, as far as passports are out, in their fixed order
    sites: list[SiteView]
    bases: list[BaseView]  # one for each colour in play; none before the cards are laid
    discard: list[str]  # gadgets spent, sorted
    roll: RollView | None  # the last one
    seats: list[SeatView]
    reason: str | None  # the rule that ended the match


def view(state: Components, seat: int | None) -> View:
    """What this seat knows; None is a spectator."""
    viewer = NOBODY if seat is None else seat
    colours = members(colours_in_play(state))
    set_up = state.phase in SET_UP
    outcome = state.outcome()
    return View(
        **FIELDS.public(state),
        first=None if set_up else state.first,
        active=None if set_up else state.active,
        asked=state.pending(),
        kind=state.kind(state.actor) if state.phase is not Phase.OVER else None,
        quiet=quiet_rounds(state),
        stale_limit=state.stale_limit or None,
        round_limit=state.round_limit or None,
        colours=[COLOUR_NAMES[colour] for colour in colours],
        sites=[site_view(state, site) for site in range(SITES)],
        bases=[] if set_up else [base_view(state, colour, viewer) for colour in colours],
        roll=roll_view(state),
        seats=[seat_view(state, owner, viewer, outcome) for owner in range(state.seats)],
        reason=None if outcome is None else outcome.reason,
    )


def site_view(state: Components, site: int) -> SiteView:
    """(JB-32, JB-33)"""
    return SiteView(
        id=SITE_NAMES[site],
        colour=COLOUR_NAMES[SITE_COLOUR[site]],
        printed=SKILLS[PRINTED[site]],
        left=state.left[site],
        face=SKILLS[state.face[site]] if state.left[site] else None,
    )


def base_view(state: Components, colour: int, viewer: int) -> BaseView:
    """(JB-20)"""
    return BaseView(
        COLOUR_NAMES[colour], [slot_view(state, slot, viewer) for slot in range(3 * colour, 3 * colour + 3)]
    )


def slot_view(state: Components, slot: int, viewer: int) -> SlotView:
    """A scout goes on seeing whom it has seen, if the table helps it remember. (JB-81, JB-83)"""
    role = state.slots[slot]
    up = bool(state.up >> slot & 1)
    remembered = viewer != NOBODY and bool(state.scouts[slot] >> viewer & 1) and state.memory_aid
    return SlotView(
        id=SLOT_NAMES[slot],
        state="gone" if role == GONE else "up" if up else "down",
        criminal=CRIMINAL_NAMES[slot // 3 * 3 + role] if role != GONE and (up or remembered) else None,
        scouts=members(state.scouts[slot]),
    )


def roll_view(state: Components) -> RollView | None:
    if state.roll is Roll.NONE:
        return None
    duel, fight = state.roll is Roll.DUEL, state.roll is Roll.FIGHT
    action = state.roll is Roll.ACTION
    return RollView(
        kind=state.roll.value,
        seat=state.roller,
        skill=SKILLS[state.skill],
        level=state.level,
        die=state.black,
        bonus=state.total - state.level - state.black,
        total=None if state.roll is Roll.TRAINING else state.total,
        needed=ACTION if action else RESISTANCE[state.foe] if fight else None,
        target=state.rival if duel else None,
        target_level=state.rival_level if duel else None,
        target_die=state.white if duel else None,
        target_bonus=state.rival_total - state.rival_level - state.white if duel else None,
        target_total=state.rival_total if duel else None,
        used=members(state.used),
        special=state.special if state.special != NOWHERE else None,
        slot=SLOT_NAMES[state.slot] if fight else None,
        criminal=CRIMINAL_NAMES[state.foe] if fight else None,
        intel=count(state.backing) if fight else None,
    )


def seat_view(state: Components, owner: int, viewer: int, outcome: Outcome | None) -> SeatView:
    """Of somebody else's dossier there is the number of cards. (JB-5, JB-G18)"""
    agent = state.agents[owner]
    levels = state.levels[3 * owner : 3 * owner + 3]
    return SeatView(
        **FIELDS.public_of_seat(state, owner),
        seat=owner,
        colour=None if agent == NOWHERE else COLOUR_NAMES[agent // 2],
        levels=None if agent == NOWHERE else dict(zip(SKILLS, levels, strict=True)),
        cards=cards_held(state, owner),
        dossier=dossier(state.intel[owner], state.gadgets[owner]) if owner == viewer else None,
        known=known(state, owner, viewer),
        rank=None if outcome is None else outcome.ranks[owner],
    )


def known(state: Components, owner: int, viewer: int) -> list[str]:
    """The cards of a dossier that somebody else has seen go there. (JB-69)"""
    if viewer in (NOBODY, owner):
        return []
    return dossier(state.intel[owner] & state.known_intel[viewer], state.gadgets[owner] & state.known_gadgets[viewer])


def dossier(intel: int, gadgets: int) -> list[str]:
    return [*names_in(intel, INTEL_NAMES), *names_in(gadgets, GADGET_NAMES)]


def names_in(numbers: int, names: list[str]) -> list[str]:
    return [names[number] for number in members(numbers)]
