"""Levels: how well a bot plays, and how long it may think."""

from msgspec import Struct

from tablee.bots.search import Search
from tablee.engine.game import Game
from tablee.engine.policy import Policy, RandomPolicy, Skilled
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State

LEVELS = ("random", "simple", "expert")
SEARCHING = ("expert",)  # the levels that use up their time wherever they have a choice


class Budget(Struct, frozen=True):
    """How long a bot may think about a move: iterations, milliseconds, or whichever is used up first; 0 is no bound."""

    iterations: int = 0
    milliseconds: int = 0


AT_THE_TABLE = Budget(milliseconds=1000)
IN_THE_LAB = Budget(iterations=1000)  # the same on every machine, so that figures can be had again


def policy(game: Game, level: str, budget: Budget = IN_THE_LAB) -> Policy:
    """The policy of a level; refuses a level there is not. What is judged is left to the game's skill of it."""
    picks = picking(game, level, budget)
    return Skilled(picks, game.skilled(level)) if game.judged else picks


def picking(game: Game, level: str, budget: Budget) -> Policy:
    """How a level picks where nothing is judged."""
    if level == "random":
        return RandomPolicy()
    if level == "simple":
        return game.simple()
    if level == "expert":
        return searching(game, budget)
    raise Refused("unknown-bot", {"bot": level, "known": list(LEVELS)})


def searching(game: Game, budget: Budget) -> Search:
    """The expert's search. It never looks into a trial: there it takes the skill of its level for granted."""
    skilled = game.skilled("expert") if game.judged else None
    return Search(game.guide(), budget.iterations, budget.milliseconds, skilled)


def searched(game: Game, state: State, rng: Rng, iterations: int) -> int:
    """Let an expert think about the decision that comes next; how many playouts to the end of the match it made."""
    search = searching(game, Budget(iterations))
    seat = state.pending()[0]
    search.choose(state.imagine(seat, rng), seat, rng)
    return search.iterations
