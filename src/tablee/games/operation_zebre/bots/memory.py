"""What a bot knows of the box, and what it makes of what it hears. (OZ-117, section 9.6 of the rules)

Everything follows from the public memory word, the seat and the level: the document that is held never enters.
"""

from math import cos, exp, log, pi, sqrt
from typing import Final

from mypy_extensions import i64

from tablee.games.operation_zebre.rules.boxes import Box, content_words
from tablee.games.operation_zebre.rules.components import Components
from tablee.games.operation_zebre.rules.sides import box_of, reader
from tablee.games.operation_zebre.rules.verdicts import GIVEN_INITIAL

RANDOM: Final = 0
SIMPLE: Final = 1
EXPERT: Final = 2
SKILL: Final = [0.35, 0.55, 0.80]
KNOWN: Final = [0.92, 0.75, 0.50]  # by difficulty
# How likely a line is remembered, by level and value: fitted to what blind readers named from one line of that value.
REMEMBERED: Final = [[0.02, 0.09, 0.32, 0.70], [0.04, 0.16, 0.47, 0.88], [0.07, 0.26, 0.65, 0.97]]
COMMON: Final = 0.3  # the share of what is known that all know alike
EVERYBODY: Final = 99  # the seat of what all know alike
KEPT_WORDS: Final = 0.9
NOISE: Final = [1.2, 0.8, 0.5]
SOMETHING_ELSE: Final = [3.0, 3.5, 4.0]
WARMTH: Final = 1.5


def mix(one: i64, two: i64, three: i64, four: i64) -> float:
    """A number from 0 to 1 that these four decide, and nothing else."""
    word: i64 = 0x9E3779B9
    for part in [one, two, three, four]:
        word = ((word ^ (part & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        word ^= word >> 13
        word = (word * 0x27D4EB2F) & 0xFFFFFFFF
        word ^= word >> 16
    return float(word) / 4294967296.0


def recalled(word: i64, seat: i64, face: i64, place: i64) -> float:
    """A number from 0 to 1 for something that this seat may know: of its own, or the same for everybody."""
    shared = mix(word, seat, face, 16_384 + place) < COMMON
    return mix(word, EVERYBODY if shared else seat, face, place)


def memory_word(state: Components) -> int:
    return state.memory[0] << 16 | state.memory[1]


def document_number(state: Components) -> int:
    """Which document of the match is being read."""
    return 16 * state.round + state.turn


def know(difficulty: i64, skill: float) -> float:
    """How likely somebody of this skill knows a subject. (section 9.7 of the rules)"""
    return min(0.98, max(0.05, KNOWN[difficulty - 1] + 0.35 * (skill - 0.5)))


class Hunch:
    """Titles that fit what was heard, with how much a bot believes in each."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.beliefs: list[float] = []
        self.unsure = 1.0  # the belief that it is something else

    def best(self) -> int:
        """The place of the title believed in most; -1 if the bot knows none."""
        found = -1
        for place in range(len(self.faces)):
            if found < 0 or self.beliefs[place] > self.beliefs[found]:
                found = place
        return found

    def belief(self, face: i64) -> float:
        """How much it believes in this title; 0 if it does not know it."""
        for place in range(len(self.faces)):
            if self.faces[place] == face:
                return self.beliefs[place]
        return 0.0

    def confidence(self) -> float:
        place = self.best()
        return self.beliefs[place] if place >= 0 else 0.0


def hunch(state: Components, seat: i64, level: i64, knower: i64) -> Hunch:
    """What this seat thinks of the document that is being read, as far as `knower` can tell: of the cards in hand they
    know their own alone."""
    box, now = box_of(state), reader(state)
    held = state.face[now]  # of it, only what was announced and told is looked at
    heard = set(content_words(state.text[now] + " " + state.line_left))  # what was heard is not forgotten (OZ-G16)
    made = Hunch()
    scores: list[float] = []
    for face in box.labelled[box.labels[held]]:
        if face // 2 in state.used or face // 2 == state.card[knower]:
            continue
        if state.hint == GIVEN_INITIAL and box.initials[face] != box.initials[held]:
            continue
        word = memory_word(state)
        if recalled(word, seat, face, -1) < know(box.difficulties[face], SKILL[level]):
            made.faces.append(face)
            scores.append(score(state, box, seat, level, face, heard))
    top = SOMETHING_ELSE[level]
    for each in scores:
        top = max(top, each)
    weights = [exp((each - top) / WARMTH) for each in scores]
    other = exp((SOMETHING_ELSE[level] - top) / WARMTH)
    total = other
    for weight in weights:
        total += weight
    made.beliefs = [weight / total for weight in weights]
    made.unsure = other / total
    return made


def score(state: Components, box: Box, seat: i64, level: i64, face: i64, heard: set[str]) -> float:
    """How well a title fits the words heard, as far as this seat remembers its lines."""
    word = memory_word(state)
    rarity = box.rarity[box.labels[face]]
    known: list[str] = []
    for line, words in enumerate(box.words[face]):
        here = [place for place, each in enumerate(words) if each in heard]
        if not here:
            continue
        chance = REMEMBERED[level][box.values[face][line]]
        if state.hint == GIVEN_INITIAL:  # a letter jogs the memory: each line gets a second try
            chance = 1.0 - (1.0 - chance) * (1.0 - chance)
        if recalled(word, seat, face, line) >= chance:
            continue
        for place in here:
            each = words[place]
            if each not in known and mix(word, seat, face, 64 * (line + 1) + place) < KEPT_WORDS:
                known.append(each)
    total = -0.4 * float(box.difficulties[face] - 1)
    for each in known:
        total += rarity.get(each, 0.0)
    number = document_number(state)
    spread = max(1e-9, mix(word, seat, face, 4096 + number))
    return total + NOISE[level] * sqrt(-2.0 * log(spread)) * cos(2.0 * pi * mix(word, seat, face, 8192 + number))
