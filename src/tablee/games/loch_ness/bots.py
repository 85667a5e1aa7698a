"""The simple bot of Loch Ness: it knows the odds, hopes for points this round, and thinks no further."""

from math import exp

from mypy_extensions import i64

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.loch_ness.auction import bid_value
from tablee.games.loch_ness.board import (
    CAMERA_VALUES,
    CARDS_IN,
    GROUP_OF,
    HAND,
    PHOTOS_AT,
    SHOP_VALUES,
    TRACK_END,
    WHITE_DECK,
)
from tablee.games.loch_ness.moves import (
    BID,
    BOUTIQUE,
    CAMERA,
    CAMERAS,
    CHATEAU,
    CORNEMUSES,
    DISTILLERIE,
    DUMMY,
    EGLISE,
    FIVE,
    FRONTS,
    HOTEL,
    JOURNALIST,
    LAY,
    LOOK,
    PASS,
    PHOTO,
    PILE,
    PUB,
    RING,
    SPACES,
    WHITE,
)
from tablee.games.loch_ness.odds import NO_CARD, Odds, dummy_cards, guess, keen_odds, may_lay
from tablee.games.loch_ness.photos import worth
from tablee.games.loch_ness.rules import State
from tablee.games.loch_ness.scoring import photos_earned, sector_points
from tablee.games.loch_ness.state import NOWHERE, Phase, Table


class Simple(Policy):
    """Section 11."""

    def __init__(self) -> None:
        self.keen: bool = False

    def choose(self, state: AnyState, seat: int, rng: Rng) -> int:
        assert isinstance(state, State)
        phase = state.phase
        if phase is Phase.MOVE1 or phase is Phase.MOVE2 or phase is Phase.CASTLE:
            return best_camera_move(state, seat, self.odds(state, seat))
        if phase is Phase.PLACE or phase is Phase.PUB_PLACE or phase is Phase.AUCTION_PLACE:
            return best_place(state, seat, self.odds(state, seat))
        if phase is Phase.SETUP_NESSIE or phase is Phase.SETUP_BLOCKERS:
            return state.random_move(seat, rng)
        moves = state.legal(seat)
        values = self.values(state, seat, moves)
        if phase is Phase.CARDS:
            return moves[drawn(soft(values, 1.0), rng)]
        return moves[best(values)]

    def quick(self, state: AnyState, seat: int, rng: Rng) -> int:
        assert isinstance(state, State)
        if state.phase is Phase.ACTIONS or state.phase is Phase.CARDS:
            return state.random_move(seat, rng)
        return self.choose(state, seat, rng)

    def odds(self, state: Table, seat: i64) -> Odds:
        if self.keen and state.down:
            return keen_odds(state, seat)
        return guess(state, seat, choosing=False).odds(0)

    def values(self, state: State, seat: i64, moves: list[int]) -> list[float]:
        phase = state.phase
        if phase is Phase.CARDS:
            return hopes(state, seat, moves)
        if phase is Phase.ACTIONS:
            gains = action_gains(state, seat)
            return [gains[move - JOURNALIST] for move in moves]
        if phase is Phase.PHOTOS:
            return [photo_gain(state, seat, move - PHOTO) for move in moves]
        if phase is Phase.BAGPIPES:
            return [0.0, income(state, seat, (state.big + 1) % RING) - income(state, seat, state.big)]
        if phase is Phase.CHURCH:
            return [curiosity(state, move) for move in moves]
        if phase is Phase.AUCTION:
            limit = bid_limit(state)
            return [-abs(limit - float(bid_value((move - BID) << 1))) for move in moves]
        if phase is Phase.SETUP_NESSIE or phase is Phase.SETUP_BLOCKERS:
            return [0.0] * len(moves)
        return camera_gains(state, seat, moves, self.odds(state, seat))

    def weights(self, state: AnyState, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, State)
        return soft(self.values(state, seat, moves), 1.0)


def best(values: list[float]) -> i64:
    place: i64 = 0
    for i in range(len(values)):
        if values[i] > values[place]:
            place = i
    return place


def soft(values: list[float], warmth: float) -> list[float]:
    top = values[best(values)]
    weights: list[float] = []
    total = 0.0
    for value in values:
        weight = exp((value - top) / warmth)
        total += weight
        weights.append(weight)
    return [weight / total for weight in weights]


def drawn(weights: list[float], rng: Rng) -> i64:
    left = float(rng.word()) / 4294967296.0
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1


# Cameras.


def photo_worth(state: Table, seat: i64) -> float:
    best_gain = 0.0
    for source in range(PILE):
        gain = photo_gain(state, seat, source)
        if gain > best_gain:
            best_gain = gain
    return 0.5 * best_gain + 1.7


def values_of(state: Table, seat: i64) -> list[int]:
    return SHOP_VALUES if state.standing[seat] == BOUTIQUE else CAMERA_VALUES


def best_group(empty: i64, odds: Odds, value: float, photo: float) -> i64:
    sector = odds.sector
    photos = odds.photos
    top = -1.0
    found: i64 = 0
    for group in range(RING):
        if empty >> (2 * group) & 3:
            hoped = value * sector[group] + photo * photos[group]
            if hoped > top:
                top = hoped
                found = group
    return found


def best_camera_move(state: State, seat: i64, odds: Odds) -> i64:
    photo = photo_worth(state, seat)
    values = values_of(state, seat)
    empty = state.empty
    if state.phase is Phase.CASTLE:
        for group in range(RING):
            if empty >> (FRONTS + group) & 1:
                empty |= 1 << 2 * group
    top = -1000.0 if state.phase is Phase.MOVE1 else 0.0
    move: i64 = PASS
    for camera in range(CAMERAS):
        if not state.may_still_move(seat, camera):
            continue
        value = float(values[camera])
        here = GROUP_OF[state.spot[seat * CAMERAS + camera]]
        there = best_group(empty, odds, value, photo)
        gain = (
            value * odds.sector[there]
            + photo * odds.photos[there]
            - value * odds.sector[here]
            - photo * odds.photos[here]
        )
        if gain > top:
            top = gain
            move = CAMERA + camera * SPACES + empty_space(state, there)
    return move


def empty_space(state: Table, group: i64) -> i64:
    if state.empty >> (2 * group) & 1:
        return 2 * group
    if state.empty >> (2 * group + 1) & 1:
        return 2 * group + 1
    return FRONTS + group


def best_place(state: State, seat: i64, odds: Odds) -> i64:
    camera: i64 = 2
    if state.phase is Phase.PUB_PLACE:
        camera = WHITE
    elif state.phase is Phase.AUCTION_PLACE:
        camera = FIVE
    else:
        while state.spot[seat * CAMERAS + camera] != NOWHERE:
            camera -= 1
    group = best_group(state.empty, odds, float(CAMERA_VALUES[camera]), photo_worth(state, seat))
    return CAMERA + camera * SPACES + empty_space(state, group)


def camera_gains(state: State, seat: i64, moves: list[int], odds: Odds) -> list[float]:
    photo = photo_worth(state, seat)
    values = values_of(state, seat)
    gains: list[float] = []
    for move in moves:
        if move == PASS:
            gains.append(0.0)
            continue
        camera = move // SPACES
        there = GROUP_OF[move % SPACES]
        gain = values[camera] * odds.sector[there] + photo * odds.photos[there]
        space = state.spot[seat * CAMERAS + camera]
        if space != NOWHERE:
            here = GROUP_OF[space]
            gain -= values[camera] * odds.sector[here] + photo * odds.photos[here]
        gains.append(gain)
    return gains


# Cards


def hope(state: Table, seat: i64, odds: Odds, values: list[int], photo: float, moves: i64) -> float:
    """What this seat may expect of the round after its best camera moves."""
    total = 0.0
    first = -1000.0
    second = 0.0
    third = 0.0
    for camera in range(CAMERAS):
        space = state.spot[seat * CAMERAS + camera]
        if space == NOWHERE:
            continue
        value = float(values[camera])
        here = GROUP_OF[space]
        there = best_group(state.empty, odds, value, photo)
        now = value * odds.sector[here] + photo * odds.photos[here]
        gain = value * odds.sector[there] + photo * odds.photos[there] - now
        total += now
        if gain > first:
            third = second
            second = first
            first = gain
        elif gain > second:
            third = second
            second = gain
        elif gain > third:
            third = gain
    total += first
    if second > 0.0:
        total += second
        if moves > 2 and third > 0.0:
            total += third
    return total


def hopes(state: State, seat: i64, moves: list[int]) -> list[float]:
    told = guess(state, seat, choosing=True)
    photo = photo_worth(state, seat)
    values = values_of(state, seat)
    number: i64 = 3 if state.standing[seat] == CHATEAU else 2
    if state.round == 1:
        return [0.0] * len(moves)
    return [hope(state, seat, told.odds(move - LAY), values, photo, number) for move in moves]


def action_gains(state: State, seat: i64) -> list[float]:
    told = guess(state, seat, choosing=True)
    photo = photo_worth(state, seat)
    lays = state.lays(seat)
    card: i64 = 0
    expected = -1000.0
    gains = [0.0] * 7
    if lays:
        for value in CARDS_IN[state.hand[seat]]:
            hoped = hope(state, seat, told.odds(value), CAMERA_VALUES, photo, 2)
            if hoped > expected:
                expected = hoped
                card = value
        white = expected
        for value in CARDS_IN[WHITE_DECK & ~state.hand[seat]]:
            hoped = hope(state, seat, told.odds(value), CAMERA_VALUES, photo, 2)
            if hoped > white:
                white = hoped
        gains[DISTILLERIE] = white - expected
        if state.valet:
            more = expected
            for value in CARDS_IN[HAND & ~state.hand[seat]]:
                hoped = hope(state, seat, told.odds(value), CAMERA_VALUES, photo, 2)
                if hoped > more:
                    more = hoped
            gains[HOTEL] = more - expected + 0.1
    odds = told.odds(card)
    if not lays:
        expected = hope(state, seat, odds, CAMERA_VALUES, photo, 2)
    where = best_group(state.empty, odds, 5.0, photo)
    gains[PUB] = 5.0 * odds.sector[where] + photo * odds.photos[where]
    gains[BOUTIQUE] = hope(state, seat, odds, SHOP_VALUES, photo, 2) - expected
    gains[CHATEAU] = hope(state, seat, odds, CAMERA_VALUES, photo, 3) - expected
    # church
    seen = told.first
    told.first = NO_CARD
    total = 0.0
    for value in CARDS_IN[seen]:
        total += hope(state, seat, told.odds(card + value), CAMERA_VALUES, photo, 2)
    gains[EGLISE] = total / len(CARDS_IN[seen]) - expected
    gains[CORNEMUSES] = hedge(state, seat, odds, photo)
    return gains


def hedge(state: Table, seat: i64, odds: Odds, photo: float) -> float:
    """What bagpipes add when the cameras stand at their best: two in the best group."""
    where = best_group(state.empty, odds, 7.0, photo)
    before = (where + RING - 1) % RING
    if odds.sector[where] == odds.sector[before]:
        return photo * odds.photos[where] * 0 + photo * PHOTOS_AT[where] * odds.chances[before] * 2
    return (11.0 + 2 * photo * PHOTOS_AT[where]) * odds.chances[before]


# The rest


def photo_gain(state: Table, seat: i64, source: i64) -> float:
    if source == PILE:
        return 1.5
    album = state.album
    mine = 3 * seat
    before = worth(album[mine], album[mine + 1], album[mine + 2])
    kind = state.display[source]
    return float(
        worth(
            album[mine] + (1 if kind == 0 else 0),
            album[mine + 1] + (1 if kind == 1 else 0),
            album[mine + 2] + (1 if kind == 2 else 0),
        )
        - before
    )


def income(state: Table, seat: i64, sea: i64) -> float:
    return float(sector_points(state, seat, sea)) + photo_worth(state, seat) * float(photos_earned(state, seat, sea))


def curiosity(state: Table, move: i64) -> float:
    if move == PASS:
        return 0.0
    target = move - LOOK
    cards = dummy_cards(state) if target == DUMMY else may_lay(state, target)
    return float(len(CARDS_IN[cards]))


def bid_limit(state: Table) -> float:
    rounds = float(TRACK_END - state.little) / 9.0
    return 3.0 * rounds
