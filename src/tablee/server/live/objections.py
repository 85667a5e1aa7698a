"""Objections: why somebody cannot pick what he tried to pick, and the rule behind it."""

from collections import Counter
from typing import Any

from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.server.match.history import History, seat_asked
from tablee.server.speech import game_words
from tablee.server.storage.stored import StoredTable
from tablee.server.wire.requests import Objection
from tablee.words import Words


def objection(
    stored: StoredTable, history: History, token: bytes | None, decision: str, picks: list[str], locale: str
) -> Objection:
    """The rule against these picks, to whoever faces this decision."""
    seat = seat_asked(decision)
    if seat is None or seat not in stored.held(token):
        raise Refused("not-your-decision", {})
    if history.asked.get(seat) != decision:
        raise Refused("decision-closed", {})
    say = game_words(stored.game, locale)
    reason = reason_against(history.match, seat, picks)
    if reason is None:
        return no_part(history.match, seat, picks[-1], say)
    rule, _, case = reason.partition(" ")
    why = f"why-{case}" if case else "why"
    return Objection(rule, say.attribute(f"rule-{rule}", "title"), say.attribute(f"rule-{rule}", why))


def no_part(match: Match, seat: int, pick: str, say: Words) -> Objection:
    """No move is about what was picked: what is asked instead."""
    scene: dict[str, Any] = match.scene(seat, say.locale)
    named = {each["id"]: each["label"] for each in [*scene["places"], *scene["pieces"]]}
    rule = match.game.kinds[match.decision(seat).kind][0]
    facts: dict[str, object] = {"label": named.get(pick, pick), "prompt": scene["prompt"]["text"]}
    return Objection(rule, say.attribute(f"rule-{rule}", "title"), say.say("objection-no-part", facts))


def reason_against(match: Match, seat: int, picks: list[str]) -> str | None:
    """What forbids the moves that would need these picks (`Game.why_not`); None if there are none.

    Every move of the game is drawn as if it were allowed, so the scene itself says which of them were meant.
    """
    game, asked = match.game, match.decision(seat)
    scene: dict[str, Any] = game.scene(match.view(seat), seat, asked.offering(game.moves.texts), "en", None)
    allowed = set(asked.moves)
    drawn = [choice for choice in scene.get("choices", []) if choice["move"] not in allowed]
    below = [piece["place"] for piece in scene["pieces"] if piece["id"] == picks[-1]]  # it may be in the way there
    meant: list[str] = []
    for wish in (picks, picks[-1:], below):
        if wish and not meant:
            meant = [choice["move"] for choice in drawn if set(wish) <= set(choice.get("picks", []))]
    reasons = Counter(game.why_not(match.state, seat, game.moves.number(move)) for move in meant)
    return reasons.most_common(1)[0][0] if reasons else None
