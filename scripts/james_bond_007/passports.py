"""Passports: a portrait with stamps on one page, three skill tracks on the other."""

from strokes import circle, element, group, line, rect

from .paint import Paint
from .portraits import AGENTS, portrait
from .svg import SKILLS, Box, ink, slot
from .symbols import SKILL_SIGNS, sign

PASSPORT = (366.0, 256.0)
PHOTO: Box = (20, 18, 136, 152)
LEVELS = 6
ROWS = {skill: 20.0 + 76 * row for row, skill in enumerate(SKILLS)}  # how far down each track begins
LETTERS = 30.0  # the size of what is written: to be read in a hand


def stamps(paint: Paint) -> str:
    """Entry stamps over the corner of the portrait."""
    round_stamp = circle(0, 0, 26, "none", stroke=ink("stamp"), stroke_width=2.4) + circle(
        0, 0, 20, "none", stroke=ink("stamp"), stroke_width=1.2
    )
    bar = rect(-24, -6, 48, 12, ink("card"), stroke=ink("stamp"), stroke_width=2)
    sea = rect(-30, -15, 60, 30, "none", rx=4, stroke=ink("ice-deep"), stroke_width=2.4) + line(
        "M-22 0q5.5-6 11 0t11 0t11 0t11 0", ink("ice-deep"), 2.2
    )
    seal = [round_stamp, bar, paint.mark(0, 0, 9, ink("stamp"))]
    return (
        group(seal, transform="translate(150 70) rotate(-14) scale(.8)")
        + group([sea], transform="translate(146 150) rotate(9) scale(.8)", opacity=0.8)
    )  # fmt: skip


def boxes() -> str:
    """The printed part of the skill tracks, the same in every passport."""
    parts = []
    for skill, y in ROWS.items():
        parts.append(sign(SKILL_SIGNS[skill], 208, y + 18, 30, ink("card-ink")))
        parts += [rect(column(level), y + 42, 17, 22, rx=2.5) for level in range(1, LEVELS + 1)]
    return group(parts, id="boxes", fill=ink("card-shade"), stroke=ink("card-quiet"), stroke_width=1)


def column(level: int) -> float:
    return 193 + 20 * (level - 1)


def markers() -> str:
    """A black marker on every level reached, the level as a number, and what the skill is called."""
    dots = []
    words = []
    for skill, y in ROWS.items():
        dots += [
            element("text", "•", x=column(level) + 8.5, y=y + 99, data_slot=f"{skill}{level}")
            for level in range(1, LEVELS + 1)
        ]
        words.append(slot(230, y + 28, f"{skill}-name", LETTERS, ink("card-ink"), "Charme", text_anchor="start"))
        words.append(slot(336, y + 65, f"{skill}-level", 38, ink("card-ink"), "5", font_weight=800))
    return group(dots, font_size=110, fill=ink("card-ink")) + group(words, font_weight=600)


def passport(paint: Paint, side: int) -> str:
    w, h = PASSPORT
    face = group([portrait(AGENTS[paint.colour][side - 1])], transform="translate(13 20) scale(2.5)")
    return group(
        [
            rect(1.5, 1.5, w - 3, h - 3, paint.fill, rx=14, stroke=paint.edge, stroke_width=3),
            rect(9, 9, w / 2 - 11, h - 18, ink("card"), rx=7),
            rect(w / 2 + 2, 9, w / 2 - 11, h - 18, ink("card"), rx=7),
            rect(w / 2 - 3, 2, 6, h - 4, paint.edge, fill_opacity=0.55),
            rect(*PHOTO, ink("ice"), rx=3),
            group([face], clip_path="url(#jb-photo)"),
            rect(*PHOTO, "none", rx=3, stroke=ink("card-quiet"), stroke_width=1.4),
            circle(30, 30, 19, paint.fill, stroke=ink("card"), stroke_width=3),
            paint.mark(30, 30, 20),
            stamps(paint),
            slot(20, 206, "first", LETTERS, ink("card-ink"), "Edmund", font_weight=700, text_anchor="start"),
            slot(20, 236, "last", LETTERS, ink("card-ink"), "Ashworth", font_weight=700, text_anchor="start"),
            element("use", href="#boxes"),
            markers(),
        ]
    )


def shared() -> list[str]:
    """What every passport uses."""
    return [element("clipPath", rect(*PHOTO, rx=3), id="jb-photo"), boxes()]
