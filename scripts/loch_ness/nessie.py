"""Nessie: above the water for the piece and the poster, below it for the shadow in the loch."""

from .svg import Dot, circle, curve, ellipse, group, ink, line, path, ribbon, sampled, sides

NECK: list[Dot] = [(36, 104), (52, 98), (66, 84), (70, 66), (63, 50), (60, 35), (68, 23), (80, 20)]
THICK = [40.0, 37, 30, 23, 18.5, 16, 16, 15]
HEAD: list[Dot] = [(66, 17), (74, 9), (86, 8), (97, 13), (107, 19), (110, 25), (104, 30), (92, 31), (80, 33), (70, 29)]


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
    return f"M{x - w / 2:.1f} {foot:.1f}C{x - w * 0.34:.1f} {foot - h * 1.28:.1f} {x + w * 0.3:.1f} {foot - h * 1.34:.1f} {x + w / 2:.1f} {foot:.1f}Z"


def rising(foot: float = 104) -> str:
    """Nessie out of the water in a box of 120 by 120, head to the right."""
    points, widths = sampled(NECK, THICK, 3)
    left, right = sides(points, widths)
    body = ribbon(points, widths)
    crest = []
    for k in range(4, len(left) - 2, 2):
        (x, y), (u, v) = left[k], points[k]
        length = ((x - u) ** 2 + (y - v) ** 2) ** 0.5
        crest.append(
            f"M{left[k - 1][0]:.1f} {left[k - 1][1]:.1f}L{x + (x - u) / length * 5:.1f} {y + (y - v) / length * 5:.1f}L{left[k + 1][0]:.1f} {left[k + 1][1]:.1f}Z"
        )
    inner = [(u + (x - u) * 0.25, v + (y - v) * 0.25) for (x, y), (u, v) in zip(right, points, strict=True)]
    throat = curve([*right[2:-2], *reversed(inner[2:-2])], closed=True)
    bars = "".join(
        f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}" for a, b in list(zip(inner, right, strict=True))[5:-3:2]
    )
    humps = hump(22, 38, 27, foot) + hump(-3, 26, 15, foot)
    tail = "M-19 104C-24 98 -26 90 -20 82C-18 90 -14 94 -11 104Z"
    silhouette = [body, curve(HEAD, closed=True), humps, tail, "".join(crest)]
    parts = [
        line("".join(silhouette), ink("foam"), 5.0),
        path(tail + humps, ink("nessie")),
        path(
            "M22 83C32 82 37 92 41 104H28C30 96 28 88 22 83ZM-3 92.5C3 92 7 98 10 104H2C3 100 1 96 -3 92.5Z",
            ink("nessie-shade"),
        ),
        path("".join(crest), ink("nessie-shade")),
        path(body, ink("nessie")),
        path(throat, ink("nessie-light")),
        line(bars, ink("nessie-shade"), 1.3, stroke_opacity=0.55),
        path("M74 10C72 5 73 1 76 0C79 2 80 6 79 9ZM84 8C83 4 85 0 88 0C90 2 90 6 89 9Z", ink("nessie-shade")),
        path(curve(HEAD, closed=True), ink("nessie")),
        path("M70 28C80 33 96 32 104 29.5C100 24 84 27 70 28Z", ink("nessie-light")),
        line("M109 25C102 28 94 28 88 25", ink("nessie-ink"), 1.5),
        ellipse(103.5, 19, 1.5, 1, ink("nessie-ink")),
        ellipse(86, 17, 4.6, 5, ink("foam")),
        circle(87.6, 17.4, 2.7, ink("nessie-ink")),
        circle(88.6, 16.2, 0.9, ink("foam")),
    ]
    for x, y, r in ((50, 92, 3.2), (57, 82, 2.6), (61, 71, 2.2), (57, 58, 1.7), (10, 93, 2.6), (42, 99, 2.4)):
        parts.append(circle(x, y, r, ink("nessie-light"), fill_opacity=0.8))
    return group(parts)


def head_mark(fill: str) -> str:
    """Head and neck as one plain shape in a box of 90 by 104, for signs and backs of cards."""
    points, widths = sampled([(x - 24, y) for x, y in NECK[1:]], THICK[1:], 1)
    head = [(x - 24, y) for x, y in HEAD]
    return path(ribbon(points, widths) + curve(head, closed=True), fill)
