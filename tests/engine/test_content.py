"""Content: a malformed file is refused with file, entry, what was expected, what was got, and what was meant."""

from pathlib import Path

import pytest
from msgspec import Struct
from tests.engine.refusals import refused

from tablee.games.content import read


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
