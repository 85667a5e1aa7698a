"""The loch itself: its depths, its light, its mist and its name."""

import math

from .geometry import CENTRE_X, CENTRE_Y, GROUPS, SEA_R, SHORE, TILT, sea
from .land import bank
from .lettering import lettered
from .nessie import shadow
from .svg import circle, curve, element, ellipse, gradient, group, ink, line, path


def definitions() -> list[str]:
    return [
        gradient("ln-loch", [(0, "water-light"), (0.35, "water"), (1, "water-deep")], x1=0.55, y1=0, x2=0.45, y2=1),
        f'<clipPath id="ln-water">{path(curve(bank(-SHORE, 5, 11), closed=True))}</clipPath>',
        gradient("ln-mist", [(0, "mist@0"), (0.5, "mist@.7"), (1, "mist@0")], x1=0, y1=0, x2=1, y2=0),
    ]


def loch() -> str:
    edge = curve(bank(-SHORE, 5, 11), closed=True)
    parts = [
        line(edge, ink("land-a-light"), 16.0),
        path(edge, ink("shallows")),
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
    return group([shadow(), group([lettered("LOCH NESS", 74, 9)], fill=ink("paper"))], transform=turn)


def sea_spaces() -> str:
    """Fifteen pools of lighter water with their numbers, and a mark between them for the way Nessie swims."""
    parts = []
    for number in GROUPS:
        p, q = sea(number), sea(number % 15 + 1)
        angle = math.atan2(q.y - p.y, q.x - p.x)
        middle = ((p.x + q.x) / 2, (p.y + q.y) / 2)
        wake = f"translate({middle[0]:.1f} {middle[1]:.1f}) rotate({math.degrees(angle):.0f})"
        if math.dist(p, q) > 2 * SEA_R + 12:
            parts.append(
                element(
                    "path",
                    d="M-5 -7L4 0L-5 7",
                    transform=wake,
                    fill="none",
                    stroke=ink("foam"),
                    stroke_width=3,
                    stroke_linecap="round",
                    stroke_linejoin="round",
                    stroke_opacity=0.75,
                )
            )
    for number in GROUPS:
        p = sea(number)
        parts.append(
            ellipse(
                p.x,
                p.y,
                SEA_R,
                SEA_R,
                ink("water-light"),
                fill_opacity=0.75,
                stroke=ink("foam"),
                stroke_width=2.2,
                data_place=f"s{number}",
            )
        )
        parts.append(
            circle(
                p.x,
                p.y,
                SEA_R - 6,
                "none",
                stroke=ink("foam"),
                stroke_width=1,
                stroke_opacity=0.5,
                stroke_dasharray="3 7",
                pointer_events="none",
            )
        )
        parts.append(
            element(
                "text",
                str(number),
                x=p.x,
                y=p.y + 11,
                font_size=31,
                fill=ink("foam"),
                fill_opacity=0.85,
                text_anchor="middle",
                pointer_events="none",
            )
        )
    return group(parts)


def mists() -> str:
    """Banks of mist that drift in from both ends."""
    parts = []
    for x, y, w, h in (
        (1270, 300, 330, 17),
        (1180, 332, 260, 10),
        (420, 470, 300, 12),
        (300, 500, 200, 9),
        (760, 372, 260, 8),
    ):
        parts.append(ellipse(x, y, w / 2, h, "url(#ln-mist)"))
    return group(parts, clip_path="url(#ln-water)")
