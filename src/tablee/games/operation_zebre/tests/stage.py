"""The stage for tests of Opération Zèbre: a table with just what a test needs on it.

Its box is the French one, in which the Colisée (card 001, face a) has the lines that the vectors of the rules count.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.engine.json import Json
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.games.operation_zebre import OperationZebre
from tablee.games.operation_zebre.box.editions import read_edition
from tablee.games.operation_zebre.box.faces import Face, read_box, read_faces
from tablee.games.operation_zebre.rules.boxes import BOXES
from tablee.games.operation_zebre.rules.content import FACES_OF, opened
from tablee.games.operation_zebre.rules.moves import FACE_NAMES

(COLISEE,) = read_faces(Path(__file__).parent / "colisee.toml")
KEPT = {face.id: face for face in read_edition("fr", 1)}  # as they will always be
FACES_OF["vectors"] = [COLISEE if face.id == COLISEE.id else KEPT.get(face.id, face) for face in read_box("fr")]
FACES_OF["four-cards"] = [face for face in FACES_OF["vectors"] if int(face.card[-3:]) <= 4]
ODD = [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]  # the values of a face that can be left odd for good
FACES_OF["odd"] = [
    replace(face, lines=list(zip(ODD, face.texts, strict=True))) if face.id == COLISEE.id else face
    for face in FACES_OF["vectors"]
]
FACES_OF["mended"] = [
    replace(face, accept=[*face.accept, *face.near]) if face.id == COLISEE.id else face for face in FACES_OF["vectors"]
]
GAME = OperationZebre(["vectors", "fr", "en", "four-cards", "odd", "mended"])
BOX = BOXES[opened("vectors")]
FACE = {name: number for number, name in enumerate(FACE_NAMES)}
W1 = [1, 3, 5, 7, 8]  # the lines of the rulebook's example: five, worth 4
STRICT = {"human_override": False}


def face_of(name: str) -> Face:
    return next(face for face in FACES_OF["vectors"] if face.id == f"oz-fr-{name[:3]}-{name[3]}")


def table(
    phase: str,
    *,
    seats: int = 4,
    options: dict[str, object] | None = None,
    faces: dict[int, str] | None = None,
    keep: dict[int, list[int]] | None = None,
    free: int | list[int] | None = None,
    seed: int = 3,
    **more: Any,
) -> Match:
    """A match in this phase of its first round, or another. Seat 0 holds the Colisée, and everybody else a card of his
    own with one worthless line left; in teams seats 0 and 1 of A and the first two of B read, A first."""
    settled = {**STRICT, **(options or {})}
    whole: dict[str, Any] = GAME.start(seats, seed=seed, options=settled).position()
    board = whole["board"]
    versus = settled.get("mode") == "comp"
    half = (seats + 1) // 2
    readers = [0, half, 1, half + 1] if versus else list(range(seats))
    board |= {"phase": phase, "turn": 0, "used": []}
    if versus:
        board |= {"picked": [0, 1, half, half + 1], "led": 0, "order": readers}
    for seat, row in enumerate(board["seats"]):
        if seat not in readers:
            continue
        name = (faces or {}).get(seat, "001a" if seat == 0 else f"{20 + seat:03}a")
        row |= {"card": FACE[name] // 2, "face": None if phase == "choose" else name}
        if phase in ("choose", "censor"):
            continue
        face = face_of(name)
        lines = (keep or {}).get(seat, W1 if seat == 0 else [face.values.index(0) + 1])
        total = sum(face.values[line - 1] for line in lines)
        row |= {"kept": lines, "locked": True, "total": total, "text": face.heard(lines)}
    if free is not None:
        boxes: int = seen(GAME.start(seats, options=settled))["boxes"]
        given = free if isinstance(free, list) else [free, boxes]
        board["ticked"] = [boxes - each for each in given]
    rows = more.pop("rows", {})
    for seat, row in rows.items():
        board["seats"][seat] |= row
    board |= more
    board["rounds_done"] = board["round"] - 1
    return GAME.from_position(whole, seed=seed)


def board(match: Match) -> dict[str, Any]:
    return match.game.to_position(match.state)


def seen(match: Match, seat: int | None = None) -> dict[str, Any]:
    """What a seat, or a spectator, may know."""
    return match.view(seat)


def left(match: Match, team: int = 0) -> int:
    """The boxes of a track that are free, as everybody sees them."""
    return int(seen(match)["teams"][team]["free"])


def legal(match: Match, seat: int) -> list[str]:
    return match.decision(seat).moves


def rule_against(match: Match, seat: int, move: str) -> str:
    """The rule that the refusal of this move names; "not-asked" where the seat is not asked."""
    with pytest.raises(Refused) as refused:
        match.play(seat, move)
    return str(refused.value.facts.get("rule", refused.value.code))


def refusal(match: Match, seat: int, raw: Any) -> str:
    """The rule that the refusal of an answer names, or its code."""
    with pytest.raises(Refused) as refused:
        match.answer(seat, raw)
    return str(refused.value.facts.get("rule", refused.value.code))


def told(match: Match) -> list[str]:
    """The codes of what the last step told."""
    return [event.code for event in match.steps[-1].events]


def ended(match: Match) -> tuple[str, list[int]]:
    assert match.outcome is not None
    return match.outcome.reason, match.outcome.ranks


def keeping(lines: Iterable[int]) -> dict[str, Json]:
    """These lines as they are answered."""
    return {"keep": [*lines]}


def read(match: Match) -> Match:
    """The reader begins and ends."""
    (now,) = match.state.pending()
    match.play(now, "begin")
    match.play(now, "done")
    return match
