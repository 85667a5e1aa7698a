"""What must hold of everything that waits: the question asked, the effects to come, the cards being resolved."""

from tablee.games.negociateur import bags, sets
from tablee.games.negociateur.board import CONVERTIBLE, COPIES, COSTS, MOST_DICE, PARTS, RED_COPIES
from tablee.games.negociateur.demands import in_play
from tablee.games.negociateur.effects import EFFECTS, TERROR_LINES, Choose, Test
from tablee.games.negociateur.moves import KINDS, REDS
from tablee.games.negociateur.state import NOTHING, Ask, End, Phase, Table
from tablee.games.negociateur.steps import (
    AFTER_TEST,
    ALERT_OVER,
    CONCEDED,
    HIDDEN,
    REVEAL_ON,
    STEPS,
    TERROR_OVER,
)
from tablee.games.negociateur.trial import may_convert
from tablee.games.negociateur.verbs import Clock, Remove

ASKED_IN = {
    Phase.BUILD: (Ask.TAKE, Ask.KEEP),
    Phase.DISCUSSION: (Ask.ACT, Ask.CONVERT, Ask.SPEND, Ask.REVEAL, Ask.CHOOSE, Ask.RETURN),
    Phase.PURCHASE: (Ask.BUY,),
    Phase.TERROR: (Ask.DRAW, Ask.CONVERT, Ask.SPEND, Ask.REVEAL, Ask.CHOOSE, Ask.RETURN),
    Phase.OVER: (Ask.NOTHING,),
}
AT_REST = (Ask.TAKE, Ask.KEEP, Ask.ACT, Ask.BUY, Ask.DRAW, Ask.NOTHING)  # questions with nothing behind them
WHILE_TALKING = (AFTER_TEST, ALERT_OVER, REVEAL_ON, CONCEDED)
IN_TERROR = (TERROR_OVER, HIDDEN, ALERT_OVER, REVEAL_ON)


def out_of_place(state: Table) -> list[str]:
    """The names of the laws about what waits that this table breaks."""
    laws = {
        "question-of-the-phase": state.ask in ASKED_IN[state.phase],
        "over-with-an-end": (state.phase is Phase.OVER) == (state.end is not End.NOT_YET),
        "effects-wait-in-order": effects_in_order(state),
        "question-is-open": question_is_open(state),
        "dice-are-dice": dice_are_dice(state),
        "cards-being-resolved": cards_being_resolved(state),
        "nothing-dealt-while-building": state.phase is not Phase.BUILD or building(state),
        "numbers-within-reason": numbers_within_reason(state),
    }
    return [name for name, holds in laws.items() if not holds]


def effects_in_order(state: Table) -> bool:
    """Nothing waits behind a question of the turn; behind any other, only what its phase can bring."""
    todo = state.todo
    if state.ask in AT_REST:
        return not todo and not state.firing and state.conceding == NOTHING
    steps = [number for number in todo if number < STEPS]
    allowed = IN_TERROR if state.phase is Phase.TERROR else WHILE_TALKING
    if any(step not in allowed or steps.count(step) > 1 for step in steps):
        return False
    if state.phase is Phase.TERROR and (not todo or todo[0] != TERROR_OVER):
        return False
    clocks = any(isinstance(EFFECTS[number - STEPS], Clock) for number in todo if number >= STEPS)
    removals = sum(isinstance(EFFECTS[number - STEPS], Remove) for number in todo if number >= STEPS)
    removable = 0 if state.playing == NOTHING else bags.count(state.played, state.playing)
    conceding = CONCEDED in todo
    return (
        state.firing == (ALERT_OVER in todo)
        and conceding == (state.conceding != NOTHING)
        and (not conceding or in_play(state, state.conceding))
        and (not clocks or conceding)
        and removals <= min(1, removable)
    )


def question_is_open(state: Table) -> bool:
    """What is asked can be answered."""
    ask = state.ask
    if (ask in (Ask.CONVERT, Ask.SPEND)) != (state.testing != NOTHING):
        return False
    if (ask is Ask.CHOOSE) != (state.choosing != NOTHING):
        return False
    if (ask is Ask.RETURN) != (state.returning > 0) or (ask is Ask.REVEAL) != (state.revealing > 0):
        return False
    if ask is Ask.CONVERT:
        return is_test(state) and may_convert(state)
    if ask is Ask.SPEND:
        return is_test(state) and state.held > 0 and state.dice.count(CONVERTIBLE) > state.converted
    if ask is Ask.CHOOSE:
        choice = EFFECTS[state.choosing - STEPS] if state.choosing >= STEPS else None
        return isinstance(choice, Choose) and len(choice.open(state)) > 1
    if ask is Ask.REVEAL:
        return state.face_down() > 1
    if ask is Ask.RETURN:
        return state.returning < state.held
    return ask is not Ask.DRAW or state.deck() > 0


def is_test(state: Table) -> bool:
    return state.testing >= STEPS and isinstance(EFFECTS[state.testing - STEPS], Test)


def dice_are_dice(state: Table) -> bool:
    """The last roll is a roll, and no more 4s count than it shows. (NG-401)"""
    dice = state.dice
    return (
        len(dice) <= MOST_DICE
        and all(1 <= face <= 6 for face in dice)
        and 0 <= state.converted <= dice.count(CONVERTIBLE)
    )


def cards_being_resolved(state: Table) -> bool:
    """A terror card is being resolved exactly while something of it waits; alerts are cards that have one."""
    resolving = state.phase is Phase.TERROR and state.ask is not Ask.DRAW
    if state.end is End.NOT_YET and resolving != (state.drawn != NOTHING):
        return False
    if state.ending and (state.phase is not Phase.DISCUSSION or state.ask is Ask.ACT):
        return False
    if state.playing != NOTHING:
        out = bags.count(state.played, state.playing) + bags.count(state.removed, state.playing)
        if not out or state.phase not in (Phase.DISCUSSION, Phase.OVER):
            return False
    return all(TERROR_LINES[card].alert for card in state.alerts)


def building(state: Table) -> bool:
    """While sets are built nothing has been dealt, and what was taken could be taken. (NG-1101..1112)"""
    if state.slots or state.minors or state.alerts or state.discard or state.reds != [0] * len(state.reds):
        return False
    if state.escapes_placed or state.played or state.covered or state.removed or state.deck():
        return False
    counts = bags.counts(state.discussion_set, KINDS)
    if not terror_begun(state):
        return False
    if state.ask is Ask.KEEP:
        return not sets.broken_discussion(counts) and bool(sets.reds_to_keep(state.terror_set))
    free = [number if COSTS[kind] == 0 else 0 for kind, number in enumerate(counts)]
    return (
        bool(sets.kinds_to_take(state.discussion_set))
        and free == bags.counts(sets.started_discussion(), KINDS)
        and all(number in (0, COPIES[kind]) for kind, number in enumerate(counts))
    )


def terror_begun(state: Table) -> bool:
    """Only whole cards that one may choose are in a terror set so far, or it is complete."""
    row = state.terror_set
    if not sets.broken_terror(row):
        return True
    chosen = [kind for kind in range(REDS) if row[kind]]
    minors = [kind for kind in chosen if PARTS[kind] == "minor"]
    return (
        all(row[kind] == RED_COPIES[kind] and PARTS[kind] in ("minor", "compulsory") for kind in chosen)
        and len(minors) <= sets.MINOR_CARDS
    )


def numbers_within_reason(state: Table) -> bool:
    """What no match can reach is no position, so that no count overflows."""
    return (
        1 <= state.turn <= 1000
        and -1000 <= state.cp <= 1000
        and 0 <= state.tests <= 1000
        and all(-100 <= dice <= 100 for dice in (state.dice_next, state.dice_discussion, state.dice_later))
        and 0 <= state.discount <= 1
        and 0 <= state.returning <= 10
        and 0 <= state.revealing <= 3
        and all(0 <= turns <= 10 for turns in state.clocks)
    )
