"""How a match stands: the team's chance to name all three before the threat is at its goal, from what both sides see.

A weighted sum of what matters, as a logit. The weights were fitted to how matches of bots ended; docs/decisions/ncis.md
says how, and how well they foretell.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from tablee.games.ncis.bots.worth import TRIAL, zone_chance
from tablee.games.ncis.rules.bits import bit
from tablee.games.ncis.rules.cards import BLUE, POSSIBLE, RED
from tablee.games.ncis.rules.lanes import held
from tablee.games.ncis.rules.moves import CANDIDATES, CATEGORIES, NCIS, ROWS, ZONES
from tablee.games.ncis.rules.state import State

GIBBS: Final = 0  # among the Special Agents


def rows_to_certainty(card: int, rows: int) -> float:
    """How many rows more a category takes until one candidate is left, on average over those that fit what shows."""
    first = card - card % CANDIDATES
    left = [first + place for place in range(CANDIDATES) if POSSIBLE[card * (ROWS + 1) + rows] >> place & 1]
    needs = []
    for each in left:
        need = rows
        while POSSIBLE[each * (ROWS + 1) + need] & (POSSIBLE[each * (ROWS + 1) + need] - 1):
            need += 1
        needs.append(need - rows)
    return sum(needs) / len(needs)


# By card and number of rows: card * 7 + rows.
TO_CERTAINTY: Final[list[float]] = [
    rows_to_certainty(card, rows) for card in range(CATEGORIES * CANDIDATES) for rows in range(ROWS + 1)
]


def rows_left(state: State) -> float:
    """How many rows the team still needs to be sure, on average."""
    left = 0.0
    for category in range(CATEGORIES):
        left += TO_CERTAINTY[state.sealed[category] * (ROWS + 1) + state.rows[category]]
    return left


def outlook(state: State) -> float:
    """The team's chance to win, where a turn begins."""
    rows = rows_left(state)
    team = state.actor != 0
    if rows == 0.0 and team:  # it can name all three
        return 1.0
    score = 0.0
    each = signs(state, rows, team=team)
    for place in range(len(each)):
        score += WEIGHTS[place] * each[place]
    return 1.0 / (1.0 + exp(-score))


def signs(state: State, rows: float, *, team: bool) -> list[float]:
    """What the outlook is made of, in the order of the weights; `rows` are those still needed."""
    left = float(state.goal - state.threat)
    promise = 0.0
    menace = 0.0
    safe = 1.0
    for zone in range(ZONES):
        lane: i64 = state.lanes[zone]
        card = state.zones[zone]
        soon = SOON[held(lane)]
        chance = zone_chance(lane, NCIS, mine=team)
        promise += soon * chance * (float(BLUE[card]) + TRIAL)
        menace += soon * (1.0 - chance) * float(RED[card])
        if float(RED[card]) >= left:
            safe *= 1.0 - soon * (1.0 - chance)
    return [
        1.0,
        left,
        log(left),
        rows,
        log(rows + 1.0),
        promise,
        menace,
        1.0 - safe,
        1.0 if team else 0.0,
        1.0 if state.agents & bit(GIBBS) else 0.0,
        float(state.trial_time),
        float(state.seats - 2),
    ]


SOON: Final[list[float]] = [0.2, 0.3, 0.45, 0.65, 0.9, 1.0]  # by number of cards: how near a zone is to its resolution
WEIGHTS: Final[list[float]] = [
    0.9,  # before anything
    0.36,  # for each point that the threat is short of its goal,
    -0.2,  # and for its logarithm
    -0.19,  # for each row that the team still needs to be sure,
    -0.72,  # and for its logarithm
    0.45,  # for each row that the zones hold for the team
    -0.41,  # for each point that they hold for the Criminel
    -1.4,  # if one of them is about to end the match
    0.23,  # if an agent is to move
    0.09,  # while Gibbs can still be called
    -0.49,  # for each token that shortens a trial
    0.25,  # for each agent beside the first
]
