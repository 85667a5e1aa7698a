"""The poster: a page of censored lines, and the bars make a zebra."""

import math

from .svg import at, circle, document, element, group, ink, path, rect, text, typed, within

WIDTH, HEIGHT = 900.0, 1200.0
# A zebra that looks to the left: mane, forehead, muzzle, jaw, neck.
HEAD = (
    "M640 150C600 120 560 150 548 196C520 180 486 196 486 236C430 262 372 330 330 412C292 486 236 566 214 622"
    "C196 670 214 716 262 726C306 735 336 714 366 690C404 662 452 640 500 640C520 700 520 780 496 880"
    "L800 880C806 700 800 520 760 390C738 316 700 268 676 246C690 210 676 166 640 150Z"
)
ROWS = 25


def wavy(y: float, height: float, number: int) -> str:
    """A bar over the whole width that bends like a stripe of the animal."""
    points = [(x, y + 20 * math.sin(x / 120 + number * 0.45) + (x - 450) * 0.08) for x in range(0, 901, 75)]
    top = "L".join(at(*point) for point in points)
    bottom = "L".join(at(x, low + height * (0.7 + 0.3 * math.sin(x / 90 + number))) for x, low in reversed(points))
    return f"M{top}L{bottom}Z"


def sheet() -> str:
    lines = [typed(96, 150 + 31.0 * row, 708, row + 2, ink("card-shade"), 18) for row in range(24)]
    return rect(48, 64, 804, 860, ink("card"), stroke=ink("card-shade"), stroke_width=3) + group(lines)


def zebra() -> str:
    bars = "".join(wavy(110 + 31.0 * row, 19, row) for row in range(ROWS))
    eye = circle(452, 372, 17, ink("marker")) + circle(446, 366, 5, ink("card"))
    nose = path("M214 640q26-22 52 4q-4 44-40 40q-20-14-12-44Z", ink("marker"))
    ear = path("M640 152q-44-46-28-96q52 20 66 84Z", ink("marker")) + path(
        "M636 140q-22-28-18-58q26 16 34 50Z", ink("card")
    )
    mane = path("M676 246Q742 300 776 392Q806 520 806 880L846 880Q850 480 806 366Q770 280 690 226Z", ink("marker"))
    return group(
        [
            path(HEAD, ink("card"), stroke=ink("marker"), stroke_width=10),
            group([path(bars, ink("marker"))], clip_path="url(#oz-head)"),
            circle(452, 372, 40, ink("card")),
            eye,
            nose,
            ear,
            mane,
        ]
    )


def stamp() -> str:
    frame = rect(-150, -46, 300, 92, "none", rx=8, stroke=ink("stamp-red"), stroke_width=9)
    words = text(0, 24, "TOP SECRET", 62, ink("stamp-red"), font_weight=700, **within(260))
    return group([frame, words], transform="translate(250 190) rotate(-9)", opacity=0.88)


def poster() -> str:
    drawn = [
        element("defs", element("clipPath", path(HEAD), id="oz-head")),
        rect(0, 0, WIDTH, HEIGHT, ink("desk-deep")),
        sheet(),
        zebra(),
        stamp(),
        rect(0, 924, WIDTH, 276, ink("stripe")),
        rect(0, 924, WIDTH, 8, ink("stamp-red")),
        text(450, 1060, "OPÉRATION ZÈBRE", 128, ink("stripe-light"), font_weight=700, **within(800)),
        group([rect(74 + 96 * n, 1104, 40 + 17 * (n % 3), 30, ink("stripe-light")) for n in range(8)]),
        rect(14, 14, WIDTH - 28, HEIGHT - 28, "none", stroke=ink("stripe-light"), stroke_width=5),
    ]
    return document((WIDTH, HEIGHT), drawn)
