"""People: hostages behind windows or free, the three hostage takers, the accomplice; and the markers."""

from .svg import at, circle, ellipse, group, ink, line, path, rect, slot

HOSTAGE = (52.0, 84.0)
FREE = (44.0, 74.0)
PORTRAIT = (222.0, 330.0)


def bust(x: float, y: float, size: float, fill: str) -> str:
    """Head and shoulders."""
    wide, high = 17 * size, 22 * size
    shoulders = f"M{at(x - wide, y + 36 * size)}q0 {at(-high)} {at(wide)} {at(-high)}t{at(wide)} {at(high)}Z"
    return circle(x, y, 9 * size, fill) + path(shoulders, fill)


def hostage() -> str:
    """Somebody who is held: a lit window and a silhouette."""
    w, h = HOSTAGE
    return (
        rect(0, 0, w, h, ink("lit"))
        + rect(0, 0, w, h * 0.4, ink("lit-deep"), opacity=0.5)
        + bust(w / 2, 44, 1.12, ink("frame"))
        + line(f"M{at(w / 2, 0)}V{at(30)}M0 {at(h * 0.36)}H{at(w)}", ink("frame"), 2.0, opacity=0.5)
    )


def hostage_dead() -> str:
    """A window that has gone dark."""
    w, h = HOSTAGE
    blinds = "".join(rect(0, y, w, 5, ink("dead")) for y in range(2, int(h), 9))
    return (
        rect(0, 0, w, h, ink("glass"))
        + blinds
        + line("M14 28L38 56M38 28L14 56", ink("alarm"), 6.0, stroke_linecap="round")
    )


def hostage_free() -> str:
    """Somebody who has come out, with a blanket round the shoulders."""
    w, _ = FREE
    return (
        ellipse(w / 2, 70, 17, 4, ink("near"), opacity=0.5)
        + path("M14 68V52h16V68h-6V58h-4V68Z", ink("middle"))
        + path("M22 22q17 2 18 34q-18 8-36 0q1-32 18-34Z", ink("free"), stroke=ink("near"), stroke_width=1.6)
        + circle(22, 14, 10, ink("skin"), stroke=ink("near"), stroke_width=1.6)
    )


def portrait(head: str, colour: str) -> str:
    """A hostage taker: a face in the light of a window, a name, and three lines for the rule of his own."""
    w, h = PORTRAIT
    blinds = "".join(rect(8, y, w - 16, 6, ink("near"), opacity=0.55) for y in range(18, 196, 16))
    return (
        rect(1.5, 1.5, w - 3, h - 3, ink("near"), rx=9, stroke=ink(colour), stroke_width=3)
        + rect(8, 8, w - 16, 192, ink("lit-deep"), opacity=0.85)
        + blinds
        + head
        + rect(8, 200, w - 16, 3, ink(colour))
        + slot(w / 2, 230, "name", 26, ink("dial-ink"), "Barret Mullins", font_weight=700, data_width=w - 16)
        + "".join(
            slot(w / 2, 254 + 18 * n, f"text{n + 1}", 14.5, ink("steel"), "", font_weight=500, data_width=w - 4)
            for n in range(4)
        )
    )


def lijah() -> str:
    """A hood, narrow shoulders, a telephone at the ear."""
    hood = path("M58 200q2-62 30-78q-10-64 26-72q36 8 24 72q28 16 30 78Z", ink("frame"))
    face = path("M94 112q-4-40 20-44q24 4 18 44q-8 18-19 18t-19-18Z", ink("skin"), opacity=0.55)
    phone = rect(136, 82, 12, 40, ink("steel"), rx=4, transform="rotate(14 142 102)")
    return hood + face + phone


def barret() -> str:
    """Broad, bearded, a cap pulled down."""
    body = path("M30 200q2-58 50-66h62q46 8 50 66Z", ink("frame"))
    head = path("M78 108q-2-46 34-48q36 2 34 48q-6 34-34 36q-28-2-34-36Z", ink("skin"), opacity=0.55)
    beard = path("M78 108q8 12 34 12t34-12q0 40-34 44q-34-4-34-44Z", ink("frame"))
    cap = path("M70 88q2-42 42-44q40 2 42 44l18 6q-40-10-102 0Z", ink("alarm-deep"))
    return body + head + beard + cap


def renesha() -> str:
    """Straight-backed, hair tied up, a scarf."""
    body = path("M52 200q2-52 40-58h40q38 6 40 58Z", ink("frame"))
    hair = circle(112, 42, 22, ink("frame")) + path("M76 104q-6-56 36-58q42 2 36 58Z", ink("frame"))
    face = path("M88 100q-4-38 24-40q28 2 24 40q-6 32-24 34q-18-2-24-34Z", ink("skin"), opacity=0.55)
    scarf = path("M80 140q32 18 64 0l8 16q-40 20-80 0Z", ink("police"))
    return body + hair + face + scarf


def accomplice() -> str:
    """No face at all."""
    body = path("M38 200q2-60 46-66h56q44 6 46 66Z", ink("frame"))
    head = path("M76 106q-2-52 36-54q38 2 36 54q-6 36-36 38q-30-2-36-38Z", ink("frame"))
    eyes = path("M88 96q10-8 20 0q-10 8-20 0ZM116 96q10-8 20 0q-10 8-20 0Z", ink("lit"))
    return body + head + eyes


def threat_marker() -> str:
    """A burning ring: the step of the dial shows through."""
    return (
        circle(36, 36, 33, "none", stroke=ink("alarm"), stroke_width=12, opacity=0.28)
        + circle(36, 36, 31, "none", stroke=ink("alarm"), stroke_width=6)
        + "".join(line("M36 0v11", ink("alarm"), 5.0, transform=f"rotate({a} 36 36)") for a in (0, 90, 180, 270))
    )


def line_marker() -> str:
    return circle(27, 27, 24, "none", stroke=ink("police-light"), stroke_width=6) + circle(
        27, 27, 24, "none", stroke=ink("police"), stroke_width=2.5
    )


def alert_marker() -> str:
    """In the corner, so that what it marks can still be read."""
    return group(
        [
            path("M27 6L50 46H4Z", ink("amber"), stroke=ink("near"), stroke_width=3, stroke_linejoin="round"),
            line("M27 20v12", ink("near"), 5.0, stroke_linecap="round"),
            circle(27, 40, 3, ink("near")),
        ],
        transform="translate(25 -2) scale(0.56)",
    )


def reminder_marker() -> str:
    """The outline of an alert marker: nothing goes off here."""
    outline = path("M27 6L50 46H4Z", "none", stroke=ink("amber"), stroke_width=5, stroke_linejoin="round")
    return group([outline], transform="translate(25 -2) scale(0.56)")
