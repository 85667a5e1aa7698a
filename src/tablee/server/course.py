"""Course: a match with everything that happened at its table, made again row by row from the journal."""

from typing import assert_never

from msgspec import Struct

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.server.clocks import Clocks
from tablee.server.records import Row, TableRecord


class Diverged(Exception):
    """The journal does not lead where it says: these rows were not written by these rules."""


class Entry(Struct):
    """What one row told, and whether it was taken back later."""

    n: int
    events: list[Event]
    undone: bool = False


class Asking(Struct):
    """An undo that somebody asked for and `waiting` have not answered yet. `to` is a row."""

    seat: int
    to: int
    waiting: list[int]


class Course:
    """The match of a table. The same rows always give the same course."""

    def __init__(self, record: TableRecord, game: Game) -> None:
        assert record.match_key is not None and record.started_at is not None, "the match has not begun"
        seats = len(record.seats)
        options = game.settle(seats, record.options)
        self.match = Match(game, seats, options, record.match_key, start=record.start_position)
        self.rows: list[Row] = []
        self.line: list[int] = []  # the row of each step that the match now consists of
        self.log = [Entry(0, self.match.opening)]
        self.asking: Asking | None = None
        self.refusals: dict[int, list[int]] = {}  # when each seat's wishes to undo were refused
        self.rewound = False  # something that luck or a secret had shown was taken back
        self.standins: set[int] = set()
        self.commands: dict[str, int] = {}  # the row that each command made
        self.asked: dict[int, str] = dict(self.match.asked)  # the decisions that wait, by seat, under lasting ids
        self._known = self.asked
        self._undos = 0
        self.clocks = Clocks(record.clock, seats)
        self.clocks.follow(self.match, record.started_at)

    @property
    def n(self) -> int:
        """The number of the last row."""
        return len(self.rows)

    @property
    def mark(self) -> str:
        """The fingerprint of the state as the next row finds it; empty before the first step."""
        return self.match.steps[-1].mark if self.match.steps else ""

    def take(self, row: Row) -> Entry:
        """Let this row happen."""
        assert row.n == self.n + 1, f"row {row.n} came after row {self.n}"
        if row.mark != self.mark:
            raise Diverged(f"row {row.n} was written at {row.mark!r} and finds {self.mark!r}")
        entry = Entry(row.n, self._happen(row))
        self._ask()
        self.rows.append(row)
        self.log.append(entry)
        if row.command is not None:
            self.commands[row.command] = row.n
        return entry

    def _ask(self) -> None:
        """Name the decisions that wait. The match counts from its beginning, so after an undo it asks other things
        under ids it has used; here an id means one decision for ever."""
        before, self._known = self._known, dict(self.match.asked)
        self.asked = {
            seat: self.asked[seat] if before.get(seat) == id else f"{id}~{self._undos}" if self._undos else id
            for seat, id in self._known.items()
        }

    def _happen(self, row: Row) -> list[Event]:
        facts: dict[str, int | str | bool | list[int] | list[str]] = {}
        if row.seat is not None:
            facts["seat"] = row.seat
        match row.kind:
            case "move":
                return self._move(row)
            case "undo":
                return self._undo(row.seat, row.target, row.at)
            case "ask":
                assert row.seat is not None and row.target is not None
                self.asking = Asking(row.seat, row.target, list(row.raw))
                return [Event("undo-asked", facts)]
            case "consent":
                return self._consent(row)
            case "pause":
                self.clocks.pause(row.at)
                return [Event("paused", facts)]
            case "go":
                self.clocks.go(row.at)
                return [Event("resumed", facts)]
            case "standin":
                assert row.seat is not None
                self.standins.add(row.seat)
                return [Event("stood-in", facts)]
            case "back":
                assert row.seat is not None
                self.standins.discard(row.seat)
                return [Event("came-back", facts)]
            case "credit":
                self.clocks.credit(row.target or 0)
                return []
            case _:
                assert_never(row.kind)

    def _move(self, row: Row) -> list[Event]:
        assert row.seat is not None
        self.asking = None
        if row.raw is None:
            step = self.match.play(row.seat, row.move)
        else:
            step = self.match.answer(row.seat, row.raw)
            assert step.move == row.move, f"row {row.n} was judged {row.move!r} and is now {step.move!r}"
        self.line.append(row.n)
        self.clocks.follow(self.match, row.at)
        if row.actor == "clock":
            return [Event("time-ran-out", {"seat": row.seat}), *step.events]
        return step.events

    def _undo(self, seat: int | None, target: int | None, at: int) -> list[Event]:
        assert seat is not None and target is not None
        depth = self.depth(target)
        taken_back = set(self.line[depth:])
        self.rewound = self.rewound or any(step.reveals() for step in self.match.steps[depth:])
        self.match.undo(seat, depth)
        self._undos += 1
        for entry in self.log:
            if entry.n in taken_back:
                entry.undone = True
        self.line = self.line[:depth]
        self.asking = None
        self.clocks.restart(self.match, at)
        return [Event("undone", {"seat": seat, "steps": len(taken_back), "to": target})]

    def _consent(self, row: Row) -> list[Event]:
        assert self.asking is not None and row.seat is not None
        asking = self.asking
        if not row.target:
            self.asking = None
            self.refusals.setdefault(asking.seat, []).append(row.at)
            return [Event("undo-declined", {"seat": row.seat})]
        asking.waiting.remove(row.seat)
        if asking.waiting:
            return [Event("undo-agreed", {"seat": row.seat})]
        return [Event("undo-agreed", {"seat": row.seat}), *self._undo(asking.seat, asking.to, row.at)]

    def depth(self, n: int) -> int:
        """How many steps the match had after this row, which must be 0 or one of the line."""
        return 0 if n == 0 else self.line.index(n) + 1


def seat_asked(decision: str) -> int | None:
    """The seat that a decision's id names, or None when it is no such id."""
    seat = decision.partition("~")[0].partition(".")[2]
    return int(seat) if seat.isascii() and seat.isdigit() else None


def replayed(record: TableRecord, game: Game, rows: list[Row]) -> Course:
    """The course that these rows make."""
    course = Course(record, game)
    for row in rows:
        course.take(row)
    return course
