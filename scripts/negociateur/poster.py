"""The poster: one lit window in a dark façade, a telephone line, and the dial."""

from . import city
from .dial import DICE, NAMES, ZONES
from .figures import bust
from .svg import arc, at, circle, document, element, gradient, group, ink, line, path, polar, rect, text, within

WIDTH, HEIGHT = 900.0, 1200.0
FLOORS, COLUMNS = 6, 6
LIT = {(2, 3): "taker", (3, 1): "hostage", (1, 4): "hostage", (4, 3): "hostage", (3, 4): "hostage", (4, 0): "hostage"}


def facade() -> str:
    parts = [rect(60, 130, 780, 760, ink("facade-shade")), rect(76, 144, 748, 746, ink("facade"))]
    for floor in range(FLOORS):
        parts.append(rect(76, 138 + 120 * floor, 748, 5, ink("stone"), opacity=0.6))
        for column in range(COLUMNS):
            x, y = 108 + 118.0 * column, 158 + 120.0 * floor
            parts.append(window(x, y, LIT.get((floor, column), "")))
    return group(parts)


def window(x: float, y: float, who: str) -> str:
    frame = rect(x - 6, y - 6, 92, 96, ink("stone"))
    if not who:
        return frame + rect(x, y, 80, 84, ink("glass"))
    light = rect(x, y, 80, 84, ink("lit"))
    figure = bust(x + 40, y + 34, 1.5, ink("frame"))
    if who == "taker":
        light = rect(x, y, 80, 84, ink("alarm"))
        figure = bust(x + 40, y + 26, 1.75, ink("frame"))
    return frame + light + figure + line(f"M{at(x + 40, y)}v84M{at(x, y + 30)}h80", ink("frame"), 2.0, opacity=0.45)


def dial(x: float, y: float, radius: float) -> str:
    half = 240 / 7 / 2
    parts = [
        circle(x, y, radius + 26, ink("frame")),
        circle(x, y, radius + 18, ink("dial"), stroke=ink("dial-rim"), stroke_width=6),
    ]
    for step, colour in enumerate(ZONES):
        angle = -120 + 240 * step / 7
        parts.append(line(arc(x, y, radius - 10, angle - half + 1.5, angle + half - 1.5), ink(colour), 26.0))
        nx, ny = polar(x, y, radius - 52, angle)
        parts.append(text(nx, ny + 12, NAMES[step], 34, ink("dial-ink"), font_weight=700))
    needle = group([path("M-7 0L0 -128L7 0Z", ink("alarm"))], transform=f"translate({at(x, y)}) rotate(52)")
    parts += [needle, circle(x, y, 18, ink("dial-rim"))]
    return group(parts)


def poster() -> str:
    down = {"x1": 0, "y1": 0, "x2": 0, "y2": 1}
    fade = gradient("ngp-fade", [(0, "near@0"), (0.55, "near@0.92"), (1, "near")], **down)
    wire = "M0 1010C160 940 240 1080 330 1004S470 838 600 900S760 1010 900 930"
    drawn = [
        element("defs", "".join([*city.defs(), fade])),
        rect(0, 0, WIDTH, HEIGHT, "url(#ng-sky)"),
        facade(),
        circle(502, 438, 220, "url(#ng-glow)"),
        rect(0, 560, WIDTH, 640, "url(#ngp-fade)"),
        line(wire, ink("wire-shade"), 13.0),
        line(wire, ink("wire"), 5.0),
        dial(450, 846, 176),
        text(450, 1098, "NÉGOCIATEUR", 118, ink("dial-ink"), font_weight=700, **within(780)),
        text(450, 1152, "VAGUE DE CRIMES", 46, ink("amber"), font_weight=600, **within(560)),
        rect(14, 14, WIDTH - 28, HEIGHT - 28, "none", stroke=ink("dial-rim"), stroke_width=5),
    ]
    assert len(DICE) == len(NAMES)
    return document((WIDTH, HEIGHT), drawn)
