"""The threat dial, the heart of the picture, and the telephone line round it that counts the points."""

from .places import (
    DIAL,
    DIAL_RADIUS,
    DIAL_STEPS,
    LEAST_CP,
    LINE_RADIUS,
    MOST_CP,
    dial_angle,
    dial_spot,
    line_angle,
    line_spot,
)
from .svg import arc, at, circle, gradient, group, ink, line, path, polar, text

NAMES = ["L", "1", "2", "3", "4", "5", "6", "E"]
DICE = [3, 3, 2, 2, 2, 2, 2, 1]
ZONES = ["calm", "calm", "amber", "amber", "amber", "amber", "alarm", "alarm"]


def defs() -> list[str]:
    return [
        gradient("ng-face", [(0, "near"), (0.8, "dial"), (1, "dial")], "radialGradient"),
        gradient("ng-halo", [(0, "alarm@0.34"), (0.62, "amber@0.16"), (1, "amber@0")], "radialGradient"),
    ]


def dial() -> str:
    x, y = DIAL
    parts = [
        circle(x, y, 340, "url(#ng-halo)"),
        circle(x, y, DIAL_RADIUS + 24, ink("frame")),
        circle(x, y, DIAL_RADIUS + 18, "none", stroke=ink("dial-rim"), stroke_width=5),
        circle(x, y, DIAL_RADIUS + 12, "url(#ng-face)"),
    ]
    half = 240 / (DIAL_STEPS - 1) / 2
    for step in range(DIAL_STEPS):
        angle = dial_angle(step)
        parts.append(line(arc(x, y, DIAL_RADIUS - 8, angle - half + 1.2, angle + half - 1.2), ink(ZONES[step]), 22.0))
        parts.append(step_mark(step, angle))
    return group(parts)


def step_mark(step: int, angle: float) -> str:
    x, y = DIAL
    sx, sy = dial_spot(step)
    ring = circle(sx, sy, 31, ink("slot"), stroke=ink(ZONES[step]), stroke_width=2.4)
    name = text(sx, sy + 12, NAMES[step], 34, ink("dial-ink"), font_weight=700)
    dice = "".join(
        die(*polar(x, y, DIAL_RADIUS - 8, angle + 8.5 * (n - (DICE[step] - 1) / 2))) for n in range(DICE[step])
    )
    return ring + name + dice


def die(x: float, y: float) -> str:
    return (
        f'<rect x="{at(x - 6)}" y="{at(y - 6)}" width="12" height="12" rx="2.6" fill="{ink("dial-ink")}"/>'
        + circle(x - 2.6, y - 2.6, 1.5, ink("dial"))
        + circle(x + 2.6, y + 2.6, 1.5, ink("dial"))
    )


def telephone_line() -> str:
    """The wire from the handset round the dial, with a bead for each number of points."""
    x, y = DIAL
    start, end = line_angle(LEAST_CP), line_angle(MOST_CP)
    parts = [
        line(arc(x, y, LINE_RADIUS, start - 7, end + 7), ink("wire-shade"), 9.0, stroke_linecap="round"),
        line(arc(x, y, LINE_RADIUS, start - 7, end + 7), ink("wire"), 4.0, stroke_linecap="round"),
    ]
    for cp in range(LEAST_CP, MOST_CP + 1):
        bx, by = line_spot(cp)
        zero = cp == 0
        fill = "police" if zero else "alarm-deep" if cp < 0 else "slot"
        parts.append(circle(bx, by, 23 if zero else 19.5, ink(fill), stroke=ink("wire"), stroke_width=3))
        label = "☎" if zero else str(cp).replace("-", "−")
        parts.append(text(bx, by + 8, label, 23 if zero else 21, ink("dial-ink"), font_weight=600))
    parts.append(handset(x, y + 250))
    return group(parts)


def handset(x: float, y: float) -> str:
    """The handset at the foot of the dial."""
    d = (
        f"M{at(x - 92, y - 8)}q-6 -22 18 -24h18q12 2 10 16q46 -10 92 0q-2 -14 10 -16h18q24 2 18 24"
        f"q-2 16 -20 16h-22q-14 -2 -12 -18q-38 -8 -76 0q2 16 -12 18h-22q-18 0 -20 -16Z"
    )
    return path(d, ink("wire-shade"), stroke=ink("wire"), stroke_width=3)
