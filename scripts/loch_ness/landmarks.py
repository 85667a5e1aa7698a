"""What tells the six sectors apart: beach, falls, abbey and locks, bridge, castle, farm."""

import random

from .svg import at, ellipse, group, ink, line, path
from .trees import pines, wood


def landmarks() -> str:
    return "".join([invermoriston(), urquhart(), lochend(), dores(), foyers(), fort_augustus()])


def placed(x: float, y: float, *parts: str, scale: float = 1.0) -> str:
    grown = f" scale({scale:g})" if scale != 1 else ""
    return group(parts, transform=f"translate({at(x, y)}){grown}")


def urquhart() -> str:
    """The ruined keep above the bay, and heather all over the moor."""
    keep = [
        path("M-46 0C-40-10-30-14-18-14H30C42-12 50-6 54 0Z", ink("land-e-shade")),
        path("M-40-8V-34L-34-38L-30-32L-24-34V-8Z", ink("stone")),
        path("M-12-10V-70H-7V-64H-1V-71H5V-65H10V-58L15-52V-10Z", ink("stone-light")),
        path("M5-10V-65H10V-58L15-52V-10Z", ink("stone-shade")),
        path("M-24-8V-24L-17-20L-12-24V-8ZM15-8V-30L21-34L25-28L32-31V-8Z", ink("stone-light")),
        path("M26-8V-29L32-31V-8ZM-30-32L-24-34V-8H-29Z", ink("stone-shade")),
        path("M34-6V-16L40-19L44-14L48-15V-4Z", ink("stone")),
        path("M-5-56h4v8h-4ZM-5-38h4v8h-4ZM-4-24a3.5 4 0 0 1 7 0V-10H-4ZM20-20h4v7h-4ZM-36-26h4v6h-4Z", ink("window")),
    ]
    rng = random.Random(5)
    sprigs = []
    for x0, x1, y0, y1 in (
        (530, 560, 250, 262),
        (640, 700, 222, 240),
        (700, 720, 190, 205),
        (868, 890, 196, 206),
        (968, 1008, 190, 222),
        (520, 545, 225, 245),
    ):
        for _ in range(7):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            sprigs.append(f"M{at(x, y)}v-7m0 3l-4-4m4 5l4-4")
    return (
        placed(846, 212, *keep)
        + line("".join(sprigs), ink("land-e-shade"), 1.8)
        + line("".join(sprigs).replace("v-7", "m0-7h.1"), ink("land-e-light"), 2.6)
    )


def lochend() -> str:
    """Fields in stripes, a farm, hay and sheep."""
    fields = [
        path("M1392 186C1430 168 1490 166 1560 180V232C1500 222 1440 226 1398 244Z", ink("land-f-light")),
        line(
            "M1398 196C1440 178 1500 176 1556 190M1398 208C1440 190 1500 188 1556 201M1398 220"
            "C1440 202 1500 200 1556 212M1398 232C1440 214 1500 211 1556 223",
            ink("land-f-shade"),
            2.4,
        ),
        path("M1398 244C1440 226 1500 222 1560 232V262C1500 246 1460 252 1420 276Z", ink("gold"), fill_opacity=0.75),
        line("M1408 252C1450 236 1510 234 1556 243", ink("land-d-light"), 2.0, stroke_dasharray="7 5"),
    ]
    barn = [
        path("M-34 0V-22H2V0Z", ink("wall")),
        path("M-38-21L-31-35H0L7-21Z", ink("slate")),
        path("M2 0V-20L15-34L28-20V0Z", ink("brick")),
        path("M0-19L15-37L30-19L27-17L15-31L3-17Z", ink("spot-ink")),
        path("M10 0V-14H20V0ZM-29-16h6v7h-6ZM-14-16h6v7h-6Z", ink("window")),
        ellipse(42, -5, 10, 8, ink("gold")),
        path("M32-5C34 3 50 3 52-5C50-1 34-1 32-5Z", ink("land-d")),
    ]
    flock = [
        sheep(*spot)
        for spot in (
            (1218, 200, 1.0),
            (1296, 196, 0.9),
            (1420, 212, 1.1),
            (1452, 204, 0.9),
            (1486, 214, 1.0),
            (1400, 286, 1.0),
        )
    ]
    hedge = wood(
        ((1200, 178, 9), (1298, 170, 9), (1392, 250, 10), (1520, 196, 8), (1534, 200, 9)), "pine-light", "land-f-shade"
    )
    return "".join([*fields, placed(1246, 186, *barn), hedge, *flock])


def sheep(x: float, y: float, scale: float) -> str:
    return placed(
        x,
        y,
        path("M-6 3V8M4 3V8", "none", stroke=ink("spot-ink"), stroke_width=2),
        path("M-10-2a5 5 0 0 1 5-6a6 6 0 0 1 9 0a5 5 0 0 1 5 6a5 5 0 0 1-5 6h-9a5 5 0 0 1-5-6Z", ink("foam")),
        path("M7-7a4 4 0 0 1 6 4c0 3-6 4-7 1Z", ink("spot-ink")),
        scale=scale,
    )


def dores() -> str:
    """Dunes with marram grass, pebbles, a drawn-up boat and the tents of the watchers."""
    dunes = [
        path("M1544 452C1500 470 1470 500 1420 512C1460 520 1500 512 1560 488Z", ink("land-a-light")),
        path(
            "M1544 636C1496 610 1440 640 1380 652C1330 662 1280 650 1240 676C1330 690 1450 700 1544 690Z",
            ink("land-a-light"),
        ),
        path("M1420 644C1460 634 1500 618 1544 636V664C1500 654 1460 660 1420 644Z", ink("land-a")),
        path("M1044 792C1062 742 1120 712 1240 760V800C1170 772 1110 772 1044 792Z", ink("land-a-light")),
        path("M1140 728C1180 734 1210 746 1240 760V790C1200 770 1170 756 1140 728Z", ink("land-a")),
    ]
    rng = random.Random(9)
    grass, pebbles = [], []
    for x, y in (
        (1402, 506),
        (1524, 520),
        (1506, 628),
        (1384, 640),
        (1262, 664),
        (1224, 640),
        (1078, 720),
        (1056, 668),
        (1214, 736),
        (1530, 404),
        (1500, 352),
        (1206, 610),
        (1410, 348),
    ):
        for _ in range(4):
            dx = rng.uniform(-13, 13)
            grass.append(f"M{at(x + dx, y)}q{at(rng.uniform(-2, 2), -9, rng.uniform(-7, 7), -15)}")
    for x, y in (
        (1398, 366),
        (1352, 470),
        (1336, 492),
        (1248, 556),
        (1190, 570),
        (1170, 586),
        (1062, 628),
        (1390, 446),
    ):
        for _ in range(5):
            pebbles.append(
                ellipse(x + rng.uniform(-12, 12), y + rng.uniform(-7, 7), rng.uniform(2, 4.2), rng.uniform(1.6, 2.8))
            )
    boat = [
        path("M-34-6C-20-2 16-2 34-8C30 4 20 10 4 10H-18C-28 8-32 2-34-6Z", ink("brick")),
        path("M-34-6C-20-2 16-2 34-8L32-4C16 2-18 2-33-2Z", ink("foam")),
        line("M-16-4L-26-24M8-4L24-22", ink("land-d-shade"), 2.4),
        line("M-16 6C-2 9 12 8 22 3", ink("spot-ink"), 1.4, stroke_opacity=0.4),
    ]
    tents = [
        path("M-22 0L0-30L22 0Z", ink("foam")),
        path("M0-30L22 0H4Z", ink("wall-shade")),
        path("M-5 0L0-16L5 0Z", ink("spot-ink")),
        line("M0-30V-38", ink("spot-ink"), 1.6),
        path("M0-38L11-35L0-31Z", ink("brick")),
    ]
    return "".join(
        [
            *dunes,
            group(pebbles, fill=ink("stone")),
            line("".join(grass), ink("land-b"), 1.8),
            placed(1484, 486, *tents),
            placed(1516, 502, *tents, scale=0.72),
            placed(1440, 632, *boat),
        ]
    )


def foyers() -> str:
    """The falls between dark rocks, and firs."""
    falls = [
        path("M-52 64C-50 30-46 4-34-8L-10-16L14-12L36-16C48-2 52 32 54 64Z", ink("stone-shade")),
        path("M-46 50C-44 22-40 4-30-4L-14-8V60H-40Z", ink("stone")),
        path("M20-8L34-10C44 4 46 30 48 56L26 58Z", ink("slate")),
        path("M-12-16C-2-20 8-18 16-13L14 16C18 34 18 46 24 64H-22C-16 46-10 34-12 16Z", ink("water-light")),
        path("M-8-16C-2-19 4-18 8-15C6 6 10 30 14 62H-12C-6 40-6 20-8-16Z", ink("foam")),
        line("M-2-10C-3 16-2 36-6 58M4-10C5 14 4 36 8 58", ink("shallows"), 1.8),
        path("M-44 66C-30 52-16 58-6 54C8 50 22 56 44 64C30 74-24 76-44 66Z", ink("foam")),
        path("M-30 68C-14 62 14 62 32 68C14 74-12 74-30 68Z", ink("shallows")),
    ]
    firs = pines(
        (690, 726, 40),
        (704, 738, 50),
        (694, 772, 58),
        (716, 790, 64),
        (734, 806, 52),
        (790, 748, 46),
        (801, 770, 38),
        (886, 770, 46),
        (900, 762, 38),
        (964, 742, 50),
        (978, 724, 40),
        (984, 764, 62),
        (962, 790, 66),
        (938, 806, 52),
        (680, 800, 48),
        (992, 800, 50),
        (824, 672, 34),
        (836, 680, 28),
        (712, 706, 30),
        (966, 694, 34),
    )
    return placed(845, 712, *falls, scale=0.86) + firs


def fort_augustus() -> str:
    """The abbey by the water and the staircase of locks."""
    abbey = [
        path("M-58 0V-30H50V0Z", ink("stone-light")),
        path("M-62-29L-52-46H44L54-29Z", ink("slate")),
        path("M18-29L22-46H44L54-29Z", ink("slate-light")),
        path("M-16 0V-36L2-60L20-36V0Z", ink("stone-light")),
        path("M4 0V-58L20-36V0Z", ink("stone")),
        path("M-20-34L2-66L24-34L20-32L2-58L-16-32Z", ink("slate")),
        path("M-58 0V-66H-36V0Z", ink("stone")),
        path("M-46 0V-66H-36V0Z", ink("stone-shade")),
        path("M-61-64L-47-92L-33-64Z", ink("slate")),
        path("M-47-92L-33-64H-46Z", ink("slate-light")),
        path("M-6 0V-16a8 9 0 0 1 16 0V0Z", ink("brick")),
        path(
            "M-2-36a4 6 0 0 1 8 0v8h-8ZM-50-54h5v11h-5ZM-50-32h5v10h-5Z"
            + "".join(f"M{x}-9v-9a3 4 0 0 1 6 0v9Z" for x in (-31, -22, 25, 34, 43)),
            ink("window"),
        ),
    ]
    grove = wood(
        (
            (300, 800, 13),
            (280, 808, 10),
            (520, 812, 12),
            (600, 790, 14),
            (618, 802, 11),
            (588, 806, 10),
            (84, 590, 12),
            (100, 602, 9),
            (76, 560, 9),
            (598, 716, 10),
        ),
        "pine-light",
        "land-c-light",
    )
    return placed(450, 812, *abbey, scale=0.84) + locks() + grove


def locks() -> str:
    """Five chambers going down to the water, gates between them."""
    parts = []
    for k in range(5):
        x, y = 38 + 44 * k, 678 + 12 * k
        parts += [
            path(f"M{at(x, y)}h44v24h-44Z", ink("water-light")),
            path(f"M{at(x, y)}h44v5h-44ZM{at(x, y + 24)}h44v10h-44Z", ink("stone")),
            path(f"M{at(x, y + 24)}h44v3h-44Z", ink("stone-light")),
            line(f"M{at(x + 8, y + 11)}h14M{at(x + 20, y + 17)}h14", ink("foam"), 1.6),
            path(f"M{at(x + 40, y - 1)}h5v29h-5Z", ink("spot-ink")),
            line(f"M{at(x + 42, y + 1)}l-16-7M{at(x + 42, y + 28)}l-14 8", ink("foam"), 3.0),
        ]
    return "".join(parts)


def invermoriston() -> str:
    """The old bridge over the falls of Moriston, and a forest in autumn."""
    bridge = [
        path(
            "M-44 12V-6C-30-14-12-20 2-20C16-20 32-14 46-6V12H36C36-4 12-6 10 12H-6C-6-4-32-4-34 12Z",
            ink("stone-light"),
        ),
        path(
            "M-34 12C-32-4-6-4-6 12H-9C-10 0-29 0-30 12ZM10 12C12-6 36-4 36 12H33C32-1 15-2 14 12Z", ink("stone-shade")
        ),
        line("M-44-6C-30-14-12-20 2-20C16-20 32-14 46-6", ink("stone-shade"), 3.0),
        line("M-40 3h6M-24-9h7M-2-12h7M18-9h7M38 2h5M0-2h5", ink("stone-shade"), 1.4),
    ]
    coats = (("brick", "gold"), ("gold", "land-a-light"), ("land-d-light", "land-a-light"), ("pine", "pine-light"))
    spots = [(82, 372), (108, 384), (132, 366), (88, 410), (118, 424), (76, 446), (148, 400), (104, 462), (132, 450)]
    spots += [(248, 344), (270, 332), (292, 340), (312, 322), (300, 306), (326, 336), (262, 318), (330, 304), (70, 470)]
    spots += [(404, 262), (418, 276)]
    spots.sort(key=lambda spot: spot[1])
    trees = []
    for kind, coat in enumerate(coats):
        trees.append(wood([(x, y, 10 + k * 7 % 5) for k, (x, y) in enumerate(spots) if k % 4 == kind], *coat))
    return "".join([*trees, placed(486, 260, *bridge, scale=0.82)])
