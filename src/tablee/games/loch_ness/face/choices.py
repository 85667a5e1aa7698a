"""The legal moves of a seat of Loch Ness as choices: what each is called, and what to click for it."""

from tablee.engine.match import Decision
from tablee.games.loch_ness.face.pieces import camera_id, laid_id, next_sea
from tablee.games.loch_ness.face.view import View
from tablee.scenes import Choice
from tablee.words import Words


def choices(view: View, seat: int, decision: Decision, say: Words, called: list[str]) -> list[Choice]:
    made = [choice(view, seat, decision.kind, move, say, called) for move in decision.moves]
    return [each for each in made if each is not None]


def choice(view: View, seat: int, kind: str, move: str, say: Words, called: list[str]) -> Choice | None:
    """A move as a choice; None where what it is about is not on the table."""
    verb, *rest = move.split(" ")
    match verb, rest:
        case "pass", []:
            return Choice(move, say.say(f"pass-{kind}")) if say.has(f"pass-{kind}") else None
        case "camera", [camera, space]:
            label = say.say("move-camera", {"camera": camera, "space": space})
            only_one = kind in ("place_pub_camera", "place_bought_camera")
            return Choice(move, label, [space] if only_one else [camera_id(seat, camera), space])
        case "blocker", [space]:
            return Choice(move, say.say("move-blocker", {"space": space}), [space])
        case "nessie", [sea]:
            return Choice(move, say.say("move-nessie", {"sea": sea}), [sea])
        case "journalist", [action]:
            return Choice(move, say.say("move-journalist", {"action": action}), [f"action-{action}"])
        case "lay", [value]:
            return lay(view, seat, move, value, say)
        case "look", ["dummy"]:
            return Choice(move, say.say("move-look-dummy"), ["dummy-top"], risky=True)
        case "look", [target]:
            return look(view, seat, move, int(target), say, called)
        case "bagpipes", []:
            return bagpipes(view, move, say)
        case "photo", ["pile"]:
            return Choice(move, say.say("move-photo-pile"), ["pile"])
        case "photo", [slot]:
            return photo(view, move, int(slot), say)
        case "bid", [cards]:
            return bid(seat, move, cards, say)
        case _:
            raise RuntimeError(f"no choice for {move!r}")


def bagpipes(view: View, move: str, say: Words) -> Choice | None:
    if view.big is None:
        return None
    sea = next_sea(view.big)
    return Choice(move, say.say("move-bagpipes", {"sea": sea}), [sea])


def photo(view: View, move: str, slot: int, say: Words) -> Choice | None:
    if slot > len(view.display):
        return None
    label = say.say("move-photo-display", {"slot": str(slot), "photo": view.display[slot - 1]})
    return Choice(move, label, [f"display-{slot}"])


def look(view: View, seat: int, move: str, target: int, say: Words, called: list[str]) -> Choice | None:
    row = view.seats[target] if target < len(view.seats) else None
    if row is None or row.laid is None:
        return None
    return Choice(
        move, say.say("move-look", {"target": called[target]}), [laid_id(view, row, row.laid, seat)], risky=True
    )


def lay(view: View, seat: int, move: str, value: str, say: Words) -> Choice:
    deck = view.seats[seat].hand_deck
    prefix = "white" if deck == "white" else f"card-{seat}"
    return Choice(move, say.say("move-lay", {"value": int(value), "deck": deck}), [f"{prefix}-{value}"])


def bid(seat: int, move: str, cards: str, say: Words) -> Choice:
    """A bid picks its cards one after the other, lowest first; bidding nothing is a button."""
    values = [] if cards == "none" else cards.split("+")
    label = say.say("move-bid", {"cards": cards, "sum": sum(map(int, values))})
    return Choice(move, label, [f"card-{seat}-{value}" for value in values])
