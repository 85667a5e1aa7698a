"""The city at dusk: sky, skyline, street, lamps and police cars."""

import random

from .places import HEIGHT, SHOP_TOP, STREET, WIDTH
from .svg import at, circle, ellipse, gradient, group, ink, line, path, poly, rect

SKYLINES = (("far", 0.34, 46, 120, 7), ("middle", 0.5, 62, 170, 11), ("near", 0.66, 80, 150, 23))


def defs() -> list[str]:
    down = {"x1": 0, "y1": 0, "x2": 0, "y2": 1}
    return [
        gradient("ng-sky", [(0, "sky-high"), (0.62, "sky-mid"), (1, "sky-low")], **down),
        gradient("ng-street", [(0, "street-light"), (1, "street")], **down),
        gradient("ng-glow", [(0, "lamp@0.55"), (1, "lamp@0")], "radialGradient"),
        gradient("ng-blue", [(0, "police-light@0.6"), (1, "police@0")], "radialGradient"),
        gradient("ng-beam", [(0, "lamp@0.28"), (1, "lamp@0")], **down),
    ]


def sky() -> str:
    stars = random.Random(4)
    parts = [rect(0, 0, WIDTH, STREET, "url(#ng-sky)")]
    for _ in range(70):
        x, y = stars.uniform(0, WIDTH), stars.uniform(0, 300)
        parts.append(
            circle(x, y, stars.choice([0.8, 1.1, 1.6]), ink("dial-ink"), opacity=round(stars.uniform(0.15, 0.6), 2))
        )
    parts.append(
        circle(1166, 60, 30, ink("dial-ink"), opacity=0.16) + circle(1166, 60, 22, ink("dial-ink"), opacity=0.75)
    )
    parts.append(circle(1175, 54, 19, ink("sky-high"), opacity=0.9))
    return group(parts)


def skyline() -> str:
    """Rows of houses one behind another, a few of their windows lit."""
    rows: list[str] = []
    for colour, height, narrow, wide, seed in SKYLINES:
        luck = random.Random(seed)
        x = -20.0
        houses: list[str] = []
        lights: list[str] = []
        while x < WIDTH:
            w = luck.uniform(narrow, wide)
            top = STREET - STREET * (1 - height) * luck.uniform(0.45, 1.0)
            houses.append(f"M{at(x, STREET)}V{at(top)}H{at(x + w)}V{at(STREET)}Z")
            if luck.random() < 0.4:
                middle = x + w / 2
                houses.append(
                    f"M{at(middle - 1.5, top)}V{at(top - luck.uniform(14, 44))}H{at(middle + 1.5)}V{at(top)}Z"
                )
            lights += windows_of(luck, x, top, w)
            x += w + luck.uniform(0, 8)
        rows.append(path("".join(houses), ink(colour)))
        rows.append(path("".join(lights), ink("lit"), opacity=0.28 if colour == "far" else 0.5))
    return group(rows)


def windows_of(luck: random.Random, x: float, top: float, w: float) -> list[str]:
    lit: list[str] = []
    row = top + 12
    while row < STREET - 20:
        column = x + 8
        while column < x + w - 10:
            if luck.random() < 0.12:
                lit.append(f"M{at(column, row)}h5v7h-5Z")
            column += 12
        row += 17
    return lit


def street() -> str:
    parts = [rect(0, STREET, WIDTH, SHOP_TOP - STREET, "url(#ng-street)"), rect(0, STREET, WIDTH, 7, ink("kerb"))]
    for x in range(30, int(WIDTH), 120):
        parts.append(rect(x, 754, 62, 4, ink("kerb"), opacity=0.5))
    return group(parts)


def lamp(x: float) -> str:
    """A sodium lamp and its light."""
    post = line(f"M{at(x, STREET + 6)}V{at(468)}q0 -20 22 -20h8", ink("near"), 6.0, stroke_linecap="round")
    head = path(f"M{at(x + 24, 442)}h24l5 10h-34Z", ink("near"))
    beam = path(f"M{at(x + 22, 452)}H{at(x + 52)}L{at(x + 130, STREET)}H{at(x - 54)}Z", "url(#ng-beam)")
    bulb = ellipse(x + 37, 453, 14, 4, ink("lamp")) + circle(x + 37, 455, 60, "url(#ng-glow)")
    return beam + post + head + bulb


def police_car(x: float, *, left: bool) -> str:
    """A car across the street, its light turning."""
    y = STREET + 2
    body = path(f"M{at(x, y)}q2 -22 20 -24l14 -18h44l16 18q22 2 24 14v10Z", ink("steel"))
    stripe = path(f"M{at(x + 4, y - 12)}H{at(x + 116)}v6H{at(x + 2)}Z", ink("police"))
    panes = path(f"M{at(x + 38, y - 26)}l9 -12h14v12ZM{at(x + 66, y - 26)}v-12h12l10 12Z", ink("glass"))
    wheels = circle(x + 28, y, 10, ink("near")) + circle(x + 94, y, 10, ink("near"))
    hubs = circle(x + 28, y, 4, ink("steel")) + circle(x + 94, y, 4, ink("steel"))
    lights = rect(x + 50, y - 47, 11, 6, ink("police"), rx=2) + rect(x + 62, y - 47, 11, 6, ink("alarm"), rx=2)
    car = group([body, stripe, panes, wheels, hubs, lights])
    glow = circle(x + 61, y - 46, 74, "url(#ng-blue)")
    if left:
        return glow + group([car], transform=f"translate({at(2 * x + 118)} 0) scale(-1 1)")
    return glow + car


def tape() -> str:
    """The police line along the street."""
    d = poly(
        [(640, STREET - 8), (780, STREET - 2), (930, STREET - 9), (1080, STREET - 3), (1180, STREET - 8)], closed=False
    )
    return line(d, ink("amber"), 7.0) + line(d, ink("near"), 7.0, stroke_dasharray="12 16")


def counter() -> str:
    """The desk under the street, where the purchase area lies."""
    return rect(0, SHOP_TOP, WIDTH, HEIGHT - SHOP_TOP, ink("near")) + rect(0, SHOP_TOP, WIDTH, 3, ink("wire-shade"))
