"""Match: one played game. Checks a move against the legal list, keys the luck, applies it, writes it down."""

from collections.abc import Iterator
from copy import deepcopy
from hashlib import blake2b
from secrets import token_bytes
from typing import Final

from tablee.engine.answers import check_size
from tablee.engine.decision import TIMEOUT
from tablee.engine.decision import Decision as Decision
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.json import Json
from tablee.engine.options import Options
from tablee.engine.outcome import Outcome
from tablee.engine.positions import fingerprint
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State


class Step:
    """A move that was made, or a run of moves that one raw answer came to: what it told, whether luck or a secret came
    out of it, the state's fingerprint after it.

    A step is `final` where it answered a judged decision or began one against time: what was tried or seen then cannot
    be tried or unseen.
    """

    def __init__(
        self, seat: int, move: str, raw: Json, events: list[Event], *, lucky: bool, final: bool, mark: str
    ) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.raw: Final = raw
        self.events: Final = events
        self.lucky: Final = lucky
        self.final: Final = final
        self.mark: Final = mark

    def reveals(self) -> bool:
        """Whether somebody learned something by this step that undoing it could not make unknown again."""
        return self.lucky or any(event.reveals for event in self.events)


class Match:
    """One played game: the state, the steps that led to it, and the key of its luck."""

    def __init__(self, game: Game, seats: int, options: Options, key: bytes, start: Json = None) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.key: Final = key
        self.start: Final = deepcopy(start)  # whoever gave it may go on to change it
        self.steps: list[Step] = []
        self.record: list[dict[str, Json]] = []  # moves and undos in the order they came; nothing is erased
        self.opening: list[Event] = []
        self.asked: dict[int, str] = {}  # the id of the decision that each pending seat faces: no other ever has it
        self._since: dict[int, int] = {}  # how many steps had been made when it was asked,
        self._kinds: dict[int, str] = {}  # and what
        self._legal: dict[int, list[int]] = {}  # the legal moves of those who were looked at since the last step
        self._undos = 0
        self.state: State = self._begin()

    def _begin(self) -> State:
        luck = Rng()
        key_luck(luck, self.key, 0)
        if self.start is None:
            state = self.game.set_up(self.seats, self.options, luck)
        else:
            state = self.game.to_state(self.start, self.seats, self.options)
            state.take_luck(luck)
        self.opening = state.tape or []
        state.tape = []
        self._legal = {}
        self._ask(state, [])
        return state

    # What may be done.

    @property
    def over(self) -> bool:
        return not self.state.pending()

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def open(self) -> list[Decision]:
        """The decisions that wait for an answer now, by seat."""
        return [self.decision(seat) for seat in self.state.pending()]

    def decision(self, seat: int) -> Decision:
        """The decision this seat must take now; refuses a seat that is not asked."""
        state = self.state
        if seat not in state.pending():
            raise Refused("not-asked", {"seat": seat})
        texts = self.game.moves.texts
        return Decision(
            self.asked[seat],
            seat,
            state.kind(seat),
            [texts[number] for number in self._moves(seat)],
            limit=state.limit(seat),
            judged=state.judged(seat),
            secret=state.secret(seat),
            hidden=state.hidden(seat),
            together=state.together(seat),
        )

    def decisions(self) -> Iterator[Decision]:
        """The next decision to take, until the match is over. Each must be answered before the next is asked for."""
        while True:
            seats = self.state.pending()
            if not seats:
                return
            decision = self.decision(seats[0])
            before = len(self.record)
            yield decision
            if len(self.record) == before:
                raise RuntimeError(f"decision {decision.id} ({decision.kind}) was not answered; no other comes before")

    # What is done.

    def play(self, seat: int, move: str) -> Step:
        """Make this move for this seat; refuses one that is not in the legal list, and changes nothing then.

        A judged decision may be answered so too: bots, simulation and the clock give the move itself.
        """
        return self._record(self._apply(seat, [self.check(seat, move)], None))

    def answer(self, seat: int, raw: Json) -> Step:
        """Answer a judged decision in the player's own form; refuses what is no answer, and changes nothing then."""
        return self._record(self._apply(seat, self._judge(seat, raw), deepcopy(raw)))

    def repeat(self, seat: int, move: str, raw: Json = None) -> Step:
        """Make a step again as it was stored: the text of its move or run, and the raw answer it was judged from, which
        is not judged again. Refuses what is not legal."""
        return self._record(self._apply(seat, self.check_run(seat, move, raw), deepcopy(raw)))

    def check(self, seat: int, move: str) -> int:
        """The number of this move, if this seat may make it now; refuses it with the rule that forbids it."""
        number = self.game.moves.number(move)
        self._check(self.state, seat, number)
        return number

    def _moves(self, seat: int) -> list[int]:
        """The legal moves of a pending seat. They are worked out once between two steps, whoever asks."""
        moves = self._legal.get(seat)
        if moves is None:
            moves = self._legal[seat] = self.state.legal(seat)
        return moves

    def check_run(self, seat: int, move: str, raw: Json = None) -> list[int]:
        """The moves of the text of a move or run, if this seat may make them now, one after another, as one step."""
        numbers = self.game.moves.run(move)
        self._check_run(seat, numbers, raw)
        return numbers

    def accept(self, seat: int, move: str, raw: Json = None) -> str:
        """What a person's answer comes to, as the text of a move or run to store and `repeat`; changes nothing.

        Where the decision is judged a person gives `raw` and no move; else a move, and none that is the clock's.
        """
        if seat not in self.state.pending():
            raise Refused("not-asked", {"seat": seat, "move": move})
        judged = self.state.judged(seat)
        if judged is not None and raw is None:
            raise Refused("answer-wanted", {"judged": judged, "move": move})
        if raw is not None:
            return self.judge(seat, raw)
        if move == TIMEOUT:
            raise Refused("clock-only", {"move": move})
        return self.game.moves.text(self.check(seat, move))

    def judge(self, seat: int, raw: Json) -> str:
        """What a raw answer comes to today, as the text of a move or run; refuses what is no answer."""
        return self.game.moves.run_text(self._judge(seat, raw))

    def expire(self, seat: int, draft: Json = None) -> tuple[str, Json]:
        """What it comes to when this seat's time is up: the last draft of the answer and what it is judged to be, or
        "timeout" where there is none or it is no answer. The text is to be stored with the draft, and `repeat`ed."""
        if draft is not None:
            try:
                return self.judge(seat, draft), draft
            except Refused:
                pass
        self.check(seat, TIMEOUT)
        return TIMEOUT, None

    def glimpse(self, seat: int, draft: Json) -> Json:
        """What the witnesses of this seat's draft see of it; refuses a draft where none is written."""
        self._expect_judged(seat)
        check_size(draft)
        return self.game.glimpse(self.state, seat, draft)

    def _expect_judged(self, seat: int) -> None:
        if seat not in self.state.pending():
            raise Refused("not-asked", {"seat": seat})
        if self.state.judged(seat) is None:
            raise Refused("not-judged", {"game": self.game.slug})

    def _judge(self, seat: int, raw: Json) -> list[int]:
        self._expect_judged(seat)
        check_size(raw)
        numbers = self.game.judge(self.state, seat, raw)
        assert numbers, f"{self.game.slug} judged an answer to be no move"
        self._check_run(seat, numbers, raw)
        return numbers

    def _check(self, state: State, seat: int, number: int) -> None:
        text = self.game.moves.text(number)
        if seat not in state.pending():
            raise Refused("not-asked", {"seat": seat, "move": text})
        if number not in (self._moves(seat) if state is self.state else state.legal(seat)):
            rule = self.game.why_not(state, seat, number).partition(" ")[0]
            raise Refused("illegal-move", {"move": text, "kind": state.kind(seat), "rule": rule})

    def _check_run(self, seat: int, numbers: list[int], raw: Json) -> None:
        """Refuse a run in which some move is not legal when those before it have been made."""
        self._check(self.state, seat, numbers[0])
        if len(numbers) == 1:
            return
        twin = self.state.copy()
        key_luck(twin, self.key, len(self.steps) + 1)
        twin.raw = raw
        for place in range(1, len(numbers)):
            twin.apply(seat, numbers[place - 1])
            self._check(twin, seat, numbers[place])

    def _record(self, step: Step) -> Step:
        entry: dict[str, Json] = {"seat": step.seat, "move": step.move}
        if step.raw is not None:
            entry["raw"] = step.raw
        entry["mark"] = step.mark
        self.record.append(entry)
        return step

    def _apply(self, seat: int, numbers: list[int], raw: Json) -> Step:
        state = self.state
        judged = state.judged(seat) is not None
        closed = state.together(seat)
        key_luck(state, self.key, len(self.steps) + 1)
        before = state.luck_n
        state.tape = []
        state.raw = raw
        for number in numbers:
            state.apply(seat, number)
        state.raw = None
        self._legal = {}
        here = len(self.steps) + 1
        self._ask(state, closed, here)
        step = Step(
            seat,
            self.game.moves.run_text(numbers),
            raw,
            state.tape or [],
            lucky=state.luck_n != before,
            final=judged or self._begins_trial(state, here),
            mark=fingerprint(self.game, state),
        )
        self.steps.append(step)
        return step

    def _ask(self, state: State, closed: list[int], here: int = 0) -> None:
        """Name what the pending seats are asked. A decision keeps its id until it is answered or another is asked."""
        asked: dict[int, str] = {}
        since: dict[int, int] = {}
        kinds: dict[int, str] = {}
        for seat in state.pending():
            kinds[seat] = state.kind(seat)
            if here and seat not in closed and self._kinds.get(seat) == kinds[seat]:
                asked[seat], since[seat] = self.asked[seat], self._since[seat]
            else:
                asked[seat], since[seat] = f"{here}.{seat}" + (f"~{self._undos}" if self._undos else ""), here
        self.asked, self._since, self._kinds = asked, since, kinds

    def _begins_trial(self, state: State, here: int) -> bool:
        for seat, since in self._since.items():
            if since == here and state.judged(seat) is not None and state.limit(seat) is not None:
                return True
        return False

    def undo(self, by: int, to: int) -> None:
        """Go back to where `to` steps had been made. The record keeps what is taken back; the luck stays the same."""
        self.check_undo(to)
        kept = self.steps[:to]
        asked, since, kinds = self.asked, self._since, self._kinds
        self._undos += 1
        self.steps = []
        self.state = self._begin()
        self._make_again(kept)
        for seat in self.asked:  # who was asked all along is still asked the same
            if since.get(seat) == self._since[seat] and kinds[seat] == self._kinds[seat]:
                self.asked[seat] = asked[seat]
        self.record.append({"undo": to, "seat": by})

    def check_undo(self, to: int) -> None:
        """Refuse to go back to what has not been, or beyond a step that is final."""
        if not 0 <= to < len(self.steps):
            raise Refused("undo-range", {"to": to, "steps": len(self.steps)})
        for place in range(to, len(self.steps)):
            if self.steps[place].final:
                raise Refused("undo-final", {"to": to, "step": place + 1, "seat": self.steps[place].seat})

    def at(self, steps: int) -> "Match":
        """The match as it was when this many steps had been made."""
        if not 0 <= steps <= len(self.steps):
            raise Refused("step-range", {"step": steps, "steps": len(self.steps)})
        earlier = Match(self.game, self.seats, self.options, self.key, self.start)
        earlier._make_again(self.steps[:steps])
        return earlier

    def _make_again(self, steps: list[Step]) -> None:
        for step in steps:
            self._apply(step.seat, self.game.moves.run(step.move), step.raw)

    # What can be seen.

    def view(self, seat: int | None) -> dict[str, Json]:
        """What this seat knows; None is a spectator."""
        return self.game.view(self.state, seat)

    def scene(self, seat: int | None, locale: str = "fr", names: list[str] | None = None) -> dict[str, Json]:
        """That view as pieces and places to draw, in French or English, with the players' names if they have any."""
        return self.game.scene(self.view(seat), seat, self.offer(seat), locale, names)

    def open_scene(self, seat: int, locale: str = "fr", names: list[str] | None = None) -> dict[str, Json]:
        """What this seat is asked, drawn from what everybody may see: for a decision that needs nothing hidden, on a
        screen that several share."""
        return self.game.scene(self.view(None), seat, self.offer(seat), locale, names)

    def offer(self, seat: int | None) -> Decision | None:
        """The decision of this seat as people see it: a judged one has no list, and the clock's move is not in one.
        None for a seat that is not asked, and for a spectator."""
        if seat is None or seat not in self.state.pending():
            return None
        decision = self.decision(seat)
        return decision.offering(decision.offered)

    def journal(self) -> dict[str, Json]:
        """Everything that was played, to keep, send and replay."""
        from tablee.engine.journal import journal_of

        return journal_of(self)

    def position(self) -> dict[str, Json]:
        """The whole state as JSON, to go on from with `Game.from_position`."""
        options: dict[str, Json] = {}
        for name, value in self.options.items():
            options[name] = list(value) if isinstance(value, list) else value
        return {
            "game": self.game.slug,
            "rules": self.game.version,
            "seats": self.seats,
            "options": options,
            "board": self.game.to_position(self.state),
        }


def key_of(seed: int | None) -> bytes:
    """The match key of a seed; without a seed, a key that nobody can guess."""
    if seed is None:
        return token_bytes(32)
    return blake2b(str(seed).encode(), digest_size=32, person=b"tablee-seed").digest()


def key_luck(luck: Rng, key: bytes, step: int) -> None:
    """Key the luck of one step, so that nothing seen so far predicts what comes."""
    words = blake2b(step.to_bytes(8, "big"), key=key, digest_size=12).digest()
    luck.key(
        int.from_bytes(words[:4], "big"),
        int.from_bytes(words[4:8], "big"),
        int.from_bytes(words[8:], "big"),
    )
