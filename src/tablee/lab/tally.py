"""Tally: what came out of many matches, ready to be added to another tally."""

from collections import Counter

from tablee.engine.outcome import Outcome


class Tally:
    """Counts only: adding tallies in any order gives the same tally."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.wins: list[Counter[int]] = [Counter() for _ in range(seats)]  # by how many sides shared the victory
        self.sides: dict[tuple[int, ...], Counter[int]] = {}  # the best scores of those who play together
        self.shared = 0  # matches that more than one side won
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
        sharing = outcome.shared_by()
        self.shared += sharing > 1
        for seat in outcome.winners():
            self.wins[seat][sharing] += 1
        bests = outcome.scores
        if outcome.sides is not None:
            bests = [max(outcome.scores[seat] for seat in side) for side in outcome.sides]
            for side, best in zip(outcome.sides, bests, strict=True):
                self.sides.setdefault(tuple(side), Counter())[best] += 1
        ordered = sorted(bests, reverse=True)
        self.best[ordered[0]] += 1
        if len(ordered) > 1:
            self.margin[ordered[0] - ordered[1]] += 1

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for mine, theirs in zip([*self.scores, *self.wins], [*other.scores, *other.wins], strict=True):
            mine.update(theirs)
        for side, scores in other.sides.items():
            self.sides.setdefault(side, Counter()).update(scores)
        self.shared += other.shared
        self.best.update(other.best)
        self.margin.update(other.margin)
        self.decisions.update(other.decisions)
        self.rounds.update(other.rounds)
        self.reasons.update(other.reasons)

    def won(self, seat: int) -> float:
        """How many matches a seat won, with its side if it has one; a victory shared by k sides is 1/k."""
        return sum(times / shared for shared, times in sorted(self.wins[seat].items()))
