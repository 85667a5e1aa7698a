"""Waiting: an answer that several people may give counts after a while, in which any of them may hold it back."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct

from tablee.engine.refused import Refused
from tablee.server.live.audience import Audience
from tablee.server.live.commands import By, Check
from tablee.server.live.queue import Queue
from tablee.server.live.standing import Standing
from tablee.server.wire.messages import AboutToCount, Play


class Answer(Struct):
    """An answer that is about to count, the seats that share it, and what becomes of it."""

    by: By
    seat: int
    frame: Play
    check: Check
    group: list[int]
    due: float  # by the loop's clock
    fate: asyncio.Future[int]

    def shown(self, moment: float) -> AboutToCount:
        left = max(0, round((self.due - moment) * 1000))
        return AboutToCount(self.seat, self.frame.decision, self.frame.move, self.frame.raw, left)


class Waiting:
    """The answers of one table that are about to count. Nothing of it is stored before it does."""

    def __init__(
        self,
        standing: Standing,
        queue: Queue,
        audience: Audience,
        append: Callable[[Check, By], Awaitable[int]],
        milliseconds: int,
    ) -> None:
        self.standing = standing
        self.queue = queue
        self.audience = audience
        self.append = append
        self.seconds = milliseconds / 1000
        self.answers: dict[str, Answer] = {}  # by command

    def concerns(self, seat: int) -> bool:
        """Whether an answer of this seat waits: several people may give it, the rules give it no time, and there is
        something to choose."""
        match = self.standing.history.match
        if seat not in match.asked or match.state.limit(seat) is not None:
            return False
        chosen = match.state.judged(seat) is not None or len(match.decision(seat).offered) > 1
        return chosen and self.standing.people(match.state.together(seat)) > 1

    def begin(self, check: Check, by: By, seat: int, frame: Play) -> "asyncio.Future[int]":
        """Announce an answer that was checked to its group; what becomes of it. Another has to be held back first."""
        if by.command in self.answers:
            return self.answers[by.command].fate
        group = self.standing.history.match.state.together(seat)
        for other in self.answers.values():
            if seat in other.group:
                raise Refused("answer-waits", {"seat": other.seat})
        loop = asyncio.get_running_loop()
        made = Answer(by, seat, frame, check, group, loop.time() + self.seconds, loop.create_future())
        made.fate.add_done_callback(lambda fate: fate.exception())  # whoever asked may have gone away
        self.answers[by.command] = made
        self.queue.later(self.seconds, lambda: self._count(made))
        self.audience.tell_group(group, made.shown(loop.time()))
        return made.fate

    async def _count(self, answer: Answer) -> None:
        if self.answers.get(answer.by.command) is not answer:
            return
        self._drop(answer)
        try:
            answer.fate.set_result(await self.append(answer.check, answer.by))
        except Refused as refused:
            answer.fate.set_exception(refused)
        except BaseException:
            answer.fate.set_exception(Refused("not-stored", {}))
            raise

    def hold_back(self, seat: int) -> Refused:
        """Keep the answer of this seat's group from counting: how it is refused; refuses where none waits."""
        for answer in self.answers.values():
            if seat in answer.group:
                held = Refused("held-back", {"seat": seat})
                self._drop(answer)
                answer.fate.set_exception(held)
                return held
        raise Refused("nothing-waits", {})

    def command(self, seat: int) -> By | None:
        """Who gave the answer that waits for this seat's group."""
        return next((answer.by for answer in self.answers.values() if seat in answer.group), None)

    def look(self) -> None:
        """Let go of answers to what is no longer asked."""
        asked = {} if self.standing.begun is None else self.standing.begun.asked
        for answer in list(self.answers.values()):
            if asked.get(answer.seat) != answer.frame.decision:
                self._drop(answer)
                answer.fate.set_exception(Refused("decision-closed", {}))

    def rest(self) -> None:
        """The table leaves this node's memory: whoever waits asks again elsewhere."""
        for answer in list(self.answers.values()):
            self._drop(answer)
            answer.fate.set_exception(Refused("closing", {}))

    def _drop(self, answer: Answer) -> None:
        del self.answers[answer.by.command]
        gone = AboutToCount(answer.seat, answer.frame.decision, "", None, None)
        self.audience.tell_group(answer.group, gone)

    def shown(self, seat: int | None) -> AboutToCount | None:
        """The answer of this seat's group that is about to count."""
        moment = asyncio.get_running_loop().time()
        return next((each.shown(moment) for each in self.answers.values() if seat in each.group), None)
