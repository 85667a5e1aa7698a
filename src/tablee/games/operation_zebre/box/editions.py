"""Editions: what the documents were when a match was played with them, so that its journal replays for ever.

Today's edition is the data itself. A closed one has a file with every face that differs from the edition before, as far
as the rules look at it; what counts as an answer is always today's. `python -m` with the name of this module closes
today's edition; who changes a document after that makes `today` in `data/editions.toml` one higher.
"""

from pathlib import Path
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from tablee.games.content import read
from tablee.games.operation_zebre.box.faces import DATA, LABELS, LANGS, Face, Label, Value, quoted, read_box


class Today(Struct, forbid_unknown_fields=True):
    """Which edition the documents of the data folder are."""

    today: int


class Print(Struct, forbid_unknown_fields=True, frozen=True):
    """A face as the rules know it."""

    id: str
    label: Label
    difficulty: int
    title: str
    initial: str
    herrings: list[int]
    lines: list[tuple[Value, str]]


class Edition(Struct, forbid_unknown_fields=True):
    """What is not as it was in the edition before: faces that changed or came, and those that went."""

    gone: list[str] = field(default_factory=list)
    face: list[Print] = field(default_factory=list)


FOLDER: Final = DATA / "editions"


def file_of(edition: int, folder: Path = FOLDER) -> Path:
    return folder / f"{edition}.toml"


TODAY: Final = read(DATA / "editions.toml", Today).today
CLOSED: Final = [edition for edition in range(1, TODAY + 1) if file_of(edition).exists()]


def printed(face: Face) -> Print:
    lines = [(value, text) for value, text in face.lines]
    return Print(face.id, face.label, face.difficulty, face.title, face.initial, face.herrings, lines)


def prints_today() -> dict[str, Print]:
    return {face.id: printed(face) for lang in LANGS for face in read_box(lang)}


def prints_of(edition: int, folder: Path = FOLDER) -> dict[str, Print]:
    """Every face of a closed edition, by its id."""
    found: dict[str, Print] = {}
    for each in range(1, edition + 1):
        changes = read(file_of(each, folder), Edition)
        found |= {face.id: face for face in changes.face}
        found = {id: face for id, face in found.items() if id not in changes.gone}
    return found


def read_edition(lang: str, edition: int) -> list[Face]:
    """Every face of a language as it was then, with the answers that count today."""
    today = read_box(lang)
    if edition == TODAY:
        return today
    known = {face.id: face for face in today}
    ids = f"oz-{lang}-"
    return [as_it_was(face, known.get(face.id)) for face in prints_of(edition).values() if face.id.startswith(ids)]


def as_it_was(then: Print, now: Face | None) -> Face:
    if now is None or now.title != then.title:
        now = bare(then)
    return replace(
        now,
        label=then.label,
        category=LABELS[then.label],
        difficulty=then.difficulty,
        initial=then.initial,
        herrings=then.herrings,
        lines=then.lines,
    )


def bare(then: Print) -> Face:
    """A face of a subject that is gone: only its title names it."""
    card, _, side = then.id.rpartition("-")
    return Face(
        id=then.id,
        card=card,
        face="A" if side == "a" else "B",
        lang="fr" if card.startswith("oz-fr") else "en",
        category="LIEU",
        label=then.label,
        difficulty=then.difficulty,
        serial="",
        tags={},
        title=then.title,
        initial=then.initial,
        initial_index=0,
        original_title="",
        lines=then.lines,
        accept=[],
        near=[],
        reject=[],
        herrings=[],
        decoys=[],
        facts=[],
    )


def close(edition: int, then: dict[str, Print], folder: Path = FOLDER) -> None:
    """Keep what these faces changed of the edition before."""
    before = prints_of(edition - 1, folder)
    gone = [id for id in before if id not in then]
    changed = [face for id, face in then.items() if before.get(id) != face]
    head = f"# Edition {edition}: what differs from the one before. Made by a command, and never changed.\n"
    listed = "gone = [" + ", ".join(map(quoted, gone)) + "]\n"
    file_of(edition, folder).write_text(
        "\n".join([head + listed, *map(written, changed)]), encoding="utf-8", newline="\n"
    )


def written(face: Print) -> str:
    entries = [
        f"id = {quoted(face.id)}",
        f"label = {quoted(face.label)}",
        f"difficulty = {face.difficulty}",
        f"title = {quoted(face.title)}",
        f"initial = {quoted(face.initial)}",
        f"herrings = {face.herrings}",
        "lines = [",
        *(f"  [{value}, {quoted(text)}]," for value, text in face.lines),
        "]",
    ]
    return "[[face]]\n" + "\n".join(entries) + "\n"


if __name__ == "__main__":
    close(TODAY, prints_today())
    print(f"edition {TODAY} is closed; make `today` {TODAY + 1} in data/editions.toml before you change a document")
