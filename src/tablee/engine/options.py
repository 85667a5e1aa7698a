"""Options: what a table settles before the match."""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.engine.moves import near
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng

Value = str | int | bool
Options = dict[str, Value | list[Value]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing to settle: its name and the values it may have, the default first.

    `or_seat` also allows a seat number; `each_seat` asks one value per seat; `distinct` wants those all different
    and takes the defaults in order. One that is not `asked` is settled by the game and kept with the match, such as the
    edition of its texts: no lobby shows it.
    """

    def __init__(
        self,
        name: str,
        values: list[Value],
        *,
        or_seat: bool = False,
        each_seat: bool = False,
        distinct: bool = False,
        asked: bool = True,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.or_seat: Final = or_seat
        self.each_seat: Final = each_seat
        self.distinct: Final = distinct
        self.asked: Final = asked

    def default(self, seats: int) -> Value | list[Value]:
        if self.distinct:
            return self.values[:seats]
        if self.each_seat:
            return [self.values[0]] * seats
        return self.values[0]

    def allowed(self, seats: int) -> list[Value]:
        return [*self.values, *range(seats)] if self.or_seat else self.values

    def further(self, luck: Rng) -> Value | None:
        """A value that is allowed though it is not listed, drawn by luck; None where there is no such value."""
        return None

    def check(self, value: object, seats: int) -> Value | list[Value]:
        """The value, if it is one of this option's; refuses it otherwise."""
        allowed = self.allowed(seats)
        if not self.each_seat:
            return self.one(value, allowed)
        if not isinstance(value, list) or len(value) != seats:
            raise Refused("option-per-seat", {"option": self.name, "value": repr(value), "seats": seats})
        values = [self.one(each, allowed) for each in value]
        if self.distinct and len(set(values)) < seats:
            raise Refused("option-distinct", {"option": self.name, "value": repr(value)})
        return values

    def one(self, value: object, allowed: list[Value]) -> Value:
        for known in allowed:
            if type(known) is type(value) and known == value:
                return known
        facts = [str(known).lower() for known in allowed]
        raise Refused("option-value", {"option": self.name, "value": repr(value), "allowed": facts})


def checked(game: str, known: list[Option], given: dict[str, object], seats: int) -> Options:
    """All options with their values; refuses an unknown name or a value out of range."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise Refused("unknown-option", {"game": game, "option": name, "known": names, "like": near(name, names)})
    return {
        option.name: option.check(given[option.name], seats) if option.name in given else option.default(seats)
        for option in known
    }
