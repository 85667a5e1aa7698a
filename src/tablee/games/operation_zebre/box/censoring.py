"""What blind readers are shown of a face: random censorings that spend one, two or four boxes, single lines, zeros."""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import combinations
from random import Random
from typing import Final

from tablee.games.operation_zebre.box.faces import Face

MOST_LINES: Final = 6  # of a random censoring
DRAWS: Final = 3  # of each total
TOTALS: Final = {"T1": 1, "T2": 2, "T4": 4}
LEAST_FIRST: Final = ("Z", "T1", "Z1", "line 1", "T2", "line 2", "T4", "line 3")


class Task:
    """One text for a blind reader, under a key that tells nothing."""

    def __init__(self, face: Face, kind: str, lines: tuple[int, ...], seed: str) -> None:
        self.face: Final = face
        self.kind: Final = kind
        self.lines: Final = lines
        told = f"{seed} {face.id} {face.digest} {kind} {lines}"
        self.key: Final = blake2b(told.encode(), digest_size=3).hexdigest()

    @property
    def text(self) -> str:
        return self.face.heard(self.lines)

    @property
    def stage(self) -> int:
        """Tasks that tell little come before those of the same face that tell much."""
        kind = f"line {self.face.values[self.lines[0] - 1]}" if self.kind == "line" else self.kind
        return LEAST_FIRST.index(kind)


def censorings(face: Face, total: int) -> list[tuple[int, ...]]:
    """Every set of one to six lines that costs so many boxes."""
    lines = range(1, len(face.lines) + 1)
    return [
        shown
        for count in range(1, MOST_LINES + 1)
        for shown in combinations(lines, count)
        if sum(face.values[line - 1] for line in shown) == total
    ]


def tasks(face: Face, seed: str) -> Iterator[Task]:
    """Everything a reader is asked about a face. The same seed and the same text give the same tasks."""
    rng = Random(f"{seed} {face.id} {face.digest} {face.values}")
    worth: dict[int, list[int]] = {value: [] for value in range(4)}
    for line, value in enumerate(face.values, start=1):
        worth[value].append(line)
    zeros = tuple(worth[0])
    yield Task(face, "Z", zeros, seed)
    yield Task(face, "Z1", tuple(sorted((*zeros, rng.choice(worth[1])))), seed)
    for kind, total in TOTALS.items():
        sets = censorings(face, total)
        for shown in rng.sample(sets, min(DRAWS, len(sets))):
            yield Task(face, kind, shown, seed)
    for value in (1, 2, 3):
        for line in worth[value]:
            yield Task(face, "line", (line,), seed)


def sheet(faces: list[Face], seed: str) -> list[Task]:
    """The tasks of many faces: those that tell little first, else in random order."""
    drawn = [task for face in faces for task in tasks(face, seed)]
    Random(seed).shuffle(drawn)
    return sorted(drawn, key=lambda task: task.stage)
