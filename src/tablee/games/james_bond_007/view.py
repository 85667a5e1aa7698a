"""What one seat, or a spectator, sees of a table of James Bond 007: built from nothing, field by field.

phase, round (0 before the first turn), first, active (whose turn it is), asked, kind (None when over)
quiet: complete rounds in a row without a neutralisation; stale_limit, round_limit: None when off
colours: the colours in play ("ro" ...), in their fixed order, as far as passports are out
sites: 36 of {id, colour, printed, left, face}: cards that lie there, the skill that shows (None without a card)
bases: one for each colour in play of {id, slots: 3 of {id, state: "down" | "up" | "gone",
       criminal: id or None when this viewer does not know it, scouts: seats that have looked there}};
       none before the cards are laid
discard: gadgets spent, sorted
roll: the last roll, or None: {kind: "action" | "training" | "duel" | "fight", seat, skill, level, die, bonus, total,
      needed: what the total must exceed (None in a duel and in training), target, target_level, target_die,
      target_bonus, target_total (duels), used: seats that played a gadget on it, special (None until rolled),
      slot, criminal, intel: cards about the criminal played so far (fights)}
seats: {seat, agent (None before it is chosen), colour, levels: {c, f, a} or None, site ("s01" ..., "hq", None before
       it is placed), must_leave, cards: size of the dossier, dossier: own cards, sorted, None for others,
       known: cards this viewer has seen go into that dossier, shown: {criminal: how many cards about it this seat
       has shown and still holds}, trophies: criminals, rank (None before the end)}
"""

from tablee.engine.game import Json
from tablee.games.james_bond_007.board import ACTION, PRINTED, RESISTANCE, SITE_COLOUR
from tablee.games.james_bond_007.moves import (
    AGENT_NAMES,
    COLOUR_NAMES,
    COLOURS,
    CRIMINAL_NAMES,
    GADGET_NAMES,
    INTEL_NAMES,
    SITE_NAMES,
    SITES,
    SKILL_NAMES,
    SLOT_NAMES,
)
from tablee.games.james_bond_007.sets import members
from tablee.games.james_bond_007.state import GONE, NOWHERE, Phase, Roll, Table

NOBODY = -1  # a spectator's seat: no seat's secrets are his
SET_UP = (Phase.PASSPORT, Phase.PLACEMENT)


def view(state: Table, seat: int | None) -> dict[str, Json]:
    """What this seat knows; None is a spectator."""
    viewer = NOBODY if seat is None else seat
    colours = [colour for colour in range(COLOURS) if any(agent // 2 == colour for agent in state.agents)]
    set_up = state.phase in SET_UP
    return {
        "phase": state.phase.value,
        "round": state.round,
        "first": None if set_up else state.first,
        "active": None if set_up else state.active,
        "asked": list(state.pending()),
        "kind": state.kind(state.actor) if state.phase is not Phase.OVER else None,
        "quiet": state.quiet(),
        "stale_limit": state.stale_limit or None,
        "round_limit": state.round_limit or None,
        "colours": [COLOUR_NAMES[colour] for colour in colours],
        "sites": [site_view(state, site) for site in range(SITES)],
        "bases": [] if set_up else [base_view(state, colour, viewer) for colour in colours],
        "discard": names_in(state.discard, GADGET_NAMES),
        "roll": roll_view(state),
        "seats": [seat_view(state, owner, viewer) for owner in range(state.seats)],
    }


def site_view(state: Table, site: int) -> Json:
    """(JB-32, JB-33)"""
    return {
        "id": SITE_NAMES[site],
        "colour": COLOUR_NAMES[SITE_COLOUR[site]],
        "printed": SKILL_NAMES[PRINTED[site]],
        "left": state.left[site],
        "face": SKILL_NAMES[state.face[site]] if state.left[site] else None,
    }


def base_view(state: Table, colour: int, viewer: int) -> Json:
    """(JB-20, JB-81, JB-83)"""
    return {
        "id": COLOUR_NAMES[colour],
        "slots": [slot_view(state, slot, viewer) for slot in range(3 * colour, 3 * colour + 3)],
    }


def slot_view(state: Table, slot: int, viewer: int) -> Json:
    role = state.slots[slot]
    up = bool(state.up >> slot & 1)
    remembered = viewer != NOBODY and bool(state.scouts[slot] >> viewer & 1) and state.memory_aid
    return {
        "id": SLOT_NAMES[slot],
        "state": "gone" if role == GONE else "up" if up else "down",
        "criminal": CRIMINAL_NAMES[slot // 3 * 3 + role] if role != GONE and (up or remembered) else None,
        "scouts": seats_in(state.scouts[slot]),
    }


def roll_view(state: Table) -> Json:
    if state.roll is Roll.NONE:
        return None
    duel, fight = state.roll is Roll.DUEL, state.roll is Roll.FIGHT
    action = state.roll is Roll.ACTION
    return {
        "kind": state.roll.value,
        "seat": state.roller,
        "skill": SKILL_NAMES[state.skill],
        "level": state.level,
        "die": state.black,
        "bonus": state.total - state.level - state.black,
        "total": None if state.roll is Roll.TRAINING else state.total,
        "needed": ACTION if action else RESISTANCE[state.foe] if fight else None,
        "target": state.rival if duel else None,
        "target_level": state.rival_level if duel else None,
        "target_die": state.white if duel else None,
        "target_bonus": state.rival_total - state.rival_level - state.white if duel else None,
        "target_total": state.rival_total if duel else None,
        "used": seats_in(state.used),
        "special": state.special if state.special != NOWHERE else None,
        "slot": SLOT_NAMES[state.slot] if fight else None,
        "criminal": CRIMINAL_NAMES[state.foe] if fight else None,
        "intel": int(state.backing).bit_count() if fight else None,
    }


def seat_view(state: Table, owner: int, viewer: int) -> Json:
    agent, place = state.agents[owner], state.spot[owner]
    own = owner == viewer
    outcome = state.outcome()
    levels = state.levels[3 * owner : 3 * owner + 3]
    return {
        "seat": owner,
        "agent": None if agent == NOWHERE else AGENT_NAMES[agent],
        "colour": None if agent == NOWHERE else COLOUR_NAMES[agent // 2],
        "levels": None if agent == NOWHERE else dict(zip(SKILL_NAMES, levels, strict=True)),
        "site": None if place == NOWHERE else SITE_NAMES[place],
        "must_leave": bool(state.must_leave >> owner & 1),
        "cards": state.cards(owner),
        "dossier": dossier(state.intel[owner], state.gadgets[owner]) if own else None,
        "known": known(state, owner, viewer),
        "shown": shown(state, owner),
        "trophies": names_in(state.trophies[owner], CRIMINAL_NAMES),
        "rank": None if outcome is None else outcome.ranks[owner],
    }


def known(state: Table, owner: int, viewer: int) -> list[Json]:
    """The cards of a dossier that somebody else has seen go there. (JB-69)"""
    if viewer in (NOBODY, owner):
        return []
    return dossier(state.intel[owner] & state.known_intel[viewer], state.gadgets[owner] & state.known_gadgets[viewer])


def shown(state: Table, owner: int) -> Json:
    """What all have been shown of a dossier and nobody has stolen from it since. (JB-77, JB-87)"""
    counts = state.shown[owner]
    return {CRIMINAL_NAMES[digit // 2]: counts >> digit // 2 * 2 & 3 for digit in members(counts)}


def dossier(intel: int, gadgets: int) -> list[Json]:
    return [*names_in(intel, INTEL_NAMES), *names_in(gadgets, GADGET_NAMES)]


def names_in(numbers: int, names: list[str]) -> list[Json]:
    return [names[number] for number in members(numbers)]


def seats_in(seats: int) -> list[Json]:
    return [*members(seats)]
