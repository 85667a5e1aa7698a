"""Loch Ness: journalists place cameras round the loch and guess where Nessie will surface."""

from tablee.engine.options import Option
from tablee.games.loch_ness.bots.simple import Simple
from tablee.games.loch_ness.face.beats import beats
from tablee.games.loch_ness.face.scene import scene
from tablee.games.loch_ness.face.view import View, view
from tablee.games.loch_ness.rules.board import COLOURS
from tablee.games.loch_ness.rules.content import CODES
from tablee.games.loch_ness.rules.fields import FIELDS
from tablee.games.loch_ness.rules.invariants import broken
from tablee.games.loch_ness.rules.moves import MOVES
from tablee.games.loch_ness.rules.state import State, set_up, settled
from tablee.games.loch_ness.rules.why import why_not
from tablee.parts import GameOfParts, Parts

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


class LochNess(GameOfParts[State, View]):
    """Loch Ness, for 2 to 5."""

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
        beats=beats,
    )


GAME = LochNess(
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
