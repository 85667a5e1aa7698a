"""What one seat may know of a match of Harbour."""

from tests.games.harbour.rules import COLOURS, Phase, State

from tablee.engine.game import Json


def view(state: State, seat: int | None) -> dict[str, Json]:
    outcome = state.outcome()
    return {
        "phase": state.phase.value,
        "round": state.round,
        "first": state.first,
        "berths": list(state.berths),
        "broad": list(state.broad),
        "bag": len(state.bag),
        "seen": list(state.seen),
        "asked": list(state.pending()),
        "over": state.phase is Phase.OVER,
        "ranks": None if outcome is None else list(outcome.ranks),
        "seats": [seat_view(state, owner, own=owner == seat) for owner in range(len(state.hands))],
    }


def seat_view(state: State, owner: int, *, own: bool) -> Json:
    return {
        "colour": COLOURS[state.colours[owner]],
        "score": state.scores[owner],
        "barge": state.barge[owner],
        "cards": len(state.hands[owner]),
        "hand": list(state.hands[owner]) if own else None,
        "laid": state.laid[owner] is not None,
        "card": state.laid[owner] if own else None,
    }
