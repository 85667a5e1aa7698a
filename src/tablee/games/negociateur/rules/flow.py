"""How a match of Négociateur flows: what each move does, and what comes next. (NG-110)"""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.games.negociateur.rules import bags
from tablee.games.negociateur.rules.board import COSTS, DEMAND_COSTS, DIAL
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.deck import cards_left, take_top
from tablee.games.negociateur.rules.demands import alerted, face_down, run_clocks, spare_escape, take_away, turn_up
from tablee.games.negociateur.rules.effects import (
    AFTER_TEST_LINES,
    BLUFF_LINES,
    CARD_LINES,
    COVERED_LINE,
    DEMAND_LINES,
    EFFECTS,
    REVEAL_LINES,
    TERROR_LINES,
    choice_of,
    test_of,
)
from tablee.games.negociateur.rules.hostages import time_is_up
from tablee.games.negociateur.rules.moves import (
    DEMAND_NAMES,
    ESCAPES,
    KIND_NAMES,
    MAJORS,
    MINOR_TERRORS,
    NOTHING,
    TERROR_NAMES,
)
from tablee.games.negociateur.rules.phases import Ask, End, Phase
from tablee.games.negociateur.rules.steps import (
    AFTER_TEST,
    ALERT_OVER,
    CLOCKS,
    CONCEDED,
    END_ALERTS,
    HIDDEN,
    REVEAL_ON,
    SPARE_ESCAPE,
    STEPS,
    TERROR_OVER,
    TO_DRAW,
    TO_PURCHASE,
    push,
)
from tablee.games.negociateur.rules.trial import may_convert

# What waits, until the player is asked something or the match is over.


def run(state: Components) -> None:
    """Apply what waits, one effect at a time, alerts first, until a choice is to be made. (NG-106, NG-107, NG-G24)"""
    while state.end is End.NOT_YET and state.ask is Ask.NOTHING:
        if not state.firing and state.slots:
            fire(state)
        todo = state.todo
        if not todo:
            idle(state)
            continue
        number = todo[-1]
        state.todo = todo[:-1]
        if number < STEPS:
            step(state, number)
        else:
            EFFECTS[number - STEPS].apply(state)


def idle(state: Components) -> None:
    """Nothing waits: the player acts, or the phase closes. (NG-302, NG-306, NG-308, NG-G16)"""
    state.playing = NOTHING
    if state.phase is Phase.PURCHASE:
        state.ask = Ask.BUY
    elif state.ending:
        close_discussion(state)
    else:
        state.ask = Ask.ACT


def fire(state: Components) -> None:
    """An alert that has come true concedes its demand. (NG-809, NG-1003, NG-1004)"""
    demand = alerted(state)
    if demand < 0:
        return
    state.conceded |= 1 << demand
    state.firing = True
    if state.tape is not None:
        state.tell(Event("alert-fired", {"demand": DEMAND_NAMES[demand], "turn": state.turn}))
    push(state, [ALERT_OVER])
    push(state, DEMAND_LINES[demand].conceded)


def step(state: Components, number: i64) -> None:
    """What the course of a turn had waiting."""
    if number == AFTER_TEST:
        if not state.accomplice:  # NG-825, NG-G49
            push(state, AFTER_TEST_LINES[state.abductor])
    elif number == ALERT_OVER:
        state.firing = False
    elif number == REVEAL_ON:
        reveal_on(state)
    elif number == CONCEDED:
        conceded(state)
    elif number == END_ALERTS:
        end_alerts(state)
    elif number == SPARE_ESCAPE:
        spare_escape(state)
    elif number == TO_PURCHASE:
        open_purchase(state)
    elif number == CLOCKS:
        run_clocks(state)
    elif number == TO_DRAW:
        if cards_left(state) == 0:
            time_is_up(state)
        else:
            state.ask = Ask.DRAW
    elif number == HIDDEN:
        additional(state)
    elif number == TERROR_OVER:
        close_turn(state)


# The discussion.


def open_discussion(state: Components) -> None:
    """A new discussion: the price of concessions, then what was announced for it. Points are kept. (NG-301, NG-G44)"""
    state.phase = Phase.DISCUSSION
    state.tests = 0
    state.bluffed = False
    state.dice_discussion = state.dice_later
    state.dice_later = 0
    if state.tape is not None:
        facts: Facts = {
            "turn": state.turn,
            "threat": DIAL[state.threat],
            "level": state.threat,
            "last": "yes" if cards_left(state) == 0 else "no",
        }
        state.tell(Event("discussion-begun", facts))
    for slot in range(len(state.slots) - 1, -1, -1):
        demand = state.slots[slot]
        if demand >= 0 and state.conceded >> demand & 1:
            push(state, DEMAND_LINES[demand].before_discussion)


def play_up(state: Components, kind: i64) -> None:
    """A card is played for what it says, and lies there until the purchase is over. (NG-303, NG-305)"""
    card = bags.one(kind)
    state.hand -= card
    state.held -= 1
    state.played += card
    state.playing = kind
    if state.tape is not None:
        state.tell(Event("card-played", {"card": KIND_NAMES[kind], "turn": state.turn}))
    push(state, CARD_LINES[kind])


def cover(state: Components, kind: i64) -> None:
    card = bags.one(kind)
    state.hand -= card
    state.held -= 1
    state.covered += card


def play_down(state: Components, kind: i64) -> None:
    """A card is played face down for a point. (NG-304)"""
    cover(state, kind)
    if state.tape is not None:
        state.tell(Event("card-covered", {"card": KIND_NAMES[kind], "turn": state.turn}))
    push(state, COVERED_LINE)


def bluff(state: Components, kind: i64) -> None:
    """The abductor's own rule makes a card face down worth more, once per discussion. (NG-820)"""
    cover(state, kind)
    state.bluffed = True
    if state.tape is not None:
        state.tell(Event("bluff-played", {"card": KIND_NAMES[kind], "turn": state.turn}))
    push(state, BLUFF_LINES[state.abductor])


def concede(state: Components, demand: i64) -> None:
    """Pay, then the effect, then the price. (NG-801, NG-806, NG-815)"""
    cost = DEMAND_COSTS[demand]
    state.cp -= cost
    state.conceded |= 1 << demand
    state.conceding = demand
    if state.tape is not None:
        facts: Facts = {"demand": DEMAND_NAMES[demand], "cost": cost, "turn": state.turn}
        state.tell(Event("demand-conceded", facts))
    push(state, [CONCEDED])
    push(state, DEMAND_LINES[demand].conceded)


def conceded(state: Components) -> None:
    """A minor demand is discarded, an escape without a clock too; others stay. (NG-807, NG-808, NG-815, NG-G27)"""
    demand = state.conceding
    state.conceding = NOTHING
    if demand >= ESCAPES + MAJORS:
        card = MINOR_TERRORS[demand - ESCAPES - MAJORS]
        state.minors = [other for other in state.minors if other != card]
        if card not in state.alerts:
            state.discard = [*state.discard, card]
    elif demand < ESCAPES:
        slot = state.slots.index(demand)
        if state.clocks[slot] == 0:
            take_away(state, slot)


def reveal_on(state: Components) -> None:
    """Turn up as many demands as are called for; with several face down the player chooses. (NG-804)"""
    hidden = face_down(state)
    if state.revealing == 0 or hidden == 0:
        state.revealing = 0
    elif hidden > 1:
        state.ask = Ask.REVEAL
    else:
        for slot in range(len(state.slots)):
            if state.slots[slot] < 0:
                reveal(state, slot)
                return


def reveal(state: Components, slot: i64) -> None:
    """One demand is turned up, and the abductor's own rule follows. (NG-804, NG-821)"""
    state.revealing -= 1
    turn_up(state, slot)
    if state.revealing:
        push(state, [REVEAL_ON])
    push(state, REVEAL_LINES[state.abductor])


def close_discussion(state: Components) -> None:
    """Alerts for the end of the discussion, the abductor's afterthought, and what was only for it. (NG-309)"""
    state.ending = False
    push(state, [TO_PURCHASE, SPARE_ESCAPE, END_ALERTS])


def end_alerts(state: Components) -> None:
    """The alerts in the order in which they were placed; each card is then discarded. (NG-309, NG-1005)"""
    if not state.alerts:
        return
    card = state.alerts[0]
    state.alerts = state.alerts[1:]
    state.discard = [*state.discard, card]
    if state.tape is not None:
        state.tell(Event("alert-resolved", {"terror": TERROR_NAMES[card]}))
    push(state, [END_ALERTS])
    push(state, TERROR_LINES[card].alert)


# Tests and choices.


def spend(state: Components, kind: i64) -> None:
    """A card is given for a 4, for no point; the second one makes it a success. (NG-403, NG-404, NG-G11)"""
    cover(state, kind)
    if state.tape is not None:
        state.tell(Event("card-spent", {"card": KIND_NAMES[kind], "turn": state.turn}))
    if state.ask is Ask.CONVERT:
        state.ask = Ask.SPEND
        rest = bags.only_kind(state.hand)
        if rest >= 0:
            spend(state, rest)
        return
    state.converted += 1
    state.ask = Ask.CONVERT if may_convert(state) else Ask.NOTHING
    if state.ask is Ask.NOTHING:
        test_of(state.testing).resolve(state)


def accept(state: Components) -> None:
    """The dice stay as they are. (NG-405)"""
    state.ask = Ask.NOTHING
    test_of(state.testing).resolve(state)


def choose(state: Components, way: i64) -> None:
    state.ask = Ask.NOTHING
    choice_of(state.choosing).take(state, way)


def give_back(state: Components, kind: i64) -> None:
    """A card goes back to the purchase area unplayed. (NG-510, NG-G43)"""
    card = bags.one(kind)
    state.hand -= card
    state.held -= 1
    state.shop += card
    state.returning -= 1
    if state.tape is not None:
        state.tell(Event("card-returned", {"card": KIND_NAMES[kind]}))
    if state.returning == 0:
        state.ask = Ask.NOTHING


# The purchase.


def open_purchase(state: Components) -> None:
    """The discussion is over, and with it all that was meant for it. (NG-309, NG-310)"""
    state.phase = Phase.PURCHASE
    state.dice_next = 0
    state.dice_discussion = 0
    state.fours_next = False
    state.fours_discussion = False
    if state.tape is not None:
        state.tell(Event("discussion-over", {"turn": state.turn, "cp": state.cp, "level": state.threat}))


def price(state: Components, kind: i64) -> i64:
    """What a card costs now."""
    cost: i64 = COSTS[kind]
    return cost if cost == 0 else cost - state.discount


def buy(state: Components, kind: i64) -> None:
    """A card that was not played this turn comes to hand for its price. (NG-601, NG-604, NG-713, NG-714)"""
    card = bags.one(kind)
    cost = price(state, kind)
    state.shop -= card
    state.hand += card
    state.held += 1
    state.cp -= cost
    if state.tape is not None:
        state.tell(Event("card-bought", {"card": KIND_NAMES[kind], "cost": cost, "cp": state.cp}))


def close_purchase(state: Components) -> None:
    """Points are reset, played cards go back, and the abductor acts; even at the last. (NG-605, NG-606, NG-715)"""
    state.cp = 0
    state.discount = 0
    clear_played(state)
    open_terror(state)


def clear_played(state: Components) -> None:
    state.shop += state.played + state.covered
    state.played = 0
    state.covered = 0


# Terror.


def open_terror(state: Components) -> None:
    """What conceded demands do before a card is drawn, then the clocks. (NG-701)"""
    state.phase = Phase.TERROR
    if state.tape is not None:
        state.tell(Event("terror-begun", {"turn": state.turn, "deck": cards_left(state)}))
    push(state, [TO_DRAW, CLOCKS])
    for slot in range(len(state.slots) - 1, -1, -1):
        demand = state.slots[slot]
        if demand >= 0 and state.conceded >> demand & 1:
            push(state, DEMAND_LINES[demand].before_terror)


def draw(state: Components) -> None:
    """The top terror card is turned over, golden or red: its main effect, then the additional one. (NG-703, NG-709)"""
    state.ask = Ask.NOTHING
    card = take_top(state)
    if state.tape is not None:
        facts: Facts = {"terror": TERROR_NAMES[card], "turn": state.turn, "deck": cards_left(state)}
        state.tell(Event("terror-drawn", facts, reveals=True))
    if card not in MINOR_TERRORS:  # NG-815
        state.drawn = card
        push(state, [TERROR_OVER, HIDDEN])
        push(state, TERROR_LINES[card].main)
        return
    if state.accomplice:  # NG-816
        state.discard = [*state.discard, card]
    else:
        state.minors = [*state.minors, card]
    if state.tape is not None:
        code = "minor-ignored" if state.accomplice else "minor-placed"
        state.tell(Event(code, {"terror": TERROR_NAMES[card]}))
    push(state, [TERROR_OVER])


def additional(state: Components) -> None:
    """It gets worse while a demand lies face down, as it does after the main effect. (NG-704, NG-913, NG-G22)"""
    lines = TERROR_LINES[state.drawn].hidden
    if lines and face_down(state):
        if state.tape is not None:
            state.tell(Event("terror-worsened", {"terror": TERROR_NAMES[state.drawn]}))
        push(state, lines)


def close_turn(state: Components) -> None:
    """The card is discarded unless an alert keeps it; cards given for 4s go back. (NG-705, NG-707, NG-G12, NG-G17)

    Then the next turn begins. (NG-110)
    """
    if state.drawn != NOTHING:
        if state.drawn not in state.alerts:
            state.discard = [*state.discard, state.drawn]
        state.drawn = NOTHING
    clear_played(state)
    state.turn += 1
    open_discussion(state)
