"""Interventions in the secret bases: scouting, and fights against criminals.

No figure moves for them, and nobody is met. (JB-74, JB-78)
"""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import added, replaced
from tablee.games.james_bond_007.rules.board import BONUS, FOUGHT_WITH, RESISTANCE
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.criminals import is_empty
from tablee.games.james_bond_007.rules.dealing import find_out
from tablee.games.james_bond_007.rules.dossiers import shown_about
from tablee.games.james_bond_007.rules.moves import COLOUR_NAMES, CRIMINAL_NAMES, GONE, SKILL_NAMES, SLOT_NAMES
from tablee.games.james_bond_007.rules.phases import Phase, Roll
from tablee.games.james_bond_007.rules.rolling import lose_level, roll_black
from tablee.games.james_bond_007.rules.sets import count, one
from tablee.games.james_bond_007.rules.turns import all_neutralised, end_turn, finish


def show_intel(state: Components, seat: i64, card: i64) -> None:
    """One card about the base is shown to all, and kept; which of the two copies it is stays with the owner.
    (JB-8, JB-77, JB-G10)"""
    remember_shown(state, seat, card // 2, 1)
    if state.tape is not None:
        facts: Facts = {"seat": seat, "base": COLOUR_NAMES[card // 6], "criminal": CRIMINAL_NAMES[card // 2]}
        state.tell(Event("intel-shown", facts, reveals=True))


def remember_shown(state: Components, seat: i64, criminal: i64, number: i64) -> None:
    """All know that this dossier holds at least this many cards about a criminal."""
    seen = shown_about(state, seat, criminal)
    if seen < number:
        state.shown = added(state.shown, seat, (number - seen) * one(2 * criminal))


def scout(state: Components, seat: i64, slot: i64, card: i64) -> None:
    """A secret look at one criminal, which is remembered; that was the turn. (JB-80, JB-81, JB-82, JB-83)"""
    show_intel(state, seat, card)
    role = find_out(state, slot)
    state.scouts = replaced(state.scouts, slot, state.scouts[slot] | 1 << seat)
    if state.tape is not None:
        base = slot // 3
        facts: Facts = {"seat": seat, "slot": SLOT_NAMES[slot], "base": COLOUR_NAMES[base]}
        unseen = Event("slot-scouted", facts)
        own: Facts = {
            "seat": seat,
            "slot": SLOT_NAMES[slot],
            "base": COLOUR_NAMES[base],
            "criminal": CRIMINAL_NAMES[3 * base + role],
        }
        state.tell(Event("slot-scouted-own", own, [seat], unseen, True))
    end_turn(state)


def neutralise(state: Components, seat: i64, slot: i64, card: i64) -> None:
    """(JB-77, JB-84)"""
    show_intel(state, seat, card)
    fight(state, seat, slot)


def fight(state: Components, seat: i64, slot: i64) -> None:
    """The criminal is turned up, if it was not, and fought, whoever it is. (JB-84, JB-85, JB-86, JB-G14, JB-G15)"""
    foe = slot - slot % 3 + find_out(state, slot)
    was_up = state.up >> slot & 1
    state.up |= 1 << slot
    roll_black(state, Roll.FIGHT, seat, FOUGHT_WITH[foe])
    state.slot = slot
    state.foe = foe
    if state.tape is not None:
        name = CRIMINAL_NAMES[foe]
        facts: Facts = {"seat": seat, "slot": SLOT_NAMES[slot], "base": COLOUR_NAMES[slot // 3], "criminal": name}
        if was_up:
            state.tell(Event("criminal-challenged", facts))
        else:
            state.tell(Event("criminal-revealed", facts, reveals=True))
        rolled: Facts = {
            "seat": seat,
            "criminal": name,
            "skill": SKILL_NAMES[state.skill],
            "level": state.level,
            "die": state.black,
            "total": state.total,
        }
        state.tell(Event("fight-rolled", rolled))
    ask_fighter(state)


def ask_fighter(state: Components) -> None:
    """While the total is too low, bonus cards may be played, until all that are possible have been.
    (JB-10, JB-12, JB-87, JB-89)"""
    if is_beaten(state):
        win(state)
    elif is_out_of_help(state):
        lose(state)
    else:
        state.phase = Phase.FIGHT_WINDOW


def is_beaten(state: Components) -> bool:
    """(JB-90)"""
    return state.total > RESISTANCE[state.foe]


def is_out_of_help(state: Components) -> bool:
    """A gadget and both cards about the criminal have been played. (JB-11, JB-88, JB-89, JB-G28)"""
    return state.used != 0 and state.backing == 3


def play_intel(state: Components, seat: i64, card: i64) -> None:
    """A card about this criminal is shown and kept. (JB-8, JB-87, JB-88)"""
    state.backing |= 1 << card % 2
    state.total += BONUS
    remember_shown(state, seat, state.foe, count(state.backing))
    if state.tape is not None:
        facts: Facts = {"seat": seat, "criminal": CRIMINAL_NAMES[state.foe], "total": state.total}
        state.tell(Event("intel-played", facts, reveals=True))
    ask_fighter(state)


def stop_adding(state: Components, seat: i64) -> None:
    """Done, whatever else could be played. (JB-89)"""
    if state.tape is not None:
        state.tell(Event("bonus-done", {"seat": seat}))
    lose(state)


def lose(state: Components) -> None:
    """Exactly the resistance: nothing. Less: a point is lost. Either way the turn is over. (JB-91, JB-92, JB-G31)"""
    forget_copies(state)
    seat = state.active
    drawn = state.total == RESISTANCE[state.foe]
    if state.tape is not None:
        code = "fight-drawn" if drawn else "fight-lost"
        state.tell(Event(code, {"seat": seat, "criminal": CRIMINAL_NAMES[state.foe]}))
    if not drawn:
        lose_level(state, seat, state.skill)
    end_turn(state)


def forget_copies(state: Components) -> None:
    """What stays on the table of a fight is how many cards were played in it, not which."""
    if state.backing == 2:
        state.backing = 1


def win(state: Components) -> None:
    """The criminal is a trophy, and no level rises; the last one ends the match before anything else, or another may be
    fought. (JB-6, JB-90, JB-93, JB-94, JB-95, JB-G13, JB-G32)"""
    forget_copies(state)
    seat = state.active
    state.trophies = replaced(state.trophies, seat, state.trophies[seat] | 1 << state.foe)
    state.slots = replaced(state.slots, state.slot, GONE)
    state.scouts = replaced(state.scouts, state.slot, 0)
    state.up &= ~(1 << state.slot)
    state.struck = state.round
    base = state.slot // 3
    if state.tape is not None:
        facts: Facts = {
            "seat": seat,
            "criminal": CRIMINAL_NAMES[state.foe],
            "base": COLOUR_NAMES[base],
            "trophies": count(state.trophies[seat]),
        }
        state.tell(Event("criminal-neutralised", facts))
    if all_neutralised(state):
        finish(state, Event("all-neutralised", {}))
    elif state.chain and not is_empty(state, base):
        state.phase = Phase.CHAIN
        state.actor = seat
    else:
        end_turn(state)


def stop_fighting(state: Components, seat: i64) -> None:
    """Enough fought for this turn. (JB-93)"""
    if state.tape is not None:
        state.tell(Event("fights-stopped", {"seat": seat, "base": COLOUR_NAMES[state.slot // 3]}))
    end_turn(state)
