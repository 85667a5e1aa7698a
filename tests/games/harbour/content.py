"""What is in the box of Harbour."""

from pathlib import Path

from msgspec import Struct

from tablee.games.content import read

DATA = Path(__file__).parent / "data"


class Berths(Struct, forbid_unknown_fields=True):
    count: int


class Cards(Struct, forbid_unknown_fields=True):
    values: list[int]
    copies: int


class Box(Struct, forbid_unknown_fields=True):
    rounds: int
    enough: int
    hand: int
    berths: Berths
    card: list[Cards]


BOX = read(DATA / "box.toml", Box)
