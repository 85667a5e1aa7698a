"""Content: a malformed file is refused with file, entry, what was expected, what was got, and what was meant."""

from pathlib import Path

import pytest
from msgspec import Struct
from tests.engine.refusals import refused

from tablee.games.content import read
from tablee.games.loch_ness.content import FOLDER, read_board, read_codes, read_pieces


class Card(Struct, forbid_unknown_fields=True):
    id: str
    count: int


class Cards(Struct, forbid_unknown_fields=True):
    card: list[Card]


def file_of(folder: Path, text: str) -> Path:
    file = folder / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_good_file_is_read(tmp_path: Path) -> None:
    read_cards = read(file_of(tmp_path, '[[card]]\nid = "one"\ncount = 3\n'), Cards)
    assert (read_cards.card[0].id, read_cards.card[0].count) == ("one", 3)


@pytest.mark.parametrize(
    ("text", "entry", "expected", "got", "like"),
    [
        ('[[card]]\nid = "one"\ncount = "three"\n', ".card[0].count", "int", "str", ""),
        ('[[card]]\nid = 1\ncount = 3\n', ".card[0].id", "str", "int", ""),
        ('[[card]]\nid = "one"\ncount = 3\ncuont = 4\n', ".card[0]", None, "cuont", "count"),
        ('card = 3\n', ".card", "array", "int", ""),
        ('[[card]]\nid = "one"\n', ".card[0]", None, None, ""),
    ],
)  # fmt: skip
def test_a_malformed_entry_is_refused(
    tmp_path: Path, text: str, entry: str, expected: str | None, got: str | None, like: str
) -> None:
    with refused("bad-content") as caught:
        read(file_of(tmp_path, text), Cards)
    assert caught.facts["file"] == "cards.toml"
    assert caught.facts["entry"] == entry
    assert caught.facts["like"] == like
    assert caught.facts["expected"]
    assert caught.facts["got"]
    if expected is not None:
        assert caught.facts["expected"] == expected
    if got is not None:
        assert caught.facts["got"] == got


def test_a_missing_field_is_named(tmp_path: Path) -> None:
    with refused("bad-content") as caught:
        read(file_of(tmp_path, '[[card]]\nid = "one"\n'), Cards)
    assert "count" in str(caught.facts["expected"])


def test_what_is_no_toml_is_refused(tmp_path: Path) -> None:
    with refused("bad-content") as caught:
        read(file_of(tmp_path, "[[card]\nid = one"), Cards)
    assert caught.facts["expected"] == "TOML"
    assert "line" in str(caught.facts["got"])


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe\x00")
    with refused("bad-content"):
        read(tmp_path / "cards.toml", Cards)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with refused("no-such-file") as caught:
        read(tmp_path / "cards.toml", Cards)
    assert caught.facts["file"] == "cards.toml"


DATA = FOLDER / "data"


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of a game's data with one thing changed."""
    for file in DATA.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        if file.name == name:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / file.name).write_text(text, encoding="utf-8")
    return folder


def test_the_files_of_loch_ness_are_read_as_they_are() -> None:
    assert read_board().ring == 15
    assert sum(photo.count for photo in read_pieces().photo) == 27
    assert "bid" in read_codes().decisions


@pytest.mark.parametrize(
    ("old", "new", "entry", "got"),
    [
        ("groups = [4, 5]", "groups = [4, 6]", ".sector.groups", "1 2 3 4 6 6 7 8 9 10 11 12 13 14 15"),
        ("ring = 15", "ring = 16", ".sector.groups", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"),
        ("photos = 1 ", 'photos = "one" ', ".sector[0].photos", "str"),
        ("must = true", "most = true", ".action[0]", "most"),
    ],
)
def test_a_board_that_is_none_is_refused(tmp_path: Path, old: str, new: str, entry: str, got: str) -> None:
    with refused("bad-content") as caught:
        read_board(changed(tmp_path, "board.toml", old, new))
    assert caught.facts["file"] == "board.toml"
    assert caught.facts["entry"] == entry
    assert caught.facts["got"] == got


def test_pieces_that_are_none_are_refused(tmp_path: Path) -> None:
    with refused("bad-content") as caught:
        read_pieces(changed(tmp_path, "pieces.toml", "in_shop = 9", "in_shpo = 9"))
    assert caught.facts["like"] == "in_shop"


# Counts of the box. (section 2 of the rules)


def test_the_box_holds_sixty_cards_and_thirty_four_wooden_pieces() -> None:
    pieces = read_pieces()
    movement = sum(len(deck.values) * deck.copies for deck in pieces.deck)
    photos = sum(photo.count for photo in pieces.photo)
    hotel = sum(action.variant == "valet" for action in read_board().action)
    assert (movement, photos, hotel) == (32, 27, 1)
    assert movement + photos + hotel == 60
    coloured = [camera for camera in pieces.camera if camera.id != "white"]
    assert len(coloured) * len(pieces.character) + 1 == 21
    assert len(pieces.character) == 5
    assert [len(sector.groups) for sector in read_board().sector] == [3, 2, 3, 2, 3, 2]
