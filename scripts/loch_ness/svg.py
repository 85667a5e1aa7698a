"""The strokes of Loch Ness, and its colours with a night side."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

from strokes import (
    Dot,
    at,
    circle,
    curve,
    document,
    element,
    ellipse,
    group,
    line,
    num,
    path,
    poly,
    rect,
    ribbon,
    sampled,
    sides,
    text,
)

__all__ = [
    "ART",
    "DISPLAY",
    "PALETTE",
    "Dot",
    "at",
    "circle",
    "curve",
    "document",
    "element",
    "ellipse",
    "gradient",
    "group",
    "ink",
    "line",
    "num",
    "path",
    "poly",
    "rect",
    "ribbon",
    "sampled",
    "sides",
    "text",
]

ART = Path(__file__).parents[2] / "src/tablee/games/loch_ness/face/art"
PALETTE = tomllib.loads((ART / "palette.toml").read_text(encoding="utf-8"))
DISPLAY = PALETTE["fallback"]


def ink(name: str) -> str:
    """A colour of the palette as a CSS variable that falls back to its daylight value."""
    return f"var(--{name},{PALETTE['light'][name]})"


def gradient(name: str, stops: Sequence[tuple[float, str]], **attributes: object) -> str:
    """A linear gradient; each stop is (offset, colour) with an optional `colour@opacity`."""
    body = ""
    for offset, colour in stops:
        paint, _, opacity = colour.partition("@")
        body += element("stop", offset=num(offset), stop_color=ink(paint), stop_opacity=opacity or None)
    return element("linearGradient", body, id=name, **attributes)
