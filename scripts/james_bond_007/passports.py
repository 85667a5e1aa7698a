"""Passports: a portrait with stamps on one page, three skill tracks on the other."""

from strokes import at, circle, element, group, line, rect

from .figures import bust
from .paint import Paint
from .svg import SKILLS, ink, slot
from .symbols import SKILL_SIGNS, sign

PASSPORT = (366.0, 256.0)
LEVELS = 6
ROWS = {skill: 62.0 + 60 * row for row, skill in enumerate(SKILLS)}  # how far down each track begins

# Who is in the picture on the front and the back of each passport: outline, skin, coat and hair.
PORTRAITS = {
    "plain": (("agent", "skin", "navy"), ("other", "skin", "navy")),
    "ro": (("agent", "skin", "navy"), ("other", "skin-mid", "navy-deep")),
    "bl": (("agent", "skin", "navy-soft"), ("other", "skin", "kraft-shade")),
    "ve": (("agent", "skin-mid", "navy-deep"), ("other", "skin", "navy-deep")),
    "ja": (("other", "skin", "navy-soft"), ("agent", "skin-mid", "navy-deep")),
    "vi": (("agent", "skin", "navy"), ("other", "skin-deep", "navy-deep")),
    "gr": (("other", "skin", "kraft-shade"), ("agent", "skin-mid", "navy")),
}


def stamps(paint: Paint) -> str:
    """Entry stamps over the corner of the portrait."""
    round_stamp = circle(0, 0, 26, "none", stroke=ink("stamp"), stroke_width=2.4) + circle(
        0, 0, 20, "none", stroke=ink("stamp"), stroke_width=1.2
    )
    bar = rect(-24, -6, 48, 12, ink("card"), stroke=ink("stamp"), stroke_width=2)
    sea = rect(-30, -15, 60, 30, "none", rx=4, stroke=ink("ice-deep"), stroke_width=2.4) + line(
        "M-22 0q5.5-6 11 0t11 0t11 0t11 0", ink("ice-deep"), 2.2
    )
    return (
        group([round_stamp, bar, paint.mark(0, 0, 9, ink("stamp"))], transform="translate(140 62) rotate(-14)")
        + group([sea], transform="translate(136 172) rotate(9)", opacity=0.8)
    )  # fmt: skip


def boxes() -> str:
    """The printed part of the skill tracks, the same in every passport."""
    parts = []
    for skill, y in ROWS.items():
        parts.append(sign(SKILL_SIGNS[skill], 204, y + 15, 24, ink("card-ink")))
        parts += [rect(column(level), y + 2, 15, 26, rx=2.5) for level in range(1, LEVELS + 1)]
    return group(parts, id="boxes", fill=ink("card-shade"), stroke=ink("card-quiet"), stroke_width=1)


def column(level: int) -> float:
    return 222 + 17.5 * (level - 1)


def markers() -> str:
    """A black marker on every level reached, and the level as a number."""
    parts = []
    for skill, y in ROWS.items():
        parts += [
            element("text", "•", x=column(level) + 7.5, y=y + 61, data_slot=f"{skill}{level}")
            for level in range(1, LEVELS + 1)
        ]
        parts.append(slot(343, y + 26, f"{skill}-level", 31, ink("card-ink"), "5", font_weight=800))
    return group(parts, font_size=110, fill=ink("card-ink"))


def passport(paint: Paint, side: int) -> str:
    w, h = PASSPORT
    kind, tone, hair = PORTRAITS[paint.colour][side - 1]
    body = group([bust(kind, ink(hair), ink(tone))], transform="translate(32 60) scale(1.7)")
    return group(
        [
            rect(1.5, 1.5, w - 3, h - 3, paint.fill, rx=14, stroke=paint.edge, stroke_width=3),
            rect(9, 9, w / 2 - 11, h - 18, ink("card"), rx=7),
            rect(w / 2 + 2, 9, w / 2 - 11, h - 18, ink("card"), rx=7),
            rect(w / 2 - 3, 2, 6, h - 4, paint.edge, fill_opacity=0.55),
            rect(24, 50, 118, 112, ink("ice"), rx=3, stroke=ink("card-quiet"), stroke_width=1.4),
            group([body], clip_path="url(#jb-photo)"),
            rect(9, 9, w / 2 - 11, 32, paint.fill, rx=7),
            rect(w / 2 + 2, 9, w / 2 - 11, 32, paint.fill, rx=7),
            paint.mark(30, 25, 20),
            line(f"M48 25H{at(w / 2 - 16)}M{at(w / 2 + 16)} 25H{at(w - 24)}", paint.ink, 2.0, stroke_dasharray="2 5"),
            stamps(paint),
            slot(20, 188, "first", 21, ink("card-ink"), "Edmund", font_weight=700, text_anchor="start"),
            slot(20, 210, "last", 21, ink("card-ink"), "Ashworth", font_weight=700, text_anchor="start"),
            slot(20, 231, "country", 15.5, ink("card-quiet"), "Royaume-Uni", font_weight=500, text_anchor="start"),
            element("use", href="#boxes"),
            markers(),
        ]
    )


def shared() -> list[str]:
    """What every passport uses."""
    return [element("clipPath", rect(24, 50, 118, 112, rx=3), id="jb-photo"), boxes()]
