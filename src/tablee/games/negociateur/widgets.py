"""Dice, odds, and what has not been seen yet."""

from typing import Any

from tablee.games.negociateur.board import CONVERTIBLE, SUCCESS
from tablee.scenes import Widget
from tablee.words import Words

View = dict[str, Any]


def widgets(view: View, say: Words) -> list[Widget]:
    made: list[Widget] = []
    if view["dice"]:
        made.append(dice(view, say))
    if view["odds"] is not None:
        made.append(odds(view, say))
    bonuses = bonus_texts(view["modifiers"], say)
    if bonuses:
        made.append(Widget("bonuses", "text", say.say("widget-bonus", {"bonuses": bonuses})))
    if view["phase"] not in ("build", "over") and view["deck"]:
        made.append(unseen(view, say))
    return made


def dice(view: View, say: Words) -> Widget:
    """The last roll: successes, 4s that were paid for, and those that could be."""
    paid = view["converted"]
    faces: list[dict[str, object]] = []
    for value in view["dice"]:
        kind = "plain"
        if value >= SUCCESS:
            kind = "success"
        elif value == CONVERTIBLE:
            kind, paid = ("converted", paid - 1) if paid > 0 else ("four", 0)
        faces.append({"value": str(value), "kind": say.say(f"die-{kind}"), "kept": kind in ("success", "converted")})
    return Widget("dice", "dice", say.say("widget-dice", {"dice": view["dice"]}), {"faces": faces})


def odds(view: View, say: Words) -> Widget:
    """The chance of each line of a card played now: as the dice fall, and with 4s paid for. (NG-402, NG-403)"""
    dice = say.say("widget-odds", {"dice": view["dice_now"]})
    columns = [dice, say.say("widget-odds-none"), say.say("widget-odds-one"), say.say("widget-odds-two")]
    rows = [[say.say(f"widget-odds-{name}"), *percents(view, name, say)] for name in ("plain", "paid")]
    return Widget("odds", "table", odds_text(view, say), {"columns": columns, "rows": rows})


def odds_text(view: View, say: Words) -> str:
    """The same in a sentence; paying for 4s is left out where it changes nothing."""
    parts = dict(zip(("none", "one", "two"), percents(view, "plain", say), strict=True))
    text = say.say("note-odds", {"dice": view["dice_now"], **parts})
    if view["odds"]["paid"] == view["odds"]["plain"]:
        return text
    paid = dict(zip(("none", "one", "two"), percents(view, "paid", say), strict=True))
    return f"{text} {say.say('note-odds-paid', dict(paid))}"


def percents(view: View, name: str, say: Words) -> list[str]:
    return [say.say("percent", {"value": round(part / 10)}) for part in view["odds"][name]]


def bonus_texts(modifiers: View, say: Words) -> str:
    """What is in force for the tests to come."""
    said: list[str] = []
    for scope in ("next", "discussion", "later"):
        number = modifiers[scope]
        if number:
            by = f"+{number}" if number > 0 else f"−{-number}"
            said.append(say.say(f"effect-dice-{scope}", {"by": by, "count": abs(number)}))
    said += [say.say(f"effect-fours-{scope}") for scope in ("next", "discussion") if modifiers[f"fours_{scope}"]]
    if modifiers["discount"]:
        said.append(say.say("effect-discount", {"count": modifiers["discount"]}))
    return ", ".join(said)


def unseen(view: View, say: Words) -> Widget:
    """The red cards that may still come: in the deck or set aside."""
    rows = [[say.say(f"name-terror-{id}"), str(copies)] for id, copies in view["unseen_reds"].items()]
    columns = [say.say("widget-unseen-terror"), say.say("widget-unseen-count")]
    return Widget("unseen", "table", say.say("widget-unseen"), {"columns": columns, "rows": rows})
