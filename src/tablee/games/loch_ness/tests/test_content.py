"""What is in the box of Loch Ness, and what is refused as the content of its data files."""

from pathlib import Path

import pytest
from tests.engine.refusals import refused

from tablee.games.content import read_codes
from tablee.games.loch_ness.rules.content import DATA, read_board, read_pieces


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of a game's data with one thing changed."""
    for file in DATA.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        if file.name == name:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / file.name).write_text(text, encoding="utf-8")
    return folder


def test_the_files_are_read_as_they_are() -> None:
    assert read_board().ring == 15
    assert sum(photo.count for photo in read_pieces().photo) == 27
    assert "bid" in read_codes(DATA).decisions


@pytest.mark.parametrize(
    ("old", "new", "entry", "got"),
    [
        ("groups = [4, 5]", "groups = [4, 6]", ".sector.groups", "1 2 3 4 6 6 7 8 9 10 11 12 13 14 15"),
        ("ring = 15", "ring = 16", ".sector.groups", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"),
        ("photos = 1 ", 'photos = "one" ', ".sector[0].photos", "str"),
        ('variant = "valet"', 'varient = "valet"', ".action[0]", "varient"),
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
    own, white = pieces.deck
    movement = len(own.values) * len(pieces.character) + len(white.values)
    photos = sum(photo.count for photo in pieces.photo)
    hotel = sum(action.variant == "valet" for action in read_board().action)
    assert (movement, photos, hotel) == (32, 27, 1)
    assert movement + photos + hotel == 60
    coloured = [camera for camera in pieces.camera if camera.id != "white"]
    assert len(coloured) * len(pieces.character) + 1 == 21
    assert len(pieces.character) == 5
    assert [len(sector.groups) for sector in read_board().sector] == [3, 2, 3, 2, 3, 2]
