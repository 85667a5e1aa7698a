"""The faces of agents and criminals: head and shoulders in a box of 60 by 60."""

from typing import NamedTuple

from strokes import circle, ellipse, group, line, path, rect

from .svg import ink

SHOULDERS = "M9 60q1-16 15-19h12q14 3 15 19Z"
SLIGHT = "M13 60q1-14 12-17h10q11 3 12 17Z"
BROAD = "M1 60q1-20 18-22h22q17 2 18 22Z"

# Hair: what is behind the head, and what lies over it.
CUTS = {
    "short": ("", "M19.2 24Q17.6 10.5 30 10.5T40.8 24Q39.4 18.6 36.6 16.8Q30 19.4 23.4 16.8Q20.6 18.6 19.2 24Z"),
    "parted": ("", "M19 25Q16.6 10 29 10Q42.6 9.4 41 25Q40 19.4 37.4 17.4Q30 18 24.8 14.8Q23 19 20.6 20.4Z"),
    "slick": ("", "M19.4 22.6Q18.6 9.4 30 9.4T40.6 22.6Q39 15 30 15T19.4 22.6Z"),
    "flat": ("", "M19 22V11q0-2 2-2H39q2 0 2 2V22Q39.4 17 37.6 16.6H22.4Q20.6 17 19 22Z"),
    "bald": ("", "M19 27.5Q18.2 22 19.6 19.4Q20.8 24 20.9 28ZM41 27.5Q41.8 22 40.4 19.4Q39.2 24 39.1 28Z"),
    "curls": (
        "",
        "M19 25q-3-3-.6-6q-2.4-4 1.6-5.6q0-4 4.4-3.4q2-3.4 5.6-1.4q3.8-2 5.6 1.4q4.4-.6 4.4 3.4q4 1.6 1.6 5.6"
        "q2.4 3-.6 6q-.4-4.6-3-7q-8 2.6-16 0q-2.6 2.4-3 7Z",
    ),
    "cloud": ("M30 4.6q9-1 13 5.4q5.6 6.6 2 14.4q2 8-5.4 11.4H20.4q-7.4-3.4-5.4-11.4q-3.6-7.8 2-14.4q4-6.4 13-5.4Z",
              "M20.4 21Q21 13.4 30 13.4T39.6 21Q36 17 30 17T20.4 21Z"),
    "waves": (
        "M15 44Q13 31 17 22Q16.6 8.6 30 8.6T43 22Q47 31 45 44Q41 46.4 39 40V28H21V40Q19 46.4 15 44Z",
        "M19.4 25Q17.6 11 29 10.8Q42 10.6 40.8 25Q39.4 18.8 34 16.4Q28 19.6 22.6 19.4Q20.4 21.4 19.4 25Z",
    ),
    "bob": (
        "M16.4 37Q13.4 9 30 9T43.6 37Q40 39.8 38.6 34H21.4Q20 39.8 16.4 37Z",
        "M19.4 23.6Q20 12.4 30 12.4T40.6 23.6Q30 19.6 19.4 23.6Z",
    ),
    "bun": (
        "M30 2.6a5.6 5.6 0 1 1-.01 0Z",
        "M19.2 24.6Q17.8 10.8 30 10.8T40.8 24.6Q38 15.8 30 15.8T19.2 24.6Z",
    ),
    "braid": (
        "M39 18Q47 30 43 51Q40 53.6 37.4 50.6Q40.4 37 36 27Z",
        "M19.2 24.6Q17.6 10.4 30 10.4T40.8 24.6Q38.6 17.4 31.6 16Q24 18.6 19.2 24.6Z",
    ),
}  # fmt: skip

BEARD = "M19.6 27Q19.6 41.4 30 42T40.4 27Q38.8 32.4 35.2 32.6Q30 30.4 24.8 32.6Q21.2 32.4 19.6 27Z"
GOATEE = "M26.4 36.4Q30 35 33.6 36.4Q33 42.6 30 43.4Q27 42.6 26.4 36.4Z"
MOUSTACHE = "M24.6 33q2.4-2.6 5.4-1.2q3-1.4 5.4 1.2q-2.8.8-5.4-.2q-2.6 1-5.4.2Z"
LIPS = "M26.4 34q1.8-1.8 3.6-.8q1.8-1 3.6.8q-3.6 3-7.2 0Z"


class Look(NamedTuple):
    """What somebody looks like: colours of the palette, a cut of hair, and whatever else one would remember."""

    skin: str
    hair: str
    cut: str
    coat: str
    marks: str = ""
    build: str = SHOULDERS


AGENTS = {
    "plain": (Look("skin", "navy-soft", "short", "navy"), Look("skin", "navy-soft", "bob", "navy", "lips", SLIGHT)),
    "ro": (
        Look("skin", "orange-deep", "parted", "navy", "tie stubble"),
        Look("skin-mid", "navy-deep", "waves", "navy-deep", "lips earrings", SLIGHT),
    ),
    "bl": (
        Look("skin", "kraft-ink", "slick", "navy-soft", "tie moustache"),
        Look("skin", "kraft-shade", "braid", "steel-ink", "lips", SLIGHT),
    ),
    "ve": (
        Look("skin-mid", "navy-deep", "curls", "navy", "stubble"),
        Look("skin", "navy-deep", "bob", "navy-soft", "lips", SLIGHT),
    ),
    "ja": (
        Look("skin", "kraft-ink", "bun", "navy-deep", "lips scarf", SLIGHT),
        Look("skin-mid", "navy-deep", "short", "navy", "beard"),
    ),
    "vi": (
        Look("skin", "kraft-shade", "flat", "navy", "scar", BROAD),
        Look("skin-deep", "navy-deep", "cloud", "navy-soft", "lips earrings", SLIGHT),
    ),
    "gr": (
        Look("skin", "steel-shade", "bob", "navy-deep", "lips glasses", SLIGHT),
        Look("skin-mid", "kraft-ink", "parted", "navy", "tie moustache"),
    ),
}

CRIMINALS = {
    "ce": Look("skin", "steel-shade", "bald", "navy-deep", "tie monocle goatee"),
    "as": Look("skin", "orange-deep", "waves", "navy-deep", "lips earrings", SLIGHT),
    "hm": Look("skin-mid", "navy-deep", "flat", "navy-deep", "shades scar", BROAD),
}


def portrait(look: Look) -> str:
    """Hair behind, shoulders, neck, head, hair in front; then what makes it this face."""
    skin, hair, coat, line_ink = ink(look.skin), ink(look.hair), ink(look.coat), ink("navy-deep")
    behind, front = CUTS[look.cut]
    marks = look.marks.split()
    parts = [
        path(behind, hair) if behind else "",
        path(look.build, coat),
        path("M25 33h10v9q-5 5-10 0Z", skin),
        path("M25 37q5 4.6 10 0v3q-5 4.6-10 0Z", line_ink, fill_opacity=0.18),
        *(clothes(marks)),
        ellipse(19.4, 26.6, 2.1, 3.2, skin) + ellipse(40.6, 26.6, 2.1, 3.2, skin),
        path(JAW if look.build == BROAD else CHEEKS, skin),
        path(BEARD, hair, fill_opacity=0.22) if "stubble" in marks else "",
        path(BEARD, hair) if "beard" in marks else "",
        *features(look, marks),
        path(front, hair),
    ]
    if "earrings" in marks:
        parts += [circle(19.2, 31.8, 1.7, ink("gold")), circle(40.8, 31.8, 1.7, ink("gold"))]
    return "".join(parts)


CHEEKS = "M19.6 24Q19.6 12.4 30 12.4T40.4 24Q40.4 33.6 35.6 37.4Q30 41.4 24.4 37.4Q19.6 33.6 19.6 24Z"
JAW = "M19 23Q19 11.6 30 11.6T41 23V33.6Q40.2 38.4 35.4 40H24.6Q19.8 38.4 19 33.6Z"


def clothes(marks: list[str]) -> list[str]:
    if "scarf" in marks:
        return [path("M21 41q9 7 18 0l2 5q-11 8-22 0Z", ink("orange"))]
    if "tie" in marks:
        return [
            path("M30 42l-6.4 3.4L30 58l6.4-12.6Z", ink("white")),
            path("M30 44l-2 3l2 11l2-11Z", ink("orange-deep")),
        ]
    return [path("M24.6 42L30 49.6L35.4 42L38 44L30 54L22 44Z", ink("white"), fill_opacity=0.85)]


def features(look: Look, marks: list[str]) -> list[str]:
    """Brows, eyes, nose and mouth, and what is worn or grows on them."""
    dark = ink("navy-deep")
    brows = dark if look.hair in ("navy-deep", "steel-shade") else ink(look.hair)
    parts = [
        line("M22.8 21.9q2.6-1.9 5.4-.5M31.8 21.4q2.8-1.4 5.4.5", brows, 1.5, stroke_linecap="round"),
        line("M30 25.6l-1.5 4.9q1.5 1.1 3 0", dark, 0.9, stroke_opacity=0.55, stroke_linecap="round"),
    ]
    if "shades" in marks:
        parts.append(path("M21 23.4h18v3q-1 3-4.4 3q-3.4 0-4.2-3h-.8q-.8 3-4.2 3q-3.4 0-4.4-3Z", dark))
    else:
        parts += [ellipse(x, 25.4, 2.5, 1.6, ink("white")) + circle(x, 25.4, 1.35, dark) for x in (25.5, 34.5)]
    if "lips" in marks:
        parts.append(path(LIPS, ink("orange-deep")))
    else:
        parts.append(line("M26.4 35q3.6 1.5 7.2 0", dark, 1.2, stroke_opacity=0.8, stroke_linecap="round"))
    grown = {"moustache": MOUSTACHE, "goatee": GOATEE}
    parts += [path(d, ink(look.hair)) for name, d in grown.items() if name in marks]
    if "glasses" in marks:
        rims = "".join(circle(x, 25.4, 3.9, "none") for x in (25.2, 34.8))
        parts.append(group([rims, line("M29.1 25h1.8", dark, 1.1)], stroke=dark, stroke_width=1.1))
    if "monocle" in marks:
        parts.append(circle(34.6, 25.4, 4.1, "none", stroke=ink("gold"), stroke_width=1.4))
        parts.append(line("M37.8 28q2.6 8 .6 15", ink("gold"), 0.9))
    if "scar" in marks:
        parts.append(line("M36.6 17.6l2 4m-1.4 5.4l1 3.6", ink("stamp"), 1.2, stroke_linecap="round"))
    return parts


def glimpse(role: str) -> str:
    """A criminal as one sees it through a door that is ajar: shapes in cold light."""
    look = CRIMINALS[role]
    behind, front = CUTS[look.cut]
    return group(
        [
            path(behind, ink("ice-deep")) if behind else "",
            path(look.build, ink("ice-deep")),
            path(JAW if look.build == BROAD else CHEEKS, ink("ice")),
            path(front, ink("ice-deep")),
            rect(22.6, 24, 5.2, 2.2, ink("navy-deep"), rx=1) + rect(32.2, 24, 5.2, 2.2, ink("navy-deep"), rx=1),
        ]
    )
