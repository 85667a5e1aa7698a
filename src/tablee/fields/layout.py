"""How values lie together: in rows, by name, by seat, several under one key."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from msgspec import UNSET, Struct, defstruct

from tablee.engine.state import State
from tablee.fields.cells import Flag, Names
from tablee.fields.declared import Attribute, Code, Declared, Field
from tablee.fields.refusals import once, one_of, wrong


class Row(Declared):
    """A list of such values: as many as it happens to be, or one for `each` of these names.

    As a column it is a list of lists; where there is one for each of some names, they lie end to end in one list.
    """

    def __init__(self, cell: Field, *, each: Sequence[str] = ()) -> None:
        self.cell = cell
        self.key = cell.key
        self.public = cell.public
        self.each = list(each)
        self.shape: Any = list[cell.shape]  # type: ignore[name-defined]

    def say(self, values: str, code: Code) -> str:
        """The expression for the JSON of one list, itself an expression for a new list."""
        said = self.cell.say("value", code)
        return values if said == "value" else f"[{said} for value in {values}]"

    def hear(self, given: Any, seats: int) -> list[Any]:
        if given is UNSET:
            return [self.cell.start] * len(self.each)
        if self.each and len(given) != len(self.each):
            raise wrong(self.key, given, ", ".join(self.each))
        return [self.cell.hear(each, seats) for each in given]

    def attributes(self) -> list[Attribute]:
        (attribute,) = self.cell.column_attributes(str(len(self.each)))
        return [attribute if self.each else attribute._replace(laid="")]

    def json(self, code: Code) -> str:
        return self.say(f"state.{self.cell.name}[:]", code)

    def read(self, state: State, given: Any, seats: int) -> None:
        setattr(state, self.cell.name, self.hear(given, seats))

    def column_attributes(self, rows: str) -> list[Attribute]:
        if self.each:
            return self.cell.column_attributes(f"({len(self.each)} * {rows})")
        (inner,) = self.attributes()
        return [inner._replace(holds=f"list[{inner.holds}]", start="[]", laid=f"[[] for _ in range({rows})]")]

    def cell_json(self, code: Code) -> str:
        width = len(self.each)
        row = f"[i * {width} : (i + 1) * {width}]" if self.each else "[i][:]"
        return self.say(f"state.{self.cell.name}{row}", code)

    def read_column(self, state: State, given: list[Any], seats: int) -> None:
        lists = [self.hear(each, seats) for each in given]
        setattr(state, self.cell.name, [*chain.from_iterable(lists)] if self.each else lists)


class ByName(Row):
    """One such value for each name, in a position by name, without those that are as at the start."""

    def __init__(self, cell: Field, names: Sequence[str]) -> None:
        super().__init__(cell, each=names)
        self.shape = dict[str, cell.shape]  # type: ignore[name-defined]

    def say(self, values: str, code: Code) -> str:
        named = f"zip({code.use(self.each)}, {values})"
        return f"{{name: {self.cell.say('value', code)} for name, value in {named} if value != {self.cell.start!r}}}"

    def hear(self, given: Any, seats: int) -> list[Any]:
        values = [self.cell.start] * len(self.each)
        for name, each in {} if given is UNSET else given.items():
            if name not in self.each:
                raise one_of(self.key, name, self.each)
            values[self.each.index(name)] = self.cell.hear(each, seats)
        return values


class Packed(Declared):
    """A column of flags or sets in one number: so many bits for each row."""

    def __init__(self, cell: Flag | Names) -> None:
        self.cell = cell
        self.key = cell.key
        self.public = cell.public
        self.shape = cell.shape
        self.bits = len(cell.names) if isinstance(cell, Names) else 1

    def column_attributes(self, rows: str) -> list[Attribute]:
        return [Attribute(self.cell.name, "i64", "0", self.cell.note)]

    def cell_json(self, code: Code) -> str:
        value = f"state.{self.cell.name} >> i * {self.bits} & {(1 << self.bits) - 1}"
        return f"bool({value})" if isinstance(self.cell, Flag) else self.cell.say(value, code)

    def read_column(self, state: State, given: list[Any], seats: int) -> None:
        heard = (int(self.cell.hear(each, seats)) << self.bits * row for row, each in enumerate(given))
        setattr(state, self.cell.name, sum(heard))


class Together(Declared):
    """Several sets under one key, as one list: no name is in two of them."""

    def __init__(self, key: str, *sets: Names, public: bool | str = False) -> None:
        self.key = key
        self.public = public
        self.sets = sets
        self.shape = list[str]

    def parts(self, given: Any) -> list[Any]:
        """What is given, set by set."""
        if given is UNSET:
            return [UNSET] * len(self.sets)
        known = [name for part in self.sets for name in part.bits]
        for each in given:
            if each not in known:
                raise one_of(self.key, each, known)
        once(self.key, given, 0)
        return [[each for each in given if each in part.bits] for part in self.sets]

    def attributes(self) -> list[Attribute]:
        return [attribute for part in self.sets for attribute in part.attributes()]

    def json(self, code: Code) -> str:
        return f"[{', '.join('*' + part.json(code) for part in self.sets)}]"

    def read(self, state: State, given: Any, seats: int) -> None:
        for part, own in zip(self.sets, self.parts(given), strict=True):
            part.read(state, own, seats)

    def column_attributes(self, rows: str) -> list[Attribute]:
        return [attribute for part in self.sets for attribute in part.column_attributes(rows)]

    def cell_json(self, code: Code) -> str:
        return f"[{', '.join('*' + part.cell_json(code) for part in self.sets)}]"

    def read_column(self, state: State, given: list[Any], seats: int) -> None:
        rows = [self.parts(each) for each in given]
        for place, part in enumerate(self.sets):
            part.read_column(state, [row[place] for row in rows], seats)


class Grid(Declared):
    """Rows with the same columns."""

    def __init__(self, key: str, columns: Sequence[Declared]) -> None:
        self.key = key
        self.columns = columns
        self.row = struct(key, columns)

    def row_json(self, code: Code) -> str:
        """The expression for row i."""
        return shown((column.key, column.cell_json(code)) for column in self.columns)

    def read_rows(self, state: State, rows: list[Any], seats: int) -> None:
        for column in self.columns:
            column.read_column(state, [UNSET if row is UNSET else getattr(row, column.key) for row in rows], seats)


class EachSeat(Grid):
    """What every seat has: a list of rows, by seat."""

    def __init__(self, *columns: Declared, key: str = "seats") -> None:
        super().__init__(key, columns)
        self.shape = list[self.row]  # type: ignore[name-defined]
        self.first = next(column for column in columns if isinstance(column, Field))

    def attributes(self) -> list[Attribute]:
        return [attribute for column in self.columns for attribute in column.column_attributes("seats")]

    def json(self, code: Code) -> str:
        return f"[{self.row_json(code)} for i in range(len(state.{self.first.name}))]"

    def read(self, state: State, given: Any, seats: int) -> None:
        if len(given) != seats:
            raise wrong(self.key, len(given), str(seats))
        self.read_rows(state, given, seats)


class Keyed(Grid):
    """A row for each of these names, without those whose first column is as at the start."""

    def __init__(
        self, key: str, names: Sequence[str], first: Field, *columns: Declared, public: bool | str = False
    ) -> None:
        super().__init__(key, [first, *columns])
        self.public = public
        self.names = list(names)
        self.first = first
        self.shape = dict[str, self.row]  # type: ignore[name-defined]

    def attributes(self) -> list[Attribute]:
        rows = str(len(self.names))
        return [attribute for column in self.columns for attribute in column.column_attributes(rows)]

    def json(self, code: Code) -> str:
        first = f"enumerate(state.{self.first.name}) if first != {code.use(self.first.start)}"
        return f"{{{code.use(self.names)}[i]: {self.row_json(code)} for i, first in {first}}}"

    def read(self, state: State, given: Any, seats: int) -> None:
        for name in given:
            if name not in self.names:
                raise one_of(self.key, name, self.names)
        self.read_rows(state, [given.get(name, UNSET) for name in self.names], seats)


class Nested(Declared):
    """Several fields under one key; null while the first is as at the start."""

    def __init__(self, key: str, first: Field, *others: Declared, public: bool | str = False) -> None:
        self.key = key
        self.public = public
        self.first = first
        self.entries: list[Declared] = [first, *others]
        self.shape = struct(key, self.entries) | None

    def attributes(self) -> list[Attribute]:
        return [attribute for entry in self.entries for attribute in entry.attributes()]

    def json(self, code: Code) -> str:
        inside = shown((entry.key, entry.json(code)) for entry in self.entries)
        return f"(None if state.{self.first.name} == {code.use(self.first.start)} else {inside})"

    def read(self, state: State, given: Any, seats: int) -> None:
        for entry in self.entries if given is not None else []:
            entry.read(state, getattr(given, entry.key), seats)


def struct(name: str, entries: Sequence[Declared]) -> type[Struct]:
    """What an object with these keys, and no others, looks like."""
    return defstruct(name, [(entry.key, entry.shape) for entry in entries], forbid_unknown_fields=True)


def shown(said: Iterable[tuple[str, str]]) -> str:
    """The expression for an object of these keys and expressions."""
    return f"{{{', '.join(f'{key!r}: {json}' for key, json in said)}}}"
