"""James Bond 007: secret agents investigate all over the world and hunt the criminals in their bases."""

from tablee.engine.game import Game, Json
from tablee.engine.match import Decision
from tablee.engine.options import Option, Options
from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.james_bond_007 import position, rules
from tablee.games.james_bond_007.content import read_codes
from tablee.games.james_bond_007.invariants import broken
from tablee.games.james_bond_007.limits import OFF, RoundOption
from tablee.games.james_bond_007.moves import MOVES
from tablee.games.james_bond_007.rules import State
from tablee.games.james_bond_007.view import view
from tablee.games.james_bond_007.why import why_not

OPTIONS = [
    Option("chain_neutralisation", [True, False]),
    Option("tie_is_failure", [False, True]),
    Option("must_leave_mode", ["barred", "forced"]),
    Option("passport_choice", ["choose", "random"]),
    Option("start_placement", ["choose", "hq"]),
    RoundOption("stale_limit", [40, 20, 10, OFF], least=5),
    RoundOption("round_limit", [OFF, 20, 40], least=1),
    Option("memory_aid", [True, False]),
]

CODES = read_codes()


class JamesBond007(Game):
    """James Bond 007, for 2 to 6."""

    def __init__(self) -> None:
        super().__init__(
            "james-bond-007",
            version=1,
            seats=range(2, 7),
            minutes=range(40, 151),
            options=OPTIONS,
            moves=MOVES,
            kinds=CODES.decisions,
            events=CODES.events,
            longest=40_000,
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
        from tablee.games.james_bond_007.scene import scene

        return scene(view, seat, decision, locale, names)

    def simple(self) -> Policy:
        from tablee.games.james_bond_007.bots import Simple

        return Simple()


GAME = JamesBond007()
