"""Hostages, threat and points: the small changes every card is made of, and the end they may bring."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import NO_ROW
from tablee.games.negociateur.rules.board import DIAL, PAWNS, TOP
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.deck import cards_left, discard_terror
from tablee.games.negociateur.rules.moves import NOTHING
from tablee.games.negociateur.rules.phases import Ask, End, Phase


def signed(change: i64) -> str:
    """A change as people write it."""
    return f"+{change}" if change >= 0 else f"−{-change}"


def total(state: Components) -> i64:
    """Everyone who has ever been held: each is held, released or eliminated. (NG-104, NG-G05)"""
    return state.zone + state.released + state.eliminated


def finish(state: Components, end: End) -> None:
    """The match is over; nothing further is applied. (NG-107, NG-914)"""
    if state.tape is not None:
        facts: Facts = {
            "turn": state.turn,
            "threat": DIAL[state.threat],
            "released": state.released,
            "eliminated": state.eliminated,
            "level": state.threat,
            "deck": cards_left(state),
            "pivotal": state.deck_golden,
            "phase": state.phase.value,
        }
        state.tell(Event(end.value, facts))
    state.end = end
    state.phase = Phase.OVER
    state.ask = Ask.NOTHING
    state.todo = NO_ROW
    state.firing = False
    state.ending = False
    state.conceding = NOTHING
    state.testing = NOTHING
    state.choosing = NOTHING
    state.revealing = 0
    state.returning = 0


def release(state: Components, number: i64) -> None:
    """Hostages go free, one at a time and like it or not. (NG-108, NG-503, NG-506, NG-G10)

    One too many makes the abductor give himself up, but not in a terror phase; an empty zone alone does not. The
    accomplice gives up as soon as it is empty. (NG-706, NG-904, NG-905, NG-912, NG-G09, NG-G40)
    """
    freed: i64 = 0
    captured = False
    for _ in range(number):
        if state.zone == 0:
            captured = state.phase is Phase.DISCUSSION and not state.accomplice
            break
        state.zone -= 1
        state.released += 1
        freed += 1
    if freed and state.tape is not None:
        facts: Facts = {"count": freed, "threat": DIAL[state.threat], "held": state.zone, "turn": state.turn}
        state.tell(Event("hostages-released", facts))
    if captured:
        finish(state, End.CAPTURED)
    elif state.accomplice and state.zone == 0:
        finish(state, End.SURRENDERED)


def kill(state: Components, number: i64) -> None:
    """Hostages die, one at a time; with none left, time runs out instead. (NG-108, NG-504, NG-901, NG-G01, NG-G04)"""
    spared: i64 = 1 if state.accomplice else 0  # the accomplice never kills the last one (NG-911)
    everyone = total(state)
    dead: i64 = 0
    while dead < number and state.zone > spared and 2 * state.eliminated <= everyone:
        state.zone -= 1
        state.eliminated += 1
        dead += 1
    if dead and state.tape is not None:
        state.tell(Event("hostages-eliminated", {"count": dead, "held": state.zone, "turn": state.turn}))
    if 2 * state.eliminated > everyone:
        finish(state, End.TOO_MANY)
    elif state.zone == 0:
        discard_terror(state, number - dead)  # NG-G06


def change_threat(state: Components, change: i64) -> None:
    """The marker moves; what goes beyond an end of the dial frees or kills. (NG-501, NG-502, NG-505)

    The accomplice kills once for each effect that moves it up. (NG-910, NG-G08)
    """
    start = state.threat
    end = start + change
    beyond: i64 = 0
    top: i64 = TOP
    if end > top:
        beyond = end - top
        end = top
    elif end < 0:
        beyond = -end
        end = 0
    state.threat = end
    if end != start and state.tape is not None:
        state.tell(Event("threat-changed", {"from": DIAL[start], "to": DIAL[end], "level": end}))
    if change < 0:
        if beyond:
            release(state, beyond)
        return
    if beyond:
        kill(state, beyond)
    if end > start and state.accomplice and state.end is End.NOT_YET:
        kill(state, 1)


def change_cp(state: Components, change: i64) -> None:
    """Discussion points come or go at once, below zero too. (NG-103, NG-507)"""
    state.cp += change
    if state.tape is not None:
        facts: Facts = {"by": change, "change": signed(change), "cp": state.cp, "turn": state.turn}
        state.tell(Event("cp-changed", facts))


def add_hostages(state: Components, number: i64) -> None:
    """More people are held, as long as there are pawns. (NG-508)"""
    supply: i64 = PAWNS - total(state)
    more = number if number < supply else supply
    state.zone += more
    if state.tape is not None:
        state.tell(Event("hostages-added", {"count": more, "held": state.zone}))


def time_is_up(state: Components) -> None:
    """No terror card is left to draw: everyone still held dies and the captor escapes. (NG-702, NG-712)"""
    state.eliminated += state.zone
    state.zone = 0
    finish(state, End.OUT_OF_TIME)
