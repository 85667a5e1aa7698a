"""Standing: how things stand at a table, as this node knows it. Only the table's own task changes it."""

from tablee.engine.refused import Refused
from tablee.server.live.drafts import Drafts
from tablee.server.live.notes import Notes
from tablee.server.live.screens import Screen
from tablee.server.live.suggestions import Suggested
from tablee.server.match.clocks import GRACE
from tablee.server.match.history import History
from tablee.server.stamps import now
from tablee.server.storage.stored import NoteMark, Saying, StoredTable

PATIENCE = 60  # seconds before somebody may be replaced at a table that replaces nobody by itself


class Standing:
    """What is stored of a table, what was said and noted, the match once it has begun, and who looks."""

    def __init__(self, stored: StoredTable, sayings: list[Saying], marks: list[NoteMark], elsewhere: set[int]) -> None:
        self.stored = stored
        self.sayings = sayings
        self.notes = Notes(marks)
        self.begun: History | None = None
        self.screens: set[Screen] = set()
        self.drafts = Drafts()
        self.elsewhere = elsewhere  # seats that somebody looks at from another node
        self.absent: dict[int, int] = {}  # seats of people, and since when nobody looks at them
        self.suggestions: dict[int, Suggested] = {}  # what bots suggest to those they decide with, by seat
        self.spoken_for: int | None = None  # the seat whose speech a screen says aloud

    @property
    def history(self) -> History:
        """The match; refuses when it has not begun."""
        if self.begun is None:
            raise Refused("not-begun", {})
        return self.begun

    @property
    def n(self) -> int:
        """The number of the last entry, 0 before the match."""
        return 0 if self.begun is None else self.begun.n

    def here(self) -> set[int]:
        """The seats that somebody looks at from this node."""
        return {screen.seat for screen in self.screens if screen.seat is not None and screen.looking}

    def present(self) -> set[int]:
        """The seats that somebody looks at, on any node."""
        return self.here() | self.elsewhere

    def patience(self, seat: int) -> int:
        """How many milliseconds more somebody may be away before a bot may stand in for them: where the table gives
        days, until theirs are over."""
        if self.begun is not None and self.begun.clocks.days:
            return max(0, self.begun.clocks.remaining(seat, now()))
        stays_away = self.absent.get(seat)
        wait = 1000 * (self.stored.standin or PATIENCE)
        return wait if stays_away is None else max(0, stays_away + wait - now())

    def people(self, group: list[int]) -> int:
        """How many people are there to decide for these seats: who looks at several of them on one device is one."""
        here = {screen.token for screen in self.screens if screen.seat in group and screen.looking}
        return len(here) + len(self.elsewhere.intersection(group) - self.here())

    def grace(self, seat: int) -> int:
        """How long after its time is up an answer of this seat, or of one it decides together with, may still come: as
        long as the slowest of their lines takes. Of screens at other nodes nothing is known here."""
        group = self.history.match.state.together(seat)
        if self.elsewhere.intersection(group):
            return GRACE
        return min(GRACE, max((screen.delay for screen in self.screens if screen.seat in group), default=0))

    def channels(self, seat: int | None) -> dict[str, bool]:
        """Where a seat, or who has none, hears the players now, and whether it may talk there. Nobody is silent before
        the match and after it."""
        if self.begun is None or self.begun.match.over:
            return {"table": seat is not None}
        match = self.begun.match
        return match.game.channels(match.state, seat)

    def forget_suggestions(self) -> None:
        """What was suggested about decisions that are no longer asked counts for nothing."""
        asked = {} if self.begun is None else self.begun.asked
        for seat, each in list(self.suggestions.items()):
            if asked.get(seat) != each.suggestion.decision:
                del self.suggestions[seat]

    def standins(self) -> set[int]:
        """The seats that a bot plays for, though they are somebody's."""
        return set() if self.begun is None else self.begun.standins

    def answered(self, command: str) -> int | None:
        """What a command was answered that was done before."""
        if self.begun is not None and command in self.begun.commands:
            return self.begun.commands[command]
        if command in self.notes.commands:
            return self.n
        return self.n if any(each.command == command for each in self.sayings) else None
