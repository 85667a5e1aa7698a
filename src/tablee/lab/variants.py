"""Variants: every number of seats with every combination of options, one after another."""

from tablee.engine.game import Game
from tablee.engine.options import Options
from tablee.engine.rng import Rng


def variant(game: Game, number: int, rng: Rng) -> tuple[int, Options]:
    """The seats and options of the match of this number. Counting up goes through all of them; what each seat settles
    for itself is drawn, and values that are not listed."""
    seats = game.seats[number % len(game.seats)]
    place = number // len(game.seats)
    settings: dict[str, object] = {}
    for option in game.options:
        values = option.allowed(seats)
        if option.distinct:
            order = list(range(len(values)))
            rng.shuffle(order)
            settings[option.name] = [values[index] for index in order[:seats]]
        elif option.each_seat:
            settings[option.name] = [values[rng.below(len(values))] for _ in range(seats)]
        else:
            more = option.further(rng)
            if more is not None:
                values = [*values, more]
            settings[option.name] = values[place % len(values)]
            place //= len(values)
    return seats, game.settle(seats, settings)
