"""The poster: a reporter on the bank, the mist on the water, and what stands in it."""

import random

from .lettering import lettered
from .nessie import silhouette
from .sky import cloud, mountain, rays
from .svg import Dot, at, circle, curve, document, element, ellipse, gradient, group, ink, line, path, rect
from .texture import grain, grain_tile
from .trees import pines

WIDTH, HEIGHT = 900.0, 1200.0
LEFT, TOP, RIGHT, BOTTOM = 44.0, 44.0, 856.0, 984.0
HORIZON = 590.0
SUN = (590.0, 300.0)

FAR = [(90, 150), (230, 235), (380, 180), (520, 150), (700, 215), (840, 265)]
NEAR = [(40, 150), (170, 175), (300, 96), (720, 110), (860, 190)]


def definitions() -> list[str]:
    down: dict[str, object] = {"x1": 0, "y1": 0, "x2": 0, "y2": 1}
    return [
        gradient("lnp-sky", [(0, "sky-high"), (0.8, "sky-low"), (1, "sky-low")], **down),
        gradient("lnp-water", [(0, "shallows"), (0.18, "water-light"), (0.55, "water"), (1, "water-deep")], **down),
        gradient("lnp-veil", [(0, "mist@0"), (0.6, "mist@.9"), (1, "mist@0")], **down),
        gradient("lnp-beast", [(0, "water-deep"), (0.55, "water"), (0.85, "water-light"), (1, "shallows@.3")], **down),
        gradient("lnp-rim", [(0, "ray"), (0.6, "ray@.8"), (0.9, "ray@0")], **down),
        gradient("lnp-moor", [(0, "land-e-light"), (1, "land-e-shade")], **down),
        f'<clipPath id="lnp-surface">{rect(-60, -20, 220, 124)}</clipPath>',
        f'<clipPath id="lnp-picture">{rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)}</clipPath>',
    ]


def heavens() -> str:
    clouds = "".join(
        cloud(*spot) for spot in ((190, 120, 260), (330, 150, 150), (760, 96, 230), (690, 178, 150), (140, 236, 170))
    )
    return "".join(
        [
            rect(LEFT, TOP, RIGHT - LEFT, 600, "url(#lnp-sky)"),
            rays(*SUN, 1100, 40, 0.36),
            circle(*SUN, 168, ink("ray"), fill_opacity=0.45),
            circle(*SUN, 132, ink("ray"), fill_opacity=0.5),
            circle(*SUN, 104, ink("sun")),
            clouds,
        ]
    )


def ranges() -> str:
    parts = []
    for peaks, spread, face, shade, capped in (
        (FAR, 190, "hill-far", "hill-mid", True),
        (NEAR, 170, "hill-mid", "hill-near", False),
    ):
        for k, (x, height) in sorted(enumerate(peaks), key=lambda peak: -peak[1][1]):
            whole, dark, snow = mountain(x, height, spread, HORIZON, seed=k + 40)
            parts += [path(whole, ink(face)), path(dark, ink(shade), fill_opacity=0.8)]
            if capped and height > 170:
                parts.append(path(snow, ink("snow")))
        parts.append(rect(LEFT, HORIZON - 120, RIGHT - LEFT, 140, "url(#lnp-veil)", opacity=0.9 if capped else 0.7))
    return "".join(parts)


def banks() -> str:
    """The moor on both sides, a castle on the point."""
    west: list[Dot] = [(20, 480), (90, 500), (170, 536), (250, 566), (330, 592)]
    east: list[Dot] = [(880, 500), (800, 520), (730, 548), (660, 572), (600, 592)]
    keep = [
        path("M-22 0V-58H-15V-50H-7V-60H1V-51H9V-42L15-34V0Z", ink("hill-near")),
        path("M1 0V-51H9V-42L15-34V0Z", ink("water-deep"), fill_opacity=0.5),
        path("M-52 0V-24L-44-29L-38-20L-22-24V0ZM15 0V-20L26-25L34-16L44-18V0Z", ink("hill-near")),
        path("M-12-40h5v9h-5ZM-10-14a4 5 0 0 1 8 0V0h-8Z", ink("window")),
    ]
    return "".join(
        [
            path(curve(west) + f"V{HORIZON + 20:g}H20Z", "url(#lnp-moor)"),
            path("M20 540C110 540 190 560 270 592H20Z", ink("land-e-shade"), fill_opacity=0.8),
            path(curve(east) + f"V{HORIZON + 20:g}H880Z", ink("land-b")),
            path("M880 556C800 552 740 566 690 592H880Z", ink("land-b-shade")),
            group(keep, transform="translate(742 548) scale(1.15)"),
            pines(
                (812, 566, 56),
                (830, 572, 70),
                (848, 566, 60),
                (796, 574, 44),
                (120, 556, 46),
                (104, 562, 60),
                (86, 556, 50),
            ),
        ]
    )


def water() -> str:
    rng = random.Random(1933)
    glints, waves = [], []
    for k in range(17):
        y = HORIZON + 16 + k * 17 + k * k * 0.35
        w = 26 + rng.uniform(0, 40) + k * 3.2
        glints.append(f"M{at(SUN[0] - w + rng.uniform(-16, 16), y)}h{at(2 * w)}")
    for _ in range(46):
        x, y = rng.uniform(LEFT, RIGHT), HORIZON + 24 + 330 * rng.random() ** 0.8
        w = 8 + (y - HORIZON) * 0.075
        waves.append(f"M{at(x, y)}q{at(w / 2, -w * 0.35, w, 0)}t{at(w, 0)}")
    return "".join(
        [
            rect(LEFT, HORIZON, RIGHT - LEFT, BOTTOM - HORIZON, "url(#lnp-water)"),
            line("".join(glints), ink("sun"), 5.0, stroke_opacity=0.6),
            line("".join(waves), ink("foam"), 2.2, stroke_opacity=0.45),
        ]
    )


def beast() -> str:
    """Nessie against the light, her foot lost in the mist, her likeness broken on the water."""
    place = "translate(196 218) scale(4.2)"
    likeness = []
    for k in range(11):
        y, w = 690 + k * 15, 150 - k * 9 + (k % 3) * 22
        likeness.append(ellipse(440 + (k * 37) % 29 - 14, y, w, 4.6))
    return "".join(
        [
            group(likeness, fill=ink("water-deep"), fill_opacity=0.5),
            group(
                [
                    line(silhouette(), "url(#lnp-rim)", 1.8),
                    path(silhouette(), "url(#lnp-beast)"),
                    circle(86.5, 16.5, 2.7, ink("sun")),
                    circle(87, 16.8, 1.3, ink("abyss")),
                    line("M104.5 23.5C99 26 93 26 88 24", ink("shallows"), 0.8),
                ],
                transform=place,
                clip_path="url(#lnp-surface)",
            ),
        ]
    )


def mist() -> str:
    d = ""
    bands = (
        (44, 612, 250),
        (150, 634, 420),
        (60, 656, 250),
        (330, 656, 330),
        (560, 630, 230),
        (470, 680, 240),
        (230, 682, 150),
        (660, 606, 190),
        (120, 590, 130),
        (380, 640, 120),
    )
    for x, y, w in bands:
        d += f"M{at(x, y)}h{w}a9 9 0 0 1 0 18h{-w}a9 9 0 0 1 0-18Z"
    veil = rect(LEFT, 600, RIGHT - LEFT, 120, "url(#lnp-veil)", opacity=0.75)
    return veil + path(d, ink("mist"), fill_opacity=0.62)


def reporter() -> str:
    """Seen from behind, under the cloth of a plate camera, hat in hand: the picture of the century."""
    return group(
        [
            line("M64-96L38 0M64-96L92 0M64-96L66-4", ink("abyss"), 5.0),
            path("M40-128H92V-92H40Z", ink("abyss")),
            path("M92-122L108-130V-90L92-98Z", ink("abyss")),
            circle(66, -136, 6, ink("abyss")),
            path("M-8-150C-14-154-12-160-4-160L0-178C4-184 24-184 28-178L32-160C40-160 42-154 36-150Z", ink("brick")),
            path("M-3-162C6-158 22-158 31-162L32-156C22-152 6-152-4-156Z", ink("abyss")),
            path("M2-152C2-138 8-132 14-132C20-132 26-138 26-152Z", ink("land-a")),
            path(
                "M14-134C32-134 40-124 44-110L56-100L50-90L34-96L40-32C42-28 40-26 36-26H-10"
                "C-14-26-16-28-14-32L-10-96C-10-124-4-134 14-134Z",
                ink("brick"),
            ),
            path(
                "M14-134C-4-134-10-124-10-96L-14-32C-16-28-14-26-10-26H6C0-60 0-110 14-134Z",
                ink("abyss"),
                fill_opacity=0.35,
            ),
            path("M-6-26H10L8 2H-6ZM18-26H34L34 2H20Z", ink("abyss")),
            path("M-10 2H9V8H-14ZM20 2H36L42 8H20Z", ink("abyss")),
        ],
        transform="translate(176 918)",
    )


def foreground() -> str:
    """The near bank in heather, firs at its ends."""
    rng = random.Random(12)
    sprigs, bells = [], []
    for _ in range(120):
        x = rng.uniform(LEFT, RIGHT)
        low = 930 + 34 * (abs(x - 330) / 520)
        y = rng.uniform(low, BOTTOM + 6)
        sprigs.append(f"M{at(x, y)}v-14m0 6l-6-7m6 9l6-7")
        bells.append(f"M{at(x, y - 15)}h.1M{at(x - 6, y - 8)}h.1M{at(x + 6, y - 8)}h.1")
    return "".join(
        [
            path("M20 884C110 884 190 912 300 922C450 936 640 930 880 900V1000H20Z", ink("fore")),
            path("M20 930C180 922 300 952 480 950C640 948 760 930 880 936V1000H20Z", ink("fore-light")),
            pines(
                (70, 930, 250),
                (118, 946, 170),
                (30, 950, 200),
                (846, 940, 330),
                (786, 950, 230),
                (736, 958, 150),
                (880, 950, 240),
            ),
            reporter(),
            line("".join(sprigs), ink("land-e-shade"), 2.6),
            line("".join(bells), ink("land-e-light"), 5.0),
        ]
    )


def border() -> str:
    """Paper all round, the title under the picture."""
    paper = f"M0 0H900V1200H0ZM{at(LEFT, TOP)}V{at(BOTTOM)}H{at(RIGHT)}V{at(TOP)}Z"
    wave = "M330 1150q10-12 20 0t20 0t20 0t20 0M490 1150q10-12 20 0t20 0t20 0t20 0"
    return "".join(
        [
            path(paper, ink("paper"), fill_rule="evenodd"),
            rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "none", stroke=ink("ink"), stroke_width=3),
            rect(
                LEFT - 10, TOP - 10, RIGHT - LEFT + 20, HEIGHT - 2 * TOP + 20, "none", stroke=ink("ink"), stroke_width=2
            ),
            group([lettered("LOCH NESS", 108, 12)], fill=ink("ink"), transform="translate(450 1066)"),
            line(wave, ink("water-light"), 5.0),
            path(
                "M436 1140H443L446 1134H454L457 1140H464V1158H436ZM450 1143a6 6 0 1 0 .01 0Z",
                ink("brick"),
                fill_rule="evenodd",
            ),
        ]
    )


def poster() -> str:
    picture = [
        heavens(),
        ranges(),
        banks(),
        water(),
        beast(),
        mist(),
        foreground(),
        grain(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP),
    ]
    parts = [
        element("defs", "".join([*definitions(), grain_tile()])),
        group(picture, clip_path="url(#lnp-picture)"),
        border(),
    ]
    return document((WIDTH, HEIGHT), parts, stroke_linecap="round", stroke_linejoin="round")
