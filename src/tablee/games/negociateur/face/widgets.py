"""Dice, odds, and what has not been seen yet."""

from tablee.games.negociateur.face.view import Modifiers, Odds, View
from tablee.games.negociateur.rules.board import CONVERTIBLE, SUCCESS
from tablee.games.negociateur.rules.hostages import signed
from tablee.scenes import Widget
from tablee.widgets import Columns, Dice, Die
from tablee.words import Words


def widgets(view: View, say: Words) -> list[Widget]:
    made: list[Widget] = []
    if view.dice:
        made.append(dice(view, say))
    if view.odds is not None:
        made.append(odds(view.odds, view.dice_now, say))
    bonuses = bonus_texts(view.modifiers, say)
    if bonuses:
        made.append(Widget("bonuses", say.say("widget-bonus", {"bonuses": bonuses})))
    if view.phase not in ("build", "over") and view.deck:
        made.append(unseen(view, say))
    return made


def dice(view: View, say: Words) -> Widget:
    """The last roll: successes, 4s that were paid for, and those that could be."""
    paid = view.converted
    faces: list[Die] = []
    for value in view.dice:
        kind = "plain"
        if value >= SUCCESS:
            kind = "success"
        elif value == CONVERTIBLE:
            kind, paid = ("converted", paid - 1) if paid > 0 else ("four", 0)
        faces.append(Die(str(value), say.say(f"die-{kind}"), kept=kind in ("success", "converted")))
    return Widget("dice", say.say("widget-dice", {"dice": view.dice}), Dice(faces))


def odds(chances: Odds, dice: int, say: Words) -> Widget:
    """The chance of each line of a card played now: as the dice fall, and with 4s paid for. (NG-402, NG-403)"""
    head = say.say("widget-odds", {"dice": dice})
    columns = [head, say.say("widget-odds-none"), say.say("widget-odds-one"), say.say("widget-odds-two")]
    rows = [
        [say.say("widget-odds-plain"), *percents(chances.plain, say)],
        [say.say("widget-odds-paid"), *percents(chances.paid, say)],
    ]
    return Widget("odds", odds_text(chances, dice, say), Columns(columns, rows))


def odds_text(chances: Odds, dice: int, say: Words) -> str:
    """The same in a sentence; paying for 4s is left out where it changes nothing."""
    text = say.say("note-odds", {"dice": dice, **shares(chances.plain, say)})
    if chances.paid == chances.plain:
        return text
    return f"{text} {say.say('note-odds-paid', shares(chances.paid, say))}"


def shares(row: list[int], say: Words) -> dict[str, object]:
    return dict(zip(("none", "one", "two"), percents(row, say), strict=True))


def percents(row: list[int], say: Words) -> list[str]:
    return [say.say("percent", {"value": round(part / 10)}) for part in row]


def bonus_texts(modifiers: Modifiers, say: Words) -> str:
    """What is in force for the tests to come."""
    said: list[str] = []
    dice = (("next", modifiers.next), ("discussion", modifiers.discussion), ("later", modifiers.later))
    said += [
        say.say(f"effect-dice-{scope}", {"by": signed(number), "count": abs(number)})
        for scope, number in dice
        if number
    ]
    fours = (("next", modifiers.fours_next), ("discussion", modifiers.fours_discussion))
    said += [say.say(f"effect-fours-{scope}") for scope, count in fours if count]
    if modifiers.discount:
        said.append(say.say("effect-discount", {"count": modifiers.discount}))
    return ", ".join(said)


def unseen(view: View, say: Words) -> Widget:
    """The red cards that may still come: in the deck or set aside."""
    rows = [[say.say(f"name-terror-{id}"), str(copies)] for id, copies in view.unseen_reds.items()]
    columns = [say.say("widget-unseen-terror"), say.say("widget-unseen-count")]
    return Widget("unseen", say.say("widget-unseen"), Columns(columns, rows))
