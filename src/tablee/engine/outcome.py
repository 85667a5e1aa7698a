"""Outcome: how a match ended, and why."""

from typing import Final


class Outcome:
    """The result of a finished match: scores and ranks (1 is best, ties share) by seat, and the rule that ended it."""

    def __init__(self, scores: list[int], ranks: list[int], reason: str) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks
        self.reason: Final = reason

    def winners(self) -> list[int]:
        """The seats of rank 1; none when everybody lost (cooperative and solo games rank a loss 2)."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranked(keys: list[list[int]]) -> list[int]:
    """Ranks from keys compared like words, highest first; equal keys share a rank and use up the next ones."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
