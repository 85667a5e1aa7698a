"""What is refused of a position: each refusal names the field, what was there and what was expected."""

from collections.abc import Sequence

from tablee.engine.refused import Refused


def wrong(field: str, got: object, expected: str) -> Refused:
    return Refused("wrong-field", {"field": field, "got": str(got), "expected": expected})


def one_of(field: str, got: object, known: Sequence[object]) -> Refused:
    return wrong(field, got, ", ".join(str(each) for each in known[:40] if each is not None))


def once(field: str, given: list[object], value: int) -> int:
    """The value, if nothing in the list it comes from is there twice."""
    if len(set(given)) != len(given):
        raise wrong(field, " ".join(map(str, given)), "distinct")
    return value


def within(field: str, value: int, least: int, most: int) -> int:
    """The number, if it is in range."""
    if not least <= value <= most:
        raise wrong(field, value, f"{least}..{most}")
    return value
