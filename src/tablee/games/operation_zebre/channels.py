"""Where people may talk. (OZ-34, OZ-115)"""

from tablee.games.operation_zebre.rules.phases import AT_A_DOCUMENT, Phase
from tablee.games.operation_zebre.rules.sides import reader, team_of
from tablee.games.operation_zebre.rules.state import State


def channels(state: State, seat: int | None) -> dict[str, bool]:
    """Where a seat hears the players, and whether it may talk there."""
    phase = state.phase
    if phase is Phase.CHOOSE or phase is Phase.CENSOR:
        return {}
    if phase not in AT_A_DOCUMENT:
        return {"table": seat is not None}
    now = reader(state)
    if not state.versus:
        return {"table": seat is not None and seat != now}
    if seat is None:
        return {}
    team = team_of(state, seat)
    silent = seat == now or (team == team_of(state, now) and phase in (Phase.READING, Phase.INTERCEPT))
    return {f"team-{team}": not silent}
