"""Records: what is stored of a table, as plain structs."""

from typing import Any, Literal

from msgspec import Struct, structs

from tablee.server.rooms import ClockChoice, Phase, SeatKind

RowKind = Literal["move", "undo", "ask", "consent", "pause", "go", "standin", "back", "credit"]
Actor = Literal["person", "bot", "standin", "clock", "table"]


class Row(Struct, frozen=True, kw_only=True):
    """One entry of a table's journal.

    A "move" has `move`, and `raw` if it was judged; `actor` says who chose it. "undo" and "ask" go back to row
    `target`; "consent" says yes or no in `target` (1, 0); "credit" gives the clocks `target` milliseconds.
    `mark` is the fingerprint of the state that this row found.
    """

    n: int
    at: int
    kind: RowKind
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
    channel: Literal["table", "watch"]
    seat: int | None
    name: str
    text: str
    command: str | None = None


class SeatRecord(Struct, kw_only=True):
    seat: int
    name: str
    kind: SeatKind
    level: str
    claimed: bool
    ready: bool
    nonce: str = ""


class TableRecord(Struct, kw_only=True):
    """A table as it is stored, with its seats and who holds them, by the hash of their token."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    clock: ClockChoice
    spectators: bool
    delay: int
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
    next_table: str | None = None
    uploaded: bool = False
    created_at: int
    started_at: int | None = None
    changed_at: int
    keeper: str | None = None
    kept_until: int = 0
    seats: list[SeatRecord]
    holders: dict[bytes, list[int]]
    hosts: set[bytes]

    def held(self, token: bytes | None) -> list[int]:
        """The seats that this token may act for."""
        return [] if token is None else self.holders.get(token, [])

    def shown(self) -> "TableRecord":
        """This record without what only the house keeps track of."""
        return structs.replace(self, turns=[], changed_at=0, keeper=None, kept_until=0)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def people(self) -> list[int]:
        """The seats of humans."""
        return [seat.seat for seat in self.seats if seat.kind == "human"]
