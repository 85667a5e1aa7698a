"""The printed border: the score track as the graduated edge of a map, and the two panels let into its corners."""

from .geometry import BOTTOM, EDGE, HEIGHT, LEFT, RIGHT, TOP, WIDTH, track_cell
from .svg import Dot, at, circle, element, group, ink, line, path, poly, rect, text

AUCTIONS = (20, 30, 40, 50, 60)
FINISH = 65
RULE = 6.0  # how deep the black and white rule is
PRINT = 94.0  # side of a photo
CARD = (84.0, 112.0)
PHOTO_PANEL = 226.0
CARD_PANEL = (312.0, 258.0)


def track() -> str:
    paper = f"M0 0H{WIDTH}V{HEIGHT}H0ZM{at(LEFT, TOP)}V{at(BOTTOM)}H{at(RIGHT)}V{at(TOP)}Z"
    cells: dict[str, list[str]] = {"paper": [], "paper-shade": [], "plum": [], "brick": []}
    small: list[str] = []
    large: list[str] = []
    signs: list[str] = []
    for number in range(101):
        x, y, w, h = track_cell(number)
        cells[_fill(number)].append(rect(x, y, w, h, data_place=f"t{number}"))
        middle, base = _middle(x, y, w, h)
        if number == 0:
            signs.append(line(f"M{at(52, base - 9)}l10 9l-10 9m13-18l10 9l-10 9m13-18l10 9l-10 9", ink("plum"), 3.5))
            signs.append(text(30, base + 11, "0", 31, ink("ink")))
        elif number == FINISH:
            signs.append(chequers(x, y, w, h))
            signs.append(text(middle, base + 9, str(number), 24, ink("cream")))
        elif number in AUCTIONS:
            signs.append(thunder(middle, base - 18))
            signs.append(text(middle, base + 18, str(number), 16, ink("cream")))
        else:
            shown = str(number)
            size = 17.0 if number == 100 else 22.0 if number % 5 == 0 else 15.0
            (small if number % 5 else large).append(
                element("text", shown, x=middle, y=base + size * 0.36, font_size=size if number == 100 else None)
            )
    parts = [path(paper, ink("paper"), fill_rule="evenodd")]
    parts += [group(found, fill=ink(name)) for name, found in cells.items()]
    parts.append(
        group(
            [group(small, font_size=15, fill_opacity=0.72), group(large, font_size=22), *signs],
            fill=ink("ink"),
            pointer_events="none",
        )
    )
    parts.append(scale())
    return group(parts)


def _fill(number: int) -> str:
    if number == FINISH:
        return "brick"
    if number in AUCTIONS:
        return "plum"
    return "paper-shade" if number % 2 else "paper"


def _middle(x: float, y: float, w: float, h: float) -> tuple[float, float]:
    """The middle of a cell, as far from the inner rule as from the outer line."""
    lean_x = -3 if x < LEFT - 1 and TOP < y < BOTTOM else 3 if x >= RIGHT and TOP < y < BOTTOM else 0
    lean_y = -3 if y < TOP - 1 else 3 if y >= BOTTOM - 1 else 0
    return x + w / 2 + lean_x, y + h / 2 + lean_y


def chequers(x: float, y: float, w: float, h: float) -> str:
    """The two rows of a finishing flag, above and below the number."""
    side = w / 12
    squares = []
    for top in (y + RULE, y + h - 2 * side):
        for row in range(2):
            for k in range((row + 1) % 2, 12, 2):
                squares.append(f"M{at(x + side * k, top + side * row)}h{at(side)}v{at(side)}h{at(-side)}Z")
    return path("".join(squares), ink("cream"))


def thunder(x: float, y: float) -> str:
    """A thundercloud with its bolt: here a camera comes up for auction."""
    cloud = path("M-15 16a7 7 0 0 1 3-12a9 9 0 0 1 16-2a7 7 0 0 1 8 14Z", ink("cream"))
    bolt = path("M1 11l-7 10h5l-3 9l10-12h-5l3-7Z", ink("gold"), stroke=ink("plum"), stroke_width=1.5)
    return group([cloud, bolt], transform=f"translate({at(x, y)}) scale(.8)")


def scale() -> str:
    """The black and white rule along the inner edge of the track, one step a space, with a thin line on each side."""
    bars = []
    for number in range(1, 101):
        x, y, w, h = track_cell(number)
        if number % 2:
            continue
        if y < TOP and LEFT <= x < RIGHT:
            bars.append(f"M{at(x, TOP - RULE)}h{at(w)}v{at(RULE)}h{at(-w)}Z")
        elif y >= BOTTOM and LEFT <= x < RIGHT:
            bars.append(f"M{at(x, BOTTOM)}h{at(w)}v{at(RULE)}h{at(-w)}Z")
        elif x < LEFT and TOP <= y < BOTTOM:
            bars.append(f"M{at(LEFT - RULE, y)}v{at(h)}h{at(RULE)}v{at(-h)}Z")
        elif x >= RIGHT and TOP <= y < BOTTOM:
            bars.append(f"M{at(RIGHT, y)}v{at(h)}h{at(RULE)}v{at(-h)}Z")
    outline = rect(
        LEFT - RULE,
        TOP - RULE,
        RIGHT - LEFT + 2 * RULE,
        BOTTOM - TOP + 2 * RULE,
        "none",
        stroke=ink("ink"),
        stroke_width=1.6,
    )
    inner = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "none", stroke=ink("ink"), stroke_width=1.6)
    border = rect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, "none", stroke=ink("ink"), stroke_width=1.6)
    return group([path("".join(bars), ink("ink")), outline, inner, border], pointer_events="none")


def stepped(w: float, h: float, inset: float = 0.0) -> list[Dot]:
    """A corner panel from the origin, its free corner cut in three steps."""
    w, h, s = w - inset, h - inset, 9.0
    return [
        (0, 0),
        (w, 0),
        (w, h - 2 * s),
        (w - s, h - 2 * s),
        (w - s, h - s),
        (w - 2 * s, h - s),
        (w - 2 * s, h),
        (0, h),
    ]


def panel(x: float, y: float, w: float, h: float, flip: int) -> str:
    """Paper let into a corner; `flip` 1 grows right and down, -1 left and up."""
    place = f"translate({at(x, y)}) scale({flip})"
    return group(
        [
            path(poly([(a + 4, b + 5) for a, b in stepped(w, h)]), ink("ink"), fill_opacity=0.25) if flip == 1 else "",
            path(poly(stepped(w, h)), ink("paper"), stroke=ink("ink"), stroke_width=1.6),
            path(poly(stepped(w, h, 5)), "none", stroke=ink("plum"), stroke_width=2.2),
        ],
        transform=place,
    )


def photo_panel() -> str:
    """Top left: the pile and the three photos to choose from, held by album corners."""
    parts = [panel(LEFT, TOP, PHOTO_PANEL, PHOTO_PANEL, 1)]
    step = PRINT + 8
    for k, name in enumerate(("photos-pile", "photo-1", "photo-2", "photo-3")):
        x, y = LEFT + 9 + step * (k % 2), TOP + 9 + step * (k // 2)
        parts.append(
            rect(
                x,
                y,
                PRINT,
                PRINT,
                ink("paper-shade"),
                stroke=ink("ink"),
                stroke_opacity=0.35,
                stroke_dasharray="2 4",
                data_place=name,
            )
        )
        parts.append(album_corners(x, y, PRINT, PRINT))
        if k == 0:
            parts.append(lens(x + PRINT / 2, y + PRINT / 2))
        else:
            parts.append(
                text(
                    x + PRINT / 2, y + PRINT / 2 + 14, str(k), 40, ink("ink"), fill_opacity=0.25, pointer_events="none"
                )
            )
    return group(parts)


def album_corners(x: float, y: float, w: float, h: float) -> str:
    s = 15
    d = (
        f"M{at(x, y)}h{s}l-{s} {s}ZM{at(x + w, y)}h-{s}l{s} {s}ZM{at(x, y + h)}h{s}l-{s} -{s}Z"
        f"M{at(x + w, y + h)}h-{s}l{s} -{s}Z"
    )
    return path(d, ink("plum"), fill_opacity=0.75, pointer_events="none")


def lens(x: float, y: float) -> str:
    """A shutter's six blades."""
    blade = f"M{at(x, y)}m-9-26l26 15"
    turns = [group([line(blade, ink("ink"), 2.0)], transform=f"rotate({60 * k} {at(x, y)})") for k in range(6)]
    return group(
        [circle(x, y, 28, "none", stroke=ink("ink"), stroke_width=3), *turns], opacity=0.35, pointer_events="none"
    )


def card_panel() -> str:
    """Bottom right: the three laid movement cards, added up, above the decks."""
    w, h = CARD_PANEL
    left, top = RIGHT - w, BOTTOM - h
    parts = [panel(RIGHT, BOTTOM, w, h, -1)]
    for k in range(3):
        x, y = left + 22 + k * (CARD[0] + 13), top + 15
        parts.append(slot(x, y, f"laid-{k}"))
        parts.append(wave(x + CARD[0] / 2, y + CARD[1] / 2))
        if k:
            parts.append(text(x - 6.5, y + 63, "+", 22, ink("ink"), pointer_events="none"))
    for k, name in enumerate(("dummy-deck", "dummy-up", "white-deck")):
        x, y = left + 22 + k * (CARD[0] + 13), top + 15 + CARD[1] + 10
        parts.append(slot(x, y, name))
        parts.append((cask if name == "white-deck" else stranger)(x + CARD[0] / 2, y + CARD[1] / 2))
    return group(parts)


def cask(x: float, y: float) -> str:
    """The distillery's deck."""
    d = "M-20-16C-25-7-25 7-20 16H20C25 7 25-7 20-16ZM-23-6H23M-23 6H23M-7-16V16M7-16V16"
    return line(d, ink("ink"), 2.2, transform=f"translate({at(x, y)})", stroke_opacity=0.35, pointer_events="none")


def stranger(x: float, y: float) -> str:
    """The player who is not there: a hat and a collar."""
    d = (
        "M-26-8C-14-2 14-2 26-8M-15-8L-12-24C-8-29 8-29 12-24L15-8M-10-2V4C-8 16 8 16 10 4V-2"
        "M-24 30C-22 18-14 14-8 13L0 22L8 13C14 14 22 18 24 30"
    )
    return line(d, ink("ink"), 2.2, transform=f"translate({at(x, y)})", stroke_opacity=0.35, pointer_events="none")


def slot(x: float, y: float, name: str) -> str:
    return rect(
        x,
        y,
        *CARD,
        ink("paper-shade"),
        rx=7,
        stroke=ink("ink"),
        stroke_opacity=0.45,
        stroke_width=1.4,
        stroke_dasharray="5 4",
        data_place=name,
    )


def wave(x: float, y: float) -> str:
    d = "".join(f"M{at(x - 24, y + dy)}q6 -8 12 0t12 0t12 0t12 0" for dy in (-10, 2, 14))
    return line(d, ink("water"), 3.0, stroke_opacity=0.45, pointer_events="none")
