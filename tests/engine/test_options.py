"""Options: what a table settles before the match, and what is refused."""

import pytest
from tests.engine.refusals import refused

from tablee.engine.options import Option, Options, Value, checked

KNOWN = [
    Option("storm", [False, True]),
    Option("cards", ["random", "choice"]),
    Option("first", ["random"], or_seat=True),
    Option("kilt", [False, True], each_seat=True),
    Option("colour", ["red", "blue", "green"], each_seat=True, distinct=True),
]


def settled(**given: object) -> Options:
    return settled_for(2, given)


def settled_for(seats: int, given: dict[str, object]) -> Options:
    return checked("some-game", KNOWN, given, seats)


def test_what_is_not_given_has_its_default() -> None:
    assert settled() == {
        "storm": False,
        "cards": "random",
        "first": "random",
        "kilt": [False, False],
        "colour": ["red", "blue"],
    }


def test_given_values_are_kept() -> None:
    given: dict[str, object] = {"storm": True, "first": 1, "kilt": [True, False], "colour": ["green", "red"]}
    assert settled_for(2, given) == {"cards": "random", **given}


def test_an_unknown_option_is_refused_with_the_known_ones_and_the_nearest() -> None:
    with refused("unknown-option") as caught:
        settled(strom=True)
    assert caught.facts["option"] == "strom"
    assert caught.facts["like"] == "storm"
    assert caught.facts["known"] == ["storm", "cards", "first", "kilt", "colour"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("storm", wrong) for wrong in (1, "true", None)),
        *(("cards", wrong) for wrong in ("chosen", True)),
        *(("first", wrong) for wrong in (2, -1, True, "0")),
    ],
)
def test_a_value_out_of_range_is_refused_with_what_is_allowed(name: str, value: object) -> None:
    with refused("option-value") as caught:
        settled(**{name: value})
    assert caught.facts["option"] == name
    assert caught.facts["value"] == repr(value)
    assert caught.facts["allowed"]


@pytest.mark.parametrize("value", [True, [True], [True, False, True], "both", None, {0: True}])
def test_an_option_of_each_seat_wants_one_value_per_seat(value: object) -> None:
    with refused("option-per-seat") as caught:
        settled(kilt=value)
    assert caught.facts["seats"] == 2


def test_one_wrong_value_among_those_of_the_seats_is_refused() -> None:
    with refused("option-value"):
        settled(kilt=[True, "yes"])


def test_values_that_must_differ_and_do_not_are_refused() -> None:
    with refused("option-distinct") as caught:
        settled(colour=["red", "red"])
    assert caught.facts["option"] == "colour"


def test_a_seat_number_is_allowed_only_up_to_the_seats_there_are() -> None:
    allowed: list[Value] = ["random", 0, 1, 2]
    assert KNOWN[2].allowed(3) == allowed
    assert settled_for(3, {"first": 2})["first"] == 2
