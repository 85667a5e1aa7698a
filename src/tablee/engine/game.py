"""Game: the rules of one box, as the rest of the house sees them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.engine.answers import Examples
from tablee.engine.events import Event
from tablee.engine.json import Json as Json
from tablee.engine.moves import MoveTable
from tablee.engine.options import Option, Options, checked
from tablee.engine.policy import Policy
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State

if TYPE_CHECKING:
    from tablee.engine.decision import Decision
    from tablee.engine.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Its folder has one subclass and one instance of it, called GAME.

    `version` counts changes of the rules (a journal names the one that wrote it); `kinds` and `events` are all the
    decisions its rules may ask and all the codes they may tell, each with the IDs of the rules behind it; no match
    has more than `longest` decisions. A game with `careers` says what a match adds to one, and how one reads. `judged`
    are the kinds of raw answer that its decisions may want (`tablee.engine.answers`).
    """

    def __init__(
        self,
        slug: str,
        *,
        version: int,
        seats: range,
        minutes: range,
        options: list[Option],
        moves: MoveTable,
        kinds: dict[str, list[str]],
        events: dict[str, list[str]],
        longest: int,
        careers: bool = False,
        judged: list[str] | None = None,
    ) -> None:
        self.slug: Final = slug
        self.version: Final = version
        self.seats: Final = seats
        self.minutes: Final = minutes
        self.options: Final = options
        self.moves: Final = moves
        self.kinds: Final = kinds
        self.events: Final = events
        self.longest: Final = longest
        self.careers: Final = careers
        self.judged: Final = judged or []

    # What a game must say.

    def set_up(self, seats: int, options: Options, luck: Rng) -> State:
        """A new state, dealt with this luck, which it goes on with. Seats and options have been checked."""
        raise NotImplementedError

    def to_position(self, state: State) -> dict[str, Json]:
        """Everything on the table as JSON; luck is left out."""
        raise NotImplementedError

    def to_state(self, position: Json, seats: int, options: Options) -> State:
        """The state again; refuses what is not a position of this game."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        """What a seat knows (None: a spectator), built from nothing, field by field."""
        raise NotImplementedError

    def scene(
        self, view: dict[str, Json], seat: int | None, decision: "Decision | None", locale: str, names: list[str] | None
    ) -> dict[str, Json]:
        """That view as pieces and places to draw (`tablee.scenes`), with the decision this seat faces, if any."""
        raise NotImplementedError

    def why_not(self, state: State, seat: int, move: int) -> str:
        """The ID of the rule that forbids this move now, told from what this seat may know.

        Where one rule forbids for several reasons, a space and a word for the case follow: "LN-44 here". The reason
        itself is the attribute `why` of the rule's words, or `why-here` for that case.
        """
        raise NotImplementedError

    def simple(self) -> Policy:
        """The simple bot."""
        raise NotImplementedError

    # What only some games say.

    def guide(self) -> Policy:
        """The policy that leads the expert's search: the simple bot, unless a game has a better one."""
        return self.simple()

    def skilled(self, level: str) -> Policy:
        """The policy that answers judged decisions for a bot of this level ("random", "simple", "expert"), and says how
        long a person of that level would take. A search never looks into such a decision: it asks this."""
        return self.simple()

    def judge(self, state: State, seat: int, raw: Json) -> list[int]:
        """What a raw answer to a judged decision comes to: a move, or a short run of this seat's moves, each legal when
        those before it are made; they happen as one step. Refuses what is no answer, saying what was expected.

        Asked once, when the answer comes. What it said is stored and never judged again.
        """
        raise Refused("not-judged", {"game": self.slug})

    def glimpse(self, state: State, seat: int, raw: Json) -> Json:
        """What the witnesses of a draft see of it; refuses what is no draft. Called for judged decisions alone."""
        return raw

    def wording(self, state: State, seat: int, move: int) -> Json:
        """A raw answer that is judged to be this move of a judged decision: how a bot puts what it suggests to those it
        decides with. The state is what the bot imagines. None where that cannot be said."""
        return None

    def examples(self, state: State, seat: int, rng: Rng) -> Examples:
        """Raw answers to this judged decision, good and bad, right and wrong, for the laws; may look at the truth."""
        raise NotImplementedError

    def channels(self, state: State, seat: int | None) -> dict[str, bool]:
        """Where a seat (None: a spectator) hears the players talk now, and whether it may talk there itself.

        The channels: "table", and "team-..." for those who play together. One that is left out is closed.
        """
        return {"table": seat is not None}

    def beats(self, events: list[Event], view: dict[str, Json], seat: int | None) -> list[dict[str, Json]]:
        """How these events, as this seat is told them, are shown first (`tablee.scenes.Beat`); `view` is what they came
        to. Without beats everything that moves goes at once, then all is told."""
        return []

    def invariants(self, state: State) -> list[str]:
        """The names of the game's own laws that this state breaks: none, unless there is a bug."""
        return []

    def record(self, match: "Match", seat: int, times: Sequence[int] = ()) -> dict[str, Json]:
        """What a finished match adds to the career of whoever sat here, in a game that has careers.

        `times` are the milliseconds from each step to the one before it; none where nobody measured them, or where the
        table stretched the time that the rules give, so that they are no times to compare.
        """
        raise NotImplementedError

    def career(self, records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
        """These records, oldest first, as a person reads them (`tablee.careers`)."""
        raise NotImplementedError

    # What every game can do.

    def start(self, seats: int, seed: int | None = None, options: dict[str, object] | None = None) -> "Match":
        """A new match. The same seed deals the same luck; without one the luck is new."""
        from tablee.engine.match import Match, key_of

        return Match(self, seats, self.settle(seats, options or {}), key_of(seed))

    def from_position(self, position: Json, seed: int | None = None) -> "Match":
        """A match that goes on from a position, as `Match.position()` gives it."""
        from tablee.engine.match import Match, key_of
        from tablee.engine.positions import opened

        seats, options, board = opened(self, position)
        return Match(self, seats, options, key_of(seed), start=board)

    def settle(self, seats: int, options: dict[str, object]) -> Options:
        """All options with their values; refuses a wrong number of seats, an unknown option, a value out of range."""
        if isinstance(seats, bool) or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise Refused("seats", {"game": self.slug, "seats": seats, "least": least, "most": most})
        return checked(self.slug, self.options, options, seats)
