"""The few strokes every drawing is made of: colours with a night side, elements as text."""

import math
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

ART = Path(__file__).parents[2] / "src/tablee/games/negociateur/art"
PALETTE = tomllib.loads((ART / "palette.toml").read_text(encoding="utf-8"))
DISPLAY = PALETTE["fallback"].replace("'", "")

Dot = tuple[float, float]


def ink(name: str) -> str:
    """A colour of the palette as a CSS variable that falls back to its dusk value."""
    return f"var(--{name},{PALETTE['light'][name]})"


def num(value: float) -> str:
    """A number as short as a tenth of a unit allows."""
    shown = f"{value:.1f}".removesuffix(".0")
    return "0" if shown == "-0" else shown


def at(*values: float) -> str:
    return " ".join(num(value) for value in values)


def element(name: str, body: str = "", /, **attributes: object) -> str:
    """An SVG element; `stroke_width` becomes `stroke-width`, a float is rounded to a tenth."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = num(value) if isinstance(value, float) else str(value)
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


def within(width: float) -> dict[str, object]:
    """Attributes that give a text this width, whatever font it is drawn in."""
    return {"textLength": float(width), "lengthAdjust": "spacingAndGlyphs"}


def slot(x: float, y: float, name: str, size: float, fill: str, sample: str = "", **attributes: object) -> str:
    """A text that a piece fills; the sample is only there to look at the drawing."""
    return element(
        "text", sample, x=float(x), y=float(y), font_size=float(size), fill=fill, data_slot=name, **attributes
    )


def polar(x: float, y: float, radius: float, degrees: float) -> Dot:
    """A point on a circle; 0 degrees is straight up, clockwise."""
    turn = math.radians(degrees - 90)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """The way along a circle from one angle to another, clockwise."""
    far = 1 if end - start > 180 else 0
    return f"M{at(*polar(x, y, radius, start))}A{at(radius, radius)} 0 {far} 1 {at(*polar(x, y, radius, end))}"


def poly(points: Iterable[Dot], *, closed: bool = True) -> str:
    return "M" + "L".join(at(*point) for point in points) + ("Z" if closed else "")


def gradient(
    name: str, stops: Sequence[tuple[float, str]], kind: str = "linearGradient", /, **attributes: object
) -> str:
    """A gradient; each stop is (offset, colour), with `colour@opacity` where it is not opaque."""
    body = ""
    for offset, colour in stops:
        paint, _, opacity = colour.partition("@")
        body += element("stop", offset=f"{offset:.2f}", stop_color=ink(paint), stop_opacity=opacity or None)
    return element(kind, body, id=name, **attributes)


def document(view: tuple[float, float], parts: Iterable[str], **attributes: object) -> str:
    head = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {num(view[0])} {num(view[1])}",
        "text_anchor": "middle",
        "font_family": DISPLAY,
        **attributes,
    }
    return element("svg", "\n".join(parts), **head) + "\n"
