"""The legal moves of Négociateur as choices: what each is called, and what to click for it."""

from tablee.engine.match import Decision
from tablee.games.negociateur.face.pieces import hand_id, shop_id
from tablee.games.negociateur.face.places import bluffs
from tablee.games.negociateur.face.view import View
from tablee.games.negociateur.face.wording import CARDS, TERRORS, listed
from tablee.games.negociateur.rules.board import DEMAND_COSTS
from tablee.games.negociateur.rules.content import Way
from tablee.games.negociateur.rules.moves import DEMAND_NAMES
from tablee.scenes import Choice
from tablee.words import Words


def choices(view: View, decision: Decision, say: Words) -> list[Choice]:
    made = [choice(view, move, say) for move in decision.moves]
    return [each for each in made if each is not None]


def choice(view: View, move: str, say: Words) -> Choice | None:
    """A move as a choice; None where what it is about is not on the table."""
    verb, *rest = move.split(" ")
    match verb, rest:
        case (("up" | "down" | "bluff" | "spend" | "return"), [kind]) if not view.hand.get(kind):
            return None
        case "up", [kind]:
            return Choice(move, say.say("move-up", {"card": kind}), [hand_id(view, kind), "played"])
        case "down", [kind]:
            return Choice(move, say.say("move-down", {"card": kind}), [hand_id(view, kind), "covered"])
        case "bluff", [kind]:
            if not bluffs(view):
                return None
            return Choice(move, say.say("move-bluff", {"card": kind}), [hand_id(view, kind), "bluff"])
        case "spend" | "return", [kind]:
            return Choice(move, say.say(f"move-{verb}", {"card": kind}), [hand_id(view, kind)])
        case "buy", [kind]:
            if kind not in view.prices:
                return None
            key = "move-buy-free" if CARDS[kind].cost == 0 else "move-buy"
            label = say.say(key, {"card": kind, "cost": view.prices[kind]})
            return Choice(move, label, [shop_id(view, kind)])
        case "concede", [demand]:
            return concession(move, demand, say)
        case "reveal", [slot]:
            if int(slot) > len(view.demands):
                return None
            kind = view.demands[int(slot) - 1].kind
            return Choice(move, say.say("move-reveal", {"kind": kind, "slot": slot}), [f"demand-back-{slot}"])
        case "choose", [way]:
            effects = [each.effects for each in ways(view) if each.id == way]
            return Choice(move, say.say("move-choose", {"effects": listed(effects[0], say)})) if effects else None
        case "take", [kind]:
            return Choice(move, say.say("move-take", {"card": kind}), [f"offer-{kind}"])
        case "keep", [terror]:
            piece = f"claim-{terror}" if TERRORS[terror].part == "minor" else f"offer-{terror}"
            return Choice(move, say.say("move-keep", {"terror": terror}), [piece])
        case (("end" | "accept" | "done"), []):
            return Choice(move, say.say(f"move-{verb}"))
        case "draw", []:
            return Choice(move, say.say("move-draw"), ["terror-deck"])
        case _:
            raise RuntimeError(f"no choice for {move!r}")


def concession(move: str, demand: str, say: Words) -> Choice:
    cost = DEMAND_COSTS[DEMAND_NAMES.index(demand)]
    key = "move-concede-cost" if cost else "move-concede"
    return Choice(move, say.say(key, {"demand": demand, "cost": cost}), [f"claim-{demand}"])


def ways(view: View) -> list[Way]:
    """The ways that the card on the table leaves open."""
    return TERRORS[view.drawn].choose if view.drawn else []
