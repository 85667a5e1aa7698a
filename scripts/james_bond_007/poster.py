"""The poster: a figure in a keyhole full of light, and behind it the globe as dots and great circles."""

import math

from strokes import Dot, at, circle, document, element, group, line, path, rect, text

from .svg import COLOURS, DISPLAY, gradient, ink
from .symbols import EMBLEMS, sign
from .world import is_land

WIDTH, HEIGHT = 900.0, 1200.0
MIDDLE: Dot = (450.0, 430.0)
GLOBE = 404.0
LEAN = (12.0, 24.0)  # the longitude and latitude that face us

KEYHOLE = "M450 190A178 178 0 0 1 540 521L600 902H300L360 521A178 178 0 0 1 450 190Z"


def seen(longitude: float, latitude: float) -> Dot | None:
    """A spot of the earth on the globe, or nothing when it is on the far side."""
    lon, lat = math.radians(longitude - LEAN[0]), math.radians(latitude)
    tilt = math.radians(LEAN[1])
    deep = math.sin(tilt) * math.sin(lat) + math.cos(tilt) * math.cos(lat) * math.cos(lon)
    if deep < 0.02:
        return None
    x = math.cos(lat) * math.sin(lon)
    y = math.cos(tilt) * math.sin(lat) - math.sin(tilt) * math.cos(lat) * math.cos(lon)
    return MIDDLE[0] + GLOBE * x, MIDDLE[1] - GLOBE * y


def dots() -> str:
    """Land as dots, as far apart on every circle of latitude as along the meridians."""
    found = []
    for latitude in range(-60, 84, 3):
        count = max(1, round(120 * math.cos(math.radians(latitude))))
        for k in range(count):
            longitude = -180 + 360 * (k + latitude % 2 / 2) / count
            spot = seen(longitude, latitude)
            if spot and is_land(longitude, latitude):
                found.append(f"M{at(*spot)}h0")
    return line("".join(found), ink("ice-deep"), 8.0, stroke_linecap="round", stroke_opacity=0.85)


def trace(spots: list[tuple[float, float]]) -> str:
    """A way over the globe, left out where it is on the far side."""
    pen, down = "", False
    for spot in spots:
        dot = seen(*spot)
        if dot:
            pen += ("L" if down else "M") + at(*dot)
        down = dot is not None
    return pen


def globe() -> str:
    meridians = [trace([(lon, lat) for lat in range(-90, 91, 6)]) for lon in range(-180, 180, 30)]
    circles = [trace([(lon, lat) for lon in range(-180, 181, 6)]) for lat in (-30, 0, 30, 60)]
    tilted = [great(node, 62) for node in (-70, -20, 40)]
    return group(
        [
            circle(*MIDDLE, GLOBE, "url(#jbp-globe)"),
            line("".join([*meridians, *circles]), ink("ice-deep"), 1.3, stroke_opacity=0.45),
            dots(),
            line("".join(tilted), ink("orange"), 2.4, stroke_dasharray="2 9", stroke_linecap="round"),
            circle(*MIDDLE, GLOBE, "none", stroke=ink("ice"), stroke_width=2),
        ]
    )


def great(node: float, slope: float) -> str:
    """A great circle that crosses the equator at a longitude, at an angle."""
    spots = []
    for step in range(121):
        along = math.radians(3 * step)
        lat = math.asin(math.sin(math.radians(slope)) * math.sin(along))
        lon = math.atan2(math.cos(math.radians(slope)) * math.sin(along), math.cos(along))
        spots.append((math.degrees(lon) + node, math.degrees(lat)))
    return trace(spots)


def figure() -> str:
    """Hat, coat, case: somebody walks out of the light; the shadow comes before."""
    shadow = path("M426 886L352 966H456L458 886Z", ink("navy-deep"), fill_opacity=0.9)
    legs = path("M424 742L412 888H438L450 778L466 888H492L478 742Z", ink("navy-deep"))
    coat = path(
        "M450 520q-44 4-58 34q-18 60-16 128l-6 92q40 16 82 16t80-16l-8-92q2-66-16-128q-14-30-58-34Z", ink("navy-deep")
    )
    collar = path("M450 540l-17 15l17 40l17-40Z", ink("white")) + path("M450 552l-5 8l5 32l5-32Z", ink("orange"))
    head = circle(450, 486, 32, ink("navy-deep")) + path(
        "M398 476q52 12 104 0q-8-10-18-12q-2-34-34-34t-34 34q-10 2-18 12Z", ink("navy-deep")
    )
    case = rect(520, 716, 64, 46, ink("navy-deep"), rx=5) + path(
        "M540 716v-9h24v9", "none", stroke=ink("navy-deep"), stroke_width=5
    )
    arm = path("M500 566q26 70 44 142l-14 6q-32-66-44-130Z", ink("navy-deep"))
    return group([shadow, legs, coat, arm, case, collar, head])


def poster() -> str:
    down = {"x1": 0, "y1": 0, "x2": 0, "y2": 1}
    defs = [
        gradient("jbp-sky", [(0, "navy-deep"), (0.6, "navy"), (1, "navy-deep")], **down),
        gradient("jbp-globe", [(0, "navy-soft"), (1, "navy-deep")], "radialGradient", cx=0.35, cy=0.3, r=0.9),
        gradient("jbp-light", [(0, "white"), (0.45, "ice-soft"), (1, "ice")], **down),
        element("clipPath", path(KEYHOLE), id="jbp-hole"),
    ]
    lit = [
        rect(240, 160, 420, 760, "url(#jbp-light)"),
        circle(450, 640, 200, ink("orange")),
        line("M240 872H660M240 886H660", ink("navy-deep"), 2.0, stroke_opacity=0.4),
    ]
    marks = [
        sign(EMBLEMS[colour], 245 + 82 * k, 1140, 24, ink(f"{colour}-fill"), stroke=ink("white"), stroke_width=1.6)
        for k, colour in enumerate(COLOURS)
    ]
    beam = path("M300 902H600L760 1200H140Z", "url(#jbp-beam)")
    defs.append(gradient("jbp-beam", [(0, "ice@0.5"), (0.7, "ice@0")], **down))
    rings = [
        circle(*MIDDLE, radius, "none", stroke=ink("ice-deep"), stroke_width=1.2, stroke_opacity=0.35)
        for radius in (480, 560, 640, 720)
    ]
    drawn = [
        element("defs", "".join(defs)),
        rect(0, 0, WIDTH, HEIGHT, "url(#jbp-sky)"),
        *rings,
        globe(),
        beam,
        path(KEYHOLE, ink("navy-deep"), stroke=ink("navy-deep"), stroke_width=26, stroke_linejoin="round"),
        group(lit, clip_path="url(#jbp-hole)"),
        line(KEYHOLE, ink("white"), 4.0),
        figure(),
        text(454, 1052, "JAMES BOND", 106, ink("white"), font_weight=800, letter_spacing=7),
        text(458, 1110, "007", 50, ink("orange"), font_weight=700, letter_spacing=30),
        *marks,
        rect(14, 14, WIDTH - 28, HEIGHT - 28, "none", stroke=ink("orange"), stroke_width=5),
    ]
    return document((WIDTH, HEIGHT), drawn, font_family=DISPLAY)
