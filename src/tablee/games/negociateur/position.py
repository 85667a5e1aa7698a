"""A position of Négociateur: the whole table as JSON, and the table again from it."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tablee.engine.game import Json
from tablee.engine.options import Options
from tablee.engine.refused import Refused
from tablee.games.negociateur import bags
from tablee.games.negociateur.board import ABDUCTORS, DIAL
from tablee.games.negociateur.content import SLUG
from tablee.games.negociateur.effects import EFFECT_NAMES, EFFECT_NUMBERS
from tablee.games.negociateur.invariants import broken
from tablee.games.negociateur.moves import DEMAND_NAMES, ESCAPES, KIND_NAMES, KINDS, MAJORS, REDS, TERROR_NAMES
from tablee.games.negociateur.rules import State
from tablee.games.negociateur.state import DOWN_ESCAPE, DOWN_MAJOR, NOTHING, Ask, End, Phase, Table

BACKS = {"escape": DOWN_ESCAPE, "major": DOWN_MAJOR}
GOLDEN_NAMES = TERROR_NAMES[REDS:]
FACE_DOWN_NAMES = DEMAND_NAMES[: ESCAPES + MAJORS]


Number = Annotated[int, Meta(ge=-(10**6), le=10**6)]  # no match counts further, and a compiled field holds it


class Position(Struct, forbid_unknown_fields=True):
    abductor: str
    discussion_set: dict[str, Number]
    terror_set: dict[str, Number]
    phase: str
    ask: str
    end: str
    turn: Number
    todo: list[str]
    threat: str
    cp: Number
    zone: Number
    released: Number
    eliminated: Number
    accomplice: bool
    hand: dict[str, Number]
    shop: dict[str, Number]
    played: dict[str, Number]
    covered: dict[str, Number]
    removed: dict[str, Number]
    playing: str | None
    slots: list[str]
    clocks: list[Number]
    conceded: list[str]
    unseen_demands: list[str]
    escapes_placed: Number
    minors: list[str]
    conceding: str | None
    firing: bool
    reds: dict[str, Number]
    goldens: list[str]
    deck_reds: Number
    deck_golden: bool
    drawn: str | None
    alerts: list[str]
    discard: list[str]
    dice: list[Number]
    converted: Number
    testing: str | None
    choosing: str | None
    revealing: Number
    returning: Number
    dice_next: Number
    dice_discussion: Number
    dice_later: Number
    fours_next: bool
    fours_discussion: bool
    discount: Number
    tests: Number
    bluffed: bool
    ending: bool


def to_position(state: Table) -> dict[str, Json]:
    return {
        "abductor": ABDUCTORS[state.abductor],
        "discussion_set": cards(state.discussion_set),
        "terror_set": reds(state.terror_set),
        "phase": state.phase.value,
        "ask": state.ask.value,
        "end": state.end.value,
        "turn": state.turn,
        "todo": [EFFECT_NAMES[number] for number in state.todo],
        "threat": DIAL[state.threat],
        "cp": state.cp,
        "zone": state.zone,
        "released": state.released,
        "eliminated": state.eliminated,
        "accomplice": state.accomplice,
        "hand": cards(state.hand),
        "shop": cards(state.shop),
        "played": cards(state.played),
        "covered": cards(state.covered),
        "removed": cards(state.removed),
        "playing": name(state.playing, KIND_NAMES),
        "slots": [slot_name(demand) for demand in state.slots],
        "clocks": list(state.clocks),
        "conceded": members(state.conceded, DEMAND_NAMES),
        "unseen_demands": members(state.unseen_demands, FACE_DOWN_NAMES),
        "escapes_placed": state.escapes_placed,
        "minors": [TERROR_NAMES[card] for card in state.minors],
        "conceding": name(state.conceding, DEMAND_NAMES),
        "firing": state.firing,
        "reds": reds(state.reds),
        "goldens": members(state.goldens, GOLDEN_NAMES),
        "deck_reds": state.deck_reds,
        "deck_golden": state.deck_golden,
        "drawn": name(state.drawn, TERROR_NAMES),
        "alerts": [TERROR_NAMES[card] for card in state.alerts],
        "discard": [TERROR_NAMES[card] for card in state.discard],
        "dice": list(state.dice),
        "converted": state.converted,
        "testing": name(state.testing, EFFECT_NAMES),
        "choosing": name(state.choosing, EFFECT_NAMES),
        "revealing": state.revealing,
        "returning": state.returning,
        "dice_next": state.dice_next,
        "dice_discussion": state.dice_discussion,
        "dice_later": state.dice_later,
        "fours_next": state.fours_next,
        "fours_discussion": state.fours_discussion,
        "discount": state.discount,
        "tests": state.tests,
        "bluffed": state.bluffed,
        "ending": state.ending,
    }


def to_state(position: Json, seats: int, options: Options) -> State:
    """The table of a position; refuses one that cannot come up."""
    try:
        read = msgspec.convert(position, Position, strict=True)
    except msgspec.ValidationError as error:
        raise Refused("bad-position", {"game": SLUG, "why": str(error)}) from None
    state = State()
    state.abductor = index("abductor", read.abductor, ABDUCTORS)
    state.discussion_set = bag("discussion_set", read.discussion_set)
    state.terror_set = row("terror_set", read.terror_set)
    state.phase = Phase(one_of("phase", read.phase, [phase.value for phase in Phase]))
    state.ask = Ask(one_of("ask", read.ask, [ask.value for ask in Ask]))
    state.end = End(one_of("end", read.end, [end.value for end in End]))
    state.turn = read.turn
    state.todo = [EFFECT_NUMBERS[one_of("todo", effect, EFFECT_NAMES)] for effect in read.todo]
    state.threat = index("threat", read.threat, DIAL)
    state.cp, state.zone = read.cp, read.zone
    state.released, state.eliminated = read.released, read.eliminated
    state.accomplice = read.accomplice
    state.hand, state.held = bag("hand", read.hand), sum(read.hand.values())
    state.shop = bag("shop", read.shop)
    state.played, state.covered = bag("played", read.played), bag("covered", read.covered)
    state.removed = bag("removed", read.removed)
    state.playing = number("playing", read.playing, KIND_NAMES)
    state.slots = [slot_number(each) for each in read.slots]
    state.clocks = read.clocks
    state.conceded = bits("conceded", read.conceded, DEMAND_NAMES)
    state.unseen_demands = bits("unseen_demands", read.unseen_demands, FACE_DOWN_NAMES)
    state.escapes_placed = read.escapes_placed
    state.minors = [index("minors", card, TERROR_NAMES) for card in read.minors]
    state.conceding = number("conceding", read.conceding, DEMAND_NAMES)
    state.firing = read.firing
    state.reds = row("reds", read.reds)
    state.goldens = bits("goldens", read.goldens, GOLDEN_NAMES)
    state.deck_reds, state.deck_golden = read.deck_reds, read.deck_golden
    state.drawn = number("drawn", read.drawn, TERROR_NAMES)
    state.alerts = [index("alerts", card, TERROR_NAMES) for card in read.alerts]
    state.discard = [index("discard", card, TERROR_NAMES) for card in read.discard]
    state.dice, state.converted = read.dice, read.converted
    state.testing = number("testing", read.testing, EFFECT_NAMES)
    state.choosing = number("choosing", read.choosing, EFFECT_NAMES)
    state.revealing, state.returning = read.revealing, read.returning
    state.dice_next, state.dice_discussion, state.dice_later = read.dice_next, read.dice_discussion, read.dice_later
    state.fours_next, state.fours_discussion = read.fours_next, read.fours_discussion
    state.discount, state.tests = read.discount, read.tests
    state.bluffed, state.ending = read.bluffed, read.ending
    wrong = broken(state)
    if wrong:
        raise Refused("bad-position", {"game": SLUG, "why": ", ".join(wrong)})
    return state


# Names for numbers.


def cards(bag: int) -> dict[str, Json]:
    """The kinds in a bag with how many of each."""
    return {KIND_NAMES[kind]: copies for kind, copies in enumerate(bags.counts(bag, KINDS)) if copies}


def reds(numbers: list[int]) -> dict[str, Json]:
    return {TERROR_NAMES[kind]: copies for kind, copies in enumerate(numbers) if copies}


def name(value: int, names: list[str]) -> str | None:
    return None if value == NOTHING else names[value]


def members(bits: int, names: list[str]) -> list[Json]:
    return [each for place, each in enumerate(names) if bits >> place & 1]


def slot_name(demand: int) -> str:
    return next((back for back, value in BACKS.items() if value == demand), None) or DEMAND_NAMES[demand]


# Numbers for names.


def bag(field: str, given: dict[str, int]) -> int:
    counts = [0] * KINDS
    for kind, copies in given.items():
        if not 0 <= copies <= 2:
            raise refused(field, f"{kind}: {copies}", "0..2")
        counts[index(field, kind, KIND_NAMES)] = copies
    return bags.packed(counts)


def row(field: str, given: dict[str, int]) -> list[int]:
    counts = [0] * REDS
    for card, copies in given.items():
        counts[index(field, card, TERROR_NAMES[:REDS])] = copies
    return counts


def bits(field: str, given: list[str], names: list[str]) -> int:
    return sum(1 << index(field, each, names) for each in set(given))


def number(field: str, given: str | None, names: list[str]) -> int:
    return NOTHING if given is None else index(field, given, names)


def slot_number(given: str) -> int:
    return BACKS[given] if given in BACKS else index("slots", given, FACE_DOWN_NAMES)


def index(field: str, given: str, names: list[str]) -> int:
    return names.index(one_of(field, given, names))


def one_of(field: str, given: str, names: list[str]) -> str:
    if given not in names:
        raise refused(field, given, ", ".join(names[:40]))
    return given


def refused(field: str, got: str, expected: str) -> Refused:
    return Refused("wrong-field", {"field": field, "got": got, "expected": expected})
