"""The street of action houses along the bottom edge, and where journalists stand before them."""

from .emblems import effect, small_camera
from .frame import CARD_PANEL
from .geometry import BOTTOM, LEFT, RIGHT
from .houses import DRAWN
from .svg import at, circle, curve, group, ink, line, path, rect
from .trees import pines

HOUSES = ("hotel", "cornemuses", "pub", "boutique", "chateau", "distillerie", "eglise")
END = RIGHT - CARD_PANEL[0]
WIDE = (END - LEFT) / len(HOUSES)
GROUND, STAND_R = 930.0, 28.0
HOUSE_SCALE, HOUSE_LEFT = 0.94, 4.0
REPORTER = (
    "M-11-8C-5-5 5-5 11-8M-6-8L-5-15C-3-17 3-17 5-15L6-8M-4-5V-2C-3 2 3 2 4-2V-5M-10 17L-8 6"
    "C-6 3-3 3 0 6C3 3 6 3 8 6L10 17Z"
)


def street() -> str:
    crest = [
        (LEFT - 10, 858),
        (LEFT + 150, 834),
        (LEFT + 330, 848),
        (LEFT + 540, 830),
        (LEFT + 760, 846),
        (LEFT + 980, 828),
        (END + 20, 842),
    ]
    verge = [(x, y + 42 + 6 * (k % 2)) for k, (x, y) in enumerate(crest)]
    parts = [
        path(curve(crest) + f"V{BOTTOM:.0f}H{LEFT - 10:.0f}Z", ink("fore")),
        path(curve(verge) + f"V{BOTTOM:.0f}H{LEFT - 10:.0f}Z", ink("fore-light")),
        path(
            f"M{at(LEFT, 922)}Q{at(LEFT + 300, 914, LEFT + 600, 921)}T{at(END, 918)}V{at(BOTTOM)}H{at(LEFT)}Z",
            ink("road"),
        ),
    ]
    firs = []
    for k in range(1, len(HOUSES)):
        x = LEFT + WIDE * k
        firs += [(x - 8, 900.0, 58.0 + k * 17 % 24), (x + 4, 908.0, 36.0 + k * 11 % 16)]
    parts.append(pines(*firs))
    for k, name in enumerate(HOUSES):
        parts.append(plot(name, LEFT + WIDE * k))
    return group(parts)


def plot(name: str, x: float) -> str:
    """One house with its sign and the place before it."""
    stand_x, stand_y = x + WIDE - 33, 909.0
    parts = []
    if name == "hotel":
        parts.append(
            rect(
                x + 4,
                GROUND - 97,
                97,
                97,
                ink("fore-light"),
                rx=5,
                fill_opacity=0.6,
                stroke=ink("road"),
                stroke_width=2.4,
                stroke_dasharray="3 7",
                data_place="hotel-slot",
            )
        )
        parts.append(
            line(
                f"M{at(x + 19, GROUND - 6)}v-54l12-22h42l12 22v54Z",
                ink("road"),
                2.0,
                stroke_opacity=0.55,
                stroke_dasharray="1 6",
            )
        )
    else:
        parts.append(
            group(
                [DRAWN[name]()],
                transform=f"translate({at(x + HOUSE_LEFT, GROUND - 106 * HOUSE_SCALE)}) scale({HOUSE_SCALE})",
            )
        )
    if name == "pub":
        parts.append(
            circle(
                x + HOUSE_LEFT + 54 * HOUSE_SCALE,
                GROUND - 28 * HOUSE_SCALE,
                26,
                ink("spot"),
                stroke=ink("spot-ink"),
                stroke_width=2.2,
                data_place="pub-camera",
            )
        )
        parts.append(
            group(
                [small_camera(0, 0, "5")],
                transform=f"translate({at(x + HOUSE_LEFT + 54 * HOUSE_SCALE, GROUND - 28 * HOUSE_SCALE)}) scale(1.3)",
                opacity=0.45,
                pointer_events="none",
            )
        )
    parts += [
        line(f"M{at(stand_x, 880)}V{at(stand_y)}", ink("spot-ink"), 3.0),
        rect(stand_x - 30, 843, 60, 36, ink("spot"), rx=4, stroke=ink("spot-ink"), stroke_width=1.8),
        group([effect(name)], transform=f"translate({at(stand_x - 28, 845)})"),
        circle(stand_x + 1.5, stand_y + 3, STAND_R, ink("spot-ink"), fill_opacity=0.3),
        circle(
            stand_x,
            stand_y,
            STAND_R,
            ink("spot"),
            stroke=ink("spot-ink"),
            stroke_width=2.4,
            data_place=f"action-{name}",
        ),
        line(
            REPORTER,
            ink("spot-ink"),
            1.9,
            stroke_opacity=0.35,
            transform=f"translate({at(stand_x, stand_y)})",
            pointer_events="none",
        ),
    ]
    return group(parts)
