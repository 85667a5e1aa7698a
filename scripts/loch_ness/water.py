"""The loch itself: its depths, its light, its mist and its name."""

import math

from .geometry import CENTRE_X, CENTRE_Y, GROUPS, SEA_R, SHORE, TILT, sea
from .land import bank
from .lettering import lettered
from .nessie import shadow
from .svg import at, circle, curve, element, gradient, group, ink, line, path


def definitions() -> list[str]:
    return [
        gradient("ln-loch", [(0, "water-light"), (0.35, "water"), (1, "water-deep")], x1=0.55, y1=0, x2=0.45, y2=1),
        path(curve(bank(-SHORE, 5, 11), closed=True), id="ln-edge"),
        '<clipPath id="ln-water"><use href="#ln-edge"/></clipPath>',
    ]


def beach() -> str:
    """The pale rim of sand, drawn before the rivers so that they break through it."""
    return element("use", href="#ln-edge", fill="none", stroke=ink("land-a-light"), stroke_width=16)


def loch() -> str:
    parts = [
        element("use", href="#ln-edge", fill=ink("shallows")),
        path(curve(bank(-SHORE - 9, 7, 12), closed=True), ink("water-light")),
        path(curve(bank(-SHORE - 22, 8, 13), closed=True), "url(#ln-loch)"),
        path(curve(bank(-164, 10, 14), closed=True), ink("water-deep"), fill_opacity=0.55),
    ]
    return group(parts)


def ripples() -> str:
    """Short flat waves, more of them where the sun lies on the water."""
    strokes = []
    for row in range(-9, 10):
        for column in range(-11, 12):
            x, y = column * 52 + (row % 3) * 19 + 7 * math.sin(row * 2.3 + column), row * 19.0
            if (x / 545) ** 2 + (y / 160) ** 2 > 1 or (row * 7 + column * 5) % 4:
                continue
            w = 10 + (row * 5 + column * 3) % 9
            px = CENTRE_X + x * math.cos(TILT) - y * math.sin(TILT)
            py = CENTRE_Y + x * math.sin(TILT) + y * math.cos(TILT)
            strokes.append(f"M{px:.0f} {py:.0f}q{w / 2:.0f} -5 {w} 0t{w} 0")
    return line("".join(strokes), ink("shallows"), 1.6, stroke_opacity=0.5)


def sunlight() -> str:
    strokes = []
    for k in range(9):
        w = 12 + (k * 37) % 26 + k * 2
        strokes.append(f"M{1034 - w + (k * 13) % 11} {300 + k * 11}h{2 * w}")
    return line("".join(strokes), ink("sun"), 3.0, stroke_opacity=0.55)


def name() -> str:
    turn = f"translate({CENTRE_X:.0f} {CENTRE_Y:.0f}) rotate({math.degrees(TILT):.1f})"
    return group([shadow(), group([lettered("LOCH NESS", 74, 9)], fill=ink("cream"))], transform=turn)


def sea_spaces() -> str:
    """Fifteen pools of lighter water with their numbers, and a mark between them for the way Nessie swims."""
    chevrons, pools, rims, numbers = [], [], [], []
    for number in GROUPS:
        p, q = sea(number), sea(number % 15 + 1)
        angle = math.degrees(math.atan2(q.y - p.y, q.x - p.x))
        chevrons.append(
            element(
                "path",
                d="M-5-7L4 0L-5 7",
                transform=f"translate({at((p.x + q.x) / 2, (p.y + q.y) / 2)}) rotate({angle:.0f})",
            )
        )
        pools.append(circle(p.x, p.y, SEA_R, data_place=f"s{number}"))
        rims.append(circle(p.x, p.y, SEA_R - 6))
        numbers.append(element("text", str(number), x=p.x, y=p.y + 11))
    foam = ink("foam")
    return "".join(
        [
            group(
                chevrons,
                fill="none",
                stroke=foam,
                stroke_width=3,
                stroke_opacity=0.8,
            ),
            group(pools, fill=ink("water-light"), fill_opacity=0.72, stroke=foam, stroke_width=2.2),
            group(rims, fill="none", stroke=foam, stroke_opacity=0.5, stroke_dasharray="3 7", pointer_events="none"),
            group(numbers, fill=foam, fill_opacity=0.85, font_size=31, pointer_events="none"),
        ]
    )


def mists() -> str:
    """Flat banks of mist, rounded like the clouds of a printed sky, where the water meets the far hills."""
    parts = []
    for x, y, w in (
        (1190, 292, 190),
        (1236, 304, 250),
        (1180, 316, 120),
        (286, 436, 130),
        (318, 447, 190),
        (640, 318, 150),
        (676, 328, 90),
    ):
        parts.append(f"M{at(x, y)}h{w}a5 5 0 0 1 0 10h{-w}a5 5 0 0 1 0-10Z")
    return path("".join(parts), ink("mist"), fill_opacity=0.3, clip_path="url(#ln-water)")
