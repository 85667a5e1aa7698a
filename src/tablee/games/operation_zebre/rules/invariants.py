"""What must always be true of a table of Opération Zèbre."""

from tablee.games.operation_zebre.rules.phases import AT_A_DOCUMENT, Phase
from tablee.games.operation_zebre.rules.sides import box_of, readers, team_of
from tablee.games.operation_zebre.rules.state import State


def broken(state: State) -> list[str]:
    """The names of the laws that this state breaks."""
    cards = [card for card in state.card if card >= 0]
    known = box_of(state).cards
    laws = {
        "each-card-once": len({*cards, *state.used}) == len(cards) + len(state.used),
        "cards-of-the-box": all(card in known for card in [*cards, *state.used]),
        "faces-of-their-cards": all(
            card < 0 or face < 0 or face // 2 == card for card, face in zip(state.card, state.face, strict=True)
        ),
        "ticks-on-the-track": all(0 <= count <= state.boxes for count in state.ticked),
        "burst-tracks-are-full": all(
            not state.burst >> team & 1 or state.ticked[team] == state.boxes for team in range(2)
        ),
        "burst-ends-it": not state.burst or state.phase is Phase.OVER,
        "rounds-in-order": state.rounds_done in (state.round - 1, state.round) and state.round <= state.rounds,
        "points-fit": max(len(state.points_a), len(state.points_b)) <= 2 * state.rounds,
        "one-track-together": state.versus or (state.ticked[1] == 0 and not state.points_a and not state.points_b),
        "readers-of-their-teams": all(
            seat < 0 or team_of(state, seat) == place // 2 for place, seat in enumerate(state.picked)
        ),
        "readers-once": len(set(state.order)) == len(state.order),
        "order-of-the-readers": order_fits(state),
        "lines-of-the-face": all(lines_fit(state, seat) for seat in range(state.seats)),
        "totals-of-the-lines": all(totals_fit(state, seat) for seat in range(state.seats)),
        "phase-fits": phase_fits(state),
    }
    return [name for name, holds in laws.items() if not holds]


def order_fits(state: State) -> bool:
    """All who were named, once that is settled; all, by seat; or as many as have been named. (OZ-31, OZ-72)"""
    if state.versus:
        return not state.order or sorted(state.order) == sorted(state.picked)
    return state.free_order or len(state.order) == state.seats


def lines_fit(state: State, seat: int) -> bool:
    face = state.face[seat]
    return state.kept[seat] == 0 if face < 0 else state.kept[seat] >> len(box_of(state).values[face]) == 0


def totals_fit(state: State, seat: int) -> bool:
    return bool(state.kept[seat]) if state.locked[seat] else state.total[seat] == 0 and state.text[seat] == ""


def phase_fits(state: State) -> bool:
    """Whether the readers hold what they must hold where the rules stand."""
    phase = state.phase
    if phase is Phase.OVER:
        return bool(state.burst) or state.echec_missing or state.rounds_done == state.rounds
    if phase is Phase.DESIGNATE:
        return state.versus and -1 in state.picked
    if state.rounds_done != state.round - 1:
        return False
    seats = readers(state)
    if -1 in seats:
        return False
    if phase is Phase.CHOOSE:
        return all(state.card[seat] >= 0 for seat in seats) and any(state.face[seat] < 0 for seat in seats)
    if any(state.face[seat] < 0 for seat in seats):
        return False
    if phase is Phase.CENSOR:
        return all(state.card[seat] >= 0 for seat in seats) and not all(state.locked[seat] for seat in seats)
    if not all(state.locked[seat] for seat in seats):
        return False
    read = state.order[: state.turn]
    if any(state.card[seat] < 0 and seat not in read for seat in seats):
        return False
    if phase is Phase.NEXT:
        return not state.versus and len(state.order) == state.turn < state.seats
    if not state.turn < len(state.order) or state.card[state.order[state.turn]] < 0:
        return False
    if phase in AT_A_DOCUMENT:
        return state.versus or phase not in (Phase.INTERCEPT, Phase.JUDGE_INTERCEPTION)
    return True
