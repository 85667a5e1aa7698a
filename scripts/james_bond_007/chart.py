"""The chart: sea, meridians, land as dots, great circles between the towns."""

import math
from itertools import pairwise

from strokes import Dot, at, circle, group, line, path, rect

from .places import HEIGHT, MAP_TOP, WIDTH, sites
from .svg import gradient, ink
from .world import chart, earth, is_land

STEP = 11.0  # between two dots of land
# Flights that are drawn faintly over the sea: pairs of codes.
ROUTES = (
    "LON-NYC",
    "LON-HKG",
    "PAR-RIO",
    "REK-VAN",
    "NYC-DKR",
    "MIA-CAS",
    "SFO-HNL",
    "HNL-TYO",
    "TYO-SYD",
    "LIM-MEX",
    "MOW-TYO",
    "CPT-BUE",
    "NBO-BOM",
    "SIN-SYD",
    "CPT-SYD",
    "IST-KTM",
    "LAS-MTL",
    "LOS-RIO",
    "STO-SHA",
)


def sea() -> str:
    middle, y = (934.0, 392.0), MAP_TOP
    rings = "".join(
        circle(*middle, radius, "none", stroke=ink("grid"), stroke_width=1.2, stroke_opacity=0.75)
        for radius in range(160, 1300, 140)
    )
    discs = circle(*middle, 440, ink("disc"), fill_opacity=0.75) + circle(*middle, 300, ink("sea"), fill_opacity=0.9)
    return rect(0, y - 4, WIDTH, HEIGHT - y + 4, "url(#jb-sea)") + group([discs, rings], clip_path="url(#jb-map)")


def defs() -> list[str]:
    return [
        gradient("jb-sea", [(0, "sea"), (0.55, "sea"), (1, "sea-deep")], x1=0, y1=0, x2=0, y2=1),
        f'<clipPath id="jb-map">{rect(0, MAP_TOP - 4, WIDTH, HEIGHT - MAP_TOP + 4)}</clipPath>',
    ]


def graticule() -> str:
    """Meridians every thirty degrees and the five circles of latitude."""
    ways = [f"M{at(chart(lon, 0)[0], MAP_TOP)}V{at(HEIGHT)}" for lon in range(-150, 180, 30)]
    ways += [f"M0 {at(chart(0, lat)[1])}H{at(WIDTH)}" for lat in (66.5, 23.4, -23.4)]
    equator = line(f"M0 {at(chart(0, 0)[1])}H{at(WIDTH)}", ink("ice-deep"), 1.6, stroke_dasharray="2 7")
    return line("".join(ways), ink("grid"), 1.0, stroke_opacity=0.8) + equator


def land() -> str:
    """Round dots in a quincunx wherever there is land; one path, each dot a stroke of no length."""
    dots = []
    rows = int((HEIGHT - MAP_TOP) / (STEP * 0.866))
    for row in range(rows):
        y = MAP_TOP + 6 + row * STEP * 0.866
        for column in range(int(WIDTH / STEP) + 1):
            x = (column + row % 2 / 2) * STEP
            if is_land(*earth(x, y)):
                dots.append(f"M{at(x, y)}h0")
    return line("".join(dots), ink("land"), 6.4, stroke_linecap="round", stroke_opacity=0.62)


def great_circle(a: Dot, b: Dot, steps: int = 32) -> list[Dot]:
    """The shortest way over the earth between two spots given as longitude and latitude, on the chart."""

    def vector(spot: Dot) -> tuple[float, float, float]:
        lon, lat = math.radians(spot[0]), math.radians(spot[1])
        return math.cos(lat) * math.cos(lon), math.cos(lat) * math.sin(lon), math.sin(lat)

    u, v = vector(a), vector(b)
    whole = math.acos(max(-1.0, min(1.0, sum(p * q for p, q in zip(u, v, strict=True)))))
    way = []
    for step in range(steps + 1):
        t = step / steps
        p, q = math.sin((1 - t) * whole) / math.sin(whole), math.sin(t * whole) / math.sin(whole)
        x, y, z = (p * i + q * k for i, k in zip(u, v, strict=True))
        way.append(chart(math.degrees(math.atan2(y, x)), math.degrees(math.asin(z))))
    return way


def routes() -> str:
    towns = {site.code: site.town for site in sites()}
    ways = []
    for pair in ROUTES:
        here, there = pair.split("-")
        way = great_circle(earth(*towns[here]), earth(*towns[there]))
        pen = "M" + at(*way[0])
        for before, dot in pairwise(way):
            pen += ("M" if abs(dot[0] - before[0]) > 400 else "L") + at(*dot)  # over the edge of the chart
        ways.append(pen)
    drawn = line("".join(ways), ink("route"), 1.5, stroke_dasharray="1 6", stroke_linecap="round", stroke_opacity=0.9)
    return group([drawn], clip_path="url(#jb-map)")


def sight(x: float, y: float, radius: float) -> str:
    """A plotting mark: two circles, a cross and a quarter in orange."""
    return group(
        [
            circle(x, y, radius, "none", stroke=ink("ice-deep"), stroke_width=1.4),
            circle(x, y, radius * 0.62, "none", stroke=ink("ice-deep"), stroke_width=1.4),
            path(f"M{at(x, y)}V{at(y - radius)}A{at(radius, radius)} 0 0 1 {at(x + radius, y)}Z", ink("orange")),
            line(f"M{at(x - radius - 10, y)}H{at(x + radius + 10)}M{at(x, y - radius - 10)}V{at(y + radius + 10)}",
                 ink("ice-deep"), 1.4),
        ]
    )  # fmt: skip
