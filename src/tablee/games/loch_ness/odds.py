"""Where Nessie may surface, told from what one seat knows. (LN-60..64)"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.games.loch_ness.board import CAMERA_VALUES, CARDS_IN, GROUP_OF, HAND, PHOTOS_AT, SECTOR_OF, WHITE_DECK
from tablee.games.loch_ness.knowledge import knows_card
from tablee.games.loch_ness.moves import CAMERAS, DISTILLERIE, EGLISE, RING
from tablee.games.loch_ness.state import NOWHERE, Table, octal_digits

NO_CARD: Final = 1  # the set with card 0 alone: nothing left to guess
PHOTO: Final = 3.5  # about what a photo is worth, for somebody whose album one does not know
TRUST: Final = 1.0  # how much a point that a player may hope for tells of his card


class Odds:
    """The chance that Nessie surfaces on each sea space, and what that means for a camera in each group."""

    def __init__(self, chances: list[float]) -> None:
        sectors = [0.0] * RING
        for sea in range(RING):
            sectors[SECTOR_OF[sea]] += chances[sea]
        self.chances: Final = chances
        self.sector: Final = [sectors[SECTOR_OF[group]] for group in range(RING)]
        self.photos: Final = [PHOTOS_AT[group] * chances[group] for group in range(RING)]


_NO_ODDS: Final = Odds([0.0] * RING)


class Guess:
    """What a seat can tell of this round's cards: the steps it knows of, and a set of cards for each it does not."""

    def __init__(self) -> None:
        self.start: i64 = 0  # where Nessie would be after the known cards
        self.first: i64 = NO_CARD
        self.second: i64 = NO_CARD
        self.third: i64 = NO_CARD

    def add(self, cards: i64) -> None:
        if self.first == NO_CARD:
            self.first = cards
        elif self.second == NO_CARD:
            self.second = cards
        else:
            self.third = cards

    def odds(self, more: i64) -> Odds:
        """The odds if these cards lie there, each as likely, and one more of this value."""
        key = ((self.start + more) % RING) << 24 | self.first << 16 | self.second << 8 | self.third
        found = _odds.get(key, _NO_ODDS)
        if found is _NO_ODDS:
            found = reckon(key)
        return found


# Odds that have been asked before. They depend on nothing but their key, so that it does not matter who asks.
_odds: Final[dict[int, Odds]] = {}
_MOST_ODDS: Final = 20_000


def reckon(key: i64) -> Odds:
    """The odds of a key of `Guess`: where Nessie starts, and three sets of cards."""
    chances = [0.0] * RING
    chances[key >> 24] = 1.0
    for shift in range(0, 24, 8):
        cards = CARDS_IN[key >> shift & 255]
        chances = swum(chances, cards, [1.0 / len(cards)] * len(cards))
    if len(_odds) >= _MOST_ODDS:
        _odds.clear()
    odds = Odds(chances)
    _odds[key] = odds
    return odds


def swum(chances: list[float], cards: list[int], weights: list[float]) -> list[float]:
    """Where Nessie may be after one more card of these, each with its chance."""
    after = [0.0] * RING
    for i in range(len(cards)):
        for sea in range(RING):
            after[(sea + cards[i]) % RING] += chances[sea] * weights[i]
    return after


def may_lay(state: Table, player: i64) -> i64:
    """The set of cards that a player's laid card is one of, as everybody knows it. (section 5 of the rules)"""
    if state.standing[player] == DISTILLERIE:
        return WHITE_DECK
    laid = state.laid[player]
    return state.hand[player] if laid == NOWHERE else state.hand[player] | 1 << laid


def guess(state: Table, seat: i64, *, choosing: bool) -> Guess:
    """What this seat can tell before the cards are turned up; without its own card, if that is still to be chosen."""
    told = Guess()
    start = state.big
    for place in range(state.card_players()):
        player = state.seat_at(place)
        if player == seat and choosing:
            continue
        if state.laid[player] != NOWHERE and knows_card(state, seat, player):
            start += state.laid[player]
        else:
            told.add(may_lay(state, player))
    if state.seats == 2:
        if state.dummy_top != NOWHERE and state.standing[seat] == EGLISE:
            start += state.dummy_top
        else:
            told.add(dummy_cards(state))
    told.start = start
    return told


def dummy_cards(state: Table) -> i64:
    """The dummy cards that are still face down. (LN-95)"""
    left: i64 = HAND
    for value in octal_digits(state.dummy_up):
        left &= ~(1 << value)
    return left


# What the others' camera moves tell of their cards.


def keen_odds(state: Table, seat: i64) -> Odds:
    """The odds for a seat that also judges the others' cards by where they have moved their cameras."""
    chances = [0.0] * RING
    chances[state.big] = 1.0
    for place in range(state.card_players()):
        player = state.seat_at(place)
        if state.laid[player] != NOWHERE and knows_card(state, seat, player):
            chances = swum(chances, [state.laid[player]], [1.0])
        else:
            chances = swum(chances, CARDS_IN[may_lay(state, player)], betrayed(state, player))
    if state.seats == 2:
        if state.dummy_top != NOWHERE and state.standing[seat] == EGLISE:
            chances = swum(chances, [state.dummy_top], [1.0])
        else:
            cards = CARDS_IN[dummy_cards(state)]
            chances = swum(chances, cards, [1.0 / len(cards)] * len(cards))
    return Odds(chances)


def betrayed(state: Table, player: i64) -> list[float]:
    """The chance of each card a player may have laid, judged by where his cameras have gone this round."""
    cards = CARDS_IN[may_lay(state, player)]
    theirs = as_seen_by(state, player)
    weights: list[float] = []
    total = 0.0
    for card in cards:
        weight = exp(fit(state, player, theirs.odds(card)) * TRUST)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


def as_seen_by(state: Table, player: i64) -> Guess:
    """What a player can tell besides his own card, as far as everybody knows."""
    told = Guess()
    told.start = state.big
    for place in range(state.card_players()):
        other = state.seat_at(place)
        if other != player:
            told.add(may_lay(state, other))
    if state.seats == 2:
        told.add(dummy_cards(state))
    return told


def fit(state: Table, player: i64, odds: Odds) -> float:
    """What the cameras that a player has moved this round may expect."""
    hoped = 0.0
    for camera in range(CAMERAS):
        own = player * CAMERAS + camera
        if state.down >> own & 1:
            group = GROUP_OF[state.spot[own]]
            hoped += CAMERA_VALUES[camera] * odds.sector[group] + PHOTO * odds.photos[group]
    return hoped
