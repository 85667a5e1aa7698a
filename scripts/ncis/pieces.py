"""The pieces as symbols."""

from strokes import circle, element, group, line, path, rect

from . import cards
from .icons import AGENTS, EMBLEMS, ICONS, PLACES, SERIES, TRIALS, sign
from .places import TRIALS as TRIAL_NAMES
from .places import ZONE_CARD
from .svg import DISPLAY, document, ink, slot

NOW = "currentColor"
TOKEN = (56.0, 56.0)


def symbol(name: str, size: tuple[float, float], body: str) -> str:
    """A symbol's shapes are drawn where it is used, so they bring their typeface along."""
    if "<text" in body:
        body = group([body], text_anchor="middle", font_family=DISPLAY)
    return element("symbol", body, id=name, viewBox=f"0 0 {size[0]:g} {size[1]:g}")


def token(icon: str) -> str:
    """A round token with its sign, and how many there are of it."""
    return group(
        [
            circle(28, 28, 26, ink("yellow"), stroke=ink("navy-deep"), stroke_width=3),
            sign(ICONS[icon], 13, 7, 26, ink("tag-ink")),
            slot(28, 51, "number", 22, ink("tag-ink"), font_weight=600),
        ]
    )


def spark() -> str:
    """The flame on the fuse, with the threat in it."""
    rays = "".join(
        f"M40 40L{x} {y}" for x, y in ((40, 0), (70, 10), (80, 40), (70, 70), (40, 80), (10, 70), (0, 40), (10, 10))
    )
    return group(
        [
            line(rays, ink("spark"), 6.0, stroke_linecap="round"),
            circle(40, 40, 32, ink("spark")),
            circle(40, 40, 25, ink("spark-core")),
            slot(40, 55, "threat", 42, ink("thread-deep"), font_weight=600),
        ]
    )


def marker() -> str:
    """Whose turn comes next in the team."""
    return group(
        [
            rect(1, 1, 46, 46, ink("yellow"), rx=6, stroke=ink("navy-deep"), stroke_width=2),
            sign(ICONS["turn"], 8, 8, 32, ink("tag-ink")),
        ]
    )


def instrument(d: str) -> str:
    """A trial's sign on a laboratory label."""
    return group([rect(2, 2, 92, 92, ink("navy"), rx=12), sign(d, 18, 18, 60, ink("yellow"))])


def pieces() -> str:
    parts = []
    for series in SERIES:
        if series in ("emb", "inf"):
            parts.append(symbol(f"card-{series}", cards.CARD, cards.special(series)))
            parts.append(symbol(f"card-{series}-brief", cards.CARD, cards.special_laid(series)))
            continue
        for name, again in ((f"card-{series}", False), (f"card-{series}-again", True)):
            parts.append(symbol(name, cards.CARD, cards.operation(series, again=again)))
            parts.append(symbol(f"{name}-brief", cards.CARD, cards.laid(series, again=again)))
        parts.append(symbol(f"down-{series}", cards.CARD, cards.down(series)))
    parts.append(symbol("down", cards.CARD, cards.down()))
    for place in PLACES:
        parts.append(symbol(f"zone-{place}", ZONE_CARD, cards.zone_card(place)))
        parts.append(symbol(f"zone-{place}-brief", ZONE_CARD, cards.zone_brief(place)))
    parts += [
        symbol("clue-card", cards.CLUE, cards.clue_card()),
        symbol("clue-card-brief", cards.CLUE, cards.clue_card(brief=True)),
        symbol("sleeve", cards.SLEEVE, cards.sleeve()),
        symbol("sleeve-brief", cards.SLEEVE, cards.sleeve(brief=True)),
        symbol("secret", cards.NAMED, cards.tag("sheet", "ink")),
        symbol("accused", cards.NAMED, cards.tag("tag", "tag-ink")),
        symbol("suspect", cards.SUSPECT, cards.suspect()),
        symbol("warrant", cards.WARRANT, cards.warrant()),
        symbol("pile", cards.BACK, cards.pile()),
        symbol("zone-pile", cards.ZONE_BACK, cards.zone_pile()),
        symbol("spark", (80, 80), spark()),
        symbol("marker", (48, 48), marker()),
    ]
    parts += [symbol(f"agent-{name}", cards.PORTRAIT, cards.agent(name)) for name in AGENTS]
    parts += [symbol(f"token-{name}", TOKEN, token(name)) for name in ("hide", "time", "divert")]
    parts += [symbol(f"emblem-{name}", (24, 24), path(d, NOW, fill_rule="evenodd")) for name, d in EMBLEMS.items()]
    parts += [symbol(f"icon-{name}", (24, 24), path(d, NOW, fill_rule="evenodd")) for name, d in ICONS.items()]
    parts += [symbol(f"trial-{name}", (96, 96), instrument(d)) for name, d in zip(TRIAL_NAMES, TRIALS, strict=True)]
    return document((0, 0), parts)
