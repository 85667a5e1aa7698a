"""TypeScript types of everything on the wire, made from the structs: `python -m tablee.server.wire.typescript FILE`."""

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

from msgspec import NODEFAULT, Struct
from msgspec import inspect as shapes

from tablee import careers, lessons, scenes, widgets
from tablee.server.wire import messages, requests, rooms

HEAD = """// Made from the Python structs by `python -m tablee.server.wire.typescript`. Do not edit.

/* eslint-disable */
export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
"""


def written() -> str:
    """The whole file."""
    parts = [HEAD]
    for module in (widgets, scenes, careers, lessons, rooms, messages, requests):
        parts.extend(interface(struct) for struct in structs(module))
    parts.append(union("Facts", widgets.Facts))
    parts.append(union("ClientFrame", messages.ClientFrame))
    parts.append(union("ServerFrame", messages.ServerFrame))
    return "\n".join(parts)


def structs(module: ModuleType) -> list[type[Struct]]:
    """The structs a module defines, in the order of its lines."""
    found = [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, Struct) and thing.__module__ == module.__name__
    ]
    return sorted(found, key=lambda struct: inspect.getsourcelines(struct)[1])


def interface(struct: type[Struct]) -> str:
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    said = "" if struct.__doc__ is None else inspect.cleandoc(struct.__doc__)
    first = said.split("\n\n")[0].replace("\n", " ")
    lines = [f"/** {first} */"] if first else []
    lines.append(f"export interface {struct.__name__} {{")
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {quoted(shape.tag)};")
    sent_in_full = not struct.__struct_config__.omit_defaults and not struct.__struct_config__.forbid_unknown_fields
    for field in shape.fields:
        plain = field.default is NODEFAULT and field.default_factory is NODEFAULT
        mark = "" if plain or sent_in_full else "?"
        lines.append(f"  {field.encode_name}{mark}: {spelled(field.type)};")
    lines.append("}\n")
    return "\n".join(lines)


def union(name: str, types: object) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in get_args(types))};\n"


def spelled(shape: shapes.Type) -> str:
    """A type in TypeScript."""
    match shape:
        case shapes.StructType(cls=struct):
            return struct.__name__
        case shapes.StrType():
            return "string"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.LiteralType(values=values):
            return " | ".join(quoted(value) for value in values)
        case shapes.ListType(item_type=item):
            inner = spelled(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case shapes.TupleType(item_types=items):
            return f"[{', '.join(map(spelled, items))}]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {spelled(value)}>"
        case shapes.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(spelled, types)))
        case shapes.AnyType() | shapes.CustomType():
            return "Json"
        case _:
            raise TypeError(f"no TypeScript is written for {shape!r}")


def quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
