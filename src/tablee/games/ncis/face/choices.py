"""The legal moves of a seat of NCIS as choices: what each is called, and what to click for it."""

from tablee.engine.match import Decision
from tablee.games.ncis.face.pieces import laid_id
from tablee.games.ncis.face.places import NAMING
from tablee.games.ncis.face.view import View
from tablee.games.ncis.face.wording import card_name, slot_name, target_name
from tablee.games.ncis.rules.moves import CAMP_NAMES, TARGET_NAMES
from tablee.scenes import Choice
from tablee.words import Words

WINDOWS = ("last_chance", "end_turn")  # where to accuse or not is all that is asked


def choices(view: View, seat: int, decision: Decision, say: Words, called: list[str]) -> list[Choice]:
    if decision.judged is not None:
        return []
    made = [choice(view, seat, decision.kind, move, say, called) for move in decision.moves]
    return [each for each in made if each is not None]


def choice(view: View, seat: int, kind: str, move: str, say: Words, called: list[str]) -> Choice | None:
    """A move as a choice; None where what it is about is not on the table."""
    verb, *rest = move.split(" ")
    match verb, rest:
        case (("card" | "hide" | "ambush" | "swap"), [card, *where]):
            return play(view, seat, move, verb, card, where, say) if card in (view.seats[seat].hand or []) else None
        case "pass", []:
            return Choice(move, say.say(f"pass-{kind}")) if say.has(f"pass-{kind}") else None
        case "call", [target]:
            return Choice(move, say.say("move-call", {"name": target_name(say, target)}), [f"gallery {target}"])
        case "put", [target, slot]:
            return put(view, move, target, slot, say)
        case "strike", [zone]:
            return Choice(move, say.say("move-strike", {"zone": zone}), [f"zone-{zone}"])
        case "series", [series]:
            return Choice(move, say.say("move-series", {"name": say.say(f"name-series-{series}")}))
        case "clue", [category]:
            return Choice(move, say.say("move-clue", {"category": category}), [f"sleeve-{category}"])
        case "agent", [agent]:
            return call_agent(view, move, agent, say)
        case (("look" | "perform"), [agent]):
            return point_at(view, move, verb, int(agent[1:]), say, called)
        case "discard", [card]:
            return discard(view, seat, move, card, say)
        case "word", [number]:
            return word(view, move, int(number), say)
        case "name", [candidate]:
            if NAMING.get(view.phase) != candidate[0]:
                return None
            label = say.say("move-name", {"name": say.say(f"candidate-{candidate}")})
            return Choice(move, label, [f"suspect-{candidate}"], risky=candidate.startswith("p"))
        case "accuse", [] if kind not in WINDOWS:
            return Choice(move, say.say("move-accuse"), ["accusation"], faint=True)
        case (("accuse" | "begin" | "continue" | "end"), []):
            return Choice(move, say.say(f"move-{verb}"))
        case _:
            return None  # what an answer comes to is never picked


def play(view: View, seat: int, move: str, verb: str, card: str, where: list[str], say: Words) -> Choice | None:
    """A card of the own hand: where it goes, or what it exchanges."""
    name, number = card_name(say, card), card[-1]
    if verb == "card":
        return Choice(move, say.say("move-card", {"name": name, "zone": where[0]}), [card, f"zone-{where[0]}"])
    if verb == "hide":
        camp = CAMP_NAMES[1 if seat else 0]
        if not view.face_down[1 if seat else 0]:
            return None
        label = say.say("move-hide", {"name": name, "zone": where[0]})
        return Choice(move, label, [f"hide-{camp}", card, f"zone-{where[0]}"])
    if verb == "ambush":
        return Choice(move, say.say("move-ambush", {"number": number}), [card])
    if where == ["none"]:
        return Choice(move, say.say("move-swap-none", {"number": number}), [card, "discard"])
    zone, one, other = (int(each) - 1 for each in where)
    ncis, criminal = nth(view, zone, "ncis", one), nth(view, zone, "criminal", other)
    if ncis is None or criminal is None:
        return None
    names: dict[str, object] = {
        "ncis": card_name(say, view.lanes[zone][ncis].card),
        "criminal": card_name(say, view.lanes[zone][criminal].card),
    }
    label = say.say("move-swap", {**names, "zone": zone + 1, "number": number})
    if "hidden" in {laid_id(view.lanes[zone][rank], zone, rank)[:6] for rank in (ncis, criminal)}:
        label = f"{label} ({ncis + 1}-{criminal + 1})"
    return Choice(move, label, [card, *(laid_id(view.lanes[zone][rank], zone, rank) for rank in (ncis, criminal))])


def nth(view: View, zone: int, camp: str, place: int) -> int | None:
    """The rank in a zone of the card at this place among those of a camp."""
    ranks = [rank for rank, laid in enumerate(view.lanes[zone]) if laid.camp == camp]
    return ranks[place] if place < len(ranks) else None


def put(view: View, move: str, target: str, slot: str, say: Words) -> Choice | None:
    if slot in view.layout:
        return None
    label = say.say("move-put", {"name": target_name(say, target), "slot": slot_name(say, slot)})
    standing = view.layout[TARGET_NAMES.index(target)] is not None
    return Choice(move, label, [*([f"gallery {target}"] if standing else []), f"gallery {slot}"])


def call_agent(view: View, move: str, agent: str, say: Words) -> Choice | None:
    if agent not in view.agents:
        return None
    return Choice(move, say.say("move-agent", {"name": say.say(f"name-agent-{agent}")}), [f"agent-{agent}"])


def point_at(view: View, move: str, verb: str, agent: int, say: Words, called: list[str]) -> Choice | None:
    if agent >= len(view.seats):
        return None
    return Choice(move, say.say(f"move-{verb}", {"name": called[agent]}), [f"mat-{agent}"])


def discard(view: View, seat: int, move: str, card: str, say: Words) -> Choice | None:
    """A card of the hand that is seen, or of the own one."""
    row = view.seats[seat if view.looked is None else view.looked]
    if card not in (row.hand or row.seen or []):
        return None
    return Choice(move, say.say("move-discard", {"name": card_name(say, card)}), [card])


def word(view: View, move: str, number: int, say: Words) -> Choice | None:
    if view.trial is None or view.trial.grid is None or number > len(view.trial.grid.words):
        return None
    return Choice(move, say.say("move-word", {"word": view.trial.grid.words[number - 1]}), [f"trial {number}"])
