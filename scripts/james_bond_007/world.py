"""The world as the board shows it: a chart that gives Europe the room its sites need, and where there is land."""

from bisect import bisect_right

from strokes import Dot

from .coasts import LANDS, WATERS, Coast, coasts

ON_LAND, ON_WATER = coasts(LANDS), coasts(WATERS)

# Where a degree of longitude or latitude lies on the chart; between two of these it is a straight line.
X_OF = [(-180, -26), (-158, 74), (-125, 196), (-100, 344), (-80, 486), (-58, 604), (-30, 716), (-12, 806), (0, 908),
        (14, 1010), (24, 1080), (40, 1176), (60, 1240), (100, 1384), (122, 1474), (150, 1560), (180, 1640)]  # fmt: skip
Y_OF = [(-62, 1082), (-35, 968), (-15, 868), (0, 782), (15, 682), (30, 560), (38, 484), (45, 412), (52, 340),
        (60, 268), (66, 226), (76, 176)]  # fmt: skip


def between(table: list[tuple[int, int]], value: float, *, back: bool = False) -> float:
    """The place of a value on a bent scale, or with `back` the value of a place."""
    pairs = [(float(b), float(a)) if back else (float(a), float(b)) for a, b in table]
    pairs.sort()
    at = min(max(bisect_right(pairs, (value, 0.0)), 1), len(pairs) - 1)
    (a, b), (c, d) = pairs[at - 1], pairs[at]
    return b + (d - b) * (value - a) / (c - a)


def chart(longitude: float, latitude: float) -> Dot:
    return between(X_OF, longitude), between(Y_OF, latitude)


def earth(x: float, y: float) -> Dot:
    """The longitude and latitude of a spot on the chart."""
    return between(X_OF, x, back=True), between(Y_OF, y, back=True)


def inside(coast: Coast, spot: Dot) -> bool:
    x, y = spot
    crossed = False
    for (ax, ay), (bx, by) in zip(coast, [*coast[1:], coast[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            crossed = not crossed
    return crossed


def is_land(longitude: float, latitude: float) -> bool:
    spot = longitude, latitude
    return any(inside(land, spot) for land in ON_LAND) and not any(inside(water, spot) for water in ON_WATER)
