"""The six lands round the loch, the hills behind their cameras, the rivers between them."""

import math
import random

from . import sky
from .geometry import BOTTOM, CENTRE_X, CENTRE_Y, FRONT_LINE, GROUPS, LEFT, RIGHT, RIVER_AT, SECTORS, Point, rear
from .svg import Dot, curve, element, gradient, group, ink, line, path, poly, ribbon, sides

# Where the six rivers run, from the bank outwards; each comes in after the group it is named by.
COURSES: dict[int, list[Dot]] = {
    15: [(1424, 300), (1472, 298), (1512, 272), (1560, 262)],
    3: [(1024, 684), (1010, 726), (1034, 768), (1022, 812), (1050, 860)],
    5: [(660, 728), (642, 768), (664, 808), (650, 860)],
    8: [(166, 506), (128, 520), (92, 500), (40, 500)],
    10: [(488, 268), (474, 244), (490, 226), (480, 200)],
    13: [(1030, 200), (1050, 176), (1040, 156), (1050, 140)],
}
ENDS = {15: 16, 3: 22, 5: 22, 8: 18, 10: 5, 13: 4}  # how wide each is where it leaves the picture
FAR_CORNERS: dict[str, list[Dot]] = {
    "a": [(1700, 260), (1700, 1100), (1050, 1100)],
    "b": [(1050, 1100), (650, 1100)],
    "c": [(650, 1100), (-100, 1100), (-100, 500)],
    "d": [(-100, 500), (-100, -50), (452, -50)],
    "e": [(452, -50), (1050, -50)],
    "f": [(1050, -50), (1700, -50), (1700, 260)],
}
EDGES = {"a": (15, 3), "b": (3, 5), "c": (5, 8), "d": (8, 10), "e": (10, 13), "f": (13, 15)}


def course(number: int) -> list[Dot]:
    """A river from inside the loch to the edge of the picture."""
    share = RIVER_AT[number]
    mouth, out = FRONT_LINE.at(share), FRONT_LINE.out(share)
    return [mouth.toward(out, -62), mouth.toward(out, -24), mouth, *COURSES[number]]


STEPS = 68  # points of a line round the loch


def bank(distance: float, swing: float, seed: int) -> list[Point]:
    """A line round the loch at a distance from the front line, never quite even."""
    rng = random.Random(seed)
    phases = [rng.uniform(0, 2 * math.pi) for _ in range(3)]
    points = []
    for k in range(STEPS):
        turn = k / STEPS
        wave = sum(math.sin(turn * 2 * math.pi * n + phase) for n, phase in zip((7, 13, 22), phases, strict=True))
        points.append(FRONT_LINE.at(turn).toward(FRONT_LINE.out(turn), distance + swing * wave / 2))
    return points


def skyline() -> list[Dot]:
    """The edge of the lands against the ranges, from west to east: highest behind the rear spaces."""
    points: list[Dot] = [(LEFT - 10, 290), (LEFT + 90, 282), (LEFT + 190, 300)]
    for number in (10, 11, 12, 13, 14, 15):
        spot = rear(number)
        if number == 11:
            points.append((484, 246))
        points += [(spot.x - 74, spot.y + 26), (spot.x, spot.y - 4), (spot.x + 74, spot.y + 14)]
    return [*points, (RIGHT - 60, 226), (RIGHT + 10, 214)]


def definitions() -> list[str]:
    land = curve(skyline()) + f"L{RIGHT + 10:.0f} {BOTTOM:.0f}L{LEFT - 10:.0f} {BOTTOM:.0f}Z"
    parts = [f'<clipPath id="ln-land">{path(land)}</clipPath>']
    for sector, (first, last) in EDGES.items():
        wedge = [(CENTRE_X, CENTRE_Y), *course(first), *FAR_CORNERS[sector], *reversed(course(last))]
        parts.append(f'<clipPath id="ln-{sector}">{path(poly(wedge))}</clipPath>')
        parts.append(
            gradient(
                f"ln-hill-{sector}",
                [(0, f"land-{sector}-light"), (0.5, f"land-{sector}"), (1, f"land-{sector}@0")],
                x1=0,
                y1=0,
                x2=0,
                y2=1,
            )
        )
        parts.append(
            gradient(
                f"ln-lee-{sector}",
                [(0, f"land-{sector}-shade"), (1, f"land-{sector}-shade@0")],
                x1=0,
                y1=0,
                x2=0.2,
                y2=1,
            )
        )
    for name, distance, swing, seed in (("far", 98.0, 16.0, 3), ("near", 14.0, 12.0, 5)):
        parts.append(path(curve(bank(distance, swing, seed), closed=True), id=f"ln-{name}"))
    return parts


def lands() -> str:
    """Each land in three tones that follow the bank, cut off at the skyline."""
    parts = []
    for sector in SECTORS:
        tones = (
            element("path", d=f"M0 0H{sky.SUN[0] * 2:.0f}V1000H0Z", fill=ink(f"land-{sector}-shade")),
            element("use", href="#ln-far", fill=ink(f"land-{sector}")),
            element("use", href="#ln-near", fill=ink(f"land-{sector}-light")),
        )
        parts.append(group(tones, clip_path=f"url(#ln-{sector})"))
    return group(parts, clip_path="url(#ln-land)")


def hills() -> str:
    """A hill under every rear space, lit from the west."""
    owner = {number: sector for sector, numbers in SECTORS.items() for number in numbers}
    parts = []
    for number in sorted(GROUPS, key=lambda number: rear(number).y):
        parts.append(hill(rear(number), owner[number], number))
    return "".join(parts)


def hill(spot: Point, sector: str, seed: int) -> str:
    rng = random.Random(seed * 31)
    w, top, foot = 88 + rng.uniform(-6, 10), spot.y - 46 - rng.uniform(0, 8), spot.y + 50
    lean = rng.uniform(-8, 8)
    x = spot.x + lean
    outline: list[Dot] = [
        (spot.x - w, foot),
        (spot.x - w * 0.66, foot - 44),
        (x - w * 0.3, top + 14),
        (x, top),
        (x + w * 0.34, top + 16),
        (spot.x + w * 0.7, foot - 40),
        (spot.x + w, foot),
    ]
    divide: list[Dot] = [(x, top), (x + 10, top + 20), (x + 4, top + 42), (x + 26, top + 62), (x + 22, foot)]
    shade = curve([*outline[3:], (spot.x + w * 0.5, foot + 2), *reversed(divide[1:])], closed=True, ease=0.9)
    return path(curve(outline) + "Z", f"url(#ln-hill-{sector})") + path(
        shade, f"url(#ln-lee-{sector})", fill_opacity=0.75
    )


def rivers() -> str:
    parts = []
    for number in COURSES:
        points = course(number)
        count = len(points) - 1
        widths = [44.0, 32.0, 24.0, *(20 + (ENDS[number] - 20) * k / (count - 3) for k in range(1, count - 1))]
        parts.append(path(ribbon(points, [w + 9 for w in widths]), ink("land-a-light"), fill_opacity=0.8))
        parts.append(path(ribbon(points, widths), ink("water-light")))
        for side in sides(points[2:], [w * 0.5 for w in widths[2:]]):
            parts.append(line(curve(side), ink("shallows"), 1.8, stroke_opacity=0.75, stroke_dasharray="46 12 20 30"))
    return group(parts, clip_path="url(#ln-land)")
