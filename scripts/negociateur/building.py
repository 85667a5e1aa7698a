"""The building where the hostages are held: a façade, a door, and a window for each of twenty people."""

from .places import BUILDING, STREET, windows
from .svg import at, group, ink, line, path, rect, text, within


def building() -> str:
    x, y, w, h = BUILDING
    parts = [
        rect(x - 4, y, w + 8, h, ink("facade-shade")),
        rect(x, y + 8, w, h - 8, ink("facade")),
        path(
            f"M{at(x, y + 8)}H{at(x + w * 0.36)}L{at(x + w * 0.2, STREET)}H{at(x)}Z", ink("facade-light"), opacity=0.45
        ),
        cornice(x, y, w),
    ]
    for floor in range(4):
        ledge = y + 100 + floor * 114
        parts.append(rect(x, ledge - 8, w, 4, ink("stone"), opacity=0.7))
    parts += [pane(*window) for window in windows()]
    parts.append(door(x + w / 2))
    return group(parts)


def cornice(x: float, y: float, w: float) -> str:
    sign = rect(x + 70, y + 24, w - 140, 38, ink("frame"), rx=3, stroke=ink("dial-rim"), stroke_width=2)
    name = text(x + w / 2, y + 52, "BANQUE DU NORD", 24, ink("lit"), font_weight=700, **within(190))
    ledge = rect(x - 14, y - 8, w + 28, 16, ink("stone"), rx=2) + rect(x - 8, y + 8, w + 16, 6, ink("facade-shade"))
    tank = path(f"M{at(x + 42, y - 8)}v-26q22 -16 44 0v26Z", ink("near")) + line(
        f"M{at(x + 290, y - 8)}v-44m-14 12h28", ink("near"), 3.0
    )
    return tank + ledge + sign + name


def pane(x: float, y: float, w: float, h: float) -> str:
    """A window: the frame and the dark behind; whoever is held brings the light along."""
    frame = rect(x - 6, y - 6, w + 12, h + 12, ink("stone"), rx=2)
    glass = rect(x, y, w, h, ink("glass"))
    bars = line(f"M{at(x + w / 2, y)}v{at(h)}M{at(x, y + h * 0.36)}h{at(w)}", ink("frame"), 2.0, opacity=0.7)
    sill = rect(x - 10, y + h + 6, w + 20, 6, ink("facade-shade"))
    return frame + glass + bars + sill


def door(x: float) -> str:
    top = STREET - 42
    return (
        rect(x - 46, top, 92, 42, ink("frame"))
        + rect(x - 40, top + 5, 38, 37, ink("glass"))
        + rect(x + 2, top + 5, 38, 37, ink("glass"))
        + rect(x - 58, top - 8, 116, 8, ink("stone"), rx=2)
    )
