"""Outcome: how a match ended, and why."""

from typing import Final


class Outcome:
    """The result of a finished match: scores and ranks (1 is best, ties share) by seat, and the rule that ended it.

    `sides` are the seats that win or lose together, each seat in one of them; None where everybody plays for himself.
    Where there are sides they are ranked, and the seats of a side share its rank: [2, 1, 1, 1] for one against three.
    """

    def __init__(self, scores: list[int], ranks: list[int], reason: str, sides: list[list[int]] | None = None) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks
        self.reason: Final = reason
        self.sides: Final = sides

    def winners(self) -> list[int]:
        """The seats of rank 1; none when everybody lost (cooperative and solo games rank a loss 2)."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def shared_by(self) -> int:
        """How many share the victory: sides where there are some, else seats; 0 when everybody lost."""
        sides = self.sides
        if sides is None:
            return len(self.winners())
        return sum(1 for side in sides if self.ranks[side[0]] == 1)

    def share(self, seat: int) -> float:
        """How much of a victory this seat has: a whole one for each seat of the only side that won, 1/k where k share
        it, nothing for who lost. Simulation, arena, search and careers all count by it."""
        return 1.0 / float(self.shared_by()) if self.ranks[seat] == 1 else 0.0

    def allies(self, seat: int) -> list[int]:
        """The seats of this seat's side, itself included."""
        sides = self.sides
        if sides is not None:
            for side in sides:
                if seat in side:
                    return side
        return [seat]


def ranked(keys: list[list[int]]) -> list[int]:
    """Ranks from keys compared like words, highest first; equal keys share a rank and use up the next ones."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
