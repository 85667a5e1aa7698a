"""Why a move is not allowed now: the rule behind it."""

from typing import assert_never

from tablee.games.negociateur.rules import bags
from tablee.games.negociateur.rules.board import BLUFF_THREAT, COSTS, DEMAND_COSTS, HAND_LIMIT, TOP, VOLUNTARY
from tablee.games.negociateur.rules.deck import last_discussion
from tablee.games.negociateur.rules.demands import in_play
from tablee.games.negociateur.rules.moves import (
    ACCEPT,
    BLUFF,
    BUY,
    CONCEDE,
    DEMANDS,
    DOWN,
    KEEP,
    KINDS,
    RETURN,
    SPEND,
    TAKE,
    UP,
)
from tablee.games.negociateur.rules.phases import Ask, Phase
from tablee.games.negociateur.rules.state import State


def why_not(state: State, seat: int, move: int) -> str:
    """The ID of the rule that forbids this move, while something else is asked."""
    match state.ask:
        case Ask.ACT:
            return why_not_act(state, move)
        case Ask.BUY:
            return why_not_buy(state, move - BUY) if BUY <= move < BLUFF else "NG-601"
        case Ask.CONVERT:
            return "NG-404" if SPEND <= move < BUY else "NG-403"
        case Ask.SPEND:
            return "NG-404" if SPEND <= move < BUY else "NG-403"
        case Ask.REVEAL:
            return "NG-804"
        case Ask.CHOOSE:
            return "NG-109"
        case Ask.RETURN:
            return "NG-510"
        case Ask.DRAW:
            return "NG-703"
        case Ask.TAKE:
            return why_not_take(state, move)
        case Ask.KEEP:
            return "NG-1102" if sum(state.terror_set) >= 3 and move >= KEEP else "NG-1101"
        case Ask.NOTHING:
            return "NG-914"
        case _ as never:
            assert_never(never)


def why_not_act(state: State, move: int) -> str:
    """A card that is not in hand, a demand that cannot be conceded, a rule that does not help now."""
    if UP <= move < SPEND:
        kind = (move - UP) % KINDS
        out = state.played | state.covered
        return "NG-305" if bags.count(out, kind) else "NG-303" if move < DOWN else "NG-304"
    if BUY <= move < BLUFF:
        return why_not_buy(state, move - BUY)
    if BLUFF <= move < RETURN:
        if state.accomplice and BLUFF_THREAT[state.abductor] <= TOP:
            return "NG-825"
        return "NG-820"
    if CONCEDE <= move < CONCEDE + DEMANDS:
        return why_not_concede(state, move - CONCEDE)
    return "NG-403 early" if move == ACCEPT or SPEND <= move < BUY else "NG-302"


def why_not_concede(state: State, demand: int) -> str:
    if state.conceded >> demand & 1:
        return "NG-802"
    if not in_play(state, demand):
        return "NG-803"
    if not VOLUNTARY[demand]:
        return "NG-809"
    assert state.cp < DEMAND_COSTS[demand]
    return "NG-801"


def why_not_buy(state: State, kind: int) -> str:
    """Not now, not there, no room, or no means."""
    if state.phase is Phase.DISCUSSION and not last_discussion(state):
        return "NG-713"
    if not bags.count(state.shop, kind):
        played = bags.count(state.played, kind) + bags.count(state.covered, kind)
        if played:
            return "NG-714" if state.phase is Phase.DISCUSSION else "NG-604"
        return "NG-511" if bags.count(state.removed, kind) else "NG-601 gone"
    return "NG-607" if state.held >= HAND_LIMIT else "NG-602"


def why_not_take(state: State, move: int) -> str:
    if not TAKE <= move < KEEP:
        return "NG-1113"
    kind = move - TAKE
    return "NG-1112" if COSTS[kind] and bags.count(state.discussion_set, kind) else "NG-1111"
