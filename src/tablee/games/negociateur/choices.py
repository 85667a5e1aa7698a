"""The legal moves of Négociateur as choices: what each is called, and what to click for it."""

from typing import Any

from tablee.engine.match import Decision
from tablee.games.negociateur.board import DEMAND_COSTS
from tablee.games.negociateur.moves import DEMAND_NAMES
from tablee.games.negociateur.pieces import hand_id, shop_id
from tablee.games.negociateur.wording import CARDS, TERRORS, listed
from tablee.scenes import Choice
from tablee.words import Words

View = dict[str, Any]


def choices(view: View, decision: Decision, say: Words) -> list[Choice]:
    return [choice(view, move, say) for move in decision.moves]


def choice(view: View, move: str, say: Words) -> Choice:
    verb, *rest = move.split(" ")
    match verb, rest:
        case "up", [kind]:
            return Choice(move, say.say("move-up", {"card": kind}), [hand_id(view, kind), "played"])
        case "down", [kind]:
            return Choice(move, say.say("move-down", {"card": kind}), [hand_id(view, kind), "covered"])
        case "bluff", [kind]:
            return Choice(move, say.say("move-bluff", {"card": kind}), [hand_id(view, kind), "bluff"])
        case "spend" | "return", [kind]:
            return Choice(move, say.say(f"move-{verb}", {"card": kind}), [hand_id(view, kind)])
        case "buy", [kind]:
            key = "move-buy-free" if CARDS[kind].cost == 0 else "move-buy"
            label = say.say(key, {"card": kind, "cost": view["prices"][kind]})
            return Choice(move, label, [shop_id(view, kind)])
        case "concede", [demand]:
            return concession(move, demand, say)
        case "reveal", [slot]:
            kind = view["demands"][int(slot) - 1]["kind"]
            return Choice(move, say.say("move-reveal", {"kind": kind, "slot": slot}), [f"demand-back-{slot}"])
        case "choose", [way]:
            return Choice(move, say.say("move-choose", {"effects": way_text(view, way, say)}))
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


def way_text(view: View, way: str, say: Words) -> str:
    """What a way of the card on the table does."""
    effects = next(each.effects for each in TERRORS[view["drawn"]].choose if each.id == way)
    return listed(effects, say)
