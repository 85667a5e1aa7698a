"""What the viewer may hope for on a site and against a criminal: in sides of the die, and in words."""

from tablee.games.james_bond_007.face.view import SeatView, SiteView, View
from tablee.games.james_bond_007.rules.content import read_cards, read_criminals
from tablee.games.james_bond_007.rules.odds import card_sides, faces_above, raise_sides
from tablee.words import Words

CRIMINALS = {criminal.id: criminal for criminal in read_criminals().criminal}
INTEL = {card.id: card for card in read_cards().intel}
GADGETS = {card.id: card for card in read_cards().gadget}


def own_row(view: View) -> SeatView | None:
    """The viewer's own seat, once there is something to win."""
    return next((row for row in view.seats if row.dossier is not None), None) if view.bases else None


def level_at(site: SiteView, own: SeatView) -> int:
    """The viewer's level in what is tested on a site. (JB-32)"""
    return own.levels[site.face or site.printed] if own.levels else 0


def odds_of_site(site: SiteView, own: SeatView, say: Words) -> str:
    """On how many sides of the die one wins the card, and on how many a point. (JB-37, JB-38)"""
    level = level_at(site, own)
    skill = site.face or site.printed
    facts: dict[str, object] = {"skill": skill, "level": level, "card": card_sides(level), "raise": raise_sides(level)}
    return say.say("odds-action" if site.left else "odds-training", facts)


def promise(site: SiteView, own: SeatView) -> int:
    """How much a site promises: a card is worth more than a point, and a point more where there is a card as well."""
    level = level_at(site, own)
    cards, points = card_sides(level) if site.left else 0, raise_sides(level)
    return 3 * cards + 2 * max(points - cards, 0) - (0 if site.left else 1)


def sides_against(criminal: str, own: SeatView) -> tuple[int, int, int]:
    """The viewer's level against a criminal, what cards would add, and how many sides of the die then win.
    (JB-86, JB-87, JB-90)"""
    entry = CRIMINALS[criminal]
    held = own.dossier or []
    level = own.levels[entry.skill] if own.levels else 0
    added = sum(INTEL[card].adds for card in held if card in INTEL and INTEL[card].against == criminal)
    added += max(
        (GADGETS[card].adds for card in held if card in GADGETS and GADGETS[card].with_ == entry.skill), default=0
    )
    return level, added, faces_above(entry.resistance - level - added)


def odds_of_fight(criminal: str, own: SeatView, say: Words) -> str:
    level, added, sides = sides_against(criminal, own)
    facts: dict[str, object] = {"skill": CRIMINALS[criminal].skill, "level": level, "help": added, "sides": sides}
    return say.say("odds-fight", facts)
