"""How a match of NCIS flows: what each move does, and what follows without a question."""

from typing import assert_never

from mypy_extensions import i64

from tablee.games.ncis.rules import accusation, ambush, clues, plays, resolution, training, trials, turns, verbs
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.moves import (
    ACCUSE,
    AGENT,
    AMBUSH,
    AMBUSH_CARD,
    CALL,
    CLUE,
    DISCARD,
    HIDE,
    INFORMER_CARD,
    LOOK,
    NAME,
    NOBODY,
    PASS,
    PERFORM,
    PUT,
    SERIES_MOVE,
    SLOTS,
    STRIKE,
    SWAP,
    SWAPS,
    WORD,
    ZONES,
)
from tablee.games.ncis.rules.phases import Phase, Step


def make(state: Components, seat: i64, move: i64) -> None:
    """Make a move, and go on until somebody must choose or the match is over. (NCIS-014)"""
    go_on(state, accusation.accuse(state, seat) if move == ACCUSE else answer(state, seat, move))


def go_on(state: Components, step: Step) -> None:
    """Do what comes next until somebody must choose or the match is over."""
    while step is not Step.ASK:
        step = follow(state, step)


def follow(state: Components, step: Step) -> Step:
    """What is done next without a question."""
    match step:
        case Step.RESOLVE:
            return resolution.resolve_next(state)
        case Step.END:
            return turns.end_turn(state)
        case Step.NEXT_TURN:
            return training.next_drill(state) if state.training else turns.begin_next_turn(state)
        case Step.COMPARE:
            return resolution.compare(state)
        case Step.AWARD:
            return clues.name_next(state)
        case Step.POWER:
            return verbs.use_power(state)
        case Step.TRIAL:
            return trials.begin_trial_step(state)
        case Step.DRAW_TRIAL:
            return trials.draw_card(state)
        case Step.CLEANUP:
            return resolution.clean_up(state)
        case Step.AMBUSHED:
            return ambush.end_ambush(state)
        case Step.DRILL:
            return training.begin_drill(state)
        case Step.ASK:
            return step
        case _ as never:
            assert_never(never)


def answer(state: Components, seat: i64, move: i64) -> Step:
    """What a seat does about the decision it faces."""
    match state.phase:  # the phases asked most come first
        case Phase.PLAY | Phase.REPLAY:
            return play(state, seat, move)
        case Phase.END_TURN:
            return turns.close(state, seat)
        case Phase.CATEGORY:
            return clues.show_row(state, move - CLUE)
        case Phase.MOVE_TARGETS:
            if move == PASS:
                return ambush.keep_targets(state, seat)
            return ambush.move_target(state, seat, (move - PUT) // SLOTS, (move - PUT) % SLOTS)
        case Phase.CALL:
            return ambush.call(state, seat, move - CALL)
        case Phase.BEGIN_SHOOTING:
            return ambush.begin_shooting(state, seat)
        case Phase.SHOOTING:
            return ambush.shot(state, seat, move)
        case Phase.AMBUSH_REMOVAL:
            return ambush.strike_ambushed(state, seat, NOBODY if move == PASS else move - STRIKE)
        case Phase.LAST_CHANCE:
            return resolution.let_it_come(state, seat)
        case Phase.SERIES:
            return resolution.choose_series(state, seat, move - SERIES_MOVE)
        case Phase.AGENT:
            return verbs.use_agent(state, seat, move - AGENT)
        case Phase.REMOVAL:
            return verbs.remove(state, seat, NOBODY if move == PASS else move - STRIKE)
        case Phase.LOOK:
            return verbs.see_to_discard(state, seat, move - LOOK + 1)
        case Phase.DISCARD:
            return verbs.discard_seen(state, seat, move - DISCARD)
        case Phase.SIFT:
            return verbs.sift(state, move - DISCARD)
        case Phase.PERFORMER:
            return trials.perform(state, seat, move - PERFORM + 1)
        case Phase.WORD:
            return trials.announce(state, move - WORD)
        case Phase.BEGIN_TRIAL:
            return trials.begin(state, seat)
        case Phase.TRIAL:
            return trials.answer(state, move)
        case Phase.ACCUSE_CRIMINEL | Phase.ACCUSE_ORGANISATION | Phase.ACCUSE_COMPLOT:
            return accusation.name(state, seat, move - NAME)
        case Phase.PLACE_TARGET:
            return ambush.put_first(state, seat, (move - PUT) // SLOTS, (move - PUT) % SLOTS)
        case Phase.OVER:
            raise RuntimeError("a move after the end")
        case _ as never:
            assert_never(never)


def play(state: Components, seat: i64, move: i64) -> Step:
    """One Operation card, of any kind; only a replay may be left out. (NCIS-014, NCIS-027, NCIS-031)"""
    if move < HIDE:
        return plays.lay(state, seat, move // ZONES, move % ZONES, face_up=True)
    if move < AMBUSH:
        return plays.lay(state, seat, (move - HIDE) // ZONES, (move - HIDE) % ZONES, face_up=False)
    if move < SWAP:
        return ambush.play_ambush(state, seat, move - AMBUSH + AMBUSH_CARD)
    if move < PASS:
        return plays.exchange(state, seat, (move - SWAP) // SWAPS + INFORMER_CARD, (move - SWAP) % SWAPS)
    return plays.decline_replay(state, seat)
