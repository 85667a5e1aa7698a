"""The legal moves of a seat of James Bond 007 as choices: what each is called, and what to click for it."""

from collections import Counter

from msgspec import structs

from tablee.engine.match import Decision
from tablee.games.james_bond_007.face.odds import odds_of_fight, odds_of_site, own_row, promise, sides_against
from tablee.games.james_bond_007.face.pieces import door
from tablee.games.james_bond_007.face.view import SKILLS, View
from tablee.games.james_bond_007.rules.content import Skill
from tablee.games.james_bond_007.rules.moves import SKILL_NAMES
from tablee.scenes import Choice
from tablee.words import Words


def choices(view: View, seat: int, decision: Decision, say: Words) -> list[Choice]:
    ways = Counter(move.rpartition(" ")[0] for move in decision.moves)
    made = [choice(view, seat, decision, move, ways, say) for move in decision.moves]
    shown = [each for each in made if each is not None]
    unlikely = faint_moves(view, decision.moves)
    return [structs.replace(each, faint=True) if each.move in unlikely else each for each in shown]


def faint_moves(view: View, moves: list[str]) -> set[str]:
    """The investigations that promise clearly less than the best, the fights that cannot be won; and before the first
    turn the sites, because headquarters is as good a place to start from as any."""
    own = own_row(view)
    if own is None:
        return {move for move in moves if move.startswith("place s")}
    sites = {f"investigate {site.id}": promise(site, own) for site in view.sites}
    best = max((sites[move] for move in moves if move in sites), default=0)
    rooms = {slot.id: slot.criminal for base in view.bases for slot in base.slots}
    found = {move for move in moves if move in sites and sites[move] < best - 1}
    for move in moves:
        verb, _, rest = move.partition(" ")
        criminal = rooms.get(rest.partition(" ")[0]) if verb in ("neutralise", "continue") else None
        if criminal is not None and sides_against(criminal, own)[2] == 0:
            found.add(move)
    return found


def choice(view: View, seat: int, decision: Decision, move: str, ways: Counter[str], say: Words) -> Choice | None:
    """A move as a choice; None where what it is about is not on the table."""
    verb, *rest = move.split(" ")
    match verb, rest:
        case "place", [site]:
            return Choice(move, say.say("move-place", {"site": site}), [site])
        case "investigate", [site]:
            return investigation(view, move, site, say)
        case (("scout" | "neutralise"), [slot, card]):
            label = say.say(f"move-{verb}", {"slot": slot, "card": card})
            if verb == "neutralise":
                label = fight(view, label, slot, say)
            shown = [card] if ways[f"{verb} {slot}"] > 1 else []  # with one card there is nothing to choose
            return Choice(move, copied(label, card, decision, say), [door(slot), f"{slot[:2]}-{verb}", *shown])
        case "continue", [slot]:
            return Choice(move, fight(view, say.say("move-continue", {"slot": slot}), slot, say), [door(slot)])
        case "passport", [agent]:
            return Choice(move, say.say("move-passport", {"agent": agent}), [f"papers-of-{agent}"])
        case "gadget", [card]:
            return Choice(move, say.say("move-gadget", {"gadget": card}), [card])
        case "intel", [card]:
            return Choice(move, copied(say.say("move-intel", {"card": card}), card, decision, say), [card])
        case "attack", [skill]:
            return attack(view, seat, move, SKILLS[SKILL_NAMES.index(skill)], say)
        case "reward", [reward]:
            roll = view.roll
            if roll is None:
                return None
            return Choice(move, say.say(f"move-reward-{reward}", {"skill": roll.skill, "level": roll.level + 1}))
        case "pass", []:
            code = f"pass-{decision.kind}"
            return Choice(move, say.say(code)) if say.has(code) else None
        case (("no-attack" | "done" | "stop"), []):
            return Choice(move, say.say(f"move-{verb}"), faint=verb == "no-attack")
        case _:
            raise RuntimeError(f"no choice for {move!r}")


def investigation(view: View, move: str, site: str, say: Words) -> Choice:
    """A site with its odds, so that they need not be worked out. (JB-26)"""
    own = own_row(view)
    label = say.say("move-investigate", {"site": site})
    if own is not None:
        (there,) = [each for each in view.sites if each.id == site]
        label = say.say("choice-odds", {"label": label, "odds": odds_of_site(there, own, say)})
    return Choice(move, label, [site])


def fight(view: View, label: str, slot: str, say: Words) -> str:
    """The label of a fight, with the odds against a criminal whom the viewer knows. (JB-84)"""
    own = own_row(view)
    known = [each.criminal for base in view.bases for each in base.slots if each.id == slot and each.criminal]
    if own is None or not known:
        return label
    return say.say("choice-odds", {"label": label, "odds": odds_of_fight(known[0], own, say)})


def copied(label: str, card: str, decision: Decision, say: Words) -> str:
    """The label of an intel card; which copy it is matters to its owner alone, and only when he holds both."""
    name, _, copy = card.rpartition("-")
    twin = f"{name}-{3 - int(copy)}"
    if any(move.endswith(f" {twin}") for move in decision.moves):
        return say.say("choice-copy", {"label": label, "copy": copy})
    return label


def attack(view: View, seat: int, move: str, skill: Skill, say: Words) -> Choice | None:
    """An attack with both levels, so that they need not be looked up. (JB-60)"""
    own = view.seats[seat]
    met = [row for row in view.seats if own.site and row.site == own.site and row.seat != seat]
    if len(met) != 1 or own.levels is None or met[0].levels is None:  # at HQ nobody is met, however many stand there
        return None
    facts: dict[str, object] = {
        "label": say.say("move-attack", {"skill": skill}),
        "own": own.levels[skill],
        "other": met[0].levels[skill],
    }
    return Choice(move, say.say("choice-attack", facts))
