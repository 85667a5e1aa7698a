"""Notes: what sides have written beside candidates to cross out. Stored, no move, seen by the side that shares them."""

from collections.abc import Iterable

from tablee.engine.refused import Refused
from tablee.server.match.history import History
from tablee.server.stamps import now
from tablee.server.storage.stored import NoteMark
from tablee.server.wire.messages import Mark, Marks, RowMark


class Notes:
    """All that is written at one table; of each row what was written last."""

    def __init__(self, marks: Iterable[NoteMark] = ()) -> None:
        self.n = 0  # the number of the last mark
        self.written: dict[tuple[str, str, str], NoteMark] = {}  # by who shares them, notes and row
        self.commands: set[str] = set()
        for mark in marks:
            self.take(mark)

    def take(self, mark: NoteMark) -> None:
        """Keep a mark that is stored."""
        self.n = mark.n
        self.written[mark.seats, mark.notes, mark.row] = mark
        self.commands.add(mark.command)

    def shown(self, seat: int | None) -> list[Marks]:
        """What this seat shares with others; nobody else has notes."""
        found: dict[str, list[RowMark]] = {}
        for mark in self.written.values():
            if mark.is_for(seat):
                found.setdefault(mark.notes, []).append(row_of(mark))
        return [Marks(notes, rows) for notes, rows in found.items()]

    def marking(self, history: History, seat: int, frame: Mark) -> NoteMark:
        """What this frame writes; refuses notes that this seat does not share and rows that they have not."""
        seats, rows = shared(history, seat, frame.notes)
        if frame.row not in rows:
            raise Refused("unknown-row", {"notes": frame.notes, "row": frame.row})
        return NoteMark(
            n=self.n + 1,
            at=now(),
            seats=" ".join(map(str, sorted(seats))),
            notes=frame.notes,
            row=frame.row,
            seat=seat,
            out=frame.out,
            remark=" ".join(frame.remark.split()),
            command=marked_by(seat, frame),
        )


def shared(history: History, seat: int, notes: str) -> tuple[list[int], list[str]]:
    """Who shares these notes with this seat, and their rows, as the seat's own scene has them."""
    for id, facts in history.widgets(seat, "notes"):
        if id == notes and seat in facts["seats"]:
            return facts["seats"], [row["id"] for group in facts["groups"] for row in group["rows"]]
    raise Refused("unknown-notes", {"notes": notes})


def row_of(mark: NoteMark) -> RowMark:
    return RowMark(mark.row, mark.out, mark.remark, mark.seat)


def marked_by(seat: int, frame: Mark) -> str:
    """The name under which a mark is stored, so that it is made once."""
    return f"{seat}:{frame.id}"
