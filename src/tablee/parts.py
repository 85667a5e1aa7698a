"""A game put together from its parts: rules, fields and laws, a view, a scene, a bot."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct, convert, json, to_builtins

from tablee.engine.events import Event
from tablee.engine.game import Game, Json
from tablee.engine.match import Decision
from tablee.engine.options import Options
from tablee.engine.policy import Policy
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.fields import Fields
from tablee.scenes import Beat, Scene

Own = TypeVar("Own", bound=State)
View = TypeVar("View", bound=Struct)


def at_once(events: list[Event], view: Struct, seat: int | None) -> list[Beat]:
    """No beats of its own: the table moves what moved, then tells."""
    return []


@dataclass(frozen=True, kw_only=True)
class Parts(Generic[Own, View]):
    """What a game's folder holds, over its own State and its own View."""

    state: type[Own]
    fields: Fields
    settled: Callable[[int, Options], Own]  # a new state on which nothing lies, with what the table agreed on
    set_up: Callable[[int, Options, Rng], Own]
    laws: Callable[[Own], list[str]]  # the names of those that a state breaks
    why_not: Callable[[Own, int, int], str]
    seen: type[View]
    view: Callable[[Own, int | None], View]
    scene: Callable[[View, int | None, Decision | None, str, list[str] | None], Scene]
    simple: Callable[[], Policy]
    beats: Callable[[list[Event], View, int | None], list[Beat]] = at_once


class GameOfParts(Game, Generic[Own, View]):
    """What is the same in every game that has such parts."""

    parts: Parts[Own, View]

    def own(self, state: State) -> Own:
        assert isinstance(state, self.parts.state)
        return state

    def set_up(self, seats: int, options: Options, luck: Rng) -> State:
        return self.parts.set_up(seats, options, luck)

    def to_position(self, state: State) -> dict[str, Json]:
        return self.parts.fields.write(state)

    def to_state(self, position: Json, seats: int, options: Options) -> State:
        state = self.parts.settled(seats, options)
        self.parts.fields.read(self.slug, state, position, seats)
        wrong = self.invariants(state)
        if wrong:
            raise Refused("bad-position", {"game": self.slug, "why": ", ".join(wrong)})
        return state

    def invariants(self, state: State) -> list[str]:
        return self.parts.fields.broken(state) + self.parts.laws(self.own(state))

    def why_not(self, state: State, seat: int, move: int) -> str:
        return self.parts.why_not(self.own(state), seat, move)

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        seen: dict[str, Json] = to_builtins(self.parts.view(self.own(state), seat))
        return seen

    def scene(
        self, view: dict[str, Json], seat: int | None, decision: Decision | None, locale: str, names: list[str] | None
    ) -> dict[str, Json]:
        drawn = self.parts.scene(convert(view, self.parts.seen), seat, decision, locale, names)
        made: dict[str, Json] = json.decode(json.encode(drawn))  # pairs and triples become lists
        return made

    def beats(self, events: list[Event], view: dict[str, Json], seat: int | None) -> list[dict[str, Json]]:
        shown: list[dict[str, Json]] = to_builtins(self.parts.beats(events, convert(view, self.parts.seen), seat))
        return shown

    def simple(self) -> Policy:
        return self.parts.simple()
