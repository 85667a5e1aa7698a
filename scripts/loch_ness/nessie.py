"""Nessie: above the water for the piece and the poster, below it for the shadow in the loch."""

import math

from .svg import Dot, at, circle, curve, ellipse, group, ink, line, path, ribbon, sampled, sides

NECK: list[Dot] = [(48, 105), (60, 97), (69, 82), (71, 66), (66, 52), (62, 39), (66, 27), (77, 21)]
THICK = [20.0, 32, 29, 23, 18.5, 16, 15, 14]
HEAD: list[Dot] = [
    (67, 17),
    (74, 10),
    (84, 8.5),
    (94, 12.5),
    (103, 18),
    (106, 23.5),
    (100, 28),
    (89, 29),
    (78, 31),
    (69, 28),
]
EARS = "M74 12.5C71.5 8 72 4 74.5 3C77.5 5 78.5 8.5 78.5 11ZM83 9.8C82 6 83 2.5 85.5 1.5C88 3.5 88 7 87.5 9.8Z"
TAIL = "M-20 104C-27 97-28 87-20 78C-19 87-14 93-11 104Z"
LEE = "M30 79C43 78 48 92 51 104H40C42 94 39 85 30 79ZM2 90C9 89 13 97 16 104H8C9 98 7 93 2 90Z"

MARK = (
    "M8 104C36 98 48 86 46 68C44 54 34 46 36 32C39 18 48 9 60 8C72 9 82 16 86 24C84 32 68 31 58 34"
    "C50 38 53 48 57 60C61 76 58 92 48 104Z"
)


def shadow() -> str:
    """The beast seen from above, deep under the lettering."""
    spine: list[Dot] = [
        (-330, 14),
        (-270, 26),
        (-200, 10),
        (-110, -6),
        (-10, -2),
        (80, 6),
        (160, -4),
        (230, -22),
        (290, -14),
        (322, -4),
    ]
    wide = [3.0, 14, 34, 78, 104, 78, 34, 24, 30, 12]
    parts = [path(ribbon(*sampled(spine, wide, 2)), ink("abyss"))]
    for d in (
        "M40 30C64 60 104 78 134 72C118 60 92 44 78 22Z",
        "M36 -34C52 -66 88 -84 120 -80C106 -66 92 -48 76 -22Z",
        "M-124 24C-150 52 -178 68 -208 66C-194 52 -176 36 -160 10Z",
        "M-120 -34C-142 -58 -172 -70 -198 -64C-186 -54 -172 -40 -156 -16Z",
    ):
        parts.append(path(d, ink("abyss")))
    return group(parts, opacity=0.55)


def hump(x: float, w: float, h: float, foot: float) -> str:
    left, right, top = x - w / 2, x + w / 2, foot - h * 1.3
    return f"M{at(left, foot)}C{at(x - w * 0.34, top, x + w * 0.32, top, right, foot)}Z"


def crest(back: list[Dot], spine: list[Dot]) -> str:
    """Spikes along the back of the neck, each leaning towards the head."""
    spikes = []
    for k in range(len(back) - 4, 7, -2):
        (x, y), (u, v) = back[k], spine[k]
        away = math.hypot(x - u, y - v)
        tip = (x + (x - u) / away * 6, y + (y - v) / away * 6 - 1.5)
        spikes.append(f"M{at(*back[k - 1])}L{at(*tip)}L{at(*back[k + 1])}L{at(*spine[k])}Z")
    return "".join(spikes)


def rising(foot: float = 104) -> str:
    """Nessie out of the water in a box of 120 by 120, head to the right."""
    points, widths = sampled(NECK, THICK, 3)
    back, front = sides(points, widths)
    body = ribbon(*sampled(NECK, THICK, 2))
    head = curve(HEAD, closed=True)
    inner = [(u + (x - u) * 0.3, v + (y - v) * 0.3) for (x, y), (u, v) in zip(front, points, strict=True)][2:-2:2]
    outer = front[2:-2:2]
    dark = []
    for k, ((x, y), (u, v)) in enumerate(zip(back, points, strict=True)):
        share = 1 - 0.55 * min(1, max(0, k - 4) / 6)  # the shade begins thin above the water
        dark.append((u + (x - u) * share, v + (y - v) * share))
    bars = "".join(f"M{at(*a)}L{at(*b)}" for a, b in list(zip(inner, outer, strict=True))[1:])
    humps = hump(30, 44, 26, foot) + hump(2, 30, 15, foot)
    spikes = crest(back, points)
    parts = [
        line(body + head + humps + TAIL + spikes + EARS, ink("foam"), 5.0),
        path(TAIL + humps, ink("nessie")),
        path(LEE + spikes + EARS, ink("nessie-shade")),
        path(body, ink("nessie")),
        path(curve([*back[4:-1:2], *reversed(dark[4:-1:2])], closed=True), ink("nessie-shade"), fill_opacity=0.55),
        path(curve([*outer, *reversed(inner)], closed=True), ink("nessie-light")),
        line(bars, ink("nessie-shade"), 1.3, stroke_opacity=0.5),
        path(head, ink("nessie")),
        path("M69 27C78 31 92 29 100 27C96 22 82 25 69 27Z", ink("nessie-light")),
        line("M105 23C99 26 92 26 87 23.5", ink("nessie-ink"), 1.4),
        circle(100.5, 18.5, 1.2, ink("nessie-ink")),
        ellipse(85, 16.5, 4.3, 4.7, ink("foam")),
        circle(86.4, 16.8, 2.6, ink("nessie-ink")),
        circle(87.2, 15.7, 0.9, ink("foam")),
    ]
    spots = ((27, 90, 3), (18, 96, 2.2), (0, 98, 2), (62, 92, 2.6), (66, 80, 2.2), (67, 68, 1.8))
    parts += [circle(x, y, r, ink("nessie-light"), fill_opacity=0.75) for x, y, r in spots]
    return group(parts)


def head_mark(fill: str, rim: str | None = None) -> str:
    """Head and neck as one plain shape in a box of 90 by 104, for signs, backs of cards and the little one."""
    return (line(MARK, rim, 8.0) if rim else "") + path(MARK, fill)


def floating() -> str:
    """The big one, in the water she rises from."""
    water = "M-2 105C12 95 30 102 46 100C64 98 82 105 108 101C124 105 116 118 60 118C12 118-10 111-2 105Z"
    return "".join(
        [
            ellipse(62, 109, 57, 10, ink("water-deep"), fill_opacity=0.4),
            group([rising()], transform="translate(22 4) scale(.94)"),
            path(water, ink("water-light")),
            line("M6 107q8-6 16 0t16 0t16 0t16 0t16 0M40 113q7-4 14 0t14 0t14 0", ink("foam"), 2.0),
        ]
    )


def little() -> str:
    """The little one that counts the way: plain enough to be read on a space of the track."""
    ears = "M78 20C74 10 78 3 81 3C85 7 86 13 86 17ZM91 17C90 8 94 3 97 3C99 8 98 15 97 19Z"
    base = "M2 94H118V104A14 14 0 0 1 104 118H16A14 14 0 0 1 2 104Z"
    return "".join(
        [
            path(ears, ink("nessie-shade"), stroke=ink("foam"), stroke_width=3),
            group([head_mark(ink("nessie"), ink("foam"))], transform="translate(26 7) scale(.94)"),
            path("M34 104C38 62 8 58 2 104Z", ink("nessie"), stroke=ink("foam"), stroke_width=4),
            circle(88, 25, 6.5, ink("foam")),
            circle(90, 25.5, 3.4, ink("nessie-ink")),
            path(base, ink("water"), stroke=ink("foam"), stroke_width=3),
            line("M16 106q9-8 18 0t18 0t18 0t18 0t16 0", ink("foam"), 3.6),
        ]
    )


def silhouette() -> str:
    """All of her as one outline, in the box of `rising`."""
    points, widths = sampled(NECK, THICK, 3)
    back, _ = sides(points, widths)
    humps = hump(30, 44, 26, 104) + hump(2, 30, 15, 104)
    return ribbon(points, widths) + curve(HEAD, closed=True) + humps + TAIL + crest(back, points) + EARS
