"""What the data files of James Bond 007 must say, and what they say."""

from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from tablee.engine.refused import Refused
from tablee.games.content import read, read_codes

DATA = Path(__file__).parents[1] / "data"

Skill = Literal["c", "f", "a"]
Colour = Literal["ro", "bl", "ve", "ja", "vi", "gr"]


class Numbers(Struct, forbid_unknown_fields=True):
    action: int
    level_least: int
    level_most: int
    cards_per_site: int
    gadgets_per_skill_and_seat: int
    special_die: list[int]


class ColourEntry(Struct, forbid_unknown_fields=True):
    id: Colour
    provenance: str


class Site(Struct, forbid_unknown_fields=True):
    id: str
    colour: Colour
    printed: Skill
    provenance: str


class Board(Struct, forbid_unknown_fields=True):
    numbers: Numbers
    colour: list[ColourEntry]
    site: list[Site]


class Levels(Struct, forbid_unknown_fields=True):
    c: int
    f: int
    a: int


class Agent(Struct, forbid_unknown_fields=True):
    id: str
    colour: Colour
    side: Literal["recto", "verso"]
    start: Levels
    provenance: str


class Agents(Struct, forbid_unknown_fields=True):
    agent: list[Agent]


class Criminal(Struct, forbid_unknown_fields=True):
    id: str
    base: Colour
    role: Literal["ce", "as", "hm"]
    skill: Skill
    resistance: int
    provenance: str


class Criminals(Struct, forbid_unknown_fields=True):
    criminal: list[Criminal]


class Intel(Struct, forbid_unknown_fields=True):
    """Opens a base, and adds to fights against one criminal."""

    id: str
    action: Skill
    opens: Colour
    against: str
    adds: int
    provenance: str


class Gadget(Struct, forbid_unknown_fields=True):
    """Adds to one roll with a skill."""

    id: str
    action: Skill
    adds: int
    provenance: str
    with_: Skill = field(name="with")


class Cards(Struct, forbid_unknown_fields=True):
    intel: list[Intel]
    gadget: list[Gadget]


def read_board(folder: Path = DATA) -> Board:
    """The board; refuses one whose sites are not six of each colour, two for each skill."""
    board = read(folder / "board.toml", Board)
    for colour in board.colour:
        skills = sorted(site.printed for site in board.site if site.colour == colour.id)
        expect("board.toml", f".site.{colour.id}", " ".join(skills), "a a c c f f")
    return board


def read_agents(folder: Path = DATA) -> Agents:
    """The agents; refuses one whose levels are not eleven points."""
    agents = read(folder / "agents.toml", Agents)
    for agent in agents.agent:
        start = agent.start
        expect("agents.toml", f".agent.{agent.id}.start", str(start.c + start.f + start.a), "11")
    return agents


def read_criminals(folder: Path = DATA) -> Criminals:
    return read(folder / "criminals.toml", Criminals)


def read_cards(folder: Path = DATA) -> Cards:
    """The cards; refuses a deck in which the side that shows would betray the other."""
    cards = read(folder / "cards.toml", Cards)
    for skill in ("c", "f", "a"):
        intel = sum(1 for card in cards.intel if card.action == skill)
        gadgets = sum(1 for card in cards.gadget if card.action == skill)
        expect("cards.toml", f".action.{skill}", f"{intel} {gadgets}", "12 12")
    return cards


def expect(file: str, entry: str, got: str, expected: str) -> None:
    if got != expected:
        facts = {"file": file, "entry": entry, "expected": expected, "got": got, "like": ""}
        raise Refused("bad-content", {**facts})


CODES = read_codes(DATA)
