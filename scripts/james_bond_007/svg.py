"""The strokes of James Bond 007, and its colours with a night side."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

from strokes import element

HOME = Path(__file__).parents[2] / "src/tablee/games/james_bond_007"
ART = HOME / "face/art"
PALETTE = tomllib.loads((ART / "palette.toml").read_text(encoding="utf-8"))
DISPLAY = PALETTE["fallback"]
COLOURS = ("ro", "bl", "ve", "ja", "vi", "gr")
SKILLS = ("c", "f", "a")

Box = tuple[float, float, float, float]  # x, y, width, height


def ink(name: str) -> str:
    """A colour of the palette as a CSS variable that falls back to its daylight value."""
    return f"var(--{name},{PALETTE['light'][name]})"


def slot(x: float, y: float, name: str, size: float, fill: str, sample: str = "", **attributes: object) -> str:
    """A text that a piece fills; the sample is only there to look at the drawing."""
    return element(
        "text", sample, x=float(x), y=float(y), font_size=float(size), fill=fill, data_slot=name, **attributes
    )


def gradient(
    name: str, stops: Sequence[tuple[float, str]], kind: str = "linearGradient", /, **attributes: object
) -> str:
    """A gradient; each stop is (offset, colour), with `colour@opacity` where it is not opaque."""
    body = ""
    for offset, colour in stops:
        paint, _, opacity = colour.partition("@")
        body += element("stop", offset=f"{offset:.2f}", stop_color=ink(paint), stop_opacity=opacity or None)
    return element(kind, body, id=name, **attributes)
