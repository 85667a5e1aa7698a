"""Why a move is not allowed now: the rule behind it, from what the one who asks can see."""

from typing import assert_never

from mypy_extensions import i64

from tablee.games.ncis.rules.bits import bit
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.lanes import camp_of_seat, cards_of, is_locked
from tablee.games.ncis.rules.moves import (
    ACCUSE,
    AGENT,
    AMBUSH,
    AMBUSH_CARD,
    CATEGORIES,
    CLUE,
    HIDE,
    INFORMER_CARD,
    LOOK,
    NCIS,
    NO_SWAP,
    PAIRS,
    PASS,
    PERFORM,
    ROWS,
    SERIES_MOVE,
    STRIKE,
    SWAP,
    SWAPS,
    ZONES,
)
from tablee.games.ncis.rules.phases import Phase


def why_not(state: Components, seat: int, move: int) -> str:
    """The ID of the rule that forbids this move to this seat, which is asked something else or somewhere else."""
    if move == ACCUSE:
        return "NCIS-150" if state.phase is Phase.OVER or seat == 0 else "NCIS-151"
    match state.phase:
        case Phase.PLAY:
            return why_not_play(state, seat, move, other="NCIS-014")
        case Phase.REPLAY:
            return why_not_play(state, seat, move, other="NCIS-030")
        case Phase.CALL:
            return "NCIS-042"
        case Phase.BEGIN_SHOOTING | Phase.SHOOTING:
            return "NCIS-043"
        case Phase.AMBUSH_REMOVAL:
            return why_not_strike(state, seat, move, other="NCIS-047")
        case Phase.MOVE_TARGETS:
            return "NCIS-049"
        case Phase.LAST_CHANCE:
            return "NCIS-157"
        case Phase.SERIES:
            return "NCIS-081" if SERIES_MOVE <= move < CLUE else "NCIS-082"
        case Phase.CATEGORY:
            return why_not_clue(state, move)
        case Phase.AGENT:
            return "NCIS-120" if AGENT <= move < LOOK else "NCIS-121"
        case Phase.REMOVAL:
            return why_not_strike(state, seat, move, other="NCIS-141")
        case Phase.LOOK | Phase.DISCARD:
            return "NCIS-146"
        case Phase.SIFT:
            return "NCIS-148"
        case Phase.PERFORMER:
            return "NCIS-133" if PERFORM <= move < PERFORM + state.seats - 1 else "NCIS-132"
        case Phase.WORD:
            return "NCIS-137"
        case Phase.BEGIN_TRIAL:
            return "NCIS-135"
        case Phase.TRIAL:
            return "NCIS-134"
        case Phase.ACCUSE_CRIMINEL | Phase.ACCUSE_ORGANISATION | Phase.ACCUSE_COMPLOT:
            return "NCIS-150"
        case Phase.END_TURN:
            return "NCIS-014"
        case Phase.PLACE_TARGET:
            return "NCIS-S02"
        case Phase.OVER:
            return "NCIS-155"
        case _ as never:
            assert_never(never)


def why_not_play(state: Components, seat: i64, move: i64, *, other: str) -> str:
    """Another's card, a locked zone, no token, nothing to exchange there, or no pass."""
    if move >= SWAP + SWAPS * 5:
        return "NCIS-027" if move == PASS else other
    card = card_played(move)
    if not state.hand[seat] & bit(card):
        return "NCIS-002"
    if move < AMBUSH:
        return "NCIS-070" if not is_locked(state, move % ZONES) else "NCIS-023"
    what = (move - SWAP) % SWAPS
    if what != NO_SWAP and is_locked(state, what // PAIRS):
        return "NCIS-023"
    return "NCIS-061"


def card_played(move: i64) -> i64:
    """The Operation card that a play is of."""
    if move < HIDE:
        return move // ZONES
    if move < AMBUSH:
        return (move - HIDE) // ZONES
    if move < SWAP:
        return move - AMBUSH + AMBUSH_CARD
    return (move - SWAP) // SWAPS + INFORMER_CARD


def why_not_strike(state: Components, seat: i64, move: i64, *, other: str) -> str:
    """A locked zone, or one where no card of the other camp lies face up."""
    if not STRIKE <= move < STRIKE + ZONES:
        return other
    zone = move - STRIKE
    if is_locked(state, zone):
        return "NCIS-023"
    return "NCIS-048" if cards_of(state.lanes[zone], NCIS - camp_of_seat(seat)) else "NCIS-041"


def why_not_clue(state: Components, move: i64) -> str:
    """A category that has no hidden row, or that this award has named already."""
    if not CLUE <= move < CLUE + CATEGORIES:
        return "NCIS-101"
    return "NCIS-102" if state.rows[move - CLUE] == ROWS else "NCIS-100"
