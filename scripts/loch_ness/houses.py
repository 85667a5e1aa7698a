"""The action houses, each in a box of 108 by 106 that stands on its lower edge."""

from .svg import circle, ellipse, group, ink, line, path, rect


def panes(*boxes: tuple[float, float, float, float]) -> str:
    d = "".join(f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z" for x, y, w, h in boxes)
    bars = "".join(f"M{x + w / 2:g} {y:g}v{h:g}M{x:g} {y + h / 2:g}h{w:g}" for x, y, w, h in boxes)
    return path(d, ink("window")) + line(bars, ink("wall"), 1.0)


def door(x: float, y: float, w: float, h: float, paint: str) -> str:
    return path(f"M{x:g} {y + h:g}V{y + w / 2:g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0V{y + h:g}Z", ink(paint)) + circle(
        x + w * 0.75, y + h * 0.6, 1.2, ink("gold")
    )


def smoke(x: float, y: float) -> str:
    return path(f"M{x:g} {y:g}c-5 -6 6 -8 2 -15c9 1 5 9 9 11c-6 1 -4 6 -11 4Z", ink("cloud"), fill_opacity=0.8)


def hotel() -> str:
    return group(
        [
            path("M16 104V40H92V104Z", ink("wall")),
            path("M66 104V40H92V104Z", ink("wall-shade")),
            path("M10 42L20 20H88L98 42Z", ink("slate")),
            path("M66 42L72 20H88L98 42Z", ink("slate-light")),
            path("M22 42V26L31 14L40 26V42ZM68 42V26L77 14L86 26V42Z", ink("wall")),
            path("M19 28L31 10L43 28L40 29L31 16L22 29ZM65 28L77 10L89 28L86 29L77 16L68 29Z", ink("slate")),
            line("M54 20V2", ink("spot-ink"), 2.0),
            path("M54 2H72L67 7L72 12H54Z", ink("brick")),
            panes(
                (27, 28, 8, 11),
                (73, 28, 8, 11),
                (22, 50, 9, 13),
                (38, 50, 9, 13),
                (61, 50, 9, 13),
                (77, 50, 9, 13),
                (22, 74, 9, 15),
                (77, 74, 9, 15),
            ),
            path("M40 78H68L72 70H36Z", ink("plum")),
            door(46, 80, 16, 24, "brick"),
            path("M10 104H98V106H10Z", ink("stone-shade")),
        ]
    )


def cornemuses() -> str:
    pipes = line("M80 54L66 22M84 52L76 16M88 53L90 22", ink("spot-ink"), 2.6) + line(
        "M66 22L64 17M76 16L75 10M90 22L91 16", ink("foam"), 3.4
    )
    return group(
        [
            path("M6 104V68H66V104Z", ink("wall")),
            path("M44 104V68H66V104Z", ink("wall-shade")),
            path("M0 72C2 58 14 46 20 44H54C62 48 70 60 72 72C50 67 22 67 0 72Z", ink("land-a-shade")),
            path(
                "M44 68C46 60 46 50 48 44H54C62 48 70 60 72 72C62 70 52 69 44 68Z",
                ink("land-d-shade"),
                fill_opacity=0.6,
            ),
            line("M6 66C24 61 48 61 66 66M14 56C26 53 46 53 58 56", ink("land-d-shade"), 1.4, stroke_opacity=0.7),
            rect(12, 34, 10, 14, ink("stone")),
            smoke(16, 33),
            panes(
                (13, 80, 12, 12),
            ),
            door(31, 79, 13, 25, "water"),
            pipes,
            path("M74 104L77 82H84L83 104ZM87 104L87 82H94L95 104Z", ink("foam")),
            path("M74 102H84V106H72ZM87 102H96L98 106H87Z", ink("spot-ink")),
            path("M70 88L76 68H94L101 88C92 92 79 92 70 88Z", ink("brick")),
            line("M79 70L76 89M85.5 70V90.5M92 70L95 89M73.5 79H98", ink("gold"), 1.2, stroke_opacity=0.9),
            path("M75 70C73 58 77 50 86 50C95 50 98 58 96 70Z", ink("spot-ink")),
            path("M66 56C70 48 84 50 88 60C84 70 66 70 66 56Z", ink("plum")),
            line("M70 64L64 82", ink("spot-ink"), 2.6),
            circle(87, 43, 6.5, ink("land-a-light")),
            path("M79 41C80 34 94 33 96 40L90 38Z", ink("pine")),
            circle(89, 34.5, 2.2, ink("brick")),
            line("M82 46C79 49 78 51 78 54", ink("spot-ink"), 2.0),
        ]
    )


def pub() -> str:
    return group(
        [
            rect(14, 14, 12, 24, ink("stone")),
            smoke(18, 13),
            path("M6 104V50H102V104Z", ink("wall")),
            path("M84 104V50H102V104Z", ink("wall-shade")),
            path("M0 52L14 24H94L108 52Z", ink("brick")),
            path("M78 52L80 24H94L108 52Z", ink("ink"), fill_opacity=0.22),
            line("M10 45H98M14 37H95M18 30H92", ink("spot-ink"), 1.2, stroke_opacity=0.35),
            path("M6 50H102V55H6ZM6 55H10V104H6ZM98 55H102V104H98Z", ink("spot-ink")),
            panes((13, 62, 9, 15), (13, 82, 9, 14), (87, 62, 9, 15)),
            door(86, 82, 11, 22, "pine"),
            line("M6 60H-5", ink("spot-ink"), 2.2),
            path("M-11 62H3V78H-11Z", ink("gold"), stroke=ink("spot-ink"), stroke_width=1.4),
            path("M-8 67H-1V75H-8ZM-1 68.5h2v4h-2", ink("brick"), stroke=ink("spot-ink"), stroke_width=0.8),
            path("M-8 67c0 -3 7 -3 7 0Z", ink("foam")),
        ]
    )


def boutique() -> str:
    stripes = "".join(f"M{8 + 15.4 * k:g} 60h7.7l-1 14a3.8 3.8 0 0 1 -7.7 0Z" for k in range(6))
    return group(
        [
            path("M8 104V40H100V104Z", ink("wall")),
            path("M78 104V40H100V104Z", ink("wall-shade")),
            path("M4 36H104V43H4Z", ink("slate")),
            path("M30 36V14H42L46 6H62L66 14H78V36Z", ink("spot-ink")),
            circle(54, 25, 9.5, ink("foam")),
            circle(54, 25, 6.2, ink("water")),
            circle(51.5, 22.5, 2, ink("foam")),
            circle(72, 19, 1.8, ink("gold")),
            panes((16, 46, 9, 10), (36, 46, 9, 10), (63, 46, 9, 10), (83, 46, 9, 10)),
            rect(14, 76, 50, 22, ink("window")),
            *(
                group(
                    [rect(-6, -5, 12, 10, ink("foam")), rect(-4.5, -3.5, 9, 6, ink("land-d"))],
                    transform=f"translate({x} {y}) rotate({t})",
                )
                for x, y, t in ((24, 90, -8), (39, 91, 4), (54, 89, -3))
            ),
            door(72, 78, 17, 26, "plum"),
            path("M6 60H102L104 74H4Z", ink("foam")),
            path(stripes, ink("plum")),
            path("M6 58H102V62H6Z", ink("spot-ink")),
        ]
    )


def chateau() -> str:
    return group(
        [
            path("M22 106V40H84V106Z", ink("stone-light")),
            path("M60 106V40H84V106Z", ink("stone")),
            path("M18 44V32H24V37H30V32H37V37H43V32H50V37H56V32H63V37H69V32H76V37H82V32H88V44Z", ink("stone-light")),
            path("M60 44V37H63V32H69V37H76V32H82V37H88V44Z", ink("stone")),
            path("M8 106V48H30V106Z", ink("stone-light")),
            path("M20 106V48H30V106Z", ink("stone")),
            path("M4 50L19 18L34 50Z", ink("slate")),
            path("M19 18L34 50H21Z", ink("slate-light")),
            path("M78 106V58H100V106Z", ink("stone")),
            path("M90 106V58H100V106Z", ink("stone-shade")),
            path("M74 60L89 30L104 60Z", ink("slate")),
            path("M89 30L104 60H91Z", ink("slate-light")),
            line("M19 18V4M89 30V18", ink("spot-ink"), 1.8),
            path("M19 4L33 8L19 12ZM89 18L101 21.5L89 25Z", ink("brick")),
            path(
                "M14 60h4v10h-4ZM14 80h4v10h-4ZM38 52h5v11h-5ZM53 52h5v11h-5ZM68 52h5v11h-5ZM86 70h4v9h-4"
                "ZM38 72h5v9h-5ZM66 72h5v9h-5Z",
                ink("window"),
            ),
            path("M44 106V90a9 9 0 0 1 18 0V106Z", ink("spot-ink")),
            line("M48 84V106M53 82V106M58 84V106M44 92H62M44 99H62", ink("stone-shade"), 1.3),
            line("M28 70h6M32 76h5M74 88h-5M66 94h6M28 96h5", ink("stone-shade"), 1.4, stroke_opacity=0.7),
        ]
    )


def pagoda(x: float, y: float) -> str:
    """The louvred kiln roof of a malt house."""
    return group(
        [
            path("M-16 24L-7 8H7L16 24Z", ink("slate")),
            path("M3 24L2 8H7L16 24Z", ink("slate-light")),
            path("M-5 8V0H5V8Z", ink("wall")),
            line("M-5 3H5M-5 5.5H5", ink("spot-ink"), 0.9),
            path("M-12 1C-6 -3 -3 -8 0 -14C3 -8 6 -3 12 1Z", ink("slate")),
            path("M0 -14C3 -8 6 -3 12 1H2Z", ink("slate-light")),
            circle(0, -15, 1.8, ink("gold")),
        ],
        transform=f"translate({x} {y})",
    )


def distillerie() -> str:
    barrels = []
    for x, y in ((80, 97), (96, 97), (88, 83)):
        barrels += [
            ellipse(x, y, 8, 8.5, ink("land-d-shade")),
            ellipse(x, y, 6, 6.5, ink("land-d")),
            line(f"M{x - 5} {y - 3}h10M{x - 6} {y + 1}h12", ink("land-d-shade"), 1),
        ]
    return group(
        [
            path("M84 80V26H92V80Z", ink("brick")),
            path("M83 26H93V30H83Z", ink("spot-ink")),
            smoke(88, 25),
            path("M4 104V58H74V104Z", ink("wall")),
            path("M54 104V58H74V104Z", ink("wall-shade")),
            path("M0 60L8 42H70L78 60Z", ink("slate")),
            path("M54 60L56 42H70L78 60Z", ink("slate-light")),
            pagoda(22, 30),
            pagoda(54, 30),
            panes((10, 68, 9, 12), (26, 68, 9, 12), (58, 68, 9, 12)),
            path("M36 104V76a9 9 0 0 1 18 0V104Z", ink("pine")),
            line("M45 68V104", ink("wall"), 1.0),
            panes((10, 88, 9, 8), (60, 88, 9, 8)),
            *barrels,
        ]
    )


def eglise() -> str:
    return group(
        [
            path("M36 104V62L68 36L100 62V104Z", ink("stone-light")),
            path("M70 104V62H100V104Z", ink("stone")),
            path("M32 64L52 34H88L106 64Z", ink("slate")),
            path("M72 64L76 34H88L106 64Z", ink("slate-light")),
            path("M12 104V44H40V104Z", ink("stone-light")),
            path("M29 104V44H40V104Z", ink("stone")),
            path("M8 46L26 4L44 46Z", ink("slate")),
            path("M26 4L44 46H28Z", ink("slate-light")),
            line("M26 4V-8M21.5 -4H30.5", ink("spot-ink"), 2.0),
            path("M21 66V56a5 5 0 0 1 10 0V66Z", ink("spot-ink")),
            path("M24 64a2 4 0 0 1 4 0l1 2h-6Z", ink("gold")),
            path("M50 94V78a4 6 0 0 1 8 0V94ZM66 94V78a4 6 0 0 1 8 0V94ZM82 94V78a4 6 0 0 1 8 0V94Z", ink("window")),
            line("M54 73V94M70 73V94M86 73V94", ink("stone-light"), 1.0),
            path("M18 104V86a8 9 0 0 1 16 0V104Z", ink("brick")),
            line("M26 78V104", ink("spot-ink"), 1.0),
            path("M4 106c-6 -14 -3 -26 2 -34c5 8 8 20 2 34Z", ink("pine")),
        ]
    )


DRAWN = {
    "hotel": hotel,
    "cornemuses": cornemuses,
    "pub": pub,
    "boutique": boutique,
    "chateau": chateau,
    "distillerie": distillerie,
    "eglise": eglise,
}
