"""NCIS's own strokes: its colours with a night side, and texts to fill."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

import strokes
from strokes import element

ART = Path(__file__).parents[2] / "src/tablee/games/ncis/face/art"
PALETTE = tomllib.loads((ART / "palette.toml").read_text(encoding="utf-8"))
DISPLAY = PALETTE["fallback"].replace("'", "")


def ink(name: str) -> str:
    """A colour of the palette as a CSS variable that falls back to its value by day."""
    return f"var(--{name},{PALETTE['light'][name]})"


def slot(x: float, y: float, name: str, size: float, fill: str, **attributes: object) -> str:
    """A text that a piece fills."""
    return element("text", "", x=float(x), y=float(y), font_size=float(size), fill=fill, data_slot=name, **attributes)


def label(x: float, y: float, place: str, size: float, fill: str, **attributes: object) -> str:
    """A text of the board that says the name of a place, in the language of who looks."""
    return element("text", "", x=float(x), y=float(y), font_size=float(size), fill=fill, data_label=place, **attributes)


def document(view: tuple[float, float], parts: Iterable[str]) -> str:
    return strokes.document(view, parts, font_family=DISPLAY)
