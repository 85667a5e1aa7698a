"""What must hold of everything that waits: the question asked, the effects to come, the cards being resolved."""

from tablee.games.negociateur.rules import bags, sets
from tablee.games.negociateur.rules.board import COPIES, COSTS, MOST_DICE, PARTS, RED_COPIES
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.deck import cards_left
from tablee.games.negociateur.rules.demands import face_down, in_play
from tablee.games.negociateur.rules.effects import EFFECTS, choice_of
from tablee.games.negociateur.rules.moves import KINDS, NOTHING, REDS
from tablee.games.negociateur.rules.phases import Ask, End, Phase
from tablee.games.negociateur.rules.steps import (
    AFTER_TEST,
    ALERT_OVER,
    CONCEDED,
    HIDDEN,
    REVEAL_ON,
    STEPS,
    TERROR_OVER,
)
from tablee.games.negociateur.rules.trial import fours_among, may_convert
from tablee.games.negociateur.rules.verbs import Clock, Remove

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


def out_of_place(state: Components) -> list[str]:
    """The names of the laws about what waits that this table breaks."""
    laws = {
        "question-of-the-phase": state.ask in ASKED_IN[state.phase],
        "over-with-an-end": (state.phase is Phase.OVER) == (state.end is not End.NOT_YET),
        "effects-wait-in-order": effects_in_order(state),
        "question-is-open": question_is_open(state),
        "dice-are-dice": dice_are_dice(state),
        "cards-being-resolved": cards_being_resolved(state),
        "nothing-dealt-while-building": state.phase is not Phase.BUILD or building(state),
    }
    return [name for name, holds in laws.items() if not holds]


def effects_in_order(state: Components) -> bool:
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


def question_is_open(state: Components) -> bool:
    """What is asked can be answered."""
    ask = state.ask
    if (ask in (Ask.CONVERT, Ask.SPEND)) != (state.testing != NOTHING):
        return False
    if (ask is Ask.CHOOSE) != (state.choosing != NOTHING):
        return False
    if (ask is Ask.RETURN) != (state.returning > 0) or (ask is Ask.REVEAL) != (state.revealing > 0):
        return False
    if ask is Ask.CONVERT:
        return may_convert(state)
    if ask is Ask.SPEND:
        return state.held > 0 and fours_among(state.dice) > state.converted
    if ask is Ask.CHOOSE:
        return len(choice_of(state.choosing).open(state)) > 1
    if ask is Ask.REVEAL:
        return face_down(state) > 1
    if ask is Ask.RETURN:
        return state.returning < state.held
    return ask is not Ask.DRAW or cards_left(state) > 0


def dice_are_dice(state: Components) -> bool:
    """The last roll is a roll, and no more 4s count than it shows. (NG-401)"""
    return len(state.dice) <= MOST_DICE and state.converted <= fours_among(state.dice)


def cards_being_resolved(state: Components) -> bool:
    """A card is being resolved exactly while something of it may wait."""
    resolving = state.phase is Phase.TERROR and state.ask is not Ask.DRAW
    if state.end is End.NOT_YET and resolving != (state.drawn != NOTHING):
        return False
    if state.ending and (state.phase is not Phase.DISCUSSION or state.ask is Ask.ACT):
        return False
    if state.playing != NOTHING:
        out = bags.count(state.played, state.playing) + bags.count(state.removed, state.playing)
        if not out or state.phase not in (Phase.DISCUSSION, Phase.OVER):
            return False
    return True


def building(state: Components) -> bool:
    """While sets are built nothing has been dealt, and what was taken could be taken. (NG-1101, NG-1102, NG-1111)"""
    if state.slots or state.minors or state.alerts or state.discard or sum(state.reds):
        return False
    if state.escapes_placed or state.played or state.covered or state.removed or cards_left(state):
        return False
    counts = bags.counts(state.discussion_set, KINDS)
    if not terror_begun(state):
        return False
    if state.ask is Ask.KEEP:
        return not sets.broken_discussion(counts) and bool(sets.reds_to_keep(state.terror_set))
    priced = [number for kind, number in enumerate(counts) if COSTS[kind] and number]
    return (
        bool(sets.kinds_to_take(state.discussion_set))
        and not (priced and sets.free_to_take(state.discussion_set))
        and all(sets.copies_of(state.discussion_set, kind) <= COPIES[kind] for kind in range(KINDS))
        and all(number in (0, COPIES[kind]) for kind, number in enumerate(counts) if COSTS[kind])
    )


def terror_begun(state: Components) -> bool:
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
