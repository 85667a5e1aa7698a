"""Telling: what each viewer hears of a table. Everything is projected here, at the last step, for one seat or none."""

from typing import TYPE_CHECKING, cast

import msgspec

from tablee.scenes import Scene
from tablee.server.course import Course, Entry
from tablee.server.lines import as_told, lines_of, told
from tablee.server.messages import Asked, AskUndo, Chat, Clock, Hello, Line, Step
from tablee.server.records import Saying, TableRecord
from tablee.server.rooms import Room
from tablee.server.undoing import undoable
from tablee.words import words

if TYPE_CHECKING:
    from collections.abc import Iterable

encode = msgspec.json.Encoder().encode


class Telling:
    """A table's match, ready to be told to any viewer. One is made per row and keeps what several viewers share."""

    def __init__(self, record: TableRecord, course: Course, now: int) -> None:
        self.record = record
        self.course = course
        self.names = record.names()
        self.clock: Clock | None = course.clocks.shown(course.match.seats, now)
        self.asking = asking_of(course)

    def step(self, seat: int | None, locale: str, entry: Entry) -> bytes:
        """The frame of a row for a viewer."""
        return encode(
            Step(
                entry.n,
                as_told(told(entry, seat)),
                lines_of(entry, self.record.game, seat, locale, self.names),
                self.scene(seat, locale),
                self.asked(seat),
                self.clock,
                undoable(self.course, self.record, seat),
            )
        )

    def hello(self, seat: int | None, locale: str, room: Room, said: list[Chat], since: int | None) -> Hello:
        """Everything a screen needs; of the log, what came after `since`."""
        return Hello(
            seat,
            self.course.n,
            self.scene(seat, locale),
            self.log(seat, locale, since),
            said,
            room,
            self.clock,
            self.asked(seat),
            undoable(self.course, self.record, seat),
            self.asking,
        )

    def scene(self, seat: int | None, locale: str) -> Scene:
        # A scene comes as builtins, ready to be encoded; the struct says what is in them.
        return cast(Scene, self.course.match.scene(seat, locale, self.names))

    def log(self, seat: int | None, locale: str, since: int | None) -> list[Line]:
        entries = self.course.log if since is None or since < 0 else self.course.log[since + 1 :]
        return [line for entry in entries for line in lines_of(entry, self.record.game, seat, locale, self.names)]

    def asked(self, seat: int | None) -> Asked | None:
        course = self.course
        if seat is None or seat not in course.asked:
            return None
        state = course.match.state
        return Asked(course.asked[seat], state.kind(seat), course.clocks.limit(seat), state.judged(seat))


def lobby_hello(seat: int | None, room: Room, said: list[Chat]) -> Hello:
    """Before the match there is nothing to see but the room."""
    return Hello(seat, 0, None, [], said, room, None, None, "no")


def asking_of(course: Course) -> AskUndo | None:
    asking = course.asking
    return None if asking is None else AskUndo(asking.seat, asking.to, list(asking.waiting))


def chat_of(sayings: "Iterable[Saying]", locale: str, *, channels: set[str]) -> list[Chat]:
    """What was said, where this viewer listens."""
    nobody = words(locale).say("spectator")
    return [Chat(each.seat, each.name or nobody, each.text, each.at) for each in sayings if each.channel in channels]
