"""The camera spaces on the banks, their numbers, and the names of the six sectors."""

from .geometry import GROUPS, SPOT_R, badge, front, rear
from .svg import at, circle, element, group, ink, line, path, rect, text

# Where each name stands: the middle of its banner, and how many photos a camera takes there.
BANNERS: dict[str, tuple[str, float, float, int]] = {
    "a": ("Dores", 1452, 560, 1),
    "b": ("Foyers", 846, 792, 2),
    "c": ("Fort Augustus", 158, 770, 1),
    "d": ("Invermoriston", 162, 322, 2),
    "e": ("Urquhart", 664, 172, 1),
    "f": ("Lochend", 1458, 128, 2),
}


def definitions() -> list[str]:
    tripod = line("M0 -9V2M0 0L-10 15M0 0L10 15M0 0V15M-9 -15H9V-6H-9Z", ink("spot-ink"), 2.2, id="ln-tripod", stroke_opacity=0.5)
    peak = line("M-15 10L-4 -8L2 1L6 -4L15 10Z", ink("spot-ink"), 2.4, id="ln-peak", stroke_opacity=0.6)
    return [tripod, peak]


def camera_spaces() -> str:
    parts = []
    for number in GROUPS:
        a, b, r = front(number, "a"), front(number, "b"), rear(number)
        parts.append(line(f"M{at(*a)}L{at(*r)}L{at(*b)}", ink("spot"), 5.0, stroke_opacity=0.55, stroke_dasharray="1 9"))
        for side, p in (("a", a), ("b", b)):
            parts.append(circle(p.x + 1.5, p.y + 3, SPOT_R, ink("ink"), fill_opacity=0.28))
            parts.append(circle(p.x, p.y, SPOT_R, ink("spot"), stroke=ink("spot-ink"), stroke_width=2.4, data_place=f"g{number}{side}"))
            parts.append(element("use", href="#ln-tripod", x=p.x, y=p.y, pointer_events="none"))
        parts.append(circle(r.x, r.y, SPOT_R, ink("spot"), fill_opacity=0.5, stroke=ink("spot-ink"), stroke_width=2.6, stroke_dasharray="2.5 6", stroke_linecap="round", data_place=f"g{number}r"))
        parts.append(element("use", href="#ln-peak", x=r.x, y=r.y, pointer_events="none"))
    for number in GROUPS:
        p = badge(number)
        parts.append(circle(p.x, p.y, 14.5, ink("ink"), stroke=ink("spot"), stroke_width=2))
        parts.append(text(p.x, p.y + 5.5, str(number), 16, ink("spot")))
    return group(parts)


def banners() -> str:
    return group(banner(*BANNERS[sector]) for sector in BANNERS)


def banner(name: str, x: float, y: float, photos: int) -> str:
    """A paper ribbon with the sector's name; the prints pinned under it say what a camera earns here."""
    w, h, sag = len(name) * 11.5 + 34, 28.0, 5.0
    l, r = x - w / 2, x + w / 2
    tails = f"M{at(l + 8, y - 6)}l-20 3l7 12l-7 12l26 2ZM{at(r - 8, y - 6)}l20 3l-7 12l7 12l-26 2Z"
    cloth = f"M{at(l, y - h / 2)}Q{at(x, y - h / 2 - sag * 2, r, y - h / 2)}V{at(y + h / 2)}Q{at(x, y + h / 2 - sag * 2, l, y + h / 2)}Z"
    run = f"ln-run-{name.split()[0].lower()}"
    parts = []
    for k in range(photos):
        parts.append(snapshot(x + (k - (photos - 1) / 2) * 34, y + 22, -5 if k % 2 else 4))
    parts += [
        path(tails, ink("paper-shade"), stroke=ink("ink"), stroke_width=1.4),
        path(cloth, ink("paper"), stroke=ink("ink"), stroke_width=1.6),
        path(f"M{at(l, y + 7)}Q{at(x, y + 7 - sag * 2, r, y + 7)}", "none", id=run),
        element("text", element("textPath", name, href=f"#{run}", startOffset="50%"), font_size=20, fill=ink("ink"), text_anchor="middle"),
    ]
    return group(parts)


def snapshot(x: float, y: float, turn: float) -> str:
    """A little print: one photo for each camera that points at Nessie here."""
    body = rect(-14, -12, 28, 26, ink("foam"), stroke=ink("ink"), stroke_width=1.4)
    view = rect(-11, -9, 22, 17, ink("water"))
    beast = path("M-8 8C-7 2 -3 2 -2 8ZM0 8C1 -2 8 -1 6 -5C5 -8 1 -6 0 -4L-1 -6C1 -10 9 -9 9 -4C9 1 6 3 7 8Z", ink("foam"))
    return group([body, view, beast], transform=f"translate({at(x, y)}) rotate({turn})")
