"""The strokes every drawing is made of: numbers as short as they may be, smooth curves, elements as text."""

import math
from collections.abc import Iterable, Sequence

Dot = tuple[float, float]


def num(value: float) -> str:
    """A number as short as a tenth of a unit allows."""
    shown = f"{value:.1f}".removesuffix(".0")
    if shown in ("-0", "0"):
        return "0"
    return shown.replace("0.", ".", 1) if shown.startswith(("0.", "-0.")) else shown


def at(*values: float) -> str:
    shown = [num(value) for value in values]
    return shown[0] + "".join(part if part.startswith("-") else f" {part}" for part in shown[1:])


def element(name: str, body: str = "", /, **attributes: object) -> str:
    """An SVG element; `stroke_width` becomes `stroke-width`, a length is rounded to a tenth."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = num(value) if isinstance(value, float) and not key.endswith("opacity") else str(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{shown}"')
    opening = " ".join(parts)
    return f"<{opening}>{body}</{name}>" if body else f"<{opening}/>"


def path(d: str, fill: str | None = None, **attributes: object) -> str:
    return element("path", d=d, fill=fill, **attributes)


def line(d: str, stroke: str, width: float, **attributes: object) -> str:
    return element("path", d=d, fill="none", stroke=stroke, stroke_width=width, **attributes)


def circle(x: float, y: float, r: float, fill: str | None = None, **attributes: object) -> str:
    return element("circle", cx=float(x), cy=float(y), r=float(r), fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str | None = None, **attributes: object) -> str:
    return element("ellipse", cx=float(x), cy=float(y), rx=float(rx), ry=float(ry), fill=fill, **attributes)


def rect(x: float, y: float, w: float, h: float, fill: str | None = None, **attributes: object) -> str:
    return element("rect", x=float(x), y=float(y), width=float(w), height=float(h), fill=fill, **attributes)


def group(parts: Iterable[str], **attributes: object) -> str:
    return element("g", "".join(parts), **attributes)


def text(x: float, y: float, words: str, size: float, fill: str, **attributes: object) -> str:
    return element("text", words, x=float(x), y=float(y), font_size=float(size), fill=fill, **attributes)


def poly(points: Iterable[Dot], closed: bool = True) -> str:
    return "M" + "L".join(at(*point) for point in points) + ("Z" if closed else "")


def curve(points: Sequence[Dot], closed: bool = False, ease: float = 1.0) -> str:
    """A smooth line through all points (Catmull-Rom as Béziers); `ease` 0 is straight."""
    count = len(points)
    bends = []
    for k in range(count if closed else count - 1):
        if closed:
            p0, p1, p2, p3 = (points[(k + step) % count] for step in (-1, 0, 1, 2))
        else:
            p1, p2 = points[k], points[k + 1]
            p0, p3 = points[max(k - 1, 0)], points[min(k + 2, count - 1)]
        x, y = round(p1[0], 1), round(p1[1], 1)  # the pen stands on what was written, so that no error adds up
        c1 = (p1[0] + (p2[0] - p0[0]) * ease / 6 - x, p1[1] + (p2[1] - p0[1]) * ease / 6 - y)
        c2 = (p2[0] - (p3[0] - p1[0]) * ease / 6 - x, p2[1] - (p3[1] - p1[1]) * ease / 6 - y)
        bends.append("c" + at(*c1, *c2, round(p2[0], 1) - x, round(p2[1], 1) - y))
    return "M" + at(*points[0]) + "".join(bends) + ("Z" if closed else "")


def sampled(points: Sequence[Dot], values: Sequence[float], steps: int = 4) -> tuple[list[Dot], list[float]]:
    """More points on the smooth line through `points`, and `values` spread over them the same way."""

    def between(given: Sequence[float], t: float) -> float:
        a, b, c, d = given
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))

    dots: list[Dot] = []
    spread: list[float] = []
    last = len(points) - 1
    for k in range(last):
        four = [max(k - 1, 0), k, k + 1, min(k + 2, last)]
        for step in range(steps):
            t = step / steps
            dots.append((between([points[i][0] for i in four], t), between([points[i][1] for i in four], t)))
            spread.append(between([values[i] for i in four], t))
    return [*dots, points[last]], [*spread, values[last]]


def sides(points: Sequence[Dot], widths: Sequence[float]) -> tuple[list[Dot], list[Dot]]:
    """The left and right edge of a band along `points` that is `widths` thick."""
    left, right = [], []
    for k, (x, y) in enumerate(points):
        before, after = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        angle = math.atan2(after[1] - before[1], after[0] - before[0]) + math.pi / 2
        dx, dy = math.cos(angle) * widths[k] / 2, math.sin(angle) * widths[k] / 2
        left.append((x - dx, y - dy))
        right.append((x + dx, y + dy))
    return left, right


def ribbon(points: Sequence[Dot], widths: Sequence[float]) -> str:
    """A tapering band along `points`, closed and smooth."""
    left, right = sides(points, widths)
    return curve([*left, *reversed(right)], closed=True)


def document(view: tuple[float, float], parts: Iterable[str], **attributes: object) -> str:
    head = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {num(view[0])} {num(view[1])}",
        "text_anchor": "middle",
        **attributes,
    }
    return element("svg", "\n".join(parts), **head) + "\n"
