"""Fields: a state said once. What is declared can be written and read again, and what does not fit is refused."""

import json
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from tests.engine.refusals import refused

from tablee.engine.state import State
from tablee.fields import (
    ByName,
    Choice,
    Counts,
    Derived,
    EachSeat,
    Fields,
    Flag,
    Keyed,
    Maybe,
    Named,
    Names,
    Nested,
    Number,
    Packed,
    Row,
    Seat,
    Seats,
    Settled,
    Stack,
    Text,
    Together,
    components_of,
)
from tablee.fields.__main__ import declaring, written
from tablee.fields.classes import components

COLOURS = ["red", "green", "blue"]
ROOMS = ["hall", "attic"]
COINS = ["penny", "crown"]


class Mood(Enum):
    CALM = "calm"
    LOUD = "loud"


def loudness(state: Any) -> int:
    return 2 if state.mood is Mood.LOUD else 1


FIELDS = Fields(
    "The table.",
    Settled("seats", public=True),
    Settled("prizes", "list[int]"),
    Choice("mood", Mood, public=True, note="how loud it is"),
    Derived("loudness", loudness, start=1),
    Flag("open", start=True),
    Number("round", 1, 9, start=1),
    Text("motto", 12),
    Seat("first"),
    Seat("guest", or_none=True, also={"ghost": 9}),
    Named("colour", COLOURS, or_none=True, public="tint"),
    Row(Named("path", COLOURS, also={"fog": -2})),
    Row(Number("dice", 1, 6, public=True), each=["black", "white"]),
    Names("flags", COLOURS),
    Counts("purse", COINS, 5, bits=3),
    ByName(Number("prices"), COINS),
    Stack("pile", [1, 2, 3]),
    Together("cards", Names("gems", ["ruby", "opal"]), Names("keys", ["iron"]), public=True),
    Nested("duel", Choice("duel", Mood, key="kind"), Number("total"), public=True),
    Keyed(
        "rooms", ROOMS, Number("guests", 0, 3), Packed(Flag("locked")), Seats("seen"), Named("paint", COLOURS, start=-1)
    ),
    EachSeat(
        Number("scores", key="score"),
        Packed(Names("worn", COLOURS, public=True)),
        Row(Number("levels", 0, 6), each=["c", "f"]),
        ByName(Named("pawns", ROOMS, start=-1), ["a", "b"]),
        Together("held", Names("held_gems", ["ruby", "opal"]), Names("held_keys", ["iron"])),
        Flag("ready"),
        Row(Number("trail", 0, 9)),
        Maybe(Named("hat", COLOURS, public=True)),
    ),
)
Table: Any = components_of(FIELDS)

POSITION: dict[str, Any] = {
    "mood": "loud",
    "open": False,
    "round": 3,
    "motto": "Là « haut »",
    "first": 1,
    "guest": "ghost",
    "colour": None,
    "path": ["blue", "fog", "red"],
    "dice": [6, 1],
    "flags": ["red", "blue"],
    "purse": {"penny": 1, "crown": 5},
    "prices": {"penny": 7},
    "pile": [3, 1],
    "cards": ["opal", "iron"],
    "duel": {"kind": "loud", "total": 5},
    "rooms": {"attic": {"guests": 2, "locked": True, "seen": [0, 1], "paint": "red"}},
    "seats": [
        {
            "score": 4,
            "worn": ["green"],
            "levels": [1, 6],
            "pawns": {"b": "attic"},
            "held": ["ruby", "iron"],
            "ready": True,
            "trail": [3, 9],
            "hat": "blue",
        },
        {"score": -2, "worn": [], "levels": [0, 0], "pawns": {}, "held": [], "ready": False, "trail": [], "hat": None},
    ],
}


def table() -> Any:
    state = Table()
    state.lay_out(2)
    return state


def taken(position: dict[str, Any]) -> Any:
    state = Table()
    FIELDS.read("a-game", state, position, 2)
    return state


def test_a_position_is_read_and_written_the_same() -> None:
    assert json.dumps(FIELDS.write(taken(POSITION))) == json.dumps(POSITION)


def test_what_is_laid_out_is_blank_and_reads_again() -> None:
    blank = FIELDS.write(table())
    assert (
        blank["seats"]
        == [
            {
                "score": 0,
                "worn": [],
                "levels": [0, 0],
                "pawns": {},
                "held": [],
                "ready": False,
                "trail": [],
                "hat": None,
            },
        ]
        * 2
    )
    assert (blank["duel"], blank["rooms"], blank["guest"], blank["open"]) == (None, {}, None, True)
    assert FIELDS.write(taken({**blank, "dice": [1, 1]})) == {**blank, "dice": [1, 1]}


def test_numbers_lie_on_the_state_as_the_rules_use_them() -> None:
    state = taken(POSITION)
    assert (state.mood, state.guest, state.colour, state.path) == (Mood.LOUD, 9, -1, [2, -2, 0])
    assert (state.flags, state.purse, state.prices, state.pile) == (0b101, 0o51, [7, 0], 0o31)
    assert (state.gems, state.keys, state.duel, state.total) == (0b10, 1, Mood.LOUD, 5)
    assert (state.guests, state.locked, state.seen, state.paint) == ([0, 2], 0b10, [0, 0b11], [-1, 0])
    assert (state.worn, state.levels, state.pawns) == (0b010, [1, 6, 0, 0], [-1, 1, -1, -1])
    assert (state.held_gems, state.held_keys, state.ready) == ([1, 0], [1, 0], [True, False])
    assert (state.trail, state.hat) == ([[3, 9], []], [2, None])


def test_derived_fields_follow_and_are_told_when_they_do_not() -> None:
    state = taken(POSITION)
    assert (state.loudness, FIELDS.broken(state)) == (2, [])
    state.mood = Mood.CALM
    assert FIELDS.broken(state) == ["loudness-derived"]


def test_a_copy_is_equal_and_has_the_luck() -> None:
    state, twin = taken(POSITION), Table()
    state.key(1, 2, 3)
    state.prizes = [5]
    state.copy_to(twin)
    assert FIELDS.write(twin) == POSITION
    assert (twin.prizes, twin.loudness, twin.below(10**6)) == ([5], 2, state.below(10**6))


def test_a_position_shares_nothing_with_its_state() -> None:
    state = taken(POSITION)
    position: Any = FIELDS.write(state)
    position["dice"][0] = 2
    position["flags"].append("green")
    position["seats"][0]["levels"][0] = 3
    assert FIELDS.write(state) == POSITION


def test_what_is_public_is_seen_by_everybody_and_nothing_else_is() -> None:
    state = taken(POSITION)
    state.seats = 2
    shared = {key: POSITION[key] for key in ("mood", "dice", "cards", "duel")}
    assert FIELDS.public(state) == {"seats": 2, "tint": None, **shared}
    assert FIELDS.public_of_seat(state, 0) == {"worn": ["green"], "hat": "blue"}


@pytest.mark.parametrize(
    ("change", "field", "got", "expected"),
    [
        ({"mood": "glum"}, "mood", "glum", "calm, loud"),
        ({"round": 10}, "round", "10", "1..9"),
        ({"motto": "thirteen long"}, "motto", "thirteen long", "..12"),
        ({"first": 2}, "first", "2", "0..1"),
        ({"first": -1}, "first", "-1", "0..1"),
        ({"guest": "spirit"}, "guest", "spirit", "ghost, 0..1"),
        ({"colour": "pink"}, "colour", "pink", "red, green, blue"),
        ({"path": ["mist"]}, "path", "mist", "fog, red, green, blue"),
        ({"dice": [1]}, "dice", "[1]", "black, white"),
        ({"dice": [1, 7]}, "dice", "7", "1..6"),
        ({"flags": ["pink"]}, "flags", "pink", "red, green, blue"),
        ({"flags": ["red", "red"]}, "flags", "red red", "distinct"),
        ({"purse": {"crown": 6}}, "purse", "6", "0..5"),
        ({"purse": {"euro": 1}}, "purse", "euro", "penny, crown"),
        ({"prices": {"euro": 1}}, "prices", "euro", "penny, crown"),
        ({"pile": [4]}, "pile", "4", "1, 2, 3"),
        ({"pile": [2, 2]}, "pile", "2 2", "distinct"),
        ({"cards": ["gold"]}, "cards", "gold", "ruby, opal, iron"),
        ({"duel": {"kind": "glum", "total": 1}}, "kind", "glum", "calm, loud"),
        ({"rooms": {"cellar": POSITION["rooms"]["attic"]}}, "rooms", "cellar", "hall, attic"),
        ({"rooms": {"hall": {**POSITION["rooms"]["attic"], "guests": 4}}}, "guests", "4", "0..3"),
        ({"rooms": {"hall": {**POSITION["rooms"]["attic"], "seen": [2]}}}, "seen", "2", "0..1"),
        ({"seats": POSITION["seats"][:1]}, "seats", "1", "2"),
        ({"seats": [{**POSITION["seats"][0], "pawns": {"c": "hall"}}] * 2}, "pawns", "c", "a, b"),
        ({"seats": [{**POSITION["seats"][0], "trail": [10]}] * 2}, "trail", "10", "0..9"),
        ({"seats": [{**POSITION["seats"][0], "hat": "pink"}] * 2}, "hat", "pink", "red, green, blue"),
        ({"seats": [{**POSITION["seats"][0], "held": ["ruby", "ruby"]}] * 2}, "held", "ruby ruby", "distinct"),
    ],
)
def test_a_value_that_cannot_be_is_named_with_what_was_expected(
    change: dict[str, Any], field: str, got: str, expected: str
) -> None:
    with refused("wrong-field") as caught:
        taken({**POSITION, **change})
    assert caught.facts == {"field": field, "got": got, "expected": expected}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"round": "three"}, "$.round"),
        ({"round": 10**7}, "$.round"),
        ({"open": 1}, "$.open"),
        ({"extra": 1}, "extra"),
        ({"purse": ["crown"]}, "$.purse"),
        ({"rooms": {"hall": {}}}, "guests"),
        ({"seats": [{}, {}]}, "score"),
    ],
)
def test_a_position_of_another_shape_is_refused_with_the_place(change: dict[str, Any], why: str) -> None:
    with refused("bad-position") as caught:
        taken({**POSITION, **change})
    assert caught.facts["game"] == "a-game"
    assert why in str(caught.facts["why"])


def test_the_class_is_plain_code_with_the_headings_and_the_notes() -> None:
    source = components(FIELDS)
    assert "        # The table.\n        self.seats: i64 = 0\n" in source
    assert "        self.mood: Mood = Mood.CALM  # how loud it is\n" in source
    assert "        self.scores = [0] * seats\n" in source
    assert issubclass(Table, State)


@pytest.mark.parametrize("file", declaring(), ids=lambda file: file.parts[-3])
def test_the_components_of_every_game_are_those_it_declares(file: Path) -> None:
    assert file.with_name("components.py").read_text(encoding="utf-8") == written(file), "run `make fields`"
