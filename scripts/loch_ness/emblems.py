"""The mark of each character and the small signs that say what an action does."""

from .nessie import head_mark
from .svg import at, circle, element, group, ink, line, path, rect, text

# Each in a box of 24 by 24: an eye for Belinda Viewing, a mirror for Claude McMirror, a sharp star for Filosa Sharp,
# a cup for Jack Nesstee, a bolt for Nils Blitzgewitteren.
EMBLEMS = {
    "red": "M0 12C6 3 18 3 24 12C18 21 6 21 0 12ZM12 6.5a5.5 5.5 0 1 0 .01 0ZM12 9.4a2.6 2.6 0 1 1 -.01 0Z",
    "blue": "M12 0a8.5 8.5 0 0 1 2.2 16.7V22a2.2 2.2 0 0 1 -4.4 0V16.7A8.5 8.5 0 0 1 12 0ZM12 3.2a5.3 5.3 0 1 0 .01 0Z",
    "yellow": "M12 0L15.4 8.6L24 12L15.4 15.4L12 24L8.6 15.4L0 12L8.6 8.6Z",
    "green": (
        "M1 8H18V10H20A4 4 0 0 1 20 18H16.6C15 20.4 12.4 21.5 9.5 21.5C4.5 21.5 1 18.5 1 13.5Z"
        "M18 12.4V14C18 14.6 17.9 15.2 17.8 15.7H20A1.7 1.7 0 0 0 20 12.4Z"
        "M5 6C3 4 7 3 5 0H7.4C9 3 5.4 4 7.4 6ZM11 6C9 4 13 3 11 0H13.4C15 3 11.4 4 13.4 6Z"
    ),
    "purple": "M14.5 0L3 14H10.4L8 24L21 8.6H13.4L18 0Z",
}
COLOURS = tuple(EMBLEMS)


def emblem(colour: str, x: float, y: float, size: float, fill: str) -> str:
    """A character's mark, centred."""
    return path(
        EMBLEMS[colour],
        fill,
        transform=f"translate({at(x - size / 2, y - size / 2)}) scale({size / 24:.2g})",
        fill_rule="evenodd",
    )


def small_card(x: float, y: float, turn: float, fill: str, mark: str = "") -> str:
    parts = [rect(-6.5, -9.5, 13, 19, fill, rx=2, stroke=ink("spot-ink"), stroke_width=1.5)]
    if mark:
        parts.append(text(0, 5, mark, 13, ink("spot-ink")))
    return group(parts, transform=f"translate({at(x, y)}) rotate({turn:g})")


def small_camera(x: float, y: float, mark: str = "") -> str:
    parts = [
        path(
            "M-12 -7H-6L-4 -11H4L6 -7H12V10H-12Z",
            ink("foam"),
            stroke=ink("spot-ink"),
            stroke_width=1.6,
        ),
        circle(0, 1.5, 6.3, ink("spot") if mark else ink("water"), stroke=ink("spot-ink"), stroke_width=1.4),
    ]
    if mark:
        parts.append(text(0, 5.8, mark, 11.5, ink("spot-ink")))
    return group(parts, transform=f"translate({at(x, y)})")


def arrow(d: str) -> str:
    return line(d, ink("brick"), 2.6)


def effect(action: str) -> str:
    """What an action does, in a box of 56 by 32."""
    white = ink("foam")
    drawings = {
        "hotel": [
            *(small_card(13 + 9 * k, 18 + abs(k - 1) * 1.5, -14 + 14 * k, ink("shallows")) for k in range(3)),
            arrow("M38 8C50 8 52 24 42 25M46 20.5L41.5 25L46 29"),
        ],
        "cornemuses": [
            group([head_mark(ink("nessie-shade"))], transform="translate(3 2) scale(.29)"),
            text(43, 23, "+1", 20, ink("brick")),
        ],
        "pub": [small_camera(16, 17, "5"), arrow("M33 16H50M45 11L50.5 16L45 21")],
        "boutique": [
            text(11, 24, "3", 24, ink("spot-ink")),
            arrow("M21 16H34M29.5 11.5L34 16L29.5 20.5"),
            text(45, 25.5, "9", 28, ink("brick")),
        ],
        "chateau": [
            small_camera(14, 18),
            arrow("M27 12C30 7 34 6 37 8M33 4.5L37.5 8L34 12.5"),
            circle(
                45,
                19,
                9,
                "none",
                stroke=ink("spot-ink"),
                stroke_width=2,
                stroke_dasharray="1.6 3.6",
            ),
            line("M40 22.5L44 16L46.4 19L48 17L50.5 22.5Z", ink("spot-ink"), 1.5),
        ],
        "distillerie": [
            small_card(13, 18, -12, white, "0"),
            small_card(28, 16.5, 0, white, "4"),
            small_card(43, 18, 12, white, "7"),
        ],
        "eglise": [
            group(
                [rect(-9, -12, 18, 26, ink("plum"), rx=2, stroke=ink("spot-ink"), stroke_width=1.5)],
                transform="translate(15 17) rotate(-8)",
            ),
            emblem("red", 38, 15, 27, ink("spot-ink")),
        ],
    }
    return element("g", "".join(drawings[action]))
