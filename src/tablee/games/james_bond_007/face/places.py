"""The places of the board, of the mats and of the hand."""

from functools import cache
from pathlib import Path

from tablee.games.james_bond_007.face.view import SiteView, View
from tablee.games.james_bond_007.rules.moves import COLOUR_NAMES
from tablee.scenes import Place
from tablee.words import Words, words

FOLDER = Path(__file__).parent


def places(view: View, seat: int | None, locale: str) -> list[Place]:
    say = words(locale, FOLDER)
    made = [*(site_place(site, say) for site in view.sites), headquarters(locale)]
    made += [Place(colour, say.say(f"name-base-{colour}")) for colour in COLOUR_NAMES]
    for base in view.bases:
        made += base_places(base.id, locale)
    made += [Place(f"{colour}-sealed", say.say(f"name-base-{colour}")) for colour in idle(view)]
    if view.phase == "passport":
        made += [
            Place(f"passport-{agent}", say.say("name-table"), note=say.attribute(f"name-agent-{agent}", "note"))
            for agent in unchosen(view)
        ]
    if view.discard:
        made.append(Place("discard", say.say("name-discard"), layout="stack"))
    for row in view.seats:
        made += seat_places(row.seat, own=row.seat == seat, say=say)
    return made


def unchosen(view: View) -> list[str]:
    """The passports that are still to be had: both sides of every colour nobody has."""
    return [f"{colour}-{side}" for colour in COLOUR_NAMES if colour not in view.colours for side in (1, 2)]


def idle(view: View) -> list[str]:
    """The bases that stay empty, once it is settled which. (JB-18)"""
    return [colour for colour in COLOUR_NAMES if colour not in view.colours] if view.bases else []


def site_place(site: SiteView, say: Words) -> Place:
    """A site: cards and agents lie side by side. Its note says what is tested there now. (JB-32)"""
    note = say.say("note-site", {"skill": site.face or site.printed, "cards": site.left})
    colour = say.say(f"name-colour-{site.colour}")
    return Place(site.id, say.say(f"name-site-{site.id}"), "row", note=f"{colour}. {note}")


@cache
def headquarters(locale: str) -> Place:
    say = words(locale, FOLDER)
    return Place("hq", say.say("name-hq"), "row", note=say.attribute("name-hq", "note"))


@cache
def base_places(colour: str, locale: str) -> list[Place]:
    """The three rooms of a base, and the two signs that say what is done there."""
    say = words(locale, FOLDER)
    base = say.say(f"name-base-{colour}")
    project = say.attribute(f"name-base-{colour}", "note")
    made = [
        Place(f"{colour}{number}", say.say("name-room", {"base": base, "number": number}), note=project)
        for number in (1, 2, 3)
    ]
    for verb in ("scout", "neutralise"):
        label = say.say(f"name-{verb}", {"base": base})
        made.append(Place(f"{colour}-{verb}", label, note=say.attribute(f"name-{verb}", "note")))
    return made


def seat_places(owner: int, *, own: bool, say: Words) -> list[Place]:
    """The own passport and dossier are in the hand; of others there is what all know of them."""
    won = [
        Place(f"trophies-{owner}", say.say("name-trophies"), "row", "mat", owner),
        Place(f"licence-{owner}", say.say("name-licence"), "row", "mat", owner),
    ]
    if own:
        return [
            Place("papers", say.say("name-papers"), "row", "hand", owner),
            Place("dossier", say.say("name-dossier"), "fan", "hand", owner),
            *won,
        ]
    return [
        Place(f"papers-{owner}", say.say("name-passport"), "row", "mat", owner),
        Place(f"dossier-{owner}", say.say("name-dossier"), "row", "mat", owner),
        Place(f"shown-{owner}", say.say("name-shown"), "row", "mat", owner),
        *won,
    ]
