"""State: everything that is true in a match, secrets included, and what can happen next."""

from mypy_extensions import mypyc_attr

from tablee.engine.events import Event
from tablee.engine.json import Json
from tablee.engine.outcome import Outcome
from tablee.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Rng):
    """The contract of a game's rules. One subclass per game, with an argument-free constructor.

    A state is its own source of luck: it carries the words of its generator (`Rng`), never a generator object.
    Moves are numbers of the game's move table.
    """

    def __init__(self) -> None:
        super().__init__()
        self.tape: list[Event] | None = None
        self.raw: Json = None  # in `apply` only: the raw answer that this move was judged from, if it was

    def pending(self) -> list[int]:
        """The seats that must decide now: several when choices are simultaneous, none when the match is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Every move this pending seat may make, each once, in the order of the move table. The only judge."""
        raise NotImplementedError

    def apply(self, seat: int, move: int) -> None:
        """Make a legal move of a pending seat, and everything that follows without a choice.

        `self.raw` is what the person answered, where this move was judged from that; the rules keep what matters.
        """
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state, equal in everything but the tape, which is off."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> "State":
        """A copy in which everything this seat cannot know is dealt again, with a new stream of luck."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        raise NotImplementedError

    def kind(self, seat: int) -> str:
        """The name of the decision this pending seat faces."""
        raise NotImplementedError

    def secret(self, seat: int) -> bool:
        """Whether this pending seat's answer stays hidden from the others when it is given."""
        return False

    def hidden(self, seat: int) -> bool:
        """Whether this pending seat needs its own secrets in sight to decide: a curtain falls before them on a screen
        that several share. Where not, its decision is drawn from what everybody may see."""
        return True

    def limit(self, seat: int) -> int | None:
        """How many milliseconds the rules give this pending seat, or None. Its legal moves then have "timeout".

        Time runs from the step that asks. So what must be seen in time is in the view only after an untimed decision
        of this seat, with the one move "begin", or was seen by all before.
        """
        return None

    def judged(self, seat: int) -> str | None:
        """The kind of raw answer that a person gives to this decision (`tablee.engine.answers`); None for a pick."""
        return None

    def together(self, seat: int) -> list[int]:
        """The pending seats, this one among them, for whom one answer is enough: `apply` of it closes the decision of
        all of them. A draft is theirs together too: each may write it, the last one counts."""
        return [seat]

    def witnesses(self, seat: int) -> list[int] | None:
        """Who sees the glimpse of this pending seat's draft: these seats, or None for everybody, spectators too."""
        return []

    def random_move(self, seat: int, rng: Rng) -> int:
        """A legal move of this pending seat, every one as likely: `legal` without the list, where a game can."""
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def tell(self, event: Event) -> None:
        """Write down what happened. Rules ask `tape is not None` first, so that simulation builds no events."""
        if self.tape is not None:
            self.tape.append(event)
