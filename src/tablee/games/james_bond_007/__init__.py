"""James Bond 007: secret agents investigate all over the world and hunt the criminals in their bases."""

from tablee.engine.options import Option
from tablee.games.james_bond_007.bots.simple import Simple
from tablee.games.james_bond_007.face.scene import scene
from tablee.games.james_bond_007.face.view import View, view
from tablee.games.james_bond_007.rules.content import CODES
from tablee.games.james_bond_007.rules.fields import FIELDS
from tablee.games.james_bond_007.rules.invariants import broken
from tablee.games.james_bond_007.rules.limits import OFF, RoundOption
from tablee.games.james_bond_007.rules.moves import MOVES
from tablee.games.james_bond_007.rules.state import State, set_up, settled
from tablee.games.james_bond_007.rules.why import why_not
from tablee.parts import GameOfParts, Parts

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


class JamesBond007(GameOfParts[State, View]):
    """James Bond 007, for 2 to 6.

    What a seat has is the seat's, whoever plays it: a bot that takes over plays on with it. (JB-104, JB-G26)
    """

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
        simple=Simple,
    )


GAME = JamesBond007(
    "james-bond-007",
    version=1,
    seats=range(2, 7),  # JB-1, JB-G27
    minutes=range(40, 151),
    options=OPTIONS,
    moves=MOVES,
    kinds=CODES.decisions,
    events=CODES.events,
    longest=40_000,
)
