"""Messages: every frame of the socket. What a client sends is told apart, like what it is sent, by its "type"."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.scenes import Scene
from tablee.server.rooms import Room

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Undoable = Literal["free", "costly", "ask", "no"]  # costly: free, but the match then counts in no career


# What both sides speak of.


class Line(Struct, frozen=True, omit_defaults=True):
    """A sentence of the log, the step that told it, the rules behind it, and the seat it is about.

    `undone` is true when that step was taken back later.
    """

    step: int
    text: str
    rules: list[str]
    seat: int | None
    undone: bool = False


class Told(Struct, frozen=True):
    """An event as this viewer may know it."""

    code: str
    facts: dict[str, Any]


class Asked(Struct, frozen=True):
    """The decision that waits for this viewer. `limit` is in milliseconds; `judged` names the raw input it wants."""

    id: str
    kind: str
    limit: int | None
    judged: str | None


class SeatClock(Struct, frozen=True):
    """What a seat has left, counted from the moment of sending."""

    seat: int
    remaining_ms: int
    running: bool


class Clock(Struct, frozen=True):
    mode: Literal["relaxed", "normal"]
    paused: bool
    seats: list[SeatClock]


# What a client sends.


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Answer a decision with a move; a judged decision is answered with `raw` and an empty move."""

    id: CommandId
    decision: Annotated[str, Meta(max_length=32)]
    move: Annotated[str, Meta(max_length=200)] = ""
    raw: Any = None


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back to where the match stood after step `to`; without it, to before one's own last move."""

    id: CommandId
    to: int | None = None


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Agree to the undo that was asked for, or not."""

    id: CommandId
    yes: bool


class Say(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    n: int


class Away(Struct, frozen=True, tag="away", forbid_unknown_fields=True):
    """Nobody is looking at this screen now."""


class Back(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """Somebody looks at this screen again."""


class StandIn(Struct, frozen=True, tag="standin", forbid_unknown_fields=True):
    """Let a bot play for one's own seat, or for the absent `seat`; or take it back."""

    id: CommandId
    on: bool
    seat: int | None = None


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Stop the clocks, or let them run again."""

    id: CommandId
    on: bool


ClientFrame = Play | Undo | Consent | Say | Ping | Away | Back | StandIn | Pause


# What a client is sent.


class Hello(Struct, frozen=True, tag="hello"):
    """Everything a screen needs, on connecting and when the match begins; before that `scene` is null.

    `log` has the lines after the step named by `since`, which is all of them when it is not given.
    """

    seat: int | None
    step: int
    scene: Scene | None
    log: list[Line]
    chat: list["Chat"]
    room: Room
    clock: Clock | None
    decision: Asked | None
    can_undo: Undoable
    asking: "AskUndo | None" = None


class Step(Struct, frozen=True, tag="step"):
    """What happened and how the table looks now. Steps are numbered without gaps."""

    step: int
    events: list[Told]
    lines: list[Line]
    scene: Scene
    decision: Asked | None
    clock: Clock | None
    can_undo: Undoable


class Ack(Struct, frozen=True, tag="ack"):
    """This command is on disk; `step` is the one it made, or the last one before it."""

    id: str
    step: int


class Refusal(Struct, frozen=True, tag="refused", omit_defaults=True):
    """This command was not allowed; `rule` is the rule that forbids it. `id` is empty for a frame without one."""

    id: str
    code: str
    facts: dict[str, Any]
    text: str
    rule: str = ""


class RoomNews(Struct, frozen=True, tag="room"):
    room: Room


class Chat(Struct, frozen=True, tag="chat"):
    """Somebody said something; `seat` is null for a spectator. `at` is in milliseconds since 1970."""

    seat: int | None
    name: str
    text: str
    at: int


class AskUndo(Struct, frozen=True, tag="ask-undo"):
    """This seat asks to take back to step `to`; `waiting` are the seats that have not answered."""

    seat: int
    to: int
    waiting: list[int]


class Thinking(Struct, frozen=True, tag="thinking"):
    """A bot thinks for this seat."""

    seat: int


class Pong(Struct, frozen=True, tag="pong"):
    n: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes this socket: "restart", "slow", "flood", "silent", "left" or "broken"."""

    code: str


ServerFrame = Hello | Step | Ack | Refusal | RoomNews | Chat | AskUndo | Thinking | Pong | Bye
