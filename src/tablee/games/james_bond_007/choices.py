"""The legal moves of a seat of James Bond 007 as choices: what each is called, and what to click for it."""

from collections import Counter
from typing import Any

from tablee.engine.match import Decision
from tablee.games.james_bond_007.pieces import door
from tablee.scenes import Choice
from tablee.words import Words

View = dict[str, Any]  # JSON, as view.py lays it out


def choices(view: View, seat: int, decision: Decision, say: Words) -> list[Choice]:
    ways = Counter(move.rpartition(" ")[0] for move in decision.moves)
    made = [choice(view, seat, decision, move, ways, say) for move in decision.moves]
    return [each for each in made if each is not None]


def choice(view: View, seat: int, decision: Decision, move: str, ways: Counter[str], say: Words) -> Choice | None:
    """A move as a choice; None where what it is about is not on the table."""
    verb, *rest = move.split(" ")
    match verb, rest:
        case (("investigate" | "place"), [site]):
            return Choice(move, say.say(f"move-{verb}", {"site": site}), [site])
        case (("scout" | "neutralise"), [slot, card]):
            label = say.say(f"move-{verb}", {"slot": slot, "card": card})
            shown = [card] if ways[f"{verb} {slot}"] > 1 else []  # with one card there is nothing to choose
            return Choice(move, copied(label, card, decision, say), [door(slot), f"{slot[:2]}-{verb}", *shown])
        case "continue", [slot]:
            return Choice(move, say.say("move-continue", {"slot": slot}), [door(slot)])
        case "passport", [agent]:
            return Choice(move, say.say("move-passport", {"agent": agent}), [f"papers-of-{agent}"])
        case "gadget", [card]:
            return Choice(move, say.say("move-gadget", {"gadget": card}), [card])
        case "intel", [card]:
            return Choice(move, copied(say.say("move-intel", {"card": card}), card, decision, say), [card])
        case "attack", [skill]:
            return attack(view, seat, move, skill, say)
        case "reward", [reward]:
            roll = view["roll"]
            facts = {"skill": roll["skill"], "level": roll["level"] + 1} if roll else {}
            return Choice(move, say.say(f"move-reward-{reward}", facts)) if roll else None
        case "pass", []:
            code = f"pass-{decision.kind}"
            return Choice(move, say.say(code)) if say.has(code) else None
        case (("no-attack" | "done" | "stop"), []):
            return Choice(move, say.say(f"move-{verb}"))
        case _:
            raise RuntimeError(f"no choice for {move!r}")


def copied(label: str, card: str, decision: Decision, say: Words) -> str:
    """The label of an intel card; which copy it is matters to its owner alone, and only when he holds both."""
    name, _, copy = card.rpartition("-")
    twin = f"{name}-{3 - int(copy)}"
    if any(move.endswith(f" {twin}") for move in decision.moves):
        return say.say("choice-copy", {"label": label, "copy": copy})
    return label


def attack(view: View, seat: int, move: str, skill: str, say: Words) -> Choice | None:
    """An attack with both levels, so that they need not be looked up. (JB-60)"""
    own = view["seats"][seat]
    met = [row for row in view["seats"] if own["site"] and row["site"] == own["site"] and row["seat"] != seat]
    if len(met) != 1:  # at HQ nobody is met, however many stand there
        return None
    (rival,) = met
    facts: dict[str, object] = {
        "label": say.say("move-attack", {"skill": skill}),
        "own": own["levels"][skill],
        "other": rival["levels"][skill],
    }
    return Choice(move, say.say("choice-attack", facts))
