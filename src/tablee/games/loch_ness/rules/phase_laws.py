"""What is true in each phase, whatever has been played: who is on turn, and what is out on the table."""

from tablee.games.loch_ness.rules.auction import bids_at_auction
from tablee.games.loch_ness.rules.board import AUCTIONS, HAND, OWN_CAMERAS
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.flow import points_at
from tablee.games.loch_ness.rules.moves import CAMERAS, CHATEAU, CORNEMUSES, DUMMY, EGLISE, FIVE, NOWHERE, RING
from tablee.games.loch_ness.rules.phases import Phase
from tablee.games.loch_ness.rules.piles import octal_digits
from tablee.games.loch_ness.rules.turns import lays, place_of, seat_on

SET_UP = (Phase.SETUP_NESSIE, Phase.SETUP_BLOCKERS)
BETWEEN_ROUNDS = (Phase.AUCTION, Phase.AUCTION_PLACE, Phase.OVER)
MOVING = (Phase.MOVE1, Phase.MOVE2, Phase.CASTLE)
REVEALED = (Phase.BAGPIPES, Phase.PHOTOS)


def out_of_phase(state: Components) -> list[str]:
    """The names of the laws of its phase that this table breaks."""
    laws = {
        "round-of-phase": round_of_phase(state),
        "actor-of-phase": actor_of_phase(state),
        "somebody-is-asked": state.phase is Phase.OVER or bool(state.pending()),
        "cameras-of-phase": cameras_of_phase(state),
        "five-only-in-storms": state.orage or not any(owns_five(state, seat) for seat in range(state.seats)),
        "journalists-of-phase": journalists_of_phase(state),
        "cards-of-phase": cards_of_phase(state),
        "look-of-phase": look_of_phase(state),
        "dummy-of-phase": dummy_of_phase(state),
        "photos-due-of-phase": photos_due_of_phase(state),
        "bids-of-phase": bids_of_phase(state),
        "track": state.little >= 0 and (state.symbol == 0 or state.symbol in AUCTIONS),
    }
    return [name for name, holds in laws.items() if not holds]


def owns_five(state: Components, seat: int) -> bool:
    return state.spot[seat * CAMERAS + FIVE] != NOWHERE


def round_of_phase(state: Components) -> bool:
    """Round 1 places cameras; actions, moves and auctions come later. (LN-12, LN-13)"""
    if state.phase in SET_UP or state.phase is Phase.PLACE:
        return state.round == 1
    if state.phase is Phase.PHOTOS or (state.phase is Phase.CARDS and state.chosen_first_card):
        return state.round >= 1
    return state.round >= 2


def actor_of_phase(state: Components) -> bool:
    """Who is on turn: the next in turn order, or the seat whose action it is."""
    actor, turn = state.actor, state.turn
    match state.phase:
        case Phase.SETUP_NESSIE:
            return actor == state.first
        case Phase.SETUP_BLOCKERS:
            return state.seats == 2 and 0 <= turn < 6 and place_of(state, actor) == turn % 2
        case Phase.PLACE:
            return 0 <= turn < OWN_CAMERAS * state.seats and place_of(state, actor) == turn % state.seats
        case Phase.ACTIONS | Phase.PUB_PLACE | Phase.MOVE1 | Phase.MOVE2:
            return place_of(state, actor) == turn
        case Phase.CHURCH:
            return state.standing[actor] == EGLISE
        case Phase.CASTLE:
            return state.standing[actor] == CHATEAU
        case Phase.BAGPIPES:
            return state.standing[actor] == CORNEMUSES and points_at(state, actor, (state.big + 1) % RING)
        case Phase.AUCTION_PLACE:
            return state.orage and bids_at_auction(state, actor)
        case _:
            return True


def cameras_of_phase(state: Components) -> bool:
    """Cameras come out in round 1, and only those of the board that moved this round lie face down. (LN-25, LN-50)"""
    blockers = int(state.blockers).bit_count()
    if blockers > 6 or (state.phase is Phase.SETUP_BLOCKERS and blockers != state.turn):
        return False
    for seat in range(state.seats):
        own = state.spot[seat * CAMERAS : (seat + 1) * CAMERAS]
        placed = sum(1 for space in own if space != NOWHERE)
        if state.phase is Phase.PLACE:
            in_this_lap = 1 if place_of(state, seat) < state.turn % state.seats else 0
            if placed != state.turn // state.seats + in_this_lap:
                return False
        elif state.phase in SET_UP or (state.phase is Phase.CARDS and state.round == 1):
            if placed:
                return False
        elif not placed:  # a position may leave cameras out, but nobody without one could make his first move
            return False
        for camera in range(CAMERAS):
            if state.down >> seat * CAMERAS + camera & 1 and (own[camera] == NOWHERE or state.phase not in MOVING):
                return False
    return state.down >> state.seats * CAMERAS == 0


def journalists_of_phase(state: Components) -> bool:
    """Journalists stand out from the second round on; in turn order while they are being placed. (LN-30)"""
    out = [seat for seat in range(state.seats) if state.standing[seat] != NOWHERE]
    if state.phase is Phase.ACTIONS or state.phase is Phase.PUB_PLACE:
        placed = state.turn + (1 if state.phase is Phase.PUB_PLACE else 0)
        return all((place_of(state, seat) < placed) == (seat in out) for seat in range(state.seats))
    return not out or (state.round > 1 and state.phase not in BETWEEN_ROUNDS)


def cards_of_phase(state: Components) -> bool:
    """Card players, and nobody else, have a card out from the cards to the cleanup. (LN-09)"""
    for seat in range(state.seats):
        out = state.laid[seat] != NOWHERE
        if state.phase is Phase.CARDS:
            if out and not lays(state, seat):
                return False
        elif out != (lays(state, seat) and cards_are_out(state)):
            return False
    return True


def cards_are_out(state: Components) -> bool:
    return state.phase in MOVING or state.phase in REVEALED or state.phase in (Phase.PLACE, Phase.CHURCH)


def look_of_phase(state: Components) -> bool:
    """What the Église looked at: another's card, or the dummy of two players. (LN-41, LN-42, LN-43)"""
    target = state.looked
    if target == NOWHERE:
        return True
    looker = seat_on(state, EGLISE)
    if looker in (NOWHERE, target) or state.phase is Phase.CHURCH or not cards_are_out(state):
        return False
    return state.seats == 2 if target == DUMMY else state.laid[target] != NOWHERE


def dummy_of_phase(state: Components) -> bool:
    """At most two dummy cards are up between rounds, each once; a third until the cleanup. (LN-61, LN-95)"""
    up = octal_digits(state.dummy_up)
    if any(not HAND >> value & 1 for value in up) or len(set(up)) != len(up):
        return False
    if len(up) > (3 if state.phase in REVEALED else 2):
        return False
    if state.dummy_top == NOWHERE:
        return True
    drawn = state.phase in MOVING and state.dummy_top not in up
    return drawn and 0 < state.dummy_top < 8 and bool(HAND >> state.dummy_top & 1)


def photos_due_of_phase(state: Components) -> bool:
    """Photos are due only while they are taken, and to the seat on turn first; never more than six. (LN-74, LN-75)"""
    if min(state.due) < 0 or sum(state.due) > 6:
        return False
    if state.phase is not Phase.PHOTOS:
        return sum(state.due) == 0
    return state.due[state.actor] > 0 and not any(
        state.due[seat] and place_of(state, seat) < place_of(state, state.actor) for seat in range(state.seats)
    )


def bids_of_phase(state: Components) -> bool:
    """Bids lie only in an auction, of cards in hand, by those who take part. (LN-113, LN-114, LN-136)"""
    for seat in range(state.seats):
        bid = state.bids[seat]
        if bid == NOWHERE:
            continue
        if state.phase is not Phase.AUCTION or not bids_at_auction(state, seat) or bid & ~state.hand[seat]:
            return False
    return state.orage or state.phase is not Phase.AUCTION
