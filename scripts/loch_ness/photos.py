"""The sepia prints: three thirds of one picture of Nessie, and the back of a print."""

from .svg import circle, curve, group, ink, line, path, rect, ribbon, sampled, sides

SIDE = 88.0  # of the picture inside a print of 100
PALE, LIGHT, MIDDLE, DARK, DEEP = "#f0dcb4", "#d9ba85", "#ae8350", "#6f4a28", "#3c2614"
PAPER = "#fbf4e2"


def scene() -> list[str]:
    """The whole picture, three prints wide: hills, water, and the beast from head to tail."""
    neck, thick = sampled(
        [(96, 74), (84, 70), (72, 60), (64, 46), (62, 32), (54, 21), (40, 20)], [34, 29, 22, 17, 14, 13, 11]
    )
    left, right = sides(neck, thick)
    back = [
        (82.0, 72.0),
        (104.0, 50.0),
        (128.0, 46.0),
        (146.0, 56.0),
        (158.0, 70.0),
        (172.0, 58.0),
        (186.0, 58.0),
        (200.0, 72.0),
    ]
    tail, thin = sampled([(196, 76), (214, 64), (228, 54), (236, 38), (232, 24), (222, 24)], [12, 13, 11, 8, 5, 2])
    head = curve([(44, 13), (32, 14), (20, 21), (16, 26), (24, 31), (38, 30), (48, 29), (52, 20)], closed=True)
    waves = "".join(
        f"M{x} {y}q5 -3 10 0t10 0"
        for x, y in (
            (6, 82),
            (34, 77),
            (98, 84),
            (132, 79),
            (168, 84),
            (204, 80),
            (240, 84),
            (120, 90),
            (60, 90),
            (226, 90),
            (182, 90),
        )
    )
    return [
        rect(0, 0, 264, 60, PALE),
        path("M0 44L26 26L48 38L74 18L100 36L126 24L150 38L176 16L206 36L232 24L264 42V64H0Z", LIGHT),
        path("M74 18L100 36L108 60H88L82 40ZM176 16L206 36L212 60H190L186 38Z", MIDDLE, fill_opacity=0.4),
        path("M0 54C40 44 70 56 110 50C160 44 210 58 264 48V70H0Z", MIDDLE, fill_opacity=0.75),
        rect(0, 62, 264, 32, LIGHT),
        rect(0, 76, 264, 18, MIDDLE, fill_opacity=0.55),
        path(curve(back) + "V80H82Z", DEEP),
        path(ribbon(tail, thin), DEEP),
        path("M223 25C212 16 208 20 211 30C214 32 220 30 223 25Z", DEEP),
        path(ribbon(neck, thick), DEEP),
        path(
            curve(
                [
                    *right[2:-1],
                    *reversed(
                        [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(right[2:-1], neck[2:-1], strict=True)]
                    ),
                ],
                closed=True,
            ),
            DARK,
        ),
        path(head, DEEP),
        path("M42 14C41 8 43 6 45 6C47 8 47 12 46 15ZM36 13C34 8 36 5 38 5C40 8 40 11 40 13Z", DEEP),
        circle(33, 20.5, 2.4, PALE),
        circle(32.4, 20.7, 1.2, DEEP),
        line("M17 27C24 29 30 28 34 26", PALE, 1.1, stroke_opacity=0.7),
        path(
            "M104 50C112 46 126 46 134 50C124 50 114 52 104 50ZM172 58C178 56 184 57 188 60C182 60 176 61 172 58Z", DARK
        ),
        path(
            "M70 76C88 70 118 73 134 76C160 70 190 74 206 77C214 74 228 77 236 79C200 84 110 84 70 76Z",
            PALE,
            fill_opacity=0.85,
        ),
        line(waves, PALE, 1.4, stroke_opacity=0.85),
    ]


def prints() -> dict[str, str]:
    """Each third as a print of 100 by 100 with a deckled white edge that hides what belongs to the others."""
    whole = scene()
    shown = {
        "photo-head": [*whole[:7], *whole[9:16], *whole[17:]],
        "photo-body": [*whole[:7], *whole[9:11], *whole[16:]],
        "photo-tail": [*whole[:9], *whole[16:]],
    }
    symbols = {}
    for third, (name, parts) in enumerate(shown.items()):
        symbols[name] = group(parts, transform=f"translate({6 - third * SIDE:g} 6)") + border()
    symbols["photo-back"] = back()
    return symbols


def border() -> str:
    hole = "M6 6V94H94V6Z"
    return (
        path(f"M0 0H100V100H0Z{hole}", PAPER, fill_rule="evenodd")
        + rect(6, 6, 88, 88, "none", stroke=DARK, stroke_width=1, stroke_opacity=0.6)
        + rect(0.5, 0.5, 99, 99, "none", stroke=DEEP, stroke_width=1, stroke_opacity=0.5)
    )


def back() -> str:
    return "".join(
        [
            rect(0.5, 0.5, 99, 99, PAPER, stroke=DEEP, stroke_width=1, stroke_opacity=0.5),
            rect(6, 6, 88, 88, "none", stroke=LIGHT, stroke_width=1.6, stroke_dasharray="5 4"),
            circle(50, 40, 24, "none", stroke=ink("accent"), stroke_width=2.4),
            circle(50, 40, 19, ink("accent")),
            path(
                "M37 47C39 38 46 38 47 47ZM49 47C51 39 55 38 56 34C57 29 52 28 51 32L48 30C50 24 62 24 61 33C60 39 58 41 60 47Z",
                PAPER,
            ),
            line("M35 50q4 -3 8 0t8 0t8 0t6 0", PAPER, 1.8),
            line("M18 76H82M26 85H74", LIGHT, 2.0),
        ]
    )
