"""The pieces as symbols; those of a seat once plain and once for each colour with its emblem."""

from . import houses
from .cameras import blocker, camera, camera_down, camera_white, camera_white_down
from .cards import bid_card, card, card_back, card_white, card_white_back
from .emblems import COLOURS, EMBLEMS, effect
from .figures import big_journalist, journalist
from .nessie import floating, little
from .paint import Paint
from .photos import prints
from .svg import DISPLAY, document, element, group, ink, line, path, rect

SNAPSHOT = (
    "M5 18C6 13 9 13 10 18ZM11 18C12 12 15 12 15.5 9C15 7 13.5 8 13 9L11.5 7.5C13 5 19 5 18 10C17.5 13 16.5 14 17.5 18Z"
)
SHUTTER = "M2 8H7L9 4H15L17 8H22V20H2ZM12 9a4.5 4.5 0 1 0 .01 0ZM12 11.3a2.2 2.2 0 1 1-.01 0Z"
STAR = "M12 1.5L15 8.6L22.6 9.2L16.8 14.2L18.6 21.7L12 17.7L5.4 21.7L7.2 14.2L1.4 9.2L9 8.6Z"
BIN = "M4 7H20M6 7L7.5 21H16.5L18 7M9 7L10 3H14L15 7M10 11V17M14 11V17"
NOW = "currentColor"

ICONS = {
    "photo": rect(3, 3, 18, 18, "none", stroke=NOW, stroke_width=2, rx=1.5) + path(SNAPSHOT, NOW),
    "card": rect(5, 2.5, 14, 19, "none", stroke=NOW, stroke_width=2, rx=2)
    + line("M8 14q2-2.4 4 0t4 0M8 9.4q2-2.4 4 0t4 0", NOW, 1.7),
    "score": path(STAR, NOW),
    "discard": line(BIN, NOW, 2.0),
    "camera": path(SHUTTER, NOW, fill_rule="evenodd"),
}

# Drawn for every colour: name, width, height, drawing.
SEATED = (
    ("camera", 64, 64, camera),
    ("camera-down", 64, 64, camera_down),
    ("journalist", 48, 64, journalist),
    ("card-move", 84, 112, card),
    ("card-back", 84, 112, card_back),
)


def hotel_card() -> str:
    ground = rect(1, 1, 106, 106, ink("shallows"), rx=5, stroke=ink("spot-ink"), stroke_width=2)
    return ground + group([houses.hotel()], transform="translate(0 1)")


def symbol(name: str, view: str, body: str) -> str:
    """A symbol's shapes are drawn where it is used, so they bring their pen and their typeface along."""
    pen: dict[str, object] = {}
    if "<path d" in body and 'fill="none"' in body:
        pen |= {"stroke_linecap": "round", "stroke_linejoin": "round"}
    if "<text" in body:
        pen |= {"text_anchor": "middle", "font_family": DISPLAY}
    return element("symbol", group([body], **pen) if pen else body, id=name, viewBox=view)


def pieces() -> str:
    parts = []
    for name, wide, high, draw in SEATED:
        parts.append(symbol(name, f"0 0 {wide} {high}", draw(Paint(None))))
        parts += [symbol(f"{name}-{colour}", f"0 0 {wide} {high}", draw(Paint(colour))) for colour in COLOURS]
    parts += [
        symbol("bid-card", "0 0 84 112", bid_card(Paint(None))),
        symbol("blocker", "0 0 64 64", blocker()),
        symbol("camera-white", "0 0 64 64", camera_white()),
        symbol("camera-white-down", "0 0 64 64", camera_white_down()),
        symbol("big-journalist", "0 0 64 84", big_journalist()),
        symbol("nessie", "16 27 92 92", floating()),  # she is larger than the space she swims in
        symbol("nessie-small", "0 0 120 120", little()),
        symbol("card-white", "0 0 84 112", card_white()),
        symbol("card-white-back", "0 0 84 112", card_white_back()),
        symbol("hotel-card", "0 0 108 108", hotel_card()),
    ]
    parts += [symbol(name, "0 0 100 100", body) for name, body in prints().items()]
    parts += [symbol(f"icon-{name}", "0 0 24 24", body) for name, body in ICONS.items()]
    for colour, d in EMBLEMS.items():
        parts.append(symbol(f"emblem-{colour}", "0 0 24 24", path(d, NOW, fill_rule="evenodd")))
    parts += [symbol(f"icon-{action}", "0 0 56 32", effect(action)) for action in houses.DRAWN]
    return document((0, 0), parts)
