"""The title as drawn letters, heavy and thin like a cinema front of the thirties."""

import math

from .svg import at, group, path, ribbon, sampled

CAP = 100.0  # height the letters are drawn at


def _round(opening: float) -> str:
    """An O heavy on its left; with an opening in degrees it is a C."""
    if not opening:
        return "M0 50a50 50 0 1 1 100 0a50 50 0 1 1 -100 0ZM30 50a31 44 0 1 0 62 0a31 44 0 1 0 -62 0Z"
    turn = math.radians(opening)
    outer = (50 + 50 * math.cos(turn), 50 * math.sin(turn))
    inner = (61 + 31 * math.cos(turn * 1.06), 44 * math.sin(turn * 1.06))
    return (
        f"M{at(outer[0], 50 - outer[1])}A50 50 0 1 0 {at(outer[0], 50 + outer[1])}"
        f"L{at(inner[0], 50 + inner[1])}A31 44 0 1 1 {at(inner[0], 50 - inner[1])}Z"
    )


def _s() -> str:
    spine = [
        (57.0, 21.0),
        (45.0, 6.5),
        (26.0, 6.5),
        (14.0, 24.0),
        (24.0, 43.0),
        (43.0, 57.0),
        (52.0, 76.0),
        (38.0, 93.5),
        (18.0, 93.5),
        (5.0, 79.0),
    ]
    return ribbon(*sampled(spine, [8, 9, 13, 21, 29, 29, 21, 13, 9, 8]))


LETTERS: dict[str, tuple[float, str]] = {
    "L": (60, "M0 0H28V91H60V100H0Z"),
    "O": (100, _round(0)),
    "C": (88, _round(38)),
    "H": (76, "M0 0H28V56H67V0H76V100H67V65H28V100H0Z"),
    "N": (86, "M0 0H27L77 74V0H86V100H69L9 12V100H0Z"),
    "E": (58, "M0 0H57V9H28V49H50V58H28V91H58V100H0Z"),
    "S": (64, _s()),
    " ": (34, ""),
}


def width(words: str, size: float, gap: float) -> float:
    return sum(LETTERS[letter][0] for letter in words) * size / CAP + gap * (len(words) - 1)


def lettered(words: str, size: float, gap: float) -> str:
    """The words as paths, centred on the origin."""
    x, scale = -width(words, size, gap) / 2, size / CAP
    parts = []
    for letter in words:
        wide, d = LETTERS[letter]
        if d:
            parts.append(path(d, transform=f"translate({at(x, -size / 2)}) scale({scale:.3g})", fill_rule="evenodd"))
        x += wide * scale + gap
    return group(parts)
