"""The cards: action cards on the sites, intel and gadgets of a dossier, criminals behind their doors and unmasked."""

import tomllib

from strokes import at, circle, element, group, line, path, rect

from .paint import Paint
from .portraits import CRIMINALS, glimpse, portrait
from .svg import HOME, SKILLS, ink, slot
from .symbols import KEYHOLE, SKILL_SIGNS, sign

ACTION = (44.0, 56.0)
CARD = (84.0, 112.0)
CRIMINAL = (62.0, 92.0)
LETTERS = 14.4  # the size of what is written on cards: to be read in a hand

# The skill each kind of criminal is fought with, as the data have it.
SKILL_OF = {
    row["role"]: row["skill"]
    for row in tomllib.loads((HOME / "data/criminals.toml").read_text(encoding="utf-8"))["criminal"]
}

# The ground of an action card and what is drawn on it, by skill: told apart by sign, and by how light they are.
GROUNDS = {"c": ("orange", "white"), "f": ("navy", "white"), "a": ("ice", "navy")}

# What a total must exceed to win the card of a site, as the data have it.
ENOUGH = tomllib.loads((HOME / "data/board.toml").read_text(encoding="utf-8"))["numbers"]["action"]
SIDES = range(1, 7)


def action(skill: str, *, two: bool, level: int = 0) -> str:
    """The visible side of the cards on a site: the skill it asks for, and whether another card lies below; for an agent
    of some level, what each side of the die would bring."""
    x, y = (1.0, 1.0) if two else (3.5, 2.5)
    parts = [used("lower")] if two else []
    parts.append(used(f"brief-{skill}" if level else f"ask-{skill}", x=x, y=y))
    if level:
        parts.append(used(f"odds-{level}", x=x + 3, y=y + 38))
    return "".join(parts)


def training(skill: str, *, level: int = 0) -> str:
    """A site without a card: the printed skill; for an agent of some level, which sides of the die would raise it."""
    w, h = ACTION
    high = h - 8 - (12 if level else 0)
    faint = sign(SKILL_SIGNS[skill], w / 2, 4 + high / 2, 24, ink("tile-line"), fill_opacity=0.75)
    return used("ground") + faint + (used(f"chance-{level}", x=6.4, y=h - 16) if level else "")


def asked(skill: str, *, brief: bool) -> str:
    """A card on a site: the skill on its ground; with `brief`, room below for bars."""
    w, h = ACTION
    ground, front = GROUNDS[skill]
    high = h - 11 - (12 if brief else 0)
    return (
        rect(0, 0, w - 7, h - 5, ink("card"), rx=4, stroke=ink("navy-deep"), stroke_width=1.4)
        + rect(3, 3, w - 13, high, ink(ground), rx=2.5)
        + sign(SKILL_SIGNS[skill], (w - 7) / 2, 3 + high / 2, 25, ink(front))
    )


def bars(level: int, *, card: bool) -> str:
    """The sides of the die from 1 to 6: a high bar wins the card, a low one a point, one of two colours either."""
    parts = []
    for side in SIDES:
        x = 5.4 * (side - 1)
        wins, grows = card and side + level > ENOUGH, side > level
        plain = ink("card-ink" if card else "tile-line")
        parts.append(rect(x, 7.6, 4.2, 1.4, plain, fill_opacity=0.45))
        if wins:
            parts.append(rect(x, -1, 4.2, 10, ink("orange")))
        if grows:
            parts.append(rect(x, 4, 4.2, 5, plain))
    return "".join(parts)


def folder(tab: str) -> str:
    """A dossier sheet in kraft paper, its tab in a colour."""
    w, h = CARD
    return (
        path(f"M6 2H44l7 9H{at(w - 6)}q5 0 5 5V{at(h - 6)}q0 5-5 5H6q-5 0-5-5V7q0-5 5-5Z", ink("kraft"),
             stroke=ink("kraft-ink"), stroke_width=1.8)
        + path("M5 5.5H42l4 6H5Z", tab)
    )  # fmt: skip


def intel(paint: Paint, role: str) -> str:
    """An intel card: a sheet of the base's colour with the face of the criminal, tied with a string."""
    w, h = CARD
    return group(
        [
            folder(paint.fill),
            rect(7, 15, w - 14, h - 22, ink("card"), rx=2, stroke=ink("kraft-ink"), stroke_width=0.8),
            rect(11, 19, w - 22, 52, paint.fill, rx=2),
            used(f"face-{role}", transform="translate(16 19) scale(.866)"),
            circle(17, 26, 9.5, paint.fill, stroke=ink("card"), stroke_width=1.6),
            paint.mark(17, 26, 10),
            slot(w / 2, 83.5, "name", LETTERS, ink("card-ink"), "Vorhaus", font_weight=700),
            sign(SKILL_SIGNS[SKILL_OF[role]], 19, h - 16, 16, ink("card-ink")),
            circle(w - 16, h - 15, 10.5, ink("orange"), stroke=ink("card"), stroke_width=1.6),
            slot(w - 16, h - 10, "bonus", LETTERS, ink("navy-deep"), "+2", font_weight=800),
        ]
    )


def gadget(skill: str) -> str:
    """A gadget: its skill, its name, what it adds; torn off when it is used."""
    w, h = CARD
    ground, front = GROUNDS[skill]
    return group(
        [
            rect(1, 1, w - 2, h - 2, ink("card"), rx=6, stroke=ink("navy-deep"), stroke_width=1.8),
            rect(6, 6, w - 12, 52, ink(ground), rx=3),
            circle(w / 2 - 8, 32, 20, "none", stroke=ink(front), stroke_width=1.4, stroke_dasharray="3 4"),
            sign(SKILL_SIGNS[skill], w / 2 - 8, 32, 26, ink(front)),
            *(
                slot(w / 2, 72.5 + 15.2 * n, f"name{n + 1}", LETTERS, ink("card-ink"), "", font_weight=500)
                for n in range(3)
            ),
            circle(w - 16, 16, 11.5, ink("card"), stroke=ink("navy-deep"), stroke_width=1.6),
            slot(w - 16, 21, "bonus", LETTERS, ink("navy-deep"), "+2", font_weight=800),
        ]
    )


def dossier() -> str:
    """Somebody else's dossier: a closed folder with its string, and how many cards are in it."""
    w, h = CARD
    return group(
        [
            folder(ink("kraft-shade")),
            line(f"M{at(w / 2 - 4, 30)}q-10 12 8 24m-12 -24q24 10 2 26", ink("string"), 2.4),
            circle(w / 2, 30, 5.5, ink("card"), stroke=ink("kraft-ink"), stroke_width=1.4),
            circle(w / 2, 55, 5.5, ink("card"), stroke=ink("kraft-ink"), stroke_width=1.4),
            slot(w / 2, h - 10, "count", 42, ink("kraft-ink"), "4", font_weight=800),
        ]
    )


def shared() -> list[str]:
    """What is the same in every colour, drawn once: `used` puts it where it is wanted."""
    w, h = CRIMINAL
    plate = [
        rect(1, 1, w - 2, h - 2, ink("steel"), rx=4, stroke=ink("steel-ink"), stroke_width=2),
        path(f"M4 4H{at(w - 4)}L{at(w - 12)} 12H12V{at(h - 12)}L4 {at(h - 4)}Z", ink("steel-light")),
        path(f"M{at(w - 4)} 4V{at(h - 4)}H4L12 {at(h - 12)}H{at(w - 12)}V12Z", ink("steel-shade")),
        rect(12, 12, w - 24, h - 24, ink("steel")),
        *(circle(x, y, 2.2, ink("steel-ink")) for x in (8, w - 8) for y in (8, h / 2, h - 8)),
    ]
    arms = ((12, 0), (-12, 0), (0, 12), (0, -12))
    spokes = "".join(f"M{at(w / 2, 60)}m{at(a, b)}l{at(a * 0.45, b * 0.45)}" for a, b in arms)
    wheel = [
        circle(w / 2, 60, 18, ink("steel-shade"), stroke=ink("steel-ink"), stroke_width=2),
        circle(w / 2, 60, 11, ink("steel-light"), stroke=ink("steel-ink"), stroke_width=1.6),
        line(spokes, ink("steel-ink"), 3.0),
        sign(KEYHOLE, w / 2, 60, 13, ink("steel-ink")),
    ]
    made = [group(plate, id="plate"), group(wheel, id="wheel")]
    for role, skill in SKILL_OF.items():
        ajar = [
            rect(11, 37, w - 22, 46, ink("navy-deep"), rx=3, stroke=ink("orange"), stroke_width=2),
            group([glimpse(role)], transform="translate(12.5 44) scale(.62)"),
            sign(SKILL_SIGNS[skill], w - 14, 41, 13, ink("orange")),
        ]
        made.append(group(ajar, id=f"glimpse-{role}"))
        made.append(group([portrait(CRIMINALS[role])], id=f"face-{role}"))
    made += [group([asked(skill, brief=False)], id=f"ask-{skill}") for skill in SKILLS]
    made += [group([asked(skill, brief=True)], id=f"brief-{skill}") for skill in SKILLS]
    w, h = ACTION
    lower = rect(6, 4, w - 7, h - 5, ink("card-shade"), rx=4, stroke=ink("navy-deep"), stroke_width=1.4)
    bare = rect(4, 3, w - 8, h - 6, "none", rx=4, stroke=ink("tile-line"), stroke_width=1.4, stroke_dasharray="4 4")
    made += [group([lower], id="lower"), group([bare], id="ground")]
    made += [group([bars(level, card=True)], id=f"odds-{level}") for level in SIDES]
    made += [group([bars(level, card=False)], id=f"chance-{level}") for level in SIDES]
    return made


def used(name: str, **attributes: object) -> str:
    return element("use", href=f"#{name}", **attributes)


def door(paint: Paint, *, seen: str = "") -> str:
    """A criminal face down: a steel door. With `seen`, one that this viewer has looked behind."""
    w, _ = CRIMINAL
    band = rect(4, 17, w - 8, 17, paint.fill, stroke=ink("steel-ink"), stroke_width=1.2)
    return used("plate") + band + paint.mark(w / 2, 25.5, 12) + used(f"glimpse-{seen}" if seen else "wheel")


SEAL = (204.0, 98.0)


def sealed() -> str:
    """What lies over the doors of a base that is not in play."""
    w, h = SEAL
    bars = "".join(
        path(f"M{at(x, h - 2)}L{at(x + 34, 2)}h17L{at(x + 17, h - 2)}Z", ink("panel-line"), fill_opacity=0.22)
        for x in range(2, int(w - 46), 34)
    )
    bolts = "".join(circle(x, y, 4, ink("steel-shade")) for x in (12, w - 12) for y in (12, h - 12))
    return rect(1, 1, w - 2, h - 2, ink("panel"), rx=6, stroke=ink("panel-line"), stroke_width=1.6) + bars + bolts


def criminal(paint: Paint, role: str) -> str:
    """A criminal face up: the face in the light of the open door, and the skill it is fought with."""
    w, h = CRIMINAL
    return group(
        [
            rect(1, 1, w - 2, h - 2, ink("card"), rx=4, stroke=ink("navy-deep"), stroke_width=2),
            rect(4, 4, w - 8, h - 34, paint.fill, rx=2),
            path(f"M{at(w / 2, 4)}L{at(w - 4)} {at(h - 30)}H4Z", ink("card"), fill_opacity=0.22),
            used(f"face-{role}", transform="translate(4 8) scale(.9)"),
            circle(12, 13, 7.5, paint.fill, stroke=ink("card"), stroke_width=1.4),
            paint.mark(12, 13, 8.5),
            sign(SKILL_SIGNS[SKILL_OF[role]], w / 2 - 13, h - 15.5, 19, ink("card-ink")),
            slot(w / 2 + 13, h - 8.5, "resistance", 20, ink("card-ink"), "10", font_weight=800),
        ]
    )  # fmt: skip
