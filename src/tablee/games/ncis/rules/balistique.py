"""Balistique: twelve bullets, and eleven guns that each fired one of them. (8.7)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.ncis.rules.content import read_trials
from tablee.games.ncis.rules.moves import BULLETS
from tablee.games.ncis.rules.mulberry import Mulberry

_levels: Final = {each.level: each for each in read_trials().balistique}
TWINS: Final[list[int]] = [_levels[level].twins for level in ("normal", "easy", "hard")]
TURNED: Final[list[bool]] = [_levels[level].turned for level in ("normal", "easy", "hard")]

GROOVES: Final = 8
CLASSES: Final = 6  # three calibres, each turned right or left
GUNS: Final = 11
APART: Final = 2  # places in which any two strips differ, at least


class Balle:
    """The Balle card: of each bullet the class (calibre * 2 + twist), its strip of grooves and how that is shown.

    `guns` says which bullet, from 0, each gun fired.
    """

    def __init__(self, classes: list[int], strips: list[list[int]], shown: list[list[int]], guns: list[int]) -> None:
        self.classes: Final = classes
        self.strips: Final = strips
        self.shown: Final = shown
        self.guns: Final = guns


def balle(word: i64, level: i64) -> Balle:
    stream = Mulberry(word)
    strips = distinct_strips(stream, level)
    order = list(range(BULLETS))
    stream.shuffle(order)
    classes: list[int] = []
    lying: list[list[int]] = []
    shown: list[list[int]] = []
    for each in order:
        turn: i64 = stream.below(GROOVES) if TURNED[level] else 0
        strip = strips[each]
        classes.append(each // 2)
        lying.append(strip)
        shown.append(strip[turn:] + strip[:turn])
    guns = list(range(BULLETS))
    stream.shuffle(guns)
    return Balle(classes, lying, shown, guns[:GUNS])


def distinct_strips(stream: Mulberry, level: i64) -> list[list[int]]:
    """A pair of twins for each class; an attempt in which two are too much alike goes on with the same stream."""
    while True:
        strips: list[list[int]] = []
        for _ in range(CLASSES):
            strip: list[int] = []
            for _ in range(GROOVES):
                strip.append(1 + stream.below(3))
            twin = strip[:]
            places = list(range(GROOVES))
            stream.shuffle(places)
            for place in places[: TWINS[level]]:
                twin[place] = 1 + (strip[place] + stream.below(2)) % 3
            strips.append(strip)
            strips.append(twin)
        if apart(strips, turned=TURNED[level]):
            return strips


def apart(strips: list[list[int]], *, turned: bool) -> bool:
    """Whether any two strips differ enough, where they are shown turned under every rotation."""
    for i in range(BULLETS):
        for j in range(i):
            for turn in range(GROOVES if turned else 1):
                if difference(strips[i], strips[j], turn) < APART:
                    return False
    return True


def difference(one: list[int], other: list[int], turn: i64) -> i64:
    """In how many places two strips differ, the second turned so far."""
    found: i64 = 0
    for place in range(GROOVES):
        if one[place] != other[(place + turn) % GROOVES]:
            found += 1
    return found


def packed(card: Balle, bullet: i64) -> i64:
    """A bullet as one number, for the state to keep: its number from 1, calibre, twist, strip, and how it is shown."""
    found = (bullet + 1) | (card.classes[bullet] // 2) << 4 | (card.classes[bullet] % 2) << 6
    for place in range(GROOVES):
        found |= card.strips[bullet][place] << 8 + 2 * place
        found |= card.shown[bullet][place] << 24 + 2 * place
    return found


def matching(card: Balle, gun: i64, level: i64) -> list[int]:
    """The bullets, from 0, that could come from a gun, by class and by strip as it is shown: the solver."""
    fired = card.guns[gun]
    found: list[int] = []
    for bullet in range(BULLETS):
        if card.classes[bullet] != card.classes[fired]:
            continue
        for turn in range(GROOVES if TURNED[level] else 1):
            if difference(card.strips[fired], card.shown[bullet], turn) == 0:
                found.append(bullet)
                break
    return found
