"""Undoing: who may take back what. Free while nobody learned anything and nobody else acted; else by consent."""

from tablee.engine.match import Step
from tablee.engine.refused import Refused
from tablee.server.course import Course
from tablee.server.messages import Undoable
from tablee.server.records import TableRecord

BACK_OFF = 10_000  # milliseconds, times the square of the number of refusals


def last_own(course: Course, seat: int) -> int | None:
    """The row to go back to for this seat's last move to be undone."""
    steps = course.match.steps
    for depth in range(len(steps) - 1, -1, -1):
        if steps[depth].seat == seat:
            return course.line[depth - 1] if depth else 0
    return None


def undoable(course: Course, record: TableRecord, seat: int | None) -> Undoable:
    """Whether this seat may take its last move back by itself, must ask, or cannot."""
    if seat is None or course.match.over:
        return "no"
    to = last_own(course, seat)
    if to is None:
        return "no"
    if not is_free(course, record, seat, to):
        return "ask"
    counts = course.match.game.careers and not course.rewound and record.start_position is None
    return "costly" if counts and any(step.reveals() for step in since(course, to)) else "free"


def is_free(course: Course, record: TableRecord, seat: int, to: int) -> bool:
    """Whether nobody need be asked: nothing was revealed since and nobody else acted, or there is nobody to ask."""
    harmless = all(step.seat == seat and not step.reveals() for step in since(course, to))
    return harmless or not to_be_asked(course, record, seat)


def since(course: Course, to: int) -> list[Step]:
    """What would be taken back."""
    return course.match.steps[course.depth(to) :]


def to_be_asked(course: Course, record: TableRecord, seat: int) -> list[int]:
    """The people whose consent counts: not bots, not seats a bot stands in for, not those on the same screen."""
    beside = {other for held in record.holders.values() if seat in held for other in held}
    return [other for other in record.people() if other not in beside and other not in course.standins]


def check_undo(course: Course, seat: int, to: int | None, now: int) -> int:
    """The row to go back to; refuses one that is not on the way here, and asking again too soon."""
    if course.match.over:
        raise Refused("match-over", {})
    wanted = last_own(course, seat) if to is None else to
    here = course.line[-1] if course.line else 0
    if wanted is None or wanted == here or (wanted != 0 and wanted not in course.line):
        raise Refused("nothing-to-undo", {})
    if course.match.steps[course.depth(wanted)].seat != seat:
        raise Refused("undo-not-yours", {"seat": course.match.steps[course.depth(wanted)].seat})
    if course.asking is not None:
        raise Refused("undo-pending", {"seat": course.asking.seat})
    refused = course.refusals.get(seat, [])
    wait = refused[-1] + BACK_OFF * len(refused) ** 2 - now if refused else 0
    if wait > 0:
        raise Refused("undo-too-soon", {"seconds": wait // 1000 + 1})
    return wanted
