"""What a whole box must keep: its cards, its answers, and how its subjects are spread."""

from collections import Counter
from typing import Final

from tablee.games.operation_zebre.box.faces import Face
from tablee.games.operation_zebre.box.judge import Judge, Verdict
from tablee.games.operation_zebre.box.problems import Problem

COUNTS: Final = {  # label: faces of difficulty 1, 2, 3
    "fr": {
        "TERRITOIRE": (23, 23, 4),
        "VILLE": (18, 20, 2),
        "MONUMENT": (25, 21, 4),
        "SITE_NATUREL": (14, 13, 3),
        "FILM": (47, 37, 16),
        "SERIE": (29, 26, 5),
        "CELEBRITE": (65, 34, 11),
        "PERSONNAGE": (37, 9, 4),
    },
    "en": {
        "TERRITOIRE": (7, 7, 1),
        "VILLE": (6, 6, 1),
        "MONUMENT": (8, 6, 1),
        "SITE_NATUREL": (4, 4, 1),
        "FILM": (15, 12, 4),
        "SERIE": (8, 8, 2),
        "CELEBRITE": (21, 10, 3),
        "PERSONNAGE": (12, 2, 1),
    },
}


def cards(faces: list[Face]) -> list[Problem]:
    """Two faces of different categories on every card, at most one of them hard. (L-02)"""
    bad = []
    for card in dict.fromkeys(face.card for face in faces):
        pair = [face for face in faces if face.card == card]
        if sorted(face.face for face in pair) != ["A", "B"]:
            bad.append(Problem("L-02", card, f"faces {[face.face for face in pair]}, not one A and one B"))
        elif pair[0].category == pair[1].category:
            bad.append(Problem("L-02", card, f"both faces are {pair[0].category}"))
        elif pair[0].difficulty == pair[1].difficulty == 3:
            bad.append(Problem("L-02", card, "both faces have difficulty 3"))
    return bad


def twins(faces: list[Face]) -> list[Problem]:
    """Ids and serials are given once. (L-01)"""
    bad = []
    for field in ("id", "serial"):
        count = Counter(getattr(face, field) for face in faces)
        bad += [
            Problem("L-01", face.id, f"{field} {getattr(face, field)} is given twice")
            for face in faces
            if count[getattr(face, field)] > 1
        ]
    return bad


def answers(faces: list[Face], box: list[Face]) -> list[Problem]:
    """Every listed answer of these faces is judged as it is listed, among all the faces of the box. (L-11)"""
    judge = Judge(box)
    bad = []
    for face in faces:
        wanted = [(Verdict.CORRECT, text) for text in (face.title, face.original_title, *face.accept)]
        wanted += [(Verdict.WRONG, text) for text in face.reject] + [(Verdict.NEAR, text) for text in face.near]
        for verdict, text in wanted:
            found = judge.judge(face, text)
            if found is not verdict and not (verdict is Verdict.WRONG and found is Verdict.MULTIPLE):
                what = f"{text!r} is judged {found.value}, not {verdict.value}"
                bad.append(Problem("L-11", f"{face.id} {face.title}", what))
    return bad


def collisions(faces: list[Face]) -> list[Problem]:
    """No answer is right for two faces of a box. (L-12)"""
    judge = Judge(faces)
    owners: dict[str, Face] = {}
    bad = []
    for face in faces:
        compacts = {compact for form in judge.forms[face.id] for compact in (form.full, form.bare)}
        for compact in sorted(compacts):
            first = owners.setdefault(compact, face)
            if first is not face:
                bad.append(Problem("L-12", f"{face.id} {face.title}", f"{compact!r} also names {first.title}"))
    return bad


def complete(faces: list[Face], lang: str) -> list[Problem]:
    """As many faces of each label and difficulty as planned, two on each card. (L-13)"""
    bad = []
    count: Counter[tuple[str, int]] = Counter((face.label, face.difficulty) for face in faces)
    for label, wanted in COUNTS[lang].items():
        found = tuple(count[label, difficulty] for difficulty in (1, 2, 3))
        if found != wanted:
            bad.append(Problem("L-13", f"box {lang}", f"{label}: {found} of difficulty 1, 2, 3, not {wanted}"))
    total = sum(map(sum, COUNTS[lang].values()))
    held = len({face.card for face in faces})
    if len(faces) != total or held * 2 != total:
        bad.append(Problem("L-13", f"box {lang}", f"{len(faces)} faces on {held} cards, not {total} on {total // 2}"))
    return bad
