"""Agents as cardboard figures on a coloured stand, and the winner's licence."""

from strokes import at, circle, ellipse, group, line, path, rect

from .paint import Paint
from .svg import ink
from .symbols import LEAVE, sign

FIGURE = (44.0, 56.0)


def agent(paint: Paint, *, leaving: bool = False) -> str:
    """A figure in a coat, collar up, on a stand that shows the colour and its sign."""
    parts = [
        ellipse(22, 51, 17, 4.5, ink("navy-deep"), fill_opacity=0.35),
        path("M8 50V36q0-13 14-15q14 2 14 15V50Z", paint.fill, stroke=paint.edge, stroke_width=2),
        path("M22 21l-6 5l6 9l6-9Z", ink("white")),
        path("M22 26l-2.2 3l2.2 8l2.2-8Z", paint.edge),
        circle(22, 12.5, 8.6, paint.fill, stroke=paint.edge, stroke_width=2),
        path("M9.5 10.5H34.5L31.5 8.4Q30 1.6 22 1.6T12.5 8.4Z", paint.edge),
        rect(4, 43, 36, 12, paint.fill, rx=4, stroke=paint.edge, stroke_width=2),
        paint.mark(22, 49, 9.5),
    ]
    if leaving:
        parts.append(circle(35, 9, 9, ink("orange"), stroke=ink("navy-deep"), stroke_width=1.4))
        parts.append(sign(LEAVE, 35, 9, 11, ink("navy-deep")))
    return group(parts)


def licence() -> str:
    """The winner's licence: a card with a seal, and no word on it."""
    w, h = 84.0, 58.0
    return group(
        [
            rect(1, 1, w - 2, h - 2, ink("navy"), rx=6, stroke=ink("gold"), stroke_width=2.4),
            rect(6, 6, w - 12, h - 12, "none", rx=3, stroke=ink("gold"), stroke_width=1),
            circle(26, 29, 14, ink("gold")),
            circle(26, 29, 10.5, "none", stroke=ink("navy"), stroke_width=1.4),
            path("M26 20.5l2.5 5.4l5.8.7l-4.3 4l1.2 5.8l-5.2-2.9l-5.2 2.9l1.2-5.8l-4.3-4l5.8-.7Z", ink("navy")),
            path("M18 40l-3 13l6-4l4 5l2-13ZM34 40l3 13l-6-4l-4 5l-2-13Z", ink("orange")),
            line(f"M{at(48, 20)}h26M{at(48, 29)}h26M{at(48, 38)}h17", ink("ice"), 3.0),
        ]
    )
