"""Agents as cardboard figures on a coloured stand, and the portraits of agents and criminals: shapes, no faces."""

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


def bust(kind: str, coat: str, tone: str) -> str:
    """Head and shoulders in a box of 60 by 60; each kind has its own outline."""
    shoulders = {
        "ce": "M8 60q1-17 16-20h12q15 3 16 20Z",
        "as": "M13 60q1-15 12-18h10q11 3 12 18Z",
        "hm": "M2 60q0-21 18-24h20q18 3 18 24Z",
        "agent": "M9 60q1-17 15-20h12q14 3 15 20Z",
        "other": "M13 60q1-15 12-18h10q11 3 12 18Z",
    }
    heads = {
        "ce": circle(30, 24, 13, tone) + circle(35, 23, 4.6, "none", stroke=coat, stroke_width=1.8),
        "as": path("M15 44q-2-36 15-36t15 36q-7 4-7-8H22q0 12-7 8Z", coat) + ellipse(30, 26, 9.5, 12, tone),
        "hm": rect(17, 9, 26, 29, tone, rx=8) + rect(17, 9, 26, 8, coat, rx=4) + rect(19, 21, 22, 5.5, coat, rx=2),
        "agent": ellipse(30, 25, 11, 13.5, tone) + path("M18.4 22Q17 9 30 9.5T41.6 22Q38 15.5 30 16T18.4 22Z", coat),
        "other": path("M17 40q-4-33 13-33t13 33q-4 2-5-6H22q-1 8-5 6Z", coat) + ellipse(30, 25, 10, 12.5, tone),
    }
    collar = path("M30 41l-6 5l6 12l6-12Z", ink("white")) if kind in ("ce", "agent") else ""
    front = path(shoulders[kind], coat)
    return (front + heads[kind] + collar) if kind in ("as", "other") else (front + collar + heads[kind])


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
