"""Threat tests: how many dice, what they show, which 4s are paid for. (NG-407, NG-G13)"""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.games.negociateur.rules.board import (
    CONVERSION,
    CONVERTIBLE,
    DICE,
    EVERY_TEST,
    FIRST_TEST,
    LEAST_DICE,
    MOST_DICE,
    SUCCESS,
)
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.phases import Phase


def dice_for_test(state: Components) -> i64:
    """The dice of the next test: the dial's and all that adds or takes away, between one and five. (NG-401)"""
    number: i64 = DICE[state.threat]
    talking = state.phase is Phase.DISCUSSION
    if talking:
        number += state.dice_next + state.dice_discussion
    if state.conceded and not state.accomplice:
        for demand in state.slots:
            if demand >= 0 and state.conceded >> demand & 1:
                number += EVERY_TEST[demand]
                if talking and state.tests == 0:
                    number += FIRST_TEST[demand]
    if number < LEAST_DICE:
        return LEAST_DICE
    return MOST_DICE if number > MOST_DICE else number


def fours_count(state: Components) -> bool:
    """Whether each 4 is a success for nothing. (NG-406)"""
    return state.phase is Phase.DISCUSSION and (state.fours_next or state.fours_discussion)


def roll(state: Components) -> list[int]:
    """Roll the dice of a test. (NG-401, NG-G46)"""
    return [state.below(6) + 1 for _ in range(dice_for_test(state))]


def lay(state: Components, dice: list[int]) -> None:
    """The dice of a test as they have fallen; what was meant for the next test is used up. (NG-402, NG-406, NG-408)"""
    state.dice = dice
    state.converted = fours_among(dice) if fours_count(state) else 0
    if state.phase is Phase.DISCUSSION:
        state.tests += 1
        state.dice_next = 0
        state.fours_next = False
    if state.tape is not None:
        facts: Facts = {"dice": dice[:], "count": len(dice), "successes": successes(state)}
        state.tell(Event("test-rolled", facts, reveals=True))


def fours_among(dice: list[int]) -> i64:
    number: i64 = 0
    for face in dice:
        if face == CONVERTIBLE:
            number += 1
    return number


def successes(state: Components) -> i64:
    """Dice of five or more, and 4s that were paid for or are free. (NG-402, NG-405)"""
    number = state.converted
    for face in state.dice:
        if face >= SUCCESS:
            number += 1
    return number


def may_convert(state: Components) -> bool:
    """Whether a 4 is left that two cards of the hand could make a success, even after a hang-up. (NG-403, NG-G55)"""
    return state.held >= CONVERSION and fours_among(state.dice) > state.converted


def roll_one(state: Components) -> i64:
    """One plain die against the threat: no modifier, no conversion. (NG-409)"""
    face = state.below(6) + 1
    state.dice = [face]
    state.converted = 0
    return face
