"""Box cameras in a box of 64 by 64: from the front with their value in the lens, from behind once they have moved."""

from .paint import PALE, Paint
from .svg import circle, line, path, rect, text

BOX = (
    "M3 20a5 5 0 0 1 5-5H17L21 4.5Q22 2.5 24 2.5H40Q42 2.5 43 4.5L47 15H56a5 5 0 0 1 5 5V55"
    "a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5Z"
)
FOOT = "M3 46H61V55a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5Z"
RIM = "M3 51H61V55a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5Z"
LEATHER = "M24 20L8 36M40 20L8 52M56 20L21 55M56 36L37 55"
INK, IVORY = "#14292f", "#fff8e8"


def camera(paint: Paint) -> str:
    return "".join(
        [
            path(BOX, paint.fill, stroke=paint.edge, stroke_width=2.4),
            path(FOOT, paint.edge, fill_opacity=0.3),
            circle(32, 37.5, 18.8, IVORY, stroke=paint.edge, stroke_width=2.6),
            paint.mark(32, 10, 13),
            text(32, 47.5, "7", 29, INK, data_slot="value"),
        ]
    )


def camera_down(paint: Paint) -> str:
    return "".join(
        [
            path(BOX, paint.edge, stroke=paint.edge, stroke_width=2.4),
            rect(8, 20, 48, 35, paint.fill, rx=3, fill_opacity=0.6),
            line(LEATHER, paint.edge, 1.4, stroke_opacity=0.5),
            circle(32, 37.5, 13, paint.edge, fill_opacity=0.8),
            paint.mark(32, 10, 12, PALE),
            text(32, 44.8, "7", 21, PALE, fill_opacity=0.8, data_slot="value"),
        ]
    )


def camera_white() -> str:
    """Always a 5; whoever has it for the round shows on its foot."""
    return "".join(
        [
            path(BOX, "#fdf6e6", stroke=INK, stroke_width=2.4),
            path(RIM, "var(--seat,#8b8f8c)"),
            circle(32, 37.5, 18.8, IVORY, stroke=INK, stroke_width=2.6),
            circle(32, 9.5, 3.6, INK),
            text(32, 47.5, "5", 29, INK),
        ]
    )


def camera_white_down() -> str:
    return "".join(
        [
            path(BOX, "#bfb396", stroke=INK, stroke_width=2.4),
            rect(8, 20, 48, 30, "#e6dcc4", rx=3),
            path(RIM, "var(--seat,#8b8f8c)"),
            circle(32, 9.5, 3.6, INK),
            text(32, 43, "5", 21, INK, fill_opacity=0.6),
        ]
    )


def blocker() -> str:
    """A camera with its cap on: it only takes up room."""
    return "".join(
        [
            path(BOX, "#6f7a7b", stroke="#23302f", stroke_width=2.4),
            path(FOOT, "#4b5657"),
            circle(32, 37.5, 17, "#4b5657", stroke="#23302f", stroke_width=4),
            line("M24 29.5L40 45.5M40 29.5L24 45.5", "#d8d3c3", 4.5),
        ]
    )
