"""Drafts: what people are doing about judged decisions before it counts. Never stored; gone with the decision."""

from msgspec import Struct

from tablee.engine.json import Json
from tablee.server.match.history import History
from tablee.server.wire.messages import Glimpse

Viewer = int | None  # a seat, or whoever has none


class Written(Struct):
    """The draft of a seat: as it was written, and what its witnesses see of it.

    `group` are the seats it belongs to, `witnesses` those that catch a glimpse of it, None for everybody.
    """

    seat: int
    decision: str
    raw: Json
    glimpse: Json
    group: list[int]
    witnesses: list[int] | None

    def shown(self, viewer: Viewer) -> Glimpse | None:
        """What this viewer may see of it."""
        if viewer is not None and viewer in self.group:
            return Glimpse(self.seat, self.decision, self.raw)
        if self.witnesses is None or viewer in self.witnesses:
            return Glimpse(self.seat, self.decision, self.glimpse)
        return None


class Drafts:
    """The drafts of one table, the last written last. Those who decide together have one."""

    def __init__(self) -> None:
        self.written: dict[int, Written] = {}

    def write(self, history: History, seat: int, raw: Json) -> Written:
        """Take a seat's draft in the place of what its group wrote before; nothing (null) leaves none.

        A field that was emptied is a draft too: what stood there before is no longer meant, and nobody judges it.
        """
        match = history.match
        glimpse: Json = None
        if isinstance(raw, str) and not raw.strip() and match.state.judged(seat) == "text":
            raw = glimpse = ""
        elif raw is not None:
            glimpse = match.glimpse(seat, raw)
        group, witnesses = match.state.together(seat), match.state.witnesses(seat)
        for other in group:
            self.written.pop(other, None)
        made = Written(seat, history.asked[seat], raw, glimpse, group, witnesses)
        if raw is not None:
            self.written[seat] = made
        return made

    def last(self, group: list[int]) -> Written | None:
        """What these seats wrote last."""
        found = [each for each in self.written.values() if each.seat in group]
        return found[-1] if found else None

    def close(self, history: History) -> list[Written]:
        """Forget the drafts of decisions that are no longer asked; what is left of them: nothing."""
        gone = [each for each in self.written.values() if history.asked.get(each.seat) != each.decision]
        for each in gone:
            del self.written[each.seat]
            each.raw = each.glimpse = None
        return gone

    def shown(self, viewer: Viewer) -> list[Glimpse]:
        """All that this viewer may see."""
        return [glimpse for each in self.written.values() if (glimpse := each.shown(viewer)) is not None]
