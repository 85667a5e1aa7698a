"""History: a match with everything that happened at its table, made again entry by entry from the journal."""

from typing import Any, assert_never

from msgspec import Struct

from tablee.engine.events import Event, Facts
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.server.match.clocks import Clocks
from tablee.server.stamps import now
from tablee.server.storage.stored import Actor, Entry, EntryKind, StoredTable


class Diverged(Exception):
    """The journal does not lead where it says: these entries were not written by these rules."""


class Happening(Struct):
    """What one entry told, the entries that it took back, and whether it was taken back itself later."""

    n: int
    events: list[Event]
    takes_back: list[int] = []
    undone: bool = False


class Asking(Struct):
    """An undo that somebody asked for and `waiting` have not answered yet. `to` is the number of an entry."""

    seat: int
    to: int
    waiting: list[int]


class Waiting(Struct):
    """Somebody is away, and people would wait for them: those who have not agreed yet. When all have, the table is
    paused until the absent one is back."""

    seat: int
    left: list[int]


class History:
    """The match of a table. The same entries always give the same history."""

    def __init__(self, stored: StoredTable, game: Game) -> None:
        assert stored.match_key is not None and stored.started_at is not None, "the match has not begun"
        seats = len(stored.seats)
        options = game.settle(seats, stored.options)
        self.match = Match(game, seats, options, stored.match_key, start=stored.start_position)
        self.entries: list[Entry] = []
        self.line: list[int] = []  # the entry of each step that the match now consists of
        self.log = [Happening(0, self.match.opening)]
        self.asking: Asking | None = None
        self.waiting: Waiting | None = None
        self.refusals: dict[int, list[int]] = {}  # when each seat's wishes to undo were refused
        self.rewound = False  # something that luck or a secret had shown was taken back
        self.standins: set[int] = set()
        self.commands: dict[str, int] = {}  # the entry that each command made
        self.clocks = Clocks(stored.clock, seats)
        self.clocks.follow(self.match, stored.started_at)

    @property
    def asked(self) -> dict[int, str]:
        """The ids of the decisions that wait, by seat."""
        return self.match.asked

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def mark(self) -> str:
        """The fingerprint of the state as the next entry finds it; empty before the first step."""
        return self.match.steps[-1].mark if self.match.steps else ""

    def entry(
        self,
        kind: EntryKind,
        seat: int | None,
        *,
        move: str = "",
        raw: Any = None,
        target: int | None = None,
        actor: Actor = "person",
    ) -> Entry:
        """The next entry of the journal, to be stored and then taken."""
        return Entry(
            n=self.n + 1, at=now(), kind=kind, seat=seat, move=move, raw=raw, target=target, actor=actor, mark=self.mark
        )

    def take(self, entry: Entry) -> Happening:
        """Let this entry happen."""
        assert entry.n == self.n + 1, f"entry {entry.n} came after entry {self.n}"
        if entry.mark != self.mark:
            raise Diverged(f"entry {entry.n} was written at {entry.mark!r} and finds {self.mark!r}")
        happening = Happening(entry.n, [])
        if entry.kind == "move":
            assert entry.seat is not None
            happening.events = self.match.repeat(entry.seat, entry.move, entry.raw).events
            self._move_on(entry, happening)
        else:
            self._happen(entry, happening)
        self.entries.append(entry)
        self.log.append(happening)
        if entry.command is not None:
            self.commands[entry.command] = entry.n
        return happening

    def _move_on(self, entry: Entry, happening: Happening) -> None:
        self.asking = None
        self.line.append(entry.n)
        self.clocks.follow(self.match, entry.at)
        if entry.actor == "clock":
            assert entry.seat is not None
            happening.events = [Event("time-ran-out", {"seat": entry.seat}), *happening.events]

    def _happen(self, entry: Entry, happening: Happening) -> None:
        """Everything but a move."""
        seat, facts = entry.seat, facts_of(entry)
        match entry.kind:
            case "undo":
                assert seat is not None and entry.target is not None
                self._undo(seat, entry.target, entry.at, happening)
            case "ask":
                assert seat is not None and entry.target is not None
                self.asking = Asking(seat, entry.target, list(entry.raw))
                steps = len(self.since(entry.target))
                happening.events.append(Event("undo-asked", {**facts, "steps": steps}))
            case "consent":
                self._consent(entry, happening)
            case "pause":
                self.clocks.pause(entry.at)
                happening.events.append(Event("paused", facts))
            case "wait":
                self._wait(entry, happening)
            case "go":
                self.waiting = None
                self.clocks.go(entry.at)
                happening.events.append(Event("resumed", facts))
            case "standin":
                assert seat is not None
                self.standins.add(seat)
                happening.events.append(Event("stood-in", facts))
            case "back":
                assert seat is not None
                self.standins.discard(seat)
                happening.events.append(Event("came-back", facts))
            case "credit":
                self.clocks.credit(entry.target or 0)
            case "move":
                raise AssertionError("a move is taken by itself")
            case _:
                assert_never(entry.kind)

    def _undo(self, seat: int, target: int, at: int, happening: Happening) -> None:
        depth = self.depth(target)
        taken_back = self.since(target)
        self.rewound = self.rewound or any(step.reveals() for step in self.match.steps[depth:])
        self.match.undo(seat, depth)
        for earlier in self.log:
            earlier.undone = earlier.undone or earlier.n in taken_back
        self.line = self.line[:depth]
        self.asking = None
        self.clocks.restart(self.match, at)
        happening.takes_back = taken_back
        happening.events.append(Event("undone", {"seat": seat, "steps": len(taken_back), "to": target}))

    def _wait(self, entry: Entry, happening: Happening) -> None:
        seat, absent = entry.seat, entry.target
        assert seat is not None and absent is not None
        if entry.raw is None:
            self.waiting = None
            happening.events.append(Event("came-back" if seat == absent else "wait-declined", {"seat": seat}))
            return
        self.waiting = Waiting(absent, list(entry.raw))
        happening.events.append(Event("wait-agreed", {"seat": seat, "target": absent}))
        if not self.waiting.left:
            self.clocks.pause(entry.at)
            happening.events.append(Event("waits", {"seat": absent}))

    def _consent(self, entry: Entry, happening: Happening) -> None:
        asking, seat = self.asking, entry.seat
        assert asking is not None and seat is not None
        if not entry.target:
            self.asking = None
            self.refusals.setdefault(asking.seat, []).append(entry.at)
            happening.events.append(Event("undo-declined", {"seat": seat}))
            return
        asking.waiting.remove(seat)
        happening.events.append(Event("undo-agreed", {"seat": seat}))
        if not asking.waiting:
            self._undo(asking.seat, asking.to, entry.at, happening)

    def widgets(self, viewer: int | None, kind: str, locale: str = "en") -> list[tuple[str, dict[str, Any]]]:
        """The widgets of this kind that a viewer's scene has, by their ids, with their facts."""
        scene: dict[str, Any] = self.match.scene(viewer, locale)
        found = [(each["id"], each.get("facts") or {}) for each in scene.get("widgets", [])]
        return [(id, facts) for id, facts in found if facts.get("kind") == kind]

    def depth(self, n: int) -> int:
        """How many steps the match had after this entry, which must be 0 or one of the line."""
        return 0 if n == 0 else self.line.index(n) + 1

    def since(self, n: int) -> list[int]:
        """The entries that an undo to this one would take back."""
        return self.line[self.depth(n) :]


def facts_of(entry: Entry) -> Facts:
    return {} if entry.seat is None else {"seat": entry.seat}


def seat_asked(decision: str) -> int | None:
    """The seat that a decision's id names, or None when it is no such id."""
    seat = decision.partition("~")[0].partition(".")[2]
    return int(seat) if seat.isascii() and seat.isdigit() else None


def replayed(stored: StoredTable, game: Game, entries: list[Entry]) -> History:
    """The history that these entries make."""
    history = History(stored, game)
    for entry in entries:
        history.take(entry)
    return history
