"""Where everything lies on the case wall, in its own units; the drawing and the places read the same numbers."""

from strokes import Dot

WIDTH, HEIGHT = 1600.0, 1000.0

Box = tuple[float, float, float, float]  # x, y, width, height

ZONES = 3
CARDS = 5  # that decide a zone
MOST_TO_GO, SHORTEST = 11, 9  # steps of the longest fuse, and of the shortest
CATEGORIES = "cop"
TRIALS = ("decryptage", "balistique", "autopsie")
CAMPS = ("criminal", "ncis")

ZONE_TOP, ZONE_WIDE, ZONE_HIGH, ZONE_STEP = 92.0, 392.0, 506.0, 404.0
CARD_WIDE, CARD_HIGH = 72.0, 100.8
ZONE_CARD = (ZONE_WIDE - 8, 242.0)

ROW_HEIGHTS = (42.0, 42.0, 42.0, 78.0, 78.0, 44.0)  # of a clue card, from the top
CLUE_WIDE = 512.0
CLUE_HIGH = sum(ROW_HEIGHTS)
SLEEVE_HIGH = 60.0

SIDE = 1224.0  # where the column beside the zones begins
SIDE_WIDE = WIDTH - 16 - SIDE
AGENTS: Box = (SIDE, ZONE_TOP, SIDE_WIDE, 252)
PILE: Box = (SIDE + 4, 358, 80, 112)
DISCARD: Box = (SIDE + 98, 358, 80, 112)
ZONE_PILE: Box = (SIDE + 196, 368, 156, 96)
TOKENS: dict[str, Box] = {"criminal": (SIDE, 484, 176, 56), "ncis": (SIDE + 184, 484, 176, 56)}

LINE_UP: Box = (16, ZONE_TOP, ZONE_STEP * (ZONES - 1) + ZONE_WIDE, ZONE_HIGH)
WARRANT: Box = (SIDE, 548, SIDE_WIDE, 50)


def zone(number: int) -> Box:
    return (16 + ZONE_STEP * (number - 1), ZONE_TOP, ZONE_WIDE, ZONE_HIGH)


def zone_card(number: int) -> Box:
    x, y, w, _ = zone(number)
    wide, high = ZONE_CARD
    return (x + (w - wide) / 2, y + 112, wide, high)


def laid(number: int, rank: int, camp: str) -> Box:
    """The place of a card by its rank in the order of play: the Criminel's above the sheet, the NCIS's below."""
    x, y, w, _ = zone(number)
    step = (w - 12) / CARDS
    left = x + 6 + step * (rank - 1) + (step - CARD_WIDE) / 2
    return (left, y + 6 if camp == "criminal" else y + 360, CARD_WIDE, CARD_HIGH)


def deck(number: int) -> Box:
    x, y, w, h = zone(number)
    return (x + 6, y + h - 40, w - 12, 36)


def sleeve(category: str) -> Box:
    """The pocket at the foot of the wall."""
    left = 16 + (CLUE_WIDE + 16) * CATEGORIES.index(category)
    return (left, HEIGHT - SLEEVE_HIGH, CLUE_WIDE, SLEEVE_HIGH)


def clue_card(category: str, rows: int) -> Box:
    """The clue card when so many of its rows have slid out of the pocket; the rest is below the edge of the wall."""
    x, y, _, _ = sleeve(category)
    return (x + 6, y - sum(ROW_HEIGHTS[:rows]), CLUE_WIDE - 12, CLUE_HIGH)


def named(category: str) -> Box:
    """On the pocket: who is named there."""
    x, y, w, _ = sleeve(category)
    return (x + w - 252, y + 7, 246, 46)


def fuse(to_go: int) -> Dot:
    """The knot of the fuse with so many steps to go; at none it has burnt down to the charge."""
    return (1500 - 128.0 * to_go, 48.0)
