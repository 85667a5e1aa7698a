"""The faces of the documents: one TOML file per label and language, read into structs and written back alike."""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from tablee.games.content import read

DATA: Final = Path(__file__).parent.parent / "data"
LANGS: Final = ("fr", "en")
LABELS: Final = {
    "TERRITOIRE": "LIEU",
    "VILLE": "LIEU",
    "MONUMENT": "LIEU",
    "SITE_NATUREL": "LIEU",
    "FILM": "ECRAN",
    "SERIE": "ECRAN",
    "CELEBRITE": "FIGURE",
    "PERSONNAGE": "FIGURE",
}
CATEGORIES: Final = ("LIEU", "ECRAN", "FIGURE")

Value = Annotated[int, msgspec.Meta(ge=0, le=3)]
Label = Literal["TERRITOIRE", "VILLE", "MONUMENT", "SITE_NATUREL", "FILM", "SERIE", "CELEBRITE", "PERSONNAGE"]


class Fact(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What was checked about some lines, and by whom: the writer, or a second reader who did not write them."""

    lines: list[int]
    note: str
    mark: Literal["writer", "second"]


class Face(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One side of a document card: a title, the torn lines with their values, and how answers are judged. (OZ-08)"""

    id: str
    card: str
    face: Literal["A", "B"]
    lang: Literal["fr", "en"]
    category: Literal["LIEU", "ECRAN", "FIGURE"]
    label: Label
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)]
    serial: str
    tags: dict[str, str | int | bool]
    title: str
    initial: str
    initial_index: int
    original_title: str
    lines: list[tuple[Value, str]]
    accept: list[str]
    near: list[str]
    reject: list[str]
    herrings: list[int]
    decoys: list[str]
    facts: list[Fact]

    @property
    def texts(self) -> list[str]:
        return [text for _, text in self.lines]

    @property
    def values(self) -> list[int]:
        return [value for value, _ in self.lines]

    @property
    def digest(self) -> str:
        """Changes with the text, so that readings of an earlier text do not count."""
        return blake2b("\n".join(self.texts).encode(), digest_size=4).hexdigest()

    def heard(self, shown: Iterable[int]) -> str:
        """What the table hears when these lines, counted from 1, are left: gaps closed, nothing added. (OZ-12)"""
        return " ".join(self.texts[line - 1] for line in sorted(shown))


class Faces(msgspec.Struct, forbid_unknown_fields=True):
    """A file of faces."""

    face: list[Face]


def file_of(lang: str, label: str) -> Path:
    return DATA / lang / f"{label.lower().replace('_', '-')}.toml"


def files_of(lang: str) -> list[Path]:
    return [file_of(lang, label) for label in LABELS]


def read_faces(file: Path) -> list[Face]:
    return read(file, Faces).face


def chosen(lang: str, label: str, part: str = "1/1", titles: Iterable[str] = ()) -> list[Face]:
    """Some faces of a file: the second third of it (`2/3`), those with these titles, or all."""
    place, count = map(int, part.split("/"))
    faces = read_faces(file_of(lang, label))
    faces = faces[len(faces) * (place - 1) // count : len(faces) * place // count]
    wanted = set(titles)
    missing = wanted - {face.title for face in faces}
    assert not missing, f"no such title in {file_of(lang, label).name}: {sorted(missing)}"
    return [face for face in faces if not wanted or face.title in wanted]


def read_box(lang: str) -> list[Face]:
    """Every face of a language, in the order of the files."""
    return [face for file in files_of(lang) for face in read_faces(file)]


def write_faces(file: Path, faces: list[Face]) -> None:
    """The same form for every face, so that a change shows as the lines that changed."""
    file.write_text("\n".join(map(written, faces)), encoding="utf-8", newline="\n")


def written(face: Face) -> str:
    entries = [
        f"id = {quoted(face.id)}",
        f"card = {quoted(face.card)}",
        f"face = {quoted(face.face)}",
        f"lang = {quoted(face.lang)}",
        f"category = {quoted(face.category)}",
        f"label = {quoted(face.label)}",
        f"difficulty = {face.difficulty}",
        f"serial = {quoted(face.serial)}",
        "tags = { " + ", ".join(f"{name} = {plain(value)}" for name, value in face.tags.items()) + " }",
        f"title = {quoted(face.title)}",
        f"initial = {quoted(face.initial)}",
        f"initial_index = {face.initial_index}",
        f"original_title = {quoted(face.original_title)}",
        "lines = [",
        *(f"  [{value}, {quoted(text)}]," for value, text in face.lines),
        "]",
        f"accept = {listed(face.accept)}",
        f"near = {listed(face.near)}",
        f"reject = {listed(face.reject)}",
        f"herrings = {face.herrings}",
        f"decoys = {listed(face.decoys)}",
        "facts = [",
        *(f"  {{ lines = {f.lines}, note = {quoted(f.note)}, mark = {quoted(f.mark)} }}," for f in face.facts),
        "]",
    ]
    return "[[face]]\n" + "\n".join(entries) + "\n"


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def listed(texts: list[str]) -> str:
    return "[" + ", ".join(map(quoted, texts)) + "]"


def plain(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return quoted(value) if isinstance(value, str) else str(value)
