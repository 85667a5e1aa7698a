"""The boxes of documents as the rules use them: by the number of the face, in lists. (OZ-05, OZ-08)"""

from typing import Final

from tablee.games.operation_zebre.box.checks import FUNCTION_WORDS
from tablee.games.operation_zebre.box.tokens import tokens
from tablee.games.operation_zebre.rules.moves import FACES

LONGEST_STEM: Final = 6
HARDEST: Final = 3


class Box:
    """One box. Card c has the faces 2c and 2c + 1; a face that the box does not have has the label -1."""

    def __init__(self, name: str, edition: int) -> None:
        self.name: Final = name
        self.edition: Final = edition
        self.cards: list[int] = []
        self.hardest: list[int] = []  # by card in that order: the difficulty of the harder face
        self.labels: list[int] = [-1] * FACES
        self.categories: list[int] = [-1] * FACES
        self.titles: list[str] = [""] * FACES
        self.initials: list[str] = [""] * FACES
        self.values: list[list[int]] = [[] for _ in range(FACES)]
        self.texts: list[list[str]] = [[] for _ in range(FACES)]
        self.difficulties: list[int] = [1] * FACES
        self.herrings: list[int] = [0] * FACES  # lines that point elsewhere, as bits
        self.labelled: list[list[int]] = []  # the faces of each label, rising
        self.words: list[list[list[str]]] = [[] for _ in range(FACES)]  # those that matter, by line
        self.rarity: list[dict[str, float]] = []  # by label: how much a word tells, the fewer faces have it the more

    def within(self, difficulty: int) -> list[int]:
        """The cards of which both faces are at most that hard."""
        if difficulty >= HARDEST:
            return self.cards
        return [card for card, hardest in zip(self.cards, self.hardest, strict=True) if hardest <= difficulty]

    def total(self, face: int, kept: int) -> int:
        """What the lines left come to. (OZ-11)"""
        total = 0
        for line, value in enumerate(self.values[face]):
            if kept >> line & 1:
                total += value
        return total

    def heard(self, face: int, kept: int) -> str:
        """The lines left, one space between them and nothing added. (OZ-12)"""
        return " ".join([text for line, text in enumerate(self.texts[face]) if kept >> line & 1])


def content_words(text: str) -> list[str]:
    """The words of a text that matter, without case, accents, plural and endings, each once."""
    found: list[str] = []
    for token in tokens(text):
        if token in FUNCTION_WORDS or len(token) < 2:
            continue
        word = (token[:-1] if len(token) > 3 and token[-1] in "sx" else token)[:LONGEST_STEM]
        if word not in found:
            found.append(word)
    return found


BOXES: Final[list[Box]] = []  # those that were opened
