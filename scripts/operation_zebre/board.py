"""The board: an open file on a desk, two sheets in it, and the documents of the round below."""

from .svg import at, bar, circle, document, element, group, ink, line, path, rect, text

Box = tuple[float, float, float, float]

WIDTH, HEIGHT = 1200.0, 840.0
SHEETS: tuple[Box, Box] = ((44, 66, 546, 506), (610, 66, 546, 506))
SUSPICION: tuple[Box, Box] = ((62, 124, 510, 262), (628, 124, 510, 262))
POINTS: tuple[Box, Box] = ((62, 424, 510, 50), (628, 424, 510, 50))
ROSTER: tuple[Box, Box] = ((62, 510, 510, 52), (628, 510, 510, 52))
ECHECS: Box = (628, 124, 510, 110)
VARIANT: Box = (628, 276, 510, 284)
BOX: Box = (44, 640, 128, 164)
READERS: Box = (196, 640, 742, 164)
ROUNDS: Box = (962, 640, 194, 164)

STRIPES = 34  # how far apart the stripes of the frame are


def zebra(x: float, y: float, w: float, h: float) -> str:
    """A band of slanted stripes."""
    stripes = "".join(
        f"M{at(left, y + h)}l{at(h * 0.8, -h)}h{at(STRIPES * 0.5)}l{at(-h * 0.8, h)}Z"
        for left in range(int(x) - STRIPES, int(x + w) + STRIPES, STRIPES)
    )
    return rect(x, y, w, h, ink("stripe-light")) + path(stripes, ink("stripe"))


def desk() -> str:
    ground = rect(0, 0, WIDTH, HEIGHT, ink("desk")) + rect(0, 600, WIDTH, 240, ink("shelf"))
    grain = "".join(f"M0 {y}h{WIDTH:g}" for y in range(40, 600, 46))
    return (
        ground
        + line(grain, ink("desk-deep"), 1.4, opacity=0.5)
        + group([zebra(0, 0, WIDTH, 22), zebra(0, HEIGHT - 16, WIDTH, 16)])
        + rect(0, 598, WIDTH, 4, ink("desk-deep"))
    )


def folder() -> str:
    """The file: cardboard with a tab, a crease in the middle."""
    back = "M30 50q0-8 8-8H300l18-14h150l18 14H1162q8 0 8 8V578q0 8-8 8H38q-8 0-8-8Z"
    return (
        path(back, ink("folder"), stroke=ink("folder-shade"), stroke_width=3)
        + line("M600 44V584", ink("folder-shade"), 5.0)
        + line("M592 44V584M608 44V584", ink("folder-shade"), 1.2, opacity=0.6)
        + text(393, 48, "OZ · 245", 17, ink("folder-ink"), font_weight=700, letter_spacing=2)
    )


def sheet(box: Box, number: int) -> str:
    """A typed sheet, with a stripe at its head and a fingerprint that was not wiped away."""
    x, y, w, h = box
    prints = "".join(
        f"M{at(x + w - 96 - 8 * ring, y + h - 60)}a{at(8.0 + 8 * ring, 11.0 + 9 * ring)} 0 0 1 {at(16.0 + 16 * ring)} 0"
        for ring in range(5)
    )
    return group(
        [
            rect(x + 5, y + 6, w, h, ink("folder-shade"), opacity=0.6),
            rect(x, y, w, h, ink("card"), stroke=ink("card-shade"), stroke_width=2),
            rect(x, y, w, 44, ink("card-shade"), opacity=0.55),
            line(f"M{at(x, y + 44)}h{at(w)}", ink("card-ink"), 2.4),
            bar(x + w - 150, y + 13, 62, 18, number),
            bar(x + w - 80, y + 13, 40, 18, number + 3),
            circle(x + w - 20, y + 22, 7, ink("folder")),
            line(prints, ink("carbon-pale"), 3.0, opacity=0.5),
        ]
    )


def clip(x: float, y: float) -> str:
    """A paper clip."""
    d = f"M{at(x, y + 40)}V{at(y + 6)}a8 8 0 0 1 16 0V{at(y + 50)}a12 12 0 0 1-24 0V{at(y + 14)}"
    return line(d, ink("card-quiet"), 3.0, stroke_linecap="round")


def shelf() -> str:
    """Where the documents of the round stand."""
    parts = []
    for x, y, w, h in (BOX, READERS, ROUNDS):
        parts.append(
            rect(x - 8, y - 8, w + 16, h + 16, ink("desk-deep"), rx=6, stroke=ink("desk"), stroke_width=2, opacity=0.9)
        )
    return group(parts)


def label(name: str, x: float, y: float, fill: str, width: float, **attributes: object) -> str:
    """Where the name of a place is written, once it is on the table."""
    return text(
        x,
        y,
        "",
        21,
        ink(fill),
        text_anchor="start",
        font_weight=700,
        letter_spacing=0.6,
        data_label=name,
        data_width=width,
        **attributes,
    )


def labels() -> str:
    parts = []
    for team in (0, 1):
        x = SHEETS[team][0] + 18
        parts += [
            label(f"suspicion-{team}", x, 96, "card-ink", 440),
            label(f"points-{team}", x, 416, "card-quiet", 480),
            label(f"roster-{team}", x, 502, "card-quiet", 480),
        ]
    parts += [
        label("echecs", 628, 96, "card-ink", 440),
        label("variant", 628, 268, "card-quiet", 480),
        label("box", 38, 626, "stripe-light", 170),
        label("readers", 190, 626, "stripe-light", 700),
        label("rounds", 956, 626, "stripe-light", 190),
    ]
    return group(parts)


def place(name: str, box: Box) -> str:
    x, y, w, h = box
    return element("rect", data_place=name, x=x, y=y, width=w, height=h, fill="none")


def places() -> str:
    parts = []
    for team in (0, 1):
        parts += [
            place(f"suspicion-{team}", SUSPICION[team]),
            place(f"points-{team}", POINTS[team]),
            place(f"roster-{team}", ROSTER[team]),
        ]
    parts += [
        place("echecs", ECHECS),
        place("variant", VARIANT),
        place("box", BOX),
        place("readers", READERS),
        place("rounds", ROUNDS),
    ]
    return group(parts)


def board() -> str:
    drawn = [
        desk(),
        folder(),
        sheet(SHEETS[0], 1),
        sheet(SHEETS[1], 5),
        clip(330, 46),
        shelf(),
        labels(),
        places(),
    ]
    return document((WIDTH, HEIGHT), drawn)
