"""All the fields of a game: a state as a position, the state again, and what of it is public."""

from typing import Any

from msgspec import ValidationError, convert

from tablee.engine.game import Json
from tablee.engine.refused import Refused
from tablee.engine.state import State
from tablee.fields.declared import Attribute, Code, Declared, Derived, Unwritten
from tablee.fields.layout import EachSeat, shown, struct


class Fields:
    """What the state of a game holds: entries of the position, attributes beside it, and headings between them."""

    def __init__(self, *declared: Declared | Unwritten | str) -> None:
        self.declared = declared
        self.entries = [each for each in declared if isinstance(each, Declared)]
        aside = [each for each in declared if isinstance(each, Unwritten)]
        self.derived = [each for each in aside if isinstance(each, Derived)]
        self.shape = struct("position", self.entries)
        code = Code()
        self.written = code.function(shown((entry.key, entry.json(code)) for entry in self.entries))
        beside = [(each.attribute.name, f"state.{each.attribute.name}") for each in aside if each.public]
        open_to_all = [(seen_as(entry), entry.json(code)) for entry in self.entries if entry.public]
        self.shown = code.function(shown([*beside, *open_to_all]))
        columns = [column for entry in self.entries if isinstance(entry, EachSeat) for column in entry.columns]
        open_rows = [(seen_as(column), column.cell_json(code)) for column in columns if column.public]
        self.shown_of_seat = code.function(shown(open_rows), "state, i")

    def write(self, state: State) -> dict[str, Json]:
        """The position of a state."""
        position: dict[str, Json] = self.written(state)
        return position

    def read(self, game: str, state: State, position: Json, seats: int) -> None:
        """Put everything on a new state as a position says it; refuses one that says something else or impossible."""
        try:
            given: Any = convert(position, self.shape, strict=True)
        except ValidationError as error:
            raise Refused("bad-position", {"game": game, "why": str(error)}) from None
        for entry in self.entries:
            entry.read(state, getattr(given, entry.key), seats)
        for each in self.derived:
            setattr(state, each.attribute.name, each.of(state))

    def broken(self, state: State) -> list[str]:
        """The names of the derived fields that do not follow from the others."""
        return [
            f"{each.attribute.name}-derived"
            for each in self.derived
            if getattr(state, each.attribute.name) != each.of(state)
        ]

    def public(self, state: State) -> dict[str, Any]:
        """What everybody sees, by key, to build a view with."""
        seen: dict[str, Any] = self.shown(state)
        return seen

    def public_of_seat(self, state: State, seat: int) -> dict[str, Any]:
        """What everybody sees of one seat."""
        seen: dict[str, Any] = self.shown_of_seat(state, seat)
        return seen

    def sections(self) -> list[str | Attribute]:
        """The attributes of the state in order, with the headings."""
        every: list[str | Attribute] = []
        for each in self.declared:
            if isinstance(each, str):
                every.append(each)
            else:
                every += each.attributes() if isinstance(each, Declared) else [each.attribute]
        return every


def seen_as(entry: Declared) -> str:
    """What something public is called in views."""
    return entry.public if isinstance(entry.public, str) else entry.key
