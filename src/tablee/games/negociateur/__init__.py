"""Négociateur : Vague de Crimes: alone on the telephone with a hostage taker, dice and time against you."""

from tablee.engine.game import Game, Json
from tablee.engine.match import Decision, Match
from tablee.engine.options import Option, Options
from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.negociateur import position, rules
from tablee.games.negociateur.board import ABDUCTORS
from tablee.games.negociateur.content import read_codes
from tablee.games.negociateur.invariants import broken
from tablee.games.negociateur.moves import MOVES
from tablee.games.negociateur.rules import State
from tablee.games.negociateur.sets import SetOption
from tablee.games.negociateur.view import view
from tablee.games.negociateur.why import why_not

OPTIONS = [
    Option("abductor", [*ABDUCTORS, "random"]),
    SetOption("discussion_set", terror=False),
    SetOption("terror_set", terror=True),
    Option("pivotal", ["crimewave", "base", "mixed"]),
]

CODES = read_codes()


class Negociateur(Game):
    """Négociateur, for one."""

    def __init__(self) -> None:
        super().__init__(
            "negociateur",
            version=1,
            seats=range(1, 2),
            minutes=range(15, 31),
            options=OPTIONS,
            moves=MOVES,
            kinds=CODES.decisions,
            events=CODES.events,
            longest=900,
            careers=True,
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
        return view(state)

    def why_not(self, state: AnyState, seat: int, move: int) -> str:
        assert isinstance(state, State)
        return why_not(state, move)

    def invariants(self, state: AnyState) -> list[str]:
        assert isinstance(state, State)
        return broken(state)

    def scene(
        self, view: dict[str, Json], seat: int | None, decision: Decision | None, locale: str, names: list[str] | None
    ) -> dict[str, Json]:
        from tablee.games.negociateur.scene import scene

        return scene(view, seat, decision, locale, names)

    def record(self, match: Match, seat: int) -> dict[str, Json]:
        from tablee.games.negociateur.exploits import record

        return record(match)

    def career(self, records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
        from tablee.games.negociateur.career import career

        return career(records, locale)

    def simple(self) -> Policy:
        from tablee.games.negociateur.bots import Planner
        from tablee.games.negociateur.plans import SIMPLE

        return Planner(SIMPLE)

    def guide(self) -> Policy:
        from tablee.games.negociateur.bots import Planner
        from tablee.games.negociateur.plans import TUNED

        return Planner(TUNED)


GAME = Negociateur()
