"""The camera spaces on the banks, their numbers, and the names of the six sectors."""

from .geometry import GROUPS, SPOT_R, badge, front, rear
from .svg import at, circle, element, group, ink, path, rect

# Where each name stands: the middle of its banner, and how many photos a camera takes there.
BANNERS: dict[str, tuple[str, float, float, int]] = {
    "a": ("Dores", 1450, 556, 1),
    "b": ("Foyers", 843, 792, 2),
    "c": ("Fort Augustus", 170, 784, 1),
    "d": ("Invermoriston", 168, 312, 2),
    "e": ("Urquhart", 668, 128, 1),
    "f": ("Lochend", 1452, 116, 2),
}


# Where each river's name stands and how it is turned.
RIVER_NAMES = (
    ("Ness", 1462, 324, -4),
    ("Farigaig", 1050, 738, 86),
    ("Foyers", 634, 742, -86),
    ("Oich", 116, 546, 4),
    ("Moriston", 500, 236, 0),
    ("Enrick", 1066, 197, -84),
)


def definitions() -> list[str]:
    tripod = path("M0-9V2M0 0L-10 15M0 0L10 15M0 0V15M-9-15H9V-6H-9Z", id="ln-tripod")
    peak = path("M-15 10L-4-8L2 1L6-4L15 10Z", id="ln-peak")
    return [tripod, peak]


def camera_spaces() -> str:
    shadows, fronts, rears, marks, plates, numbers = [], [], [], [], [], []
    for number in GROUPS:
        r = rear(number)
        for side in "ab":
            p = front(number, side)
            shadows.append(circle(p.x + 2, p.y + 4, SPOT_R))
            fronts.append(circle(p.x, p.y, SPOT_R, data_place=f"g{number}{side}"))
            marks.append(element("use", href="#ln-tripod", x=p.x, y=p.y))
        rears.append(circle(r.x, r.y, SPOT_R, data_place=f"g{number}r"))
        marks.append(element("use", href="#ln-peak", x=r.x, y=r.y))
        p = badge(number)
        plates.append(circle(p.x, p.y, 14.5))
        numbers.append(element("text", str(number), x=p.x, y=p.y + 5.8))
    spot, edge = ink("spot"), ink("spot-ink")
    return "".join(
        [
            group(shadows, fill=edge, fill_opacity=0.3),
            group(fronts, fill=spot, stroke=edge, stroke_width=2.4),
            group(
                rears,
                fill=spot,
                fill_opacity=0.55,
                stroke=edge,
                stroke_width=3,
                stroke_dasharray="0 6.5",
            ),
            group(
                marks,
                fill="none",
                stroke=edge,
                stroke_width=2.2,
                stroke_opacity=0.5,
                pointer_events="none",
            ),
            group(plates, fill=edge, stroke=spot, stroke_width=2),
            group(numbers, fill=spot, font_size=16, pointer_events="none"),
        ]
    )


def banners() -> str:
    return group(banner(*BANNERS[sector]) for sector in BANNERS)


def banner(name: str, x: float, y: float, photos: int) -> str:
    """A paper ribbon with the sector's name; the prints pinned under it say what a camera earns here."""
    w, h, sag = len(name) * 11.5 + 34, 28.0, 5.0
    left, right = x - w / 2, x + w / 2
    tails = f"M{at(left + 8, y - 6)}l-20 3l7 12l-7 12l26 2ZM{at(right - 8, y - 6)}l20 3l-7 12l7 12l-26 2Z"
    cloth = (
        f"M{at(left, y - h / 2)}Q{at(x, y - h / 2 - sag * 2, right, y - h / 2)}V{at(y + h / 2)}"
        f"Q{at(x, y + h / 2 - sag * 2, left, y + h / 2)}Z"
    )
    run = f"ln-run-{name.split()[0].lower()}"
    parts = []
    for k in range(photos):
        parts.append(snapshot(x + (k - (photos - 1) / 2) * 34, y + 22, -5 if k % 2 else 4))
    parts += [
        path(tails, ink("paper-shade"), stroke=ink("ink"), stroke_width=1.4),
        path(cloth, ink("paper"), stroke=ink("ink"), stroke_width=1.6),
        path(f"M{at(left, y + 7)}Q{at(x, y + 7 - sag * 2, right, y + 7)}", "none", id=run),
        element("text", element("textPath", name, href=f"#{run}", startOffset="50%"), font_size=20, fill=ink("ink")),
    ]
    return group(parts)


def snapshot(x: float, y: float, turn: float) -> str:
    """A little print: one photo for each camera that points at Nessie here."""
    body = rect(-14, -12, 28, 26, ink("foam"), stroke=ink("ink"), stroke_width=1.4)
    view = rect(-11, -9, 22, 17, ink("water"))
    beast = path(
        "M-8 8C-7 2 -3 2 -2 8ZM0 8C1 -2 8 -1 6 -5C5 -8 1 -6 0 -4L-1 -6C1 -10 9 -9 9 -4C9 1 6 3 7 8Z", ink("foam")
    )
    return group([body, view, beast], transform=f"translate({at(x, y)}) rotate({turn})")


def river_names() -> str:
    names = [element("text", name, transform=f"translate({x} {y}) rotate({turn})") for name, x, y, turn in RIVER_NAMES]
    return group(names, fill=ink("ink"), fill_opacity=0.85, font_size=14, letter_spacing=1, pointer_events="none")
