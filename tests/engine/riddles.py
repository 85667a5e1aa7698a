"""A small game in which everything is judged: two teams, secret numbers to be guessed in words, lines to keep, time.

Each team of two has a reader, who keeps lines of a sheet of four (one answer is a run of moves), and a guesser; then
the reader of the other team says when he is ready, and his whole team has ten seconds for the sum of what was kept.
"""

from tablee.engine.answers import Examples, fields_in, lines_in, text_in
from tablee.engine.decision import Decision
from tablee.engine.events import Event
from tablee.engine.game import Game, Json
from tablee.engine.moves import MoveTable
from tablee.engine.options import Option, Options
from tablee.engine.outcome import Outcome
from tablee.engine.policy import Policy
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State

LINES = 4
MOVES = MoveTable()
SHOW = MOVES.add("show", [str(line + 1) for line in range(LINES)])
LOCK = MOVES.add("lock")
BEGIN = MOVES.add("begin")
SAY = MOVES.add("say", ["right", "wrong"])
TIMEOUT = MOVES.add("timeout")

TEAMS = [[0, 1], [2, 3]]


class RiddleState(State):
    """The readers are seats 0 and 2; a team guesses what the other's reader kept."""

    def __init__(self) -> None:
        super().__init__()
        self.picked = False  # everything is picked from a list, and nothing judged
        self.values: list[list[int]] = []  # of the lines, by team
        self.kept: list[list[int]] = [[], []]
        self.locked = [False, False]
        self.begun = [False, False]
        self.said: list[int] = [-1, -1]
        self.words: list[str] = ["", ""]  # what a team said, as it said it

    def copy(self) -> "RiddleState":
        twin = RiddleState()
        twin.take_luck(self)
        twin.picked = self.picked
        twin.values = [row[:] for row in self.values]
        twin.kept = [row[:] for row in self.kept]
        twin.locked, twin.begun, twin.said, twin.words = self.locked[:], self.begun[:], self.said[:], self.words[:]
        return twin

    def pending(self) -> list[int]:
        if not all(self.locked):
            return [2 * team for team in (0, 1) if not self.locked[team]]
        asked: list[int] = []
        for team in (0, 1):
            if self.said[team] < 0:
                asked += TEAMS[team] if self.begun[team] else [2 * team]
        return asked

    def kind(self, seat: int) -> str:
        if not all(self.locked):
            return "keep"
        return "guess" if self.begun[seat // 2] else "begin"

    def legal(self, seat: int) -> list[int]:
        kind = self.kind(seat)
        if kind == "begin":
            return [BEGIN]
        if kind == "guess":
            return [SAY, SAY + 1, TIMEOUT]
        kept = self.kept[seat // 2]
        shows = [SHOW + line for line in range(kept[-1] + 1 if kept else 0, LINES)]
        return [*shows, LOCK] if kept else shows

    def apply(self, seat: int, move: int) -> None:
        team = seat // 2
        if move < LOCK:
            self.kept[team].append(move - SHOW)
        elif move == LOCK:
            self.locked[team] = True
            self.tell(Event("locked", {"seat": seat}))
        elif move == BEGIN:
            self.begun[team] = True
            self.tell(Event("began", {"seat": seat}))
        else:
            self.said[team] = move
            self.words[team] = str(self.raw or "")
            self.tell(Event("said", {"seat": seat, "what": self.words[team]}))

    def imagine(self, seat: int, rng: Rng) -> "RiddleState":
        twin = self.copy()
        twin.branch(rng)
        if self.pending():
            other = 1 - seat // 2
            if seat % 2 or all(self.locked):  # a guesser never sees a sheet; a reader has seen his own
                twin.values[other] = [rng.below(9) for _ in range(LINES)]
            if seat % 2:
                twin.values[seat // 2] = [rng.below(9) for _ in range(LINES)]
            else:
                twin.values[other] = [rng.below(9) for _ in range(LINES)]
        return twin

    def outcome(self) -> Outcome | None:
        if self.pending():
            return None
        points = [int(self.said[team] == SAY) for team in (0, 1)]
        ranks = [1 if points[team] >= points[1 - team] else 2 for team in (0, 0, 1, 1)]
        return Outcome([points[team] for team in (0, 0, 1, 1)], ranks, "RD-1", TEAMS)

    def secret(self, seat: int) -> bool:
        return self.kind(seat) == "keep"

    def hidden(self, seat: int) -> bool:
        return self.kind(seat) == "keep"

    def limit(self, seat: int) -> int | None:
        return 10_000 if self.kind(seat) == "guess" else None

    def judged(self, seat: int) -> str | None:
        return None if self.picked else {"keep": "lines", "guess": "text", "begin": None}[self.kind(seat)]

    def together(self, seat: int) -> list[int]:
        return TEAMS[seat // 2] if self.kind(seat) == "guess" else [seat]

    def witnesses(self, seat: int) -> list[int] | None:
        return [seat + 1] if self.kind(seat) == "keep" else TEAMS[seat // 2]

    def sum(self, team: int) -> int:
        """What the other team's reader kept, added up: the answer."""
        return sum(self.values[1 - team][line] for line in self.kept[1 - team])


class Guesses(Policy):
    """Says anything, right as often as its skill says."""

    def __init__(self, skill: int) -> None:
        self.skill = skill

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        moves = state.legal(seat)
        if state.kind(seat) == "guess":
            return SAY if rng.below(4) < self.skill else SAY + 1
        return moves[rng.below(len(moves))]

    def delay(self, state: State, seat: int, move: int, rng: Rng) -> int:
        return 3_000 - 500 * self.skill if state.kind(seat) == "guess" else 0


class Riddles(Game):
    """Riddles, for four in two teams."""

    def __init__(self) -> None:
        super().__init__(
            "riddles",
            version=1,
            seats=range(4, 5),
            minutes=range(1, 2),
            options=[Option("picked", [False, True])],
            moves=MOVES,
            kinds={"keep": ["RD-1"], "begin": ["RD-2"], "guess": ["RD-3"]},
            events={"locked": ["RD-1"], "began": ["RD-2"], "said": ["RD-3"]},
            longest=2 * (LINES + 3),
            judged=["lines", "text"],
        )
        self.accepts_words = True  # a judge that learns a word later

    def set_up(self, seats: int, options: Options, luck: Rng) -> RiddleState:
        state = RiddleState()
        state.take_luck(luck)
        state.picked = options["picked"] is True
        state.values = [[state.below(9) for _ in range(LINES)] for _ in TEAMS]
        return state

    def to_position(self, state: State) -> dict[str, Json]:
        assert isinstance(state, RiddleState)
        return {
            "values": [list(row) for row in state.values],
            "kept": [list(row) for row in state.kept],
            "locked": list(state.locked),
            "begun": list(state.begun),
            "said": list(state.said),
            "words": list(state.words),
        }

    def to_state(self, position: Json, seats: int, options: Options) -> RiddleState:
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        assert isinstance(state, RiddleState)
        over = not state.pending()
        own = seat is not None and seat % 2 == 0
        shown: Json = list(state.values[seat // 2]) if seat is not None and own else None
        return {"sheet": shown, "locked": list(state.locked), "words": list(state.words) if over else None}

    def scene(
        self, view: dict[str, Json], seat: int | None, decision: Decision | None, locale: str, names: list[str] | None
    ) -> dict[str, Json]:
        offered: list[Json] = [] if decision is None else list(decision.moves)
        return {"sheet": view["sheet"], "choices": offered}

    def why_not(self, state: State, seat: int, move: int) -> str:
        return "RD-1"

    def simple(self) -> Policy:
        return Guesses(2)

    def skilled(self, level: str) -> Policy:
        return Guesses({"random": 1, "simple": 2, "expert": 3}[level])

    def judge(self, state: State, seat: int, raw: Json) -> list[int]:
        assert isinstance(state, RiddleState)
        if state.kind(seat) == "keep":
            return [*(SHOW + line - 1 for line in self.lines(raw)), LOCK]
        said = text_in(raw, 20)
        if not said.isdecimal() and not self.accepts_words:
            raise Refused("answer-number", {"field": "sum", "got": said, "least": 0, "most": 8 * LINES})
        return [SAY if said == str(state.sum(seat // 2)) else SAY + 1]

    def lines(self, raw: Json) -> list[int]:
        return lines_in(fields_in(raw, ["keep"], [])["keep"], LINES)

    def glimpse(self, state: State, seat: int, raw: Json) -> Json:
        return {"lines": len(self.lines(raw))} if state.kind(seat) == "keep" else text_in(raw, 20)

    def examples(self, state: State, seat: int, rng: Rng) -> Examples:
        assert isinstance(state, RiddleState)
        if state.kind(seat) == "keep":
            good: list[Json] = [{"keep": [1]}, {"keep": [3, 1]}, {"keep": [1, 2, 3, 4]}]
            return Examples(good, [{"keep": []}, {"keep": [5]}, {"keep": [1, 1]}, {"kept": [1]}, [1]])
        return Examples([str(state.sum(seat // 2)), "nothing"], ["", "x" * 21, 7])

    def channels(self, state: State, seat: int | None) -> dict[str, bool]:
        if seat is None:
            return {}
        return {f"team-{seat // 2}": state.kind(seat) != "guess" if seat in state.pending() else True}


GAME = Riddles()
