"""The data files: what the boxes hold, and how bad data is refused."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from tablee.engine.refused import Refused
from tablee.games.negociateur.rules.content import (
    DATA,
    Abductor,
    Demand,
    DiscussionCard,
    TerrorCard,
    read_abductors,
    read_board,
    read_demands,
    read_discussion,
    read_exploits,
    read_pivotal,
    read_terror,
)
from tablee.games.negociateur.rules.effects import line


def test_there_are_sixty_four_cards() -> None:
    discussion = sum(card.copies for card in read_discussion() if card.pool == "crimewave")
    red = sum(card.copies for card in read_terror() if card.pool == "crimewave")
    golden = sum(card.copies for card in read_pivotal() if card.pool == "crimewave")
    demands = Counter(demand.kind for demand in read_demands())
    assert (discussion, red, golden) == (22, 21, 6)
    assert demands == {"escape": 5, "major": 6}
    assert len(read_abductors()) + 1 + demands.total() + red + golden + discussion == 64


def test_the_first_box_adds_as_many() -> None:
    assert sum(card.copies for card in read_discussion() if card.pool == "base") == 22
    assert sum(card.copies for card in read_terror() if card.pool == "base") == 21
    assert sum(card.copies for card in read_pivotal() if card.pool == "base") == 3


@pytest.mark.parametrize("pool", ["crimewave", "base"])
def test_each_box_has_cards_of_every_price_and_every_part(pool: str) -> None:
    costs = Counter(card.cost for card in read_discussion() if card.pool == pool for _ in range(card.copies))
    assert (costs[0], costs[1], costs[2], costs[3], costs[8]) == (6, 2, 6, 2, 1)
    assert sum(costs[cost] for cost in range(4, 8)) == 5
    parts = Counter(card.part for card in read_terror() if card.pool == pool for _ in range(card.copies))
    assert parts == {"compulsory": 8, "raising": 2, "other": 8, "minor": 3}


def test_a_terror_card_is_of_its_part_by_what_its_main_effect_can_do() -> None:
    """Compulsory and minor cards apart, a card counts as raising exactly if its main effect may raise the threat."""
    for card in read_terror():
        lines = [*card.main]
        if card.test:
            lines += [*card.test.two, *card.test.one, *card.test.none]
        lines += [effect for way in card.choose for effect in way.effects]
        raises = any(effect.startswith(("threat +", "set-threat")) for effect in lines)
        if card.part in ("raising", "other"):
            assert (card.part == "raising") == raises, card.id


def test_everything_says_where_we_know_it_from() -> None:
    entries: list[DiscussionCard | TerrorCard | Demand | Abductor] = [*read_discussion(), *read_terror()]
    entries += [*read_pivotal(), *read_demands(), *read_abductors()]
    assert all(entry.provenance for entry in entries)
    names = [entry.id for entry in entries]
    assert len(set(names)) == len(names)


def test_the_versions_of_a_free_card_say_the_same() -> None:
    cards = {card.id: card for card in read_discussion()}
    twins = [card for card in cards.values() if card.twin]
    assert len(twins) == 3
    for card in twins:
        other = cards[card.twin]
        assert (card.cost, card.two, card.one, card.none) == (other.cost, other.two, other.one, other.none)


def test_the_pieces_are_as_many_as_in_the_box() -> None:
    board = read_board()
    assert (board.hostages, board.markers, board.most_dice, board.red_cards) == (20, 10, 5, 10)
    assert len(read_exploits()) == 24


@pytest.mark.parametrize(
    ("text", "expected", "like"),
    [
        ("thraet +1", "verb", "threat"),
        ("threat", "threat with its words", ""),
        ("threat much", "threat with its words", ""),
        ("threat +1 down-to 3", "threat with its words", ""),
        ("dice +1", "dice with its words", ""),
        ("dice +1 for-ever", "dice with its words", ""),
        ("fours", "fours with its words", ""),
        ("release", "release with its words", ""),
        ("release 1 2", "release with its words", ""),
        ("end now", "end with its words", ""),
    ],
)
def test_an_effect_that_is_no_verb_with_its_words_is_refused_by_name(text: str, expected: str, like: str) -> None:
    with pytest.raises(Refused) as caught:
        line([text], "terror.toml snap.main")
    assert caught.value.code == "bad-content"
    assert caught.value.facts == {
        "file": "terror.toml",
        "entry": "snap.main",
        "expected": expected,
        "got": text,
        "like": like,
    }


def test_a_data_file_with_a_wrong_field_is_refused_with_what_was_probably_meant(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    file = tmp_path / "discussion.toml"
    file.write_text(file.read_text("utf-8").replace("cost = 0\n", "csot = 0\n", 1), "utf-8")
    with pytest.raises(Refused) as caught:
        read_discussion(tmp_path)
    assert (caught.value.facts["file"], caught.value.facts["like"]) == ("discussion.toml", "cost")
