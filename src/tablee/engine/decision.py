"""Decision: what one seat is asked."""

from typing import Final

TIMEOUT: Final = "timeout"  # the move for a clock that ran out; no person makes it


class Decision:
    """This seat must choose among these moves.

    `id` stays the same until this seat, or another that decides `together` with it, has answered, and is never used
    again. `limit` is the time that the rules give, in milliseconds. `judged` names the kind of raw answer that a person
    gives (`tablee.engine.answers`), None for a pick. `secret` is whether the answer stays hidden when it is given,
    `hidden` whether the question needs a curtain on a screen that several share.
    """

    def __init__(
        self,
        id: str,
        seat: int,
        kind: str,
        moves: list[str],
        *,
        limit: int | None = None,
        judged: str | None = None,
        secret: bool = False,
        hidden: bool = True,
        together: list[int] | None = None,
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.kind: Final = kind
        self.moves: Final = moves
        self.limit: Final = limit
        self.judged: Final = judged
        self.secret: Final = secret
        self.hidden: Final = hidden
        self.together: Final = together or [seat]

    @property
    def offered(self) -> list[str]:
        """The moves that a person picks from: none where the answer is judged, and never the clock's."""
        return [] if self.judged is not None else [move for move in self.moves if move != TIMEOUT]

    def offering(self, moves: list[str]) -> "Decision":
        """The same decision with other moves to choose from."""
        return Decision(
            self.id,
            self.seat,
            self.kind,
            moves,
            limit=self.limit,
            judged=self.judged,
            secret=self.secret,
            hidden=self.hidden,
            together=self.together,
        )
