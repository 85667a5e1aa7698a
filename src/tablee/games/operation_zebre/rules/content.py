"""What the data files of Opération Zèbre say: the cards, the codes, and the boxes of documents."""

from collections import Counter
from functools import cache
from math import log
from typing import Literal

from msgspec import Struct, field

from tablee.games.content import read, read_codes
from tablee.games.operation_zebre.box.editions import TODAY, read_edition
from tablee.games.operation_zebre.box.faces import CATEGORIES, DATA, LABELS, Face
from tablee.games.operation_zebre.box.judge import Judge
from tablee.games.operation_zebre.rules.boxes import BOXES, Box, content_words
from tablee.games.operation_zebre.rules.conditions import EVEN, ODD, SHOWN, STRUCK, Condition


class Manche(Struct, forbid_unknown_fields=True):
    players: int
    rounds: int
    novice: int
    avance: int


class TeamManche(Struct, forbid_unknown_fields=True):
    rounds: int
    novice: int
    avance: int


class Echec(Struct, forbid_unknown_fields=True):
    id: str
    boxes: int


class Asked(Struct, forbid_unknown_fields=True):
    """What a protocol or a mission asks of the lines left."""

    id: str
    even_total: bool = False
    apart: bool = False
    least_lines: int = 0
    most_lines: int = 99
    most_total: int = 99
    only: list[int] = field(default_factory=lambda: [0, 1, 2, 3])
    among: list[int] = field(default_factory=list)
    places: Literal["any", "odd", "even"] = "any"
    two_blocks: bool = False
    edges: Literal["free", "struck", "shown"] = "free"
    category: Literal["", "LIEU", "ECRAN", "FIGURE"] = ""
    no_hint: bool = False


class Cards(Struct, forbid_unknown_fields=True):
    manche: list[Manche]
    team: TeamManche
    echec: list[Echec]
    protocol: list[Asked]
    mission: list[Asked]


def condition(asked: Asked) -> Condition:
    made = Condition()
    made.even_total = asked.even_total
    made.apart = asked.apart
    made.least_lines = asked.least_lines
    made.most_lines = asked.most_lines
    made.most_total = asked.most_total
    made.only = sum(1 << value for value in asked.only)
    made.among = sum(1 << value for value in asked.among)
    made.places = {"any": 0, "odd": ODD, "even": EVEN}[asked.places]
    made.two_blocks = asked.two_blocks
    made.edges = {"free": 0, "struck": STRUCK, "shown": SHOWN}[asked.edges]
    made.category = CATEGORIES.index(asked.category) if asked.category else -1
    made.no_hint = asked.no_hint
    return made


CODES = read_codes(DATA)
CARDS = read(DATA / "cards.toml", Cards)
assert [card.players for card in CARDS.manche] == list(range(2, 2 + len(CARDS.manche)))  # found by the number of seats
ECHECS = [card.boxes for card in CARDS.echec]
PROTOCOLS = [condition(asked) for asked in CARDS.protocol]
MISSIONS = [condition(asked) for asked in CARDS.mission]
LABEL_NAMES = list(LABELS)

FACES_OF: dict[str, list[Face]] = {}  # boxes that are not in the data folder, by name


@cache
def judge_of(name: str, edition: int) -> Judge:
    """Who judges the answers about the documents of this box; made when it is first asked."""
    return Judge(FACES_OF[name] if name in FACES_OF else read_edition(name, edition))


@cache
def opened(name: str, edition: int = TODAY) -> int:
    """The place of this box among those that are open; it is read when it is first asked for."""
    box = Box(name, edition)
    box.labelled = [[] for _ in LABEL_NAMES]
    hardest: dict[int, int] = {}
    for face in judge_of(name, edition).faces:
        number = number_of(face)
        box.labels[number] = LABEL_NAMES.index(face.label)
        box.categories[number] = CATEGORIES.index(face.category)
        box.titles[number] = face.title
        box.initials[number] = face.initial
        box.values[number] = face.values
        box.texts[number] = face.texts
        box.difficulties[number] = face.difficulty
        box.herrings[number] = sum(1 << (line - 1) for line in face.herrings)
        box.words[number] = [content_words(text) for text in face.texts]
        box.labelled[box.labels[number]].append(number)
        hardest[number // 2] = max(face.difficulty, hardest.get(number // 2, 0))
    for faces in box.labelled:
        faces.sort()
        box.rarity.append(rarity([{word for line in box.words[face] for word in line} for face in faces]))
    box.cards = sorted(hardest)
    box.hardest = [hardest[card] for card in box.cards]
    BOXES.append(box)
    return len(BOXES) - 1


def rarity(faces: list[set[str]]) -> dict[str, float]:
    """How much each word tells among these faces."""
    counts = Counter(word for words in faces for word in words)
    return {word: log((len(faces) + 1) / (count + 1)) for word, count in counts.items()}


def number_of(face: Face) -> int:
    """The number of a face among all that a box may have: "oz-fr-003-b" is 5."""
    card, side = face.id.split("-")[2:]
    return 2 * (int(card) - 1) + "ab".index(side)
