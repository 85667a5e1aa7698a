"""The signs of the six colours, of the three skills and of the three kinds of criminal."""

import math

from strokes import at, path, poly

NOW = "currentColor"


def ring(count: int, radius: float, turn: float = -90.0) -> list[tuple[float, float]]:
    return [
        (
            12 + radius * math.cos(math.radians(turn + 360 * k / count)),
            12 + radius * math.sin(math.radians(turn + 360 * k / count)),
        )
        for k in range(count)
    ]


def star() -> str:
    far, near = ring(5, 12), ring(5, 5.2, -54)
    return poly([dot for pair in zip(far, near, strict=True) for dot in pair])


# Each in a box of 24 by 24.
EMBLEMS = {
    "ro": "M12 1.5L23.5 21.5H.5Z",
    "bl": "M12 1a11 11 0 1 1-.01 0Z",
    "ve": "M2 2H22V22H2Z",
    "ja": star(),
    "vi": "M12 .5L22 12L12 23.5L2 12Z",
    "gr": poly(ring(6, 11.6)),
    "plain": "M12 2a5 5 0 1 1-.01 0ZM2 23q0-10 10-10t10 10Z",
}

# A heart for charm, a dumb-bell for force, a sight for dexterity.
SKILL_SIGNS = {
    "c": "M12 21.5C4 15.5 1.2 11.6 1.2 7.8A5.6 5.6 0 0 1 12 5.4A5.6 5.6 0 0 1 22.8 7.8C22.8 11.6 20 15.5 12 21.5Z",
    "f": "M.5 9.2H3V5.5H8V10.4H16V5.5H21V9.2H23.5V14.8H21V18.5H16V13.6H8V18.5H3V14.8H.5Z",
    "a": (
        "M10.8 .5H13.2V3.6A8.6 8.6 0 0 1 20.4 10.8H23.5V13.2H20.4A8.6 8.6 0 0 1 13.2 20.4V23.5H10.8V20.4"
        "A8.6 8.6 0 0 1 3.6 13.2H.5V10.8H3.6A8.6 8.6 0 0 1 10.8 3.6ZM12 6a6 6 0 1 0 .01 0ZM12 9a3 3 0 1 1-.01 0Z"
    ),
}

EYE = "M.5 12C6 3.5 18 3.5 23.5 12C18 20.5 6 20.5 .5 12ZM12 6.8a5.2 5.2 0 1 0 .01 0ZM12 9.5a2.5 2.5 0 1 1-.01 0Z"
BLOW = (
    "M12 0L14.4 7.2L20.5 3.5L16.8 9.6L24 12L16.8 14.4L20.5 20.5L14.4 16.8L12 24L9.6 16.8L3.5 20.5L7.2 14.4L0 12"
    "L7.2 9.6L3.5 3.5L9.6 7.2Z"
)
KEYHOLE = "M12 2a6 6 0 0 1 3.2 11.1L17 22H7L8.8 13.1A6 6 0 0 1 12 2Z"
FOLDER = "M2 5H9L11.5 8H22V20H2Z"
LEAVE = "M3 2H13V7H10.5V4.5H5.5V19.5H10.5V17H13V22H3ZM9 10.5H16V6.5L23 12L16 17.5V13.5H9Z"
HOUSE = "M1.5 9.5L12 2L22.5 9.5V11.5H1.5ZM4 13H7V19H4ZM10.5 13H13.5V19H10.5ZM17 13H20V19H17ZM1.5 20.2H22.5V22.8H1.5Z"


def sign(d: str, x: float, y: float, size: float, fill: str, **attributes: object) -> str:
    """A sign of 24 by 24, centred and scaled."""
    place = f"translate({at(x - size / 2, y - size / 2)}) scale({size / 24:.3g})"
    return path(d, fill, transform=place, fill_rule="evenodd", **attributes)
