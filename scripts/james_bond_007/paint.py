"""The paints of a seat's pieces: `--seat`, `--seat-ink` and `--seat-edge`, with each colour's own as fallback."""

from .svg import PALETTE
from .symbols import EMBLEMS, sign


class Paint:
    """The three paints of one colour, and its emblem."""

    def __init__(self, colour: str) -> None:
        look = PALETTE["seats"][colour]["light"]
        self.colour = colour
        self.fill = f"var(--seat,{look['fill']})"
        self.ink = f"var(--seat-ink,{look['ink']})"
        self.edge = f"var(--seat-edge,{look['edge']})"

    def mark(self, x: float, y: float, size: float, fill: str | None = None) -> str:
        return sign(EMBLEMS[self.colour], x, y, size, fill or self.ink)
