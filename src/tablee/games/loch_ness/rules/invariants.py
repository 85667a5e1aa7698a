"""What is always true of a table of Loch Ness, whatever has been played."""

from tablee.games.loch_ness.rules.board import HAND, PHOTO_COUNTS, VARIANT_ACTIONS, WHITE_DECK
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import CAMERAS, DISTILLERIE, FRONT_SPACES, NOWHERE, PUB, SPACES, WHITE
from tablee.games.loch_ness.rules.phase_laws import out_of_phase
from tablee.games.loch_ness.rules.phases import Phase
from tablee.games.loch_ness.rules.piles import octal_digits


def broken(state: Components) -> list[str]:
    """The names of the laws this table breaks."""
    laws = {
        "photos-conserved": photos_conserved(state),
        "display-of-three": len(state.display) == 3,
        "pile-not-empty": sum(state.pile) >= 1,
        "one-camera-a-space": one_camera_a_space(state),
        "nine-empty-fronts": int(state.empty & FRONT_SPACES).bit_count() >= 9,
        "cards-conserved": all(cards_conserved(state, seat) for seat in range(state.seats)),
        "white-camera-at-pub": white_camera_at_pub(state),
        "one-journalist-a-space": one_journalist_a_space(state),
        "public-photos-held": public_photos_held(state),
        "scores-not-negative": state.orage or min(state.scores) >= 0,
        "dummy-only-for-two": state.seats == 2 or (state.dummy_up == 0 and state.dummy_top == NOWHERE),
        "blockers-only-for-two": state.seats == 2 or state.blockers == 0,
    }
    return [name for name, holds in laws.items() if not holds] + out_of_phase(state)


def photos_conserved(state: Components) -> bool:
    """Pile, display and albums hold nine of each kind. (LN-T54)"""
    held = [state.pile[kind] + state.display.count(kind) + sum(state.album[kind::3]) for kind in range(3)]
    return held == PHOTO_COUNTS and min(state.pile) >= 0 and min(state.album) >= 0


def public_photos_held(state: Components) -> bool:
    """What everybody saw a player take is in his album, unless it has been scored. (LN-79)"""
    return all(0 <= seen <= held for seen, held in zip(state.public, state.album, strict=True))


def one_camera_a_space(state: Components) -> bool:
    """No two cameras share a space; blockers are among them. (LN-03)"""
    taken = [space for space in state.spot if space != NOWHERE]
    taken += [space for space in range(SPACES) if state.blockers >> space & 1]
    return len(set(taken)) == len(taken)


def cards_conserved(state: Components, seat: int) -> bool:
    """Hand, discard and laid card are the five cards, each once. (LN-40, LN-T57)"""
    pile = octal_digits(state.discard[seat])
    laid = state.laid[seat]
    if state.standing[seat] == DISTILLERIE:
        if laid != NOWHERE and not WHITE_DECK >> laid & 1:
            return False
    elif laid != NOWHERE:
        pile.append(laid)
    if pile and not state.valet and octal_digits(state.discard[seat]):
        return False
    return state.hand[seat] + sum(1 << value for value in pile) == HAND and len(set(pile)) == len(pile)


def white_camera_at_pub(state: Components) -> bool:
    """The white camera is out for the seat on the Pub, once it has been placed, and for nobody else. (LN-33, LN-93)"""
    for seat in range(state.seats):
        out = state.spot[seat * CAMERAS + WHITE] != NOWHERE
        placing = state.phase is Phase.PUB_PLACE and state.actor == seat
        if out != (state.standing[seat] == PUB and not placing):
            return False
    return True


def one_journalist_a_space(state: Components) -> bool:
    """(LN-32, LN-130)"""
    taken = [action for action in state.standing if action != NOWHERE]
    hotel = any(VARIANT_ACTIONS >> action & 1 for action in taken)
    return len(set(taken)) == len(taken) and (state.valet or not hotel)
