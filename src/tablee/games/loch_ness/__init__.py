"""Loch Ness: journalists place cameras round the loch and guess where Nessie will surface."""

from tablee.engine.game import Game, Json
from tablee.engine.match import Decision
from tablee.engine.options import Option, Options
from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.loch_ness import position, rules
from tablee.games.loch_ness.board import COLOURS
from tablee.games.loch_ness.content import read_codes
from tablee.games.loch_ness.invariants import broken
from tablee.games.loch_ness.moves import MOVES
from tablee.games.loch_ness.rules import State
from tablee.games.loch_ness.view import view
from tablee.games.loch_ness.why import why_not

OPTIONS = [
    Option("orage", [False, True]),
    Option("valet", [False, True]),
    Option("first_round_card", ["random", "choice"]),
    Option("camera_memory", ["open", "masked"]),
    Option("first_player", ["random"], or_seat=True),
    Option("kilt", [False, True], each_seat=True),
    Option("bare", [False, True], each_seat=True),
    Option("colour", [*COLOURS], each_seat=True, distinct=True),
]

CODES = read_codes()


class LochNess(Game):
    """Loch Ness, for 2 to 5."""

    def __init__(self) -> None:
        super().__init__(
            "loch-ness",
            version=1,
            seats=range(2, 6),
            minutes=range(30, 46),
            options=OPTIONS,
            moves=MOVES,
            kinds=CODES.decisions,
            events=CODES.events,
            longest=1200,
        )

    def set_up(self, seats: int, options: Options, luck: Rng) -> AnyState:
        return rules.set_up(seats, options, luck)

    def to_position(self, state: AnyState) -> dict[str, Json]:
        assert isinstance(state, State)
        return position.to_position(state)

    def to_state(self, position_: Json, seats: int, options: Options) -> AnyState:
        return position.to_state(position_, seats, options)

    def view(self, state: AnyState, seat: int | None) -> dict[str, Json]:
        assert isinstance(state, State)
        return view(state, seat)

    def why_not(self, state: AnyState, seat: int, move: int) -> str:
        assert isinstance(state, State)
        return why_not(state, seat, move)

    def invariants(self, state: AnyState) -> list[str]:
        assert isinstance(state, State)
        return broken(state)

    def scene(
        self, view: dict[str, Json], seat: int | None, decision: Decision | None, locale: str, names: list[str] | None
    ) -> dict[str, Json]:
        from tablee.games.loch_ness.scene import scene

        return scene(view, seat, decision, locale, names)

    def simple(self) -> Policy:
        from tablee.games.loch_ness.bots import Simple

        return Simple()


GAME = LochNess()
