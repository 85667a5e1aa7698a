"""Objecting: the rule that keeps somebody from what he tried to pick."""

from collections import Counter
from typing import Any

from tablee.engine.match import Decision, Match
from tablee.engine.refused import Refused
from tablee.server.course import seat_asked
from tablee.server.lines import game_words
from tablee.server.requests import Objection
from tablee.server.table import Table


def objection(table: Table, token: bytes | None, decision: str, picks: list[str], locale: str) -> Objection:
    """The rule against these picks, to whoever faces this decision."""
    course, seat = table.match(), seat_asked(decision)
    if seat is None or seat not in table.record.held(token):
        raise Refused("not-your-decision", {})
    if course.asked.get(seat) != decision:
        raise Refused("decision-closed", {})
    rule = rule_against(course.match, seat, picks)
    return Objection(rule, game_words(table.record.game, locale).attribute(f"rule-{rule}", "title"))


def rule_against(match: Match, seat: int, picks: list[str]) -> str:
    """The rule that forbids the moves that would need these picks; if there are none, the rule of what is asked.

    Every move of the game is drawn as if it were allowed, so the scene itself says which of them were meant.
    """
    game, asked = match.game, match.decision(seat)
    all_moves = Decision(asked.id, seat, asked.kind, game.moves.texts, asked.limit, asked.judged, asked.secret)
    scene: dict[str, Any] = game.scene(match.view(seat), seat, all_moves, "en", None)
    allowed = set(asked.moves)
    drawn = [choice for choice in scene["choices"] if choice["move"] not in allowed]
    below = [piece["place"] for piece in scene["pieces"] if piece["id"] == picks[-1]]  # it may be in the way there
    meant: list[str] = []
    for wish in (picks, picks[-1:], below):
        if wish and not meant:
            meant = [choice["move"] for choice in drawn if set(wish) <= set(choice.get("picks", []))]
    rules = Counter(game.why_not(match.state, seat, game.moves.number(move)) for move in meant)
    return rules.most_common(1)[0][0] if rules else game.kinds[asked.kind][0]
