"""Sky, sun and the ranges behind the loch."""

import math
import random

from .geometry import BOTTOM, LEFT, RIGHT, TOP
from .svg import Dot, circle, curve, gradient, group, ink, path, poly, rect

SUN = (1046.0, 146.0)

# Peaks of the two ranges as (x, height above the foot); the foot lies at FOOT.
FAR = [
    (300, 92),
    (392, 128),
    (508, 104),
    (622, 138),
    (735, 100),
    (846, 124),
    (960, 96),
    (1128, 104),
    (1250, 132),
    (1372, 108),
    (1500, 140),
]
MID = [
    (250, 40),
    (350, 84),
    (452, 58),
    (560, 72),
    (690, 60),
    (800, 66),
    (905, 52),
    (1190, 60),
    (1310, 70),
    (1440, 64),
    (1545, 84),
]
NEAR = [(262, 54), (330, 92), (432, 84), (520, 70)]
FOOT = 226.0


def definitions() -> list[str]:
    return [
        gradient("ln-sky", [(0, "sky-high"), (0.75, "sky-low"), (1, "sky-low")], x1=0, y1=0, x2=0, y2=1),
        gradient("ln-veil", [(0, "mist@0"), (0.8, "mist"), (1, "mist@0")], x1=0, y1=0, x2=0, y2=1),
    ]


def rays(x: float, y: float, reach: float, count: int, opacity: float) -> str:
    """A fan of beams around a point, every second wedge left out."""
    beams = []
    for k in range(count):
        start, end = (2 * math.pi * (k + share) / count for share in (0.25, 0.75))
        far = [(x + math.cos(turn) * reach, y + math.sin(turn) * reach) for turn in (start, end)]
        beams.append(poly([(x, y), *far]))
    return path("".join(beams), ink("ray"), fill_opacity=opacity)


def mountain(x: float, height: float, spread: float, foot: float, seed: int) -> tuple[str, str, str]:
    """One mountain as three outlines: the whole, its shaded eastern face, its snow."""
    rng = random.Random(seed)
    top = foot - height
    left = [(x - spread, foot), (x - spread * 0.62, foot - height * 0.36), (x - spread * 0.3, foot - height * 0.7)]
    right = [(x + spread * 0.26, foot - height * 0.72), (x + spread * 0.6, foot - height * 0.4), (x + spread, foot)]
    divide: list[Dot] = [(x, top)]
    for k in range(1, 6):
        divide.append((x + spread * (0.05 * k - 0.02) + rng.uniform(-0.13, 0.13) * spread, top + height * k / 5))
    whole = poly([*left, (x, top), *right])
    shade = poly([*divide, (x + spread, foot), *reversed(right[:2])])
    d = height * 0.3
    snow = poly(
        [
            (x, top),
            (x - spread * 0.17, top + d * 0.72),
            (x - spread * 0.1, top + d * 0.6),
            (x - spread * 0.05, top + d * 1.12),
            divide[1],
        ]
    )
    return whole, shade, snow


def heavens() -> str:
    width = RIGHT - LEFT
    parts = [
        rect(LEFT, TOP, width, 330, "url(#ln-sky)"),
        rays(*SUN, 900, 36, 0.34),
        circle(*SUN, 74, ink("ray"), fill_opacity=0.5),
        circle(*SUN, 52, ink("sun")),
    ]
    for x, y, w in ((430, 86, 150), (560, 104, 96), (770, 78, 190), (1290, 84, 170), (1420, 100, 120)):
        parts.append(cloud(x, y, w))
    return "".join(parts)


def cloud(x: float, y: float, w: float) -> str:
    """A flat streak of cloud, pointed at both ends."""
    d = curve(
        [
            (x - w / 2, y),
            (x - w / 4, y - 5),
            (x, y - 9),
            (x + w / 5, y - 4),
            (x + w / 2, y - 1),
            (x + w / 6, y + 4),
            (x - w / 6, y + 3),
        ],
        closed=True,
    )
    return path(d, ink("cloud"), fill_opacity=0.75)


def ranges() -> str:
    """Three ranges, each standing in its own mist; only the farthest carries snow."""
    parts = []
    layers = (
        (FAR, 118, FOOT, "hill-far", "hill-mid", 0.95),
        (MID, 104, FOOT, "hill-mid", "hill-near", 0.85),
        (NEAR, 96, 306.0, "hill-mid", "hill-near", 0.95),
    )
    for peaks, spread, foot, face, shade, veil in layers:
        for k, (x, height) in sorted(enumerate(peaks), key=lambda peak: -peak[1][1]):
            whole, dark, snow = mountain(x, height, spread, foot, seed=k + 7)
            parts += [path(whole, ink(face)), path(dark, ink(shade), fill_opacity=0.8)]
            if peaks is FAR and height > 100:
                parts.append(path(snow, ink("snow")))
        parts.append(rect(LEFT, foot - 62, RIGHT - LEFT, 76, "url(#ln-veil)", opacity=veil))
    return group(parts)


def picture_clip() -> str:
    return f'<clipPath id="ln-picture">{rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)}</clipPath>'
