"""The data files: counts, balance, and what is refused."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

import tablee
from tablee.games.james_bond_007.rules.content import (
    CODES,
    DATA,
    read_agents,
    read_board,
    read_cards,
    read_criminals,
)
from tablee.games.james_bond_007.tests.stage import GADGETS, INTEL, SITES, face_of

READERS: dict[str, Callable[[Path], object]] = {
    "board.toml": read_board,
    "agents.toml": read_agents,
    "criminals.toml": read_criminals,
    "cards.toml": read_cards,
}


def test_JB_19_there_are_six_sites_of_each_colour_two_for_each_skill() -> None:
    sites = read_board().site
    assert [site.id for site in sites] == SITES
    assert set(Counter((site.colour, site.printed) for site in sites).values()) == {2}


def test_JB_16_twelve_agents_begin_with_eleven_points_all_in_different_ways() -> None:
    agents = read_agents().agent
    levels = [(agent.start.c, agent.start.f, agent.start.a) for agent in agents]
    assert len(set(levels)) == 12
    assert {sum(each) for each in levels} == {11}
    recto = [sorted(each) for each, agent in zip(levels, agents, strict=True) if agent.side == "recto"]
    assert recto == [[2, 4, 5]] * 6


def test_JB_4_there_is_one_criminal_of_each_role_in_each_base() -> None:
    criminals = read_criminals().criminal
    assert len({(criminal.base, criminal.role) for criminal in criminals}) == len(criminals) == 18
    assert {(criminal.role, criminal.skill, criminal.resistance) for criminal in criminals} == {
        ("ce", "a", 10),
        ("as", "c", 10),
        ("hm", "f", 10),
    }


def test_JB_18_JB_G22_two_intel_cards_for_each_criminal_and_twelve_gadgets_of_each_skill() -> None:
    cards = read_cards()
    assert [card.id for card in cards.intel] == INTEL
    assert [card.id for card in cards.gadget] == GADGETS
    assert set(Counter(card.against for card in cards.intel).values()) == {2}
    assert Counter(card.with_ for card in cards.gadget) == {"c": 12, "f": 12, "a": 12}
    assert {card.adds for card in cards.intel} == {card.adds for card in cards.gadget} == {2}


def test_JB_33_the_side_that_shows_tells_neither_colour_nor_kind() -> None:
    cards = read_cards()
    assert set(Counter((card.opens, card.action) for card in cards.intel).values()) == {2}
    assert set(Counter((card.against[3:], card.action) for card in cards.intel).values()) == {4}
    assert set(Counter((card.with_, card.action) for card in cards.gadget).values()) == {4}
    assert all(face_of(card.id) == card.action for card in cards.intel)
    assert all(face_of(card.id) == card.action for card in cards.gadget)


def test_JB_67_JB_G30_the_special_die_shows_zero_to_three() -> None:
    assert read_board().numbers.special_die == [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("board.toml", 'printed = "c"', 'printed = "f"', ".site.ro"),
        ("board.toml", 'colour = "ro"', 'colour = "rouge"', ".site[0].colour"),
        ("agents.toml", "c = 5, f = 4, a = 2", "c = 5, f = 4, a = 3", ".agent.ro-1.start"),
        ("cards.toml", 'action = "c"', 'action = "f"', ".action.c"),
        ("criminals.toml", "resistance = 10", 'resistance = "ten"', ".criminal[0].resistance"),
        ("cards.toml", "adds = 2", "ads = 2", ".intel[0]"),
    ],
)
def test_bad_data_is_refused_with_file_and_entry(tmp_path: Path, file: str, old: str, new: str, entry: str) -> None:
    folder = copytree(DATA, tmp_path / "data")
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(tablee.Refused) as refused:
        READERS[file](folder)
    assert refused.value.code == "bad-content"
    assert (refused.value.facts["file"], refused.value.facts["entry"]) == (file, entry)


def test_every_decision_and_event_names_the_rules_behind_it() -> None:
    assert all(rules for rules in (*CODES.decisions.values(), *CODES.events.values()))
