"""When a bot of the team accuses, and whom: when it is sure, or when waiting is worse. (11.2)"""

from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.games.ncis.rules.bits import count, member
from tablee.games.ncis.rules.cards import RED
from tablee.games.ncis.rules.clues import possible
from tablee.games.ncis.rules.lanes import best_sum, entry, held, is_hidden_from
from tablee.games.ncis.rules.moves import CANDIDATES, CATEGORIES, CRIMINAL, NCIS, ZONES
from tablee.games.ncis.rules.phases import Phase
from tablee.games.ncis.rules.resolution import resolving
from tablee.games.ncis.rules.state import State
from tablee.games.ncis.rules.turns import may_accuse


def certainty(state: State) -> float:
    """How likely a guess among the candidates that are left names all three."""
    ways: i64 = 1
    for category in range(CATEGORIES):
        ways *= count(possible(state, category))
    return 1.0 / float(ways)


def danger(state: State) -> float:
    """How likely the Criminel is to reach his goal before the next agent's turn, as far as the zones tell."""
    worst = 0.0
    for zone in range(ZONES):
        lane: i64 = state.lanes[zone]
        if held(lane) == 4 and state.threat + RED[state.zones[zone]] >= state.goal:
            ahead = best_sum(lane, CRIMINAL) - best_sum(lane, NCIS)
            likely = 0.97 if ahead >= 2 else 0.85 if ahead >= -1 else 0.5 if ahead >= -4 else 0.15
            if likely > worst:
                worst = likely
    return worst


def should_accuse(state: State, seat: i64) -> bool:
    """Sure, or about to lose: at the start or the end of a turn, and in the last chance."""
    if not may_accuse(state, seat):
        return False
    phase = state.phase
    sure = certainty(state)
    if phase is Phase.LAST_CHANCE:
        lane: i64 = state.lanes[resolving(state)]
        for rank in range(held(lane)):
            if is_hidden_from(entry(lane, rank), NCIS):
                return sure > 0.3
        return True
    if sure > 0.999:
        return True
    if phase is not Phase.END_TURN and phase is not Phase.PLAY:
        return False
    risk = danger(state)
    return (sure > 0.3 and sure > 1.0 - 0.9 * risk) or (risk > 0.9 and sure >= 0.12)


def likely_name(state: State, rng: Rng) -> i64:
    """One of the candidates that are left."""
    category: i64 = 0
    if state.phase is Phase.ACCUSE_ORGANISATION:
        category = 1
    elif state.phase is Phase.ACCUSE_COMPLOT:
        category = 2
    left = possible(state, category)
    return CANDIDATES * category + member(left, rng.below(count(left)))
