"""What is true in each phase, whatever has been played: who is asked, and what is under way."""

from typing import assert_never

from tablee.games.ncis.rules.ambush import CALLED, MOST_SHIFTS, owner_of_target, target_to_put
from tablee.games.ncis.rules.autopsie import LANES
from tablee.games.ncis.rules.bits import count
from tablee.games.ncis.rules.clues import to_name
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.decryptage import SIZES
from tablee.games.ncis.rules.gallery import MOST_SHOTS
from tablee.games.ncis.rules.lanes import DOWN, any_to_strike, camp_of_seat, entry, held
from tablee.games.ncis.rules.moves import (
    AUTOPSIE,
    BALISTIQUE,
    BULLETS,
    CRIMINAL,
    DECRYPTAGE,
    FIRST_OF_DECK,
    NCIS,
    NOBODY,
)
from tablee.games.ncis.rules.phases import Award, Finish, Phase, Retry
from tablee.games.ncis.rules.resolution import could_end, must_choose, resolving, tied_series
from tablee.games.ncis.rules.training import DRILLS, SHOOTING, drill_of
from tablee.games.ncis.rules.trials import eligible
from tablee.games.ncis.rules.turns import LAST_TURN, opponent, speaker

AMBUSHING = (Phase.CALL, Phase.BEGIN_SHOOTING, Phase.SHOOTING, Phase.AMBUSH_REMOVAL, Phase.MOVE_TARGETS)
TRYING = (Phase.WORD, Phase.BEGIN_TRIAL, Phase.TRIAL)
GAINING = (
    Phase.CATEGORY,
    Phase.AGENT,
    Phase.REMOVAL,
    Phase.LOOK,
    Phase.DISCARD,
    Phase.SIFT,
    Phase.PERFORMER,
    *TRYING,
)
RESOLVING = (Phase.SERIES, *GAINING)
ACCUSING = (Phase.ACCUSE_CRIMINEL, Phase.ACCUSE_ORGANISATION, Phase.ACCUSE_COMPLOT)
BREAKING_OFF = (*ACCUSING, Phase.OVER)  # whatever was under way stays as it is
TIMED = (Phase.BEGIN_SHOOTING, Phase.SHOOTING, Phase.BEGIN_TRIAL, Phase.TRIAL)
AGENTS_ONLY = (Phase.LAST_CHANCE, Phase.END_TURN, *ACCUSING)


def out_of_phase(state: Components) -> list[str]:
    """The names of the laws of its phase that this table breaks."""
    laws = {
        "turn-of-phase": turn_of_phase(state),
        "asked-of-phase": asked_of_phase(state),
        "end-of-phase": end_of_phase(state),
        "locked-of-phase": locked_of_phase(state),
        "targets-of-phase": targets_of_phase(state),
        "ambush-of-phase": ambush_of_phase(state),
        "series-of-phase": series_of_phase(state),
        "winner-of-phase": winner_of_phase(state),
        "choice-of-phase": choice_of_phase(state),
        "award-of-phase": award_of_phase(state),
        "trial-of-phase": trial_of_phase(state),
        "last-trial": last_trial(state),
        "names-of-phase": names_of_phase(state),
        "drill-of-phase": drill_of_phase(state),
    }
    return [name for name, holds in laws.items() if not holds]


def turn_of_phase(state: Components) -> bool:
    """The marker is with the agent on turn; some phases are the agents' only. (NCIS-004, NCIS-013, NCIS-150)"""
    if state.due == 0 or (state.actor and state.due != state.actor):
        return False
    if state.phase in AGENTS_ONLY and state.actor == 0:
        return False
    if state.phase is Phase.PLACE_TARGET and (state.actor or state.turn != 1):
        return False
    return not (state.model and state.phase in TIMED)


def asked_of_phase(state: Components) -> bool:
    """Who must decide. (section 6)"""
    asked = state.asked
    match state.phase:
        case Phase.PLAY | Phase.REPLAY | Phase.BEGIN_SHOOTING | Phase.SHOOTING | Phase.AMBUSH_REMOVAL:
            return asked == state.actor
        case Phase.LAST_CHANCE | Phase.END_TURN:
            return asked == state.actor
        case Phase.ACCUSE_CRIMINEL | Phase.ACCUSE_ORGANISATION | Phase.ACCUSE_COMPLOT:
            return asked == state.actor
        case Phase.CALL | Phase.MOVE_TARGETS:
            return asked == opponent(state)
        case Phase.CATEGORY:
            return asked in (0, state.due)
        case Phase.AGENT | Phase.PERFORMER:
            return asked == state.due
        case Phase.REMOVAL | Phase.DISCARD:
            return asked == speaker(state, state.winner)
        case Phase.LOOK | Phase.SIFT | Phase.WORD | Phase.SERIES:
            return asked == 0
        case Phase.BEGIN_TRIAL | Phase.TRIAL:
            return asked == state.performer
        case Phase.PLACE_TARGET:
            target = target_to_put(state)
            return target != NOBODY and asked == owner_of_target(state, target)
        case Phase.OVER:
            return True
        case _ as never:
            assert_never(never)


def end_of_phase(state: Components) -> bool:
    """The threat is at its goal only in the end, which has one reason. (NCIS-152, NCIS-154, NCIS-156)"""
    if state.phase is not Phase.OVER:
        return state.threat < state.goal
    if state.training:
        return state.turn == DRILLS
    accused = state.named[2] != NOBODY
    won = state.threat >= state.goal
    return not (accused and won) and (accused or won or state.turn == LAST_TURN) and state.threat <= state.goal


def locked_of_phase(state: Components) -> bool:
    """Locked zones wait until the cards of a turn are played, and none is left when the next one begins. (NCIS-080)"""
    if state.phase in (Phase.PLAY, Phase.END_TURN, Phase.PLACE_TARGET):
        return state.locked == 0 and not (state.phase is Phase.PLAY and state.resolved)
    if state.phase is Phase.LAST_CHANCE:
        return state.locked != 0 and could_end(state, resolving(state))
    if state.phase not in RESOLVING:
        return True
    if state.locked == 0:
        return False
    lane = state.lanes[resolving(state)]
    return not any(entry(lane, rank) & DOWN for rank in range(held(lane)))


def targets_of_phase(state: Components) -> bool:
    """By hand the targets are placed in the order in which they were dealt. (NCIS-S02)"""
    if state.phase is not Phase.PLACE_TARGET:
        return True
    late = False
    for seat in range(state.seats):
        for place in range(seat, 8, state.seats):
            missing = state.layout[place // 2 + (4 if place % 2 else 0)] == NOBODY
            if late and not missing:
                return False
            late = late or missing
    return late


def ambush_of_phase(state: Components) -> bool:
    """What an Embuscade has come to. (NCIS-042, NCIS-043, NCIS-049)"""
    calls = count(state.called)
    if state.ambush == NOBODY:
        quiet = calls == 0 and state.shot_word == 0 and state.shooting is Finish.NONE
        return quiet and not state.shots and state.shifts == 0 and state.phase not in AMBUSHING
    if state.phase not in AMBUSHING and state.phase not in BREAKING_OFF:
        return False
    if state.phase is Phase.CALL:
        if calls >= CALLED:
            return False
    elif calls != CALLED:
        return False
    before = state.phase in (Phase.CALL, Phase.BEGIN_SHOOTING, Phase.SHOOTING)
    if before and (state.shooting is not Finish.NONE or state.shots):
        return False
    if state.phase in (Phase.CALL, Phase.BEGIN_SHOOTING) and state.shot_word:
        return False
    if state.phase is Phase.AMBUSH_REMOVAL and state.shooting is not Finish.HIT:
        return False
    if state.phase is Phase.MOVE_TARGETS and state.shooting is Finish.NONE:
        return False
    if state.shooting in (Finish.PASSED, Finish.WRONG) or len(state.shots) > MOST_SHOTS:
        return False
    return state.shifts < MOST_SHIFTS and (state.shifts == 0 or state.phase is Phase.MOVE_TARGETS)


def series_of_phase(state: Components) -> bool:
    """Series are chosen secretly while somebody has still to choose. (NCIS-082, NCIS-165)"""
    if state.phase in BREAKING_OFF:
        return True
    if state.phase is not Phase.SERIES:
        return state.series == [NOBODY, NOBODY]
    if not state.manual or not (must_choose(state, CRIMINAL) or must_choose(state, NCIS)):
        return False
    for camp in (CRIMINAL, NCIS):
        if state.series[camp] != NOBODY and state.series[camp] not in tied_series(state, camp):
            return False
    return True


def winner_of_phase(state: Components) -> bool:
    """Who won the zone that is being resolved. (NCIS-087)"""
    if state.phase in BREAKING_OFF:
        return True
    if state.phase not in GAINING:
        return state.winner == NOBODY and not state.double and state.retry is Retry.NONE
    if state.phase in (Phase.LOOK, Phase.SIFT):
        return state.winner == CRIMINAL
    if state.phase in (Phase.REMOVAL, Phase.DISCARD):
        return state.winner != NOBODY
    return state.winner == NCIS


def choice_of_phase(state: Components) -> bool:
    """Nothing is asked that has only one answer. (section 6)"""
    looked = state.looked
    if state.phase is Phase.DISCARD:
        if looked == NOBODY or camp_of_seat(looked) == state.winner:
            return False
        return state.seen[looked] == state.hand[looked]
    if looked != NOBODY and state.phase not in BREAKING_OFF:
        return False
    match state.phase:
        case Phase.AGENT:
            return count(state.agents) > 1
        case Phase.REMOVAL:
            return any_to_strike(state, NCIS - state.winner)
        case Phase.LOOK:
            return state.seats > 2
        case Phase.PERFORMER:
            return count(eligible(state)) > 1
        case _:
            return True


def award_of_phase(state: Components) -> bool:
    """Rows are awarded one at a time, each in another category. (NCIS-100, NCIS-101)"""
    if state.phase in BREAKING_OFF:
        return True
    if state.phase is not Phase.CATEGORY:
        return state.award_left == 0 and state.award_used == 0
    most = 3 if state.award is Award.VALUE else 1 if state.award is Award.AGENT else 2
    return 0 < state.award_left <= most - count(state.award_used) and count(to_name(state)) > 1


def trial_of_phase(state: Components) -> bool:
    """The trial that is being played, or nothing of one. (NCIS-132, NCIS-137, 8.3)"""
    if state.trial_card == NOBODY:
        absent = state.performer == state.announced == state.held_card == NOBODY
        return absent and state.trial_word == 0 and not state.short and state.phase not in TRYING
    if (state.phase not in TRYING and state.phase not in BREAKING_OFF) or state.locked == 0 or state.performer < 1:
        return False
    deck = resolving(state)
    for card in (state.trial_card, state.held_card):
        if card != NOBODY and not FIRST_OF_DECK[deck] <= card < FIRST_OF_DECK[deck + 1]:
            return False
    if (state.held_card != NOBODY) != (state.retry is Retry.USED):
        return False
    if deck == BALISTIQUE and state.trial_word:
        return False
    said = state.announced != NOBODY
    if state.phase is Phase.WORD:
        return deck == DECRYPTAGE and not said
    return said == (deck == DECRYPTAGE)


def last_trial(state: Components) -> bool:
    """A trial that is over, as it is shown to everybody. (section 5)"""
    card, given = state.past_card, state.past_given
    if card == NOBODY:
        return True
    if state.past_finish not in (Finish.PASSED, Finish.WRONG, Finish.TIMEOUT) or state.past_performer < 1:
        return False
    deck = DECRYPTAGE if card < FIRST_OF_DECK[1] else BALISTIQUE if card < FIRST_OF_DECK[2] else AUTOPSIE
    if (state.past_announced != NOBODY) != (deck == DECRYPTAGE):
        return False
    if deck != BALISTIQUE:
        most = SIZES[state.trial_level] ** 2 - 1 if deck == DECRYPTAGE else LANES[state.trial_level]
        least = 0 if deck == DECRYPTAGE else 1
        bullets = state.past_right != NOBODY or state.past_wrong != NOBODY
        return not bullets and (given == NOBODY or least <= given <= most)
    return state.past_word == 0 and (given == NOBODY or 1 <= given <= BULLETS)


def names_of_phase(state: Components) -> bool:
    """Names are given in their order, and only in an accusation. (NCIS-150)"""
    said = [name != NOBODY for name in state.named]
    match state.phase:
        case Phase.ACCUSE_ORGANISATION:
            return said == [True, False, False]
        case Phase.ACCUSE_COMPLOT:
            return said == [True, True, False]
        case Phase.OVER:
            return all(said) or not any(said)
        case _:
            return not any(said)


def drill_of_phase(state: Components) -> bool:
    """In a training nothing but trials and shootings is asked, and no more has failed than was tried. (NCIS-168)"""
    if not state.training:
        return True
    if state.phase is Phase.PLACE_TARGET or state.phase is Phase.OVER:
        return state.threat <= (0 if state.phase is Phase.PLACE_TARGET else DRILLS)
    if state.turn > DRILLS or state.threat >= state.turn or any(state.rows) or any(state.lanes):
        return False
    if drill_of(state) == SHOOTING:
        return state.phase in (Phase.CALL, Phase.BEGIN_SHOOTING, Phase.SHOOTING)
    return state.phase in TRYING and resolving(state) == drill_of(state)
