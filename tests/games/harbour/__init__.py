"""Harbour: a small whole game for tests of everything that serves games. It comes as a package of its own would.

Boats moor one after the other, then all lay a card in secret at once; luck deals, draws and storms. One to five may
play, hands are hidden, and a match adds to a career. Lighthouse is the same for one alone.
"""

from collections.abc import Sequence

from tests.games.harbour import position, rules
from tests.games.harbour.content import BOX
from tests.games.harbour.face.career import career, record
from tests.games.harbour.face.scene import scene
from tests.games.harbour.face.view import view
from tests.games.harbour.rules import COLOURS, EVENTS, KINDS, MOVES, Simple, State

from tablee.engine.game import Game, Json
from tablee.engine.match import Decision, Match
from tablee.engine.options import Option, Options
from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState


class Harbour(Game):
    """Harbour, for as many as it is said."""

    def __init__(self, slug: str, seats: range) -> None:
        super().__init__(
            slug,
            version=1,
            seats=seats,
            minutes=range(5, 11),
            options=[
                Option("storm", [False, True]),
                Option("ferry", [False, True]),
                Option("barges", [False, True]),
                Option("first", ["random"], or_seat=True),
                Option("colour", [*COLOURS], each_seat=True, distinct=True),
            ],
            moves=MOVES,
            kinds=KINDS,
            events=EVENTS,
            longest=BOX.rounds * (2 * seats[-1] + 1),
            careers=True,
        )

    def set_up(self, seats: int, options: Options, luck: Rng) -> AnyState:
        return rules.set_up(seats, options, luck)

    def to_position(self, state: AnyState) -> dict[str, Json]:
        assert isinstance(state, State)
        return position.to_position(state)

    def to_state(self, board: Json, seats: int, options: Options) -> AnyState:
        return position.to_state(board, seats, options)

    def view(self, state: AnyState, seat: int | None) -> dict[str, Json]:
        assert isinstance(state, State)
        return view(state, seat)

    def scene(
        self, view: dict[str, Json], seat: int | None, decision: Decision | None, locale: str, names: list[str] | None
    ) -> dict[str, Json]:
        return scene(self.slug, view, seat, decision, locale, names)

    def why_not(self, state: AnyState, seat: int, move: int) -> str:
        assert isinstance(state, State)
        return rules.why_not(state, seat, move)

    def simple(self) -> Policy:
        return Simple()

    def invariants(self, state: AnyState) -> list[str]:
        assert isinstance(state, State)
        return rules.broken(state)

    def record(self, match: Match, seat: int, times: Sequence[int] = ()) -> dict[str, Json]:
        return record(match, seat, times)

    def career(self, records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
        return career(records, locale)


GAME = Harbour("harbour", range(1, 6))
LIGHTHOUSE = Harbour("lighthouse", range(1, 2))
