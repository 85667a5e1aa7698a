"""The six secret bases: a landscape each, three doors with a lock each, and the signs for looking and for fighting."""

from strokes import at, circle, group, line, path, rect, text

from .places import BADGE, MAP_TOP, NAME, WIDTH, badge, base, door
from .svg import COLOURS, Box, gradient, ink
from .symbols import BLOW, EMBLEMS, EYE, KEYHOLE, sign

# What each base looks like from afar, in a box of 48 by 48: crater, trench, glasshouse, dunes, observatory, glacier.
SCENES = {
    "ro": "M2 44L16 16H20L22 20H26L28 16H32L46 44ZM22 12q-4-6 2-10q6 4 2 10Z",
    "bl": "M2 12q5-5 11 0t11 0t11 0t11 0V17q-5 5-11 0t-11 0t-11 0t-11 0ZM8 24H18L24 44L30 24H40L34 46H14Z",
    "ve": "M4 46V22L24 8L44 22V46H40V24L24 13L8 24V46ZM23 46V30q-9 0-9-8q9 0 10 6q1-9 10-9q0 10-9 11V46Z",
    "ja": "M2 44q8-2 14-14q3-6 8-2q4 4 8 0q6-6 14 16ZM34 6a6 6 0 1 1-.01 0Z",
    "vi": "M6 30a18 18 0 0 1 36 0ZM6 33H42V46H6ZM26 8L40 2L42 7L29 14Z",
    "gr": "M2 44L14 14L21 27L29 6L46 44ZM14 24L10 34L15 30L19 35ZM29 18L24 30L30 26L35 33Z",
}


def defs() -> list[str]:
    return [gradient("jb-band", [(0, "navy-deep"), (1, "panel")], x1=0, y1=0, x2=0, y2=1)]


def frame(box: Box, number: int) -> str:
    """An open doorway: what is left when nobody is behind it any more."""
    x, y, w, h = box
    return group(
        [
            rect(x - 1.5, y - 1.5, w + 3, h + 3, ink("navy-deep"), rx=5, stroke=ink("panel-line"), stroke_width=1.4),
            path(
                f"M{at(x + 9, y + h)}V{at(y + 14)}H{at(x + w - 9)}V{at(y + h)}Z", ink("panel-light"), fill_opacity=0.7
            ),
            sign(KEYHOLE, x + w / 2, y + h / 2 + 2, 26, ink("panel-line"), fill_opacity=0.5),
            text(x + w / 2, y + h + 21, str(number), 20, ink("ice"), font_weight=600),
            line(f"M{at(x + 4, y + h + 14)}h16m{at(w - 40)} 0h16", ink("panel-line"), 1.4),
        ]
    )


def panel(colour: str) -> str:
    x, y, w, h = base(colour)
    fill, mark = ink(f"{colour}-fill"), ink(f"{colour}-ink")
    scene = group(
        [path(SCENES[colour], ink("ice"), fill_rule="evenodd")], transform=f"translate({at(x + 59, y + 4)}) scale(.6)"
    )
    head = f"M{at(x, y + 8)}q0-8 8-8H{at(x + 54)}V{at(y + h)}H{at(x + 8)}q-8 0-8-8Z"
    parts = [
        rect(x, y, w, h, ink("panel-light"), rx=8),
        path(head, fill),
        sign(EMBLEMS[colour], x + 27, y + 36, 36, mark),
        scene,
        text(
            x + 94,
            y + 26,
            "",
            NAME,
            ink("ice"),
            data_label=colour,
            data_width=w - 100,
            font_weight=600,
            text_anchor="start",
        ),
    ]
    parts += [frame(door(colour, number), number) for number in (1, 2, 3)]
    for verb, d in (("scout", EYE), ("neutralise", BLOW)):
        a, b = badge(colour, verb)
        parts.append(circle(a, b, BADGE, ink("navy-deep"), stroke=mark, stroke_width=1.6))
        parts.append(sign(d, a, b, 22, ink("ice" if verb == "scout" else "orange")))
    parts.append(rect(x, y, w, h, "none", rx=8, stroke=ink("panel-line"), stroke_width=1.6))
    return group(parts)


def row() -> str:
    band = rect(0, 0, WIDTH, MAP_TOP, "url(#jb-band)")
    edge = rect(0, MAP_TOP - 3, WIDTH, 5, ink("orange"))
    return group([band, edge, *(panel(colour) for colour in COLOURS)])
