"""The training room: trials and shootings one after the other, by each agent in turn, and no cards. (NCIS-168)"""

from typing import Final

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.moves import AMBUSH_CARD, CRIMINAL, NCIS, NOBODY
from tablee.games.ncis.rules.phases import Phase, Step
from tablee.games.ncis.rules.turns import ask, finish, next_agent, opponent

DRILLS: Final = 8  # that a training has
SHOOTING: Final = 3  # the drill after those of the three trial decks
ALL: Final = 1  # what an option says: nothing, all, or one of the four


def drill_of(state: Components) -> i64:
    """What is trained now: always the same, or each kind in turn."""
    if state.training == ALL:
        return (state.turn - 1) % 4
    return state.training - 2


def begin_drill(state: Components) -> Step:
    """The agent whose turn it is trains: a trial card of its deck, or two targets that the Criminel calls."""
    state.actor = state.due
    drill = drill_of(state)
    if state.tape is not None:
        state.tell(Event("drill-begun", {"seat": state.actor, "number": state.turn, "drills": DRILLS}))
    if drill == SHOOTING:
        state.discard = []  # one Embuscade lies there from the start, and goes back there
        state.ambush = AMBUSH_CARD
        return ask(state, Phase.CALL, opponent(state))
    state.locked = drill + 1
    state.winner = NCIS
    state.performer = state.actor
    return Step.DRAW_TRIAL


def end_drill(state: Components, *, passed: bool) -> None:
    """A drill that fails raises the threat by one; nothing else comes of it."""
    state.locked = 0
    state.winner = NOBODY
    if not passed:
        state.threat += 1


def next_drill(state: Components) -> Step:
    """The next agent, until all drills are done: half of them must be passed."""
    if state.turn == DRILLS:
        return finish(state, NCIS if team_wins(state) else CRIMINAL, "NCIS-168")
    state.due = next_agent(state, state.actor)
    state.turn += 1
    return Step.DRILL


def team_wins(state: Components) -> bool:
    return 2 * state.threat <= DRILLS
