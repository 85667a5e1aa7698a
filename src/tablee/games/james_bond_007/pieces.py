"""The pieces of a view of James Bond 007, each at its place."""

from typing import Any

from tablee.games.james_bond_007.content import read_agents, read_cards, read_criminals
from tablee.games.james_bond_007.places import idle, unchosen
from tablee.scenes import Piece
from tablee.words import Words

View = dict[str, Any]  # JSON, as view.py lays it out

AGENTS = {agent.id: agent for agent in read_agents().agent}
CRIMINALS = {criminal.id: criminal for criminal in read_criminals().criminal}
INTEL = {card.id: card for card in read_cards().intel}
ADDS = {card.against: card.adds for card in INTEL.values()}
GADGETS = {card.id: card for card in read_cards().gadget}
MARKER = "•"  # on every box of a skill track that is reached
STORIES = 8  # that an action of each skill may be about
WIDEST = 13  # letters of a line on a gadget
SHORT = 10  # letters of a name on an intel card


def pieces(view: View, seat: int | None, say: Words, called: list[str]) -> list[Piece]:
    made = [action_card(site, say) for site in view["sites"] if site["left"]]
    if view["phase"] == "passport":
        made += [passport(agent, None, f"passport-{agent}", say) for agent in unchosen(view)]
    for base in view["bases"]:
        made += [occupant(slot, base["id"], say, called) for slot in base["slots"] if slot["state"] != "gone"]
    made += [
        Piece(f"seal-{colour}", "sealed", f"{colour}-sealed", say.say("name-sealed"), face="down")
        for colour in idle(view)
    ]
    for row in view["seats"]:
        if row["agent"] is not None:
            made += seat_pieces(view, row, own=row["seat"] == seat, say=say, called=called)
    made += [gadget(card, "discard", order, say) for order, card in enumerate(view["discard"])]
    return made


def action_card(site: View, say: Words) -> Piece:
    """The cards of a site as one piece: the top one can be seen, and that another lies below. (JB-33)

    What the action is about is a story of the site's own, so that it says nothing about the card.
    """
    left, skill = site["left"], site["face"]
    story = (3 * int(site["id"][1:]) + left) % STORIES + 1
    facts: dict[str, object] = {
        "story": say.say(f"name-scene-{skill}-{story}"),
        "card": say.say(f"name-skill-{skill}"),
        "cards": left,
    }
    label = say.say("name-action", facts)
    art = f"actions-{skill}" if left > 1 else f"action-{skill}"
    return Piece(f"card-{site['id']}-{left}", art, site["id"], label)


def door(slot: str) -> str:
    """The piece in a room, whoever that is: its name gives nothing away."""
    return f"door-{slot}"


def occupant(slot: View, colour: str, say: Words, called: list[str]) -> Piece:
    """Who is in a room: a closed door, for the scout one that is ajar, or a criminal everybody knows. (JB-81)"""
    id, criminal = door(slot["id"]), slot["criminal"]
    if slot["state"] == "up":
        return face_up(criminal, id, slot["id"], 0, say)
    if criminal is not None:
        label = say.say("name-criminal-seen", {"criminal": criminal})
        art = f"seen-{CRIMINALS[criminal].role}"
        return Piece(id, art, slot["id"], label, face="down", colour=colour)
    names = [called[scout] for scout in slot["scouts"]]
    label = say.say("name-criminal-looked", {"names": names}) if names else say.say("name-criminal-hidden")
    return Piece(id, "door", slot["id"], label, face="down", colour=colour)


def face_up(criminal: str, id: str, place: str, order: int, say: Words) -> Piece:
    entry = CRIMINALS[criminal]
    facts: dict[str, object] = {
        "name": say.say(f"name-criminal-{criminal}"),
        "role": say.say(f"name-role-{entry.role}"),
        "skill": entry.skill,
        "resistance": entry.resistance,
    }
    slots = {"resistance": str(entry.resistance)}
    label = say.say("name-criminal-card", facts)
    return Piece(id, f"criminal-{entry.role}", place, label, order, colour=entry.base, slots=slots)


def seat_pieces(view: View, row: View, *, own: bool, say: Words, called: list[str]) -> list[Piece]:
    owner = row["seat"]
    made = [passport(row["agent"], row["levels"], "papers" if own else f"papers-{owner}", say)]
    if row["site"] is not None:
        made.append(figure(row, say, called))
    if own:
        made += dossier(row["dossier"], say)
    else:
        made += [folder(row, say), *known_cards(row, say)]
    made += [
        face_up(criminal, trophy_id(view, criminal), f"trophies-{owner}", order, say)
        for order, criminal in enumerate(row["trophies"])
    ]
    if row["rank"] == 1:
        label = say.say("name-licence")
        made.append(Piece(f"permit-{owner}", "licence", f"licence-{owner}", label, marks=["winner"]))
    return made


def trophy_id(view: View, criminal: str) -> str:
    """A criminal who has just been beaten comes out of the room of the fight."""
    roll = view["roll"]
    if roll is not None and roll["criminal"] == criminal:
        return door(roll["slot"])
    return f"trophy-{criminal}"


def passport(agent: str, levels: dict[str, int] | None, place: str, say: Words) -> Piece:
    """A passport with its markers; one that nobody has taken shows where they start. (JB-16)"""
    entry = AGENTS[agent]
    shown = levels or {"c": entry.start.c, "f": entry.start.f, "a": entry.start.a}
    name, country = say.say(f"name-agent-{agent}"), say.attribute(f"name-agent-{agent}", "country")
    first, _, last = name.partition(" ")
    slots = {"first": first, "last": last, "country": country}
    for skill, level in shown.items():
        slots[f"{skill}-level"] = str(level)
        slots |= {f"{skill}{box}": MARKER for box in range(1, level + 1)}
    label = say.say("name-passport-of", {"agent": name, "country": country, **shown})
    side = 1 if entry.side == "recto" else 2
    return Piece(f"papers-of-{agent}", f"passport-{side}", place, label, colour=entry.colour, slots=slots)


def figure(row: View, say: Words, called: list[str]) -> Piece:
    facts: dict[str, object] = {"seat": called[row["seat"]], "agent": say.say(f"name-agent-{row['agent']}")}
    leaving = row["must_leave"]
    label = say.say("name-agent-leaving" if leaving else "name-agent-piece", facts)
    art = "agent-leaving" if leaving else "agent"
    return Piece(f"agent-{row['seat']}", art, row["site"], label, 1 + row["seat"], colour=row["colour"])


def dossier(cards: list[str], say: Words) -> list[Piece]:
    return [
        intel(INTEL[card].against, card, "dossier", order, say)
        if card in INTEL
        else gadget(card, "dossier", order, say)
        for order, card in enumerate(cards)
    ]


def folder(row: View, say: Words) -> Piece:
    """Somebody else's dossier: how many cards are in it, and nothing more. (JB-5)"""
    owner, cards = row["seat"], row["cards"]
    label = say.say("name-dossier-of", {"cards": cards})
    return Piece(f"folder-{owner}", "dossier", f"dossier-{owner}", label, face="down", slots={"count": str(cards)})


def known_cards(row: View, say: Words) -> list[Piece]:
    """What this viewer knows of somebody's dossier: shown to all, or seen to go there. (JB-69, JB-77)"""
    counts: dict[str, int] = dict(row["shown"])
    for card in row["known"]:
        if card in INTEL:
            criminal = INTEL[card].against
            seen = sum(1 for other in row["known"] if other in INTEL and INTEL[other].against == criminal)
            counts[criminal] = max(counts.get(criminal, 0), seen)
    owner, place = row["seat"], f"shown-{row['seat']}"
    made = [
        intel(criminal, f"shown-{owner}-{criminal}-{copy}", place, order, say)
        for order, criminal in enumerate(CRIMINALS)
        for copy in range(counts.get(criminal, 0))
    ]
    return made + [gadget(card, place, 100 + order, say) for order, card in enumerate(row["known"]) if card in GADGETS]


def intel(criminal: str, id: str, place: str, order: int, say: Words) -> Piece:
    entry = CRIMINALS[criminal]
    name = say.say(f"name-criminal-{criminal}")
    short = name if len(name) <= SHORT else name.split(" ")[-1]
    slots = {"role": say.say(f"name-role-{entry.role}"), "name": short, "bonus": f"+{ADDS[criminal]}"}
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
    for word in name.split(" "):
        joined = f"{lines[-1]} {word}".strip()
        if len(joined) <= WIDEST or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines
