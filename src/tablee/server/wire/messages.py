"""Messages: every frame of the socket. What a client sends is told apart, like what it is sent, by its "type"."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from tablee.scenes import Beat, Scene
from tablee.server.wire.rooms import Room

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Undoable = Literal["free", "costly", "ask", "no"]  # costly: free, but the match then counts in no career


# What both sides speak of.


class Line(Struct, frozen=True, omit_defaults=True):
    """A sentence of the log, the entry that told it, the rules behind it, and the seat it is about.

    `undone` is true when that entry was taken back later.
    """

    entry: int
    text: str
    rules: list[str]
    seat: int | None
    undone: bool = False


class Told(Struct, frozen=True):
    """An event as this viewer may know it."""

    code: str
    facts: dict[str, Any]


class Asked(Struct, frozen=True):
    """The decision that waits for this viewer. `limit` is in milliseconds; `judged` names the raw input it wants. It is
    `open` when it needs no secret: everybody can see what may be chosen, and how long it takes tells them nothing."""

    id: str
    kind: str
    limit: int | None
    judged: str | None
    open: bool


class SeatClock(Struct, frozen=True):
    """What a seat has left, counted from the moment of sending.

    `limit_ms` is the whole of it where the rules give the time (as this table stretches it), null for thinking time.
    """

    seat: int
    remaining_ms: int
    running: bool
    limit_ms: int | None = None


class Clock(Struct, frozen=True):
    """The clocks of the seats. Where the table keeps no thinking time (`none`), of those alone whose rule time runs."""

    mode: Literal["none", "relaxed", "normal", "days"]
    paused: bool
    seats: list[SeatClock]


class Glimpse(Struct, frozen=True):
    """What a seat is doing about a decision, as this viewer may see it; `raw` is null when there is nothing (more)."""

    seat: int
    decision: str
    raw: Any


class RowMark(Struct, frozen=True):
    """What is written beside a row of shared notes, and the seat that wrote last."""

    row: str
    out: bool
    remark: str
    seat: int


class Suggestion(Struct, frozen=True):
    """What a bot would answer that decides together with this viewer: a move, or a raw answer where it is judged."""

    seat: int
    decision: str
    move: str
    raw: Any
    sure: Literal["sure", "probably", "maybe", "unsure"]


# What a client sends.


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Answer a decision with a move; a judged decision is answered with `raw` and an empty move."""

    id: CommandId
    decision: Annotated[str, Meta(max_length=32)]
    move: Annotated[str, Meta(max_length=200)] = ""
    raw: Any = None


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back to where the match stood after entry `to`; without it, to before one's own last move."""

    id: CommandId
    to: int | None = None


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Agree to the undo that was asked for, or not."""

    id: CommandId
    yes: bool


class Say(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something: to the table, or to one's side ("team-..."); without a channel, as widely as one may now."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    channel: Annotated[str, Meta(max_length=8)] = ""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """A sign of life, answered by a pong."""

    n: int


class Echo(Struct, frozen=True, tag="echo", forbid_unknown_fields=True):
    """Sent as soon as a pong has come: so the server knows how long a frame is on its way."""

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


class Hold(Struct, frozen=True, tag="hold", forbid_unknown_fields=True):
    """Hold back the answer of one's group that is about to count; `decision` is one's own."""

    id: CommandId
    decision: Annotated[str, Meta(max_length=32)]


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Stop the clocks, or let them run again."""

    id: CommandId
    on: bool


class Wait(Struct, frozen=True, tag="wait", forbid_unknown_fields=True):
    """Agree that the table waits for `seat`, who is away, or not; it is paused when all who are there agree."""

    id: CommandId
    seat: int
    yes: bool


class Draft(Struct, frozen=True, tag="draft", forbid_unknown_fields=True):
    """What somebody is doing about a judged decision before it counts. Never stored; answered only when refused."""

    id: CommandId
    decision: Annotated[str, Meta(max_length=32)]
    raw: Any = None


class Mark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Write beside a row of shared notes (a widget of the scene). Stored, but no move."""

    id: CommandId
    notes: Annotated[str, Meta(max_length=64)]
    row: Annotated[str, Meta(max_length=64)]
    out: bool
    remark: Annotated[str, Meta(max_length=80)] = ""


class Voice(Struct, frozen=True, tag="voice", forbid_unknown_fields=True):
    """The languages in which this screen can say things aloud and may: none when it cannot or is not to."""

    languages: Annotated[list[Literal["fr", "en"]], Meta(max_length=2)]


ClientFrame = (
    Play | Undo | Consent | Say | Ping | Echo | Away | Back | StandIn | Hold | Pause | Wait | Draft | Mark | Voice
)


# What a client is sent.


class Hello(Struct, frozen=True, tag="hello"):
    """Everything a screen needs, on connecting and when the match begins; before that `scene` is null.

    `log` has the lines after the entry named by `since`, which is all of them when it is not given.
    """

    seat: int | None
    entry: int
    scene: Scene | None
    log: list[Line]
    chat: list["Chat"]
    room: Room
    clock: Clock | None
    decision: Asked | None
    can_undo: Undoable
    asking: "AskUndo | None" = None
    drafts: list[Glimpse] = field(default_factory=list)
    marks: list["Marks"] = field(default_factory=list)
    awaited: "AskWait | None" = None
    channels: dict[str, bool] = field(default_factory=dict)  # where this viewer hears people, and whether it may talk


class Entry(Struct, frozen=True, tag="entry"):
    """What an entry of the journal told, and how the table looks now. Entries are numbered without gaps."""

    entry: int
    events: list[Told]
    lines: list[Line]
    scene: Scene
    decision: Asked | None
    clock: Clock | None
    can_undo: Undoable
    beats: list[Beat] = []  # how it is shown, in order
    undone: list[int] = []  # the entries that it takes back
    channels: dict[str, bool] = {}  # where this viewer hears people from now on, and whether it may talk there


class Ack(Struct, frozen=True, tag="ack"):
    """This command is on disk; `entry` is the one it made, or the last one before it."""

    id: str
    entry: int


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
    """Somebody said something; `seat` is null for a spectator. `at` is in milliseconds since 1970.

    `channel` is where: "table", "watch" for spectators among themselves, "team-..." for a side.
    """

    seat: int | None
    name: str
    text: str
    at: int
    channel: str


class AskUndo(Struct, frozen=True, tag="ask-undo"):
    """This seat asks to take back to entry `to`: all of `entries`, whose lines in the viewer's log say what that is.
    `waiting` are the seats that have not answered."""

    seat: int
    to: int
    entries: list[int]
    waiting: list[int]


class AskWait(Struct, frozen=True, tag="ask-wait"):
    """Some would wait for this seat, who is away; `waiting` have not said yet. Null: nobody is waited for any more."""

    seat: int | None
    waiting: list[int]


class Thinking(Struct, frozen=True, tag="thinking"):
    """A bot thinks for this seat."""

    seat: int


class Drafts(Struct, frozen=True, tag="drafts"):
    """What seats are doing now. Each takes the place of what that seat did before."""

    drafts: list[Glimpse]


class Marks(Struct, frozen=True, tag="marks"):
    """What was written into these notes; the other rows are as they were."""

    notes: str
    marks: list[RowMark]


class Suggestions(Struct, frozen=True, tag="suggestions"):
    """What bots of this viewer's group suggest. Each takes the place of what that seat suggested before."""

    suggestions: list[Suggestion]


class AboutToCount(Struct, frozen=True, tag="waiting"):
    """An answer of this viewer's group: it counts in `left_ms`, unless somebody of the group holds it back.

    `left_ms` is null when it no longer waits, because it counts or was held back.
    """

    seat: int
    decision: str
    move: str
    raw: Any
    left_ms: int | None


class Speak(Struct, frozen=True, tag="speak"):
    """This screen is the one that says the speech of its scene; then it plays this move, whoever's decision it is.

    `decision` is null when it need not speak any more: it has been said, or another screen says it.
    """

    decision: str | None
    move: str


class Pong(Struct, frozen=True, tag="pong"):
    n: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes this socket: "restart", "slow", "flood", "silent", "left" or "broken"."""

    code: str


ServerFrame = (
    Hello
    | Entry
    | Ack
    | Refusal
    | RoomNews
    | Chat
    | AskUndo
    | AskWait
    | Thinking
    | Drafts
    | Marks
    | Suggestions
    | AboutToCount
    | Speak
    | Pong
    | Bye
)
