"""How a match ends: together, won or lost; in teams, by overflow, by score or by the tie-break. (OZ-108)"""

from tablee.engine.outcome import Outcome
from tablee.games.operation_zebre.rules.components import Components
from tablee.games.operation_zebre.rules.phases import Phase
from tablee.games.operation_zebre.rules.sides import free_boxes, members, open_missions, points, team_of


def outcome(state: Components) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    return of_teams(state) if state.versus else of_all(state)


def of_all(state: Components) -> Outcome:
    """Won with the last round box and every mission; lost by boxes, by failures, by an open mission.
    (OZ-51, OZ-52, OZ-60)"""
    reason = "OZ-52"
    if state.burst or state.echec_missing:
        reason = "OZ-51"
    elif open_missions(state):
        reason = "OZ-60"
    won = reason == "OZ-52"
    count = state.seats
    score = free_boxes(state, 0) if won else 0
    return Outcome([score] * count, [1 if won else 2] * count, reason, [members(state, 0)])


def of_teams(state: Components) -> Outcome:
    """An overflow loses whatever the scores; else interceptions and the number still visible count together, and
    interceptions break a tie. (OZ-69, OZ-86, OZ-87, OZ-88)"""
    earned = [points(state, 0), points(state, 1)]
    scores = [earned[team] + (0 if state.burst >> team & 1 else free_boxes(state, team)) for team in range(2)]
    if state.burst == 3:
        reason, lead = "OZ-69", earned[0] - earned[1]
    elif state.burst:
        reason, lead = "OZ-88", 1 if state.burst == 2 else -1
    elif scores[0] != scores[1]:
        reason, lead = "OZ-86", scores[0] - scores[1]
    else:
        reason, lead = "OZ-87", earned[0] - earned[1]
    ranks = [1 if lead >= 0 else 2, 1 if lead <= 0 else 2]
    teams = [team_of(state, seat) for seat in range(state.seats)]
    sides = [members(state, 0), members(state, 1)]
    return Outcome([scores[team] for team in teams], [ranks[team] for team in teams], reason, sides)
