"""Rooms: who sits where, what was settled, how to come in; the same before, during and after the match."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["human", "bot", "open"]
ClockMode = Literal["none", "relaxed", "normal", "days"]
Sight = Literal["public", "hand", "all"]  # what spectators see
RuleTime = Literal["x1", "x1.5", "x2", "x5", "off"]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Level = Annotated[str, Meta(max_length=16)]


class RoomSeat(Struct, frozen=True):
    """A place at the table. `present`: somebody looks at a screen of this seat; `standin`: a bot plays for it."""

    seat: int
    name: str
    colour: str
    emblem: str
    kind: SeatKind
    level: str
    claimed: bool
    ready: bool
    present: bool
    standin: bool


class Invitation(Struct, frozen=True):
    """The link that lets somebody in; `code` can be said aloud and works while the lobby is open."""

    url: str
    code: str


class ClockChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept. Thinking time: not at all, as the house has it, `factor` times that, or so many `days` for each
    decision, which count on while nobody is there; nothing is played for who lets them pass.

    `rule_time` is what becomes of the limits that rules give: they run whatever the mode, so many times as long, or are
    switched off.
    """

    mode: ClockMode = "none"
    factor: Annotated[int, Meta(ge=1, le=10)] = 2
    rule_time: RuleTime = "x1"
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Room(Struct, frozen=True):
    """A table as one browser may know it. `you` are the seats this browser holds.

    `spectators`: whether who has no seat may look on. They see what is public, the hand of seat `shown`, or all hands
    (`sight`), `delay` seconds after it happened; `watchers` are those who have said their name. `listed`: strangers
    find the table in a list. `standin`: seconds of absence after which a bot plays for somebody, 0 for never. A room
    may play several matches, each at a table of its own: `next` is the latest of them, once this one is over.
    `linked`: once it is over, whoever has a link to a moment of it may open it.
    `commitment` was made before anything was dealt: the hash of the secret that the match's luck comes from.
    """

    table: str
    game: str
    title: str
    phase: Phase
    host: bool
    you: list[int]
    seats: list[RoomSeat]
    options: dict[str, Any]
    clock: ClockChoice
    spectators: bool
    listed: bool
    sight: Sight
    shown: int | None
    delay: int
    standin: int
    watchers: list[str]
    invitation: Invitation | None
    commitment: str
    shared: bool
    next: str | None
    linked: bool
