"""Where everything lies on the board, in its own units; the drawing and the places read the same numbers."""

import tomllib

from strokes import Dot

from .svg import COLOURS, HOME, Box
from .world import chart

WIDTH, HEIGHT = 1600.0, 1050.0
MAP_TOP = 186.0

HEAD = 24.0  # of a site: its mark, its code, its printed skill
BODY: Dot = (104.0, 56.0)  # of a site: where card and agents lie
TILE: Dot = (BODY[0], HEAD + BODY[1])

# City codes as on a luggage tag, the same in every language.
CODES = (
    "LON",
    "MIA",
    "CAI",
    "REK",
    "HKG",
    "BUE",
    "PAR",
    "RIO",
    "IST",
    "CPT",
    "TYO",
    "SFO",
    "BER",
    "BKK",
    "CAS",
    "SYD",
    "VAN",
    "MEX",
    "VCE",
    "LAS",
    "BOM",
    "LIM",
    "SHA",
    "LOS",
    "VIE",
    "HAV",
    "MOW",
    "NBO",
    "NYC",
    "SIN",
    "ATH",
    "MTL",
    "KTM",
    "DKR",
    "STO",
    "HNL",
)

# The middle of each tile, moved off its town where towns stand close; the town itself is a dot with a line to it.
SPOTS: dict[str, Dot] = {
    "s01": (800, 318),
    "s02": (556, 580),
    "s03": (1182, 566),
    "s04": (690, 262),
    "s05": (1516, 648),
    "s06": (668, 986),
    "s07": (816, 412),
    "s08": (728, 884),
    "s09": (1172, 462),
    "s10": (974, 960),
    "s11": (1534, 446),
    "s12": (146, 500),
    "s13": (930, 262),
    "s14": (1340, 742),
    "s15": (782, 520),
    "s16": (1500, 905),
    "s17": (140, 352),
    "s18": (286, 668),
    "s19": (946, 470),
    "s20": (318, 524),
    "s21": (1228, 694),
    "s22": (436, 860),
    "s23": (1534, 556),
    "s24": (876, 762),
    "s25": (1092, 372),
    "s26": (440, 680),
    "s27": (1222, 316),
    "s28": (1214, 806),
    "s29": (586, 470),
    "s30": (1462, 800),
    "s31": (1058, 536),
    "s32": (556, 362),
    "s33": (1338, 518),
    "s34": (716, 676),
    "s35": (1104, 234),
    "s36": (84, 584),
}

HQ: Box = (40, 800, 206, 108)
DISCARD: Box = (1216, 886, 90, 120)

BASE: Dot = (254.0, 162.0)
DOOR: Dot = (62.0, 92.0)
BADGE = 19.0  # radius of the two signs of a base: look, and fight


class Site:
    """A site as the data have it, and where it is drawn."""

    def __init__(self, number: int, id: str, colour: str, printed: str, town: Dot) -> None:
        self.id = id
        self.code = CODES[number]
        self.colour = colour
        self.printed = printed
        self.town = town
        self.x, self.y = SPOTS[id]

    def tile(self) -> Box:
        return self.x - TILE[0] / 2, self.y - TILE[1] / 2, *TILE

    def body(self) -> Box:
        x, y, w, h = self.tile()
        return x, y + HEAD, w, h - HEAD


def sites() -> list[Site]:
    read = tomllib.loads((HOME / "data/board.toml").read_text(encoding="utf-8"))["site"]
    return [
        Site(number, row["id"], row["colour"], row["printed"], chart(row["longitude"], row["latitude"]))
        for number, row in enumerate(read)
    ]


def base(colour: str) -> Box:
    """The panel of a base, in the row along the top."""
    gap = (WIDTH - 24 - 6 * BASE[0]) / 5
    return 12 + COLOURS.index(colour) * (BASE[0] + gap), 12, *BASE


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
