"""The pieces as symbols: strips of boxes, cards, documents, seals and badges."""

from .emblems import EMBLEMS, ICONS
from .svg import DISPLAY, at, bar, circle, document, element, group, ink, line, path, rect, slot, typed

NOW = "currentColor"
SEAT = "var(--seat,#274b9f)"
SEAT_INK = "var(--seat-ink,#f5f7ff)"
SEAT_EDGE = "var(--seat-edge,#10234f)"
STRIP = (260.0, 54.0)
BOX, GAP = 44.0, 8.0
FOLDER = (104.0, 128.0)
ECHEC = (84.0, 112.0)
SLIP = (252.0, 56.0)
NARROW = 1.28  # our letters are so much narrower than those a table allows for when it fits a text in


def strip(count: int, ticked: int) -> str:
    """Boxes in a row; those that are ticked have a cross in ink."""
    parts = []
    for place in range(count):
        x, y = GAP / 2 + place * (BOX + GAP), 5.0
        done = place < ticked
        parts.append(
            rect(x, y, BOX, BOX, ink("card-shade" if done else "card"), rx=3, stroke=ink("card-ink"), stroke_width=2.4)
        )
        parts.append(slot(x + 22, y + 30, f"n{place + 1}", 22, ink("card-quiet"), "", font_weight=600))
        if done:
            parts.append(cross(x, y, place))
    return "".join(parts)


def cross(x: float, y: float, number: int) -> str:
    """Two quick strokes of a pen."""
    lean = (number % 3) - 1.0
    one = f"M{at(x + 5, y + 7 + lean)}Q{at(x + 20, y + 17)} {at(x + BOX - 5, y + BOX - 6)}"
    two = f"M{at(x + BOX - 6 + lean, y + 4)}Q{at(x + 24, y + 22)} {at(x + 6, y + BOX - 4)}"
    return line(one + two, ink("carbon-blue"), 5.4, stroke_linecap="round")


def folder(state: str) -> str:
    """A document of the round: open while its lines are chosen, then locked, read aloud, and used."""
    w, h = FOLDER
    paper = ink("card")
    parts = [
        path(
            f"M4 16q0-5 5-5h34l7-7h40q5 0 5 5v{at(h - 14)}q0 5-5 5H9q-5 0-5-5Z",
            SEAT,
            stroke=SEAT_EDGE,
            stroke_width=2.4,
        ),
        rect(10, 24, w - 20, h - 34, paper, rx=2),
    ]
    if state == "open":
        parts += [typed(17, y, w - 34, int(y), ink("card-quiet"), 7) for y in (64.0, 76.0, 88.0, 100.0)]
    else:
        parts += [bar(16, y, w - 32, 8.5, int(y)) for y in (90.0, 102.0)]
        parts.append(slot(w / 2, 82, "total", 40, ink("card-ink"), "4", font_weight=700))
    if state == "now":
        parts.append(rect(10, 24, w - 20, h - 34, "none", rx=2, stroke=ink("stamp-red"), stroke_width=5))
    parts.append(slot(w / 2, 41, "who", 17, ink("card-ink"), "Camille", font_weight=700, data_width=(w - 28) * NARROW))
    if state == "read":
        parts.append(
            group(
                [
                    circle(0, 0, 22, "none", stroke=ink("stamp-red"), stroke_width=4),
                    line("M-10 0L-3 8L11-9", ink("stamp-red"), 6.0, stroke_linecap="round", stroke_linejoin="round"),
                ],
                transform="translate(78 96) rotate(-12)",
                opacity=0.85,
            )
        )
    return "".join(parts)


def echec() -> str:
    w, h = ECHEC
    return (
        rect(2, 2, w - 4, h - 4, ink("card"), rx=7, stroke=ink("stamp-red"), stroke_width=4)
        + line(f"M14 26L{at(w - 14, 26)}M14 {h - 26:g}H{w - 14:g}", ink("stamp-red"), 3.0)
        + slot(w / 2, 74, "boxes", 50, ink("stamp-red"), "3", font_weight=700)
    )


def stripes(w: float, h: float, step: float) -> str:
    """Slanted stripes over a card's back, within its edges."""
    parts = []
    for number in range(int((w + h) / step) + 1):
        start = number * step
        a, b = (min(start, w), max(0.0, start - w)), (max(0.0, start - h), min(start, h))
        parts.append(f"M{at(*a)}L{at(*b)}")
    return line("".join(parts), ink("stripe"), step * 0.52)


def echec_back() -> str:
    w, h = ECHEC
    inner = group([stripes(w - 12, h - 12, 17)], transform="translate(6 6)")
    return (
        rect(2, 2, w - 4, h - 4, ink("stripe-light"), rx=7)
        + inner
        + rect(2, 2, w - 4, h - 4, "none", rx=7, stroke=ink("stripe"), stroke_width=4)
        + circle(w / 2, h / 2, 17, ink("stamp-red"), stroke=ink("stripe-light"), stroke_width=3)
        + line(f"M{at(w / 2 - 6, h / 2 - 6)}l12 12m0-12l-12 12", ink("stripe-light"), 4.0, stroke_linecap="round")
    )


def slip(colour: str, *, done: bool = False) -> str:
    """A protocol or a mission: a slip with a coloured margin."""
    w, h = SLIP
    parts = [
        rect(2, 2, w - 4, h - 4, ink("card"), rx=4, stroke=ink("card-ink"), stroke_width=2),
        rect(2, 2, 14, h - 4, ink(colour), rx=4),
        slot(
            26,
            36,
            "name",
            22,
            ink("card-ink"),
            "Mission",
            text_anchor="start",
            font_weight=600,
            data_width=(w - 62) * NARROW,
        ),
    ]
    if done:
        parts.append(bar(22, 24, w - 62, 5, 3, ink("carbon-blue"), opacity=0.8))
    parts.append(
        rect(w - 34, 16, 22, 22, "none", stroke=ink("card-ink"), stroke_width=2.4, rx=2)
        if colour == "carbon-blue"
        else ""
    )
    if done:
        parts.append(line(f"M{at(w - 31, 27)}l7 8l14-19", ink("carbon-blue"), 5.0, stroke_linecap="round"))
    return "".join(parts)


def round_box(state: str) -> str:
    parts = [rect(3, 3, 54, 54, ink("card"), rx=5, stroke=ink("card-ink"), stroke_width=2.6)]
    parts.append(slot(30, 41, "number", 32, ink("card-quiet" if state == "open" else "card-ink"), "1", font_weight=700))
    if state == "now":
        parts.append(circle(30, 30, 25, "none", stroke=ink("stamp-red"), stroke_width=4))
    if state == "done":
        parts.append(line("M9 12Q30 26 51 50M50 9Q32 28 10 51", ink("carbon-blue"), 6.0, stroke_linecap="round"))
    return "".join(parts)


def wax(body: str) -> str:
    """A seal of wax with something pressed into it."""
    edge = (
        "M30 3q9 1 12 6 8-1 11 7 6 5 3 12 3 9-4 14-2 9-11 9-5 7-13 5-10 3-14-5"
        "-9-1-9-10-6-6-2-13-1-9 6-12 2-9 11-9 4-4 10-4Z"
    )
    return path(edge, ink("wax")) + circle(30, 30, 19, "none", stroke=ink("wax-light"), stroke_width=2.6) + body


def point() -> str:
    return wax(slot(30, 39, "points", 27, ink("stripe-light"), "+2", font_weight=700))


def badge(emblem: str) -> str:
    mark = group([path(EMBLEMS[emblem], SEAT_INK, fill_rule="evenodd")], transform="translate(14 14) scale(1.5)")
    return circle(32, 32, 29, SEAT, stroke=SEAT_EDGE, stroke_width=3) + mark


def box() -> str:
    """The box of documents, files standing in it."""
    files = "".join(
        rect(
            14 + 4 * n,
            22 - 3 * (n % 3),
            88,
            60,
            ink("card" if n % 2 else "card-shade"),
            stroke=ink("card-ink"),
            stroke_width=1.4,
        )
        for n in range(4)
    )
    front = path("M6 62h116v84q0 6-6 6H12q-6 0-6-6Z", ink("folder"), stroke=ink("folder-shade"), stroke_width=3)
    plate = rect(32, 84, 64, 46, ink("card"), rx=3, stroke=ink("folder-ink"), stroke_width=2)
    return files + front + plate + slot(64, 118, "count", 32, ink("card-ink"), "237", font_weight=700, data_width=76)


def sample(*, censored: bool, lifted: bool = False) -> str:
    """A typed sheet for the introduction: whole, censored, or with its bars lifted."""
    parts = [
        rect(4, 4, 172, 212, ink("card"), rx=3, stroke=ink("card-ink"), stroke_width=2.4),
        rect(4, 4, 172, 30, ink("carbon-pale")),
        typed(14, 14, 80, 1, ink("carbon-blue"), 12),
    ]
    for number in range(9):
        y = 46 + 18.0 * number
        kept = number in (2, 5, 6)
        parts.append(typed(14, y, 128, number + 3, ink("card-ink"), 9))
        if censored and not kept:
            parts.append(bar(12, y - 4, 132, 14, number, opacity=0.35 if lifted else None))
        for price in range((2, 0, 1, 3, 1, 2, 0, 1, 2)[number]):
            parts.append(rect(150 + 8.0 * price, y - 1, 6, 6, "none", stroke=ink("card-ink"), stroke_width=1.4))
    return "".join(parts)


def voice() -> str:
    """Words that are read aloud, in one go."""
    waves = "M120 74a34 34 0 0 1 0 52M138 58a60 60 0 0 1 0 84M156 42a86 86 0 0 1 0 116"
    mouth = "M20 84h34l40-34v100l-40-34H20Z"
    return path(mouth, ink("carbon-blue"), stroke=ink("card-ink"), stroke_width=3) + line(
        waves, ink("stamp-red"), 8.0, stroke_linecap="round"
    )


def letter() -> str:
    """A sealed envelope."""
    seal = group([wax(path("M22 24l8 6 8-6v14H22Z", ink("wax-light")))], transform="translate(70 56) scale(1.1)")
    return (
        rect(6, 30, 198, 132, ink("card"), rx=4, stroke=ink("card-ink"), stroke_width=3)
        + line("M8 34l97 70 97-70", ink("card-ink"), 3.0)
        + seal
    )


def symbol(name: str, size: tuple[float, float], body: str) -> str:
    """A symbol's shapes are drawn where it is used, so they bring their typeface along."""
    if "<text" in body:
        body = group([body], text_anchor="middle", font_family=DISPLAY)
    return element("symbol", body, id=name, viewBox=f"0 0 {size[0]:g} {size[1]:g}")


def pieces() -> str:
    parts = [symbol(f"strip-{n}-{t}", STRIP, strip(n, t)) for n in range(1, 6) for t in range(n + 1)]
    parts += [symbol(f"dossier-{state}", FOLDER, folder(state)) for state in ("open", "locked", "now", "read")]
    parts += [symbol(f"round-{state}", (60, 60), round_box(state)) for state in ("open", "now", "done")]
    parts += [
        symbol("echec", ECHEC, echec()),
        symbol("echec-back", ECHEC, echec_back()),
        symbol("protocol", SLIP, slip("stamp-red")),
        symbol("mission", SLIP, slip("carbon-blue")),
        symbol("mission-done", SLIP, slip("carbon-blue", done=True)),
        symbol("point", (60, 60), point()),
        symbol("box", (128, 158), box()),
        symbol("sheet", (180, 220), sample(censored=False)),
        symbol("sheet-censored", (180, 220), sample(censored=True)),
        symbol("sheet-lifted", (180, 220), sample(censored=True, lifted=True)),
        symbol("voice", (190, 200), voice()),
        symbol("letter", (210, 190), letter()),
    ]
    for name, d in EMBLEMS.items():
        parts.append(symbol(f"emblem-{name}", (24, 24), path(d, NOW, fill_rule="evenodd")))
        parts.append(symbol(f"badge-{name}", (64, 64), badge(name)))
    for name, d in ICONS.items():
        parts.append(symbol(f"icon-{name}", (24, 24), path(d, NOW, fill_rule="evenodd")))
    return document((0, 0), parts)
