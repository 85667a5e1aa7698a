"""What the player, or a spectator, sees of a table of Négociateur: built from nothing, field by field. (NG-101)"""

from tablee.engine.game import Json
from tablee.games.negociateur.board import ABDUCTORS, DIAL, PAWNS
from tablee.games.negociateur.deck import set_aside
from tablee.games.negociateur.flow import price
from tablee.games.negociateur.moves import DEMAND_NAMES, ESCAPES, KIND_NAMES, MAJORS, TERROR_NAMES
from tablee.games.negociateur.odds import odds_at_best, odds_now
from tablee.games.negociateur.position import GOLDEN_NAMES, cards, members, name, reds, slot_name
from tablee.games.negociateur.rules import State
from tablee.games.negociateur.sets import kinds_to_take, reds_to_keep
from tablee.games.negociateur.state import NOTHING, Ask, Phase
from tablee.games.negociateur.trial import dice_for_test, successes


def view(state: State) -> dict[str, Json]:
    """Everything but what lies face down, which is told only by what it may be: the same for everybody."""
    outcome = state.outcome()
    return {
        "phase": state.phase.value,
        "turn": state.turn,
        "kind": None if state.phase is Phase.OVER else state.kind(0),
        "end": state.end.value,
        "rank": None if outcome is None else outcome.ranks[0],
        "reason": None if outcome is None else outcome.reason,
        "abductor": ABDUCTORS[state.abductor],
        "accomplice": state.accomplice,
        "threat": state.threat,
        "dial": DIAL[state.threat],
        "cp": state.cp,
        "zone": state.zone,
        "released": state.released,
        "eliminated": state.eliminated,
        "supply": PAWNS - state.total(),
        "last": state.last_discussion(),
        "discussion_set": cards(state.discussion_set),
        "terror_set": reds(state.terror_set),
        "offered": offered(state),
        "hand": cards(state.hand),
        "held": state.held,
        "shop": cards(state.shop),
        "prices": {kind: price(state, KIND_NAMES.index(kind)) for kind in cards(state.discussion_set)},
        "played": cards(state.played),
        "covered": cards(state.covered),
        "removed": cards(state.removed),
        "playing": name(state.playing, KIND_NAMES),
        "demands": [demand_view(state, slot) for slot in range(len(state.slots))],
        "minors": [TERROR_NAMES[card] for card in state.minors],
        "alerts": [TERROR_NAMES[card] for card in state.alerts],
        "unseen_demands": members(state.unseen_demands, DEMAND_NAMES[: ESCAPES + MAJORS]),
        "deck": state.deck(),
        "deck_golden": state.deck_golden,
        "aside": 0 if state.phase is Phase.BUILD else set_aside(state),
        "drawn": name(state.drawn, TERROR_NAMES),
        "discard": [TERROR_NAMES[card] for card in state.discard],
        "unseen_reds": reds(state.reds),
        "unseen_goldens": members(state.goldens, GOLDEN_NAMES),
        "dice": list(state.dice),
        "converted": state.converted,
        "successes": successes(state),
        "testing": state.testing != NOTHING,
        "returning": state.returning,
        "dice_now": dice_for_test(state),
        "modifiers": modifiers(state),
        "bluff": state.phase is Phase.DISCUSSION and state.may_bluff(),
        "odds": odds(state),
    }


def offered(state: State) -> list[Json]:
    """The cards one may choose from while sets are built. (NG-1101, NG-1111)"""
    if state.ask is Ask.TAKE:
        return [KIND_NAMES[kind] for kind in kinds_to_take(state.discussion_set)]
    return [TERROR_NAMES[kind] for kind in reds_to_keep(state.terror_set)] if state.ask is Ask.KEEP else []


def demand_view(state: State, slot: int) -> Json:
    """A demand: its back, or its face and what has become of it. (NG-803, NG-805, NG-807)"""
    demand = state.slots[slot]
    up = demand >= 0
    back = "escape" if demand < ESCAPES else "major"
    return {
        "kind": back if up else slot_name(demand),
        "demand": DEMAND_NAMES[demand] if up else None,
        "conceded": up and bool(state.conceded >> demand & 1),
        "clock": state.clocks[slot],
    }


def modifiers(state: State) -> Json:
    """What changes tests and prices now or is announced. (NG-406, NG-408)"""
    return {
        "next": state.dice_next,
        "discussion": state.dice_discussion,
        "later": state.dice_later,
        "fours_next": state.fours_next,
        "fours_discussion": state.fours_discussion,
        "discount": state.discount,
    }


def odds(state: State) -> Json:
    """The chances of a test now, and with the cards that would be left to give for 4s, in thousandths."""
    if state.phase is not Phase.DISCUSSION:
        return None
    cards_left = max(0, state.held - 1)
    return {
        "plain": [round(1000 * chance) for chance in odds_now(state)],
        "paid": [round(1000 * chance) for chance in odds_at_best(state, cards_left)],
    }
