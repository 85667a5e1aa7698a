"""Tiny: what a game may ask of a table beyond Harbour. It comes as a package of its own would.

Each in turn says "yes" or "no". With `hurried`, there is a time limit and a move for the clock; with `spoken`, people
answer in words and the game judges; with `faulty`, one may say "boom", which is a bug in the rules; with `terse`, every
other turn of a seat leaves it no choice; with `aloud`, a screen reads something out and says "done"; with `noted`, the
first two share notes and the third has his own. A match has a `motto`, one word that the game itself checks.
"""

from tablee.engine.answers import Examples, text_in
from tablee.engine.events import Event
from tablee.engine.game import Game, Json
from tablee.engine.match import Decision
from tablee.engine.moves import MoveTable
from tablee.engine.options import Option, Options, Value
from tablee.engine.outcome import Outcome
from tablee.engine.policy import Policy, RandomPolicy
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State

MOVES = MoveTable()
YES = MOVES.add("say", ["yes", "no", "boom"])
NO, BOOM = YES + 1, YES + 2
TIMEOUT = MOVES.add("timeout")
DONE = MOVES.add("done")
TURNS = 6  # of each seat
FLAGS = ("hurried", "spoken", "faulty", "terse", "aloud", "noted")


class Motto(Option):
    """Any one word."""

    def one(self, value: object, allowed: list[Value]) -> Value:
        if not isinstance(value, str) or len(value.split()) != 1:
            raise Refused("no-motto", {"game": "tiny", "value": repr(value)})
        return value

    def further(self, luck: Rng) -> Value | None:
        return f"ahoy-{luck.below(1000)}"


class TinyState(State):
    """Who said what, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.hurried = False
        self.spoken = False
        self.faulty = False
        self.terse = False
        self.aloud = False
        self.noted = False
        self.said: list[int] = []

    def copy(self) -> "TinyState":
        twin = TinyState()
        twin.take_luck(self)
        twin.seats, twin.hurried, twin.spoken, twin.faulty = self.seats, self.hurried, self.spoken, self.faulty
        twin.terse = self.terse
        twin.aloud, twin.noted = self.aloud, self.noted
        twin.said = list(self.said)
        return twin

    def pending(self) -> list[int]:
        return [] if len(self.said) == TURNS * self.seats else [len(self.said) % self.seats]

    def legal(self, seat: int) -> list[int]:
        if self.terse and len(self.said) // self.seats % 2:
            return [YES]
        if self.aloud:
            return [*([TIMEOUT] if self.hurried else []), DONE]
        return [YES, NO, *([BOOM] if self.faulty else []), *([TIMEOUT] if self.hurried else [])]

    def apply(self, seat: int, move: int) -> None:
        if move == BOOM:
            raise RuntimeError("a bug in the rules")
        self.said.append(move)
        if move == TIMEOUT:
            self.tell(Event("late", {"seat": seat}))
        else:
            self.tell(Event("said", {"seat": seat, "what": MOVES.text(move).split()[-1]}))

    def imagine(self, seat: int, rng: Rng) -> "TinyState":
        twin = self.copy()
        twin.branch(rng)
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.pending() else Outcome([7] * self.seats, [1] * self.seats, "TN-1")

    def kind(self, seat: int) -> str:
        return "say"

    def limit(self, seat: int) -> int | None:
        return 200 if self.hurried else None

    def judged(self, seat: int) -> str | None:
        return "text" if self.spoken and not self.aloud else None


def widgets(view: dict[str, Json], seat: int | None, locale: str) -> list[Json]:
    """What is read out, for everybody; notes, for who has a seat."""
    made: list[Json] = []
    asked = view["asked"]
    assert isinstance(asked, list)
    if view["aloud"] and asked:
        speech: Json = {"kind": "speech", "text": "Hear, hear.", "seat": asked[0], "language": locale, "move": "done"}
        made.append({"id": "speech", "text": "", "facts": speech})
    if view["noted"] and seat is not None:
        group: Json = {"label": "Suspects", "rows": [{"id": "c1", "label": "One"}, {"id": "c2", "label": "Two"}]}
        notes: Json = {"kind": "notes", "groups": [group], "seats": [0, 1] if seat < 2 else [2]}
        made.append({"id": "dossier", "text": "", "facts": notes})
    return made


class Tiny(Game):
    """Tiny, for 1 to 3."""

    def __init__(self, slug: str = "tiny") -> None:
        options = [Option(name, [False, True]) for name in FLAGS]
        options.append(Motto("motto", ["onwards"]))
        super().__init__(
            slug,
            version=1,
            seats=range(1, 4),
            minutes=range(1, 2),
            options=options,
            moves=MOVES,
            kinds={"say": ["TN-1"]},
            events={"said": ["TN-1"], "late": ["TN-1"]},
            longest=3 * TURNS,
            judged=["text"],
        )

    def set_up(self, seats: int, options: Options, luck: Rng) -> TinyState:
        state = TinyState()
        state.take_luck(luck)
        state.seats = seats
        state.hurried, state.spoken, state.faulty = (options[name] is True for name in FLAGS[:3])
        state.terse, state.aloud, state.noted = (options[name] is True for name in FLAGS[3:])
        return state

    def to_position(self, state: State) -> dict[str, Json]:
        assert isinstance(state, TinyState)
        return {"said": list(state.said)}

    def to_state(self, position: Json, seats: int, options: Options) -> TinyState:
        state = self.set_up(seats, options, Rng())
        assert isinstance(position, dict) and isinstance(position["said"], list)
        state.said = [int(str(move)) for move in position["said"]]
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        assert isinstance(state, TinyState)
        flags: dict[str, Json] = {"aloud": state.aloud, "noted": state.noted}
        return {**self.to_position(state), **flags, "asked": list(state.pending())}

    def scene(
        self, view: dict[str, Json], seat: int | None, decision: Decision | None, locale: str, names: list[str] | None
    ) -> dict[str, Json]:
        called = enumerate(names or "abc")
        seats: list[Json] = [{"seat": n, "name": name, "colour": "red", "emblem": "e"} for n, name in called]
        over: Json = None if view["asked"] else {"text": "", "rules": ["TN-1"], "columns": [], "rows": []}
        made: dict[str, Json] = {"game": "tiny", "status": "", "places": [], "pieces": [], "prompt": {"text": ""}}
        choices: list[Json] = [{"move": move, "label": move} for move in decision.moves] if decision else []
        return {**made, "seats": seats, "choices": choices, "result": over, "widgets": widgets(view, seat, locale)}

    def why_not(self, state: State, seat: int, move: int) -> str:
        return "TN-1"

    def simple(self) -> Policy:
        return RandomPolicy()

    def judge(self, state: State, seat: int, raw: Json) -> list[int]:
        return [YES if text_in(raw, 80).lower().startswith("y") else NO]

    def examples(self, state: State, seat: int, rng: Rng) -> Examples:
        return Examples(["Yes", "no", "y" * 80], ["", "y" * 81, 7, {"text": "yes"}])


GAME = Tiny()
