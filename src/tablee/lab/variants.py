"""Variants: every number of seats with every combination of options, one after another."""

from math import gcd, prod

from tablee.engine.game import Game
from tablee.engine.options import Options
from tablee.engine.rng import Rng


def variant(game: Game, number: int, rng: Rng) -> tuple[int, Options]:
    """The seats and options of the match of this number. Counting up goes through all of them, in strides, so that
    every value comes early; what each seat settles for itself is drawn, and values that are not listed."""
    seats = game.seats[number % len(game.seats)]
    further = {option.name: option.further(rng) for option in game.options}
    several = [option for option in game.options if not option.each_seat and not option.distinct]
    total = prod(len(option.allowed(seats)) + (further[option.name] is not None) for option in several)
    place = number // len(game.seats) * stride(total) % total
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
            more = further[option.name]
            if more is not None:
                values = [*values, more]
            settings[option.name] = values[place % len(values)]
            place //= len(values)
    return seats, game.settle(seats, settings)


def stride(total: int) -> int:
    """About six tenths of a number, and without a common factor, so that strides come to every place below it."""
    return next(step for step in range(max(1, total * 618 // 1000), total + 2) if gcd(step, total) == 1)
