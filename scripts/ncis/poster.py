"""The poster: a case wall, a map sheet under a target, three threads that meet at one photograph."""

from strokes import circle, group, line, path, rect, text

from .board import note, photograph, pinned, thread
from .cards import contours
from .icons import CROSSHAIR, TRIALS, sign
from .svg import document, ink

WIDTH, HEIGHT = 900.0, 1200.0


def wall() -> str:
    lines = "".join(f"M{x} 0V1200" for x in range(0, 900, 30)) + "".join(f"M0 {y}H900" for y in range(0, 1200, 30))
    return rect(0, 0, WIDTH, HEIGHT, ink("wall")) + line(lines, ink("grid"), 1.0)


def map_sheet() -> str:
    """A sheet of map, pinned askew, with a target where it will happen."""
    body = [
        rect(0, 0, 620, 420, ink("sheet"), stroke=ink("navy"), stroke_width=4),
        group([contours(384, 242)], transform="scale(1.61 1.73)"),
        line("M206 4V416M413 4V416", ink("sheet-shade"), 3.0),
        sign(CROSSHAIR, 330, 70, 170, ink("thread")),
    ]
    return group([group(body, transform="translate(150 120) rotate(-4)"), pinned(170, 108), pinned(760, 92)])


def suspect() -> str:
    """The photograph in the middle: nobody's face."""
    body = [
        rect(-120, -150, 240, 300, ink("sheet"), stroke=ink("navy"), stroke_width=4),
        rect(-100, -130, 200, 210, ink("photo")),
        circle(0, -50, 44, ink("navy")),
        path("M-86 80q0-84 86-84t86 84Z", ink("navy")),
        text(0, -32, "?", 62, ink("yellow"), font_weight=600),
        rect(-90, 96, 180, 34, ink("row-black")),
    ]
    return group([group(body, transform="translate(450 700) rotate(3)"), pinned(446, 566)])


def poster() -> str:
    signs = [
        group(
            [rect(0, 0, 96, 96, ink("navy"), rx=14), sign(d, 18, 18, 60, ink("yellow"))],
            transform=f"translate({240 + 162 * n} 888)",
        )
        for n, d in enumerate(TRIALS)
    ]
    drawn = [
        wall(),
        map_sheet(),
        photograph(120, 660, -8),
        photograph(780, 640, 7),
        note(160, 840, 5),
        note(740, 850, -6),
        suspect(),
        thread((170, 108), (446, 566), (120, 616)),
        thread((760, 92), (446, 566), (780, 596)),
        thread((160, 814), (446, 566), (740, 824)),
        *signs,
        rect(0, 1010, WIDTH, 190, ink("navy")),
        rect(0, 1010, WIDTH, 10, ink("yellow")),
        text(
            450, 1128, "NCIS", 130, ink("on-dark"), font_weight=600, textLength=360.0, lengthAdjust="spacingAndGlyphs"
        ),
        rect(14, 14, WIDTH - 28, HEIGHT - 28, "none", stroke=ink("navy-deep"), stroke_width=5),
    ]
    return document((WIDTH, HEIGHT), drawn)
