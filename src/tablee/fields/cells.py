"""What one value may be: a number, a flag, a text, one of some names, a set of them, a stack of cards."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Annotated, Any

from msgspec import Meta

from tablee.fields.declared import Code, Field
from tablee.fields.refusals import once, one_of, within, wrong

MOST = 10**6  # no match counts further, and a compiled field holds it
Count = Annotated[int, Meta(ge=-MOST, le=MOST)]


class Flag(Field):
    """True or false."""

    holds = "bool"

    def __init__(self, name: str, *, start: bool = False, **more: Any) -> None:
        super().__init__(name, bool, start=start, **more)


class Text(Field):
    """A text of so many characters at most; empty at the start."""

    holds = "str"

    def __init__(self, name: str, most: int, **more: Any) -> None:
        super().__init__(name, str, start="", **more)
        self.most = most

    def from_json(self, given: Any, seats: int) -> str:
        if len(given) > self.most:
            raise wrong(self.key, given, f"..{self.most}")
        return str(given)


class Number(Field):
    """A number in a range."""

    def __init__(self, name: str, least: int = -MOST, most: int = MOST, **more: Any) -> None:
        super().__init__(name, Count, **more)
        self.least = least
        self.most = most

    def from_json(self, given: Any, seats: int) -> int:
        return within(self.key, given, self.least, self.most)


class Seat(Field):
    """One of the seats."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, Count, **more)

    def from_json(self, given: Any, seats: int) -> int:
        if not isinstance(given, int):
            raise one_of(self.key, given, [*self.special, f"0..{seats - 1}"])
        return within(self.key, given, 0, seats - 1)


class Choice(Field):
    """One member of an Enum, by its value; the first one at the start, unless another is named."""

    def __init__(self, name: str, choices: type[Enum], **more: Any) -> None:
        members = list(choices)
        super().__init__(name, str, **{"start": members[0], **more})
        self.holds = choices.__name__
        self.members = {member.value: member for member in members}

    def say(self, value: str, code: Code) -> str:
        return f"{value}.value"

    def from_json(self, given: Any, seats: int) -> Enum:
        if given not in self.members:
            raise one_of(self.key, given, list(self.members))
        return self.members[given]


class Named(Field):
    """One of these names; on the state, its place among them, or the number it is named for."""

    def __init__(self, name: str, names: Sequence[str] | Mapping[int, str], **more: Any) -> None:
        self.numbers = {
            text: number for number, text in (names.items() if isinstance(names, Mapping) else enumerate(names))
        }
        super().__init__(name, str, **more)

    def say(self, value: str, code: Code) -> str:
        every: dict[Any, int] = {**self.numbers, **self.special}
        return f"{code.use({number: text for text, number in every.items()})}[{value}]"

    def from_json(self, given: Any, seats: int) -> int:
        if given not in self.numbers:
            raise one_of(self.key, given, [*self.special, *self.numbers])
        return self.numbers[given]


class Names(Field):
    """A set of these names, in their order; on the state, bits. Bits that no name stands for are None."""

    def __init__(self, name: str, names: Sequence[str | int | None], **more: Any) -> None:
        self.names = list(names)
        self.bits = {each: 1 << place for place, each in enumerate(names) if each is not None}
        super().__init__(name, list[str] if isinstance(next(iter(self.bits)), str) else list[Count], **more)

    def say(self, value: str, code: Code) -> str:
        if len(self.names) > 8:
            return f"{code.use(self.members)}({value})"
        return f"[*{code.use([self.members(bits) for bits in range(1 << len(self.names))])}[{value}]]"

    def members(self, bits: int) -> list[Any]:
        names = []
        while bits:
            low = bits & -bits
            names.append(self.names[low.bit_length() - 1])
            bits -= low
        return names

    def from_json(self, given: Any, seats: int) -> int:
        value = 0
        for each in given:
            if each not in self.bits:
                raise one_of(self.key, each, list(self.bits))
            value |= self.bits[each]
        return once(self.key, given, value)


class Seats(Names):
    """A set of seats."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, range(64), **more)

    def from_json(self, given: Any, seats: int) -> int:
        for each in given:
            within(self.key, each, 0, seats - 1)
        return super().from_json(given, seats)


class Counts(Field):
    """How many of each name, without those there are none of; on the state, so many bits for each."""

    def __init__(self, name: str, names: Sequence[str], most: int, *, bits: int = 2, **more: Any) -> None:
        self.names = list(names)
        self.most = most
        self.bits = bits
        super().__init__(name, dict[str, Count], **more)

    def say(self, value: str, code: Code) -> str:
        return f"{code.use(self.counts)}({value})"

    def counts(self, value: int) -> dict[str, int]:
        bits, mask, found = self.bits, (1 << self.bits) - 1, {}
        for name in self.names:
            if value & mask:
                found[name] = value & mask
            value >>= bits
        return found

    def from_json(self, given: Any, seats: int) -> int:
        value = 0
        for name, count in given.items():
            if name not in self.names:
                raise one_of(self.key, name, self.names)
            value += within(self.key, count, 0, self.most) << self.bits * self.names.index(name)
        return value


class Stack(Field):
    """A stack of cards 1 to 7, the bottom first, none twice; on the state, octal digits."""

    def __init__(self, name: str, cards: Sequence[int], **more: Any) -> None:
        self.cards = list(cards)
        super().__init__(name, list[Count], **more)

    def say(self, value: str, code: Code) -> str:
        return f"({code.use(digits)}({value}) if {value} else [])"

    def from_json(self, given: Any, seats: int) -> int:
        value = 0
        for card in given:
            if card not in self.cards:
                raise one_of(self.key, card, self.cards)
            value = value << 3 | card
        return once(self.key, given, value)


def digits(value: int) -> list[int]:
    return [*map(int, f"{value:o}")]


class Maybe(Field):
    """Such a value, or None, also on the state: for what no compiled loop counts with."""

    def __init__(self, cell: Field) -> None:
        super().__init__(cell.name, cell.shape | None, key=cell.key, note=cell.note, public=cell.public)
        self.cell = cell
        self.holds = f"{'int' if cell.holds == 'i64' else cell.holds} | None"
        self.start = None

    def say(self, value: str, code: Code) -> str:
        said = self.cell.say(value, code)
        return value if said == value else f"(None if {value} is None else {said})"

    def from_json(self, given: Any, seats: int) -> Any:
        return None if given is None else self.cell.hear(given, seats)
