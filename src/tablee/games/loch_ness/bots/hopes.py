"""What a seat may hope for this round: from its cameras, its card and the action spaces."""

from typing import Final

from mypy_extensions import i64

from tablee.games.loch_ness.bots.odds import PHOTO_POINTS, Guess, Odds, RankedOdds, guess
from tablee.games.loch_ness.rules.board import (
    CAMERA_VALUES,
    CARDS_IN,
    GROUP_OF,
    HAND,
    PHOTOS_AT,
    SECTOR_OF,
    SHOP_VALUES,
    WHITE_DECK,
)
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import (
    BOUTIQUE,
    CAMERA,
    CAMERAS,
    CHATEAU,
    CORNEMUSES,
    DISTILLERIE,
    EGLISE,
    FIVE,
    FOUR,
    FRONTS,
    HOTEL,
    LAY,
    NOWHERE,
    PASS,
    PUB,
    RING,
    SEVEN,
    SPACES,
    WHITE,
)
from tablee.games.loch_ness.rules.phases import Phase
from tablee.games.loch_ness.rules.scoring import photos_earned, sector_points
from tablee.games.loch_ness.rules.state import State
from tablee.games.loch_ness.rules.turns import lays

NO_HOPE: Final = -1000.0  # less than any move can bring

# Photos.


def photo_gain(state: Components, seat: i64, kind: i64) -> float:
    """What one more photo of this kind adds to a seat's album: it joins a set, a pair, or stays single. (LN-104)"""
    album = state.album
    have = album[3 * seat + kind]
    more: i64 = 0
    for own in range(3 * seat, 3 * seat + 3):
        if album[own] > have:
            more += 1
    return 1.0 if more == 0 else (4.0 if more == 1 else 5.0)


def income(state: Components, seat: i64, sea: i64) -> float:
    """What a seat gets when Nessie surfaces on this sea space. (LN-70, LN-73)"""
    return float(sector_points(state, seat, sea)) + PHOTO_POINTS * float(photos_earned(state, seat, sea))


# Cameras.


def values_of(state: Components, seat: i64) -> list[int]:
    """The values of a seat's cameras this round. (LN-71)"""
    return SHOP_VALUES if state.standing[seat] == BOUTIQUE else CAMERA_VALUES


def best_group(odds: RankedOdds, value: i64, empty: i64) -> i64:
    """The best group for a camera of this value that has an empty front space."""
    for group in odds.groups[value]:
        if empty >> (2 * group) & 3:
            return group
    raise RuntimeError("no empty front space")


def empty_space(state: Components, group: i64) -> i64:
    """An empty space of a group: in front, if there is one."""
    if state.empty >> (2 * group) & 1:
        return 2 * group
    if state.empty >> (2 * group + 1) & 1:
        return 2 * group + 1
    return FRONTS + group


def best_placing(state: Components, seat: i64, odds: RankedOdds) -> i64:
    """The move that brings a camera onto the board: in round 1 the 7, then the 4, then the 3. (LN-25, LN-33, LN-120)"""
    if state.phase is Phase.PUB_PLACE:
        camera: i64 = WHITE
    elif state.phase is Phase.AUCTION_PLACE:
        camera = FIVE
    else:
        camera = SEVEN
        while state.spot[seat * CAMERAS + camera] != NOWHERE:
            camera -= 1
    group = best_group(odds, CAMERA_VALUES[camera], state.empty)
    return CAMERA + camera * SPACES + empty_space(state, group)


def best_moving(state: State, seat: i64, odds: RankedOdds) -> i64:
    """The camera move that gains most; none, if none gains and none is due. (LN-44, LN-48, LN-51)"""
    values = values_of(state, seat)
    empty = state.empty
    if state.phase is Phase.CASTLE:
        empty |= rears_as_fronts(empty)
    top = NO_HOPE if state.phase is Phase.MOVE1 else 0.0
    best: i64 = PASS
    for camera in range(CAMERAS):
        if not state.may_still_move(seat, camera):
            continue
        value = values[camera]
        here = GROUP_OF[state.spot[seat * CAMERAS + camera]]
        there = best_group(odds, value, empty)
        gain = odds.points(float(value), there) - odds.points(float(value), here)
        if gain > top:
            top = gain
            best = CAMERA + camera * SPACES + empty_space(state, there)
    return best


def rears_as_fronts(empty: i64) -> i64:
    """The groups with an empty rear space, each as its first front space. (LN-53)"""
    fronts: i64 = 0
    for group in range(RING):
        if empty >> (FRONTS + group) & 1:
            fronts |= 1 << (2 * group)
    return fronts


def camera_gains(state: Components, seat: i64, moves: list[int], odds: Odds) -> list[float]:
    """What each of these camera moves gains over leaving the camera where it is."""
    values = values_of(state, seat)
    gains: list[float] = []
    for move in moves:
        gain = 0.0
        if move != PASS:
            camera = move // SPACES
            value = float(values[camera])
            gain = odds.points(value, GROUP_OF[move % SPACES])
            space = state.spot[seat * CAMERAS + camera]
            if space != NOWHERE:
                gain -= odds.points(value, GROUP_OF[space])
        gains.append(gain)
    return gains


# The round.


class Prospect:
    """A seat before it moves its cameras: what it may hope for with these odds, camera values and number of moves."""

    def __init__(self, state: Components, seat: i64) -> None:
        self.empty: Final = state.empty
        self.spots: Final = state.spot[seat * CAMERAS : (seat + 1) * CAMERAS]

    def hope(self, odds: RankedOdds, values: list[int], moves: i64) -> float:
        """The points of all cameras after the moves that gain most; the first must be made. (LN-44, LN-48, LN-51)"""
        total = 0.0
        first = NO_HOPE
        second = 0.0
        third = 0.0
        for camera in range(CAMERAS):
            if self.spots[camera] == NOWHERE:
                continue
            value = values[camera]
            now = odds.points(float(value), GROUP_OF[self.spots[camera]])
            gain = odds.points(float(value), best_group(odds, value, self.empty)) - now
            total += now
            if gain > first:
                third = second
                second = first if first > 0.0 else 0.0
                first = gain
            elif gain > second:
                third = second
                second = gain
            elif gain > third:
                third = gain
        return total + first + second + (third if moves > 2 else 0.0)

    def best(self, told: Guess, cards: i64) -> i64:
        """The card of a set that gives most hope with two moves and no action."""
        best: i64 = NOWHERE
        top = NO_HOPE
        for card in CARDS_IN[cards]:
            hoped = self.hope(told.odds(card), CAMERA_VALUES, 2)
            if hoped > top:
                top = hoped
                best = card
        return best


def card_hopes(state: Components, seat: i64, moves: list[int]) -> list[float]:
    """What a seat may hope for with each card it may lay. Before cameras are placed all are alike."""
    if state.round == 1:
        return [0.0] * len(moves)
    told = guess(state, seat, without_own=True)
    prospect = Prospect(state, seat)
    values = values_of(state, seat)
    number: i64 = 3 if state.standing[seat] == CHATEAU else 2
    return [prospect.hope(told.odds(move - LAY), values, number) for move in moves]


def action_gains(state: Components, seat: i64) -> list[float]:
    """What each action space adds to a seat's hopes for this round."""
    told = guess(state, seat, without_own=True)
    prospect = Prospect(state, seat)
    gains = [0.0] * 7
    card: i64 = 0
    if lays(state, seat):
        card = prospect.best(told, state.hand[seat])
        hoped = prospect.hope(told.odds(card), CAMERA_VALUES, 2)
        white = prospect.best(told, WHITE_DECK)
        gains[DISTILLERIE] = prospect.hope(told.odds(white), CAMERA_VALUES, 2) - hoped
        if state.valet:
            any_card = prospect.best(told, HAND)
            gains[HOTEL] = prospect.hope(told.odds(any_card), CAMERA_VALUES, 2) - hoped
    odds = told.odds(card)
    plain = prospect.hope(odds, CAMERA_VALUES, 2)
    value = CAMERA_VALUES[WHITE]
    gains[PUB] = odds.points(float(value), best_group(odds, value, state.empty))
    gains[BOUTIQUE] = prospect.hope(odds, SHOP_VALUES, 2) - plain
    gains[CHATEAU] = prospect.hope(odds, CAMERA_VALUES, 3) - plain
    gains[EGLISE] = hope_after_look(told, prospect, card) - plain
    gains[CORNEMUSES] = pipes_gain(odds, prospect)
    return gains


def hope_after_look(told: Guess, prospect: Prospect, card: i64) -> float:
    """What there is to hope for, on average, when one of the unknown cards has been looked at. (LN-41)"""
    seen = told.one_seen()
    cards = CARDS_IN[told.unknown & 255]
    total = 0.0
    for other in cards:
        total += prospect.hope(seen.odds(card + other), CAMERA_VALUES, 2)
    return total / len(cards)


def pipes_gain(odds: RankedOdds, prospect: Prospect) -> float:
    """What bagpipes add to two cameras, the 7 and the 4, that stand in the best group: Nessie may stop short of it."""
    there = best_group(odds, CAMERA_VALUES[SEVEN], prospect.empty)
    short = (there + RING - 1) % RING
    points = 2.0 * PHOTO_POINTS * PHOTOS_AT[there]
    if SECTOR_OF[there] != SECTOR_OF[short]:
        points += float(CAMERA_VALUES[SEVEN] + CAMERA_VALUES[FOUR])
    return points * odds.chances[short]
