"""Game: the rules of one box, as the rest of the house sees them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.engine.moves import MoveTable
from tablee.engine.options import Option, Options, checked
from tablee.engine.policy import Policy
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State

if TYPE_CHECKING:
    from tablee.engine.match import Decision, Match

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Its folder has one subclass and one instance of it, called GAME.

    `version` counts changes of the rules (a journal names the one that wrote it); `kinds` and `events` are all the
    decisions its rules may ask and all the codes they may tell, each with the IDs of the rules behind it; no match
    has more than `longest` decisions. A game with `careers` says what a match adds to one, and how one reads.
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
        """The ID of the rule that forbids this move now, told from what this seat may know."""
        raise NotImplementedError

    def simple(self) -> Policy:
        """The simple bot."""
        raise NotImplementedError

    # What only some games say.

    def guide(self) -> Policy:
        """The policy that leads the expert's search: the simple bot, unless a game has a better one."""
        return self.simple()

    def judge(self, state: State, seat: int, raw: Json) -> int:
        """The move that a raw answer to a judged decision comes to."""
        raise Refused("not-judged", {"game": self.slug})

    def invariants(self, state: State) -> list[str]:
        """The names of the game's own laws that this state breaks: none, unless there is a bug."""
        return []

    def record(self, match: "Match", seat: int) -> dict[str, Json]:
        """What a finished match adds to the career of whoever sat here, in a game that has careers."""
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
