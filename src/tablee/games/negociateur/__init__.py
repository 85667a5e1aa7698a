"""Négociateur : Vague de Crimes: alone on the telephone with a hostage taker, dice and time against you."""

from collections.abc import Sequence

from tablee.engine.game import Json
from tablee.engine.match import Match
from tablee.engine.options import Option
from tablee.engine.policy import Policy
from tablee.games.negociateur.bots.simple import expert, simple
from tablee.games.negociateur.face.beats import beats
from tablee.games.negociateur.face.career import career
from tablee.games.negociateur.face.scene import scene
from tablee.games.negociateur.face.view import View, view
from tablee.games.negociateur.rules.board import ABDUCTORS
from tablee.games.negociateur.rules.content import CODES, SLUG
from tablee.games.negociateur.rules.exploits import record
from tablee.games.negociateur.rules.fields import FIELDS
from tablee.games.negociateur.rules.invariants import broken
from tablee.games.negociateur.rules.moves import MOVES
from tablee.games.negociateur.rules.sets import SetOption
from tablee.games.negociateur.rules.state import State, set_up, settled
from tablee.games.negociateur.rules.why import why_not
from tablee.parts import GameOfParts, Parts

OPTIONS = [
    Option("abductor", [*ABDUCTORS, "random"]),
    SetOption("discussion_set", terror=False),
    SetOption("terror_set", terror=True),
    Option("pivotal", ["crimewave", "base", "mixed"]),
]


class Negociateur(GameOfParts[State, View]):
    """Négociateur, for one. (NG-101)"""

    parts = Parts(
        state=State,
        fields=FIELDS,
        settled=settled,
        set_up=set_up,
        laws=broken,
        why_not=why_not,
        seen=View,
        view=view,
        scene=scene,
        simple=simple,
        beats=beats,
    )

    def guide(self) -> Policy:
        return expert()

    def record(self, match: Match, seat: int, times: Sequence[int] = ()) -> dict[str, Json]:
        return record(match)

    def career(self, records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
        return career(records, locale)


GAME = Negociateur(
    SLUG,
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
