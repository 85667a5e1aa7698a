"""Answers: raw input of people as a game's judge reads it. Each reader refuses what has not the shape it expects.

A judged decision names the kind of raw answer it wants (`State.judged`). The kinds, with their shapes:

- "text": one string.
- "lines": `{"keep": [1, 3, 5]}`, the numbers of lines, and whatever else the game lets stand beside them.
- "words": `{"cell": "C7"}`, a cell of a grid of letters: column C, line 7; or `{"run": ["C7", "H7"]}`, a word's ends.
- "bullets": `{"bullet": 5}`; "path": `{"exit": 3}`: one of what is numbered from 1.
- "gallery": `{"shots": [[tick, x, y], ...]}`, whole numbers; `"aim": [x, y]` may stand beside it in a draft.
"""

from typing import Final

from tablee.engine.json import Json
from tablee.engine.refused import Refused

KINDS: Final = ["text", "lines", "words", "bullets", "path", "gallery"]
LONGEST: Final = 4_000  # characters of any raw answer or draft, written as JSON
DEEPEST: Final = 8  # values inside each other
WIDEST: Final = 1 << 53  # no whole number is that large
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHOWN: Final = 40  # characters of a wrong answer that its refusal repeats


class Examples:
    """Raw answers to one judged decision, for the laws: `good` ones are judged, `bad` ones are refused."""

    def __init__(self, good: list[Json], bad: list[Json]) -> None:
        self.good: Final = good
        self.bad: Final = bad


def text_in(raw: Json, most: int) -> str:
    """A text of 1 to `most` characters, without blanks around it."""
    text = raw.strip() if isinstance(raw, str) else ""
    if not text or len(text) > most:
        raise Refused("answer-text", {"got": shown(raw), "most": most})
    return text


def fields_in(raw: Json, needed: list[str], allowed: list[str]) -> dict[str, Json]:
    """An object that has all of the needed fields, and none besides these and the allowed ones."""
    fields = [*needed, *allowed]
    if not isinstance(raw, dict):
        raise Refused("answer-fields", {"got": shown(raw), "fields": fields})
    for field in raw:
        if field not in fields:
            raise Refused("answer-fields", {"got": shown(raw), "fields": fields})
    for field in needed:
        if field not in raw:
            raise Refused("answer-fields", {"got": shown(raw), "fields": fields})
    return raw


def number_in(raw: Json, field: str, least: int, most: int) -> int:
    """A whole number from `least` to `most`."""
    if not isinstance(raw, int) or isinstance(raw, bool) or not least <= raw <= most:
        raise Refused("answer-number", {"field": field, "got": shown(raw), "least": least, "most": most})
    return raw


def lines_in(raw: Json, last: int) -> list[int]:
    """The numbers of lines from 1 to `last`, at least one, each once; in rising order, whatever order they came in."""
    kept: list[int] = []
    if isinstance(raw, list):
        for each in raw:
            if not isinstance(each, int) or isinstance(each, bool) or not 1 <= each <= last or each in kept:
                raise Refused("answer-lines", {"got": shown(raw), "most": last})
            kept.append(each)
    if not kept:
        raise Refused("answer-lines", {"got": shown(raw), "most": last})
    return sorted(kept)


def cell_in(raw: Json, columns: int, rows: int) -> list[int]:
    """The column and the line, both from 0, of a cell like "C7"; capitals and blanks do not matter."""
    text = "".join(raw.split()).upper() if isinstance(raw, str) else ""
    column = LETTERS.find(text[:1]) if text else -1
    digits = text[1:]
    row = int(digits) if digits.isdecimal() and digits.isascii() and len(digits) <= 3 else 0
    if not 0 <= column < columns or not 1 <= row <= rows:
        raise Refused("answer-cell", {"got": shown(raw), "last": f"{LETTERS[columns - 1]}{rows}"})
    return [column, row - 1]


def shots_in(raw: Json, most: int) -> list[list[int]]:
    """At most so many shots, each its tick and the point aimed at, in the order of their ticks."""
    if not isinstance(raw, list) or len(raw) > most:
        raise Refused("answer-shots", {"got": shown(raw), "most": most})
    shots: list[list[int]] = []
    for shot in raw:
        if not isinstance(shot, list) or len(shot) != 3:
            raise Refused("answer-shots", {"got": shown(raw), "most": most})
        numbers: list[int] = []
        for number in shot:
            if not isinstance(number, int) or isinstance(number, bool):
                raise Refused("answer-shots", {"got": shown(raw), "most": most})
            numbers.append(number)
        if shots and numbers[0] < shots[len(shots) - 1][0]:
            raise Refused("answer-shots", {"got": shown(raw), "most": most})
        shots.append(numbers)
    return shots


def shown(raw: Json) -> str:
    """A wrong answer as its refusal repeats it: not all of it, if it is long."""
    text = repr(raw)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def check_size(raw: Json) -> None:
    """Refuse an answer or a draft that is longer or deeper than any need be, before anybody reads it."""
    if length(raw, LONGEST, DEEPEST) > LONGEST:
        raise Refused("answer-size", {"most": LONGEST})


def length(raw: Json, most: int, deep: int) -> int:
    """About how many characters a value has as JSON; more than `most` for what is longer, or deeper than `deep`."""
    if isinstance(raw, str):
        return len(raw) + 2
    if deep == 0 or (isinstance(raw, int) and abs(raw) >= WIDEST):
        return most + 1
    size = 8
    if isinstance(raw, dict):
        for field, value in raw.items():
            size += len(field) + 4 + length(value, most - size, deep - 1)
            if size > most:
                break
    elif isinstance(raw, list):
        for value in raw:
            size += 1 + length(value, most - size, deep - 1)
            if size > most:
                break
    return size
