"""What the data files of Loch Ness must say, and what they say."""

from pathlib import Path

from msgspec import Struct

from tablee.engine.refused import Refused
from tablee.games.content import read, read_codes

DATA = Path(__file__).parents[1] / "data"


class Sector(Struct, forbid_unknown_fields=True):
    id: str
    groups: list[int]
    photos: int
    provenance: str


class Track(Struct, forbid_unknown_fields=True):
    length: int
    end: int
    auctions: list[int]


class Action(Struct, forbid_unknown_fields=True):
    id: str
    provenance: str
    variant: str | None = None


class Board(Struct, forbid_unknown_fields=True):
    ring: int
    fronts: int
    rears: int
    sector: list[Sector]
    track: Track
    action: list[Action]


class Deck(Struct, forbid_unknown_fields=True):
    id: str
    values: list[int]
    provenance: str


class Photo(Struct, forbid_unknown_fields=True):
    id: str
    count: int
    provenance: str


class Camera(Struct, forbid_unknown_fields=True):
    id: str
    value: int
    in_shop: int
    start: bool
    provenance: str


class PhotoPoints(Struct, forbid_unknown_fields=True):
    set: int
    pair: int
    single: int
    provenance: str


class Character(Struct, forbid_unknown_fields=True):
    id: str
    emblem: str
    provenance: str


class Pieces(Struct, forbid_unknown_fields=True):
    deck: list[Deck]
    photo: list[Photo]
    camera: list[Camera]
    photo_points: PhotoPoints
    character: list[Character]


def read_board(folder: Path = DATA) -> Board:
    """The board; refuses one whose groups are not each in one sector."""
    board = read(folder / "board.toml", Board)
    groups = [group for sector in board.sector for group in sector.groups]
    if groups != list(range(1, board.ring + 1)):
        got, expected = " ".join(map(str, groups)), f"1..{board.ring}"
        facts = {"file": "board.toml", "entry": ".sector.groups", "expected": expected, "got": got, "like": ""}
        raise Refused("bad-content", {**facts})
    return board


def read_pieces(folder: Path = DATA) -> Pieces:
    return read(folder / "pieces.toml", Pieces)


CODES = read_codes(DATA)
