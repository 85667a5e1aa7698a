"""Cards: of operations, of zones, of clues; the pockets they slide out of; agents and piles."""

from strokes import at, circle, curve, group, line, path, rect

from .icons import AGENTS, PLACES, SERIES, sign
from .places import CLUE_HIGH, CLUE_WIDE, ROW_HEIGHTS, SIDE_WIDE, SLEEVE_HIGH, ZONE_CARD
from .svg import ink, slot

CARD = (140.0, 196.0)
COLOURS = {
    "v": "vehicle",
    "a": "firearm",
    "p": "camera",
    "s": "satellite",
    "o": "computer",
    "emb": "special",
    "inf": "special",
}
ROWS = ("row-yellow", "row-orange", "row-red", "row-violet", "row-blue", "row-black")
CLUE = (CLUE_WIDE - 12, CLUE_HIGH)
SLEEVE = (CLUE_WIDE, SLEEVE_HIGH)
NAMED = (246.0, 46.0)
SUSPECT = (380.0, 150.0)
PORTRAIT = (116.0, 122.0)
WARRANT = (SIDE_WIDE, 50.0)
BACK = (80.0, 112.0)
ZONE_BACK = (156.0, 96.0)
BOLD = {"font_weight": 600}
AGAIN = "M12 3a9 9 0 1 1-8.5 6l2.6 1A6.3 6.3 0 1 0 12 5.8V9.4L6.2 4.7 12 0Z"


def on(series: str) -> str:
    """What is written on a card of this series."""
    return ink("on-light" if series == "s" else "on-dark")


def operation(series: str, *, again: bool = False) -> str:
    """A numbered card: its colour, its number, its sign; its name where it can be read."""
    w, h = CARD
    parts = [
        rect(2, 2, w - 4, h - 4, ink("card"), rx=12, stroke=ink("navy-deep"), stroke_width=3),
        path(f"M4 14q0-10 10-10h{at(w - 28)}q10 0 10 10v{at(h - 52)}H4Z", ink(COLOURS[series])),
        slot(42, 82, "value", 88, on(series), **BOLD),
        sign(SERIES[series], 46, 84, 70, on(series)),
        slot(w / 2, h - 12, "name", 24, ink("card-ink"), **BOLD),
    ]
    if again:
        parts.append(sign(AGAIN, 84, 18, 42, on(series)))
    return group(parts)


def laid(series: str, *, again: bool = False) -> str:
    """The same where its name cannot be read: all colour, its number and its sign as large as can be."""
    w, h = CARD
    parts = [
        rect(2, 2, w - 4, h - 4, ink(COLOURS[series]), rx=12, stroke=ink("card"), stroke_width=4),
        slot(46, 96, "value", 104, on(series), **BOLD),
        sign(SERIES[series], 38, 100, 88, on(series)),
    ]
    if again:
        parts.append(sign(AGAIN, 80, 20, 48, on(series)))
    return group(parts)


def special_laid(series: str) -> str:
    w, h = CARD
    return group(
        [
            rect(2, 2, w - 4, h - 4, ink("special"), rx=12, stroke=ink("card"), stroke_width=4),
            rect(4, 24, w - 8, 8, ink("yellow")),
            rect(4, h - 32, w - 8, 8, ink("yellow")),
            sign(SERIES[series], 26, 54, 88, ink("yellow")),
        ]
    )


def special(series: str) -> str:
    """An Embuscade or an Informateur: no number, a sign in evidence yellow."""
    w, h = CARD
    return group(
        [
            rect(2, 2, w - 4, h - 4, ink("card"), rx=12, stroke=ink("navy-deep"), stroke_width=3),
            path(f"M4 14q0-10 10-10h{at(w - 28)}q10 0 10 10v{at(h - 52)}H4Z", ink("special")),
            rect(4, 20, w - 8, 8, ink("yellow")),
            rect(4, 132, w - 8, 8, ink("yellow")),
            sign(SERIES[series], 32, 42, 76, ink("yellow")),
            slot(w / 2, h - 12, "name", 24, ink("card-ink"), **BOLD),
        ]
    )


def down(series: str = "") -> str:
    """A card face down; who knows it sees its number and sign in the corner."""
    w, h = CARD
    lattice = "".join(f"M{x} 12L{x - 60} {at(h - 12)}M{x - 60} 12L{x} {at(h - 12)}" for x in (66, 96, 126))
    parts = [
        rect(2, 2, w - 4, h - 4, ink("back"), rx=12, stroke=ink("navy-deep"), stroke_width=3),
        rect(12, 12, w - 24, h - 24, "none", rx=6, stroke=ink("back-line"), stroke_width=3),
        line(lattice, ink("back-line"), 2.0, opacity=0.6),
    ]
    if series:
        parts += [
            rect(14, 92, w - 28, 88, ink(COLOURS[series]), rx=8, stroke=ink("card"), stroke_width=4),
            slot(46, 160, "value", 70, on(series), **BOLD),
            sign(SERIES[series], 72, 112, 48, on(series)),
        ]
    else:
        parts.append(circle(w / 2, h / 2, 34, ink("back"), stroke=ink("yellow"), stroke_width=4))
        parts.append(sign(SERIES["emb"], w / 2 - 22, h / 2 - 22, 44, ink("yellow")))
    return group(parts)


def target(x: float, y: float, r: float, colour: str, name: str, size: float) -> str:
    """What a zone is worth to a camp: a number on a target."""
    return (
        circle(x, y, r, ink("sheet"), stroke=ink(colour), stroke_width=r / 5)
        + circle(x, y, r * 0.7, ink(f"{colour}-pale"))
        + slot(x, y + size * 0.35, name, size, ink(colour), **BOLD)
    )


def contours(wide: float, high: float) -> str:
    """The lines of a map: water below, heights above it."""
    shore = curve([(0, high * 0.74), (wide * 0.25, high * 0.66), (wide * 0.55, high * 0.8), (wide, high * 0.7)])
    heights = "".join(height(wide * 0.68, high * 0.34, r) for r in (26, 50, 76, 104))
    water = path(f"{shore}V{at(high)}H0Z", ink("sheet-water"), opacity=0.8)
    return water + line(heights, ink("sheet-line"), 1.6, opacity=0.8)


def height(x: float, y: float, r: float) -> str:
    return curve([(x - r, y), (x, y - r * 0.7), (x + r * 0.9, y + r * 0.1), (x - r * 0.1, y + r * 0.6)], closed=True)


def sheet() -> str:
    """The sheet of a map, folded twice."""
    w, h = ZONE_CARD
    folds = f"M{at(w / 3)} 2V{at(h - 2)}M{at(w * 2 / 3)} 2V{at(h - 2)}"
    return (
        rect(1.5, 1.5, w - 3, h - 3, ink("sheet"), rx=5)
        + contours(w, h)
        + line(folds, ink("sheet-shade"), 2.0)
        + rect(1.5, 1.5, w - 3, h - 3, "none", rx=5, stroke=ink("navy"), stroke_width=3)
    )


def zone_card(place: str) -> str:
    """A zone as a map sheet: its name, what it is worth to either camp, and either power in words."""
    w, _ = ZONE_CARD
    half = w / 2
    parts = [
        sheet(),
        sign(PLACES[place], half - 30, 48, 60, ink("quiet"), opacity=0.9),
        path(f"M3 7q0-4 4-4h{at(w - 14)}q4 0 4 4v33H3Z", ink("navy")),
        slot(half, 32, "name", 32, ink("on-dark"), data_width=w - 16, **BOLD),
        target(52, 82, 32, "threat", "red", 46),
        target(w - 52, 82, 32, "clue", "blue", 46),
        rect(6, 120, half - 10, 116, ink("threat-pale"), rx=5, opacity=0.9),
        rect(half + 4, 120, half - 10, 116, ink("clue-pale"), rx=5, opacity=0.9),
    ]
    for camp, x, colour in (("red", half / 2 + 1, "threat"), ("blue", half * 1.5 - 1, "clue")):
        parts += [slot(x, 141 + 22 * n, f"{camp}{n + 1}", 20, ink(colour), **BOLD) for n in range(5)]
    return group(parts)


def zone_brief(place: str) -> str:
    """The same where words cannot be read: what it is worth, large."""
    w, h = ZONE_CARD
    return group(
        [
            sheet(),
            sign(PLACES[place], w / 2 - 46, h / 2 - 46, 92, ink("quiet"), opacity=0.9),
            target(78, h / 2, 66, "threat", "red", 96),
            target(w - 78, h / 2, 66, "clue", "blue", 96),
        ]
    )


def clue_card(*, brief: bool = False) -> str:
    """A clue card: five rows of clues and the name, each in its colour, with its sentences or in short."""
    w, h = CLUE
    parts = [rect(1, 1, w - 2, h - 2, ink("sheet"), stroke=ink("navy"), stroke_width=2)]
    top = 0.0
    for row, high in enumerate(ROW_HEIGHTS, start=1):
        colour = ink(ROWS[row - 1])
        parts.append(rect(2, top + 1.5, 14, high - 3, colour))
        if row > 1:
            parts.append(line(f"M16 {at(top)}H{at(w - 2)}", ink("sheet-shade"), 2.0))
        if row == len(ROW_HEIGHTS):
            parts.append(rect(16, top + 1.5, w - 18, high - 3, ink("row-black")))
            parts.append(slot(w / 2 + 8, top + 32, "name", 30, ink("yellow"), data_width=w - 40, **BOLD))
        elif brief:
            parts.append(slot(26, top + high / 2 + 8, f"short{row}", 24, ink("ink"), text_anchor="start", **BOLD))
        else:
            parts += [
                slot(24, top + 18 + 18.5 * n, f"row{row}-{n + 1}", 17.5, ink("ink"), text_anchor="start")
                for n in range(2 if row < 4 else 4)
            ]
        top += high
    return group(parts)


def sleeve(*, brief: bool = False) -> str:
    """The pocket: a manila envelope. Below the foot of the wall it hides the rest of the card."""
    w, h = SLEEVE
    return group(
        [
            rect(1, 1, w - 2, h + CLUE_HIGH, ink("envelope"), rx=4, stroke=ink("envelope-shade"), stroke_width=3),
            path(f"M{at(w / 2 - 46)} 1q46 26 92 0Z", ink("envelope-shade")),
            slot(14, 43, "title", 48 if brief else 36, ink("envelope-ink"), text_anchor="start", **BOLD),
            slot(w - 18, 42, "rows", 34, ink("envelope-ink"), text_anchor="end", **BOLD),
        ]
    )


def tag(colour: str, ink_name: str) -> str:
    """A label with a name on it, pinned to the pocket."""
    w, h = NAMED
    return group(
        [
            rect(1, 1, w - 2, h - 2, ink(colour), rx=4, stroke=ink("navy-deep"), stroke_width=2),
            circle(14, h / 2, 6, ink("pin"), stroke=ink("thread-deep"), stroke_width=2),
            slot(w / 2 + 10, 32, "name", 27, ink(ink_name), **BOLD),
            slot(w / 2 + 10, 21, "name1", 20, ink(ink_name), **BOLD),
            slot(w / 2 + 10, 40, "name2", 20, ink(ink_name), **BOLD),
        ]
    )


def warrant() -> str:
    """A warrant with three empty lines: whoever takes it up accuses."""
    w, h = WARRANT
    return group(
        [
            rect(1.5, 1.5, w - 3, h - 3, ink("sheet"), rx=5, stroke=ink("thread"), stroke_width=3),
            circle(30, h / 2, 17, "none", stroke=ink("thread"), stroke_width=4),
            line(f"M21 {at(h / 2)}l7 8 13-15", ink("thread"), 4.0, stroke_linecap="round", stroke_linejoin="round"),
            slot(w / 2 + 20, h / 2 + 11, "name", 31, ink("thread"), **BOLD),
        ]
    )


def suspect() -> str:
    """Somebody or something that may be named: a photograph, and the name beside it."""
    w, h = SUSPECT
    return group(
        [
            rect(2, 2, w - 4, h - 4, ink("sheet"), rx=4, stroke=ink("navy"), stroke_width=3),
            rect(12, 12, 92, h - 24, ink("photo")),
            circle(58, 58, 22, ink("quiet")),
            path(f"M18 {at(h - 14)}q0-44 40-44t40 44Z", ink("quiet")),
            circle(w / 2, 10, 7, ink("pin"), stroke=ink("thread-deep"), stroke_width=2),
            slot(114, h / 2 + 13, "name", 40, ink("ink"), text_anchor="start", **BOLD),
            slot(114, h / 2 - 8, "name1", 37, ink("ink"), text_anchor="start", **BOLD),
            slot(114, h / 2 + 36, "name2", 37, ink("ink"), text_anchor="start", **BOLD),
        ]
    )


def agent(name: str) -> str:
    """A Special Agent: a badge with a sign of their own."""
    w, h = PORTRAIT
    return group(
        [
            rect(1.5, 1.5, w - 3, h - 3, ink("navy"), rx=8, stroke=ink("yellow"), stroke_width=3),
            circle(w / 2, 48, 36, ink("navy-light")),
            sign(AGENTS[name], w / 2 - 24, 24, 48, ink("yellow-deep" if name == "gibbs" else "clue")),
            rect(4, 90, w - 8, 28, ink("yellow")),
            slot(w / 2, 112, "name", 24, ink("tag-ink"), **BOLD),
        ]
    )


def pile() -> str:
    w, h = BACK
    return group(
        [
            rect(1.5, 1.5, w - 3, h - 3, ink("back"), rx=7, stroke=ink("navy-deep"), stroke_width=2),
            rect(7, 7, w - 14, h - 14, "none", rx=4, stroke=ink("back-line"), stroke_width=2),
            circle(w / 2, h / 2, 30, ink("card")),
            slot(w / 2, h / 2 + 14, "count", 40, ink("card-ink"), **BOLD),
        ]
    )


def zone_pile() -> str:
    w, h = ZONE_BACK
    folds = f"M{at(w / 3)} 2V{at(h - 2)}M{at(w * 2 / 3)} 2V{at(h - 2)}"
    return group(
        [
            rect(1.5, 1.5, w - 3, h - 3, ink("navy"), rx=5, stroke=ink("navy-deep"), stroke_width=2),
            line(folds, ink("back-line"), 2.0),
            circle(w / 2, h / 2, 30, ink("card")),
            slot(w / 2, h / 2 + 14, "count", 40, ink("card-ink"), **BOLD),
        ]
    )
