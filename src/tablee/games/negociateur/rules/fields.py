"""What lies on the table in Négociateur: every component, where it is, and where the rules stand.

Discussion cards are bags by kind (`bags`), red terror cards are counted by kind, sets of demands and of golden cards
are bits. Piles that nobody has looked into have no order: a terror card, a pivotal event, a face-down demand are picked
when they are turned over, from what has not been seen.
"""

from typing import TYPE_CHECKING

from tablee.fields import ByName, Choice, Counts, Derived, Fields, Flag, Named, Names, Number, Row
from tablee.games.negociateur.rules import bags
from tablee.games.negociateur.rules.board import ABDUCTORS, DIAL, HAND_LIMIT, MOST_DICE, PAWNS, RED_COPIES
from tablee.games.negociateur.rules.effects import EFFECT_NAMES, EFFECTS, TERROR_LINES, Choose, Test
from tablee.games.negociateur.rules.moves import (
    DEMAND_NAMES,
    DOWN_ESCAPE,
    DOWN_MAJOR,
    ESCAPES,
    KIND_NAMES,
    MAJORS,
    MINOR_TERRORS,
    REDS,
    SLOTS,
    TERROR_NAMES,
)
from tablee.games.negociateur.rules.phases import Ask, End, Phase
from tablee.games.negociateur.rules.steps import STEPS
from tablee.games.negociateur.rules.verbs import Effect

if TYPE_CHECKING:
    from tablee.games.negociateur.rules.components import Components

COPIES = 2  # of a kind of discussion card, at most
RED_NAMES = TERROR_NAMES[:REDS]
GOLDEN_NAMES = TERROR_NAMES[REDS:]
HIDDEN_NAMES = DEMAND_NAMES[: ESCAPES + MAJORS]  # demands that may lie face down
MINOR_NAMES = {card: TERROR_NAMES[card] for card in MINOR_TERRORS}
ALERT_NAMES = {card: name for card, name in enumerate(TERROR_NAMES) if TERROR_LINES[card].alert}
REASON = 1000  # what no match reaches is no position, so that no count overflows


def named(kind: type[Effect]) -> dict[int, str]:
    """The effects of one kind, by number."""
    return {STEPS + place: EFFECT_NAMES[STEPS + place] for place, each in enumerate(EFFECTS) if isinstance(each, kind)}


def hand_size(state: "Components") -> int:
    return bags.size(state.hand)


FIELDS = Fields(
    "Whom and what this match is played with.",
    Named("abductor", ABDUCTORS, public=True),
    Counts("discussion_set", KIND_NAMES, COPIES, public=True),
    ByName(Number("terror_set", 0, max(RED_COPIES), public=True), RED_NAMES),
    "Where the rules stand.",
    Choice("phase", Phase, public=True),
    Choice("ask", Ask),
    Choice("end", End, public=True),
    Number("turn", 1, REASON, start=1, public=True),
    Row(Named("todo", EFFECT_NAMES, note="effects and steps that wait, the next one last")),
    "The board.",
    Named("threat", DIAL, public="dial"),
    Number("cp", -REASON, REASON, public=True),
    Number("zone", 0, PAWNS, public=True),
    Number("released", 0, PAWNS, public=True),
    Number("eliminated", 0, PAWNS, public=True),
    Flag("accomplice", public=True),
    "Discussion cards.",
    Counts("hand", KIND_NAMES, COPIES, public=True),
    Derived("held", hand_size, public=True, note="how many are in hand"),
    Counts("shop", KIND_NAMES, COPIES, public=True),
    Counts("played", KIND_NAMES, COPIES, public=True, note="face up in this turn"),
    Counts("covered", KIND_NAMES, COPIES, public=True, note="face down in this turn"),
    Counts("removed", KIND_NAMES, COPIES, public=True),
    Named("playing", KIND_NAMES, or_none=True, public=True, note="the kind of the card that is being resolved"),
    "Demands, left to right.",
    Row(Named("slots", HIDDEN_NAMES, also={"escape": DOWN_ESCAPE, "major": DOWN_MAJOR})),
    Row(Number("clocks", 0, 10, note="beside them; 0 is no clock")),
    Names("conceded", DEMAND_NAMES),
    Names("unseen_demands", HIDDEN_NAMES, public=True, note="face down or set aside"),
    Number("escapes_placed", 0, ESCAPES),
    Row(Named("minors", MINOR_NAMES, public=True, note="terror kinds in play, in the order they came")),
    Named("conceding", DEMAND_NAMES, or_none=True),
    Flag("firing", note="an alert is being resolved"),
    "Terror cards.",
    ByName(
        Number("reds", 0, max(RED_COPIES), public="unseen_reds", note="not yet seen: in the deck or set aside"),
        RED_NAMES,
    ),
    Names("goldens", GOLDEN_NAMES, public="unseen_goldens", note="not yet seen"),
    Number("deck_reds", 0, sum(RED_COPIES)),
    Flag("deck_golden", public=True),
    Named("drawn", TERROR_NAMES, or_none=True, public=True, note="the card that is being resolved"),
    Row(Named("alerts", ALERT_NAMES, public=True, note="cards that wait for the end of the discussion")),
    Row(Named("discard", TERROR_NAMES, public=True)),
    "Threat tests and other questions.",
    Row(Number("dice", 1, 6, public=True, note="the last roll")),
    Number("converted", 0, MOST_DICE, public=True),
    Named("testing", named(Test), or_none=True, note="the test that waits for its dice to be accepted"),
    Named("choosing", named(Choose), or_none=True),
    Number("revealing", 0, SLOTS),
    Number("returning", 0, HAND_LIMIT, public=True),
    "What changes tests, prices and the course of this discussion.",
    Number("dice_next", -REASON, REASON),
    Number("dice_discussion", -REASON, REASON),
    Number("dice_later", -REASON, REASON),
    Flag("fours_next"),
    Flag("fours_discussion"),
    Number("discount", 0, 1),
    Number("tests", 0, REASON, note="made in this discussion"),
    Flag("bluffed"),
    Flag("ending"),
)
