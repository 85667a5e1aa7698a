"""Undo: who may take back what. Free while nobody learned anything and nobody else acted; else by consent."""

from tablee.engine.match import Step
from tablee.engine.refused import Refused
from tablee.server.match.history import History
from tablee.server.storage.stored import StoredTable
from tablee.server.wire.messages import Undoable

BACK_OFF = 10_000  # milliseconds, times the square of the number of refusals


def last_own(history: History, seat: int) -> int | None:
    """The entry to go back to for this seat's last move to be undone."""
    steps = history.match.steps
    for depth in range(len(steps) - 1, -1, -1):
        if steps[depth].seat == seat:
            return history.line[depth - 1] if depth else 0
    return None


def undoable(history: History, stored: StoredTable, seat: int | None) -> Undoable:
    """Whether this seat may take its last move back by itself, must ask, or cannot."""
    if seat is None or history.match.over:
        return "no"
    to = last_own(history, seat)
    if to is None or any(step.final for step in since(history, to)):
        return "no"
    if not is_free(history, stored, seat, to):
        return "ask" if to_be_asked(history, stored, seat) else "no"
    counts = history.match.game.careers and not history.rewound and stored.start_position is None
    return "costly" if counts and any(step.reveals() for step in since(history, to)) else "free"


def is_free(history: History, stored: StoredTable, seat: int, to: int) -> bool:
    """Whether nobody need be asked: nothing was revealed since and nobody else acted, or there is nobody to ask."""
    harmless = all(step.seat == seat and not step.reveals() for step in since(history, to))
    return harmless or not others(stored, seat)


def since(history: History, to: int) -> list[Step]:
    """What would be taken back."""
    return history.match.steps[history.depth(to) :]


def others(stored: StoredTable, seat: int) -> list[int]:
    """The people whose match this is too: not bots, not those on the same screen."""
    beside = {other for held in stored.holders.values() if seat in held for other in held}
    return [other for other in stored.people() if other not in beside]


def to_be_asked(history: History, stored: StoredTable, seat: int) -> list[int]:
    """Those of them whose consent counts: not who is away, with a bot in their place."""
    return [other for other in others(stored, seat) if other not in history.standins]


def check_undo(history: History, seat: int, to: int | None, now: int) -> int:
    """The entry to go back to; refuses one that is not on the way here, and asking again too soon."""
    if history.match.over:
        raise Refused("match-over", {})
    wanted = last_own(history, seat) if to is None else to
    here = history.line[-1] if history.line else 0
    if wanted is None or wanted == here or (wanted != 0 and wanted not in history.line):
        raise Refused("nothing-to-undo", {})
    history.match.check_undo(history.depth(wanted))
    if history.match.steps[history.depth(wanted)].seat != seat:
        raise Refused("undo-not-yours", {"seat": history.match.steps[history.depth(wanted)].seat})
    if history.asking is not None:
        raise Refused("undo-pending", {"seat": history.asking.seat})
    refused = history.refusals.get(seat, [])
    wait = refused[-1] + BACK_OFF * len(refused) ** 2 - now if refused else 0
    if wait > 0:
        raise Refused("undo-too-soon", {"seconds": wait // 1000 + 1})
    return wanted
