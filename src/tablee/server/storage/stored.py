"""Stored: what is kept of a table, as plain structs."""

from typing import Any, Literal

from msgspec import Struct, structs

from tablee.server.wire.rooms import ClockChoice, Phase, SeatKind, Sight

EntryKind = Literal["move", "undo", "ask", "consent", "pause", "go", "standin", "back", "wait", "credit"]
ScreenKind = Literal["seat", "tv", "watch"]
Actor = Literal["person", "bot", "standin", "clock", "table"]


class Entry(Struct, frozen=True, kw_only=True):
    """One line of a table's journal.

    A "move" has `move`, and `raw` if it was judged; `actor` says who chose it. "undo" and "ask" go back to entry
    `target`; "consent" says yes or no in `target` (1, 0); "wait" agrees to wait for the absent
    seat `target`, with those who have not yet agreed in `raw`, or declines (null); "credit" gives the clocks `target`
    milliseconds.
    `mark` is the fingerprint of the state that this entry found.
    """

    n: int
    at: int
    kind: EntryKind
    seat: int | None
    move: str = ""
    raw: Any = None
    target: int | None = None
    command: str | None = None
    actor: Actor = "person"
    mark: str = ""


class Saying(Struct, frozen=True, kw_only=True):
    """Something said at a table, by a seat or by a spectator."""

    n: int
    at: int
    channel: str  # "table", "watch" for spectators among themselves, or "team-..." for a side
    seat: int | None
    name: str
    text: str
    command: str | None = None


class NoteMark(Struct, frozen=True, kw_only=True):
    """What a seat wrote beside a row of notes. `seats` are those that share them, like "1 2 3"; nobody else sees it."""

    n: int
    at: int
    seats: str
    notes: str
    row: str
    seat: int
    out: bool
    remark: str
    command: str

    def is_for(self, seat: int | None) -> bool:
        return str(seat) in self.seats.split()


class StoredSeat(Struct, kw_only=True):
    seat: int
    name: str
    kind: SeatKind
    level: str
    claimed: bool
    ready: bool
    nonce: str = ""


class StoredTable(Struct, kw_only=True):
    """A table as it is kept, with its seats and who holds them, by the hash of their token."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    clock: ClockChoice
    spectators: bool
    delay: int
    listed: bool = False
    sight: Sight = "public"
    shown_seat: int | None = None
    pace: Literal["calm", "fast"]
    standin: int
    phase: Phase
    room: str
    code: str | None
    secret: bytes
    commitment: str
    match_key: bytes | None = None
    start_position: Any = None
    final_mark: str | None = None
    turns: list[int]
    summary: dict[str, str] | None = None  # by language
    first_table: str | None = None
    next_table: str | None = None
    uploaded: bool = False
    linked: bool = True
    created_at: int
    started_at: int | None = None
    changed_at: int
    keeper: str | None = None
    kept_until: int = 0
    seats: list[StoredSeat]
    holders: dict[bytes, list[int]]
    hosts: set[bytes]
    watchers: dict[bytes, str] = {}  # names of spectators, by token

    def held(self, token: bytes | None) -> list[int]:
        """The seats that this token may act for."""
        return [] if token is None else self.holders.get(token, [])

    def is_insider(self, token: bytes | None, invitation: str = "") -> bool:
        """Whether somebody belongs to this table: a seat of it, its host, or whoever has been invited."""
        return bool(self.held(token)) or token in self.hosts or invitation == self.room

    def may_look(self, token: bytes | None, invitation: str = "") -> bool:
        """Whether somebody may see what is public at this table."""
        return self.is_insider(token, invitation) or self.spectators

    def may_replay(self, token: bytes | None, invitation: str = "") -> bool:
        """Whether somebody may see this match again: who may look anyway, and once it is over whoever has a link to it,
        unless its host has said no."""
        return self.may_look(token, invitation) or (self.linked and self.phase == "over")

    def sight_of(self, token: bytes | None) -> Sight:
        """What a spectator sees: more than what is public only who has said their name, and has no seat here."""
        return self.sight if token in self.watchers and not self.held(token) else "public"

    def may_show(self, kind: ScreenKind, seat: int | None, token: bytes | None, invitation: str) -> bool:
        """Whether somebody's screen may be this: one of their seats, the table's own TV, a spectator."""
        match kind:
            case "seat":
                return seat in self.held(token)
            case "tv":
                return self.is_insider(token, invitation)
            case "watch":
                return self.may_look(token, invitation)

    def shown(self) -> "StoredTable":
        """This table without what only the house keeps track of."""
        return structs.replace(self, turns=[], summary=None, changed_at=0, keeper=None, kept_until=0)

    def first(self) -> str:
        """The table at which this room played its first match."""
        return self.first_table or self.id

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def people(self) -> list[int]:
        """The seats of humans."""
        return [seat.seat for seat in self.seats if seat.kind == "human"]

    def nonces(self) -> list[str]:
        """The shares of the luck that people gave before the deal, by seat."""
        return [seat.nonce for seat in self.seats if seat.kind == "human" and seat.nonce]
