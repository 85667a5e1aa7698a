"""A position of Harbour."""

import msgspec
from msgspec import Struct
from tests.games.harbour.rules import BERTHS, Phase, State, broken, empty

from tablee.engine.game import Json
from tablee.engine.options import Options
from tablee.engine.refused import Refused


class Position(Struct, forbid_unknown_fields=True):
    phase: Phase
    round: int
    first: int
    moored: int
    berths: list[int | None]
    since: list[int]
    broad: list[bool]
    barge: list[bool]
    bag: list[int]
    hands: list[list[int]]
    laid: list[int | None]
    seen: list[int]
    scores: list[int]


FIELDS = Position.__struct_fields__


def to_position(state: State) -> dict[str, Json]:
    made: dict[str, Json] = msgspec.to_builtins(Position(**{name: getattr(state, name) for name in FIELDS}))
    return made


def to_state(position: Json, seats: int, options: Options) -> State:
    try:
        read = msgspec.convert(position, Position)
    except msgspec.ValidationError as error:
        raise Refused("bad-position", {"game": "harbour", "why": str(error)}) from None
    for name, got, expected in (("hands", len(read.hands), seats), ("berths", len(read.berths), len(BERTHS))):
        if got != expected:
            raise Refused("wrong-field", {"field": name, "got": str(got), "expected": str(expected)})
    state = empty(seats, options)
    for name in FIELDS:
        setattr(state, name, getattr(read, name))
    wrong = broken(state)
    if wrong:
        raise Refused("bad-position", {"game": "harbour", "why": wrong[0]})
    return state
