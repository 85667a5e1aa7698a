"""Speed: what one build of Tablée does per second of processor time. Runs as a process of its own.

`python -m tablee.lab.speed` says which build it is, then answers one measurement a line: JSON in, JSON out.
"""

import json
import sys
import time
from collections.abc import Callable

from tablee.engine import state as compiled_or_not
from tablee.engine.game import Game
from tablee.engine.options import Options
from tablee.engine.playout import copying_playout, random_playout
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.games import load

Clock = Callable[[], float]
SOURCES = (".py", ".pyc")


def is_compiled() -> bool:
    return not str(compiled_or_not.__file__).endswith(SOURCES)


def playouts(game: Game, seats: int, seconds: float, play: Callable[[State, Rng], int]) -> float:
    """Decisions per second of whole matches, set-up included."""
    options = game.settle(seats, {})
    decisions = number = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not number:
        number += 1
        state, rng = fresh(game, seats, options, number)
        decisions += play(state, rng)
    return decisions / spent


def fresh(game: Game, seats: int, options: Options, number: int) -> tuple[State, Rng]:
    luck, rng = Rng(), Rng()
    luck.seed(number)
    rng.branch(luck)
    state = game.set_up(seats, options, luck)
    state.tape = None
    return state, rng


def moments(game: Game, seats: int) -> list[State]:
    """States from the start of a match to its end."""
    state, rng = fresh(game, seats, game.settle(seats, {}), 1)
    states = []
    while pending := state.pending():
        states.append(state.copy())
        state.apply(pending[0], state.random_move(pending[0], rng))
    return states


def copies(game: Game, seats: int, seconds: float) -> float:
    """Copies per second, over the states of a match."""
    states = moments(game, seats)
    made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not made:
        for state in states:
            state.copy()
        made += len(states)
    return made / spent


def imaginings(game: Game, seats: int, seconds: float) -> float:
    """Imagined states per second, over the states of a match and all its seats."""
    states = moments(game, seats)
    rng = Rng()
    made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not made:
        for place, state in enumerate(states):
            state.imagine(place % seats, rng)
        made += len(states)
    return made / spent


def expert_playouts(game: Game, seats: int, seconds: float) -> float:
    """Full playouts per second of the expert's search, from the first decision."""
    from tablee.bots import searched

    state, rng = fresh(game, seats, game.settle(seats, {}), 1)
    made, turns = 0, 1
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not made:
        made += searched(game, state, rng, turns)
        turns *= 2
    return made / spent


MEASURES: dict[str, Callable[[Game, int, float], float]] = {
    "random": lambda game, seats, seconds: playouts(game, seats, seconds, random_playout),
    "copying": lambda game, seats, seconds: playouts(game, seats, seconds, copying_playout),
    "copy": copies,
    "imagine": imaginings,
    "expert": expert_playouts,
}


def main() -> None:
    print(json.dumps({"compiled": is_compiled(), "python": sys.version.split()[0]}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        rate = MEASURES[asked["measure"]](load(asked["game"]), asked["seats"], asked["seconds"])
        print(json.dumps(rate), flush=True)


if __name__ == "__main__":
    main()
