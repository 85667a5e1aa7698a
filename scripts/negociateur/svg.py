"""Négociateur's own strokes: its colours with a night side, texts to fill, circles and their arcs."""

import math
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

import strokes
from strokes import Dot, at, circle, element, ellipse, group, line, path, poly, rect, text

__all__ = [
    "ART",
    "DISPLAY",
    "PALETTE",
    "Dot",
    "arc",
    "at",
    "circle",
    "document",
    "element",
    "ellipse",
    "gradient",
    "group",
    "ink",
    "line",
    "path",
    "polar",
    "poly",
    "rect",
    "slot",
    "text",
    "within",
]

ART = Path(__file__).parents[2] / "src/tablee/games/negociateur/face/art"
PALETTE = tomllib.loads((ART / "palette.toml").read_text(encoding="utf-8"))
DISPLAY = PALETTE["fallback"].replace("'", "")


def ink(name: str) -> str:
    """A colour of the palette as a CSS variable that falls back to its dusk value."""
    return f"var(--{name},{PALETTE['light'][name]})"


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
    return strokes.document(view, parts, font_family=DISPLAY, **attributes)
