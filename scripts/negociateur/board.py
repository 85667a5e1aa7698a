"""The whole board: a city block at night, and the places on it."""

from . import building, city, dial
from .places import (
    ABDUCTOR,
    BLUFF,
    COVERED,
    DECK,
    DEMAND_SLOTS,
    DIAL_STEPS,
    DISCARD,
    DRAWN,
    HEIGHT,
    LEAST_CP,
    MINORS,
    MOST_CP,
    PLAYED,
    RELEASED,
    SHOP_SLOTS,
    WIDTH,
    Box,
    dial_spot,
    line_id,
    line_spot,
    windows,
)
from .svg import document, element, group, ink, path, rect


def tray(box: Box, icon: str = "", *, dashed: bool = True) -> str:
    """A dark field for cards, with a faint drawing of what belongs there."""
    x, y, w, h = box
    dash = "7 6" if dashed else None
    ground = rect(
        x,
        y,
        w,
        h,
        ink("slot"),
        rx=9,
        fill_opacity=0.62,
        stroke=ink("slot-line"),
        stroke_width=1.6,
        stroke_dasharray=dash,
    )
    if not icon:
        return ground
    scale = min(w, h) / 24 * 0.5
    spot = f"translate({x + w / 2 - 12 * scale:.1f} {y + h / 2 - 12 * scale:.1f}) scale({scale:.2f})"
    return ground + group([path(icon, ink("slot-line"), fill_opacity=0.55, fill_rule="evenodd")], transform=spot)


HEAD = "M12 3a5 5 0 1 1-.01 0ZM3 22q0-9 9-9t9 9Z"
SPEECH = "M3 4h18v12H11l-5 5v-5H3Z"
QUIET = "M4 3h16v18H4ZM7 7h10v2H7ZM7 11h10v2H7ZM7 15h6v2H7Z"
MASK = "M2 8q10-6 20 0q0 9-6 9q-2 0-4-3q-2 3-4 3q-6 0-6-9ZM6 10q2-2 4 0q-2 2-4 0ZM14 10q2-2 4 0q-2 2-4 0Z"
SKULL = "M12 2q9 0 9 9q0 5-4 6v4H7v-4q-4-1-4-6q0-9 9-9ZM8 9a2 2 0 1 1-.01 0ZM16 9a2 2 0 1 1-.01 0Z"
BIN = "M5 7h14l-1 14H6ZM8 3h8l1 3H7Z"
DEMAND = "M4 2h12l4 4v16H4ZM7 10h10v2H7ZM7 14h10v2H7Z"
BELL = "M12 2q7 1 7 9l2 6H3l2-6q0-8 7-9ZM9 19h6q-1 3-3 3t-3-3Z"
DOOR = "M5 2h14v20H5ZM15 12a1.4 1.4 0 1 1-.01 0Z"


def trays() -> str:
    parts = [
        tray(ABDUCTOR, HEAD),
        tray(BLUFF, MASK),
        tray(RELEASED, DOOR),
        tray(PLAYED, SPEECH),
        tray(COVERED, QUIET),
        tray(DECK, SKULL),
        tray(DISCARD, BIN),
        tray(DRAWN, SKULL),
        tray(MINORS, BELL),
    ]
    parts += [tray(box, DEMAND) for box in DEMAND_SLOTS]
    parts += [tray(box, dashed=False) for box in SHOP_SLOTS]
    return group(parts)


def place(name: str, box: Box) -> str:
    x, y, w, h = box
    return element("rect", data_place=name, x=x, y=y, width=w, height=h, fill="none")


def round_place(name: str, x: float, y: float, r: float) -> str:
    return element("circle", data_place=name, cx=x, cy=y, r=r, fill="none")


def places() -> str:
    parts = [
        place("abductor", ABDUCTOR),
        place("bluff", BLUFF),
        place("released", RELEASED),
        place("played", PLAYED),
        place("covered", COVERED),
        place("deck", DECK),
        place("discard", DISCARD),
        place("drawn", DRAWN),
        place("minors", MINORS),
    ]
    parts += [place(f"demand-{slot}", box) for slot, box in enumerate(DEMAND_SLOTS, start=1)]
    parts += [place(f"shop-{spot}", box) for spot, box in enumerate(SHOP_SLOTS, start=1)]
    parts += [place(f"window-{number}", box) for number, box in enumerate(windows(), start=1)]
    parts += [round_place(f"dial-{step}", *dial_spot(step), 36) for step in range(DIAL_STEPS)]
    parts += [round_place(line_id(cp), *line_spot(cp), 27) for cp in range(LEAST_CP, MOST_CP + 1)]
    return group(parts)


def board() -> str:
    drawn = [
        element("defs", "".join([*city.defs(), *dial.defs()])),
        city.sky(),
        city.skyline(),
        city.street(),
        city.lamp(650),
        city.lamp(1120),
        building.building(),
        city.police_car(1030, left=True),
        city.tape(),
        dial.dial(),
        dial.telephone_line(),
        city.counter(),
        trays(),
        rect(2, 2, WIDTH - 4, HEIGHT - 4, "none", stroke=ink("dial-rim"), stroke_width=4, rx=6),
        places(),
    ]
    return document((WIDTH, HEIGHT), drawn)
