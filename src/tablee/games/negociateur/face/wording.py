"""What cards say: their effects as people read them, from the same data the rules are made of."""

from functools import cache
from pathlib import Path

from tablee.games.negociateur.rules.board import DIAL
from tablee.games.negociateur.rules.content import (
    AlertCondition,
    Demand,
    DiscussionCard,
    TerrorCard,
    read_demands,
    read_discussion,
    read_pivotal,
    read_terror,
)
from tablee.games.negociateur.rules.hostages import signed
from tablee.words import Words, words

FOLDER = Path(__file__).parent
HEADING = 28  # letters of a card's name that one row has room for

CARDS: dict[str, DiscussionCard] = {card.id: card for card in read_discussion()}
TERRORS: dict[str, TerrorCard] = {card.id: card for card in [*read_terror(), *read_pivotal()]}
GOLDEN: list[str] = [card.id for card in read_pivotal()]
DEMANDS: dict[str, Demand] = {demand.id: demand for demand in read_demands()}


def phrase(text: str, say: Words, style: str) -> str:
    """One effect in words; `style` is "effect" for sentences and "short" for the face of a card."""
    verb, *rest = text.split(" ")
    facts: dict[str, object] = {}
    key = verb
    if rest and rest[0].lstrip("+-").isdigit():
        number = int(rest[0])
        facts = {"by": signed(number), "count": abs(number), "level": DIAL[number] if 0 <= number < len(DIAL) else ""}
    if verb in ("dice", "fours"):
        key = f"{verb}-{rest[-1]}"
    elif verb == "set-threat" and rest == ["start"]:
        key = "set-threat-start"
    elif len(rest) == 3:
        key = f"{verb}-up-to"
        facts["limit"] = DIAL[int(rest[2])]
    return say.say(f"{style}-{key}", facts)


def listed(texts: list[str], say: Words, style: str = "effect") -> str:
    """Effects one after another; nothing is said to be nothing."""
    if not texts:
        return say.say("effect-nothing")
    return ", ".join(phrase(text, say, style) for text in texts)


def rows(parts: list[str], width: int, count: int) -> list[str]:
    """Phrases spread over so many rows of about this width."""
    lines = [""]
    for part in parts:
        joined = f"{lines[-1]} · {part}" if lines[-1] else part
        if len(joined) <= width or not lines[-1] or len(lines) == count:
            lines[-1] = joined
        else:
            lines.append(part)
    return lines + [""] * (count - len(lines))


def wrapped(text: str, width: int, count: int) -> list[str]:
    """A sentence over so many rows of about this width."""
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}".strip()
        if len(joined) <= width or not lines[-1] or len(lines) == count:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines + [""] * (count - len(lines))


@cache
def card_label(kind: str, locale: str) -> str:
    """A discussion card in one sentence."""
    say, card = words(locale, FOLDER), CARDS[kind]
    name = say.say(f"name-card-{kind}")
    if card.always is not None:
        return say.say("card-always", {"name": name, "effects": listed(card.always, say)})
    lines: dict[str, object] = {
        "two": listed(card.two, say),
        "one": listed(card.one, say),
        "none": listed(card.none, say),
    }
    return say.say("card-lines", {"name": name, **lines})


@cache
def card_slots(kind: str, locale: str) -> dict[str, str]:
    """The texts on the face of a discussion card, without what changes during a match; one row is written larger."""
    say, card = words(locale, FOLDER), CARDS[kind]
    slots = heading(say.say(f"name-card-{kind}"))
    if card.always is not None:
        lines = rows([phrase(text, say, "short") for text in card.always], 28, 3)
        return slots | {f"text{n + 1}": line for n, line in enumerate(lines)}
    for name, texts in (("two", card.two), ("one", card.one), ("none", card.none)):
        parts = [phrase(text, say, "short") for text in texts] or ["–"]
        first, second = rows(parts, 26, 2)
        slots |= {f"{name}1": first, f"{name}2": second} if second else {name: first}
    return slots


def heading(name: str) -> dict[str, str]:
    """The name on the face of a card, a long one in two rows written smaller."""
    if len(name) <= HEADING:
        return {"name": name}
    first, second = wrapped(name, HEADING, 2)
    return {"name1": first, "name2": second}


def main_text(card: TerrorCard, say: Words) -> str:
    """What a terror card does in any case."""
    if card.test is not None:
        lines: dict[str, object] = {
            "two": listed(card.test.two, say),
            "one": listed(card.test.one, say),
            "none": listed(card.test.none, say),
        }
        return say.say("effect-test", lines)
    if card.compare is not None:
        return say.say("effect-compare", {"effects": listed(card.compare.at_most, say)})
    if card.choose:
        ways = " / ".join(listed(way.effects, say) for way in card.choose)
        return say.say("effect-choose", {"effects": ways})
    return plain(card.main, card.alert, say)


def plain(texts: list[str], alert: list[str], say: Words) -> str:
    """A line of effects in which the word `alert` stands for what waits until the discussion ends."""
    parts = [
        say.say("effect-alert", {"effects": listed(alert, say)}) if text == "alert" else phrase(text, say, "effect")
        for text in texts
    ]
    return ", ".join(parts) if parts else say.say("effect-nothing")


@cache
def terror_texts(id: str, locale: str) -> list[str]:
    """What a terror card does, and what more while a demand is hidden ("" when nothing)."""
    say, card = words(locale, FOLDER), TERRORS[id]
    if card.part == "minor":
        return [say.say("effect-concession", {"effects": listed(card.concession, say)}), minor_price(card, say)]
    hidden = say.say("effect-hidden", {"effects": listed(card.hidden, say)}) if card.hidden else ""
    return [main_text(card, say), hidden]


def minor_price(card: TerrorCard, say: Words) -> str:
    return say.say("effect-price", {"effects": plain(card.price, card.alert, say)})


@cache
def demand_texts(id: str, locale: str) -> list[str]:
    """How a demand is conceded and what that brings; what it costs afterwards."""
    say = words(locale, FOLDER)
    if id in TERRORS:
        return terror_texts(id, locale)
    demand = DEMANDS[id]
    effects = listed(demand.effects, say)
    if demand.cost is None:
        when = watched(demand.alert, say)
        first = say.say("effect-watch", {"when": when, "effects": effects})
    else:
        first = say.say("effect-cost", {"count": demand.cost, "effects": effects})
    return [first, say.say("effect-price", {"effects": demand_price(demand, say)})]


def watched(alerts: list[AlertCondition], say: Words) -> str:
    """The conditions of an alert, either of which fires it."""
    said: list[str] = []
    for alert in alerts:
        mark = alert.at_least if alert.at_least is not None else alert.at_most
        assert mark is not None
        key = f"watch-{alert.of}"
        if alert.of == "cp":
            key += "-least" if alert.at_least is not None else "-most"
        shown = DIAL[mark] if alert.of == "threat" else str(mark).replace("-", "−")
        said.append(say.say(key, {"mark": shown}))
    return say.say("or", {"one": said[0], "other": said[1]})


def demand_price(demand: Demand, say: Words) -> str:
    lasting = demand.lasting
    if demand.price:
        return listed(demand.price, say)
    if lasting.every_test:
        return say.say("effect-every-test", {"by": signed(lasting.every_test)})
    if lasting.first_test:
        return say.say("effect-first-test", {"by": signed(lasting.first_test)})
    if lasting.terror_threat:
        return say.say("effect-terror-threat", {"count": lasting.terror_threat})
    if lasting.before_discussion:
        return say.say("effect-before-discussion", {"effects": listed(lasting.before_discussion, say)})
    return say.say("effect-before-terror", {"effects": listed(lasting.before_terror, say)})
