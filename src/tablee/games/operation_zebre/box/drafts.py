"""Faces as their writers see them: short enough to read many at once, and to write them.

    ## Tokyo
    1 La plupart de ses rues n’ont pas
    0 de nom, et l’on s’y perd souvent.
    ! 1,2 second | most streets have no name
    @ herrings | 2; 4; 10
    @ accept | Edo; Tokio

A line is its value and its text, a fact (!) its lines, its mark and its note, a field (@) its name and its entries.
In French the space before high punctuation is made a no-break space.
"""

import re
from typing import Any, Final

import msgspec

from tablee.games.operation_zebre.box.checks import initial_of
from tablee.games.operation_zebre.box.faces import Face

LISTS: Final = ("accept", "near", "reject", "decoys")


def drafted(face: Face) -> str:
    rows = [f"## {face.title}"]
    rows += [f"{value} {text}" for value, text in face.lines]
    rows += [f"! {','.join(map(str, fact.lines))} {fact.mark} | {fact.note}" for fact in face.facts]
    rows.append(f"@ herrings | {'; '.join(map(str, face.herrings))}")
    rows += [f"@ {field} | {'; '.join(getattr(face, field))}" for field in LISTS]
    return "\n".join(rows) + "\n"


def changes(text: str, lang: str) -> dict[str, dict[str, Any]]:
    """What a draft says of each title: lines and facts where it gives any, and the fields that it names."""
    found: dict[str, dict[str, Any]] = {}
    change: dict[str, Any] = {}
    for number, row in enumerate(text.splitlines(), start=1):
        if row.startswith("## "):
            change = found.setdefault(row[3:].strip(), {})
        elif match := re.fullmatch(r"([0-3]) (.+)", row):
            change.setdefault("lines", []).append((int(match[1]), spaced(match[2], lang)))
        elif match := re.fullmatch(r"! ([\d,]+) (writer|second) \| (.+)", row):
            lines = [int(line) for line in match[1].split(",")]
            change.setdefault("facts", []).append({"lines": lines, "mark": match[2], "note": match[3]})
        elif match := re.fullmatch(r"@ (\w+) \| ?(.*)", row):
            change[match[1]] = entries(match[1], match[2])
        elif row.strip():
            raise ValueError(f"row {number} is no title, line, fact or field: {row}")
    return found


def entries(field: str, text: str) -> Any:
    """What stands behind a field: a number, a text, or a list of either."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    if field == "herrings":
        return [int(part) for part in parts]
    if field in LISTS:
        return parts
    return int(text) if field == "difficulty" else text.strip()


def spaced(text: str, lang: str) -> str:
    return re.sub("« ", "«\u00a0", re.sub(r" ([;:!?»])", "\u00a0\\1", text)) if lang == "fr" else text


def amended(face: Face, change: dict[str, Any]) -> Face:
    """The face with what a draft changes; the initial follows from the title."""
    whole = msgspec.convert(msgspec.to_builtins(face) | change, Face)
    letter, place = initial_of(whole.title, whole.lang)
    return msgspec.structs.replace(whole, initial=letter, initial_index=place)
