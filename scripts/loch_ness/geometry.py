"""Where everything lies on the board: the curve of the loch and every place around it."""

import math
from typing import NamedTuple

WIDTH, HEIGHT = 1600, 1000
CELL_W, CELL_H = 48.0, 49.2
EDGE = 8.0  # paper outside the score track
LEFT, TOP, RIGHT, BOTTOM = EDGE + CELL_W, EDGE + CELL_H, WIDTH - EDGE - CELL_W, HEIGHT - EDGE - CELL_H

CENTRE_X, CENTRE_Y = 800.0, 458.0
TILT = math.radians(-10.5)  # the loch rises towards the north-east, as on a map
GROUPS = range(1, 16)
SECTORS = {"a": (1, 2, 3), "b": (4, 5), "c": (6, 7, 8), "d": (9, 10), "e": (11, 12, 13), "f": (14, 15)}
RIVERS = (15, 3, 5, 8, 10, 13)  # a river comes in after each of these groups
RIVER_ROOM = 30.0  # extra room along the bank where it does
SPOT_R, SEA_R = 31.0, 43.0
SHORE, SEA = 38.0, 98.0  # how far inside the front line the water begins, and the sea spaces lie


class Point(NamedTuple):
    x: float
    y: float

    def toward(self, angle: float, distance: float) -> "Point":
        return Point(self.x + math.cos(angle) * distance, self.y + math.sin(angle) * distance)


class Ring:
    """A closed line around the loch, clockwise from its eastern tip; places are found by their share of its length."""

    def __init__(self, inset: float, steps: int = 2000) -> None:
        self.points = [_loch(k / steps, inset) for k in range(steps)]
        self.lengths = [0.0]
        for k in range(steps):
            self.lengths.append(self.lengths[-1] + math.dist(self.points[k], self.points[(k + 1) % steps]))

    @property
    def length(self) -> float:
        return self.lengths[-1]

    def at(self, share: float) -> Point:
        distance = share % 1 * self.length
        k = next(k for k in range(len(self.points)) if self.lengths[k + 1] >= distance)
        p, q = self.points[k], self.points[(k + 1) % len(self.points)]
        part = (distance - self.lengths[k]) / (self.lengths[k + 1] - self.lengths[k])
        return Point(p.x + (q.x - p.x) * part, p.y + (q.y - p.y) * part)

    def out(self, share: float) -> float:
        """The direction away from the water."""
        before, after = self.at(share - 0.004), self.at(share + 0.004)
        return math.atan2(after.y - before.y, after.x - before.x) - math.pi / 2


def _loch(turn: float, inset: float) -> Point:
    """A tilted superellipse with a slight bend."""
    a, b, power = 596.0 - inset, 210.0 - inset, 2 / 2.4
    c, s = math.cos(turn * 2 * math.pi), math.sin(turn * 2 * math.pi)
    x = a * math.copysign(abs(c) ** power, c)
    y = b * math.copysign(abs(s) ** power, s) + 12 * math.sin(x / 205)
    cos, sin = math.cos(TILT), math.sin(TILT)
    return Point(CENTRE_X + x * cos - y * sin, CENTRE_Y + x * sin + y * cos)


FRONT_LINE = Ring(0)
SEA_RING = Ring(SEA)
START = -0.012  # the river Ness leaves at the north-eastern tip


def _shares() -> tuple[dict[int, float], dict[int, float]]:
    pitch = (FRONT_LINE.length - len(RIVERS) * RIVER_ROOM) / len(GROUPS)
    groups: dict[int, float] = {}
    rivers: dict[int, float] = {15: START}
    here = START * FRONT_LINE.length + RIVER_ROOM / 2
    for number in GROUPS:
        groups[number] = (here + pitch / 2) / FRONT_LINE.length
        here += pitch
        if number in RIVERS and number != 15:
            rivers[number] = (here + RIVER_ROOM / 2) / FRONT_LINE.length
            here += RIVER_ROOM
    return groups, rivers


GROUP_AT, RIVER_AT = _shares()


def _sea_shares() -> dict[int, float]:
    """Each sea space as near to its group as its neighbours let it: at the tips they push each other along."""
    length, room = SEA_RING.length, 121.0
    nearest = {}
    for number in GROUPS:
        middle = FRONT_LINE.at(GROUP_AT[number])
        k = min(range(len(SEA_RING.points)), key=lambda k: math.dist(SEA_RING.points[k], middle))
        nearest[number] = SEA_RING.lengths[k]
    here = dict(nearest)
    for _ in range(400):
        for number in GROUPS:
            here[number] += _signed(nearest[number] - here[number], length) * 0.02
        for number in GROUPS:
            after = number % 15 + 1
            short = room - _signed(here[after] - here[number], length)
            if short > 0:
                here[number] -= short / 2
                here[after] += short / 2
    return {number: here[number] / length for number in GROUPS}


def _signed(difference: float, length: float) -> float:
    return (difference + length / 2) % length - length / 2


SEA_AT = _sea_shares()


def sea(number: int) -> Point:
    return SEA_RING.at(SEA_AT[number])


def facing(number: int) -> tuple[Point, float]:
    """The middle of a group's front spaces and the direction from its sea space to it."""
    middle, water = FRONT_LINE.at(GROUP_AT[number]), sea(number)
    straight = math.atan2(middle.y - water.y, middle.x - water.x)
    normal = FRONT_LINE.out(GROUP_AT[number])
    bend = (straight - normal + math.pi) % (2 * math.pi) - math.pi
    return middle, normal + bend / 2


def front(number: int, side: str) -> Point:
    """The middle of a front space: `a` is reached first when going clockwise, `b` second."""
    middle, out = facing(number)
    return middle.toward(out + math.pi / 2, -36.0 if side == "a" else 36.0)


def rear(number: int) -> Point:
    middle, out = facing(number)
    return middle.toward(out, 63.0)


def badge(number: int) -> Point:
    """Where the number of a group stands: at the water's edge between its front spaces."""
    middle, out = facing(number)
    return middle.toward(out, -31.0)


def track_cell(number: int) -> tuple[float, float, float, float]:
    """Left, top, width, height of a space of the score track, clockwise; the start takes two cells."""
    if number == 0:
        return EDGE, EDGE, 2 * CELL_W, CELL_H
    index = number + 1
    if index <= 32:
        column, row = index, 0
    elif index <= 51:
        column, row = 32, index - 32
    elif index <= 83:
        column, row = 83 - index, 19
    else:
        column, row = 0, 102 - index
    return EDGE + column * CELL_W, EDGE + row * CELL_H, CELL_W, CELL_H
