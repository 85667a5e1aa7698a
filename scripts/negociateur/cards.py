"""The cards: discussion cards like radio transcripts, terror cards, demands, and their backs."""

from .svg import at, circle, element, group, ink, line, path, rect, slot, text

CARD = (228.0, 120.0)
TERROR = (304.0, 160.0)
DEMAND = (244.0, 124.0)
BACK = (122.0, 164.0)

NARROW = 1.28  # our letters are so much narrower than those a table allows for when it fits a text in

ROWS = (("two", "2+", "calm"), ("one", "1", "amber"), ("none", "0", "alarm"))


def sheet(w: float, h: float, *, band: str) -> str:
    """A sheet off the printer: punched at its edge, with a coloured head."""
    holes = "".join(circle(8, y, 2.6, ink("card-shade")) for y in range(12, int(h), 16))
    return (
        rect(1, 1, w - 2, h - 2, ink("card"), rx=5, stroke=ink("card-ink"), stroke_width=1.6)
        + path(f"M{at(1.8, 29)}V6q0-4.2 4.2-4.2H{at(w - 6)}q4.2 0 4.2 4.2V29Z", ink(band))
        + holes
    )


def heading(w: float, fill: str) -> str:
    """The name in one row, or in two smaller ones."""
    rows = (("name", 21.0, 17.0, "Petit compromis"), ("name1", 13.4, 12.6, ""), ("name2", 25.4, 12.6, ""))
    return "".join(
        slot(16, y, name, size, fill, sample, text_anchor="start", font_weight=700, data_width=(w - 78) * NARROW)
        for name, y, size, sample in rows
    )


def cost_tag(w: float) -> str:
    """The price, and how many such cards lie here."""
    return (
        circle(w - 17, 15.4, 11.5, ink("amber"), stroke=ink("card-ink"), stroke_width=1.4)
        + slot(w - 17, 21, "cost", 16.5, ink("card-ink"), "4", font_weight=700)
        + slot(w - 33, 21, "count", 14, ink("dial-ink"), "×2", text_anchor="end", font_weight=600)
    )


def card() -> str:
    w, h = CARD
    parts = [sheet(w, h, band="middle"), heading(w, ink("dial-ink")), cost_tag(w)]
    for number, (name, label, colour) in enumerate(ROWS):
        y = 34 + 28.2 * number
        if number:
            parts.append(line(f"M{at(16, y)}H{at(w - 6)}", ink("card-shade"), 1.2))
        parts.append(rect(15, y + 4, 25, 20, ink(colour), rx=4))
        parts.append(text(27.5, y + 19.5, label, 15, ink("card-ink"), font_weight=700))
        for row, base, size in ((name, 20.2, 17.5), (f"{name}1", 13, 13.6), (f"{name}2", 25.4, 13.6)):
            sample = "+2 pts · menace −2" if row == name else ""
            parts.append(effect_row(45, y + base, row, size, w - 92, sample))
        parts.append(
            slot(w - 6, y + 19, f"{name}-odds", 13.5, ink("card-quiet"), "44", text_anchor="end", font_weight=600)
        )
    return "".join(parts)


def effect_row(x: float, y: float, name: str, size: float, width: float, sample: str) -> str:
    return slot(
        x, y, name, size, ink("card-ink"), sample, text_anchor="start", font_weight=500, data_width=width * NARROW
    )


def card_plain() -> str:
    """A card that needs no test: one text instead of three lines."""
    w, h = CARD
    rows = "".join(
        slot(20, 56 + 19 * n, f"text{n + 1}", 15, ink("card-ink"), "révèle 2", text_anchor="start", font_weight=500)
        for n in range(3)
    )
    return sheet(w, h, band="middle") + heading(w, ink("dial-ink")) + cost_tag(w) + rows


def card_down() -> str:
    """A card face down: a point without a word."""
    w, h = CARD
    waves = "".join(
        line(f"M{at(30, y)}q14 -10 28 0t28 0t28 0t28 0t28 0t28 0", ink("police"), 2.2, opacity=0.7)
        for y in (42, 60, 78)
    )
    return rect(1, 1, w - 2, h - 2, ink("middle"), rx=5, stroke=ink("police-light"), stroke_width=1.8) + waves


def terror(*, golden: bool = False) -> str:
    w, h = TERROR
    band, rim = ("gold", "gold-deep") if golden else ("alarm", "alarm-deep")
    parts = [
        rect(1.5, 1.5, w - 3, h - 3, ink("near"), rx=7, stroke=ink(band), stroke_width=3),
        path(f"M{at(3, 42)}V9q0-6 6-6H{at(w - 9)}q6 0 6 6V42Z", ink(rim)),
        slot(
            w / 2,
            31,
            "name",
            24,
            ink("dial-ink"),
            "Je le sens pas du tout",
            font_weight=700,
            data_width=(w - 20) * NARROW,
        ),
    ]
    for n in range(3):
        parts.append(
            slot(
                w / 2,
                66 + 21 * n,
                f"text{n + 1}",
                17,
                ink("dial-ink"),
                "menace +1",
                font_weight=500,
                data_width=(w - 20) * NARROW,
            )
        )
    parts.append(line(f"M{at(20, 118)}H{at(w - 20)}", ink(band), 1.4, stroke_dasharray="5 5"))
    parts += [
        slot(
            w / 2,
            134 + 17 * n,
            f"hidden{n + 1}",
            15,
            ink("amber"),
            "",
            font_style="italic",
            data_width=(w - 20) * NARROW,
        )
        for n in range(2)
    ]
    return "".join(parts)


def terror_back() -> str:
    w, h = BACK
    return (
        rect(1.5, 1.5, w - 3, h - 3, ink("near"), rx=8, stroke=ink("alarm"), stroke_width=3)
        + circle(w / 2, h / 2 - 12, 34, "none", stroke=ink("alarm"), stroke_width=4)
        + path(
            f"M{at(w / 2, h / 2 - 38)}l22 40h-44Z", "none", stroke=ink("alarm"), stroke_width=4, stroke_linejoin="round"
        )
        + circle(w / 2, h / 2 - 4, 3, ink("alarm"))
        + line(f"M{at(w / 2, h / 2 - 24)}v12", ink("alarm"), 4.0)
        + slot(w / 2, h - 18, "count", 27, ink("dial-ink"), "11", font_weight=700)
    )


def demand(*, conceded: bool = False) -> str:
    w, h = DEMAND
    parts = [
        rect(
            1,
            1,
            w - 2,
            h - 2,
            ink("card-shade" if conceded else "card"),
            rx=6,
            stroke=ink("card-ink"),
            stroke_width=1.6,
        ),
        path(f"M1.8 30V7q0-5.2 5.2-5.2H{at(w - 7)}q5.2 0 5.2 5.2V30Z", ink("police")),
        slot(
            9,
            22,
            "name",
            17,
            ink("dial-ink"),
            "Un hélicoptère sur le toit",
            text_anchor="start",
            font_weight=700,
            data_width=(w - (102 if conceded else 18)) * NARROW,
        ),
    ]
    parts += [
        slot(
            9,
            47 + 17.6 * n,
            f"text{n + 1}",
            15.4,
            ink("card-ink"),
            "",
            text_anchor="start",
            font_weight=500,
            data_width=(w - 18) * NARROW,
        )
        for n in range(5)
    ]
    if conceded:
        stamp = rect(-38, -11, 76, 22, ink("card"), stroke=ink("alarm"), stroke_width=2.4, rx=4) + slot(
            0, 5.5, "stamp", 15, ink("alarm-deep"), "CONCÉDÉE", font_weight=700, data_width=70 * NARROW
        )
        parts.append(group([stamp], transform=f"translate({at(w - 44, 17)}) rotate(-4)"))
    return "".join(parts)


def demand_back(*, major: bool) -> str:
    w, h = DEMAND
    colour = "amber" if major else "police"
    sign = (
        path("M0-30l9 20 21 2-16 14 5 21-19-11-19 11 5-21-16-14 21-2Z", ink(colour))
        if major
        else path("M-30 14q4-24 30-30v-12l28 22-28 22v-12q-18 0-30 10Z", ink(colour))
    )
    return (
        rect(1.5, 1.5, w - 3, h - 3, ink("middle"), rx=6, stroke=ink(colour), stroke_width=3)
        + group([sign], transform=f"translate({at(w / 2, h / 2)})")
        + element(
            "rect", x=8, y=8, width=w - 16, height=h - 16, rx=4, fill="none", stroke=ink(colour), stroke_opacity=0.4
        )
    )
