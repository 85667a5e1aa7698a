"""What the data files of NCIS must say, and what they say."""

import re
from pathlib import Path
from typing import Literal

from msgspec import Struct

from tablee.engine.refused import Refused
from tablee.games.content import read, read_codes

SLUG = "ncis"
DATA = Path(__file__).parents[1] / "data"
CLUE = re.compile(r"([a-z]+)(!=|<=|>=|=|<|>)([a-z0-9-]+)")

Level = Literal["normal", "easy", "hard"]


class Series(Struct, forbid_unknown_fields=True):
    id: str
    provenance: str


class OperationCard(Struct, forbid_unknown_fields=True):
    """Cards that are alike: their IDs, and either a series and a value or an effect of their own."""

    ids: list[str]
    provenance: str
    series: str = ""
    value: int = 0
    effect: Literal["", "replay", "ambush", "swap"] = ""


class Operations(Struct, forbid_unknown_fields=True):
    series: list[Series]
    card: list[OperationCard]


class ZoneCard(Struct, forbid_unknown_fields=True):
    id: str
    red: int
    blue: int
    provenance: str
    red_power: str = ""
    blue_power: str = ""


class Zones(Struct, forbid_unknown_fields=True):
    zone: list[ZoneCard]


class SpecialAgent(Struct, forbid_unknown_fields=True):
    id: str
    effect: str
    provenance: str


class Agents(Struct, forbid_unknown_fields=True):
    agent: list[SpecialAgent]


class Category(Struct, forbid_unknown_fields=True):
    id: str
    attributes: list[str]
    provenance: str


class Candidate(Struct, forbid_unknown_fields=True):
    """One line of the dossier, and the clue card of that name: its rows above the name."""

    id: str
    facts: dict[str, str | int]
    rows: list[list[str]]
    provenance: str


class Clues(Struct, forbid_unknown_fields=True):
    rows: list[str]  # the colours, from the top
    category: list[Category]
    candidate: list[Candidate]


class Pool(Struct, forbid_unknown_fields=True):
    language: Literal["fr", "en"]
    fill: str
    words: list[str]
    provenance: str


class Pools(Struct, forbid_unknown_fields=True):
    pool: list[Pool]


class Deck(Struct, forbid_unknown_fields=True):
    id: str
    judged: str
    cards: list[str]
    classic: list[int]
    provenance: str


class DecryptageLevel(Struct, forbid_unknown_fields=True):
    level: Level
    size: int
    directions: int
    longest: int


class BalistiqueLevel(Struct, forbid_unknown_fields=True):
    level: Level
    twins: int
    turned: bool


class AutopsieLevel(Struct, forbid_unknown_fields=True):
    level: Level
    lanes: int
    layers: int


class Trials(Struct, forbid_unknown_fields=True):
    deck: list[Deck]
    decryptage: list[DecryptageLevel]
    balistique: list[BalistiqueLevel]
    autopsie: list[AutopsieLevel]


class GalleryRow(Struct, forbid_unknown_fields=True):
    base: int
    scale: int


class LauncherLevel(Struct, forbid_unknown_fields=True):
    level: Level
    speed: int
    cool: int
    reload: int
    flight: int
    sway_x: tuple[int, int]
    sway_y: tuple[int, int]
    scatter: int


class GalleryRoom(Struct, forbid_unknown_fields=True):
    width: int
    height: int
    centre: tuple[int, int]
    bullets: int
    most_shots: int
    ticks_a_second: int
    targets: list[str]
    columns: list[int]
    provenance: str
    row: list[GalleryRow]
    launcher: list[LauncherLevel]


def read_operations(folder: Path = DATA) -> Operations:
    operations = read(folder / "operations.toml", Operations)
    known = [series.id for series in operations.series]
    for card in operations.card:
        numbered = card.series in known and 1 <= card.value <= 5
        special = not card.series and not card.value and card.effect in ("ambush", "swap")
        if not numbered and not special:
            raise bad("operations.toml", f".card {card.ids[0]}", f"a series of {known} and a value", card.series)
    ids = [each for card in operations.card for each in card.ids]
    if len(ids) != 61 or len(set(ids)) != 61:
        raise bad("operations.toml", ".card", "61 cards", str(len(ids)))
    return operations


def read_zones(folder: Path = DATA) -> Zones:
    zones = read(folder / "zones.toml", Zones)
    if len(zones.zone) != 15:
        raise bad("zones.toml", ".zone", "15 cards", str(len(zones.zone)))
    for zone in zones.zone:
        if not (1 <= zone.red <= 3 and 1 <= zone.blue <= 3):
            raise bad("zones.toml", f".zone {zone.id}", "values from 1 to 3", f"{zone.red}, {zone.blue}")
    return zones


def read_agents(folder: Path = DATA) -> Agents:
    return read(folder / "agents.toml", Agents)


def read_clues(folder: Path = DATA) -> Clues:
    """The dossier and its cards; refuses a clue that is no comparison of an attribute, or that is untrue."""
    clues = read(folder / "clues.toml", Clues)
    attributes = {category.id: category.attributes for category in clues.category}
    for candidate in clues.candidate:
        own = attributes.get(candidate.id[:1], [])
        if list(candidate.facts) != own:
            raise bad("clues.toml", f".candidate {candidate.id}", ", ".join(own), ", ".join(candidate.facts))
        for clue in (clue for row in candidate.rows for clue in row):
            found = CLUE.fullmatch(clue)
            if found is None or found[1] not in own or not holds(clue, candidate.facts):
                raise bad("clues.toml", f".candidate {candidate.id}", "a clue that is true of it", clue)
    return clues


def holds(clue: str, facts: dict[str, str | int]) -> bool:
    """Whether a clue is true of somebody with these facts."""
    found = CLUE.fullmatch(clue)
    assert found is not None
    fact, sign = facts[found[1]], found[2]
    if isinstance(fact, str):
        return (fact == found[3]) == (sign == "=")
    value = int(found[3])
    return {
        "=": fact == value,
        "!=": fact != value,
        "<": fact < value,
        "<=": fact <= value,
        ">": fact > value,
        ">=": fact >= value,
    }[sign]


def read_pools(folder: Path = DATA) -> Pools:
    return read(folder / "words.toml", Pools)


def read_trials(folder: Path = DATA) -> Trials:
    trials = read(folder / "trials.toml", Trials)
    cards = sum(len(deck.cards) for deck in trials.deck)
    if cards != 31:
        raise bad("trials.toml", ".deck", "31 cards", str(cards))
    return trials


def read_gallery(folder: Path = DATA) -> GalleryRoom:
    return read(folder / "gallery.toml", GalleryRoom)


def bad(file: str, entry: str, expected: str, got: str) -> Refused:
    return Refused("bad-content", {"file": file, "entry": entry, "expected": expected, "got": got, "like": ""})


CODES = read_codes(DATA)
