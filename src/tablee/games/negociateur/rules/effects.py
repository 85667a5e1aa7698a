"""Effects: the lines of every card, read once from the data files; what waits on a state is numbers of these."""

from typing import Final

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.moves import near
from tablee.engine.refused import Refused
from tablee.games.negociateur.rules.board import WARY_DICE
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.content import (
    TerrorCard,
    read_abductors,
    read_demands,
    read_discussion,
    read_pivotal,
    read_terror,
)
from tablee.games.negociateur.rules.moves import MINOR_TERRORS, NOTHING, WAY_NAMES
from tablee.games.negociateur.rules.phases import Ask, Phase
from tablee.games.negociateur.rules.steps import AFTER_TEST, STEP_NAMES, STEPS, push
from tablee.games.negociateur.rules.trial import lay, may_convert, roll, roll_one, successes
from tablee.games.negociateur.rules.verbs import VERBS, Alert, Clause, Effect, made

EFFECTS: Final[list[Effect]] = []
EFFECT_NAMES: Final[list[str]] = STEP_NAMES[:]  # by number, steps included: what a position writes


def register(effect: Effect, name: str) -> int:
    """Give an effect its number."""
    EFFECTS.append(effect)
    EFFECT_NAMES.append(name)
    return STEPS + len(EFFECTS) - 1


class Test(Effect):
    """A threat test and its three lines, whichever card calls for it. (NG-403, NG-405, NG-407, NG-G13)"""

    def __init__(self, two: list[int], one: list[int], none: list[int]) -> None:
        self.two: Final = two
        self.one: Final = one
        self.none: Final = none
        self.number: i64 = 0

    def apply(self, state: Components) -> None:
        self.show(state, roll(state))

    def show(self, state: Components, dice: list[int]) -> None:
        """The dice lie on the table: 4s may be paid for, or their line applies. (NG-403)"""
        lay(state, dice)
        if may_convert(state):
            state.testing = self.number
            state.ask = Ask.CONVERT
        else:
            self.resolve(state)

    def resolve(self, state: Components) -> None:
        """Apply the line of the dice as they lie, and after it what the abductor does. (NG-405, NG-410, NG-824)"""
        reached = successes(state)
        state.testing = NOTHING
        if state.tape is not None:
            state.tell(Event("test-resolved", {"successes": reached if reached < 2 else 2}))
        if state.phase is Phase.DISCUSSION and not state.accomplice and len(state.dice) >= WARY_DICE[state.abductor]:
            push(state, [AFTER_TEST])
        push(state, self.two if reached >= 2 else self.one if reached == 1 else self.none)


class Compare(Effect):
    """One plain die against the threat. (NG-409)"""

    def __init__(self, at_most: list[int], above: list[int]) -> None:
        self.at_most: Final = at_most
        self.above: Final = above

    def apply(self, state: Components) -> None:
        face = roll_one(state)
        if state.tape is not None:
            state.tell(Event("die-compared", {"die": face, "level": state.threat}, reveals=True))
        push(state, self.at_most if face <= state.threat else self.above)


class Choose(Effect):
    """The player takes one of several ways, of those that are open. (NG-109)"""

    def __init__(self, ways: list[int], cards: list[int], lines: list[list[int]]) -> None:
        self.ways: Final = ways
        self.cards: Final = cards
        self.lines: Final = lines
        self.number: i64 = 0

    def open(self, state: Components) -> list[int]:
        """The ways that are open, as places in the list of all ways."""
        return [way for i, way in enumerate(self.ways) if state.held >= self.cards[i]]

    def apply(self, state: Components) -> None:
        ways = self.open(state)
        if len(ways) == 1:
            self.take(state, ways[0])
            return
        state.choosing = self.number
        state.ask = Ask.CHOOSE

    def take(self, state: Components, way: i64) -> None:
        state.choosing = NOTHING
        if state.tape is not None:
            state.tell(Event("way-chosen", {"way": WAY_NAMES[way]}))
        push(state, self.lines[self.ways.index(way)])


def effect_of(number: i64) -> Effect:
    return EFFECTS[number - STEPS]


def test_of(number: i64) -> Test:
    effect = EFFECTS[number - STEPS]
    assert isinstance(effect, Test)
    return effect


def choice_of(number: i64) -> Choose:
    effect = EFFECTS[number - STEPS]
    assert isinstance(effect, Choose)
    return effect


def parsed(text: str, where: str, *, terror: bool) -> Effect:
    """An effect as a data file writes it; refuses what is no verb, or a verb without its words."""
    verb, *words = text.split(" ")
    if verb not in VERBS:
        raise bad(where, "verb", text, near(verb, VERBS))
    clause = Clause(words, terror=terror)
    try:
        effect = made(verb, clause)
    except (ValueError, IndexError):
        raise bad(where, f"{verb} with its words", text, "") from None
    if clause.words:
        raise bad(where, f"{verb} with its words", text, "")
    return effect


def bad(where: str, expected: str, got: str, like: str) -> Refused:
    file, _, entry = where.partition(" ")
    return Refused("bad-content", {"file": file, "entry": entry, "expected": expected, "got": got, "like": like})


def line(texts: list[str], where: str, *, terror: bool = False, special: dict[str, Effect] | None = None) -> list[int]:
    """The numbers of a line of effects, last first."""
    numbers: list[int] = []
    for place, text in enumerate(texts):
        name = f"{where.partition(' ')[2]}.{place + 1}"
        own = special.get(text) if special is not None else None
        effect = own if own is not None else parsed(text, where, terror=terror)
        number = register(effect, name)
        if isinstance(effect, (Test, Choose)):
            effect.number = number
        numbers.append(number)
    numbers.reverse()
    return numbers


def card_lines() -> list[list[int]]:
    """What each discussion card does when it is played face up: a test, or a line without one. (NG-303)"""
    lines: list[list[int]] = []
    for card in read_discussion():
        where = f"discussion.toml {card.id}"
        if card.always is not None:
            lines.append(line(card.always, f"{where}.always"))
            continue
        two, one = line(card.two, f"{where}.two"), line(card.one, f"{where}.one")
        test = Test(two, one, line(card.none, f"{where}.none"))
        test.number = register(test, f"{card.id}.test")
        lines.append([test.number])
    return lines


def special_effects(card: TerrorCard, number: int, where: str) -> dict[str, Effect]:
    """The effects of a terror card that have lines of their own."""
    found: dict[str, Effect] = {"alert": Alert(number)}
    if card.test is not None:
        found["test"] = Test(
            line(card.test.two, f"{where}.two", terror=True),
            line(card.test.one, f"{where}.one", terror=True),
            line(card.test.none, f"{where}.none", terror=True),
        )
    if card.compare is not None:
        at_most = line(card.compare.at_most, f"{where}.at_most", terror=True)
        found["compare"] = Compare(at_most, line(card.compare.above, f"{where}.above", terror=True))
    if card.choose:
        found["choose"] = Choose(
            [WAY_NAMES.index(way.id) for way in card.choose],
            [way.cards for way in card.choose],
            [line(way.effects, f"{where}.{way.id}", terror=True) for way in card.choose],
        )
    return found


class TerrorLines:
    """What a terror card does, and when."""

    def __init__(self, card: TerrorCard, number: int, file: str) -> None:
        where = f"{file} {card.id}"
        special = special_effects(card, number, where)
        self.main: Final = line(card.main, f"{where}.main", terror=True, special=special)
        self.hidden: Final = line(card.hidden, f"{where}.hidden", terror=True)
        self.alert: Final = line(card.alert, f"{where}.alert")
        self.concession: Final = line(card.concession, f"{where}.concession")
        self.price: Final = line(card.price, f"{where}.price", special=special)


class DemandLines:
    """What a demand does when it is conceded, at once and before later phases; last effect first."""

    def __init__(self, effects: list[int], price: list[int], discussion: list[int], terror: list[int]) -> None:
        self.conceded: Final = price + effects
        self.before_discussion: Final = discussion
        self.before_terror: Final = terror


def terror_lines() -> list[TerrorLines]:
    red = [TerrorLines(card, number, "terror.toml") for number, card in enumerate(read_terror())]
    golden = [TerrorLines(card, len(red) + number, "pivotal.toml") for number, card in enumerate(read_pivotal())]
    return red + golden


def demand_lines() -> list[DemandLines]:
    """The demands in their order: those that lie face down, then the minor ones."""
    lines: list[DemandLines] = []
    for demand in read_demands():
        where = f"demands.toml {demand.id}"
        lines.append(
            DemandLines(
                line(demand.effects, f"{where}.effects"),
                line(demand.price, f"{where}.price"),
                line(demand.lasting.before_discussion, f"{where}.before_discussion"),
                line(demand.lasting.before_terror, f"{where}.before_terror"),
            )
        )
    for number in MINOR_TERRORS:
        card = TERROR_LINES[number]
        lines.append(DemandLines(card.concession, card.price, [], []))
    return lines


def abductor_lines(which: str) -> list[list[int]]:
    """A line of each abductor's own rules: on a reveal, after a test, for a bluff. (NG-820, NG-821, NG-824)"""
    lines: list[list[int]] = []
    for abductor in read_abductors():
        texts: list[str] = []
        if which == "reveal":
            texts = abductor.on_reveal
        elif which == "test" and abductor.wary is not None:
            texts = abductor.wary.effects
        elif which == "bluff" and abductor.bluff is not None:
            texts = [f"cp +{abductor.bluff.cp}"]
        lines.append(line(texts, f"abductors.toml {abductor.id}.{which}"))
    return lines


COVERED_LINE: Final[list[int]] = line(["cp +1"], "board covered")  # a card played face down (NG-304)
CARD_LINES: Final[list[list[int]]] = card_lines()
TERROR_LINES: Final[list[TerrorLines]] = terror_lines()
DEMAND_LINES: Final[list[DemandLines]] = demand_lines()
REVEAL_LINES: Final[list[list[int]]] = abductor_lines("reveal")
AFTER_TEST_LINES: Final[list[list[int]]] = abductor_lines("test")
BLUFF_LINES: Final[list[list[int]]] = abductor_lines("bluff")

EFFECT_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(EFFECT_NAMES)}
assert len(EFFECT_NUMBERS) == len(EFFECT_NAMES)
