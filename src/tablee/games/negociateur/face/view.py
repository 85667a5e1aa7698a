"""What the player, or a spectator, sees of a table of Négociateur: built from nothing, field by field. (NG-101)"""

from typing import Literal

from msgspec import Struct

from tablee.games.negociateur.rules.board import PAWNS
from tablee.games.negociateur.rules.deck import cards_left, last_discussion, set_aside
from tablee.games.negociateur.rules.fields import FIELDS
from tablee.games.negociateur.rules.flow import price
from tablee.games.negociateur.rules.hostages import total
from tablee.games.negociateur.rules.moves import (
    DEMAND_NAMES,
    DOWN_ESCAPE,
    ESCAPES,
    KIND_NAMES,
    NOTHING,
    TERROR_NAMES,
)
from tablee.games.negociateur.rules.odds import odds_at_best, odds_now
from tablee.games.negociateur.rules.phases import Ask, Phase
from tablee.games.negociateur.rules.sets import kinds_to_take, reds_to_keep
from tablee.games.negociateur.rules.state import State
from tablee.games.negociateur.rules.trial import dice_for_test, successes

Cards = dict[str, int]  # how many of each kind


class DemandView(Struct, frozen=True):
    """A demand: its back, or its face and what has become of it. (NG-803, NG-805, NG-807)"""

    kind: Literal["escape", "major"]
    demand: str | None  # None while it lies face down
    conceded: bool
    clock: int  # 0 is no clock


class Modifiers(Struct, frozen=True):
    """What changes tests and prices now or is announced. (NG-406, NG-408)"""

    next: int
    discussion: int
    later: int
    fours_next: bool
    fours_discussion: bool
    discount: int


class Odds(Struct, frozen=True):
    """The chances of no, one, two or more successes in a test now, in thousandths. (NG-402, NG-403)"""

    plain: list[int]
    paid: list[int]  # with the cards that would be left to give for 4s


class View(Struct, frozen=True):
    phase: Literal["build", "discussion", "purchase", "terror", "over"]
    turn: int
    kind: str | None  # of the decision; None when the match is over
    end: str
    rank: int | None  # this and the next: None before the end
    reason: str | None
    abductor: str
    accomplice: bool
    threat: int
    dial: str
    cp: int
    zone: int
    released: int
    eliminated: int
    supply: int
    last: bool  # the last discussion
    discussion_set: Cards
    terror_set: Cards
    offered: list[str]  # the cards one may choose from while sets are built
    hand: Cards
    held: int
    shop: Cards
    prices: Cards
    played: Cards
    covered: Cards
    removed: Cards
    playing: str | None
    demands: list[DemandView]
    minors: list[str]
    alerts: list[str]
    unseen_demands: list[str]
    deck: int
    deck_golden: bool
    aside: int
    drawn: str | None
    discard: list[str]
    unseen_reds: Cards
    unseen_goldens: list[str]
    dice: list[int]
    converted: int
    successes: int
    testing: bool
    returning: int
    dice_now: int
    modifiers: Modifiers
    bluff: bool
    odds: Odds | None  # None outside a discussion


def view(state: State, seat: int | None) -> View:
    """Everything but what lies face down, which is told only by what it may be: the same for everybody."""
    outcome = state.outcome()
    public = FIELDS.public(state)
    return View(
        **public,
        kind=None if outcome is not None else state.kind(0),
        rank=None if outcome is None else outcome.ranks[0],
        reason=None if outcome is None else outcome.reason,
        threat=state.threat,
        supply=PAWNS - total(state),
        last=last_discussion(state),
        offered=offered(state),
        prices={kind: price(state, KIND_NAMES.index(kind)) for kind in public["discussion_set"]},
        demands=[demand_view(state, slot) for slot in range(len(state.slots))],
        deck=cards_left(state),
        aside=0 if state.phase is Phase.BUILD else set_aside(state),
        successes=successes(state),
        testing=state.testing != NOTHING,
        dice_now=dice_for_test(state),
        modifiers=Modifiers(
            next=state.dice_next,
            discussion=state.dice_discussion,
            later=state.dice_later,
            fours_next=state.fours_next,
            fours_discussion=state.fours_discussion,
            discount=state.discount,
        ),
        bluff=state.phase is Phase.DISCUSSION and state.may_bluff(),
        odds=odds(state),
    )


def offered(state: State) -> list[str]:
    """The cards one may choose from while sets are built. (NG-1101, NG-1111)"""
    if state.ask is Ask.TAKE:
        return [KIND_NAMES[kind] for kind in kinds_to_take(state.discussion_set)]
    return [TERROR_NAMES[kind] for kind in reds_to_keep(state.terror_set)] if state.ask is Ask.KEEP else []


def demand_view(state: State, slot: int) -> DemandView:
    demand = state.slots[slot]
    up = demand >= 0
    escape = demand < ESCAPES if up else demand == DOWN_ESCAPE
    return DemandView(
        kind="escape" if escape else "major",
        demand=DEMAND_NAMES[demand] if up else None,
        conceded=up and bool(state.conceded >> demand & 1),
        clock=state.clocks[slot],
    )


def odds(state: State) -> Odds | None:
    if state.phase is not Phase.DISCUSSION:
        return None
    cards_left = max(0, state.held - 1)
    return Odds(
        plain=[round(1000 * chance) for chance in odds_now(state)],
        paid=[round(1000 * chance) for chance in odds_at_best(state, cards_left)],
    )
