"""Opération Zèbre's own strokes: its colours with a night side, texts to fill, typed lines and marker bars."""

import math
import tomllib
from collections.abc import Iterable
from pathlib import Path

import strokes
from strokes import at, circle, element, group, line, path, rect, text

__all__ = [
    "ART",
    "DISPLAY",
    "at",
    "bar",
    "circle",
    "document",
    "element",
    "group",
    "ink",
    "line",
    "path",
    "rect",
    "slot",
    "text",
    "typed",
    "within",
]

ART = Path(__file__).parents[2] / "src/tablee/games/operation_zebre/face/art"
PALETTE = tomllib.loads((ART / "palette.toml").read_text(encoding="utf-8"))
DISPLAY = PALETTE["fallback"].replace("'", "")


def ink(name: str) -> str:
    """A colour of the palette as a CSS variable that falls back to its value by day."""
    return f"var(--{name},{PALETTE['light'][name]})"


def within(width: float) -> dict[str, object]:
    """Attributes that give a text this width, whatever font it is drawn in."""
    return {"textLength": float(width), "lengthAdjust": "spacingAndGlyphs"}


def slot(x: float, y: float, name: str, size: float, fill: str, sample: str = "", **attributes: object) -> str:
    """A text that a piece fills; the sample is only there to look at the drawing."""
    return element(
        "text", sample, x=float(x), y=float(y), font_size=float(size), fill=fill, data_slot=name, **attributes
    )


def wave(number: int) -> float:
    """A small number between -1 and 1, another one for every number, always the same."""
    return math.sin(12.9898 * number + 4.1)


def bar(x: float, y: float, w: float, h: float, number: int, fill: str = "", **attributes: object) -> str:
    """A stroke of the marker: straight enough to hide a line, by hand enough to be seen as one."""
    top, end = h * 0.12 * wave(number), h * 0.16 * wave(number + 7)
    d = (
        f"M{at(x + end, y + top)}Q{at(x + w * 0.45, y - top * 0.8)} {at(x + w - end, y + top * 0.4)}"
        f"L{at(x + w + end * 0.6, y + h - top)}Q{at(x + w * 0.5, y + h + top)} {at(x - end * 0.5, y + h - top * 0.5)}Z"
    )
    return path(d, fill or ink("marker"), **attributes)


def typed(x: float, y: float, w: float, number: int, fill: str, size: float = 6.0) -> str:
    """A typed line, seen from too far to be read: words of several lengths."""
    parts, at_x, word = [], x, number * 5
    while at_x < x + w - 8:
        length = min(size * (2.2 + 1.6 * (1 + wave(word))), x + w - at_x)
        parts.append(rect(at_x, y, length, size * 0.62, fill, rx=1))
        at_x += length + size * 0.9
        word += 1
    return group(parts, opacity=0.75)


def document(view: tuple[float, float], parts: Iterable[str], **attributes: object) -> str:
    return strokes.document(view, parts, font_family=DISPLAY, **attributes)
