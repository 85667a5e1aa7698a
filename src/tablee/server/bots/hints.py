"""Hints: who may ask what an expert would do, and its answer in words."""

from typing import Any

from tablee.bots import Hope
from tablee.bots.advice import LEAST
from tablee.engine.refused import Refused
from tablee.server.match.history import History, seat_asked
from tablee.server.speech import game_words
from tablee.server.storage.stored import StoredTable
from tablee.server.wire.requests import Hint, HintMove
from tablee.words import Words


def check(stored: StoredTable, history: History, token: bytes | None, decision: str) -> int:
    """The seat that faces this decision; refuses whoever does not sit there, and tables where others play too."""
    seat = seat_asked(decision)
    if seat is None or seat not in stored.held(token):
        raise Refused("not-your-decision", {})
    if len(stored.people()) > 1:
        raise Refused("hints-alone", {})
    if history.asked.get(seat) != decision:
        raise Refused("decision-closed", {})
    if history.match.state.judged(seat) is not None:
        raise Refused("no-hint-here", {})
    return seat


def told(stored: StoredTable, history: History, seat: int, decision: str, hopes: list[Hope], locale: str) -> Hint:
    """What an expert thinks, with the labels and picks of the moves; refuses if they have been played since."""
    if history.asked.get(seat) != decision:
        raise Refused("decision-closed", {})
    speech = game_words(stored.game, locale)
    scene: dict[str, Any] = history.match.scene(seat, locale, stored.names())
    choices = {choice["move"]: choice for choice in scene["choices"]}
    tries = sum(hope.tries for hope in hopes)
    if not tries:
        how, verdict = "", "only"
    else:
        how = speech.say("hint-how", {"tries": tries})
        verdict = verdict_on(hopes)
    return Hint(
        decision,
        speech.say(f"hint-{verdict}"),
        how,
        [hint_move(hope, choices[hope.move], speech) for hope in hopes],
    )


def verdict_on(hopes: list[Hope]) -> str:
    """How sure the expert is: not at all after too few playouts, or of one move, or between some."""
    best, *others = hopes
    if best.tries < LEAST:
        return "unsure"
    return "alike" if any(hope.alike for hope in others) else "clear" if others else "alone"


def hint_move(hope: Hope, choice: dict[str, Any], speech: Words) -> HintMove:
    win = hope.win
    return HintMove(
        hope.move,
        choice["label"],
        choice.get("picks", []),
        figures(hope, speech) if hope.tries else "",
        win.rate,
        win.low,
        win.high,
        hope.alike,
    )


def figures(hope: Hope, speech: Words) -> str:
    """The chance to win and the score to be hoped for, if any; a game may have its own sentence for its scores."""
    win, code = hope.win, "hint-score" if speech.has("hint-score") else "hint-points"
    chance = speech.say(
        "hint-win", {"rate": round(100 * win.rate), "low": round(100 * win.low), "high": round(100 * win.high)}
    )
    if hope.score is None:
        return chance
    return f"{chance} · {speech.say(code, {'score': round(hope.score, 1), 'off': round(hope.off, 1)})}"
