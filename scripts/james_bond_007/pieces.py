"""The pieces as symbols; those of a seat or a base once for each colour."""

from strokes import document, element, group, path

from . import cards, figures, passports
from .paint import Paint
from .svg import COLOURS, DISPLAY, SKILLS
from .symbols import EMBLEMS, NOW, SKILL_SIGNS

ROLES = ("ce", "as", "hm")
ICONS = {f"skill-{name}": d for name, d in SKILL_SIGNS.items()}


def symbol(name: str, size: tuple[float, float], body: str) -> str:
    """A symbol's shapes are drawn where it is used, so they bring their typeface along."""
    if "<text" in body:
        body = group([body], text_anchor="middle", font_family=DISPLAY)
    return element("symbol", body, id=name, viewBox=f"0 0 {size[0]:g} {size[1]:g}")


def coloured(colour: str) -> list[str]:
    """The pieces of one colour. Those of "plain" stand for all others: a table takes their size from them."""
    paint, ending = Paint(colour), "" if colour == "plain" else f"-{colour}"
    made = [
        symbol(f"agent{ending}", figures.FIGURE, figures.agent(paint)),
        symbol(f"agent-leaving{ending}", figures.FIGURE, figures.agent(paint, leaving=True)),
        symbol(f"door{ending}", cards.CRIMINAL, cards.door(paint)),
    ]
    made += [symbol(f"passport-{side}{ending}", passports.PASSPORT, passports.passport(paint, side)) for side in (1, 2)]
    for role in ROLES:
        made += [
            symbol(f"seen-{role}{ending}", cards.CRIMINAL, cards.door(paint, seen=role)),
            symbol(f"criminal-{role}{ending}", cards.CRIMINAL, cards.criminal(paint, role)),
            symbol(f"intel-{role}{ending}", cards.CARD, cards.intel(paint, role)),
        ]
    return made


def pieces() -> str:
    parts = [element("defs", "".join([*passports.shared(), *cards.shared()]))]
    for colour in ("plain", *COLOURS):
        parts += coloured(colour)
    for skill in SKILLS:
        parts.append(symbol(f"gadget-{skill}", cards.CARD, cards.gadget(skill)))
        for level in range(7):
            ending = f"{skill}-{level}" if level else skill
            parts += [
                symbol(f"action-{ending}", cards.ACTION, cards.action(skill, two=False, level=level)),
                symbol(f"actions-{ending}", cards.ACTION, cards.action(skill, two=True, level=level)),
                symbol(f"training-{ending}", cards.ACTION, cards.training(skill, level=level)),
            ]
    parts += [
        symbol("dossier", cards.CARD, cards.dossier()),
        symbol("sealed", cards.SEAL, cards.sealed()),
        symbol("licence", (84, 58), figures.licence()),
    ]
    parts += [symbol(f"icon-{name}", (24, 24), path(d, NOW, fill_rule="evenodd")) for name, d in ICONS.items()]
    parts += [symbol(f"emblem-{name}", (24, 24), path(d, NOW, fill_rule="evenodd")) for name, d in EMBLEMS.items()]
    return document((0, 0), parts)
