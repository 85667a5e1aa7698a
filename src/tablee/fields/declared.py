"""What is declared: a field of the state, how it begins, and how a position writes it."""

from collections.abc import Callable
from enum import Enum
from json import dumps
from typing import Any, NamedTuple

from msgspec import UNSET

from tablee.engine.state import State

NONE = -1  # on the state: no place, no card, nobody; null in a position


class Attribute(NamedTuple):
    """One attribute of the state: its type and first value, as source; `laid` is what it is before the first move."""

    name: str
    holds: str
    start: str
    note: str = ""
    laid: str = ""
    enum: type[Enum] | None = None


class Code:
    """Expressions that make JSON out of a state, put together once: a position is written at every step of a match."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}

    def use(self, value: Any) -> str:
        """A name for a table or a function that an expression needs."""
        name = f"known_{len(self.known)}"
        self.known[name] = value
        return name

    def function(self, expression: str, arguments: str = "state") -> Callable[..., Any]:
        """The function that this expression is."""
        made: Callable[..., Any] = eval(f"lambda {arguments}: {expression}", self.known)
        return made


class Declared:
    """What a position says under one key, out of one or more attributes of the state.

    An entry stands alone, or is a column of rows by seat or by name: then `i` is the number of the row.
    """

    key: str
    shape: Any  # what its JSON looks like: a type that msgspec checks
    public: bool | str = False  # whether everybody sees it, at any time, as a position says it; or by which other name

    def attributes(self) -> list[Attribute]:
        raise NotImplementedError

    def json(self, code: Code) -> str:
        """The expression for its JSON."""
        raise NotImplementedError

    def read(self, state: State, given: Any, seats: int) -> None:
        """Put it on the state as it is given; refuses what cannot be."""
        raise NotImplementedError

    def column_attributes(self, rows: str) -> list[Attribute]:
        """Its attributes where it is a column; the number of rows is an expression."""
        raise NotImplementedError

    def cell_json(self, code: Code) -> str:
        """The expression for its JSON in row i."""
        raise NotImplementedError

    def read_column(self, state: State, given: list[Any], seats: int) -> None:
        """Put the column on the state; UNSET is a row that the position leaves out."""
        raise NotImplementedError


class Field(Declared):
    """One value. What it may be, a subclass says: `holds`, `shape`, `say`, `from_json`.

    `start` is the value before anything happens, and in rows that a position leaves out. With `or_none` it may be
    NONE, and is at the start. `also` gives names to values beyond those of its kind. What is `public` is in every view,
    by its key or by the name that is given.
    """

    holds: str = "i64"  # the type of the attribute, as source

    def __init__(
        self,
        name: str,
        shape: Any,
        *,
        key: str = "",
        start: Any = None,
        note: str = "",
        or_none: bool = False,
        also: dict[str, int] | None = None,
        public: bool | str = False,
    ) -> None:
        self.name = name
        self.public = public
        self.key = key or name
        self.note = note
        self.special: dict[Any, int] = {**(also or {})}
        self.shape = shape | str if also else shape
        if or_none:
            self.special[None] = NONE
            self.shape = self.shape | None
        self.start: Any = start if start is not None else NONE if or_none else 0

    def say(self, value: str, code: Code) -> str:
        """The expression for the JSON of one value."""
        if not self.special:
            return value
        said = {value: text for text, value in self.special.items()}
        return f"{code.use(said)}.get({value}, {value})"

    def from_json(self, given: Any, seats: int) -> Any:
        """The value again; refuses what the field cannot hold."""
        return given

    def hear(self, given: Any, seats: int) -> Any:
        if given is UNSET:
            return self.start
        if (given is None or isinstance(given, str)) and given in self.special:
            return self.special[given]
        return self.from_json(given, seats)

    def enum(self) -> type[Enum] | None:
        return type(self.start) if isinstance(self.start, Enum) else None

    def attributes(self) -> list[Attribute]:
        return [Attribute(self.name, self.holds, source(self.start), self.note, enum=self.enum())]

    def json(self, code: Code) -> str:
        return self.say(f"state.{self.name}", code)

    def read(self, state: State, given: Any, seats: int) -> None:
        setattr(state, self.name, self.hear(given, seats))

    def column_attributes(self, rows: str) -> list[Attribute]:
        kind = "int" if self.holds == "i64" else self.holds
        laid = f"[{source(self.start)}] * {rows}"
        return [Attribute(self.name, f"list[{kind}]", empty(kind), self.note, laid, self.enum())]

    def cell_json(self, code: Code) -> str:
        return self.say(f"state.{self.name}[i]", code)

    def read_column(self, state: State, given: list[Any], seats: int) -> None:
        setattr(state, self.name, [self.hear(each, seats) for each in given])


class Unwritten:
    """An attribute that is not in positions."""

    def __init__(
        self, name: str, holds: str = "i64", *, start: Any = None, note: str = "", public: bool = False
    ) -> None:
        self.public = public
        first = {"i64": 0, "bool": False}.get(holds) if start is None else start
        self.attribute = Attribute(name, holds, empty("int") if first is None else source(first), note)


class Settled(Unwritten):
    """What the table agreed on before the match: it comes from the options."""


class Derived(Unwritten):
    """What follows from other fields, kept at hand because the rules ask for it all the time."""

    def __init__(self, name: str, of: Callable[[Any], Any], holds: str = "i64", **more: Any) -> None:
        super().__init__(name, holds, **more)
        self.of = of


def source(value: Any) -> str:
    """A first value as it is written in Python."""
    if isinstance(value, str):
        return dumps(value)
    return f"{type(value).__name__}.{value.name}" if isinstance(value, Enum) else repr(value)


def empty(kind: str) -> str:
    """A list before it is laid out, in Python."""
    return "NO_ROW" if kind == "int" else "[]"
