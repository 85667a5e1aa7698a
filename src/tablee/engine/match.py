"""Match: one played game. Checks a move against the legal list, keys the luck, applies it, writes it down."""

from collections.abc import Iterator
from copy import deepcopy
from hashlib import blake2b
from secrets import token_bytes
from typing import Final

from tablee.engine.events import Event
from tablee.engine.game import Game, Json
from tablee.engine.options import Options
from tablee.engine.outcome import Outcome
from tablee.engine.positions import fingerprint
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State


class Decision:
    """This seat must choose among these moves. `id` stays the same until this seat has answered."""

    def __init__(
        self, id: str, seat: int, kind: str, moves: list[str], limit: int | None, judged: str | None, secret: bool
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.kind: Final = kind
        self.moves: Final = moves
        self.limit: Final = limit
        self.judged: Final = judged
        self.secret: Final = secret


class Step:
    """A move that was made: what it told, whether luck or a secret came out of it, the state's fingerprint after it."""

    def __init__(self, seat: int, move: str, raw: Json, events: list[Event], *, lucky: bool, mark: str) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.raw: Final = raw
        self.events: Final = events
        self.lucky: Final = lucky
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
        self.asked: dict[int, str] = {}
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
        self.asked = {seat: f"0.{seat}" for seat in state.pending()}
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
        moves = [texts[number] for number in state.legal(seat)]
        return Decision(
            self.asked[seat],
            seat,
            state.kind(seat),
            moves,
            state.limit(seat),
            state.judged(seat),
            state.secret(seat),
        )

    def decisions(self) -> Iterator[Decision]:
        """The next decision to take, again and again until the match is over."""
        while True:
            seats = self.state.pending()
            if not seats:
                return
            yield self.decision(seats[0])

    # What is done.

    def play(self, seat: int, move: str) -> Step:
        """Make this move for this seat; refuses one that is not in the legal list, and changes nothing then."""
        step = self._apply(seat, self.check(seat, move), None)
        self.record.append({"seat": seat, "move": step.move, "mark": step.mark})
        return step

    def answer(self, seat: int, raw: Json) -> Step:
        """Answer a judged decision with raw input; the game judges which move it comes to."""
        if seat not in self.state.pending():
            raise Refused("not-asked", {"seat": seat})
        step = self._apply(seat, self.game.judge(self.state, seat, raw), raw)
        self.record.append({"seat": seat, "move": step.move, "raw": raw, "mark": step.mark})
        return step

    def check(self, seat: int, move: str) -> int:
        """The number of this move, if this seat may make it now; refuses it with the rule that forbids it."""
        number = self.game.moves.number(move)
        if seat not in self.state.pending():
            raise Refused("not-asked", {"seat": seat, "move": move})
        if number not in self.state.legal(seat):
            rule = self.game.why_not(self.state, seat, number)
            raise Refused("illegal-move", {"move": move, "kind": self.state.kind(seat), "rule": rule})
        return number

    def _apply(self, seat: int, number: int, raw: Json) -> Step:
        state = self.state
        key_luck(state, self.key, len(self.steps) + 1)
        before = state.luck_n
        state.tape = []
        waiting = state.pending()
        state.apply(seat, number)
        step = Step(
            seat,
            self.game.moves.text(number),
            raw,
            state.tape or [],
            lucky=state.luck_n != before,
            mark=fingerprint(self.game, state),
        )
        self.steps.append(step)
        self._ask(seat, waiting)
        return step

    def _ask(self, answered: int, waiting: list[int]) -> None:
        here = len(self.steps)
        self.asked = {
            seat: self.asked[seat] if seat in waiting and seat != answered else f"{here}.{seat}"
            for seat in self.state.pending()
        }

    def undo(self, by: int, to: int) -> None:
        """Go back to where `to` steps had been made. The record keeps what is taken back; the luck stays the same."""
        if not 0 <= to < len(self.steps):
            raise Refused("undo-range", {"to": to, "steps": len(self.steps)})
        kept = self.steps[:to]
        self.steps = []
        self.state = self._begin()
        for step in kept:
            self._apply(step.seat, self.game.moves.number(step.move), step.raw)
        self.record.append({"undo": to, "seat": by})

    def at(self, steps: int) -> "Match":
        """The match as it was when this many steps had been made."""
        if not 0 <= steps <= len(self.steps):
            raise Refused("step-range", {"step": steps, "steps": len(self.steps)})
        earlier = Match(self.game, self.seats, self.options, self.key, self.start)
        for step in self.steps[:steps]:
            earlier._apply(step.seat, self.game.moves.number(step.move), step.raw)
        return earlier

    # What can be seen.

    def view(self, seat: int | None) -> dict[str, Json]:
        """What this seat knows; None is a spectator."""
        return self.game.view(self.state, seat)

    def scene(self, seat: int | None, locale: str = "fr", names: list[str] | None = None) -> dict[str, Json]:
        """That view as pieces and places to draw, in French or English, with the players' names if they have any."""
        decision = self.decision(seat) if seat is not None and seat in self.state.pending() else None
        return self.game.scene(self.view(seat), seat, decision, locale, names)

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
