"""The pieces of a view of James Bond 007, each at its place."""

import re

from tablee.games.james_bond_007.face.odds import CRIMINALS, GADGETS, INTEL, odds_of_fight, odds_of_site, own_row
from tablee.games.james_bond_007.face.places import idle, unchosen
from tablee.games.james_bond_007.face.view import SeatView, SiteView, SlotView, View
from tablee.games.james_bond_007.rules.content import Skill, read_agents
from tablee.scenes import Piece
from tablee.words import Words

AGENTS = {agent.id: agent for agent in read_agents().agent}
ADDS = {card.against: card.adds for card in INTEL.values()}
MARKER = "•"  # on every box of a skill track that is reached
STORIES = 8  # that an action of each skill may be about
WIDEST = 11  # letters of a line on a gadget
SHORT = 10  # letters of a name on an intel card


def pieces(view: View, say: Words, called: list[str]) -> list[Piece]:
    own = own_row(view)
    if view.phase == "passport":
        made = [passport(agent, None, f"passport-{agent}", say) for agent in unchosen(view)]
    else:
        made = [field(site, own, say) for site in view.sites]
    for base in view.bases:
        made += [occupant(slot, base.id, own, say, called) for slot in base.slots if slot.state != "gone"]
    made += [
        Piece(f"seal-{colour}", "sealed", f"{colour}-sealed", say.say("name-sealed"), face="down")
        for colour in idle(view)
    ]
    for row in view.seats:
        made += seat_pieces(view, row, say, called)
    made += [gadget(card, "discard", order, say) for order, card in enumerate(view.discard)]
    return made


def field(site: SiteView, own: SeatView | None, say: Words) -> Piece:
    """What is tested on a site, with the viewer's odds: its cards as one piece, of which the top one can be seen and
    that another lies below, or the printed skill. (JB-32, JB-33)"""
    art = ("training", "action", "actions")[site.left]
    skill = site.face or site.printed
    ending = f"{skill}-{own.levels[skill]}" if own and own.levels else skill
    label = action(site, skill, say) if site.left else say.say("name-training", {"skill": skill})
    note = odds_of_site(site, own, say) if own else ""
    return Piece(f"card-{site.id}-{site.left}", f"{art}-{ending}", site.id, label, note=note)


def action(site: SiteView, skill: Skill, say: Words) -> str:
    """What the action is about: a story of the site's own, so that it says nothing about the card."""
    story = (3 * int(site.id[1:]) + site.left) % STORIES + 1
    facts: dict[str, object] = {
        "story": say.say(f"name-scene-{skill}-{story}"),
        "card": say.say(f"name-skill-{skill}"),
        "cards": site.left,
    }
    return say.say("name-action", facts)


def door(slot: str) -> str:
    """The piece in a room, whoever that is: its name gives nothing away."""
    return f"door-{slot}"


def occupant(slot: SlotView, colour: str, own: SeatView | None, say: Words, called: list[str]) -> Piece:
    """Who is in a room: a closed door, for the scout one that is ajar, or a criminal everybody knows. (JB-81)"""
    id, criminal = door(slot.id), slot.criminal
    if criminal is None:
        names = [called[scout] for scout in slot.scouts]
        label = say.say("name-criminal-looked", {"names": names}) if names else say.say("name-criminal-hidden")
        return Piece(id, "door", slot.id, label, face="down", colour=colour)
    note = odds_of_fight(criminal, own, say) if own else ""
    if slot.state == "up":
        return face_up(criminal, id, slot.id, 0, say, note)
    label = say.say("name-criminal-seen", {"criminal": criminal})
    return Piece(id, f"seen-{CRIMINALS[criminal].role}", slot.id, label, face="down", colour=colour, note=note)


def face_up(criminal: str, id: str, place: str, order: int, say: Words, note: str = "") -> Piece:
    entry = CRIMINALS[criminal]
    facts: dict[str, object] = {
        "name": say.say(f"name-criminal-{criminal}"),
        "role": say.say(f"name-role-{entry.role}"),
        "skill": entry.skill,
        "resistance": entry.resistance,
    }
    slots = {"resistance": str(entry.resistance)}
    label = say.say("name-criminal-card", facts)
    return Piece(id, f"criminal-{entry.role}", place, label, order, colour=entry.base, slots=slots, note=note)


def seat_pieces(view: View, row: SeatView, say: Words, called: list[str]) -> list[Piece]:
    """Nothing before the passport is chosen; of others' dossiers what this viewer knows."""
    if row.agent is None:
        return []
    owner = row.seat
    made = [passport(row.agent, row.levels, f"papers-{owner}" if row.dossier is None else "papers", say)]
    if row.site is not None:
        made.append(figure(row, row.site, say, called))
    made += dossier(row.dossier, say) if row.dossier is not None else [folder(row, say), *known_cards(row, say)]
    made += [
        face_up(criminal, trophy_id(view, criminal), f"trophies-{owner}", order, say)
        for order, criminal in enumerate(row.trophies)
    ]
    if row.rank == 1:
        label = say.say("name-licence")
        made.append(Piece(f"permit-{owner}", "licence", f"licence-{owner}", label, marks=["winner"]))
    return made


def trophy_id(view: View, criminal: str) -> str:
    """A criminal who has just been beaten comes out of the room of the fight."""
    roll = view.roll
    if roll is not None and roll.slot is not None and roll.criminal == criminal:
        return door(roll.slot)
    return f"trophy-{criminal}"


def passport(agent: str, levels: dict[Skill, int] | None, place: str, say: Words) -> Piece:
    """A passport with its markers; one that nobody has taken shows where they start. (JB-16)"""
    entry = AGENTS[agent]
    shown: dict[Skill, int] = levels or {"c": entry.start.c, "f": entry.start.f, "a": entry.start.a}
    name, country = say.say(f"name-agent-{agent}"), say.attribute(f"name-agent-{agent}", "country")
    first, _, last = name.partition(" ")
    slots = {"first": first, "last": last}
    for skill, level in shown.items():
        slots[f"{skill}-name"] = say.say(f"name-skill-{skill}")
        slots[f"{skill}-level"] = str(level)
        slots |= {f"{skill}{box}": MARKER for box in range(1, level + 1)}
    facts: dict[str, object] = {"agent": name, "country": country, "c": shown["c"], "f": shown["f"], "a": shown["a"]}
    label = say.say("name-passport-of", facts)
    side = 1 if entry.side == "recto" else 2
    return Piece(f"papers-of-{agent}", f"passport-{side}", place, label, colour=entry.colour, slots=slots)


def figure(row: SeatView, site: str, say: Words, called: list[str]) -> Piece:
    facts: dict[str, object] = {"seat": called[row.seat], "agent": say.say(f"name-agent-{row.agent}")}
    leaving = row.must_leave
    label = say.say("name-agent-leaving" if leaving else "name-agent-piece", facts)
    art = "agent-leaving" if leaving else "agent"
    return Piece(f"agent-{row.seat}", art, site, label, 1 + row.seat, colour=row.colour or "")


def dossier(cards: list[str], say: Words) -> list[Piece]:
    return [
        intel(INTEL[card].against, card, "dossier", order, say)
        if card in INTEL
        else gadget(card, "dossier", order, say)
        for order, card in enumerate(cards)
    ]


def folder(row: SeatView, say: Words) -> Piece:
    """Somebody else's dossier: how many cards are in it, and nothing more. (JB-5)"""
    owner, cards = row.seat, row.cards
    label = say.say("name-dossier-of", {"cards": cards})
    return Piece(f"folder-{owner}", "dossier", f"dossier-{owner}", label, face="down", slots={"count": str(cards)})


def known_cards(row: SeatView, say: Words) -> list[Piece]:
    """What this viewer knows of somebody's dossier: shown to all, or seen to go there. (JB-69, JB-77)"""
    counts: dict[str, int] = dict(row.shown)
    for card in row.known:
        if card in INTEL:
            criminal = INTEL[card].against
            seen = sum(1 for other in row.known if other in INTEL and INTEL[other].against == criminal)
            counts[criminal] = max(counts.get(criminal, 0), seen)
    owner, place = row.seat, f"shown-{row.seat}"
    made = [
        intel(criminal, f"shown-{owner}-{criminal}-{copy}", place, order, say)
        for order, criminal in enumerate(CRIMINALS)
        for copy in range(counts.get(criminal, 0))
    ]
    return made + [gadget(card, place, 100 + order, say) for order, card in enumerate(row.known) if card in GADGETS]


def intel(criminal: str, id: str, place: str, order: int, say: Words) -> Piece:
    entry = CRIMINALS[criminal]
    name = say.say(f"name-criminal-{criminal}")
    short = name if len(name) <= SHORT else name.split(" ")[-1]
    slots = {"name": short, "bonus": f"+{ADDS[criminal]}"}
    label = say.say("name-intel", {"criminal": criminal, "base": entry.base})
    return Piece(id, f"intel-{entry.role}", place, label, order, colour=entry.base, slots=slots)


def gadget(card: str, place: str, order: int, say: Words) -> Piece:
    entry = GADGETS[card]
    name = say.say(f"name-gadget-{card}")
    slots = {f"name{number}": line for number, line in enumerate(wrapped(name), start=1)} | {"bonus": f"+{entry.adds}"}
    label = say.say("name-gadget-card", {"name": name, "skill": entry.with_})
    return Piece(card, f"gadget-{entry.with_}", place, label, order, slots=slots)


def wrapped(name: str) -> list[str]:
    """A name in lines that fit on a card."""
    lines = [""]
    for word in re.split(r" |(?<=-)", name):
        joined = f"{lines[-1]}{'' if lines[-1].endswith('-') else ' '}{word}".strip()
        if len(joined) <= WIDEST or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines
