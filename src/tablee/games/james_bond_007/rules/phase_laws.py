"""What is true in each phase, whatever has been played: who is asked, what was rolled, and why it is not over yet."""

from collections.abc import Callable
from typing import Final

from tablee.games.james_bond_007.rules.agents import level_of, met_by
from tablee.games.james_bond_007.rules.bases import is_beaten, is_out_of_help
from tablee.games.james_bond_007.rules.board import ACTION, BONUS, FOUGHT_WITH, PRINTED, RESISTANCE
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.criminals import fallen, is_empty
from tablee.games.james_bond_007.rules.dossiers import about, opens, shown_about
from tablee.games.james_bond_007.rules.duel import asked_in_duel
from tablee.games.james_bond_007.rules.investigation import fails, falls_short, is_success
from tablee.games.james_bond_007.rules.moves import GONE, NOWHERE, SITES
from tablee.games.james_bond_007.rules.phases import SET_UP, Phase, Roll
from tablee.games.james_bond_007.rules.sets import count
from tablee.games.james_bond_007.rules.turns import all_neutralised, is_last_round, is_stale, quiet_rounds


def out_of_phase(state: Components) -> list[str]:
    """The first law of its phase that this table breaks: each takes for granted what those before it say."""
    for name, holds in LAWS.items():
        if not holds(state):
            return [name]
    return []


def phase_of_options(state: Components) -> bool:
    """Dealt passports are not chosen, agents at headquarters are not placed, fights may not go on. (JB-15, JB-17)"""
    if state.phase is Phase.PASSPORT:
        return not state.dealt
    if state.phase is Phase.PLACEMENT:
        return not state.from_hq
    return state.chain or state.phase is not Phase.CHAIN


def round_of_phase(state: Components) -> bool:
    """Rounds are counted from the first turn on; the last neutralisation was in one of them. (JB-101)"""
    if state.phase in SET_UP:
        return state.round == state.struck == state.first == state.active == 0
    return state.round >= 1 and state.struck <= state.round and (state.struck > 0) == (fallen(state) > 0)


def end_of_match(state: Components) -> bool:
    """A match is over when it must be, and not before. (JB-95, JB-101, JB-102)"""
    if state.phase in SET_UP:
        return True
    if state.round_limit and state.round > state.round_limit:
        return False
    left = state.stale_limit - quiet_rounds(state) if state.stale_limit else 1  # quiet rounds until the standstill
    if state.phase is not Phase.OVER:
        return left > 0 and not all_neutralised(state)
    last_turn = (state.active + 1) % state.seats == state.first
    timed_out = is_stale(state) or is_last_round(state)
    return left >= 0 and (all_neutralised(state) or (last_turn and timed_out))


def dice_of_roll(state: Components) -> bool:
    """A duel has a white die too, and somebody else who rolled it. (JB-7)"""
    if state.roll is Roll.NONE:
        return state.phase in SET_UP or state.phase is Phase.OPERATION
    if state.phase in SET_UP:
        return False
    if state.roll is Roll.DUEL:
        return state.rival not in (NOWHERE, state.roller) and state.white > 0 and state.rival_level > 0
    return state.rival == NOWHERE and state.white == state.rival_level == state.rival_total == 0


def bonus_of_roll(state: Components) -> bool:
    """Totals are die, level and what was played; nobody played and passed. (JB-9, JB-11, JB-87)"""
    if state.roll is Roll.NONE:
        return True
    taking_part = 1 << state.roller
    gadget = BONUS if state.used >> state.roller & 1 else 0
    if state.roll is Roll.DUEL:
        taking_part |= 1 << state.rival
        rival_gadget = BONUS if state.used >> state.rival & 1 else 0
        if state.rival_total != state.rival_level + state.white + rival_gadget:
            return False
    if (state.used | state.passed) & ~taking_part or state.used & state.passed:
        return False
    if state.roll is Roll.TRAINING and (state.used or state.passed):
        return False
    if state.roll is Roll.ACTION and (state.used or state.passed) and state.level + state.black > ACTION:
        return False
    if state.roll is Roll.FIGHT and state.passed:
        return False
    return state.total == state.level + state.black + gadget + BONUS * count(state.backing)


def foe_of_roll(state: Components) -> bool:
    """A fight is against a criminal in a slot of its base, with its skill; no more was played than needed. (JB-4)"""
    if state.roll is not Roll.FIGHT:
        return state.slot == state.foe == NOWHERE and state.backing == 0
    if state.slot == NOWHERE or state.foe == NOWHERE or state.slot // 3 != state.foe // 3:
        return False
    if state.skill != FOUGHT_WITH[state.foe]:
        return False
    played = state.used or state.backing
    if played and state.total - BONUS > RESISTANCE[state.foe]:
        return False
    return state.phase is Phase.FIGHT_WINDOW or state.backing != 2


def special_of_roll(state: Components) -> bool:
    """The special die is rolled when a duel has a winner. (JB-67)"""
    won = state.roll is Roll.DUEL and state.phase is not Phase.DUEL_WINDOW and state.total != state.rival_total
    return (state.special != NOWHERE) == won


def moment_of_phase(state: Components) -> bool:
    """Who is asked, and about which roll."""
    match state.phase:
        case Phase.OPERATION:
            return state.actor == state.active
        case Phase.ACTION_WINDOW:
            return rolled_on_site(state) and window_is_open(state)
        case Phase.REWARD:
            return rolled_on_site(state) and not window_is_open(state) and is_success(state)
        case Phase.CONFRONTATION:
            return confronted(state)
        case Phase.DUEL_WINDOW:
            return duelling(state)
        case Phase.FIGHT_WINDOW:
            return fighting(state)
        case Phase.CHAIN:
            return chaining(state)
        case _:
            return True


def on_turn(state: Components) -> bool:
    return state.actor == state.active == state.roller


def rolled_on_site(state: Components) -> bool:
    """The action of the site was rolled, and nothing has come of it yet. (JB-32, JB-34)"""
    place = state.spot[state.active]
    if not on_turn(state) or not 0 <= place < SITES or state.must_leave >> state.active & 1:
        return False
    if state.left[place]:
        as_asked = state.roll is Roll.ACTION and state.skill == state.face[place]
    else:
        as_asked = state.roll is Roll.TRAINING and state.skill == PRINTED[place]
    return as_asked and state.level == level_of(state, state.active, state.skill)


def window_is_open(state: Components) -> bool:
    """(JB-35, JB-105)"""
    return falls_short(state) and not state.used and not state.passed


def confronted(state: Components) -> bool:
    """After the action, whoever has the initiative is asked. (JB-58, JB-59)"""
    active = state.active
    other = met_by(state, active)
    if other == NOWHERE or state.roll not in (Roll.ACTION, Roll.TRAINING) or state.roller != active:
        return False
    if is_success(state):
        return state.actor == active and not state.must_leave >> active & 1
    return state.actor == other and bool(state.must_leave >> active & 1) == fails(state)


def duelling(state: Components) -> bool:
    """(JB-62, JB-63, JB-64)"""
    if state.roll is not Roll.DUEL or met_by(state, state.roller) != state.rival:
        return False
    if state.active not in (state.roller, state.rival):
        return False
    if state.level != level_of(state, state.roller, state.skill):
        return False
    if state.rival_level != level_of(state, state.rival, state.skill):
        return False
    return state.actor == asked_in_duel(state)


def is_inside(state: Components) -> bool:
    """Whether the active seat fights in a base that its intel opens. (JB-75)"""
    return state.roll is Roll.FIGHT and on_turn(state) and opens(state, state.active, state.slot // 3) != 0


def fighting(state: Components) -> bool:
    """(JB-84, JB-85, JB-86, JB-87, JB-88, JB-89)"""
    if not is_inside(state):
        return False
    if not state.up >> state.slot & 1 or state.slots[state.slot] != state.foe % 3:
        return False
    held = about(state, state.active, state.foe)
    shown = shown_about(state, state.active, state.foe)
    if (
        state.backing & ~held
        or count(state.backing) > shown
        or state.level != level_of(state, state.active, state.skill)
    ):
        return False
    return not is_beaten(state) and not is_out_of_help(state)


def chaining(state: Components) -> bool:
    """(JB-90, JB-93)"""
    if not is_inside(state):
        return False
    won = bool(state.trophies[state.active] >> state.foe & 1) and is_beaten(state)
    return (
        won and state.slots[state.slot] == GONE and state.struck == state.round and not is_empty(state, state.slot // 3)
    )


LAWS: Final[dict[str, Callable[[Components], bool]]] = {
    "phase-of-options": phase_of_options,
    "round-of-phase": round_of_phase,
    "end-of-match": end_of_match,
    "dice-of-roll": dice_of_roll,
    "bonus-of-roll": bonus_of_roll,
    "foe-of-roll": foe_of_roll,
    "special-of-roll": special_of_roll,
    "moment-of-phase": moment_of_phase,
}
