"""The terror deck: red cards above one pivotal event, turned over from the top, and never refilled. (NG-708)"""

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.rng import Rng
from tablee.engine.rows import added
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.moves import REDS, TERROR_NAMES
from tablee.games.negociateur.rules.phases import Phase


def cards_left(state: Components) -> i64:
    """How many terror cards are left to draw."""
    return state.deck_reds + (1 if state.deck_golden else 0)


def last_discussion(state: Components) -> bool:
    """Whether no terror card is left: cards may be bought while talking. (NG-711, NG-G14)"""
    return state.phase is Phase.DISCUSSION and cards_left(state) == 0


def pick(row: list[int], luck: Rng) -> i64:
    """The place of one card among so many of each kind, every card as likely."""
    left: i64 = luck.below(sum(row))
    kind: i64 = 0
    while left >= row[kind]:
        left -= row[kind]
        kind += 1
    return kind


def pick_bit(bits: i64, luck: Rng) -> i64:
    """One of the members of a set, every one as likely."""
    members: i64 = 0
    rest = bits
    while rest:
        members += rest & 1
        rest >>= 1
    left = luck.below(members)
    place: i64 = 0
    while True:
        if bits >> place & 1:
            if left == 0:
                return place
            left -= 1
        place += 1


def take_top(state: Components) -> i64:
    """The top card of a deck that is not empty, picked now since nobody has seen the order; the golden one is last.

    (NG-210, NG-211, NG-G51)
    """
    if state.deck_reds > 0:
        kind = pick(state.reds, state)
        state.reds = added(state.reds, kind, -1)
        state.deck_reds -= 1
        return kind
    golden = pick_bit(state.goldens, state)
    state.goldens &= ~(1 << golden)
    state.deck_golden = False
    return REDS + golden


def discard_terror(state: Components, number: i64) -> None:
    """The top cards go to the discard, face up and without effect, the golden one too. (NG-509, NG-G07, NG-G42)"""
    for _ in range(number):
        if cards_left(state) == 0:
            return
        card = take_top(state)
        state.discard = [*state.discard, card]
        if state.tape is not None:
            state.tell(
                Event("terror-discarded", {"terror": TERROR_NAMES[card], "deck": cards_left(state)}, reveals=True)
            )


def set_aside(state: Components) -> i64:
    """How many red cards of the set are neither seen nor in the deck."""
    return sum(state.reds) - state.deck_reds


def add_terror(state: Components, number: i64) -> None:
    """Red cards that were set aside make a new deck. (NG-708)"""
    more = set_aside(state)
    if more > number:
        more = number
    state.deck_reds += more
    if state.tape is not None:
        state.tell(Event("terror-added", {"count": more, "deck": cards_left(state)}))
