"""The sepia prints: three thirds of one picture of Nessie, and the back of a print."""

from .svg import Dot, circle, curve, element, ink, line, path, rect, ribbon, sampled, sides, text

SIDE = 88  # of the picture inside a print of 100
PALE, LIGHT, MIDDLE, DARK, DEEP = "#f0dcb4", "#d9ba85", "#ae8350", "#6f4a28", "#3c2614"
PAPER = "#fbf4e2"

NECK: list[Dot] = [(96, 74), (84, 70), (72, 60), (64, 46), (62, 32), (54, 21), (40, 20)]
BACK: list[Dot] = [(82, 72), (104, 50), (128, 46), (146, 56), (158, 70), (172, 58), (186, 58), (200, 72)]
TAIL: list[Dot] = [(196, 76), (214, 64), (228, 54), (236, 38), (232, 24), (222, 24)]
HEAD: list[Dot] = [(44, 13), (32, 14), (20, 21), (16, 26), (24, 31), (38, 30), (48, 29), (52, 20)]
WAVES = ((6, 82), (34, 77), (98, 84), (132, 79), (168, 84), (204, 80), (240, 84), (120, 90), (60, 90), (226, 90))


def view() -> list[str]:
    """Hills and water, three prints wide."""
    return [
        rect(0, 0, 264, 60, PALE),
        path("M0 44L26 26L48 38L74 18L100 36L126 24L150 38L176 16L206 36L232 24L264 42V64H0Z", LIGHT),
        path("M74 18L100 36L108 60H88L82 40ZM176 16L206 36L212 60H190L186 38Z", MIDDLE, fill_opacity=0.4),
        path("M0 54C40 44 70 56 110 50C160 44 210 58 264 48V70H0Z", MIDDLE, fill_opacity=0.75),
        rect(0, 62, 264, 32, LIGHT),
        rect(0, 76, 264, 18, MIDDLE, fill_opacity=0.55),
    ]


def head() -> list[str]:
    neck, thick = sampled(NECK, [34, 29, 22, 17, 14, 13, 11], 2)
    _, right = sides(neck, thick)
    inner = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(right, neck, strict=True)]
    return [
        path(ribbon(neck, thick), DEEP),
        path(curve([*right[1:-1], *reversed(inner[1:-1])], closed=True), DARK),
        path(curve(HEAD, closed=True), DEEP),
        path("M42 14C41 8 43 6 45 6C47 8 47 12 46 15ZM36 13C34 8 36 5 38 5C40 8 40 11 40 13Z", DEEP),
        circle(33, 20.5, 2.4, PALE),
        circle(32.4, 20.7, 1.2, DEEP),
        line("M17 27C24 29 30 28 34 26", PALE, 1.1, stroke_opacity=0.7),
    ]


def body() -> list[str]:
    shine = "M104 50C112 46 126 46 134 50C124 50 114 52 104 50ZM172 58C178 56 184 57 188 60C182 60 176 61 172 58Z"
    return [path(curve(BACK) + "V80H82Z", DEEP), path(shine, DARK)]


def tail() -> list[str]:
    return [
        path(ribbon(*sampled(TAIL, [12, 13, 11, 8, 5, 2], 2)), DEEP),
        path("M231 25C228 13 214 7 203 12C211 16 214 21 212 26C208 31 209 36 205 41C216 42 227 36 231 25Z", DEEP),
    ]


def foam() -> list[str]:
    rim = "M70 76C88 70 118 73 134 76C160 70 190 74 206 77C214 74 228 77 236 79C200 84 110 84 70 76Z"
    waves = "".join(f"M{x} {y}q5-3 10 0t10 0" for x, y in WAVES)
    return [path(rim, PALE, fill_opacity=0.85), line(waves, PALE, 1.4, stroke_opacity=0.85)]


def prints() -> dict[str, str]:
    """Each third as a print of 100 by 100 with a white edge; what reaches over is cut off by its own little window."""
    thirds = {"photo-head": [*body(), *head()], "photo-body": [*head()[:2], *body()], "photo-tail": [*tail(), *body()]}
    symbols = {}
    for third, (name, beast) in enumerate(thirds.items()):
        window = {"x": 6, "y": 6, "width": SIDE, "height": SIDE, "viewBox": f"{SIDE * third} 0 {SIDE} {SIDE}"}
        symbols[name] = sheet() + element("svg", "".join([*view(), *beast, *foam()]), **window) + edge()
    symbols["photo-back"] = back()
    return symbols


def sheet() -> str:
    return rect(0.5, 0.5, 99, 99, PAPER, stroke=DEEP, stroke_opacity=0.5)


def edge() -> str:
    return rect(6, 6, SIDE, SIDE, "none", stroke=DARK, stroke_opacity=0.6)


def back() -> str:
    beast = (
        "M37 47C39 38 46 38 47 47ZM49 47C51 39 55 38 56 34C57 29 52 28 51 32L48 30C50 24 62 24 61 33C60 39 58 41 60 47Z"
    )
    return "".join(
        [
            sheet(),
            rect(6, 6, SIDE, SIDE, "none", stroke=LIGHT, stroke_width=1.6, stroke_dasharray="5 4"),
            circle(50, 40, 24, "none", stroke=ink("plum"), stroke_width=2.4),
            circle(50, 40, 19, ink("plum")),
            path(beast, PAPER),
            line("M35 50q4-3 8 0t8 0t8 0t6 0", PAPER, 1.8),
            text(50, 86, "", 20, DARK, data_slot="count"),
        ]
    )
