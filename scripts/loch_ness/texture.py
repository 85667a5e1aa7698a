"""What lies over the picture: haze, the flecks of the printing stone, and the compass of the map."""

import random

from .svg import at, circle, group, ink, line, path, rect, text


def compass(x: float, y: float, r: float) -> str:
    """A deco rose; the loch lies as on the map."""
    points = []
    for k in range(8):
        reach = r if k % 2 == 0 else r * 0.6
        points.append(
            group(
                [path(f"M0 {at(-reach)}L5-6L0 0Z", ink("ink")), path(f"M0 {at(-reach)}L-5-6L0 0Z", ink("paper"))],
                transform=f"rotate({45 * k})",
            )
        )
    parts = [
        circle(0, 0, r * 0.72, "none", stroke=ink("ink"), stroke_width=1.6),
        circle(0, 0, r * 0.64, ink("paper"), fill_opacity=0.35),
        *points,
        text(0, -r - 4, "N", 19, ink("ink")),
    ]
    return group(parts, transform=f"translate({at(x, y)})")


def haze() -> str:
    """Flat mist at the foot of the ranges."""
    d = ""
    for x, y, w in (
        (270, 262, 120),
        (300, 274, 70),
        (470, 150, 90),
        (486, 160, 60),
        (1010, 172, 60),
        (1240, 140, 70),
        (1392, 166, 60),
    ):
        d += f"M{at(x, y)}h{w}a5 5 0 0 1 0 10h{-w}a5 5 0 0 1 0-10Z"
    return path(d, ink("mist"), fill_opacity=0.75)


def grain_tile() -> str:
    """Flecks of the printing stone, laid over the whole picture."""
    rng = random.Random(1934)
    dark = "".join(f"M{at(rng.uniform(0, 160), rng.uniform(0, 160))}h.1" for _ in range(90))
    pale = "".join(f"M{at(rng.uniform(0, 160), rng.uniform(0, 160))}h.1" for _ in range(60))
    body = line(dark, ink("ink"), 1.2, stroke_opacity=0.2) + line(pale, ink("paper"), 1.2, stroke_opacity=0.28)
    return f'<pattern id="ln-grain" width="160" height="160" patternUnits="userSpaceOnUse">{body}</pattern>'


def grain(x: float, y: float, w: float, h: float) -> str:
    return rect(x, y, w, h, "url(#ln-grain)", pointer_events="none")
