"""The pieces as symbols. `--seat`, `--seat-ink` and `--seat-edge` give a piece its player's colour."""

from . import houses
from .emblems import COLOURS, EMBLEMS, effect, emblem
from .figures import big_journalist, journalist
from .nessie import head_mark, rising
from .photos import prints
from .svg import DISPLAY, PALETTE, circle, document, element, ellipse, group, ink, line, path, rect, text


class Paint:
    """The three paints of one seat; without a colour, a quiet grey that the table overrides."""

    def __init__(self, colour: str | None) -> None:
        look = PALETTE["seats"][colour]["light"] if colour else {"fill": "#8b8f8c", "ink": "#fff6e3", "edge": "#2d3436"}
        self.colour = colour
        self.fill, self.ink, self.edge = (
            f"var(--seat{suffix},{look[key]})" for suffix, key in (("", "fill"), ("-ink", "ink"), ("-edge", "edge"))
        )

    def mark(self, x: float, y: float, size: float) -> str:
        return emblem(self.colour, x, y, size, self.ink) if self.colour else ""


BOX = "M3 20a5 5 0 0 1 5 -5H17L21 4.5A3 3 0 0 1 24 2.5H40A3 3 0 0 1 43 4.5L47 15H56a5 5 0 0 1 5 5V55a5 5 0 0 1 -5 5H8a5 5 0 0 1 -5 -5Z"


def camera(paint: Paint) -> str:
    """A box camera from the front, its value in the lens."""
    return "".join(
        [
            path(BOX, paint.fill, stroke=paint.edge, stroke_width=2.4),
            path("M3 46H61V55a5 5 0 0 1 -5 5H8a5 5 0 0 1 -5 -5Z", paint.edge, fill_opacity=0.28),
            line("M6 20.5H18M46 20.5H58", paint.ink, 1.6, stroke_opacity=0.55),
            circle(32, 37.5, 20, paint.edge),
            circle(32, 37.5, 17.6, "#fff8e8"),
            path("M19 29A16 16 0 0 1 32 22", "none", stroke="#d8c9a4", stroke_width=2, stroke_linecap="round"),
            paint.mark(32, 10, 13),
            text(32, 47.5, "7", 29, "#14292f", data_slot="value"),
        ]
    )


def camera_down(paint: Paint) -> str:
    """The same camera from behind: it has moved this round."""
    return "".join(
        [
            path(BOX, paint.edge, stroke=paint.edge, stroke_width=2.4),
            rect(8, 20, 48, 35, paint.fill, rx=3, fill_opacity=0.55),
            line(
                "M12 20L8 24M24 20L8 36M36 20L8 48M48 20L13 55M56 24L25 55M56 36L37 55M56 48L49 55",
                paint.ink,
                1.2,
                stroke_opacity=0.2,
            ),
            circle(32, 37.5, 13, paint.edge, fill_opacity=0.55),
            paint.mark(32, 10, 12),
            text(32, 44.5, "7", 20, paint.ink, fill_opacity=0.75, data_slot="value"),
        ]
    )


def camera_white(down: bool) -> str:
    body, line_ink = "#fdf6e6", "#14292f"
    front = [
        path(BOX, body, stroke=line_ink, stroke_width=2.4),
        path("M3 46H61V55a5 5 0 0 1 -5 5H8a5 5 0 0 1 -5 -5Z", "#cdbf9f"),
        circle(32, 10, 3.6, line_ink),
        circle(32, 37.5, 20, line_ink),
        circle(32, 37.5, 17.6, "#fff8e8"),
        text(32, 47.5, "5", 29, line_ink, data_slot="value"),
        rim(),
    ]
    behind = [
        path(BOX, "#c9bea4", stroke=line_ink, stroke_width=2.4),
        rect(8, 20, 48, 35, "#e6dcc4", rx=3),
        line(
            "M12 20L8 24M24 20L8 36M36 20L8 48M48 20L13 55M56 24L25 55M56 36L37 55M56 48L49 55",
            line_ink,
            1.2,
            stroke_opacity=0.15,
        ),
        circle(32, 10, 3.6, line_ink),
        text(32, 44.5, "5", 20, line_ink, fill_opacity=0.6, data_slot="value"),
        rim(),
    ]
    return "".join(behind if down else front)


def rim() -> str:
    """A band in the colour of the player who holds the white camera for now."""
    return path("M3 52H61V55a5 5 0 0 1 -5 5H8a5 5 0 0 1 -5 -5Z", "var(--seat,#8a8578)")


def blocker() -> str:
    return "".join(
        [
            path(BOX, "#6f7a7b", stroke="#23302f", stroke_width=2.4),
            path("M3 46H61V55a5 5 0 0 1 -5 5H8a5 5 0 0 1 -5 -5Z", "#4b5657"),
            circle(32, 37.5, 19, "#23302f"),
            circle(32, 37.5, 15, "#4b5657"),
            line("M24 29.5L40 45.5M40 29.5L24 45.5", "#d8d3c3", 4.5),
        ]
    )


def card(paint: Paint) -> str:
    """A movement card: how far Nessie swims, on waves in the player's colour."""
    waves = "".join(f"M8 {y}q8 -9 17 0t17 0t17 0t17 0V106H8Z" for y in (74,))
    return "".join(
        [
            rect(1, 1, 82, 110, "#fbf3df", rx=7, stroke=paint.edge, stroke_width=2),
            rect(6, 6, 72, 100, "none", rx=4, stroke=paint.fill, stroke_width=3.4),
            path(waves.replace("M8", "M7.7").replace("t17 0V106H8Z", "t17.6 0V104.3H7.7Z"), paint.fill),
            line(
                "M12 86q7.5 -7 15 0t15 0t15 0t15 0M12 96q7.5 -7 15 0t15 0t15 0t15 0",
                paint.ink,
                2.0,
                stroke_opacity=0.45,
            ),
            text(42, 64, "3", 58, "#14292f", data_slot="value"),
            circle(42, 88, 12.5, paint.fill),
            paint.mark(42, 88, 17),
        ]
    )


def card_back(paint: Paint) -> str:
    scales = "".join(f"M{7 + row % 2 * 7} {14 + 9 * row}" + "q7 11 14 0" * (5 - row % 2) for row in range(10))
    return "".join(
        [
            rect(1, 1, 82, 110, paint.fill, rx=7, stroke=paint.edge, stroke_width=2),
            rect(6, 6, 72, 100, "none", rx=4, stroke=paint.ink, stroke_width=1.6, stroke_opacity=0.8),
            line(scales, paint.ink, 1.3, stroke_opacity=0.28),
            ellipse(42, 56, 25, 31, paint.edge, stroke=paint.ink, stroke_width=1.8),
            group([head_mark(paint.ink)], transform="translate(23.5 32) scale(.44)"),
            paint.mark(42, 96, 14),
        ]
    )


def card_white() -> str:
    return "".join(
        [
            rect(1, 1, 82, 110, "#fffaf0", rx=7, stroke="#14292f", stroke_width=2),
            rect(6, 6, 72, 100, "none", rx=4, stroke="#b8925a", stroke_width=3),
            text(42, 66, "7", 60, "#14292f", data_slot="value"),
            barrel(42, 88),
        ]
    )


def card_white_back() -> str:
    return "".join(
        [
            rect(1, 1, 82, 110, "#efe2c4", rx=7, stroke="#14292f", stroke_width=2),
            rect(6, 6, 72, 100, "none", rx=4, stroke="#8a6534", stroke_width=1.8),
            rect(11, 11, 62, 90, "none", rx=3, stroke="#8a6534", stroke_width=1, stroke_dasharray="3 3"),
            group([barrel(0, 0)], transform="translate(42 56) scale(2)"),
        ]
    )


def barrel(x: float, y: float) -> str:
    return group(
        [
            path("M-11 -9C-14 -4 -14 4 -11 9H11C14 4 14 -4 11 -9Z", "#b8792f", stroke="#4a2c0e", stroke_width=1.4),
            line("M-12.5 -4H12.5M-12.5 4H12.5M-4 -9V9M4 -9V9", "#4a2c0e", 1.2),
        ],
        transform=f"translate({x:g} {y:g})",
    )


def bid_card(paint: Paint) -> str:
    """A card offered at the auction, under its thundercloud."""
    return "".join(
        [
            rect(1, 1, 82, 110, "#2b2140", rx=7, stroke=paint.edge, stroke_width=2),
            rect(6, 6, 72, 100, "none", rx=4, stroke=paint.fill, stroke_width=3.4),
            path("M22 46a11 11 0 0 1 4 -21a15 15 0 0 1 28 -3a12 12 0 0 1 9 24Z", "#e9e0ee"),
            path("M44 40L32 62H41L36 80L54 56H44L50 40Z", "#f3b65b", stroke="#2b2140", stroke_width=2),
            text(42, 101, "", 24, "#fff6e3", data_slot="value"),
        ]
    )


def hotel_card() -> str:
    return rect(1, 1, 106, 106, ink("shallows"), rx=5, stroke=ink("spot-ink"), stroke_width=2) + group([houses.hotel()])


def nessie() -> str:
    """The big one, in the water she rises from."""
    return group(
        [
            ellipse(62, 108, 57, 10, ink("water-deep"), fill_opacity=0.35),
            group([rising()], transform="translate(22 4) scale(.92)"),
            path(
                "M2 103C20 94 34 100 48 99C66 98 84 104 110 100C122 104 116 116 62 117C14 117 -6 110 2 103Z",
                ink("water-light"),
            ),
            line("M10 106q8 -6 16 0t16 0t16 0t16 0t16 0M26 112q8 -4 16 0t16 0t16 0", ink("foam"), 2.0),
        ]
    )


def nessie_small() -> str:
    return group(
        [
            group([rising()], transform="translate(21 2) scale(.9)"),
            path(
                "M2 98H118V104A14 14 0 0 1 104 118H16A14 14 0 0 1 2 104Z",
                ink("water"),
                stroke=ink("foam"),
                stroke_width=3,
            ),
            line("M16 108q9 -8 18 0t18 0t18 0t18 0t16 0", ink("foam"), 3.2),
        ]
    )


ICONS = {
    "icon-photo": rect(3, 3, 18, 18, "none", stroke="currentColor", stroke_width=2, rx=1.5)
    + path(
        "M5 18C6 13 9 13 10 18ZM11 18C12 12 15 12 15.5 9C15 7 13.5 8 13 9L11.5 7.5C13 5 19 5 18 10C17.5 13 16.5 14 17.5 18Z",
        "currentColor",
    ),
    "icon-card": rect(5, 2.5, 14, 19, "none", stroke="currentColor", stroke_width=2, rx=2)
    + line("M8 14q2 -2.4 4 0t4 0M8 9.4q2 -2.4 4 0t4 0", "currentColor", 1.7),
    "icon-score": path(
        "M12 1.5L15 8.6L22.6 9.2L16.8 14.2L18.6 21.7L12 17.7L5.4 21.7L7.2 14.2L1.4 9.2L9 8.6Z", "currentColor"
    ),
    "icon-discard": line("M4 7H20M6 7L7.5 21H16.5L18 7M9 7L10 3H14L15 7M10 11V17M14 11V17", "currentColor", 2.0),
    "icon-camera": path(
        "M2 8H7L9 4H15L17 8H22V20H2ZM12 9a4.5 4.5 0 1 0 .01 0ZM12 11.3a2.2 2.2 0 1 1 -.01 0Z",
        "currentColor",
        fill_rule="evenodd",
    ),
}


def symbol(name: str, w: float, h: float, body: str) -> str:
    """A symbol inherits from where it is used, so its texts carry their typeface themselves."""
    return element(
        "symbol",
        body.replace("<text ", f'<text text-anchor="middle" font-family="{DISPLAY}" '),
        id=name,
        viewBox=f"0 0 {w:g} {h:g}",
    )


def pieces() -> str:
    parts = []
    for colour in (None, *COLOURS):
        paint, suffix = Paint(colour), f"-{colour}" if colour else ""
        parts.append(symbol(f"camera{suffix}", 64, 64, camera(paint)))
        parts.append(symbol(f"camera-down{suffix}", 64, 64, camera_down(paint)))
        parts.append(
            symbol(f"journalist{suffix}", 48, 64, journalist(paint.fill, paint.edge, paint.ink, paint.mark(24, 45, 15)))
        )
        parts.append(symbol(f"card-move{suffix}", 84, 112, card(paint)))
        parts.append(symbol(f"card-back{suffix}", 84, 112, card_back(paint)))
    parts += [
        symbol("bid-card", 84, 112, bid_card(Paint(None))),
        symbol("camera-white", 64, 64, camera_white(down=False)),
        symbol("camera-white-down", 64, 64, camera_white(down=True)),
        symbol("blocker", 64, 64, blocker()),
        symbol("big-journalist", 64, 84, big_journalist()),
        symbol("nessie", 124, 120, nessie()),
        symbol("nessie-small", 120, 120, nessie_small()),
        symbol("card-white", 84, 112, card_white()),
        symbol("card-white-back", 84, 112, card_white_back()),
        symbol("hotel-card", 108, 108, hotel_card()),
    ]
    parts += [symbol(name, 100, 100, body) for name, body in prints().items()]
    parts += [symbol(name, 24, 24, body) for name, body in ICONS.items()]
    parts += [
        symbol(f"emblem-{colour}", 24, 24, path(d, "currentColor", fill_rule="evenodd"))
        for colour, d in EMBLEMS.items()
    ]
    parts += [symbol(f"icon-{action}", 56, 32, effect(action)) for action in houses.DRAWN]
    return document((0, 0), parts)
