"""Where Nessie may surface, told from what one seat knows."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.games.loch_ness.rules.board import CAMERA_VALUES, CARDS_IN, GROUP_OF, HAND, PHOTOS_AT, SECTOR_OF
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.knowledge import knows_card
from tablee.games.loch_ness.rules.moves import CAMERAS, DISTILLERIE, EGLISE, NOWHERE, RING
from tablee.games.loch_ness.rules.piles import octal_digits
from tablee.games.loch_ness.rules.turns import card_players, cards_to_lay, seat_at

PHOTO_POINTS: Final = 4.0  # what a photo may be counted as: a third of a set, and one more to choose from
NO_CARD: Final = 1  # the set of card 0 alone: nothing to guess
VALUES: Final = 10  # camera values are below this


class Odds:
    """The chance that Nessie surfaces on each sea space, and what a camera in each group may expect of it."""

    def __init__(self, chances: list[float]) -> None:
        sectors = [0.0] * RING
        for sea in range(RING):
            sectors[SECTOR_OF[sea]] += chances[sea]
        self.chances: Final = chances
        self.sector: Final = [sectors[SECTOR_OF[group]] for group in range(RING)]  # the chance to score its value
        self.photos: Final = [PHOTOS_AT[group] * chances[group] for group in range(RING)]

    def points(self, value: float, group: i64) -> float:
        """What a camera of this value may expect in a group: its sector's points and photos. (LN-70, LN-73)"""
        return value * self.sector[group] + PHOTO_POINTS * self.photos[group]


class RankedOdds(Odds):
    """Odds that also know the best groups for a camera of each value, best first."""

    def __init__(self, chances: list[float]) -> None:
        super().__init__(chances)
        self.groups: Final = [self.ranked(float(value)) for value in range(VALUES)]

    def ranked(self, value: float) -> list[int]:
        left = list(range(RING))
        order: list[int] = []
        while left:
            best = left[0]
            for group in left:
                if self.points(value, group) > self.points(value, best):
                    best = group
            left.remove(best)
            order.append(best)
        return order


class Guess:
    """What a seat can tell of the cards of a round: how far the known ones lead, and a set for each unknown one."""

    def __init__(self, start: i64) -> None:
        self.start: i64 = start  # where the known cards lead; not yet taken round the ring
        self.unknown: i64 = NO_CARD << 16 | NO_CARD << 8 | NO_CARD  # three sets of cards, eight bits each

    def add(self, cards: i64) -> None:
        """One more unknown card, of this set."""
        self.unknown = (self.unknown << 8 | cards) & 0xFFFFFF

    def one_seen(self) -> "Guess":
        """The same without the unknown card that was added last."""
        less = Guess(self.start)
        less.unknown = NO_CARD << 16 | self.unknown >> 8
        return less

    def odds(self, card: i64) -> RankedOdds:
        """The odds when one more card is known, and every unknown one is as likely as the others of its set."""
        key = ((self.start + card) % RING) << 24 | self.unknown
        found = _reckoned.get(key)
        return reckon(key) if found is None else found


# The odds that were asked for so far. They follow from their key alone, so it does not matter who asked.
_reckoned: Final[dict[int, RankedOdds]] = {}
_MOST: Final = 20_000


def reckon(key: i64) -> RankedOdds:
    """The odds of a key of `Guess.odds`: where Nessie starts from, then three sets of cards."""
    chances = [0.0] * RING
    chances[key >> 24] = 1.0
    for shift in range(0, 24, 8):
        cards = CARDS_IN[key >> shift & 255]
        chances = swum(chances, cards, [1.0 / len(cards)] * len(cards))
    if len(_reckoned) >= _MOST:
        _reckoned.clear()
    odds = RankedOdds(chances)
    _reckoned[key] = odds
    return odds


def swum(chances: list[float], cards: list[int], weights: list[float]) -> list[float]:
    """Where Nessie may be after one more of these cards, each with its chance."""
    after = [0.0] * RING
    for i in range(len(cards)):
        for sea in range(RING):
            after[(sea + cards[i]) % RING] += chances[sea] * weights[i]
    return after


# What is known of the cards.


def may_lay(state: Components, player: i64) -> i64:
    """The set that a player lays, or laid, his card from; everybody knows it. (LN-34, LN-134)"""
    laid = state.laid[player]
    if laid == NOWHERE or state.standing[player] == DISTILLERIE:
        return cards_to_lay(state, player)
    return state.hand[player] | 1 << laid


def dummy_cards(state: Components) -> i64:
    """The dummy cards that are face down. (LN-95)"""
    left: i64 = HAND
    for value in octal_digits(state.dummy_up):
        left &= ~(1 << value)
    return left


def knows_dummy(state: Components, seat: i64) -> bool:
    """Whether this seat has looked at the dummy card that comes next. (LN-43)"""
    return state.dummy_top != NOWHERE and state.standing[seat] == EGLISE


def guess(state: Components, seat: i64, *, without_own: bool) -> Guess:
    """What this seat can tell of this round's cards; without its own, when that is still to be chosen."""
    told = Guess(state.big)
    for place in range(card_players(state)):
        player = seat_at(state, place)
        if player == seat and without_own:
            continue
        if state.laid[player] != NOWHERE and knows_card(state, seat, player):
            told.start += state.laid[player]
        else:
            told.add(may_lay(state, player))
    if state.seats == 2:
        if knows_dummy(state, seat):
            told.start += state.dummy_top
        else:
            told.add(dummy_cards(state))
    return told


# What camera moves betray of a card: whoever laid it moves to where it leads.


def keen_odds(state: Components, seat: i64) -> Odds:
    """The odds for a seat that judges the others' cards by where they have moved their cameras this round."""
    chances = [0.0] * RING
    chances[state.big] = 1.0
    for place in range(card_players(state)):
        player = seat_at(state, place)
        if state.laid[player] != NOWHERE and knows_card(state, seat, player):
            chances = swum(chances, [state.laid[player]], [1.0])
        else:
            chances = swum(chances, CARDS_IN[may_lay(state, player)], betrayed(state, player))
    if state.seats == 2:
        cards = [int(state.dummy_top)] if knows_dummy(state, seat) else CARDS_IN[dummy_cards(state)]
        chances = swum(chances, cards, [1.0 / len(cards)] * len(cards))
    return Odds(chances)


def betrayed(state: Components, player: i64) -> list[float]:
    """The chance of each card a player may have laid: e times as likely for each point his moves may expect with it."""
    cards = CARDS_IN[may_lay(state, player)]
    others = seen_from(state, player)
    weights: list[float] = []
    total = 0.0
    for card in cards:
        weight = exp(moved_points(state, player, others.odds(card)))
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


def seen_from(state: Components, player: i64) -> Guess:
    """What a player can tell of the others' cards, as far as everybody knows."""
    told = Guess(state.big)
    for place in range(card_players(state)):
        other = seat_at(state, place)
        if other != player:
            told.add(may_lay(state, other))
    if state.seats == 2:
        told.add(dummy_cards(state))
    return told


def moved_points(state: Components, player: i64, odds: Odds) -> float:
    """What the cameras that a player has moved this round may expect."""
    total = 0.0
    for camera in range(CAMERAS):
        own = player * CAMERAS + camera
        if state.down >> own & 1:
            total += odds.points(float(CAMERA_VALUES[camera]), GROUP_OF[state.spot[own]])
    return total


def clue(state: Components, seat: i64, player: i64) -> list[float]:
    """How likely each card 0..7 is to be a player's, next to his likeliest; 1 where this seat need not ask."""
    likely = [1.0] * 8
    if state.laid[player] == NOWHERE or knows_card(state, seat, player):
        return likely
    cards = CARDS_IN[may_lay(state, player)]
    chances = betrayed(state, player)
    top = max(chances)
    for i in range(len(cards)):
        likely[cards[i]] = chances[i] / top
    return likely
