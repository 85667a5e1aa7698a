"""Movement cards, white cards and bids in a box of 84 by 112."""

from .nessie import head_mark
from .paint import PALE, Paint
from .svg import circle, ellipse, group, line, path, rect, text

INK, OAK = "#14292f", "#4a2c0e"


def sheet(fill: str, edge: str) -> str:
    return rect(1, 1, 82, 110, fill, rx=7, stroke=edge, stroke_width=2)


def frame(stroke: str, width: float) -> str:
    return rect(6, 6, 72, 100, "none", rx=4, stroke=stroke, stroke_width=width)


def card(paint: Paint) -> str:
    """How far Nessie swims, above waves in the player's colour."""
    return "".join(
        [
            sheet("#fbf3df", paint.edge),
            frame(paint.fill, 3.4),
            path("M7.7 74q8-9 17 0t17 0t17 0t17.6 0V104.3H7.7Z", paint.fill),
            line(
                "M12 86q7.5-7 15 0t15 0t15 0t15 0M12 96q7.5-7 15 0t15 0t15 0t15 0", paint.ink, 2.0, stroke_opacity=0.4
            ),
            circle(42, 89, 13.5, paint.fill),
            paint.mark(42, 89, 18),
            text(42, 64, "3", 58, INK, data_slot="value"),
        ]
    )


def card_back(paint: Paint) -> str:
    scales = "".join(f"M{7 + row % 2 * 7} {18 + 15 * row}" + "q7 14 14 0" * (5 - row % 2) for row in range(6))
    return "".join(
        [
            sheet(paint.fill, paint.edge),
            frame(paint.ink, 1.6),
            line(scales, paint.ink, 1.3, stroke_opacity=0.3),
            ellipse(42, 52, 25, 31, paint.edge, stroke=paint.ink, stroke_width=1.8),
            group([head_mark(PALE)], transform="translate(23 29) scale(.44)"),
            circle(42, 94, 11, paint.fill),
            paint.mark(42, 94, 16),
        ]
    )


def card_white() -> str:
    return "".join(
        [sheet("#fffaf0", INK), frame("#b8925a", 3.0), text(42, 66, "7", 60, INK, data_slot="value"), barrel(42, 88, 1)]
    )


def card_white_back() -> str:
    return "".join([sheet("#efe2c4", INK), frame("#8a6534", 1.8), barrel(42, 56, 2)])


def barrel(x: float, y: float, scale: float) -> str:
    """The distillery's mark."""
    return group(
        [
            path("M-11-9C-14-4-14 4-11 9H11C14 4 14-4 11-9Z", "#b8792f", stroke=OAK, stroke_width=1.4),
            line("M-12.5-4H12.5M-12.5 4H12.5M-4-9V9M4-9V9", OAK, 1.2),
        ],
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
    )


def bid_card(paint: Paint) -> str:
    """A card offered at the auction, under its thundercloud."""
    return "".join(
        [
            sheet("#2b2140", paint.edge),
            frame(paint.fill, 3.4),
            path("M22 46a11 11 0 0 1 4-21a15 15 0 0 1 28-3a12 12 0 0 1 9 24Z", "#e9e0ee"),
            path("M44 40L32 62H41L36 80L54 56H44L50 40Z", "#f3b65b", stroke="#2b2140", stroke_width=2),
            text(42, 101, "", 24, PALE, data_slot="value"),
        ]
    )
