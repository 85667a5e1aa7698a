"""Where everything lies on the board, in its own units; the drawing and the places read the same numbers."""

import tomllib
from itertools import combinations

from strokes import Dot

from .svg import COLOURS, HOME, Box
from .towns import TOWNS
from .world import chart

WIDTH, HEIGHT = 1600.0, 1050.0
MAP_TOP = 186.0

HEAD = 28.0  # of a site: its name
BODY = 56.0  # of a site: where card and agents lie
NAME = 21.0  # the size of every name on the board

HQ: Box = (272, 908, 236, 126)
DISCARD: Box = (1240, 900, 90, 120)

BASE: Dot = (254.0, 162.0)
DOOR: Dot = (62.0, 92.0)
BADGE = 19.0  # radius of the two signs of a base: look, and fight


class Site:
    """A site as the data have it, and where it is drawn."""

    def __init__(self, id: str, colour: str) -> None:
        town = TOWNS[id]
        self.id = id
        self.code = town.code
        self.colour = colour
        self.town = chart(town.longitude, town.latitude)
        self.width = town.width
        self.x, self.y = town.spot

    def tile(self) -> Box:
        return self.x - self.width / 2, self.y - (HEAD + BODY) / 2, self.width, HEAD + BODY

    def body(self) -> Box:
        x, y, w, h = self.tile()
        return x, y + HEAD, w, h - HEAD


def sites() -> list[Site]:
    """All sites; no tile lies over another."""
    read = tomllib.loads((HOME / "data/board.toml").read_text(encoding="utf-8"))["site"]
    found = [Site(row["id"], row["colour"]) for row in read]
    boxes = {site.code: site.tile() for site in found} | {"HQ": HQ, "discard": DISCARD}
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert apart(a, b), f"{one} and {other} lie over each other"
    return found


def apart(a: Box, b: Box) -> bool:
    (ax, ay, aw, ah), (bx, by, bw, bh) = a, b
    return ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay


def base(colour: str) -> Box:
    """The panel of a base, in the row along the top."""
    gap = (WIDTH - 24 - 6 * BASE[0]) / 5
    return 12 + COLOURS.index(colour) * (BASE[0] + gap), 12, *BASE


def title(colour: str) -> Box:
    """Where the name of a base stands."""
    x, y, w, _ = base(colour)
    return x + 54, y + 4, w - 58, 30


def door(colour: str, number: int) -> Box:
    x, y, _, _ = base(colour)
    return x + 54 + (number - 1) * (DOOR[0] + 4), y + 38, *DOOR


def gate(colour: str) -> Box:
    """All three doors of a base: what is sealed when nobody plays its colour."""
    x, y, w, h = door(colour, 1)
    return x - 3, y - 3, 3 * w + 8 + 6, h + 6


def badge(colour: str, verb: str) -> Dot:
    x, y, _, _ = base(colour)
    return x + 27, y + (88 if verb == "scout" else 134)


def passport(number: int) -> Box:
    """Where the twelve passports are laid out to choose from: both sides of a colour next to each other."""
    wide, high, gap = 382.0, 267.0, 12.0
    left = (WIDTH - 4 * wide - 3 * gap) / 2
    top = MAP_TOP + (HEIGHT - MAP_TOP - 3 * high - 2 * gap) / 2
    return left + number % 4 * (wide + gap), top + number // 4 * (high + gap), wide, high
