"""The whole board: a case wall of graph paper, map sheets, a fuse, pockets, and red thread between pins."""

from strokes import at, circle, curve, element, group, line, path, rect

from .icons import TRIALS, sign
from .places import (
    AGENTS,
    CAMPS,
    CARDS,
    CATEGORIES,
    DISCARD,
    HEIGHT,
    LINE_UP,
    MOST_TO_GO,
    PILE,
    ROW_HEIGHTS,
    SHORTEST,
    TOKENS,
    WARRANT,
    WIDTH,
    ZONE_PILE,
    ZONES,
    Box,
    clue_card,
    deck,
    fuse,
    laid,
    named,
    sleeve,
    zone,
    zone_card,
)
from .places import TRIALS as TRIAL_NAMES
from .svg import document, ink, label

BOLD = {"font_weight": 600}


def wall() -> str:
    """Graph paper: fine lines, and a stronger one every fifth."""
    fine = "".join(f"M{x} 0V{at(HEIGHT)}" for x in range(0, int(WIDTH), 20) if x % 100)
    fine += "".join(f"M0 {y}H{at(WIDTH)}" for y in range(0, int(HEIGHT), 20) if y % 100)
    strong = "".join(f"M{x} 0V{at(HEIGHT)}" for x in range(0, int(WIDTH), 100))
    strong += "".join(f"M0 {y}H{at(WIDTH)}" for y in range(0, int(HEIGHT), 100))
    return (
        rect(0, 0, WIDTH, HEIGHT, ink("wall"))
        + line(fine, ink("grid"), 0.8, opacity=0.7)
        + line(strong, ink("grid-strong"), 1.2, opacity=0.6)
    )


def rope() -> str:
    """The fuse from its loose end to the charge, a knot for every step."""
    last = fuse(MOST_TO_GO)[0]
    dots = [(last - 66.0, 62.0), (last - 40.0, 34.0)]
    dots += [(fuse(n)[0], 48 + (6 if n % 2 else -6)) for n in range(MOST_TO_GO, -1, -1)]
    d = curve(dots)
    parts = [
        line(d, ink("rope-deep"), 13.0, stroke_linecap="round"),
        line(d, ink("rope"), 8.0, stroke_linecap="round"),
        line(d, ink("rope-deep"), 8.0, stroke_dasharray="2 9"),
    ]
    for to_go in range(1, MOST_TO_GO + 1):
        x, y = fuse(to_go)
        if to_go <= SHORTEST:
            parts.append(circle(x, y, 25, ink("wall"), stroke=ink("rope-deep"), stroke_width=4))
        halo = {"stroke": ink("wall"), "stroke_width": 12, "paint_order": "stroke", "stroke_linejoin": "round"}
        parts.append(label(x, y + 12, f"fuse-{to_go}", 36, ink("ink"), **halo, **BOLD))
    return group([*parts, charge()])


def charge() -> str:
    """What the fuse leads to."""
    x, y = fuse(0)
    sticks = "".join(
        rect(x - 8 + 22 * n, y - 36, 20, 78, ink("thread"), rx=5, stroke=ink("thread-deep"), stroke_width=2)
        for n in range(4)
    )
    band = rect(x - 12, y - 12, 96, 26, ink("bomb"), rx=3)
    return group([sticks, band, label(x + 36, y + 10, "fuse-0", 30, ink("yellow"), **BOLD)])


def pinned(x: float, y: float) -> str:
    return circle(x, y, 7, ink("pin"), stroke=ink("thread-deep"), stroke_width=2) + circle(
        x - 2, y - 2, 2, ink("on-dark"), opacity=0.8
    )


def zone_field(number: int) -> str:
    """A zone: the rows of either camp, the sheet between them, the sign of its trial under it."""
    x, y, w, h = zone(number)
    parts = [
        rect(x, y, w, h, ink("slot"), rx=10, stroke=ink("slot-line"), stroke_width=2),
        path(f"M{at(x)} {at(y + 10)}q0-10 10-10h{at(w - 20)}q10 0 10 10v98H{at(x)}Z", ink("threat-pale"), opacity=0.8),
        rect(x, y + 356, w, 108, ink("clue-pale"), opacity=0.8),
    ]
    for camp in CAMPS:
        for rank in range(1, CARDS + 1):
            cx, cy, cw, ch = laid(number, rank, camp)
            colour = "threat" if camp == "criminal" else "clue"
            parts.append(
                rect(
                    cx,
                    cy,
                    cw,
                    ch,
                    "none",
                    rx=7,
                    stroke=ink(colour),
                    stroke_width=1.5,
                    stroke_dasharray="5 6",
                    opacity=0.5,
                )
            )
    dx, dy, dw, dh = deck(number)
    parts += [
        rect(dx, dy, dw, dh, ink("navy"), rx=7),
        sign(TRIALS[number - 1], dx + 8, dy + 4, 28, ink("yellow")),
        label(dx + 48, dy + 27, f"deck-{TRIAL_NAMES[number - 1]}", 26, ink("on-dark"), text_anchor="start", **BOLD),
    ]
    return group(parts)


def photograph(x: float, y: float, turn: float) -> str:
    """Somebody unknown, on a photograph."""
    body = [
        rect(-38, -46, 76, 92, ink("sheet"), stroke=ink("slot-line"), stroke_width=1.5),
        rect(-31, -39, 62, 64, ink("photo")),
        circle(0, -16, 13, ink("quiet"), opacity=0.7),
        path("M-25 25q0-24 25-24t25 24Z", ink("quiet"), opacity=0.7),
    ]
    return group([group(body, transform=f"translate({at(x, y)}) rotate({turn:g})"), pinned(x, y - 44)])


def note(x: float, y: float, turn: float) -> str:
    """A note in evidence yellow, its writing too small to be read."""
    body = [
        rect(-34, -30, 68, 60, ink("yellow"), opacity=0.9),
        line("M-24 -12h46M-24 0h40M-24 12h30", ink("yellow-deep"), 3.0, opacity=0.6),
    ]
    return group([group(body, transform=f"translate({at(x, y)}) rotate({turn:g})"), pinned(x, y - 26)])


def thread(*dots: tuple[float, float]) -> str:
    d = "M" + "L".join(at(*dot) for dot in dots)
    return line(d, ink("thread-deep"), 4.0, opacity=0.35, transform="translate(2 3)") + line(d, ink("thread"), 2.6)


def evidence() -> str:
    """Photographs and notes over the pockets, tied to the zones: the clue cards slide over them."""
    parts = []
    for place, category in enumerate(CATEGORIES):
        x, y, w, _ = sleeve(category)
        left, middle, right = x + w * 0.2, x + w * 0.5, x + w * 0.8
        parts += [
            thread((left, y - 190), (middle, y - 286), (right, y - 150)),
            thread((left, y - 190), (middle, y - 100), (right, y - 150)),
            photograph(left, y - 146, -6 + 4 * place),
            photograph(right, y - 106, 5 - 3 * place),
            note(middle, y - 74, 3 - 4 * place),
            note(middle, y - 260, -4 + 3 * place),
        ]
    return group(parts)


def place(name: str, box: Box) -> str:
    x, y, w, h = box
    return element("rect", data_place=name, x=x, y=y, width=w, height=h, fill="none")


def room(name: str, box: Box) -> str:
    x, y, w, h = box
    return element("rect", data_room=name, x=x, y=y, width=w, height=h, fill="none")


def places() -> str:
    parts = [place("agents", AGENTS), place("pile", PILE), place("discard", DISCARD), place("zone-pile", ZONE_PILE)]
    parts += [place("warrant", WARRANT), place("line-up", LINE_UP)]
    parts += [place(f"tokens-{camp}", box) for camp, box in TOKENS.items()]
    for to_go in range(MOST_TO_GO + 1):
        x, y = fuse(to_go)
        parts.append(element("circle", data_place=f"fuse-{to_go}", cx=x, cy=y, r=40, fill="none"))
    for number in range(1, ZONES + 1):
        parts += [place(f"zone-{number}", zone(number)), room(f"zone-{number}", zone_card(number))]
        parts.append(place(f"deck-{TRIAL_NAMES[number - 1]}", deck(number)))
        parts += [
            place(f"laid-{number}-{rank}-{camp}", laid(number, rank, camp))
            for rank in range(1, CARDS + 1)
            for camp in CAMPS
        ]
    for category in CATEGORIES:
        parts += [place(f"clue-{category}-{rows}", clue_card(category, rows)) for rows in range(len(ROW_HEIGHTS) + 1)]
        parts += [place(f"sleeve-{category}", sleeve(category)), place(f"named-{category}", named(category))]
    return group(parts)


def side() -> str:
    """Beside the zones: agents, piles, tokens."""
    boxes = [
        (AGENTS, "slot"),
        (PILE, "slot"),
        (DISCARD, "slot"),
        (ZONE_PILE, "slot"),
        (WARRANT, "slot"),
        (TOKENS["criminal"], "threat-pale"),
        (TOKENS["ncis"], "clue-pale"),
    ]
    return group(
        [
            rect(*box, ink(fill), rx=8, stroke=ink("slot-line"), stroke_width=1.6, stroke_dasharray="6 5")
            for box, fill in boxes
        ]
    )


def board() -> str:
    drawn = [
        wall(),
        evidence(),
        rope(),
        *(zone_field(number) for number in range(1, ZONES + 1)),
        side(),
        rect(2, 2, WIDTH - 4, HEIGHT - 4, "none", stroke=ink("navy"), stroke_width=4),
        places(),
    ]
    return document((WIDTH, HEIGHT), drawn)
