"""Content: the TOML files of a game, read into typed structs; bad data is refused with file, place and reason."""

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from tablee.engine.moves import near
from tablee.engine.refused import Refused

Content = TypeVar("Content")


class Codes(msgspec.Struct, forbid_unknown_fields=True):
    """Every decision the rules ask and every event they tell, each with the IDs of the rules behind it."""

    decisions: dict[str, list[str]]
    events: dict[str, list[str]]


def read_codes(folder: Path) -> Codes:
    return read(folder / "codes.toml", Codes)


def read(file: Path, kind: type[Content]) -> Content:
    """The content of a TOML file as a struct that forbids unknown fields; refuses a file that does not fit."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Refused("no-such-file", {"file": file.name}) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused("bad-content", _facts(file, "", "TOML", str(error), "")) from None
    try:
        return msgspec.convert(raw, kind, strict=True)
    except msgspec.ValidationError as error:
        raise Refused("bad-content", _explained(file, str(error), kind)) from None


def _explained(file: Path, message: str, kind: type[object]) -> dict[str, int | str | bool | list[int] | list[str]]:
    what, _, at = message.partition(" - at `")
    entry = at.rstrip("`").removeprefix("$") or "."
    expected = re.search(r"Expected `([^`]+)`", what)
    got = re.search(r"got `([^`]+)`", what)
    unknown = re.search(r"unknown field `([^`]+)`", what)
    like = near(unknown[1], sorted(_field_names(kind))) if unknown else ""
    return _facts(
        file, entry, expected[1] if expected else what, got[1] if got else (unknown[1] if unknown else what), like
    )


def _facts(
    file: Path, entry: str, expected: str, got: str, like: str
) -> dict[str, int | str | bool | list[int] | list[str]]:
    return {"file": file.name, "entry": entry, "expected": expected, "got": got, "like": like}


def _field_names(kind: type[object]) -> set[str]:
    """Every field name of a struct and of the structs inside it."""
    names: set[str] = set()
    todo: list[object] = [msgspec.inspect.type_info(kind)]
    while todo:
        info = todo.pop()
        if isinstance(info, msgspec.inspect.StructType):
            names.update(field.encode_name for field in info.fields)
            todo.extend(field.type for field in info.fields)
        elif isinstance(info, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
            todo.append(info.item_type)
        elif isinstance(info, msgspec.inspect.DictType):
            todo.append(info.value_type)
    return names
