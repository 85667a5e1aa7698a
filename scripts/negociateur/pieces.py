"""The pieces as symbols."""

from . import cards, figures
from .board import BELL, DEMAND, HEAD, QUIET, SKULL, SPEECH
from .svg import DISPLAY, document, element, group, path

NOW = "currentColor"
CLOCK = "M12 2a10 10 0 1 1-.01 0ZM12 4.4a7.6 7.6 0 1 0 .01 0ZM11 7h2v5l4 3-1.2 1.6L11 13Z"
PHONE = "M3 6q0-3 3-3h3l2 5-3 2q2 4 6 6l2-3 5 2v3q0 3-3 3Q4 20 3 6Z"
STRIPES = "M4 4l8 4 8-4v4l-8 4-8-4ZM4 11l8 4 8-4v4l-8 4-8-4Z"
TARGET = "M12 2a10 10 0 1 1-.01 0ZM12 5a7 7 0 1 0 .01 0ZM12 8.6a3.4 3.4 0 1 1-.01 0Z"
DIE = "M4 4h16v16H4ZM8 7a1.6 1.6 0 1 0 .01 0ZM16 13.8a1.6 1.6 0 1 0 .01 0ZM12 10.4a1.6 1.6 0 1 0 .01 0Z"
GAUGE = "M2 17A10 10 0 0 1 22 17H18.6A6.6 6.6 0 0 0 5.4 17ZM11 16L16 8L14 17Z"
DOOR = "M5 2h11v20H5ZM13 12a1.4 1.4 0 1 0 .01 0ZM18 8l5 4-5 4Z"
MOON = "M16 2A10 10 0 1 0 22 16A9 9 0 0 1 16 2Z"
ROUND = "M12 3a9 9 0 1 1-8.5 6l2.6 1A6.3 6.3 0 1 0 12 5.8V9L6.5 4.4L12 0Z"
MUTE = "M3 9h4l5-5v16l-5-5H3ZM15 9l6 6M21 9l-6 6"

ICONS = {
    "hostage": HEAD,
    "cards": QUIET,
    "phone": PHONE,
    "skull": SKULL,
    "clock": CLOCK,
    "points": SPEECH,
    "demand": DEMAND,
    "alert": BELL,
    "stripes": STRIPES,
    "target": TARGET,
    "dice": DIE,
    "dial": GAUGE,
    "door": DOOR,
    "midnight": MOON,
    "round": ROUND,
    "silence": MUTE,
}


def symbol(name: str, size: tuple[float, float], body: str) -> str:
    """A symbol's shapes are drawn where it is used, so they bring their typeface along."""
    if "<text" in body:
        body = group([body], text_anchor="middle", font_family=DISPLAY)
    return element("symbol", body, id=name, viewBox=f"0 0 {size[0]:g} {size[1]:g}")


def pieces() -> str:
    parts = [
        symbol("card", cards.CARD, cards.card()),
        symbol("card-plain", cards.CARD, cards.card_plain()),
        symbol("card-down", cards.CARD, cards.card_down()),
        symbol("terror", cards.TERROR, cards.terror()),
        symbol("terror-golden", cards.TERROR, cards.terror(golden=True)),
        symbol("terror-back", cards.BACK, cards.terror_back()),
        symbol("demand", cards.DEMAND, cards.demand()),
        symbol("demand-conceded", cards.DEMAND, cards.demand(conceded=True)),
        symbol("demand-back-escape", cards.DEMAND, cards.demand_back(major=False)),
        symbol("demand-back-major", cards.DEMAND, cards.demand_back(major=True)),
        symbol("hostage", figures.HOSTAGE, figures.hostage()),
        symbol("hostage-dead", figures.HOSTAGE, figures.hostage_dead()),
        symbol("hostage-free", figures.FREE, figures.hostage_free()),
        symbol("abductor-lijah", figures.PORTRAIT, figures.portrait(figures.lijah(), "amber")),
        symbol("abductor-barret", figures.PORTRAIT, figures.portrait(figures.barret(), "alarm")),
        symbol("abductor-renesha", figures.PORTRAIT, figures.portrait(figures.renesha(), "police")),
        symbol("accomplice", figures.PORTRAIT, figures.portrait(figures.accomplice(), "steel")),
        symbol("threat-marker", (72, 72), figures.threat_marker()),
        symbol("line-marker", (54, 54), figures.line_marker()),
        symbol("alert-marker", (54, 54), figures.alert_marker()),
        symbol("reminder-marker", (54, 54), figures.reminder_marker()),
        symbol("emblem-negotiator", (24, 24), path(PHONE, NOW)),
    ]
    for name, d in ICONS.items():
        parts.append(symbol(f"icon-{name}", (24, 24), path(d, NOW, fill_rule="evenodd")))
    return document((0, 0), parts)
