"""Tally: what came out of many matches, ready to be added to another tally."""

from collections import Counter

from tablee.engine.outcome import Outcome


class Tally:
    """Counts only: adding tallies in any order gives the same tally."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.wins: list[Counter[int]] = [Counter() for _ in range(seats)]  # by how many shared the victory
        self.best: Counter[int] = Counter()
        self.margin: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()

    def count(self, outcome: Outcome, decisions: int, rounds: int | None) -> None:
        """Count one finished match."""
        self.games += 1
        self.decisions[decisions] += 1
        self.reasons[outcome.reason] += 1
        if rounds is not None:
            self.rounds[rounds] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat][score] += 1
        winners = outcome.winners()
        for seat in winners:
            self.wins[seat][len(winners)] += 1
        ordered = sorted(outcome.scores, reverse=True)
        self.best[ordered[0]] += 1
        if len(ordered) > 1:
            self.margin[ordered[0] - ordered[1]] += 1

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for mine, theirs in zip([*self.scores, *self.wins], [*other.scores, *other.wins], strict=True):
            mine.update(theirs)
        self.best.update(other.best)
        self.margin.update(other.margin)
        self.decisions.update(other.decisions)
        self.rounds.update(other.rounds)
        self.reasons.update(other.reasons)

    def won(self, seat: int) -> float:
        """How many matches a seat won; a victory shared by k is 1/k."""
        return sum(times / shared for shared, times in sorted(self.wins[seat].items()))

    def shared(self) -> int:
        """How many matches more than one seat won."""
        return round(sum(times / k for counts in self.wins for k, times in counts.items() if k > 1))
