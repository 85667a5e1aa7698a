"""What the data files of Négociateur must say, and what they say."""

from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from tablee.games.content import read, read_codes

SLUG = "negociateur"
DATA = Path(__file__).parents[1] / "data"

Pool = Literal["crimewave", "base"]
Part = Literal["compulsory", "raising", "other", "minor"]
Measure = Literal["threat", "cp", "released", "eliminated"]


class DiscussionCard(Struct, forbid_unknown_fields=True):
    id: str
    pool: Pool
    cost: int
    copies: int
    provenance: str
    two: list[str] = field(default_factory=list)
    one: list[str] = field(default_factory=list)
    none: list[str] = field(default_factory=list)
    always: list[str] | None = None
    twin: str = ""


class Lines(Struct, forbid_unknown_fields=True):
    """The three lines of a threat test."""

    two: list[str]
    one: list[str]
    none: list[str]


class Comparison(Struct, forbid_unknown_fields=True):
    """The two lines of a die against the threat."""

    at_most: list[str]
    above: list[str]


class Way(Struct, forbid_unknown_fields=True):
    """One of the ways a choice may go, open with this many cards in hand."""

    id: str
    effects: list[str]
    cards: int = 0


class TerrorCard(Struct, forbid_unknown_fields=True):
    id: str
    pool: Pool
    provenance: str
    copies: int = 1
    part: Part = "other"
    slot: str = ""
    main: list[str] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    test: Lines | None = None
    compare: Comparison | None = None
    choose: list[Way] = field(default_factory=list)
    alert: list[str] = field(default_factory=list)
    concession: list[str] = field(default_factory=list)
    price: list[str] = field(default_factory=list)


class AlertCondition(Struct, forbid_unknown_fields=True):
    of: Measure
    at_least: int | None = None
    at_most: int | None = None


class Lasting(Struct, forbid_unknown_fields=True):
    """What a conceded demand changes for good."""

    every_test: int = 0
    first_test: int = 0
    terror_threat: int = 0
    before_discussion: list[str] = field(default_factory=list)
    before_terror: list[str] = field(default_factory=list)


class Demand(Struct, forbid_unknown_fields=True):
    id: str
    kind: Literal["escape", "major"]
    effects: list[str]
    provenance: str
    owner: str = ""
    cost: int | None = None
    alert: list[AlertCondition] = field(default_factory=list)
    price: list[str] = field(default_factory=list)
    lasting: Lasting = field(default_factory=Lasting)


class Bluff(Struct, forbid_unknown_fields=True):
    threat: int
    cp: int


class Wary(Struct, forbid_unknown_fields=True):
    dice: int
    effects: list[str]


class Abductor(Struct, forbid_unknown_fields=True):
    id: str
    hostages: int
    threat: int
    majors: int
    escapes: int
    provenance: str
    on_reveal: list[str] = field(default_factory=list)
    most_escapes: int = 0
    bluff: Bluff | None = None
    wary: Wary | None = None


class TerrorSet(Struct, forbid_unknown_fields=True):
    minor: int
    compulsory: list[str]
    raising: int
    other: int


class CostGroup(Struct, forbid_unknown_fields=True):
    least: int
    most: int
    kinds: int


class Board(Struct, forbid_unknown_fields=True):
    dial: list[str]
    dice: list[int]
    least_dice: int
    most_dice: int
    success: int
    convertible: int
    conversion: int
    hostages: int
    markers: int
    hand_limit: int
    red_cards: int
    provenance: dict[str, str]
    terror_set: TerrorSet
    discussion_set: list[CostGroup]


class Condition(Struct, forbid_unknown_fields=True):
    """What a finished match, or a whole career, must have come to."""

    measure: str
    at_least: int | None = None
    at_most: int | None = None


class Exploit(Struct, forbid_unknown_fields=True):
    id: str
    icon: str
    conditions: list[Condition]
    against: str = ""
    won: bool = False
    career: bool = False


class _Discussion(Struct, forbid_unknown_fields=True):
    card: list[DiscussionCard]


class _Terror(Struct, forbid_unknown_fields=True):
    card: list[TerrorCard]


class _Demands(Struct, forbid_unknown_fields=True):
    demand: list[Demand]


class _Abductors(Struct, forbid_unknown_fields=True):
    abductor: list[Abductor]


class _Exploits(Struct, forbid_unknown_fields=True):
    exploit: list[Exploit]


def read_discussion(folder: Path = DATA) -> list[DiscussionCard]:
    return read(folder / "discussion.toml", _Discussion).card


def read_terror(folder: Path = DATA) -> list[TerrorCard]:
    return read(folder / "terror.toml", _Terror).card


def read_pivotal(folder: Path = DATA) -> list[TerrorCard]:
    return read(folder / "pivotal.toml", _Terror).card


def read_demands(folder: Path = DATA) -> list[Demand]:
    return read(folder / "demands.toml", _Demands).demand


def read_abductors(folder: Path = DATA) -> list[Abductor]:
    return read(folder / "abductors.toml", _Abductors).abductor


def read_board(folder: Path = DATA) -> Board:
    return read(folder / "board.toml", Board)


def read_exploits(folder: Path = DATA) -> list[Exploit]:
    return read(folder / "exploits.toml", _Exploits).exploit


CODES = read_codes(DATA)
