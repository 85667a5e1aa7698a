"""Where everything lies on the board, in its own units; the drawing and the places read the same numbers."""

from .svg import Dot, polar

WIDTH, HEIGHT = 1600.0, 1000.0
STREET = 640.0  # where the houses stand
SHOP_TOP = 764.0

Box = tuple[float, float, float, float]  # x, y, width, height

DIAL: Dot = (914.0, 312.0)
DIAL_RADIUS = 188.0
LINE_RADIUS = 256.0
DIAL_STEPS = 8
LEAST_CP, MOST_CP = -3, 14

ABDUCTOR: Box = (22, 30, 222, 330)
BUILDING: Box = (266, 52, 372, 588)
RELEASED: Box = (270, 662, 364, 84)
PLAYED: Box = (668, 650, 340, 96)
COVERED: Box = (1018, 650, 148, 96)
BLUFF: Box = (22, 380, 222, 96)
DECK: Box = (1452, 30, 122, 164)
DISCARD: Box = (1452, 214, 122, 164)
DRAWN: Box = (1192, 544, 382, 202)
MINORS: Box = (1192, 436, 382, 96)
DEMAND_SLOTS: list[Box] = [(1192, 30 + 134 * slot, 244, 124) for slot in range(3)]
SHOP_SLOTS: list[Box] = [(22 + 223 * (spot % 7), SHOP_TOP + 8 + 114 * (spot // 7), 216, 106) for spot in range(14)]


def windows() -> list[Box]:
    """The twenty windows of the building, the lower floors first: where hostages are held."""
    x, y, w, _ = BUILDING
    wide, high = 52.0, 84.0
    gap = (w - 5 * wide) / 6
    return [
        (x + gap + column * (wide + gap), y + 104 + (3 - floor) * (high + 30), wide, high)
        for floor in range(4)
        for column in range(5)
    ]


def dial_angle(step: float) -> float:
    """Where a step of the dial points: from lower left over the top to lower right."""
    return -120 + 240 * step / (DIAL_STEPS - 1)


def dial_spot(step: int) -> Dot:
    return polar(*DIAL, DIAL_RADIUS - 56, dial_angle(step))


def line_angle(cp: float) -> float:
    """Where a number of points lies on the telephone line round the dial."""
    return -138 + 276 * (cp - LEAST_CP) / (MOST_CP - LEAST_CP)


def line_spot(cp: int) -> Dot:
    return polar(*DIAL, LINE_RADIUS, line_angle(cp))


def line_id(cp: int) -> str:
    return f"cp-{cp}" if cp >= 0 else f"cp-m{-cp}"
