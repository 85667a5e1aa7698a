"""The whole board: the chart, the sites on it, the row of bases, and headquarters."""

from strokes import at, circle, document, element, group, line, path, rect, text

from . import bases, chart
from .places import BADGE, DISCARD, HEAD, HEIGHT, HQ, NAME, WIDTH, Site, badge, door, gate, passport, sites, title
from .svg import COLOURS, DISPLAY, Box, ink
from .symbols import EMBLEMS, FOLDER, HOUSE, sign


def name(place: str, x: float, y: float, room: float, fill: str, sample: str = "", **attributes: object) -> str:
    """The name of a place, which the table writes in the reader's language."""
    return text(x, y, sample, NAME, fill, data_label=place, data_width=room, font_weight=600, **attributes)


def tile(site: Site) -> str:
    """A site: its name on its colour; below, room for the cards and two agents."""
    x, y, w, h = site.tile()
    fill, mark = ink(f"{site.colour}-fill"), ink(f"{site.colour}-ink")
    head = f"M{at(x, y + HEAD)}V{at(y + 7)}q0-7 7-7H{at(x + w - 7)}q7 0 7 7V{at(y + HEAD)}Z"
    return group(
        [
            rect(x, y + 3, w, h, ink("navy-deep"), rx=7, fill_opacity=0.2),
            rect(x, y, w, h, ink("tile"), rx=7, fill_opacity=0.92),
            path(head, fill),
            name(site.id, x + w / 2, y + 21, w - 6, mark, site.code),
            sign(EMBLEMS[site.colour], x + w - 11, y + h - 11, 13, fill, fill_opacity=0.55),
            rect(x, y, w, h, "none", rx=7, stroke=ink("tile-line"), stroke_width=1.6),
        ]
    )


def town(site: Site) -> str:
    """The dot of the town and the line to its tile."""
    x, y, w, h = site.tile()
    a, b = site.town
    near = min(max(a, x + 8), x + w - 8), min(max(b, y + 4), y + h - 4)
    return line(f"M{at(a, b)}L{at(*near)}", ink("tile-line"), 1.6) + circle(
        a, b, 5.5, ink("orange"), stroke=ink("white"), stroke_width=1.6
    )


def headquarters() -> str:
    """Where agents wait who have not gone out yet."""
    x, y, w, h = HQ
    lines = "".join(
        line(f"M{at(x + 10, y + 36 + 12 * k)}H{at(x + w - 10)}", ink("panel-line"), 0.8, stroke_opacity=0.35)
        for k in range(1, int((h - 36) / 12))
    )
    return group(
        [
            rect(x, y, w, h, ink("panel"), rx=10, stroke=ink("panel-line"), stroke_width=1.6),
            lines,
            path(f"M{at(x, y + 34)}V{at(y + 10)}q0-10 10-10H{at(x + w - 10)}q10 0 10 10V{at(y + 34)}Z", ink("orange")),
            sign(HOUSE, x + 24, y + 17, 23, ink("navy-deep")),
            name("hq", x + 44, y + 25, w - 60, ink("navy-deep"), text_anchor="start"),
        ]
    )


def desk(box: Box, d: str) -> str:
    """A dashed field for a card, with a faint sign of what belongs there."""
    x, y, w, h = box
    return rect(
        x,
        y,
        w,
        h,
        ink("tile"),
        rx=8,
        fill_opacity=0.5,
        stroke=ink("tile-line"),
        stroke_width=1.6,
        stroke_dasharray="6 6",
    ) + sign(d, x + w / 2, y + h / 2, 40, ink("tile-line"), fill_opacity=0.4)


def place(name: str, box: Box) -> str:
    x, y, w, h = box
    return element("rect", data_place=name, x=x, y=y, width=w, height=h, fill="none")


def room(name: str, box: Box) -> str:
    """The part of a place where its pieces lie."""
    x, y, w, h = box
    return element("rect", data_room=name, x=x, y=y, width=w, height=h, fill="none")


def places() -> str:
    x, y, w, h = HQ
    parts = [place(site.id, site.tile()) + room(site.id, site.body()) for site in sites()]
    parts += [place("hq", HQ) + room("hq", (x + 8, y + 42, w - 16, h - 50)), place("discard", DISCARD)]
    for colour in COLOURS:
        parts.append(place(colour, title(colour)))
        parts += [place(f"{colour}{number}", door(colour, number)) for number in (1, 2, 3)]
        parts.append(place(f"{colour}-sealed", gate(colour)))
        for verb in ("scout", "neutralise"):
            a, b = badge(colour, verb)
            parts.append(element("circle", data_place=f"{colour}-{verb}", cx=a, cy=b, r=BADGE, fill="none"))
        parts += [place(f"passport-{colour}-{side}", passport(2 * COLOURS.index(colour) + side - 1)) for side in (1, 2)]
    return group(parts)


def board() -> str:
    found = sites()
    drawn = [
        element("defs", "".join([*chart.defs(), *bases.defs()])),
        chart.sea(),
        chart.graticule(),
        chart.land(),
        chart.routes(),
        chart.sight(132, 946, 40),
        group([town(site) for site in found]),
        group([tile(site) for site in found]),
        headquarters(),
        desk(DISCARD, FOLDER),
        bases.row(),
        rect(2, 2, WIDTH - 4, HEIGHT - 4, "none", stroke=ink("panel"), stroke_width=4, rx=4),
        places(),
    ]
    return document((WIDTH, HEIGHT), drawn, font_family=DISPLAY)
