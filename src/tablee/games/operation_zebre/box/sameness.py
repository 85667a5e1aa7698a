"""What comes back too often in a box: openings, turns of phrase, whole runs of words, lengths."""

from collections import Counter, defaultdict
from typing import Final

from tablee.games.operation_zebre.box.faces import LABELS, Face
from tablee.games.operation_zebre.box.problems import Problem
from tablee.games.operation_zebre.box.tokens import tokens

OPENING: Final = 3  # words
OPENINGS: Final = 3  # faces of a box that may begin alike
OVERLAP: Final = 5  # words
PHRASE: Final = 3  # words
PHRASES: Final = 12  # faces of a box that may use a turn of phrase
PET_PHRASES: Final = {
    "fr": ("dit on", "le voila", "la voila", "les voila", "gare a", "gare au", "gare aux", "son nom", "plus tard"),
    "en": ("is said", "his name", "its name", "her name"),
}
SAME_LENGTH: Final = 0.5  # the share of a label's faces that may have the same number of lines


def sameness(faces: list[Face]) -> list[Problem]:
    words = {face.id: tokens(" ".join(face.texts)) for face in faces}
    return openings(faces, words) + phrases(faces, words) + overlaps(faces, words) + same_lengths(faces)


def runs(words: list[str], length: int) -> set[str]:
    return {" ".join(words[place : place + length]) for place in range(len(words) - length + 1)}


def places(faces: list[Face], words: dict[str, list[str]], length: int) -> dict[str, list[Face]]:
    """The faces in which each run of so many words occurs."""
    found: dict[str, list[Face]] = defaultdict(list)
    for face in faces:
        for run in runs(words[face.id], length):
            found[run].append(face)
    return found


def openings(faces: list[Face], words: dict[str, list[str]]) -> list[Problem]:
    """No opening of three words begins more than three faces of a box. (L-21)"""
    count = Counter(" ".join(words[face.id][:OPENING]) for face in faces)
    return [
        Problem("L-21", f"{face.id} {face.title}", f"opens like {count[opening] - 1} others: {opening}")
        for face in faces
        if count[opening := " ".join(words[face.id][:OPENING])] > OPENINGS
    ]


def phrases(faces: list[Face], words: dict[str, list[str]]) -> list[Problem]:
    """No turn of phrase comes back in more than a dozen faces of a box. (L-22)"""
    found = places(faces, words, PHRASE)
    pairs = places(faces, words, 2)
    found |= {phrase: pairs[phrase] for lang in PET_PHRASES for phrase in PET_PHRASES[lang] if phrase in pairs}
    often = {phrase: where for phrase, where in found.items() if len(where) > PHRASES}
    return [
        Problem("L-22", f"{face.id} {face.title}", f"{phrase!r} is in {len(where)} faces, not at most {PHRASES}")
        for phrase, where in sorted(often.items())
        for face in where
    ]


def overlaps(faces: list[Face], words: dict[str, list[str]]) -> list[Problem]:
    """No five words follow each other in two faces of a box. (L-23)"""
    return [
        Problem("L-23", f"{face.id} {face.title}", f"shares {run!r} with {', '.join(others)}")
        for run, where in places(faces, words, OVERLAP).items()
        if len(where) > 1
        for face in where
        if (others := [other.title for other in where if other is not face])
    ]


def same_lengths(faces: list[Face]) -> list[Problem]:
    """No number of lines is that of more than half of a label's faces. (L-24)"""
    bad = []
    for label in LABELS:
        count = Counter(len(face.lines) for face in faces if face.label == label)
        for lines, found in count.items():
            if found > max(3, SAME_LENGTH * count.total()):
                bad.append(Problem("L-24", label, f"{found} of {count.total()} faces have {lines} lines"))
    return bad
