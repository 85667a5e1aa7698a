"""The paints of a seat's pieces: `--seat`, `--seat-ink` and `--seat-edge`, with each colour's own as fallback."""

from .emblems import emblem
from .svg import PALETTE

GREY = {"fill": "#8b8f8c", "ink": "#fff6e3", "edge": "#2d3436"}
PALE = "#fff6e3"  # what is read on an edge, by day and by night


class Paint:
    """The three paints of one seat; without a colour, a quiet grey that the table overrides."""

    def __init__(self, colour: str | None) -> None:
        look = PALETTE["seats"][colour]["light"] if colour else GREY
        self.colour = colour
        self.fill = f"var(--seat,{look['fill']})"
        self.ink = f"var(--seat-ink,{look['ink']})"
        self.edge = f"var(--seat-edge,{look['edge']})"

    def mark(self, x: float, y: float, size: float, fill: str | None = None) -> str:
        return emblem(self.colour, x, y, size, fill or self.ink) if self.colour else ""
