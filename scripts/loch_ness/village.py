"""The street of action houses along the bottom edge."""

from .frame import CARD_PANEL
from .geometry import BOTTOM, LEFT, RIGHT
from .svg import circle, curve, group, ink, path, rect

HOUSES = ("hotel", "cornemuses", "pub", "boutique", "chateau", "distillerie", "eglise")
WIDE = (RIGHT - CARD_PANEL[0] - LEFT) / len(HOUSES)
STAND_R = 29.0


def street() -> str:
    end = RIGHT - CARD_PANEL[0]
    crest = [(LEFT - 10, 846), (LEFT + 160, 826), (LEFT + 360, 838), (LEFT + 560, 822), (LEFT + 800, 836), (LEFT + 1000, 820), (end + 20, 834)]
    parts = [
        path(curve(crest) + f"V{BOTTOM:.0f}H{LEFT - 10:.0f}Z", ink("fore")),
        rect(LEFT, 904, end - LEFT, BOTTOM - 904, ink("road")),
    ]
    for k, name in enumerate(HOUSES):
        x = LEFT + WIDE * k
        parts.append(circle(x + WIDE - 34, 908, STAND_R, ink("spot"), stroke=ink("spot-ink"), stroke_width=2.4, data_place=f"action-{name}"))
    pub = LEFT + WIDE * 2
    parts.append(circle(pub + 58, 872, 28, ink("spot"), stroke=ink("spot-ink"), stroke_width=2, data_place="pub-camera"))
    parts.append(rect(LEFT + 10, 830, 100, 106, "none", stroke=ink("foam"), stroke_dasharray="6 6", data_place="hotel-slot"))
    return group(parts)
