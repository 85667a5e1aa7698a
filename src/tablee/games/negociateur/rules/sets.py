"""Sets: which discussion and terror cards a match is played with, and what a set of one's own must hold."""

from typing import Final

from mypy_extensions import i64

from tablee.engine.moves import near
from tablee.engine.options import Option, Value
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games.negociateur.rules import bags
from tablee.games.negociateur.rules.board import (
    BASE_GOLDENS,
    BASE_KINDS,
    BASE_REDS,
    CARD_SLOTS,
    COPIES,
    COSTS,
    CRIMEWAVE_GOLDENS,
    CRIMEWAVE_KINDS,
    CRIMEWAVE_REDS,
    PARTS,
    RED_COPIES,
    TWINS,
)
from tablee.games.negociateur.rules.content import SLUG, read_board
from tablee.games.negociateur.rules.deck import pick
from tablee.games.negociateur.rules.moves import KIND_NAMES, KINDS, REDS, TERROR_NAMES

_board: Final = read_board()
COST_LEAST: Final[list[int]] = [group.least for group in _board.discussion_set]
COST_MOST: Final[list[int]] = [group.most for group in _board.discussion_set]
COST_KINDS: Final[list[int]] = [group.kinds for group in _board.discussion_set]
MINOR_CARDS: Final[int] = _board.terror_set.minor
COMPULSORY: Final[list[str]] = _board.terror_set.compulsory
RAISING_CARDS: Final[int] = _board.terror_set.raising
OTHER_CARDS: Final[int] = _board.terror_set.other

READY: Final = ("crimewave", "base")  # sets that come as they are
RANDOM: Final = "random"
CHOICE: Final = "choice"  # the player builds the set before the match begins
OWN: Final = "own"  # a discussion set that the player builds, free cards of either box included


def ready_discussion(name: str) -> i64:
    """The discussion cards of one box."""
    kinds = CRIMEWAVE_KINDS if name == "crimewave" else BASE_KINDS
    bag: i64 = 0
    for kind in kinds:
        bag += COPIES[kind] * bags.one(kind)
    return bag


def ready_terror(name: str) -> list[int]:
    """The red terror cards of one box."""
    kinds = CRIMEWAVE_REDS if name == "crimewave" else BASE_REDS
    return [RED_COPIES[kind] if kind in kinds else 0 for kind in range(REDS)]


def goldens(name: str) -> i64:
    """The pivotal events one is drawn from. (NG-1106)"""
    if name == "mixed":
        return CRIMEWAVE_GOLDENS | BASE_GOLDENS
    return CRIMEWAVE_GOLDENS if name == "crimewave" else BASE_GOLDENS


# Building a set, by choice or at random.


def started_discussion() -> i64:
    """The cards every discussion set has: those that cost nothing. (NG-1111)"""
    bag: i64 = 0
    for kind in CRIMEWAVE_KINDS:
        if COSTS[kind] == 0:
            bag += COPIES[kind] * bags.one(kind)
    return bag


def kinds_to_take(bag: i64) -> list[int]:
    """The kinds from which the next one of a discussion set is taken; none when it is complete. (NG-1111, NG-1112)"""
    free = free_to_take(bag)
    if free:
        return free
    for group in range(1, len(COST_KINDS)):
        open_kinds: list[int] = []
        taken = 0
        for kind in range(KINDS):
            if COST_LEAST[group] <= COSTS[kind] <= COST_MOST[group]:
                if bags.count(bag, kind):
                    taken += 1
                else:
                    open_kinds.append(kind)
        if taken < COST_KINDS[group]:
            return open_kinds
    return []


def free_to_take(bag: i64) -> list[int]:
    """The free cards of which the set has fewer copies, in both versions together, than it must have. (NG-1111)"""
    return [kind for kind in range(KINDS) if COSTS[kind] == 0 and copies_of(bag, kind) < COPIES[kind]]


def copies_of(bag: i64, kind: i64) -> i64:
    """How many copies there are of a card, whatever its version."""
    copies: i64 = 0
    for other in range(KINDS):
        if TWINS[other] == TWINS[kind]:
            copies += bags.count(bag, other)
    return copies


def take(bag: i64, kind: i64) -> i64:
    """A discussion set with one copy more of a free card, or with all copies of another kind."""
    return bag + (1 if COSTS[kind] == 0 else COPIES[kind]) * bags.one(kind)


def reds_to_keep(row: list[int]) -> list[int]:
    """The red cards of which one is kept next: minor demands, then a version per slot. (NG-1101, NG-1102, NG-G48)"""
    minors = [kind for kind in range(REDS) if PARTS[kind] == "minor"]
    if sum([row[kind] for kind in minors]) < MINOR_CARDS:
        return [kind for kind in minors if row[kind] == 0]
    for slot in COMPULSORY:
        versions = [kind for kind in range(REDS) if CARD_SLOTS[kind] == slot]
        if sum([row[kind] for kind in versions]) == 0:
            return versions
    return []


def keep(row: list[int], kind: i64) -> list[int]:
    """A terror set with all copies of one more card."""
    twin = row[:]
    twin[kind] = RED_COPIES[kind]
    return twin


def filled(row: list[int], luck: Rng) -> list[int]:
    """A terror set with the rest dealt from what is left of both boxes. (NG-1103, NG-1104)"""
    twin = row[:]
    for part, number in (("raising", RAISING_CARDS), ("other", OTHER_CARDS)):
        left = [RED_COPIES[kind] if PARTS[kind] == part else 0 for kind in range(REDS)]
        for _ in range(number):
            kind = pick(left, luck)
            left[kind] -= 1
            twin[kind] += 1
    return twin


def random_discussion(luck: Rng) -> i64:
    bag = started_discussion()
    while True:
        kinds = kinds_to_take(bag)
        if not kinds:
            return bag
        bag = take(bag, kinds[luck.below(len(kinds))])


def random_terror(luck: Rng) -> list[int]:
    row = [0] * REDS
    while True:
        kinds = reds_to_keep(row)
        if not kinds:
            return filled(row, luck)
        row = keep(row, kinds[luck.below(len(kinds))])


# A set written out: "relax*2 want*2 ...". (NG-1113)


def counted(text: str, names: list[str]) -> list[int]:
    """How many of each card a set written out has; refuses a name that is none."""
    row = [0] * len(names)
    for word in text.split():
        name, star, number = word.partition("*")
        if name not in names or (star and not few(number)):
            raise Refused("unknown-card", {"game": SLUG, "card": word, "like": near(name, names)})
        row[names.index(name)] += int(number) if star else 1
    return row


def written(row: list[int], names: list[str]) -> str:
    """A set with so many of each card, written out."""
    return " ".join([f"{names[kind]}*{copies}" for kind, copies in enumerate(row) if copies])


def few(number: str) -> bool:
    """Whether this is a plain number of one or two digits."""
    return number.isascii() and number.isdigit() and len(number) <= 2


def broken_discussion(row: list[int]) -> str:
    """The rule that a discussion set breaks, or "" when it is one. (NG-1111, NG-1112, NG-G47)"""
    for kind in range(KINDS):
        if COSTS[kind] and row[kind] not in (0, COPIES[kind]):
            return "NG-1112" if row[kind] < COPIES[kind] else "NG-1111"
    for kind in CRIMEWAVE_KINDS:
        alike = [other for other in range(KINDS) if TWINS[other] == kind]
        if COSTS[kind] == 0 and sum([row[other] for other in alike]) != COPIES[kind]:
            return "NG-1111"
    for group in range(1, len(COST_KINDS)):
        kinds = [kind for kind in range(KINDS) if row[kind] and COST_LEAST[group] <= COSTS[kind] <= COST_MOST[group]]
        if len(kinds) != COST_KINDS[group]:
            return "NG-1111"
    return ""


def broken_terror(row: list[int]) -> str:
    """The rule that a terror set of twenty-one breaks, or "" when it is one. (NG-1105)"""
    if row == RED_COPIES:
        return "NG-1107"
    for slot in COMPULSORY:
        versions = [kind for kind in range(REDS) if CARD_SLOTS[kind] == slot]
        kept = [kind for kind in versions if row[kind]]
        if len(kept) != 1 or row[kept[0]] != RED_COPIES[kept[0]]:
            return "NG-1102"
    for part, number, rule in (
        ("minor", MINOR_CARDS, "NG-1101"),
        ("raising", RAISING_CARDS, "NG-1103"),
        ("other", OTHER_CARDS, "NG-1104"),
    ):
        kinds = [kind for kind in range(REDS) if PARTS[kind] == part]
        too_many = [kind for kind in kinds if row[kind] > RED_COPIES[kind]]
        if too_many or sum([row[kind] for kind in kinds]) != number:
            return rule
    return ""


class SetOption(Option):
    """Which set to play with: one of a box, one at random, one built by the player, or one written out."""

    def __init__(self, name: str, *, terror: bool) -> None:
        super().__init__(name, [*READY, RANDOM, CHOICE if terror else OWN])
        self.terror: Final = terror

    def further(self, luck: Rng) -> Value | None:
        """A set at random, written out; of the free cards some are those of the first box."""
        if self.terror:
            return written(random_terror(luck), TERROR_NAMES[:REDS])
        row = bags.counts(random_discussion(luck), KINDS)
        for kind in range(KINDS):
            if TWINS[kind] != kind:
                row[kind] = luck.below(COPIES[kind] + 1)
                row[TWINS[kind]] -= row[kind]
        return written(row, KIND_NAMES)

    def check(self, value: object, seats: int) -> Value | list[Value]:
        if value == CHOICE:  # of a discussion set only in matches begun before free cards could be mixed
            return CHOICE
        if not isinstance(value, str) or " " not in value:
            return super().check(value, seats)
        row = counted(value, TERROR_NAMES[:REDS] if self.terror else KIND_NAMES)
        rule = broken_terror(row) if self.terror else broken_discussion(row)
        if rule:
            raise Refused("illegal-set", {"game": SLUG, "option": self.name, "rule": rule, "cards": sum(row)})
        return value
