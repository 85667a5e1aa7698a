"""The simple bot of Loch Ness: it reckons where Nessie may surface and takes what this round promises most."""

from math import exp

from mypy_extensions import i64

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.loch_ness.bots.hopes import (
    action_gains,
    best_moving,
    best_placing,
    camera_gains,
    card_hopes,
    income,
    photo_gain,
)
from tablee.games.loch_ness.bots.odds import Odds, clue, dummy_cards, guess, keen_odds, may_lay
from tablee.games.loch_ness.rules.auction import bid_value
from tablee.games.loch_ness.rules.board import CARDS_IN, TRACK_END
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import (
    BAGPIPES,
    BID,
    DUMMY,
    EGLISE,
    JOURNALIST,
    LOOK,
    NOWHERE,
    PASS,
    PHOTO,
    PILE,
    RING,
)
from tablee.games.loch_ness.rules.phases import Phase
from tablee.games.loch_ness.rules.state import State
from tablee.games.loch_ness.rules.turns import seat_on


class Simple(Policy):
    """Hopes for points this round and thinks no further; knows what its seat knows, and does not read the others.

    As the guide of a search it does read them: what camera moves betray of the cards goes into `weights` and `belief`.
    """

    def __init__(self) -> None:
        self.clues: list[list[float]] = []  # by player and card, of the state studied

    def choose(self, state: AnyState, seat: int, rng: Rng) -> int:
        assert isinstance(state, State)
        phase = state.phase
        if phase is Phase.MOVE1 or phase is Phase.MOVE2 or phase is Phase.CASTLE:
            return best_moving(state, seat, guess(state, seat, without_own=False).odds(0))
        if phase is Phase.PLACE or phase is Phase.PUB_PLACE or phase is Phase.AUCTION_PLACE:
            return best_placing(state, seat, guess(state, seat, without_own=False).odds(0))
        if phase is Phase.SETUP_NESSIE or phase is Phase.SETUP_BLOCKERS:
            return state.random_move(seat, rng)
        moves = state.legal(seat)
        values = values_of_moves(state, seat, moves)
        if phase is Phase.CARDS:  # so as not to be read
            return moves[drawn(shares(values), rng)]
        if phase is Phase.AUCTION:  # so as not to bid what everybody bids
            values = bid_values(moves, bid_limit(state) - float(rng.below(3)))
        return moves[best(values)]

    def quick(self, state: AnyState, seat: int, rng: Rng) -> int:
        """Random journalists and cards, which take longest to think about."""
        assert isinstance(state, State)
        if state.phase is Phase.ACTIONS or state.phase is Phase.CARDS:
            return state.random_move(seat, rng)
        return self.choose(state, seat, rng)

    def weights(self, state: AnyState, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, State)
        return shares(values_of_moves(state, seat, moves))

    def study(self, state: AnyState, seat: int) -> None:
        assert isinstance(state, State)
        self.clues = [clue(state, seat, player) for player in range(state.seats)]

    def belief(self, state: AnyState, seat: int) -> float:
        assert isinstance(state, State)
        fitting = 1.0
        for player in range(state.seats):
            if state.laid[player] != NOWHERE:
                fitting *= self.clues[player][state.laid[player]]
        return fitting

    def sight(self, state: AnyState, seat: int) -> int:
        """Where Nessie is, the display, the own album, and the card that the Église looked at."""
        assert isinstance(state, State)
        seen = state.big
        for kind in state.display:
            seen = 3 * seen + kind
        for own in range(3 * seat, 3 * seat + 3):
            seen = 10 * seen + state.album[own]
        return 9 * seen + seen_card(state, seat)

    def stage(self, state: AnyState) -> int:
        assert isinstance(state, State)
        return state.round


def seen_card(state: Components, seat: i64) -> i64:
    """One more than the card that this seat looked at, or 0."""
    looked = state.looked
    if looked == NOWHERE or seat_on(state, EGLISE) != seat:
        return 0
    return 1 + (state.dummy_top if looked == DUMMY else state.laid[looked])


# What each move promises, in points.


def values_of_moves(state: State, seat: i64, moves: list[int]) -> list[float]:
    phase = state.phase
    if phase is Phase.SETUP_NESSIE or phase is Phase.SETUP_BLOCKERS:
        return [0.0] * len(moves)
    if phase is Phase.CARDS:
        return card_hopes(state, seat, moves)
    if phase is Phase.ACTIONS:
        gains = action_gains(state, seat)
        return [gains[move - JOURNALIST] for move in moves]
    if phase is Phase.CHURCH:
        return [curiosity(state, move) for move in moves]
    if phase is Phase.BAGPIPES:
        here = income(state, seat, state.big)
        there = income(state, seat, (state.big + 1) % RING)
        return [there if move == BAGPIPES else here for move in moves]
    if phase is Phase.PHOTOS:
        return [source_gain(state, seat, move - PHOTO) for move in moves]
    if phase is Phase.AUCTION:
        return bid_values(moves, bid_limit(state))
    return camera_gains(state, seat, moves, odds_as_read(state, seat))


def odds_as_read(state: Components, seat: i64) -> Odds:
    """The odds with what the others' camera moves betray, once there are any."""
    if state.down:
        return keen_odds(state, seat)
    return guess(state, seat, without_own=False).odds(0)


def curiosity(state: Components, move: i64) -> float:
    """How much a look would tell: the more cards it may be the more, and the white deck most. (LN-41)"""
    if move == PASS:
        return 0.0
    target = move - LOOK
    cards = dummy_cards(state) if target == DUMMY else may_lay(state, target)
    return float(len(CARDS_IN[cards]))


def source_gain(state: Components, seat: i64, source: i64) -> float:
    """What a photo adds to the album; one from the pile is a ticket worth more than a single. (LN-76)"""
    if source == PILE:
        return 1.5
    return photo_gain(state, seat, state.display[source])


def bid_limit(state: Components) -> float:
    """What the coloured 5 may bring in the rounds that are left; nothing, if that is not worth a card. (LN-110)"""
    limit = 2.0 * float(TRACK_END - state.little) / 9.0
    return limit if limit >= 2.0 else 0.0


def bid_values(moves: list[int], limit: float) -> list[float]:
    """The nearer to the limit the better."""
    return [-abs(limit - float(bid_value((move - BID) << 1))) for move in moves]


# Choosing by values.


def best(values: list[float]) -> i64:
    """The place of the highest."""
    place: i64 = 0
    for i in range(len(values)):
        if values[i] > values[place]:
            place = i
    return place


def shares(values: list[float]) -> list[float]:
    """Weights that add up to 1: a point more is e times as much."""
    top = values[best(values)]
    weights: list[float] = []
    total = 0.0
    for value in values:
        weight = exp(value - top)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


def drawn(weights: list[float], rng: Rng) -> i64:
    """A place, each as likely as its weight."""
    left = float(rng.word()) / 4294967296.0
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1
