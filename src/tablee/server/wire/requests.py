"""Requests: the bodies and answers of the HTTP side."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from tablee.careers import Career, Exploit
from tablee.scenes import Scene
from tablee.server.wire.messages import Asked, CommandId, Line
from tablee.server.wire.rooms import ClockChoice, Level, Name, Phase, RuleTime, SeatKind, Sight

OptionValue = str | int | bool
OptionMap = dict[str, OptionValue | list[OptionValue]]
Delay = Annotated[int, Meta(ge=0, le=600)]  # seconds that spectators are behind
StandInAfter = Annotated[int, Meta(ge=0, le=3600)]  # seconds of absence before a bot stands in; 0: never
ShortCode = Annotated[str, Meta(min_length=6, max_length=9)]


class Problem(Struct, frozen=True):
    """What every refusal answers: its code, the facts of it, and a sentence in the asker's language."""

    code: str
    facts: dict[str, Any]
    text: str


# Games.


class ValueInfo(Struct, frozen=True):
    value: OptionValue
    label: str


class OptionInfo(Struct, frozen=True):
    """Something to settle before the match, in words."""

    name: str
    label: str
    note: str
    each_seat: bool
    distinct: bool
    or_seat: bool
    values: list[ValueInfo]
    default: OptionValue


class LevelInfo(Struct, frozen=True):
    id: str
    label: str


class GameInfo(Struct, frozen=True):
    """A game on the shelf. `timed`: its rules limit the time of some decisions."""

    slug: str
    title: str
    tagline: str
    description: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    levels: list[LevelInfo]
    palette: dict[str, Any]
    font: str
    careers: bool
    timed: bool


class RuleText(Struct, frozen=True):
    """A rule in our own words."""

    id: str
    title: str
    text: str
    section: str


# Tables.


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    kind: SeatKind
    level: Level = "simple"
    name: Name | None = None
    colour: Annotated[str, Meta(max_length=32)] | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to lay. Seats of kind "human" are the caller's own; `start` begins at once when no seat is open."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: OptionMap = field(default_factory=dict)
    clock: ClockChoice = field(default_factory=ClockChoice)
    spectators: bool = False
    listed: bool = False  # whether strangers find the table in a list
    sight: Sight = "public"  # what spectators see; "hand" is that of the seat `shown`
    shown: Annotated[int, Meta(ge=0, le=15)] | None = None
    delay: Delay = 0
    pace: Literal["calm", "fast"] = "calm"  # how long bots wait before they answer
    standin: StandInAfter | None = None  # without a wish: a minute, and never where days are given
    start: bool = False


class Opened(Struct, frozen=True):
    """A new table; `seat` is the caller's first."""

    table: str
    room: str
    code: str
    seat: int | None


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    room: Annotated[str, Meta(max_length=64)] = ""
    code: Annotated[str, Meta(max_length=9)] = ""
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class Watcher(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes to look on, and the name that others know them by."""

    name: Name
    room: Annotated[str, Meta(max_length=64)] = ""


class Joined(Struct, frozen=True):
    seat: int


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change at a seat; what is not named stays. Only the host changes kinds and levels."""

    name: Name | None = None
    colour: Annotated[str, Meta(max_length=32)] | None = None
    kind: SeatKind | None = None
    level: Level | None = None


class SeatCount(Struct, frozen=True, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=1, le=16)]


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host settles; what is not named stays."""

    options: OptionMap | None = None
    clock: ClockChoice | None = None
    spectators: bool | None = None
    listed: bool | None = None
    sight: Sight | None = None
    shown: Annotated[int, Meta(ge=0, le=15)] | None = None
    delay: Delay | None = None
    standin: StandInAfter | None = None


class Readiness(Struct, frozen=True, forbid_unknown_fields=True):
    """Ready to begin or not; `nonce` is mixed into the match's luck, so that the server alone does not choose it."""

    ready: bool
    nonce: Annotated[str, Meta(max_length=64)] = ""


class TableLink(Struct, frozen=True):
    table: str


class RoomLink(Struct, frozen=True):
    table: str
    room: str


class DeviceCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: ShortCode


class Seated(Struct, frozen=True):
    table: str
    seat: int | None


class MyTable(Struct, frozen=True):
    """A table this browser sits at; `turn` is whether it waits for one of its seats.

    `summary` says where the match stands (as of some seconds ago) or how it ended; empty in the lobby. `at` is when
    something last happened, in milliseconds since 1970.
    """

    table: str
    game: str
    title: str
    phase: Phase
    seat: int | None
    names: list[str]
    turn: bool
    over: bool
    at: int
    summary: str


class LiveTable(Struct, frozen=True):
    """A match that anybody may watch, with the same `at` and `summary`."""

    table: str
    game: str
    title: str
    names: list[str]
    phase: Phase
    at: int
    summary: str


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer a decision, as the socket's "play"."""

    id: CommandId
    decision: Annotated[str, Meta(max_length=32)]
    move: Annotated[str, Meta(max_length=200)] = ""
    raw: Any = None


class Acknowledged(Struct, frozen=True):
    id: str
    entry: int


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The decision that a hint is wanted for."""

    decision: Annotated[str, Meta(max_length=32)]


class HintMove(Struct, frozen=True):
    """A move that an expert looked at: what to click for it, and what it hopes for, in words.

    `win`, `low` and `high` are its chance to win, from 0 to 1, and where that may lie; `alike` is whether it cannot
    be told apart from the first.
    """

    move: str
    label: str
    picks: list[str]
    text: str
    win: float
    low: float
    high: float
    alike: bool


class Hint(Struct, frozen=True):
    """What an expert would do: its move first; `text` says how sure it is, `how` where that comes from."""

    decision: str
    text: str
    how: str
    moves: list[HintMove]


class Picked(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody tried to pick, one after the other, to answer a decision."""

    decision: Annotated[str, Meta(max_length=32)]
    picks: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(min_length=1, max_length=32)]


class Objection(Struct, frozen=True):
    """Why this cannot be picked now, and the rule behind it."""

    rule: str
    title: str
    text: str


# Notices.


class Notices(Struct, frozen=True):
    """Where the caller is told that it is their turn. `key` is what a browser asks for pushes with, empty where there
    are none; `webhooks`: whether the operator allows any."""

    key: str
    push: bool
    webhook: str
    webhooks: bool


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's own subscription; an empty endpoint ends it."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=128)] = ""
    auth: Annotated[str, Meta(max_length=64)] = ""


class WebhookWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The address to call; an empty one ends it."""

    url: Annotated[str, Meta(max_length=1024)]


# Careers.


class PlayedMatch(Struct, frozen=True):
    """Where and when a match of a career was finished; `at` is in milliseconds since 1970."""

    table: str
    at: int


class CareerSheet(Struct, frozen=True):
    """Somebody's career in a game. `played` has the table of each of its matches, in their order."""

    game: str
    title: str
    career: Career
    played: list[PlayedMatch]


class CareerGain(Struct, frozen=True):
    """What a finished match added to the caller's career: `why_not` says why nothing, when it does not count."""

    counts: bool
    why_not: str
    exploits: list[Exploit]
    text: str


# Replays.


class Replay(Struct, frozen=True):
    """A match after one entry, from one viewpoint; `log` is that of the whole match.

    `decision` is what waits for one's own seat, when this is the last entry of a match that goes on.
    """

    entries: int
    entry: int
    scene: Scene
    log: list[Line]
    decision: Asked | None


class ForkTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from an entry: `seat` is the caller's, bots of `level` take the others; rule time may be stretched."""

    entry: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    level: Level = "simple"
    rule_time: RuleTime = "x1"


class Linked(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether whoever has a link to a moment of a finished match may open it."""

    linked: bool


class Turn(Struct, frozen=True):
    """A turning point: at this entry this seat took the lead for good, or made the greatest leap, by so many points."""

    entry: int
    seat: int
    what: Literal["lead", "leap"]
    points: int
    text: str  # what the log said of it


class Course(Struct, frozen=True):
    """How a finished match went: how often somebody new came to lead, and its turning points, oldest first."""

    leads: int
    turns: list[Turn]


class Verified(Struct, frozen=True):
    ok: bool
    steps: int
    text: str
