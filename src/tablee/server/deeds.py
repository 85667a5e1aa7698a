"""Deeds: what people at a table may ask of it. Each is answered with the step it made, or refused."""

from typing import TYPE_CHECKING

from tablee.engine.refused import Refused
from tablee.server.course import Course
from tablee.server.messages import Ack, ClientFrame, Consent, Pause, Play, Say, StandIn, Undo
from tablee.server.records import Row, RowKind, Saying
from tablee.server.stamps import now
from tablee.server.undoing import check_undo, is_free, to_be_asked

if TYPE_CHECKING:
    from tablee.server.screens import Screen
    from tablee.server.table import Table

CHATTY = 4  # sentences in ten seconds
LASTING = ("illegal-move", "unknown-move", "decision-closed", "not-your-decision", "not-judged")
REMEMBERED = 512  # refusals a table keeps, to answer the same command the same way


async def play(table: "Table", seat: int, frame: Play) -> Ack:
    """Make a move. The same command twice gives the same answer, even after a restart."""
    command = f"{seat}:{frame.id}"
    if command in table.refused:
        raise table.refused[command]

    def check(course: Course) -> Row | int:
        if command in course.commands:
            return course.commands[command]
        match = course.match
        if match.over:
            raise Refused("match-over", {})
        if course.asked.get(seat) != frame.decision:
            other = frame.decision in course.asked.values()
            raise Refused("not-your-decision" if other else "decision-closed", {})
        if course.clocks.paused_at is not None:
            raise Refused("paused", {})
        move = frame.move
        if match.state.judged(seat) is not None:
            move = match.game.moves.text(match.game.judge(match.state, seat, frame.raw))
        elif frame.raw is not None:
            raise Refused("not-judged", {"game": match.game.slug})
        match.check(seat, move)
        return _row(course, "move", seat, command, move=move, raw=frame.raw)

    try:
        return Ack(frame.id, await table.append(check))
    except Refused as refused:
        if refused.code in LASTING:
            table.refused[command] = refused
            if len(table.refused) > REMEMBERED:
                del table.refused[next(iter(table.refused))]
        raise


async def undo(table: "Table", seat: int, frame: Undo) -> Ack:
    """Take back, or ask the others whether one may."""
    command = f"{seat}:{frame.id}"

    def check(course: Course) -> Row | int:
        if command in course.commands:
            return course.commands[command]
        to = check_undo(course, seat, frame.to, now())
        if is_free(course, table.record, seat, to):
            return _row(course, "undo", seat, command, target=to)
        return _row(course, "ask", seat, command, target=to, raw=to_be_asked(course, table.record, seat))

    return Ack(frame.id, await table.append(check))


async def consent(table: "Table", seat: int, frame: Consent) -> Ack:
    """Answer somebody's wish to undo."""
    command = f"{seat}:{frame.id}"

    def check(course: Course) -> Row | int:
        if command in course.commands:
            return course.commands[command]
        if course.asking is None or seat not in course.asking.waiting:
            raise Refused("nothing-asked", {})
        return _row(course, "consent", seat, command, target=int(frame.yes))

    return Ack(frame.id, await table.append(check))


async def pause(table: "Table", seat: int, frame: Pause) -> Ack:
    """Stop the clocks and the table, or go on. A trial against time cannot be stopped."""
    command = f"{seat}:{frame.id}"

    def check(course: Course) -> Row | int:
        if command in course.commands:
            return course.commands[command]
        if course.match.over:
            raise Refused("match-over", {})
        if frame.on == (course.clocks.paused_at is not None):
            return course.n
        if frame.on and any(each.limit is not None for each in course.clocks.running.values()):
            raise Refused("no-pause-now", {})
        return _row(course, "pause" if frame.on else "go", seat, command)

    return Ack(frame.id, await table.append(check))


async def stand_in(table: "Table", seat: int, frame: StandIn) -> Ack:
    """Let a bot play for one's own seat or for somebody who is away, or take the seat back."""
    command, whose = f"{seat}:{frame.id}", seat if frame.seat is None else frame.seat

    def check(course: Course) -> Row | int:
        if command in course.commands:
            return course.commands[command]
        if course.match.over:
            raise Refused("match-over", {})
        if whose not in table.record.people():
            raise Refused("not-a-person", {"seat": whose})
        if whose != seat and whose in table.present():
            raise Refused("not-absent", {"seat": whose})
        if frame.on == (whose in course.standins):
            return course.n
        return _row(course, "standin" if frame.on else "back", whose, command)

    return Ack(frame.id, await table.append(check))


async def come_back(table: "Table", seat: int) -> None:
    """Give a seat back to its person, who looks at the table again."""
    course = table.course
    if course is not None and seat in course.standins and not course.match.over:
        await table.append(lambda course: _row(course, "back", seat, None))


async def say(table: "Table", screen: "Screen", frame: Say) -> Ack:
    """Say something: players to the table, spectators among themselves."""
    command = f"{'watch' if screen.seat is None else screen.seat}:{frame.id}"
    step = table.course.n if table.course else 0
    if any(each.command == command for each in table.sayings):
        return Ack(frame.id, step)
    text = " ".join(frame.text.split())
    if not text:
        raise Refused("nothing-said", {})
    name = "" if screen.seat is None else table.record.seats[screen.seat].name
    own = [each for each in table.sayings if each.seat == screen.seat and each.at > now() - 10_000]
    if len(own) >= CHATTY:
        raise Refused("too-chatty", {})
    if any(each.text.casefold() == text.casefold() for each in own):
        raise Refused("said-already", {})
    saying = Saying(
        n=0,
        at=now(),
        channel="watch" if screen.seat is None else "table",
        seat=screen.seat,
        name=name,
        text=text,
        command=command,
    )
    await table.say(saying)
    return Ack(frame.id, step)


async def done(table: "Table", screen: "Screen", frame: ClientFrame) -> Ack | None:
    """Do what a frame of a screen asks; None when it wants no answer."""
    if isinstance(frame, Say):
        return await say(table, screen, frame)
    seat = screen.seat
    if seat is None:
        raise Refused("no-seat", {})
    match frame:
        case Play():
            return await play(table, seat, frame)
        case Undo():
            return await undo(table, seat, frame)
        case Consent():
            return await consent(table, seat, frame)
        case Pause():
            return await pause(table, seat, frame)
        case StandIn():
            return await stand_in(table, seat, frame)
        case _:
            return None


def _row(
    course: Course,
    kind: RowKind,
    seat: int,
    command: str | None,
    *,
    move: str = "",
    raw: object = None,
    target: int | None = None,
) -> Row:
    return Row(
        n=course.n + 1,
        at=now(),
        kind=kind,
        seat=seat,
        move=move,
        raw=raw,
        target=target,
        command=command,
        mark=course.mark,
    )
